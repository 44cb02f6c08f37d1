"""A bot is asked whenever there is something new, and never twice about the same."""

import asyncio

import pytest
from msgspec.structs import replace

from tests.client.node import CHAIRS, TABLE, Call, looking, node, run, snap
from tischrunde.client import LiveTable, Refused
from tischrunde.client.bot import play_match
from tischrunde.protocol.frames import Ack, Do, Err, Ev, Play

pytestmark = pytest.mark.usefixtures("short_timeouts")


def turn(version: int, *legal: str, k: str | None = None) -> Ev:
    changed = {"match": {"round": {"legal": list(legal), "waiting": [0] if legal else [1]}}}
    return Ev(TABLE, version, 0, [], changed, None, k)


def over(version: int) -> Ev:
    return Ev(TABLE, version, 0, [], {"state": "over"})


async def next_move(call: Call) -> Play:
    play = await call.hears()
    assert isinstance(play, Play)
    return play


def first(table: LiveTable) -> str:
    return table.legal[0]


def test_a_bot_plays_to_the_end() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5, "roll", "100") as (_, table, call):
            playing = asyncio.create_task(play_match(table, first))
            play = await next_move(call)
            assert (play.move, play.base) == ("roll", 5)
            await call.says(turn(6, k=play.k), turn(7, "200", "50"))
            play = await next_move(call)
            assert (play.move, play.base) == ("200", 7)
            await call.says(turn(8, k=play.k), over(9))
            await playing

    run(test())


def test_a_bot_may_think_and_may_wait() -> None:
    async def choose(table: LiveTable) -> str | None:
        await asyncio.sleep(0)
        return "uno" if "uno" in table.legal else None

    async def test() -> None:
        async with node() as server, looking(server, 5, "draw") as (_, table, call):
            playing = asyncio.create_task(play_match(table, choose))
            assert await call.hears_nothing(0.1)
            await call.says(turn(6, "draw", "uno"))
            play = await next_move(call)
            assert play.move == "uno"
            await call.says(turn(7, k=play.k), over(8))
            await playing

    run(test())


def paused(version: int, *seats: int) -> Ev:
    clock = {"kind": "pause", "began": 0, "ends": 20_000, "seats": list(seats)} if seats else None
    return replace(turn(version), set={**turn(version).set, "clock": clock})


@pytest.mark.parametrize("late", [False, True])
def test_nobody_waits_until_a_bot_has_read_a_result(*, late: bool) -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            playing = asyncio.create_task(play_match(table, first))
            await call.says(paused(6, 0, 1))
            done = await call.hears()
            assert isinstance(done, Do)
            assert done.do == "resume"
            if late:
                await call.says(paused(7), Err("nothing-to-resume", done.k, TABLE))
            else:
                await call.says(replace(paused(7, 1), k=done.k))
                assert await call.hears_nothing(0.1)
            await call.says(over(8))
            await playing

    run(test())


def test_a_bot_that_lets_an_attack_stand_is_not_asked_again() -> None:
    async def test() -> None:
        asked: list[int] = []

        def choose(table: LiveTable) -> str:
            asked.append(table.version)
            return "stand"

        async with node() as server, looking(server, 5, "stand") as (_, table, call):
            playing = asyncio.create_task(play_match(table, choose))
            play = await next_move(call)
            await call.says(Ack(play.k, TABLE, 5), Ev(TABLE, 6, 0, [{"event": "Granted"}], {}))
            assert await call.hears_nothing(0.3)
            await call.says(over(7))
            await playing
            assert asked == [5]

    run(test())


@pytest.mark.parametrize("code", ["stale", "too-late", "stood-in"])
def test_a_bot_that_was_overtaken_looks_again(code: str) -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5, "roll") as (_, table, call):
            playing = asyncio.create_task(play_match(table, first))
            play = await next_move(call)
            await call.says(turn(6, "accept"), Err(code, play.k, TABLE))
            play = await next_move(call)
            assert (play.move, play.base) == ("accept", 6)
            await call.says(over(7), Ack(play.k, TABLE, 7))
            await playing

    run(test())


@pytest.mark.parametrize("acked", [False, True])
def test_a_bot_whose_move_was_lost_is_asked_again(*, acked: bool) -> None:
    """Be it before it was acknowledged, or after: another database took over that lacks it."""

    async def test() -> None:
        async with node() as server, looking(server, 5, "roll") as (_, table, call):
            playing = asyncio.create_task(play_match(table, first))
            play = await next_move(call)
            lost = [turn(6, k=play.k)] if acked else []
            await call.says(*lost, replace(snap(5, "roll"), back=True))
            again = await next_move(call)
            assert (again.move, again.base, again.k != play.k) == ("roll", 5, True)
            await call.says(turn(6, k=again.k), over(7))
            await playing

    run(test())


def test_a_bot_that_breaks_the_rules_hears_of_it() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5, "roll") as (_, table, call):
            playing = asyncio.create_task(play_match(table, lambda _: "fly"))
            play = await next_move(call)
            await call.says(Err("no-such-move", play.k, TABLE))
            with pytest.raises(Refused):
                await playing

    run(test())


def test_a_bot_takes_its_seat_back() -> None:
    async def test() -> None:
        away = [{**CHAIRS[0], "stood_in": True}, CHAIRS[1]]
        async with node() as server, looking(server, 5) as (_, table, call):
            playing = asyncio.create_task(play_match(table, first))
            await call.says(Ev(TABLE, 6, 0, [], {"chairs": away}))
            do = await call.hears()
            assert isinstance(do, Do)
            assert do.do == "return"
            await call.says(Ev(TABLE, 7, 0, [], {"chairs": CHAIRS}, 0, do.k), turn(8, "roll"))
            play = await next_move(call)
            assert play.move == "roll"
            await call.says(over(9), Ack(play.k, TABLE, 9))
            await playing

    run(test())
