"""A legal move is written without a task of its own; what comes between is dealt with as ever."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import pytest

from tests.server.isolated_node import IsolatedNode, Sink, Spoken, StoreWrapper
from tischrunde.protocol import rest
from tischrunde.protocol.frames import Do, Hello, Play, Sub
from tischrunde.server import client_commands
from tischrunde.server.local_bus import LocalBus, LocalHub
from tischrunde.server.ports import Store, Unavailable
from tischrunde.server.submission import submit, submit_at_once
from tischrunde.table.commands import Start
from tischrunde.table.log import Row

pytestmark = pytest.mark.anyio

ANSWERS: Final = ("ack", "err")


class Troubled(StoreWrapper):
    """A store where something comes between when a move is written."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.breaks_before = self.breaks_after = self.others_are_quicker = False
        self.let = asyncio.Event()
        self.let.set()

    async def append(self, row: Row, *how: Any) -> bool:
        await self.let.wait()
        if self.others_are_quicker:
            self.others_are_quicker = False
            await self._store.append(row._replace(seat=None, key="quick", act="restart", body=""))
        if self.breaks_before:
            raise Unavailable("it is away")
        won = await self._store.append(row, *how)
        if self.breaks_after:
            raise Unavailable("it was away when it was to say so")
        return bool(won)


