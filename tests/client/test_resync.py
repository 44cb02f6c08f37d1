"""Whatever becomes of the connection, a table is followed without a gap."""

import asyncio
import time

import msgspec
import pytest

from tests.client.node import TABLE, ev, looking, node, run, snap
from tischrunde.client import Client, LiveTable, Refused
from tischrunde.protocol.frames import (
    PROTOCOL,
    Bye,
    Err,
    Gone,
    Hello,
    Here,
    Said,
    Say,
    Skip,
    Sub,
    Unsub,
)

pytestmark = pytest.mark.usefixtures("short_timeouts")


async def versions_of(table: LiveTable, last: int) -> list[int]:
    """Return the versions a spectator is sent, up to the last."""
    versions = []
    async for happened in table:
        versions.append(happened.version)
        if happened.version == last:
            break
    return versions


def test_a_table_is_there_once_it_is_seen() -> None:
    async def test() -> None:
        async with node() as server, looking(server, 5, "draw", "roll") as (_, table, _call):
            assert (table.id, table.version, table.seat) == (TABLE, 5, 0)
            assert table.legal == ["draw", "roll"]
            assert table.my_turn
            assert not table.over

    run(test())


def test_versions_come_once_and_in_order() -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            await call.says(ev(6), ev(6), Skip(TABLE, 7), ev(5), Here(TABLE, [0], 3), ev(8))
            assert await versions_of(table, 8) == [5, 6, 7, 8]
            assert (table.round["stock"], table.here.watching) == (92, 3)
            assert await call.hears_nothing(0.3)

    run(test())


def test_whoever_looks_on_learns_that_the_connection_is_gone_and_is_back() -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            assert table.connected
            call.breaks()
            await table.until(lambda table: not table.connected)
            again = await server.call()
            await again.welcomes()
            await table.until(lambda table: table.connected)
            assert table.version == 5

    run(test())


def test_phrases_are_said_and_heard_and_a_no_is_no_harm() -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            table.say("thanks")
            said = await call.hears()
            assert isinstance(said, Say)
            assert (said.table, said.phrase) == (TABLE, "thanks")
            await call.says(Err("too-much-talk", said.k, retry=60_000))
            await call.says(Said(TABLE, 1, "oops"), Said(TABLE, 0, "thanks"))
            await table.until(lambda table: len(table.said) == 2)
            assert [(each.seat, each.phrase) for each in table.said] == [(1, "oops"), (0, "thanks")]

    run(test())


def test_several_look_on_and_each_is_told_everything() -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            first = asyncio.create_task(versions_of(table, 7))
            await call.says(ev(6))
            await table.until(lambda table: table.version == 6)
            second = asyncio.create_task(versions_of(table, 7))
            await asyncio.sleep(0)
            await call.says(ev(7))
            assert await first == [5, 6, 7]
            assert await second == [6, 7]

    run(test())


def test_a_gap_is_asked_for_once_and_filled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tischrunde.client.resync.RESEND_S", 60)

    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            versions = asyncio.create_task(versions_of(table, 9))
            await call.says(ev(7), ev(8))
            await call.is_asked_for_the_table(since=5)
            assert await call.hears_nothing(0.1)
            await call.says(ev(6), ev(7), ev(8), ev(9))
            assert await versions == [5, 6, 7, 8, 9]

    run(test())


def test_a_gap_is_asked_for_again_if_nothing_comes() -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            await call.says(ev(7))
            await call.is_asked_for_the_table(since=5)
            await call.says(ev(6))
            await call.is_asked_for_the_table(since=6)
            await call.says(snap(12))
            await table.until(lambda table: table.version == 12)
            await call.hears_the_last(table)
            assert await call.hears_nothing(0.3)

    run(test())


def test_a_snapshot_in_between_says_that_it_is_one() -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            seen = aiter(table)
            await call.says(ev(6), snap(90), ev(91))
            found = [await anext(seen) for _ in range(4)]
            assert [happened.version for happened in found] == [5, 6, 90, 91]
            assert [happened.afresh for happened in found] == [True, False, True, False]

    run(test())


@pytest.mark.parametrize("how", ["breaks", "hangs up", "is cut here"])
def test_after_a_break_it_goes_on_where_it_was(how: str) -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (client, table, call):
            versions = asyncio.create_task(versions_of(table, 8))
            await call.says(ev(6))
            await table.until(lambda table: table.version == 6)
            if how == "breaks":
                call.breaks()
            elif how == "hangs up":
                await call.hangs_up()
            else:
                client.socket.cut()
            again = await server.call()
            assert await again.welcomes() == Hello("known")
            await again.is_asked_for_the_table(since=6)
            await again.says(ev(7), ev(8))
            assert await versions == [5, 6, 7, 8]

    run(test())


def test_the_next_node_is_asked_when_one_goes_away() -> None:
    async def test() -> None:
        async with node() as first, node() as second, Client(first.url, second.url) as client:
            seen = asyncio.create_task(client.table(TABLE))
            for server in (first, second, first):
                call = await server.call()
                await call.welcomes()
                assert await call.hears() == Sub(TABLE, 0)
                call.breaks()
            call = await second.call()
            await call.welcomes()
            await call.says(snap(3))
            assert (await seen).version == 3

    run(test())


