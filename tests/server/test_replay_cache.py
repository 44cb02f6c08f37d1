"""Finished matches are rendered once, kept at hand, and forgotten when they are deleted."""

import asyncio
import threading
from random import Random
from typing import Any

import pytest

from tests.server.isolated_node import IsolatedNode
from tests.server.player import DULL
from tischrunde.protocol import rest
from tischrunde.server.api import replays
from tischrunde.server.api.request import Trouble
from tischrunde.server.clock import now
from tischrunde.server.ports import Guest, Store
from tischrunde.server.submission import Taken, submit
from tischrunde.server.tables import QUIET_MS
from tischrunde.table.commands import Move, Start

pytestmark = pytest.mark.anyio

TIMEOUT_S = 60.0


class CountedReplays:
    """Renders matches as the routes do, and counts; it can be made to wait."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seats: list[int | None] = []
        self.let = threading.Event()
        self.let.set()
        self._render = replays._rendered  # noqa: SLF001 - put around
        monkeypatch.setattr(replays, "_rendered", self)

    def __call__(self, record: Any, dealt: Any, seat: int | None) -> Any:
        self.seats.append(seat)
        assert self.let.wait(TIMEOUT_S)
        return self._render(record, dealt, seat)


@pytest.fixture
def node(store: Store) -> IsolatedNode:
    return IsolatedNode(store)


@pytest.fixture
def counted_replays(monkeypatch: pytest.MonkeyPatch) -> CountedReplays:
    return CountedReplays(monkeypatch)


async def finished(node: IsolatedNode) -> tuple[Guest, str, int]:
    """Return a match that was played to its end: a player, the table, how many moves it took."""
    igel, wolf = await node.guest("Igel"), await node.guest("Wolf")
    opened = await node.open(igel, game="uno", rules="uno-carabiner,target=1")
    await node.ask("take_seat", wolf, rest.TakeSeat(code=opened.code), table=opened.table)
    live = await node.tables.get(opened.table)
    assert live is not None
    await submit(node.tables, live, 0, Start(), by=igel.id, key="start")
    dice, moves = Random(1), 0
    while (match := live.table.match) is not None and not match.over:
        seat = min(match.waiting)
        legal = [live.table.game.write_move(move) for move in match.legal(seat)]
        move = Move(dice.choice([each for each in legal if each not in DULL] or legal))
        by, base = (igel, wolf)[seat].id, live.table.version
        done = await submit(node.tables, live, seat, move, by=by, key=f"move {moves}", base=base)
        assert isinstance(done, Taken), done
        moves += 1
    return igel, opened.table, moves


async def replay(node: IsolatedNode, guest: Guest, table: str, seat: str = "open") -> Any:
    async with asyncio.timeout(TIMEOUT_S):
        return await node.ask("replay", guest, query={"seat": seat}, table=table)


async def test_a_match_is_told_unless_it_is_too_long(
    node: IsolatedNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    igel, table, moves = await finished(node)
    monkeypatch.setattr(replays, "MAX_MOVES", moves - 1)
    with pytest.raises(Trouble, match="too-long-to-replay"):
        await replay(node, igel, table)
    monkeypatch.setattr(replays, "MAX_MOVES", moves)
    assert await replay(node, igel, table)


async def test_what_is_at_hand_is_not_told_again(
    node: IsolatedNode, counted_replays: CountedReplays, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MAX_KEPT", 2)
    igel, table, _ = await finished(node)
    for seat in ("0", "1", "0", "open", "0", "1"):
        await replay(node, igel, table, seat)
    assert counted_replays.seats == [0, 1, None, 1]


async def test_many_who_ask_at_once_are_told_once(
    node: IsolatedNode, counted_replays: CountedReplays
) -> None:
    igel, table, _ = await finished(node)
    answers = await asyncio.gather(*(replay(node, igel, table) for _ in range(4)))
    assert len({id(each) for each in answers}) == len(counted_replays.seats) == 1


async def test_what_is_at_hand_does_not_wait_for_what_is_being_told(
    node: IsolatedNode, counted_replays: CountedReplays
) -> None:
    igel, table, _ = await finished(node)
    await replay(node, igel, table, "0")
    counted_replays.let.clear()
    long = asyncio.ensure_future(replay(node, igel, table, "1"))
    while len(counted_replays.seats) < 2:  # noqa: ASYNC110 - it begins in a thread
        await asyncio.sleep(0.01)
    await replay(node, igel, table, "0")
    assert not long.done()
    counted_replays.let.set()
    assert await long


async def test_what_is_deleted_while_it_is_told_is_not_told(
    node: IsolatedNode, counted_replays: CountedReplays
) -> None:
    igel, table, _ = await finished(node)
    counted_replays.let.clear()
    rendering = asyncio.ensure_future(replay(node, igel, table))
    while not counted_replays.seats:  # noqa: ASYNC110 - it begins in a thread
        await asyncio.sleep(0.01)
    await node.ask("forget", igel)
    counted_replays.let.set()
    with pytest.raises(Trouble, match="no-such-table"):
        await rendering


async def test_what_was_deleted_at_another_node_is_not_kept(
    node: IsolatedNode, store: Store
) -> None:
    igel, table, _ = await finished(node)
    routes = node.answers_to("replay")
    await replay(node, igel, table)
    assert routes._rendered  # noqa: SLF001 - nobody else can see it
    node.tables.now = lambda: now() + 2 * QUIET_MS
    await node.tables.forget_quiet()
    await IsolatedNode(store).ask("forget", igel)
    with pytest.raises(Trouble, match="no-such-table"):
        await replay(node, igel, table)
    assert not routes._rendered  # noqa: SLF001


async def test_whoever_asks_while_many_wait_is_asked_to_come_back(
    node: IsolatedNode, counted_replays: CountedReplays, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MAX_WAITING", 2)
    igel, table, _ = await finished(node)
    counted_replays.let.clear()
    waiting = [asyncio.ensure_future(replay(node, igel, table, seat)) for seat in ("0", "1")]
    await asyncio.sleep(0)
    while not counted_replays.seats:  # noqa: ASYNC110 - it begins in a thread
        await asyncio.sleep(0.01)
    with pytest.raises(Trouble, match="too-many") as refused:
        await replay(node, igel, table)
    assert refused.value.retry
    counted_replays.let.set()
    assert all(await asyncio.gather(*waiting))
    assert await replay(node, igel, table)
