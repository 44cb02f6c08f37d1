"""Codes cannot be guessed: not by one guest with many addresses, nor by many together."""

import pytest

from tests.server.isolated_node import IsolatedNode
from tischrunde.protocol import rest
from tischrunde.server import rate_limits
from tischrunde.server.api.request import Trouble
from tischrunde.server.codes import fresh_code
from tischrunde.server.ports import Guest, Store

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("_fixed_time")]
WRONG = "falsch-falsch-falsch-falsch"


@pytest.fixture
def _fixed_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "now", lambda: 1_750_000_000_000)


async def refused(node: IsolatedNode, guest: Guest, code: str, address: str) -> str:
    """Return why a code leads to no table."""
    with pytest.raises(Trouble) as trouble:
        await node.ask("find", guest, address=address, code=code)
    return trouble.value.code


async def test_private_tables_have_a_word_more(store: Store) -> None:
    node = IsolatedNode(store)
    igel = await node.guest("Igel")
    assert (await node.open(igel)).code.count("-") == 3
    assert (await node.open(igel, public=True)).code.count("-") == 2


async def test_old_codes_of_three_words_lead_to_private_tables_still(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = IsolatedNode(store)
    igel, wolf = await node.guest("Igel"), await node.guest("Wolf")
    short = "tischrunde.server.api.table_setup.fresh_code"
    monkeypatch.setattr(short, lambda **_: fresh_code(public=True))
    opened = await node.open(igel)
    assert opened.code.count("-") == 2
    assert (await node.ask("find", wolf, code=opened.code)).table == opened.table
    taken = await node.ask("take_seat", wolf, rest.TakeSeat(opened.code), table=opened.table)
    assert taken.seat == 1


async def test_whoever_has_many_addresses_is_soon_told_to_wait(store: Store) -> None:
    node = IsolatedNode(store)
    igel = await node.guest("Igel")
    refusals = [
        await refused(node, igel, WRONG, f"2001:db8:1:{home:x}00::1") for home in range(200)
    ]
    assert refusals == ["no-such-table"] * 80 + ["too-many"] * 120
    opened = await node.open(igel)
    assert await refused(node, igel, opened.code, "2001:db8:1:999::1") == "too-many"
    found = await node.ask("find", igel, address="2001:db8:2::1", code=opened.code)
    assert found.table == opened.table


async def test_right_codes_do_not_count_as_guesses(store: Store) -> None:
    node = IsolatedNode(store)
    igel = await node.guest("Igel")
    opened = await node.open(igel)
    for _ in range(50):
        await node.ask("find", igel, address="192.0.2.1", code=opened.code)
    assert await refused(node, igel, WRONG, "192.0.2.1") == "no-such-table"


async def test_nor_is_the_code_of_a_table_guessed_whose_name_is_known(store: Store) -> None:
    node = IsolatedNode(store)
    igel, wolf = await node.guest("Igel"), await node.guest("Wolf")
    table = (await node.open(igel)).table
    refusals = []
    for _ in range(15):
        with pytest.raises(Trouble) as trouble:
            await node.ask("look", wolf, code=WRONG, address="::1", table=table)
        refusals.append(trouble.value.code)
        with pytest.raises(Trouble) as trouble:
            await node.ask("take_seat", wolf, rest.TakeSeat(WRONG), address="::1", table=table)
        refusals.append(trouble.value.code)
    assert refusals == ["no-such-table"] * 20 + ["too-many"] * 10
    assert await node.ask("look", igel, code=WRONG, address="::1", table=table)
    with pytest.raises(Trouble, match="no-such-table"):
        await node.ask("look", wolf, address="::1", table=table)
