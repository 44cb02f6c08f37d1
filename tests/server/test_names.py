"""Names are seen, and nobody is called like a bot."""

import asyncio
from pathlib import Path

import pytest

from tests.server.isolated_node import IsolatedNode, isolated_nodes
from tests.server.running_server import RunningServer
from tischrunde.bots.characters import CHARACTERS
from tischrunde.protocol import rest
from tischrunde.server.names import is_bots, is_name

FIT = (
    *("Igel", "Ada", "Zoë", "Jean-Luc", "O’Neill", "山田", "محمد", "नमस्ते", "ไผ่ที่", "שָׁלוֹם", "Nguyễn"),
    *("7", "👩‍🚀", "🏳️‍🌈 Wolf", "❤️", "Botschafter", "Robot 1", "Bo T.", "Polkaine", "Fipsi"),
)
UNFIT = {
    "braille blank": "\u2800",
    "hangul filler": "\u3164",
    "half a hangul filler": "\uffa0",
    "filler within": "Igel\u3164",
    "no width": "A\u200bda",
    "joiner": "A\u200dda",
    "no joiner": "A\u200cda",
    "word joiner": "Ada\u2060",
    "byte order": "\ufeffAda",
    "soft hyphen": "A\u00adda",
    "stack": "A" + "\u0301" * 39,
    "stack of four": "A\u0316\u0317\u0318\u0319",
    "mark alone": "\u0301da",
    "turned": "\u202eadA",
    "blank": " ",
}
BOTS = (
    *("Fips", "fips 2", "KALKULA", "Bot Polka", "Vólta"),
    *("Bot 1", "bot 12", "BOT", "Bots", "Bot\u00a01", "\uff22\uff4f\uff54 1", "Bôt 1", "Bot #2"),
)


@pytest.mark.parametrize("name", FIT)
def test_names_of_people_are_fit(name: str) -> None:
    assert is_name(name)
    assert not is_bots(name)


@pytest.mark.parametrize("name", UNFIT.values(), ids=UNFIT)
def test_names_that_hide_something_are_not(name: str) -> None:
    assert not is_name(name)


@pytest.mark.parametrize("name", BOTS)
def test_nobody_is_called_like_a_bot(name: str) -> None:
    assert is_bots(name)


def test_the_server_refuses_them(family: RunningServer) -> None:
    for name, code in ((UNFIT["no width"], "unfit-name"), ("Bot 1", "bots-name")):
        refused = family.ask("POST", "/api/guests", {"name": name})
        assert (refused.status, refused.said["code"]) == (409, code)
        body = {"name": name, "shape": "circle"}
        renamed = family.ask("PUT", "/api/me", body, family.guest("Igel"))
        assert (renamed.status, renamed.said["code"]) == (409, code)


@pytest.mark.anyio
async def test_bots_who_sit_down_at_once_are_told_apart(tmp_path: Path) -> None:
    async with isolated_nodes(tmp_path) as nodes:
        here, there = nodes
        igel = await here.guest("Igel")
        table = (await here.open(igel, game="uno", rules="uno-carabiner", players=10)).table
        await asyncio.gather(
            *(
                nodes[seat % 2].ask(
                    "take_seat", igel, rest.TakeSeat(seat=seat, bot="easy"), table=table
                )
                for seat in range(1, 10)
            )
        )
        live = await IsolatedNode(there.tables.store).tables.get(table)
        assert live is not None
        names = [chair.name for chair in live.table.chairs if chair is not None]
        assert len(names) == len({*names}) == 10
        assert {name.split()[0] for name in names} == {"Igel", *CHARACTERS["easy"]}
