"""Whoever deletes their account takes nothing from others, and what cannot be read stops nobody."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.cli.command import run
from tests.server.conftest import PATIENT
from tests.server.isolated_node import IsolatedNode, Sink, StoreWrapper
from tests.server.player import Player, play_out
from tests.server.running_server import RunningServer, running_server
from tests.server.store.samples import sit
from tests.server.test_replay_cache import finished
from tischrunde.protocol import rest
from tischrunde.protocol.frames import Sub
from tischrunde.server.api import answers
from tischrunde.server.api.request import Request
from tischrunde.server.composition import running_node
from tischrunde.server.guests import hashed
from tischrunde.server.ports import Sitting, Store, Unreadable
from tischrunde.server.settings import Settings
from tischrunde.server.submission import submit
from tischrunde.table.commands import Rise, Start
from tischrunde.table.log import Row

SHORT = {"game": "uno", "rules": "uno-carabiner,target=1", "public": True}


@contextmanager
def looking_on(server: RunningServer, token: str, table: str, seed: int) -> Iterator[Player]:
    with server.socket(token) as line:
        player = Player(line, table, seed).look()
        player.until("snap")
        yield player


def play_match(server: RunningServer, first: str, second: str, table: str) -> None:
    with (
        looking_on(server, first, table, 1) as one,
        looking_on(server, second, table, 2) as other,
    ):
        started = one.version + 1
        one.do("start")
        for player in (one, other):
            player.until("ev", v=started)
        play_out(one, other)


def test_whoever_rose_before_the_start_deletes_nothing_of_the_match(
    nodes: tuple[RunningServer, RunningServer],
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
    node = IsolatedNode(store)
    igel, wolf, marder = [await node.guest(name) for name in ("Igel", "Wolf", "Marder")]
    table = (await node.open(igel, public=True)).table
    await node.ask("take_seat", wolf, rest.TakeSeat(), table=table)
    await sit(store, Sitting(marder.id, table, 1))
    await sit(store, Sitting(igel.id, table, 1))
    assert (await node.ask("export", marder))["tables"] == []
    assert [each["seat"] for each in (await node.ask("export", igel))["tables"]] == [0]
    live = await node.tables.get(table)
    assert live is not None
    await submit(node.tables, live, 0, Start(), by=igel.id, key="s")
    await node.ask("forget", marder)
    assert [chair.stood_in for chair in live.table.chairs if chair] == [False, False]


@pytest.mark.anyio
async def test_nor_to_the_match_once_it_is_over(store: Store) -> None:
    node = IsolatedNode(store)
    igel, table, _ = await finished(node)
    marder = await node.guest("Marder")
    await sit(store, Sitting(marder.id, table, 1))
    await node.ask("forget", marder)
    assert await node.ask("record", igel, table=table)
    assert await store.sittings(igel.id) == [Sitting(igel.id, table, 0)]


@pytest.mark.anyio
@pytest.mark.parametrize("over_http", [True, False])
async def test_giving_up_a_seat_removes_the_note_of_it(store: Store, *, over_http: bool) -> None:
    node = IsolatedNode(store)
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
        await submit(node.tables, live, 1, Rise(), by=wolf.id, key="r")
    assert await store.sittings(wolf.id) == await store.sittings(phone.id) == []
    assert await store.sittings(igel.id) == [Sitting(igel.id, table, 0)]
    await node.ask("take_seat", wolf, rest.TakeSeat(), table=table)
    assert await store.sittings(wolf.id) == [Sitting(wolf.id, table, 1)]


class Damaged(StoreWrapper):
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
    node = IsolatedNode(damaged)
    igel = await node.guest("Igel")
    damaged.damaged, sound = [(await node.open(igel)).table for _ in range(2)]
    assert [seat.table for seat in (await node.ask("me", igel)).seats] == [sound]
    exported = (await node.ask("export", igel))["tables"]
    assert sorted(each["table"] for each in exported) == sorted([damaged.damaged, sound])
    await node.ask("forget", igel)
    assert await store.sittings(igel.id) == []
    assert await store.rows(sound) == []


DAMAGES = (
    "UPDATE log SET version = 3 WHERE table_id = ? AND version = 2",
    "UPDATE log SET body = CAST(x'ff41' AS TEXT) WHERE table_id = ? AND version = 2",
    "UPDATE log SET body = x'ff41' WHERE table_id = ? AND version = 2",
    "UPDATE log SET body = '{' WHERE table_id = ? AND version = 2",
    "UPDATE log SET act = 'unheard-of' WHERE table_id = ? AND version = 2",
    "UPDATE log SET seat = 99 WHERE table_id = ? AND version = 2",
)
"""A hole, what is not UTF-8, what is not even text, no JSON, an act and a seat nobody knows."""


def damage(data: Path, tables: Sequence[str]) -> None:
    """Damage each log in another way, in its second row."""
    with closing(sqlite3.connect(data / "tischrunde.db")) as database, database:
        for statement, table in zip(DAMAGES, tables, strict=True):
            assert database.execute(statement, (table,)).rowcount == 1


@pytest.mark.anyio
@pytest.mark.parametrize("statement", DAMAGES)
async def test_a_table_that_breaks_while_it_is_looked_at_breaks_nothing_else(
    store: Store, tmp_path: Path, statement: str
) -> None:
    """Another node has written what this one cannot read; it has the rows before in memory."""
    node, sink = IsolatedNode(store), Sink()
    igel = await node.guest("Igel")
    broken, sound = [(await node.open(igel)).table for _ in range(2)]
    rows = await store.rows(broken)
    with closing(sqlite3.connect(tmp_path / "store.db")) as database, database:
        database.execute("DELETE FROM log WHERE table_id = ? AND version = 2", (broken,))
    live = await node.tables.get(broken)
    assert live is not None
    assert await store.append(rows[1])
    with closing(sqlite3.connect(tmp_path / "store.db")) as database, database:
        assert database.execute(statement, (broken,)).rowcount == 1
    with pytest.raises(Unreadable):
        await node.node.streams.subscribe(sink, live, igel.id, Sub(broken, code="x"))
    assert [seat.table for seat in (await node.ask("me", igel)).seats] == [sound]
    with pytest.raises(Unreadable):
        await node.tables.get(broken)
    assert live.watched == 0
    await node.ask("forget", igel)


async def several_tables(data: Path, count: int) -> tuple[str, list[str]]:
    """Return the token of a guest, and tables at which it sits."""
    settings = Settings(data, f"sqlite:///{data / 'tischrunde.db'}")
    async with running_node(settings) as node:
        guest, token = await node.guests.come_in("Igel", "circle", program=False)
        body = rest.NewTable("rallye", "fx-schmid", 3)
        request = Request(guest, "", {}, {}, body)
        tables = [await answers(node)("open_table")(request) for _ in range(count)]
        for opened in tables:
            at, wish = {"table": opened.table}, rest.TakeSeat(code=opened.code)
            await answers(node)("take_seat")(Request(guest, "", at, {}, wish))
    return token, [opened.table for opened in tables]


def test_whoever_runs_the_server_is_told_which_tables_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, (sound, *broken) = asyncio.run(several_tables(tmp_path, len(DAMAGES) + 1))
    asked = ("--lang", "en", "broken", "--data", str(tmp_path))
    assert run(capsys, *asked) == "All tables can be read.\n"
    damage(tmp_path, broken)
    *named, last = run(capsys, *asked).splitlines()
    assert last.startswith("6 tables cannot be read.")
    assert sorted(line.split()[1] for line in named) == sorted(broken)
    assert sound not in str(named)
    rows = {line.split()[1]: line.split("row ")[1].split()[0] for line in named}
    assert [rows[table] for table in broken] == ["2", "0", "2", "2", "2", "2"]
    (tmp_path / "key").unlink()
    assert "no key here" in run(capsys, *asked, code=2)
    assert not (tmp_path / "key").exists()


def test_tables_that_cannot_be_read_break_nothing_else_of_those_who_sat_there(
    tmp_path: Path,
) -> None:
    igel, (sound, *broken) = asyncio.run(several_tables(tmp_path, len(DAMAGES) + 1))
    damage(tmp_path, broken)
    with running_server(tmp_path, *PATIENT, log=tmp_path / "log") as server:
        for _ in range(2):
            me = server.ask("GET", "/api/me", token=igel)
            assert [seat["table"] for seat in me.said["seats"]] == [sound]
        export = server.ask("GET", "/api/me/export", token=igel)
        exported = {each["table"]: each.get("unreadable", False) for each in export.said["tables"]}
        assert exported == {sound: False} | dict.fromkeys(broken, True)
        for table in broken:
            looked = server.ask("GET", f"/api/tables/{table}", token=igel)
            assert (looked.status, looked.said["code"]) == (500, "unreadable-table")
        with server.socket(igel) as line:
            line.say(t="sub", table=sound)
            line.until("snap", table=sound)
            for table in broken:
                line.say(t="sub", table=table)
                said = line.until("err", table=table)
                assert (said["code"], said.get("retry")) == ("unreadable-table", None)
                line.say(t="do", k=table, table=table, do="leave")
                assert line.until("err", k=table)["code"] == "unreadable-table"
            line.say(t="ping")
            line.until("pong")
        assert server.ask("DELETE", "/api/me", token=igel).status == 204
        assert server.ask("GET", "/api/me", token=igel).status == 401
    logged = (tmp_path / "log").read_text()
    assert all(f"table={table}" in logged for table in broken)
    assert "Igel" not in logged


async def log_text(store: Store, table: str) -> str:
    """Return all that the log of a table says."""
    return "".join(row.body for row in await store.rows(table))


@pytest.mark.anyio
@pytest.mark.parametrize("leaves_first", [True, False])
async def test_nothing_is_left_of_who_was_at_an_open_table(
    store: Store, *, leaves_first: bool
) -> None:
    node = IsolatedNode(store)
    igel, wolf, phone = [await node.guest(name) for name in ("Igel", "Wolf", "Telefon")]
    table = (await node.open(igel, public=True, players=3)).table
    wish = rest.TakeSeat(entropy="Wolfsmond")
    await node.ask("take_seat", wolf, wish, table=table)
    granted = await node.ask("grant", wolf, table=table)
    await node.ask("claim", phone, rest.ClaimSeat(granted.token), table=table)
    if leaves_first:
        await node.ask("rise", wolf, table=table, seat="1")
    await node.ask("forget", wolf)
    logged = await log_text(store, table)
    assert not [word for word in ("Wolf", wolf.id) if word in logged]
    assert "Igel" in logged
    await node.ask("forget", phone)
    assert phone.id not in await log_text(store, table)
    refolded = await IsolatedNode(store).tables.get(table)
    assert refolded is not None
    assert [chair and chair.name for chair in refolded.table.chairs] == ["Igel", None, None]
    marder, uhu = await node.guest("Marder"), await node.guest("Uhu")
    for guest in (marder, uhu):
        await node.ask("take_seat", guest, rest.TakeSeat(), table=table)
    await submit(node.tables, refolded, 0, Start(), by=igel.id, key="s")


@pytest.mark.anyio
async def test_nor_of_who_opened_it(store: Store) -> None:
    node = IsolatedNode(store)
    igel, wolf = await node.guest("Igel"), await node.guest("Wolf")
    joined = (await node.open(igel, public=True, players=3)).table
    empty = (await node.open(igel, bots=["easy"], players=3)).table
    watched = (await node.open(igel, sit=False, public=True)).table
    for table in (joined, watched):
        await node.ask("take_seat", wolf, rest.TakeSeat(), table=table)
    await node.ask("forget", igel)
    assert await store.rows(empty) == []
    assert await store.notice(empty) is None
    for table in (joined, watched):
        logged = await log_text(store, table)
        assert not [word for word in ("Igel", igel.id) if word in logged]
        assert "Wolf" in logged
    assert await store.hosted(igel.id) == []


@pytest.mark.anyio
async def test_whose_match_runs_keeps_the_name_but_is_not_its_host(store: Store) -> None:
    node = IsolatedNode(store)
    igel, wolf = await node.guest("Igel"), await node.guest("Wolf")
    table = (await node.open(igel, public=True)).table
    await node.ask("take_seat", wolf, rest.TakeSeat(), table=table)
    live = await node.tables.get(table)
    assert live is not None
    await submit(node.tables, live, 0, Start(), by=igel.id, key="s")
    terms = live.table.terms
    await node.ask("forget", igel)
    refolded = await IsolatedNode(store).tables.get(table)
    assert refolded is not None
    assert refolded.table.terms == terms
    assert refolded.table.opened.host == ""
    assert [chair.stood_in for chair in refolded.table.chairs if chair] == [True, False]


@pytest.mark.anyio
async def test_whoever_logs_out_for_good_is_forgotten_and_takes_no_match_along(
    store: Store,
) -> None:
    node = IsolatedNode(store)
    igel, over, _ = await finished(node)
    wolf, marder = await node.guest("Wolf"), await node.guest("Marder")
    opened = (await node.open(wolf, public=True)).table
    await node.ask("take_seat", igel, rest.TakeSeat(), table=opened)
    own = (await node.open(igel)).table
    await store.welcome(igel, hashed("telephone"))
    await node.ask("log_out", igel, token="telephone")  # noqa: S106 - one of its devices
    assert await store.sittings(igel.id) != []
    await node.ask("log_out", igel, token=node.tokens[igel.id])
    assert await store.sittings(igel.id) == []
    assert await store.rows(own) == []
    assert "Igel" not in await log_text(store, opened)
    assert await node.ask("record", marder, table=over, code=(await code_of(store, over)))
    assert not await store.is_known(igel.id, besides=b"")


async def code_of(store: Store, table: str) -> str:
    notice = await store.notice(table)
    assert notice is not None
    return notice.code