def test_a_node_that_is_not_there_is_passed_over() -> None:
    async def test() -> None:
        async with node() as gone:
            pass
        async with node() as server, Client(gone.url, server.url) as client:
            seen = asyncio.create_task(client.table(TABLE))
            call = await server.call()
            await call.welcomes()
            await call.says(snap(3))
            assert (await seen).version == 3

    run(test())


def test_a_server_that_says_goodbye_is_given_its_time() -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            clock = asyncio.get_running_loop().time
            await call.says(Bye("restart", 500), ev(6))
            await table.until(lambda table: table.version == 6)
            began = clock()
            await call.hangs_up()
            await server.call()
            assert clock() - began > 0.45

    run(test())


def test_a_table_that_cannot_be_read_now_is_asked_for_later() -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            call.breaks()
            again = await server.call()
            await again.welcomes()
            await again.is_asked_for_the_table(since=5)
            await again.says(Err("unavailable", table=TABLE, retry=100))
            await again.is_asked_for_the_table(since=5)
            await again.says(ev(6))
            await table.until(lambda table: table.version == 6)

    run(test())


def test_whoever_is_not_sure_to_be_looking_asks_again() -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            call.breaks()
            again = await server.call()
            await again.welcomes()
            await again.is_asked_for_the_table(since=5)
            await again.is_asked_for_the_table(since=5)
            await again.says(Skip(TABLE, 5), Here(TABLE, [0], 3))
            await table.until(lambda table: table.here.watching == 3)
            await again.hears_the_last(table)
            assert await again.hears_nothing(0.5)

    run(test())


def test_whoever_was_welcome_comes_again() -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            call.breaks()
            again = await server.call()
            await again.hears()
            await again.says(Err("too-many-sockets"))
            third = await server.call()
            await third.welcomes()
            await third.says(ev(6))
            await table.until(lambda table: table.version == 6)

    run(test())


def test_a_table_that_is_not_there_is_refused() -> None:
    async def test() -> None:
        async with node() as server, Client(server.url) as client:
            seen = asyncio.create_task(client.table(TABLE))
            call = await server.call()
            await call.welcomes()
            await call.says(Err("no-such-table", table=TABLE))
            with pytest.raises(Refused) as no:
                await seen
            assert no.value.code == "no-such-table"

    run(test())


def test_a_table_that_is_cleared_away_ends_with_a_word() -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            versions = asyncio.create_task(versions_of(table, 99))
            playing = asyncio.create_task(table.play("draw"))
            await call.hears()
            await call.says(Gone(TABLE))
            for waiting in (versions, playing):
                with pytest.raises(Refused) as no:
                    await waiting
                assert no.value.code == "no-such-table"
            with pytest.raises(Refused):
                await table.play("draw")

    run(test())


def test_a_table_that_is_closed_ends_its_loops() -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            versions = asyncio.create_task(versions_of(table, 99))
            await asyncio.sleep(0)
            table.close()
            assert await versions == [5]
            assert await call.hears() == Unsub(TABLE)

    run(test())


def test_whoever_is_not_known_is_told_so() -> None:
    async def test() -> None:
        async with node() as server, Client(server.url, token="made up") as client:  # noqa: S106 - none
            seen = asyncio.create_task(client.table(TABLE))
            call = await server.call()
            await call.hears()
            await call.says(Err("not-known"))
            with pytest.raises(Refused) as no:
                await seen
            assert no.value.code == "not-known"
            with pytest.raises(Refused):
                await client.table(TABLE)

    run(test())


def test_a_server_with_another_protocol_is_not_believed() -> None:
    async def test() -> None:
        async with node() as server, Client(server.url) as client:
            seen = asyncio.create_task(client.table(TABLE))
            call = await server.call()
            await call.welcomes(protocol=PROTOCOL + 1)
            with pytest.raises(Refused) as no:
                await seen
            assert no.value.code == "other-protocol"

    run(test())


def test_frames_of_a_newer_server_are_passed_over() -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            await call.says_raw(b'{"t":"confetti","colour":"red"}')
            await call.says_raw(b'{"t":"skip","table":"%b","v":6,"later":1}' % TABLE.encode())
            await table.until(lambda table: table.version == 6)

    run(test())


def test_a_broken_frame_is_an_error_for_whoever_waits() -> None:
    async def test() -> None:
        async with node() as server, looking(server) as (_, table, call):
            versions = asyncio.create_task(versions_of(table, 99))
            await call.says_raw(b'{"t":"skip","table":7}')
            with pytest.raises(msgspec.ValidationError):
                await versions

    run(test())


def test_the_time_of_the_server_is_known() -> None:
    async def test() -> None:
        async with node() as server, Client(server.url) as client:
            seen = asyncio.create_task(client.table(TABLE))
            call = await server.call()
            began = time.monotonic()
            await call.welcomes(now=5_000_000)
            await call.says(snap(1))
            await seen
            server_time = client.server_time()
            assert 5_000_000 <= server_time <= 5_000_001 + (time.monotonic() - began) * 1000

    run(test())


def test_a_cancelled_wait_leaves_the_client_usable() -> None:
    async def test() -> None:
        async with node() as server, Client(server.url) as client:
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.05):
                    await client.table(TABLE)
            call = await server.call()
            await call.welcomes()
            await call.says(snap(3))
            assert (await client.table(TABLE)).version == 3

    run(test())
