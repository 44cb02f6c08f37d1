"""Tables are opened, and opened again for a rematch, wholly or not at all."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.isolated_node import IsolatedNode
from tests.server.player import DULL
from tischrunde.protocol import rest
from tischrunde.server.api.request import Trouble
from tischrunde.server.bots.dispatch import BotDispatch
from tischrunde.server.bots.queue_local import LocalBotQueue
from tischrunde.server.live_table import LiveTable
from tischrunde.server.ports import Guest, Job, Store, Unavailable
from tischrunde.server.submission import submit
from tischrunde.table.commands import Command, Leave, Move, Rematch, Start

pytestmark = pytest.mark.anyio

MANY = 30
"""Number of matches of which a bot begins one."""
OPENED_WITH_BOTS = [("open", None), ("sit", 1), ("sit", 2)]
WRITES = ("append", "open_table", "post", "sit", "check")


class Frail:
    """A store that breaks at a write to come, before or after it is done."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.left: int | None = None
        self.done_before = False

    def __getattr__(self, name: str) -> Any:
        work = getattr(self._store, name)
        return self._breaking(work) if name in WRITES else work

    def _breaking(self, work: Callable[..., Any]) -> Callable[..., Any]:
        async def do(*arguments: Any, **more: Any) -> Any:
            if self.left is None:
                return await work(*arguments, **more)
            self.left -= 1
            if self.left == 0:
                if self.done_before:
                    await work(*arguments, **more)
                raise Unavailable
            if self.left < 0:
                raise Unavailable
            return await work(*arguments, **more)

        return do


@pytest.fixture
def node(store: Store) -> IsolatedNode:
    return IsolatedNode(store)


async def over(
    node: IsolatedNode, players: int = 2, bots: int = 0
) -> tuple[LiveTable, list[Guest]]:
    """A match that was played to its end, at random."""
    guests = [await node.guest(f"Igel {number}") for number in range(players - bots)]
    opened = await node.open(
        guests[0],
        game="uno",
        rules="uno-carabiner,target=1",
        players=players,
        bots=["easy"] * bots,
    )
    wish = rest.TakeSeat(code=opened.code)
    for guest in guests[1:]:
        await node.ask("take_seat", guest, wish, table=opened.table)
    live = await node.tables.get(opened.table)
    assert live is not None
    await submit(node.tables, live, 0, Start(), by=guests[0].id, key="start")
    dice, match = random.Random(7), live.table.match
    assert match is not None
    while not match.over:
        seat = min(match.waiting)
        legal = [live.table.game.write_move(move) for move in match.legal(seat)]
        move = Move(dice.choice([each for each in legal if each not in DULL] or legal))
        chair, version = live.table.chairs[seat], live.table.version
        assert chair is not None
        by = chair.owners[0] if chair.owners else None
        key = f"move {version}"
        await submit(node.tables, live, seat, move, by=by, key=key, base=version)
    return live, guests


def waiting(live: LiveTable) -> frozenset[int]:
    assert live.table.match is not None
    return live.table.match.waiting


async def asked(
    node: IsolatedNode, live: LiveTable, seat: int, guest: Guest, command: Command
) -> None:
    await submit(node.tables, live, seat, command, by=guest.id, key=f"again {seat}")


@pytest.mark.parametrize("last", [Rematch("abc"), Leave()], ids=["rematch", "leave"])
async def test_a_rematch_has_begun_when_the_last_answer_is_acknowledged(
    node: IsolatedNode, store: Store, last: Command
) -> None:
    live, guests = await over(node, players=3, bots=1)
    await asked(node, live, 0, guests[0], Rematch("xyz"))
    assert await agreed(store, live.table.id) is None
    await asked(node, live, 2, guests[1], last)
    successor = await agreed(store, live.table.id)
    assert successor is not None
    following = await node.tables.get(successor)
    assert following is not None
    assert following.table.state == "playing"
    notice = await store.notice(successor)
    assert notice is not None
    assert (notice.state, notice.free, notice.code) == ("playing", 0, following.table.opened.code)
    assert [sitting.seat for sitting in await store.sittings(guests[0].id)] == [0, 0]
    assert successor in await store.overdue(following.table.at, 99)


async def test_a_bot_that_begins_a_rematch_is_asked_at_once(node: IsolatedNode) -> None:
    jobs = LocalBotQueue()
    for _ in range(MANY):
        live, (guest,) = await over(node, players=2, bots=1)
        BotDispatch(node.tables, jobs)
        await asked(node, live, 0, guest, Rematch("xyz"))
        following = await node.tables.get(live.table.successor or "")
        assert following is not None
        if 1 in waiting(following):
            async with asyncio.timeout(60):
                assert await jobs.take() == Job(following.table.id, following.table.version, 1)
            return
        node.tables.row_listeners.pop()
    raise AssertionError("the bot never begins")


@pytest.mark.parametrize("done_before", [False, True])
async def test_a_rematch_that_breaks_off_is_agreed_with_its_table_or_not_at_all(
    store: Store, *, done_before: bool
) -> None:
    frail = Frail(store)
    node = IsolatedNode(frail)
    live, guests = await over(node)
    await asked(node, live, 0, guests[0], Rematch("xyz"))
    for writes in range(1, 20):
        frail.left, frail.done_before = writes, done_before
        try:
            await asked(node, live, 1, guests[1], Rematch("abc"))
        except Unavailable:
            successor = await agreed(store, live.table.id)
            if successor is not None:
                rows = await store.rows(successor)
                assert [row.act for row in rows] == ["open", "sit", "sit", "start"]
        else:
            return
        frail.left = None
    raise AssertionError("it never succeeds")


async def agreed(store: Store, table: str) -> str | None:
    live = await IsolatedNode(store).tables.get(table)
    assert live is not None
    return live.table.successor


@pytest.mark.parametrize("done_before", [False, True])
async def test_a_table_that_cannot_be_opened_wholly_is_not_opened(
    store: Store, *, done_before: bool
) -> None:
    frail = Frail(store)
    node = IsolatedNode(frail)
    guest = await node.guest("Igel")
    for writes in range(1, 20):
        frail.left, frail.done_before = writes, done_before
        try:
            await node.open(guest, sit=False, players=4, public=True, bots=["easy", "medium"])
        except Unavailable:
            for notice in await store.board(10):
                rows = await store.rows(notice.table)
                assert [(row.act, row.seat) for row in rows] == OPENED_WITH_BOTS
                assert notice.free == 2
        else:
            return
        frail.left = None
    raise AssertionError("it never succeeds")


async def test_a_table_that_is_opened_is_judged_as_ever(node: IsolatedNode) -> None:
    guest = await node.guest("Igel")
    with pytest.raises(Trouble, match="no-such-level"):
        await node.open(guest, bots=["wise"])
    with pytest.raises(Trouble, match="wrong-players"):
        await node.open(guest, bots=["easy"] * 3)


async def test_bots_leave_the_first_seat_unless_they_need_it(node: IsolatedNode) -> None:
    guest = await node.guest("Igel")
    for bots, free in ((1, (0,)), (2, ())):
        opened = await node.open(guest, sit=False, bots=["easy"] * bots)
        live = await node.tables.get(opened.table)
        assert live is not None
        assert live.table.free == free
