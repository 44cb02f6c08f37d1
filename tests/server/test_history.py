"""A guest finds its tables again with their results, and can put away those that run."""

from typing import Any

import pytest

from tests.server.isolated_node import IsolatedNode
from tests.server.running_server import RunningServer
from tests.server.test_replay_cache import finished
from tischrunde.protocol import rest
from tischrunde.server.api import history
from tischrunde.server.api.request import Trouble
from tischrunde.server.ports import Guest, Store
from tischrunde.server.submission import submit
from tischrunde.table.commands import Start


async def tables(node: IsolatedNode, guest: Guest) -> list[str]:
    page: rest.History = await node.ask("history", guest)
    return [each.sitting.table for each in page.tables]


@pytest.mark.anyio
async def test_a_match_that_is_over_is_told_with_its_result(store: Store) -> None:
    node = IsolatedNode(store)
    igel, over, _ = await finished(node)
    waiting = (await node.open(igel)).table
    live = await node.tables.get(over)
    assert live is not None
    match = live.table.match
    assert match is not None
    page: rest.History = await node.ask("history", igel)
    assert page.next is None
    first, last = page.tables
    assert (first.sitting.table, first.sitting.state) == (waiting, "open")
    assert (first.members, first.points, first.winners) == ([], [], [])
    assert (last.sitting.table, last.sitting.state) == (over, "over")
    assert last.sitting.names == ["Igel", "Wolf"]
    assert (last.members, last.points) == ([[0], [1]], list(match.totals))
    assert last.winners == sorted(match.winners)
    assert len(last.winners) == 1


@pytest.mark.anyio
async def test_a_match_that_runs_has_no_winner_and_only_its_players_find_it(store: Store) -> None:
    node = IsolatedNode(store)
    igel, wolf, marder = [await node.guest(name) for name in ("Igel", "Wolf", "Marder")]
    opened = await node.open(igel, public=True)
    await node.ask("take_seat", wolf, rest.TakeSeat(), table=opened.table)
    live = await node.tables.get(opened.table)
    assert live is not None
    await submit(node.tables, live, 0, Start(), by=igel.id, key="s")
    for guest in (igel, wolf):
        (told,) = (await node.ask("history", guest)).tables
        assert told.sitting.state == "playing"
        assert (told.points, told.winners) == ([0, 0], [])
    assert await tables(node, marder) == []


@pytest.mark.anyio
async def test_pages_lead_through_all_tables(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert history.PAGE_TABLES == 20
    monkeypatch.setattr(history, "PAGE_TABLES", 2)
    node = IsolatedNode(store)
    igel = await node.guest("Igel")
    opened = {(await node.open(igel)).table for _ in range(6)}
    told: list[str] = []
    query: dict[str, str] | None = {}
    while query is not None:
        page: rest.History = await node.ask("history", igel, query=query)
        assert len(page.tables) == 2
        told += [each.sitting.table for each in page.tables]
        query = None if page.next is None else {"after": page.next}
    assert len(told) == 6
    assert set(told) == opened


@pytest.mark.anyio
@pytest.mark.parametrize(
    "after", ["", "x", "2.1.0123456789abcdef", "1.1.short", "0.1.0123456789abcdef\n", "1.-1.a"]
)
async def test_a_place_nobody_was_told_is_malformed(store: Store, after: str) -> None:
    node = IsolatedNode(store)
    igel = await node.guest("Igel")
    with pytest.raises(Trouble, match="malformed"):
        await node.ask("history", igel, query={"after": after})


@pytest.mark.anyio
async def test_what_is_put_away_keeps_its_seat(store: Store) -> None:
    node = IsolatedNode(store)
    igel, wolf, marder = [await node.guest(name) for name in ("Igel", "Wolf", "Marder")]
    table = (await node.open(igel, public=True)).table
    await node.ask("take_seat", wolf, rest.TakeSeat(), table=table)
    await node.ask("hide", igel, table=table)
    assert await tables(node, igel) == []
    assert (await node.ask("me", igel)).seats == []
    assert await tables(node, wolf) == [table]
    exported: dict[str, Any] = await node.ask("export", igel)
    assert exported["hidden"] == [table]
    assert [each["table"] for each in exported["tables"]] == [table]
    live = await node.tables.get(table)
    assert live is not None
    assert live.table.seat_of(igel.id) == 0
    await node.ask("unhide", igel, table=table)
    assert await tables(node, igel) == [table]
    for route in ("hide", "unhide"):
        with pytest.raises(Trouble, match="not-your-seat"):
            await node.ask(route, marder, table=table)
        with pytest.raises(Trouble, match="no-such-table"):
            await node.ask(route, igel, table="0123456789abcdef")
    await node.ask("hide", igel, table=table)
    await node.ask("forget", igel)
    assert await store.hidden(igel.id) == []


def test_nobody_but_a_guest_asks_and_only_for_its_own(family: RunningServer) -> None:
    igel, wolf = family.guest("Igel"), family.guest("Wolf")
    opened = family.table(igel)
    assert family.ask("GET", "/api/me/tables").status == 401
    told = family.ask("GET", "/api/me/tables", token=igel)
    assert told.status == 200
    (only,) = told.said["tables"]
    assert only["sitting"]["table"] == opened["table"]
    assert opened["code"] not in str(told.said)
    assert family.ask("GET", "/api/me/tables", token=wolf).said == {"tables": [], "next": None}
    assert family.ask("GET", "/api/me/tables?after=x", token=wolf).status == 400
    path = f"/api/me/hidden/{opened['table']}"
    assert family.ask("PUT", path).status == 401
    assert family.ask("PUT", path, token=wolf).status == 403
    assert family.ask("PUT", path, token=igel).status == 204
    assert family.ask("GET", "/api/me/tables", token=igel).said["tables"] == []
    assert family.ask("DELETE", path, token=igel).status == 204
