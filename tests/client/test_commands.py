"""What one does is done once, however often it has to be said."""

import asyncio

import pytest
from msgspec.structs import replace

from tests.client.node import TABLE, Call, ev, looking, node, run, snap
from tischrunde.client import Client, LiveTable, Refused
from tischrunde.client.errors import Closed
from tischrunde.protocol.frames import Ack, Do, Err, FromClient, Play, Skip

pytestmark = pytest.mark.usefixtures("short_timeouts")


async def played(table: LiveTable, call: Call, move: str) -> tuple["asyncio.Task[int]", Play]:
    """Let a move be played, and return it as it arrives."""
    playing = asyncio.create_task(table.play(move))
    frame = await call.hears()
    assert isinstance(frame, Play)
    assert (frame.table, frame.move) == (TABLE, move)
    return playing, frame


def test_a_move_is_acknowledged_by_its_version() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5, "draw") as (_, table, call):
            playing, play = await played(table, call, "draw")
            assert play.base == 5
            await call.says(ev(6), ev(7, k=play.k, by=0))
            assert await playing == 7
            assert table.version == 7

    run(test())


def test_what_was_chosen_from_a_view_that_was_lost_is_stale() -> None:
    """It is not said again: the view it was chosen from is not what the server has."""

    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            playing, _ = await played(table, call, "draw")
            await call.says(replace(snap(3), back=True))
            with pytest.raises(Refused, match="stale"):
                await playing
            assert (table.version, table.base) == (3, 3)
            await call.hears_the_last(table)
            assert await call.hears_nothing(0.5)

    run(test())


def test_a_move_that_was_lost_right_after_its_acknowledgement_is_not_waited_for() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            playing, play = await played(table, call, "draw")
            await call.says(Ack(play.k, TABLE, 9), replace(snap(3), back=True))
            await asyncio.wait([playing])
            assert table.version == 3

    run(test())


def test_a_version_that_shows_nothing_acknowledges_as_well() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            playing, play = await played(table, call, "stand")
            await call.says(Skip(TABLE, 6, play.k))
            assert await playing == 6

    run(test())


def test_what_is_not_answered_is_said_again_with_the_same_key() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            playing, play = await played(table, call, "draw")
            assert await call.hears_again() == play
            assert await call.hears_again() == play
            await call.says(Ack(play.k, TABLE, 5))
            assert await playing == 5
            await call.hears_the_last(table)
            assert await call.hears_nothing(0.5)

    run(test())


def test_after_a_break_everything_unanswered_is_said_again_at_once_and_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tischrunde.client.pending_commands.RESEND_S", 60)

    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            doing = [asyncio.create_task(table.play(move)) for move in ("roll", "100", "draw")]
            plays = [await call.hears() for _ in doing]
            call.breaks()
            again = await server.call()
            await again.welcomes()
            await again.is_asked_for_the_table(since=5)
            assert [await again.hears() for _ in doing] == plays
            keys = [play.k for play in plays if isinstance(play, Play)]
            assert len(set(keys)) == 3
            await again.says(*(Ack(key, TABLE, 5) for key in keys))
            assert await asyncio.gather(*doing) == [5, 5, 5]

    run(test())


def test_what_is_done_while_nobody_is_there_is_said_later() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            call.breaks()
            await asyncio.sleep(0.01)
            starting = asyncio.create_task(table.start())
            again = await server.call()
            await again.welcomes()
            await again.is_asked_for_the_table(since=5)
            do = await again.hears()
            assert isinstance(do, Do)
            assert do.do == "start"
            await again.says(ev(6, k=do.k))
            assert await starting == 6

    run(test())


def test_an_acknowledgement_that_is_ahead_waits_for_the_view() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            playing, play = await played(table, call, "draw")
            await call.says(Ack(play.k, TABLE, 7))
            await call.is_asked_for_the_table(since=5)
            assert not playing.done()
            await call.says(ev(6), ev(7))
            assert await playing == 7
            assert table.version == 7

    run(test())


def test_a_gap_before_the_own_move_is_filled_first() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            playing, play = await played(table, call, "draw")
            await call.says(ev(8, k=play.k))
            await call.is_asked_for_the_table(since=5)
            await call.says(ev(6), ev(7), ev(8))
            assert await playing == 8

    run(test())


