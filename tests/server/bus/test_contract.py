"""What every bus does."""

import asyncio

import pytest

from tests.server.bus.nodes import Node, row, until
from tischrunde.server.local_bus import MAX_WAITING_ROWS

pytestmark = pytest.mark.anyio


async def test_whoever_listens_hears_every_row_as_it_was(nodes: list[Node]) -> None:
    sender, first, second = nodes
    await first.bus.listen("fuchsbau")
    await second.bus.listen("fuchsbau")
    published = [row(version) for version in range(1, 11)]
    for each in published:
        sender.bus.publish(each)
    await until(lambda: len(first.heard) == len(second.heard) == 10)
    assert first.heard == second.heard == published
    assert sender.heard == []


async def test_whoever_tells_and_listens_hears_only_the_others(nodes: list[Node]) -> None:
    sender, other, _ = nodes
    await sender.bus.listen("fuchsbau")
    await other.bus.listen("fuchsbau")
    sender.bus.publish(row(1))
    await until(lambda: other.heard == [row(1)])
    other.bus.publish(row(2))
    await until(lambda: sender.heard == [row(2)])


async def test_only_tables_listened_to_are_heard(nodes: list[Node]) -> None:
    sender, listener, _ = nodes
    await listener.bus.listen("fuchsbau")
    await listener.bus.listen("eulennest")
    await listener.bus.unlisten("eulennest")
    await listener.bus.unlisten("never listened to")
    await listener.bus.listen("dachsbau")
    for table in ("hasenfeld", "eulennest", "dachsbau", "fuchsbau"):
        sender.bus.publish(row(1, table))
    await until(lambda: row(1) in listener.heard)
    assert listener.heard == [row(1, "dachsbau"), row(1)]


async def test_a_table_left_and_joined_again_is_heard_once(nodes: list[Node]) -> None:
    sender, listener, _ = nodes
    for _ in range(20):
        await listener.bus.listen("fuchsbau")
        await listener.bus.unlisten("fuchsbau")
    await listener.bus.listen("fuchsbau")
    await listener.bus.listen("fuchsbau")
    sender.bus.publish(row(1))
    sender.bus.publish(row(2))
    await until(lambda: row(2) in listener.heard)
    assert listener.heard == [row(1), row(2)]


async def test_every_table_keeps_its_order(nodes: list[Node]) -> None:
    sender, listener, _ = nodes
    tables = [f"table{number}" for number in range(50)]
    await asyncio.gather(*map(listener.bus.listen, tables))
    for version in range(1, 101):
        for table in tables:
            sender.bus.publish(row(version, table))
    await until(lambda: len(listener.heard) == 5000)
    for table in tables:
        assert listener.rows(table) == [*range(1, 101)]


async def test_a_slow_listener_holds_up_nobody_and_hears_that_it_missed_something(
    nodes: list[Node],
) -> None:
    sender, listener, slow = nodes
    await slow.stop_listening()
    await listener.bus.listen("fuchsbau")
    await slow.bus.listen("fuchsbau")
    last = MAX_WAITING_ROWS + 2000
    for published in range(0, last, 2000):  # no more than can wait to be published
        for version in range(published + 1, published + 2001):
            sender.bus.publish(row(version))
        await listener.hears(published + 2000)
    assert listener.rows() == [*range(1, last + 1)]
    await until(lambda: slow.newest() == row(last))
    slow.listen_again()
    await until(lambda: slow.rows()[-1:] == [last])
    assert slow.heard == [
        None,
        *(row(version) for version in range(MAX_WAITING_ROWS + 1, last + 1)),
    ]


async def test_many_rows_can_be_told_before_anybody_has_a_turn(nodes: list[Node]) -> None:
    sender, listener, _ = nodes
    await listener.bus.listen("fuchsbau")
    for version in range(1, 5001):
        sender.bus.publish(row(version))
    await until(lambda: len(listener.heard) == 5000)


async def test_what_was_told_before_the_end_is_heard(nodes: list[Node]) -> None:
    sender, listener, _ = nodes
    await listener.bus.listen("fuchsbau")
    for version in range(1, 101):
        sender.bus.publish(row(version))
    await sender.bus.close()
    await until(lambda: len(listener.heard) == 100)


async def test_the_hearing_ends_with_the_bus(nodes: list[Node]) -> None:
    heard = nodes[0].bus.heard()
    await nodes[0].bus.close()
    async with asyncio.timeout(60):
        assert [each async for each in heard] == []


async def test_it_is_ready(nodes: list[Node]) -> None:
    """Redis may be asked more than once: it is given half a second, and may be busy."""
    async with asyncio.timeout(60):
        while not await nodes[0].bus.ready():
            pass
