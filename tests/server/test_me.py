"""Whoever comes back is shown where to go on: the tables, who sits there, and whether they wait."""

from dataclasses import replace
from typing import Any

import pytest

from tests.server.isolated_node import IsolatedNode
from tests.server.player import Player
from tests.server.running_server import RunningServer
from tischrunde.server.clock import now
from tischrunde.server.ports import DAY_MS, KEPT_MS, Store


def seats(server: RunningServer, token: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.ask("GET", "/api/me", token=token).said["seats"]
    return found


def test_the_newest_table_comes_first_with_all_a_list_needs(family: RunningServer) -> None:
    igel, wolf = family.guest("Igel"), family.guest("Wolf")
    family.table(wolf, players=3)
    first = family.table(igel)
    rules = "uno-carabiner,target=50"
    second = family.table(igel, game="uno", rules=rules, players=3, bots=["easy"])
    found = seats(family, igel)
    assert [each["table"] for each in found] == [second["table"], first["table"]]
    assert {name: found[0][name] for name in found[0] if name != "at"} == {
        "table": second["table"],
        "seat": 0,
        "game": "uno",
        "rules": rules,
        "players": 3,
        "state": "open",
        "names": ["Igel", "Bommel", None],
        "waits": False,
    }
    assert found[1]["names"] == ["Igel", None]


def test_it_tells_for_whom_the_match_waits(family: RunningServer) -> None:
    igel, wolf = family.guest("Igel"), family.guest("Wolf")
    opened = family.table(igel)
    table = opened["table"]
    family.ask("POST", f"/api/tables/{table}/seats", {"code": opened["code"]}, wolf)
    with family.socket(igel) as line:
        player = Player(line, table).look()
        player.until("snap")
        player.do("start")
        player.until("ev", v=4)
        waiting = player.view["match"]["round"]["waiting"]
        listed = {seat["seat"]: seat for token in (igel, wolf) for seat in seats(family, token)}
        assert [seat for seat, each in listed.items() if each["waits"]] == waiting
        assert {each["state"] for each in listed.values()} == {"playing"}
        assert len({each["at"] for each in listed.values()}) == 1
        player.do("leave")
        player.until("ev", v=5)
    assert not seats(family, igel)[0]["waits"]


def test_a_seat_given_up_is_none(family: RunningServer) -> None:
    igel, wolf = family.guest("Igel"), family.guest("Wolf")
    opened = family.table(igel)
    path = f"/api/tables/{opened['table']}/seats"
    family.ask("POST", path, {"code": opened["code"]}, wolf)
    assert [each["seat"] for each in seats(family, wolf)] == [1]
    family.ask("DELETE", f"{path}/1", token=wolf)
    assert seats(family, wolf) == []


@pytest.mark.anyio
async def test_for_a_day_it_tells_of_a_match_that_is_over(store: Store) -> None:
    node = IsolatedNode(store)
    igel = await node.guest("Igel")
    opened = await node.open(igel)
    notice = await store.notice(opened.table)
    assert notice is not None
    for ended, listed in ((now() - DAY_MS + 60_000, [opened.table]), (now() - DAY_MS - 60_000, [])):
        await store.post(replace(notice, state="over", expires=ended + KEPT_MS["over"]))
        assert [each.table for each in (await node.ask("me", igel)).seats] == listed


def test_whoever_was_never_here_is_nobody_and_that_is_no_mistake(family: RunningServer) -> None:
    nobody = family.ask("GET", "/api/visitor")
    assert (nobody.status, nobody.said) == (200, {"me": None})
    unknown = family.ask("GET", "/api/visitor", token="a" * 43)
    assert (unknown.status, unknown.said) == (200, {"me": None})
    igel = family.guest("Igel")
    known = family.ask("GET", "/api/visitor", token=igel)
    assert known.said["me"] == family.ask("GET", "/api/me", token=igel).said
