"""At a server's table: what one learns there of the others, and of the way to them."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import aclosing, closing
from pathlib import Path
from random import Random

import pytest

from tests.client.node import run
from tests.server.conftest import PATIENT
from tests.server.running_server import RunningServer, running_server
from tests.terminal.sessions.session_factory import (
    chosen,
    closed,
    denial,
    opened_at,
    played_in_time,
    until,
)
from tischrunde.client import Client
from tischrunde.table.events import SatDown, Started, StoodIn, TookBack
from tischrunde.terminal.plain.actions import hint_words
from tischrunde.terminal.sessions.guests import Guests
from tischrunde.terminal.sessions.join import join
from tischrunde.terminal.sessions.scene import OPEN, PLAYING, Scene
from tischrunde.texts.narration import company_at


async def next_with(scenes: AsyncIterator[Scene], kind: type) -> Scene:
    """Return the next scene with an event of this kind."""
    async for scene in scenes:
        if any(isinstance(event, kind) for event in scene.events):
            return scene
    raise AssertionError("the scenes ended before")


def test_the_first_to_come_waits_with_a_link_that_lets_others_in(
    server: RunningServer, guests: Guests
) -> None:
    async def test() -> None:
        opened = await opened_at(server, "rallye")
        hedgehog = await join(f"{server.url} {opened.code}", "Igel", guests=guests)
        assert (hedgehog.scene.state, hedgehog.mine, hedgehog.scene.views) == (OPEN, (0,), {})
        assert hedgehog.scene.names == ("Igel", "")
        assert hedgehog.scene.link == opened.link
        async with aclosing(hedgehog.scenes()) as scenes:  # type: ignore[type-var]
            await anext(scenes)
            wolf = await join(hedgehog.scene.link, "Wolf", guests=guests)
            assert wolf.mine == (1,)
            assert (await next_with(scenes, SatDown)).events == (SatDown(1, "Wolf"),)
            await wolf.start()
            dealt = await next_with(scenes, Started)
        assert dealt.state == PLAYING
        await until(hedgehog, lambda scene: all(chair and chair.here for chair in scene.chairs))
        await closed(hedgehog, wolf)

    run(test())


def test_a_bot_stands_in_and_the_seat_is_taken_back(server: RunningServer, guests: Guests) -> None:
    async def test() -> None:
        opened = await opened_at(server, "rallye", bots=["easy"])
        hedgehog = await join(opened.link, "Igel", guests=guests)
        await hedgehog.start()
        seat = hedgehog.mine[0]
        async with (
            Client(server.url, token=guests.token(server.url, "Igel")) as other,
            aclosing(hedgehog.scenes()) as scenes,  # type: ignore[type-var]
        ):
            table = await other.table(opened.table)
            await table.leave()
            chair = (await next_with(scenes, StoodIn)).chairs[seat]
            assert chair is not None
            assert chair.stood_in
            await hedgehog.take_back()
            assert TookBack(seat) in (await next_with(scenes, TookBack)).events
        await hedgehog.close()

    run(test())


def lose(data: Path, version: int) -> None:
    """Let the database of a server have no row of this version any more, and none above."""
    with closing(sqlite3.connect(data / "tischrunde.db")) as database, database:
        assert database.execute("DELETE FROM log WHERE version >= ?", (version,)).rowcount > 0


def test_what_the_server_has_lost_is_not_shown_any_more(tmp_path: Path, guests: Guests) -> None:
    """The cards were dealt, and the row that says so is gone: they are dealt again."""

    async def test(server: RunningServer) -> None:
        opened = await opened_at(server, "rallye", pace="relaxed")
        hedgehog, wolf = [await join(opened.link, name, guests=guests) for name in ("Igel", "Wolf")]
        await wolf.start()
        for session in (hedgehog, wolf):
            await until(session, lambda scene: scene.state == PLAYING)
        lose(tmp_path, 4)
        server.ask("GET", f"/api/tables/{opened.table}", code=opened.code)
        for session in (hedgehog, wolf):
            await until(session, lambda scene: scene.state == OPEN)
            assert session.scene.names == ("Igel", "Wolf")
        await hedgehog.start()
        for session in (hedgehog, wolf):
            await until(session, lambda scene: scene.state == PLAYING)
        await closed(hedgehog, wolf)

    with running_server(tmp_path, *PATIENT) as server:
        run(test(server))


def test_a_clock_runs_by_the_time_here(server: RunningServer, guests: Guests) -> None:
    async def test() -> None:
        began = time.monotonic()
        opened = await opened_at(server, "uno", pace="brisk")
        hedgehog = await join(opened.link, "Igel", guests=guests)
        wolf = await join(opened.link, "Wolf", guests=guests)
        hedgehog._client._tables.ahead += 7_000_000  # noqa: SLF001 - as if the server's were off
        await wolf.start()
        true = await until(wolf, lambda scene: scene.deadline is not None)
        off = await until(hedgehog, lambda scene: scene.deadline is not None)
        assert true.deadline is not None
        assert off.deadline is not None
        slack = 1 + time.monotonic() - began  # no more than that was on its way
        assert true.deadline - off.deadline == pytest.approx(7000, abs=slack)
        assert true.deadline - time.monotonic() == pytest.approx(45, abs=slack)
        await closed(hedgehog, wolf)

    run(test())


def test_a_connection_that_breaks_is_seen_and_a_move_waits_for_it(
    server: RunningServer, guests: Guests
) -> None:
    async def test() -> None:
        opened = await opened_at(server, "rallye", bots=["easy"])
        hedgehog = await join(opened.link, "Igel", guests=guests)
        await hedgehog.start()
        (seat,) = hedgehog.mine
        await until(hedgehog, lambda scene: seat in scene.waiting)
        async with aclosing(hedgehog.scenes()) as scenes:  # type: ignore[type-var]
            scene = await anext(scenes)
            hedgehog._client.socket.cut()  # noqa: SLF001 - as a network does
            lost = await anext(scenes)
            assert not lost.connected
            assert lost.views == scene.views
            await hedgehog.play(seat, scene.views[seat].round.legal[-1])
            assert hedgehog.scene.connected
            seen = [lost]
            while not any(getattr(event, "seat", None) == seat for event in seen[-1].events):
                seen.append(await anext(scenes))
            assert seen[-1].connected
        await hedgehog.close()

    run(test())


def test_whoever_goes_while_a_move_waits_for_the_line_is_told_so(
    server: RunningServer, guests: Guests
) -> None:
    async def test() -> None:
        opened = await opened_at(server, "rallye", bots=["easy"])
        hedgehog = await join(opened.link, "Igel", guests=guests)
        await hedgehog.start()
        (seat,) = hedgehog.mine
        scene = await until(hedgehog, lambda scene: seat in scene.waiting)
        hedgehog._client.socket.cut()  # noqa: SLF001 - as a network does
        move = asyncio.ensure_future(hedgehog.play(seat, scene.views[seat].round.legal[-1]))
        await asyncio.sleep(0)
        await hedgehog.close()
        assert await denial(move) == "unreachable"

    run(test())


def test_a_move_chosen_before_something_happened_is_stale(
    server: RunningServer, guests: Guests
) -> None:
    async def test() -> None:
        link = (await opened_at(server, "uno")).link
        hedgehog = await join(link, "Igel", guests=guests)
        wolf = await join(link, "Wolf", guests=guests)
        await wolf.start()
        first, second = (
            (hedgehog, wolf) if hedgehog.mine[0] in wolf.scene.waiting else (wolf, hedgehog)
        )
        async with aclosing(second.scenes()) as scenes:  # type: ignore[type-var]
            await anext(scenes)  # and from then on looks away
            (seat,) = first.mine
            move = first.scene.views[seat].round.legal[0]
            await first.play(seat, move)
            (other,) = second.mine
            assert await denial(second.play(other, move)) == "stale"
        await closed(hedgehog, wolf)

    run(test())


def test_against_others_nobody_is_advised(server: RunningServer, guests: Guests) -> None:
    async def test() -> None:
        session = await join((await opened_at(server, "uno")).link, "Igel", guests=guests)
        assert not session.advises
        assert await denial(session.advice(0)) == "no-advice"
        assert await denial(session.record()) == "not-started"
        await session.close()

    run(test())


@pytest.mark.parametrize("game", ["rallye", "uno"])
def test_against_bots_the_expert_of_the_server_is_asked(
    server: RunningServer, guests: Guests, game: str
) -> None:
    async def test() -> None:
        opened = await opened_at(server, game, bots=["easy"], pace="children")
        session = await join(opened.link, "Igel", guests=guests)
        assert session.advises
        [seat] = session.mine
        await session.start()
        await until(session, lambda scene: seat in scene.waiting)
        [hint] = await session.advice(seat)
        view = session.scene.views[seat]
        assert hint.move in view.round.legal
        company = company_at(game, view, session.scene.names)
        assert all(hint_words([hint], company, "de"))
        await session.close()

    run(test())


def test_the_next_round_waits_until_all_have_seen_the_result(
    server: RunningServer, guests: Guests
) -> None:
    async def test() -> None:
        opened = await opened_at(server, "uno", rules="uno-carabiner", pace="relaxed")
        hedgehog, wolf = [await join(opened.link, name, guests=guests) for name in ("Igel", "Wolf")]
        await wolf.start()
        chance = Random(1)
        while all(view.number == 1 for view in hedgehog.scene.views.values()):
            await asyncio.sleep(0)
            for session in (hedgehog, wolf):
                (seat,) = session.mine
                if seat in session.scene.waiting:
                    await played_in_time(session, seat, chosen(session.scene, seat, chance))
        for session in (hedgehog, wolf):
            await until(session, lambda scene: bool(scene.views) and not scene.waiting)
        await hedgehog.resume()
        assert not hedgehog.scene.waiting
        await wolf.resume()
        await wolf.resume()
        for session in (hedgehog, wolf):
            await until(session, lambda scene: bool(scene.waiting))
        await closed(hedgehog, wolf)

    run(test())
