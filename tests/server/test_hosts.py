"""The host of a table may send people away, give it another code, and close it; nobody else may."""

from typing import Any

import pytest

from tests.server.isolated_node import IsolatedNode
from tests.server.player import Player
from tests.server.running_server import PlainSocket, RunningServer, look_on, seat_at
from tischrunde.protocol import rest
from tischrunde.server.api.request import Trouble
from tischrunde.server.ports import Store
from tischrunde.server.submission import submit
from tischrunde.table.commands import Leave, Start


def sees_it_end(line: PlainSocket, table: str) -> None:
    assert line.until("gone", table=table)["table"] == table


@pytest.fixture
def table_for_three(nodes: tuple[RunningServer, RunningServer]) -> tuple[dict[str, Any], str, str]:
    """A private table for three, with the host at one node and the wolf at the other."""
    here, there = nodes
    hedgehog, wolf = here.guest("Igel"), there.guest("Wolf")
    opened = here.table(hedgehog, players=3)
    seat_at(there, opened["table"], wolf, code=opened["code"])
    return opened, hedgehog, wolf


def test_whoever_is_sent_away_is_gone_and_does_not_come_back(
    nodes: tuple[RunningServer, RunningServer], table_for_three: tuple[dict[str, Any], str, str]
) -> None:
    here, there = nodes
    opened, hedgehog, wolf = table_for_three
    table = opened["table"]
    path = f"/api/tables/{table}"
    with here.socket(hedgehog) as host, there.socket(wolf) as line, there.socket() as watching:
        assert look_on(host, table)["view"]["code"] == opened["code"]
        assert look_on(line, table)["view"]["seat"] == 1
        assert look_on(watching, table, code=opened["code"])["t"] == "snap"
        assert here.ask("DELETE", f"{path}/seats/1", token=hedgehog).status == 204
        changed = host.until("ev", table=table)["set"]
        assert changed["chairs"][1] is None
        assert changed["code"] != opened["code"]
        sees_it_end(line, table)
        sees_it_end(watching, table)
        assert look_on(line, table, code=opened["code"])["t"] == "gone"
        assert there.ask("GET", path, code=opened["code"]).status == 404
        assert there.ask("GET", "/api/codes", code=opened["code"]).status == 404
        assert there.ask("GET", "/api/codes", code=changed["code"]).said["table"] == table
        again = there.ask("POST", f"{path}/seats", {"code": changed["code"]}, wolf)
        assert (again.status, again.said["code"]) == (403, "sent-away")
        assert there.ask("GET", "/api/me", token=wolf).said["seats"] == []
        assert seat_at(there, table, there.guest("Uhu"), code=changed["code"]) == 1


def test_all_others_agree_and_a_bot_plays_on_for_good(
    nodes: tuple[RunningServer, RunningServer], table_for_three: tuple[dict[str, Any], str, str]
) -> None:
    here, there = nodes
    opened, hedgehog, wolf = table_for_three
    table = opened["table"]
    path = f"/api/tables/{table}"
    owl = here.guest("Uhu")
    assert seat_at(here, table, owl, code=opened["code"]) == 2
    with (
        here.socket(hedgehog) as host,
        there.socket(wolf) as line,
        here.socket(owl) as third,
        there.socket() as watching,
    ):
        for each in (host, line, third):
            look_on(each, table)
        look_on(watching, table, code=opened["code"])
        host.say(t="do", k="start", table=table, do="start")
        third.until("ev", table=table)
        third.say(t="do", k="1", table=table, do="replace", seat=1)
        assert third.until("err", k="1")["code"] == "not-the-host"
        host.say(t="do", k="2", table=table, do="replace", seat=1)
        asked = line.until("ev", by=0, events=[{"event": "WantsReplaced", "seat": 1, "by": 0}])
        assert asked["set"]["chairs"][1]["unwanted_by"] == [0]
        third.until("ev", events=asked["events"])
        third.say(t="do", k="3", table=table, do="replace", seat=1)
        agreed = host.until("ev", by=2)
        assert {"event": "Replaced", "seat": 1} in agreed["events"]
        assert agreed["set"]["chairs"][1]["stood_in"]
        assert agreed["set"]["code"] != opened["code"]
        sees_it_end(line, table)
        sees_it_end(watching, table)
        assert look_on(line, table, code=opened["code"])["t"] == "gone"
        assert there.ask("GET", path, code=opened["code"]).status == 404
        assert there.ask("GET", "/api/codes", code=opened["code"]).status == 404
        found = there.ask("GET", "/api/codes", code=agreed["set"]["code"])
        assert found.said["table"] == table
        assert there.ask("GET", "/api/me", token=wolf).said["seats"] == []
        line.say(t="do", k="4", table=table, do="return")
        assert line.until("err", k="4")["code"] == "not-your-seat"
        third.say(t="do", k="5", table=table, do="leave")
        player = Player(host, table).look()
        snap = host.until("snap")
        player.version, player.view = snap["v"], snap["view"]
        player.move()
        while (frame := player.step()).get("by") != 1:
            if frame["t"] == "ev":
                player.move()