def test_a_refusal_names_its_clause() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            playing, play = await played(table, call, "200")
            args: dict[str, str | int] = {"most": 2}
            no = Err("refused", play.k, TABLE, "too-many-200s", "fx-schmid/two-200s", args)
            await call.says(no)
            with pytest.raises(Refused) as refused:
                await playing
            assert refused.value.code == "refused"
            assert refused.value.reason == "too-many-200s"
            assert refused.value.clause == "fx-schmid/two-200s"
            assert refused.value.about == {"most": 2}
            await call.hears_the_last(table)
            assert await call.hears_nothing(0.5)

    run(test())


def test_what_comes_too_early_is_said_again_when_it_is_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tischrunde.client.pending_commands.RESEND_S", 60)

    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            playing, play = await played(table, call, "catch>1")
            await call.says(Err("too-early", play.k, TABLE, retry=500))
            assert await call.hears_nothing(0.4)
            assert await call.hears_again() == play
            await call.says(ev(6, k=play.k))
            assert await playing == 6

    run(test())


def test_whoever_has_said_too_much_is_quiet_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tischrunde.client.pending_commands.RESEND_S", 60)

    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            playing, play = await played(table, call, "draw")
            await call.says(Err("too-many", retry=500))
            assert await call.hears_nothing(0.4)
            assert await call.hears_again() == play
            await call.says(ev(6, k=play.k))
            assert await playing == 6

    run(test())


def test_a_stale_move_is_refused_once_the_news_is_seen() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            playing, play = await played(table, call, "draw")
            await call.says(Err("stale", play.k, TABLE))
            await call.is_asked_for_the_table(since=5)
            assert not playing.done()
            await call.says(ev(6))
            with pytest.raises(Refused) as no:
                await playing
            assert no.value.code == "stale"
            assert (table.version, table.base) == (6, 6)

    run(test())


def test_a_stale_view_without_news_is_asked_for_afresh() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            await call.says(Skip(TABLE, 6))
            await table.until(lambda table: table.version == 6)
            playing, play = await played(table, call, "draw")
            assert play.base == 5
            await call.says(Err("stale", play.k, TABLE))
            await call.is_asked_for_the_table(since=0)
            await call.says(snap(6))
            with pytest.raises(Refused):
                await playing
            assert table.base == 6

    run(test())


def test_a_move_may_be_chosen_from_an_earlier_view() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            await call.says(ev(6))
            await table.until(lambda table: table.version == 6)
            playing = asyncio.create_task(table.play("draw", base=5))
            play = await call.hears()
            assert isinstance(play, Play)
            assert play.base == 5
            await call.says(Err("stale", play.k, TABLE))
            with pytest.raises(Refused):
                await playing

    run(test())


def test_every_deed_has_its_word() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            deeds = [table.start, table.rise, table.leave, table.take_back, table.rematch]
            said: list[FromClient] = []
            for version, deed in enumerate(deeds, 6):
                doing = asyncio.create_task(deed())
                said.append(do := await call.hears())
                assert isinstance(do, Do)
                await call.says(ev(version, k=do.k))
                assert await doing == version
            words = [do.do for do in said if isinstance(do, Do)]
            assert words == ["start", "rise", "leave", "return", "rematch"]
            entropy = [do.entropy for do in said if isinstance(do, Do)]
            assert entropy == [""] * 5  # nothing was promised of the next cards

    run(test())


def test_whoever_stops_waiting_stops_asking() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5) as (_, table, call):
            playing, play = await played(table, call, "draw")
            playing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await playing
            await call.hears_the_last(table)
            assert await call.hears_nothing(0.5)
            await call.says(ev(6, k=play.k))
            await table.until(lambda table: table.version == 6)

    run(test())


def test_closing_a_client_leaves_nobody_waiting() -> None:
    async def test() -> None:
        async with node() as server:
            async with looking(server, 5) as (_, table, call):
                playing, _ = await played(table, call, "draw")
            with pytest.raises(Closed):
                await playing
            with pytest.raises(Closed):
                await table.play("draw")
            assert [happened.version async for happened in table] == [5]

    run(test())


def test_a_client_that_never_connected_closes_too() -> None:
    async def test() -> None:
        async with node() as gone:
            pass
        async with Client(gone.url) as client:
            seen = asyncio.create_task(client.table(TABLE))
            await asyncio.sleep(0.2)
        with pytest.raises(Closed):
            await seen

    run(test())
