"""Nobody has all tables, all sockets or the whole board."""

import pytest

from tests.server.isolated_node import IsolatedNode
from tischrunde.protocol import rest
from tischrunde.server import rate_limits
from tischrunde.server.api.request import Trouble
from tischrunde.server.ports import Guest, Store
from tischrunde.server.rate_limits import (
    MAX_ADDRESS_SOCKETS,
    MAX_ANONYMOUS_SOCKETS,
    MAX_OPEN_TABLES,
    MAX_SOCKETS,
    RateLimits,
)

pytestmark = pytest.mark.usefixtures("_fixed_time")


@pytest.fixture
def _fixed_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "now", lambda: 1_750_000_000_000)


async def refused(
    node: IsolatedNode, guest: Guest, address: str = "", *, public: bool = False
) -> str:
    """Return why no table is opened; nothing if one is."""
    body = rest.NewTable("rallye", "fx-schmid", 2, public=public, programs=True)
    try:
        await node.ask("open_table", guest, body, address=address)
    except Trouble as trouble:
        return trouble.code
    return ""


@pytest.mark.anyio
async def test_a_guest_has_only_so_many_tables_that_wait(store: Store) -> None:
    node = IsolatedNode(store)
    igel, wolf = await node.guest("Igel"), await node.guest("Wolf")
    refusals = [await refused(node, igel) for _ in range(MAX_OPEN_TABLES + 2)]
    assert refusals == [""] * MAX_OPEN_TABLES + ["too-many-open"] * 2
    assert await refused(node, wolf) == ""
    await store.clear((await store.hosted(igel.id))[0].table)
    assert await refused(node, igel) == ""


@pytest.mark.anyio
async def test_an_address_opens_only_so_many_public_tables(store: Store) -> None:
    node = IsolatedNode(store)
    crowd = [await node.guest(f"Krähe {number}") for number in range(20)]
    refusals = [await refused(node, each, "192.0.2.1", public=True) for each in crowd]
    assert refusals == [""] * 12 + ["too-many"] * 8
    assert await refused(node, crowd[0], "192.0.2.1") == ""
    assert await refused(node, crowd[0], "198.51.100.1", public=True) == ""


@pytest.mark.anyio
async def test_few_addresses_do_not_have_the_whole_board(store: Store) -> None:
    node = IsolatedNode(store)
    igel = await node.guest("Igel")
    assert await refused(node, igel, "203.0.113.1", public=True) == ""
    own = (await store.hosted(igel.id))[0].table
    crowd = [await node.guest(f"Krähe {number}") for number in range(60)]
    for number, each in enumerate(crowd):
        await refused(node, each, f"192.0.{number % 3}.{number}", public=True)
    board = [each.table for each in (await node.ask("board", igel)).tables]
    assert own in board
    assert board.index(own) <= 3 * 3


class Line:
    """A socket, to be counted."""


def test_an_address_has_only_so_many_sockets_of_all_guests() -> None:
    limits = RateLimits(1)
    lines = [Line() for _ in range(MAX_ADDRESS_SOCKETS + 9)]
    taken = [
        limits.another(line, f"guest {number // MAX_SOCKETS}", "192.0.2.1")
        for number, line in enumerate(lines)
    ]
    assert taken == [True] * MAX_ADDRESS_SOCKETS + [False] * 9
    assert limits.another(Line(), "guest 1000", "192.0.2.2")
    limits.gone(lines[0])
    late = Line()
    assert limits.another(late, "guest 1001", "192.0.2.1")
    assert limits.another(late, "guest 1002", "192.0.2.1"), "it was counted already"
    assert not limits.another(Line(), "guest 1003", "192.0.2.1")


def test_a_network_has_a_few_times_as_many() -> None:
    limits = RateLimits(1)
    lines = [Line() for _ in range(6 * MAX_ADDRESS_SOCKETS)]
    taken = [
        limits.another(line, f"guest {number}", f"2001:db8:1:{number:x}::1")
        for number, line in enumerate(lines)
    ]
    assert sum(taken) == 4 * MAX_ADDRESS_SOCKETS
    for line in lines:
        limits.gone(line)
    nameless = [limits.another(line, None, "2001:db8:1::1") for line in lines]
    assert sum(nameless) == MAX_ANONYMOUS_SOCKETS
