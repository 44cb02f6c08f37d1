"""Who deletes oneself takes nothing from others, and what cannot be read stops nobody."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.conftest import PATIENT
from tests.server.deaf import Around, DeafNode
from tests.server.house import House, serving
from tests.server.player import Player, play_out
from tests.server.test_replay_desk import finished
from tischrunde.protocol import rest
from tischrunde.server.desk import answers
from tischrunde.server.desk.request import Request
from tischrunde.server.ports import Sitting, Store
from tischrunde.server.running import running_node
from tischrunde.server.settings import Settings
from tischrunde.table.commands import Rise, Start
from tischrunde.table.log import Row

SHORT = {"game": "uno", "rules": "uno-carabiner,target=1", "public": True}


@contextmanager
def looking_on(house: House, token: str, table: str, seed: int) -> Iterator[Player]:
    with house.socket(token) as line:
        player = Player(line, table, seed).look()
        player.until("snap")
        yield player


def play_match(house: House, first: str, second: str, table: str) -> None:
    with (
        looking_on(house, first, table, 1) as one,
        looking_on(house, second, table, 2) as other,
    ):
        started = one.version + 1
        one.do("start")
        for player in (one, other):
            player.until("ev", v=started)
        play_out(one, other)


def test_who_rose_before_the_start_deletes_nothing_of_the_match(
    nodes: tuple[House, House],
) -> None:
    here, there = nodes
    igel, wolf, marder = here.guest("Igel"), here.guest("Wolf"), here.guest("Marder")
    table = here.table(igel, **SHORT)["table"]
    seats = f"/api/tables/{table}/seats"
    assert here.ask("POST", seats, {}, marder).said["seat"] == 1
    assert here.ask("DELETE", f"{seats}/1", token=marder).status == 204
    assert here.ask("POST", seats, {}, wolf).said["seat"] == 1
    play_match(here, igel, wolf, table)
    assert there.ask("DELETE", "/api/me", token=marder).status == 204
    for token in (igel, wolf):
        assert here.ask("GET", f"/api/tables/{table}/record", token=token).status == 200
        assert there.ask("GET", f"/api/tables/{table}/replay", token=token).status == 200
    assert there.ask("DELETE", "/api/me", token=wolf).status == 204
    assert there.ask("GET", f"/api/tables/{table}/record", token=igel).status == 404


@pytest.mark.anyio
async def test_a_note_left_from_a_seat_given_up_gives_no_right_to_the_table(store: Store) -> None:
    """Notes were kept once: the databases of those days still have them."""
    node = DeafNode(store)
    igel, wolf, marder = [await node.guest(name) for name in ("Igel", "Wolf", "Marder")]
    table = (await node.open(igel, public=True)).table
    await node.ask("take_seat", wolf, rest.TakeSeat(), table=table)
    await store.sit(Sitting(marder.id, table, 1))
    await store.sit(Sitting(igel.id, table, 1))
    assert (await node.ask("export", marder))["tables"] == []
    assert [each["seat"] for each in (await node.ask("export", igel))["tables"]] == [0]
    live = await node.tables.get(table)
    assert live is not None
    await node.tables.submit(live, 0, Start(), by=igel.id, key="s")
    await node.ask("forget", marder)
    assert [chair.stood_in for chair in live.table.chairs if chair] == [False, False]


@pytest.mark.anyio
async def test_nor_to_the_match_once_it_is_over(store: Store) -> None:
    node = DeafNode(store)
    igel, table, _ = await finished(node)
    marder = await node.guest("Marder")
    await store.sit(Sitting(marder.id, table, 1))
    await node.ask("forget", marder)
    assert await node.ask("record", igel, table=table)
    assert await store.sittings(igel.id) == [Sitting(igel.id, table, 0)]


@pytest.mark.anyio
@pytest.mark.parametrize("over_http", [True, False])
async def test_giving_up_a_seat_removes_the_note_of_it(store: Store, *, over_http: bool) -> None:
    node = DeafNode(store)
    igel, wolf, phone = [await node.guest(name) for name in ("Igel", "Wolf", "Wolf")]
    table = (await node.open(igel, public=True)).table
    await node.ask("take_seat", wolf, rest.TakeSeat(), table=table)
    granted = await node.ask("grant", wolf, table=table)
    await node.ask("claim", phone, rest.ClaimSeat(granted.token), table=table)
    assert await store.sittings(phone.id) == [Sitting(phone.id, table, 1)]
    if over_http:
        await node.ask("rise", wolf, table=table, seat="1")
    else:
        live = await node.tables.get(table)
        assert live is not None
        await node.tables.submit(live, 1, Rise(), by=wolf.id, key="r")
    assert await store.sittings(wolf.id) == await store.sittings(phone.id) == []
    assert await store.sittings(igel.id) == [Sitting(igel.id, table, 0)]
    await node.ask("take_seat", wolf, rest.TakeSeat(), table=table)
    assert await store.sittings(wolf.id) == [Sitting(wolf.id, table, 1)]


class Damaged(Around):
    """A store in which the log of one table lies where the disk is broken."""

    damaged = ""

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        if table == self.damaged:
            raise sqlite3.DatabaseError("database disk image is malformed")
        rows: list[Row] = await self._store.rows(table, since)
        return rows


@pytest.mark.anyio
async def test_a_table_on_a_broken_disk_breaks_nothing_else(store: Store) -> None:
    damaged = Damaged(store)
    node = DeafNode(damaged)
    igel = await node.guest("Igel")
    damaged.damaged, sound = [(await node.open(igel)).table for _ in range(2)]
    assert [seat.table for seat in (await node.ask("me", igel)).seats] == [sound]
    exported = (await node.ask("export", igel))["tables"]
    assert sorted(each["table"] for each in exported) == sorted([damaged.damaged, sound])
    await node.ask("forget", igel)
    assert await store.sittings(igel.id) == []
    live = await node.tables.get(sound)
    assert live is not None
    assert live.table.seat_of(igel.id) is None


def make_a_hole(data: Path, table: str) -> None:
    """Let the second row of a log be the third."""
    with closing(sqlite3.connect(data / "tischrunde.db")) as database, database:
        moved = "UPDATE log SET version = 3 WHERE table_id = ? AND version = 2"
        assert database.execute(moved, (table,)).rowcount == 1


async def two_tables(data: Path) -> tuple[str, str, str]:
    """Return the token of a guest, and two tables at which it sits."""
    settings = Settings(data, f"sqlite:///{data / 'tischrunde.db'}")
    async with running_node(settings) as node:
        guest, token = await node.guests.come_in("Igel", "circle", program=False)
        body = rest.NewTable("rallye", "fx-schmid", 3)
        request = Request(guest, "", {}, {}, body)
        one, other = [(await answers(node)("open_table")(request)).table for _ in range(2)]
    return token, one, other


def test_a_table_that_cannot_be_read_breaks_nothing_else_of_those_who_sat_there(
    tmp_path: Path,
) -> None:
    igel, broken, sound = asyncio.run(two_tables(tmp_path))
    make_a_hole(tmp_path, broken)
    with serving(tmp_path, *PATIENT, log=tmp_path / "log") as house:
        me = house.ask("GET", "/api/me", token=igel)
        assert [seat["table"] for seat in me.said["seats"]] == [sound]
        export = house.ask("GET", "/api/me/export", token=igel)
        assert sorted(each["table"] for each in export.said["tables"]) == sorted([broken, sound])
        with house.socket(igel) as line:
            line.say(t="sub", table=sound)
            line.until("snap", table=sound)
            line.say(t="sub", table=broken)
            assert line.until("err", table=broken)["code"] == "unavailable"
            line.say(t="ping")
            line.until("pong")
        assert house.ask("DELETE", "/api/me", token=igel).status == 204
        assert house.ask("GET", "/api/me", token=igel).status == 401
    assert broken in (tmp_path / "log").read_text()