class Game:
    """A running table of two, and a socket of whoever is on turn."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.troubled = Troubled(store)
        hub = LocalHub()
        self.elsewhere = LocalBus(hub)
        self.node = IsolatedNode(self.troubled, LocalBus(hub))

    async def begin(self) -> None:
        igel, wolf = await self.node.guest("Igel"), await self.node.guest("Wolf")
        opened = await self.node.open(igel)
        seat = rest.TakeSeat(code=opened.code, seat=1)
        await self.node.ask("take_seat", wolf, seat, table=opened.table)
        self.table = opened.table
        live = await self.node.tables.get(self.table)
        assert live is not None
        self.live = live
        await submit(self.node.tables, live, 0, Start(), by=igel.id, key="start")
        match = live.table.match
        assert match is not None
        (self.seat,) = match.waiting
        self.player, self.other = (igel, wolf) if self.seat == 0 else (wolf, igel)
        self.move = live.table.game.write_move(match.legal(self.seat)[-1])
        self.socket = await self.greeted(self.player)

    async def greeted(self, guest: Any) -> Spoken:
        socket = Spoken(self.node, guest)
        socket.say(Hello())
        assert (await socket.answer())["t"] == "welcome"
        return socket

    def play(self, key: str, move: str | None = None) -> Play:
        return Play(key, self.table, self.live.table.version, self.move if move is None else move)

    async def rows(self, key: str) -> list[Row]:
        return [row for row in await self.store.rows(self.table) if row.key == key]


@pytest.fixture
async def game(store: Store) -> AsyncIterator[Game]:
    made = Game(store)
    await made.begin()
    yield made
    await made.socket.hang_up()


async def test_it_is_written_answered_and_announced(game: Game) -> None:
    await game.elsewhere.listen(game.table)
    game.socket.say(game.play("one"))
    answer = await game.socket.answer()
    (row,) = await game.rows("one")
    assert (answer["t"], answer["k"], answer["v"]) == ("ack", "one", row.version)
    heard = await anext(game.elsewhere.heard())
    assert heard is not None
    assert heard.row == game.live.last == row


async def test_it_is_encoded_once_for_all_who_look_on_from_the_same_place(game: Game) -> None:
    """From a seat, on two devices, or as spectators; nobody is sent what another place sees."""
    code = game.live.table.opened.code
    places = {guest: (Sink(), Sink()) for guest in (game.player.id, game.other.id, None)}
    for guest, devices in places.items():
        for sink in devices:
            said = Sub(game.table, code=code)
            await game.node.node.streams.subscribe(sink, game.live, guest, said)
    game.socket.say(game.play("one"))
    assert (await game.socket.answer())["t"] == "ack"
    shown = [[sink.frames[-1] for sink in devices] for devices in places.values()]
    assert all(one is another for one, another in shown)
    assert len({one for one, _ in shown}) == len(places)


async def test_after_a_move_that_is_refused_another_can_be_made(game: Game) -> None:
    game.socket.say(game.play("one", move="!"))
    assert (await game.socket.answer())["t"] == "err"
    game.socket.say(game.play("two"))
    assert (await game.socket.answer())["t"] == "ack"
    assert not await game.rows("one")


async def test_after_a_move_that_was_begun_at_once_the_next_is_too(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    def begin(*what: Any, key: str, **more: Any) -> Any:
        begun.append(key)
        return submit_at_once(*what, key=key, **more)

    monkeypatch.setattr(client_commands, "submit_at_once", begin)
    for key in ("one", "two"):
        game.socket.say(game.play(key))
        assert (await game.socket.answer())["k"] == key
    assert begun == ["one", "two"]


async def test_it_is_made_from_the_own_seat_only(game: Game) -> None:
    socket = await game.greeted(game.other)
    socket.say(game.play("one"))
    answer = await socket.answer()
    assert (answer["t"], answer["k"]) == ("err", "one")
    assert not await game.rows("one")
    await socket.hang_up()


async def test_when_another_node_was_quicker_it_is_judged_again(game: Game) -> None:
    game.troubled.others_are_quicker = True
    game.socket.say(game.play("one"))
    answer = await game.socket.answer()
    assert (answer["t"], answer["k"]) == ("ack", "one")
    (row,) = await game.rows("one")
    assert row.version == answer["v"] == game.live.table.version


@pytest.mark.parametrize("written", [False, True])
async def test_what_the_store_did_not_acknowledge_is_looked_up_in_the_log(
    game: Game, *, written: bool
) -> None:
    game.troubled.breaks_before, game.troubled.breaks_after = not written, written
    play = game.play("one")
    game.socket.say(play)
    answer = await game.socket.answer()
    assert (answer["t"], answer["code"], answer["k"]) == ("err", "unavailable", "one")
    assert len(await game.rows("one")) == written
    game.troubled.breaks_before = game.troubled.breaks_after = False
    game.socket.say(play)
    answer = await game.socket.answer()
    (row,) = await game.rows("one")
    assert (answer["t"], answer["v"]) == ("ack", row.version)


async def test_while_it_is_in_doubt_what_was_written_no_move_is_begun_at_once(game: Game) -> None:
    """The last move may have been written although nobody said so: then it was the answer."""
    game.troubled.breaks_after = True
    game.socket.say(game.play("one"))
    assert (await game.socket.answer())["t"] == "err"
    game.troubled.breaks_after = False
    tried: list[Row] = []
    append = game.troubled.append

    async def noting(row: Row, *how: Any) -> bool:
        tried.append(row)
        return await append(row, *how)

    game.troubled.append = noting  # type: ignore[method-assign]
    game.socket.say(game.play("two"))
    assert (await game.socket.answer())["t"] in ANSWERS
    (one,) = await game.rows("one")
    assert not [row for row in tried if row.version <= one.version]


async def test_it_does_not_overtake_an_earlier_command_of_the_same_client(game: Game) -> None:
    game.socket.say(Do("one", game.table, "more-time"))
    game.socket.say(game.play("two"))
    answers = [await game.socket.answer() for _ in range(2)]
    (first,), (second,) = await game.rows("one"), await game.rows("two")
    assert [answer["t"] for answer in answers] == ["ack", "ack"]
    assert first.version < second.version


async def test_another_waits_until_it_is_written(game: Game) -> None:
    """Of the same client or of another."""
    game.troubled.let.clear()
    other = await game.greeted(game.other)
    game.socket.say(game.play("one"))
    other.say(Do("two", game.table, "more-time"))
    game.socket.say(Do("three", game.table, "more-time"))
    game.troubled.let.set()
    answers = [await game.socket.answer(), await game.socket.answer(), await other.answer()]
    assert [answer["t"] for answer in answers] == ["ack"] * 3
    (one,), (two,), (three,) = [await game.rows(key) for key in ("one", "two", "three")]
    assert one.version < min(two.version, three.version)
    await other.hang_up()