def test_only_the_host_sends_people_away_and_only_others(
    family: RunningServer,
) -> None:
    hedgehog, wolf, owl = (family.guest(name) for name in ("Igel", "Wolf", "Uhu"))
    table = family.table(hedgehog, players=3, public=True)["table"]
    seats = f"/api/tables/{table}/seats"
    for token in (wolf, owl):
        seat_at(family, table, token)
    assert family.ask("DELETE", f"{seats}/2", token=wolf).said["code"] == "not-your-seat"
    assert family.ask("DELETE", f"{seats}/0", token=owl).said["code"] == "not-your-seat"
    with family.socket(hedgehog) as line:
        line.say(t="do", k="1", table=table, do="start")
        line.until("ack", k="1")
    begun = family.ask("DELETE", f"{seats}/1", token=hedgehog)
    assert (begun.status, begun.said["code"]) == (409, "already-started")


def test_an_old_code_lets_nobody_in_from_then_on(
    nodes: tuple[RunningServer, RunningServer], table_for_three: tuple[dict[str, Any], str, str]
) -> None:
    here, there = nodes
    opened, hedgehog, wolf = table_for_three
    path = f"/api/tables/{opened['table']}"
    with there.socket() as watching, there.socket(wolf) as line:
        assert look_on(watching, opened["table"], code=opened["code"])["t"] == "snap"
        assert look_on(line, opened["table"])["t"] == "snap"
        for token in (wolf, there.guest("Uhu")):
            refused = there.ask("POST", f"{path}/code", token=token)
            assert (refused.status, refused.said["code"]) == (403, "not-the-host")
        given = here.ask("POST", f"{path}/code", token=hedgehog).said
        assert given["link"].endswith(f"/t/{opened['table']}#{given['code']}")
        sees_it_end(watching, opened["table"])
        assert line.until("ev")["set"] == {"code": given["code"]}
        assert there.ask("GET", path, code=opened["code"]).status == 404
        assert there.ask("GET", "/api/codes", code=opened["code"]).status == 404
        assert there.ask("GET", path, code=given["code"]).status == 200


def test_a_table_that_is_closed_is_gone_for_all(
    nodes: tuple[RunningServer, RunningServer], table_for_three: tuple[dict[str, Any], str, str]
) -> None:
    here, there = nodes
    opened, hedgehog, wolf = table_for_three
    path = f"/api/tables/{opened['table']}"
    with there.socket(wolf) as line:
        look_on(line, opened["table"])
        refused = there.ask("DELETE", path, token=wolf)
        assert (refused.status, refused.said["code"]) == (403, "not-the-host")
        assert here.ask("DELETE", path, token=hedgehog).status == 204
        sees_it_end(line, opened["table"])
    for token in (hedgehog, wolf):
        assert there.ask("GET", path, token=token).status == 404
    assert there.ask("GET", "/api/codes", code=opened["code"]).status == 404


@pytest.mark.anyio
async def test_a_match_that_others_play_is_not_closed(store: Store) -> None:
    node = IsolatedNode(store)
    igel, wolf = await node.guest("Igel"), await node.guest("Wolf")
    table = (await node.open(igel, public=True)).table
    await node.ask("take_seat", wolf, rest.TakeSeat(), table=table)
    live = await node.tables.get(table)
    assert live is not None
    await submit(node.tables, live, 0, Start(), by=igel.id, key="s")
    with pytest.raises(Trouble, match="others-play"):
        await node.ask("close_table", igel, table=table)
    await submit(node.tables, live, 1, Leave(), by=wolf.id, key="l")
    await node.ask("close_table", igel, table=table)
    assert await store.rows(table) == []


@pytest.mark.anyio
async def test_what_a_host_did_is_in_the_log(store: Store) -> None:
    """Folded again the table is the same, and whoever was sent away can still be deleted."""
    node = IsolatedNode(store)
    igel, wolf = await node.guest("Igel"), await node.guest("Wolf")
    opened = await node.open(igel, players=3)
    await node.ask("take_seat", wolf, rest.TakeSeat(opened.code), table=opened.table)
    await node.ask("rise", igel, table=opened.table, seat="1")
    code = (await node.ask("new_code", igel, table=opened.table)).code
    elsewhere = IsolatedNode(store)
    live = await elsewhere.tables.get(opened.table)
    assert live is not None
    assert live.table.opened.code == code
    with pytest.raises(Trouble, match="sent-away"):
        await elsewhere.ask("take_seat", wolf, rest.TakeSeat(code), table=opened.table)
    await node.ask("forget", wolf)
    log = "".join(row.body for row in await store.rows(opened.table))
    assert wolf.id not in log
    assert "Wolf" not in log
