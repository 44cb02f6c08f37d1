"""Against a real server: whole matches, whatever the connection does."""

import asyncio
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.client.node import run
from tests.server.running_server import HASTY, RunningServer, running_server
from tischrunde.client import Client, LiveTable, Refused, Socket
from tischrunde.client.bot import play_match
from tischrunde.games.verify import verify_record

RULES = {"rallye": "fx-schmid,target=300", "uno": "uno-carabiner,target=60"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    data = tmp_path_factory.mktemp("server")
    with running_server(data, "--patience", "1000", through=HASTY) as running:
        yield running


FRAMES_BETWEEN_CUTS = 10
"""Fewer than the shortest match has, whatever is dealt."""


class Rough(Socket):
    """Says some moves twice, holds some back, and is cut again and again."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.cuts = 0
        self._random = random.Random(seed)
        self._heard = 0
        self._held: list[bytes] = []

    async def open(self, url: str) -> None:
        self._held.clear()
        await super().open(url)

    async def send(self, frame: bytes) -> None:
        fate = self._random.random() if b'"play"' in frame else 1.0
        if fate < 0.05:
            self._held.append(frame)
            return
        await super().send(frame)
        if fate < 0.15:
            await super().send(frame)
        for held in self._held:
            await super().send(held)
        self._held.clear()

    async def receive(self) -> bytes:
        frame = await super().receive()
        self._heard += 1
        if self._heard % FRAMES_BETWEEN_CUTS == 0:
            self.cuts += 1
            self.cut()
        return frame


def chooser(seed: int) -> Callable[[LiveTable], str]:
    """Return somebody who plays at random, but does not draw for ever."""
    chance = random.Random(seed)

    def choose(table: LiveTable) -> str:
        cards = [move for move in table.legal if move not in ("draw", "keep")]
        return chance.choice(cards or table.legal)

    return choose


async def watch(table: LiveTable) -> list[Any]:
    """Return what happened until the match was over, version by version."""
    events: list[Any] = []
    last = table.version
    async for happened in table:
        if not happened.afresh:
            assert happened.version == last + 1
            events.append((happened.version, happened.events))
        last = happened.version
        if happened.view["state"] == "over":
            return events
    raise AssertionError("a match ends")


async def seated(first: Client, second: Client, game: str) -> tuple[LiveTable, LiveTable, str]:
    await first.come_in("Igel", shape="hedgehog", program=True)
    await second.come_in("Wolf", shape="wolf", program=True)
    opened = await first.open_table(game, RULES[game], players=2, pace="programs")
    await second.take_seat(opened.table, opened.code)
    return await first.table(opened.table), await second.table(opened.table), opened.code


@pytest.mark.usefixtures("short_timeouts")
@pytest.mark.parametrize("rough", [False, True], ids=["smooth", "rough"])
@pytest.mark.parametrize("game", sorted(RULES))
def test_two_play_a_whole_match_and_see_the_same(
    server: RunningServer,
    game: str,
    rough: bool,  # noqa: FBT001 - a parameter
) -> None:
    async def test() -> None:
        sockets = [Rough(seed) for seed in (1, 2)] if rough else [Socket(), Socket()]
        first = Client(server.url, socket=sockets[0])
        second = Client(server.url, socket=sockets[1])
        async with first, second:
            one, two, code = await seated(first, second, game)
            seeing = [asyncio.create_task(watch(table)) for table in (one, two)]
            await asyncio.sleep(0)
            await one.start()
            await asyncio.gather(play_match(one, chooser(1)), play_match(two, chooser(2)))
            ours, theirs = await asyncio.gather(*seeing)
            assert ours == theirs
            assert one.view["secret"] == two.view["secret"]
            looked = await first.look(one.id)
            looked.view["match"]["round"]["blocked"] = {}  # it is nobody's turn any more
            for counted in ("accounted", "unseen"):  # the stream leaves it to whoever looks on
                del looked.view["match"]["round"][counted]
            assert (looked.v, looked.view) == (one.version, one.view)
            record = await second.record(two.id, code)
            assert verify_record(record.encode(), one.view["commitment"]).verified
            if rough:
                assert sum(socket.cuts for socket in sockets if isinstance(socket, Rough)) > 0

    run(test(), seconds=600)


def test_one_plays_against_bots_and_again(server: RunningServer) -> None:
    async def test() -> None:
        async with Client(server.url) as client:
            await client.come_in("Igel", program=True)
            opened = await client.open_table(
                "uno", "uno-carabiner,target=1", players=3, pace="programs", bots=["easy", "medium"]
            )
            table = await client.table(opened.table)
            await table.start()
            await play_match(table, chooser(3))
            await table.rematch()
            again = await client.successor(table)
            assert again.seat == 0
            await play_match(again, chooser(4))
            assert again.over
            assert again.view["commitment"] != table.view["commitment"]

    run(test(), seconds=600)


def test_whoever_only_watches_sees_no_hand_and_may_sit_down_later(server: RunningServer) -> None:
    async def test() -> None:
        async with Client(server.url) as host, Client(server.url) as guest:
            await host.come_in("Igel")
            opened = await host.open_table("rallye", "fx-schmid", players=2)
            with pytest.raises(Refused) as no:
                await guest.table(opened.table)
            assert no.value.code == "no-such-table"
            table = await guest.table(opened.table, opened.code)
            assert table.seat is None
            assert not table.legal
            await guest.come_in("Wolf")
            taken = await guest.take_seat(opened.table, opened.code)
            await table.until(lambda table: table.seat == taken.seat)
            await table.start()
            assert len(table.round["hand"]) >= 6

    run(test())


def test_a_refused_move_names_its_clause(server: RunningServer) -> None:
    async def test() -> None:
        async with Client(server.url) as host:
            await host.come_in("Igel", program=True)
            opened = await host.open_table(
                "rallye", "fx-schmid", players=2, pace="programs", bots=["random"]
            )
            table = await host.table(opened.table)
            await table.start()
            await table.until(lambda table: table.my_turn)
            blocked = next(
                move for moves in table.blocked.values() for move, _ in moves if move is not None
            )
            with pytest.raises(Refused) as no:
                await table.play(blocked)
            assert no.value.code == "refused"
            assert no.value.clause is not None
            assert table.my_turn

    run(test())


@pytest.mark.parametrize("game", sorted(RULES))
def test_a_hint_against_a_bot_is_a_legal_move(server: RunningServer, game: str) -> None:
    async def test() -> None:
        async with Client(server.url) as client:
            await client.come_in("Igel", program=True)
            opened = await client.open_table(game, RULES[game], players=2, pace="programs")
            await client.take_seat(opened.table, opened.code, bot="easy")
            table = await client.table(opened.table)
            await table.start()
            async for _ in table:
                if table.legal and table.seat in table.view["match"]["round"]["waiting"]:
                    break
            hint = await client.hint(table.id)
            assert hint.move in table.legal
            assert hint.words
            assert hint.reasons
            assert {reason.side for reason in hint.reasons} <= {"for", "against", "remark"}

    run(test(), seconds=120)


def test_there_are_no_hints_among_people(server: RunningServer) -> None:
    async def test() -> None:
        async with Client(server.url) as first, Client(server.url) as second:
            one, _, _ = await seated(first, second, "uno")
            await one.start()
            with pytest.raises(Refused, match="no-hints-among-people"):
                await first.hint(one.id)

    run(test(), seconds=120)
