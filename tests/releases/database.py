"""A database of a server with everything a version can keep there, and what it says.

The same is written through the store of a server at home and through that of one for everybody,
with a key of 32 zeros; so it is the same that both say.
"""

import asyncio
import json
import sqlite3
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Final, TypeVar

from tests.frozen import pad_samples
from tests.releases.outcomes import outcome
from tests.releases.stored import Plain, as_stored
from tests.requirements import found
from tests.table.evening import act, finished
from tests.table.keeper import ANIMALS, NOON, Keeper, guest, opens, sits
from tischrunde.core.fairness import commitment
from tischrunde.engine.pads import to_file
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.server.guests import hashed
from tischrunde.server.keys import Keys
from tischrunde.server.pad_ports import SharedPad
from tischrunde.server.ports import (
    DAY_MS,
    AuditEntry,
    Beginning,
    Guest,
    Notice,
    Reseating,
    Sitting,
    Store,
)
from tischrunde.server.store.factory import open_store
from tischrunde.table.commands import Move, Rise
from tischrunde.table.fold import apply
from tischrunde.table.judge import Sent, judge
from tischrunde.table.log import Row
from tischrunde.table.table import Table

Found = TypeVar("Found")

KEYS: Final = Keys(bytes(32))
EXPIRES: Final = NOON + 9_000 * DAY_MS
"""When everything would be deleted: late enough for whoever runs the server on it."""
OVER, PLAYING, OPEN = "4ra4ec6tc2vfp0bs", "cv9t561q2x0sfrwx", "4azjzm0sy9aj8wr1"
CODES: Final = {
    OVER: "otter-apfel-leiter",
    PLAYING: "igel-lampe-wolke",
    OPEN: "kiebitz-flamingo-deckel",
}
PAD_CODES: Final = {("fx-schmid", 4): "anker-wolke-igel", ("uno-carabiner", 3): "dachs-feder-tasse"}
"""By the edition and the players of a pad."""
SEVERAL: Final = 100
ACTS: Final = 30
"""How much has happened at the table that is played on: not much of a round is left."""


# ── writing it ────────────────────────────────────────────────────────────────────────────────


async def fill(store: Store) -> None:
    """Write down guests, a table in every state, pads, and what an operator did."""
    for seat, name in enumerate(ANIMALS[:3]):
        kept = Guest(guest(seat), name, "circle", seat == 2, NOON, EXPIRES)
        await store.welcome(kept, hashed(_token(seat)))
    await _open(store, _played(OVER, "winning-moves,no-exact-goal,target=600", finished))
    await _open(store, _played(PLAYING, "uno-carabiner,wild,target=200", _begun))
    await _open_with_free_seats(store)
    await store.hide(guest(0), PLAYING)
    for (edition, players), code in PAD_CODES.items():
        await _share_pad(store, new_pad(edition, players).log, code)
    await store.add_audit_entry(AuditEntry(NOON, "admin", "shut", "", "too many"))
    await store.shut(shut=True)


def new_pad(edition: str, players: int) -> pad_samples.PadSample:
    """Return an evening with a pad by the newest revision of an edition."""
    game = game_of(edition)
    assert game is not None
    name = f"{edition}@{game.editions[edition].revision}-{players}"
    return pad_samples.sample(pad_samples.wanted()[name])


def _token(seat: int) -> str:
    return f"token of {guest(seat)}"


def _keeper(table: str, rules: str, *, public: bool = False) -> Keeper:
    secret = KEYS.secret(table)
    promised = commitment(secret).hex()
    opened = opens(rules, 3, commitment=promised, code=CODES[table], public=public)
    return Keeper(opened, table, secret)


def _played(table: str, rules: str, play: Callable[[Keeper, Random], Keeper]) -> Keeper:
    return play(_keeper(table, rules).sit_all({2: "easy"}).start(), Random(f"{table} {rules}"))


def _begun(kept: Keeper, dice: Random) -> Keeper:
    while kept.table.version < ACTS or not _to_move(kept.table):
        act(kept, dice)
    return kept


def _to_move(table: Table) -> bool:
    """Return whether a person is to move and nothing else is asked of anybody."""
    match = table.match
    assert match is not None
    quiet = table.window is None and not table.pausing and table.state == "playing"
    chairs = [table.chairs[seat] for seat in match.waiting]
    return quiet and bool(chairs) and not any(chair is None or chair.by_bot for chair in chairs)


async def _open(store: Store, kept: Keeper) -> None:
    """Keep a table: what it began with, and row by row what came then."""
    table = kept.table
    began = 1 + len(table.chairs)
    sittings = [Sitting(guest(seat), table.id, seat) for seat in (0, 1)]
    notice = _notice(kept, free=0)
    beginning = Beginning(kept.rows[:began], notice, sittings, NOON, host=guest(0), origin="ab12")
    assert await store.open_table(beginning)
    for before, row in zip(kept.rows[began - 1 :], kept.rows[began:], strict=False):
        assert await store.append(row, after=before)
    await store.check(table.id, NOON + DAY_MS if table.state == "playing" else None)


async def _open_with_free_seats(store: Store) -> None:
    """Keep a public table at which somebody waits, and somebody else has been."""
    kept = _keeper(OPEN, "auto-rallye,extension", public=True)
    kept.do(0, sits(0), guest(0))
    beginning = Beginning(kept.rows, _notice(kept, free=2), [Sitting(guest(0), OPEN, 0)])
    assert await store.open_table(replace(beginning, host=guest(0), origin="ab12"))
    kept.do(1, sits(1), guest(1))
    sitting = Sitting(guest(1), OPEN, 1)
    assert await store.reseat(kept.rows[-1], Reseating(taken=[sitting]))
    kept.own(1, Rise())
    assert await store.reseat(kept.rows[-1], Reseating(given_up=[sitting]))


def _notice(kept: Keeper, free: int) -> Notice:
    table, opened = kept.table, kept.table.opened
    return Notice(
        *(table.id, opened.code, opened.public, opened.game, opened.rules, len(table.chairs)),
        *(free, table.state, NOON + [*CODES].index(table.id), EXPIRES),
    )


async def _share_pad(store: Store, log: Plain, code: str) -> None:
    opened = log["opened"]
    pad = SharedPad(opened["id"], code, guest(0), json.dumps(opened), EXPIRES)
    assert await store.share_pad(pad)
    events = {event["id"]: json.dumps(event) for event in log["written"]}
    assert await store.write_on_pad(pad.id, events, len(events), EXPIRES)


# ── what it says ──────────────────────────────────────────────────────────────────────────────


async def said(store: Store) -> Plain:
    """Return all that a database says, and what comes of the logs in it."""
    tables = await store.table_ids("", SEVERAL)
    told = {
        "tables": {each: await _of_table(store, each) for each in tables},
        "codes": {code: (await _known(store.by_code(code))).table for code in CODES.values()},
        "guests": {guest(seat): await _of_guest(store, seat) for seat in range(3)},
        "pads": {code: await _of_pad(store, code) for code in PAD_CODES.values()},
        "listed": [each.table for each in await store.tables(SEVERAL)],
        "board": [each.table for each in await store.board(SEVERAL)],
        "overdue": await store.overdue(NOON + 2 * DAY_MS, SEVERAL),
        "deeds": [asdict(each) for each in await store.audit_entries(SEVERAL)],
        "shut": await store.is_shut(),
    }
    content: Plain = as_stored(told)
    return content


async def fold(store: Store, table: str) -> Table:
    """Return a table as a node makes it from its rows."""
    rows = await store.rows(table)
    folded = KEYS.table_of(rows[0])
    for row in rows:
        apply(folded, row, GAMES)
    return folded


async def _of_table(store: Store, table: str) -> Plain:
    notice = await _known(store.notice(table))
    return {"notice": asdict(notice), "outcome": outcome(await fold(store, table))}


async def _of_guest(store: Store, seat: int) -> Plain:
    who = await _known(store.guest(hashed(_token(seat))))
    return {
        "guest": asdict(who),
        "sittings": [asdict(each) for each in await store.sittings(who.id)],
        "at_table": await store.at_table(who.id, NOON, SEVERAL),
        "history": [each.table for each in await store.history(who.id, None, SEVERAL)],
        "visited": await store.visited(who.id),
        "hidden": await store.hidden(who.id),
        "hosted": [each.table for each in await store.hosted(who.id)],
        "pads": sorted(each.code for each in await store.pads(who.id)),
    }


async def _of_pad(store: Store, code: str) -> Plain:
    pad = await _known(store.pad_by_code(code))
    events = await store.pad_events(pad.id, 0, 5_000)
    log = {"opened": json.loads(pad.opened), "written": [json.loads(each.body) for each in events]}
    return {
        "pad": asdict(pad),
        "numbers": [each.number for each in events],
        "file": to_file(log),
        "shown": pad_samples.shown(log),
    }


async def _known(asked: Awaitable[Found | None]) -> Found:
    known = await asked
    assert known is not None
    return known


# ── dumps ─────────────────────────────────────────────────────────────────────────────────────


async def _filled(url: str) -> Plain:
    store = await open_store(url)
    await fill(store)
    told = await said(store)
    await store.close()
    return told


def sqlite_dump(file: Path) -> tuple[str, Plain]:
    """Fill a database in a file; return its dump and what it says."""
    told = asyncio.run(_filled(f"sqlite:///{file}"))
    with closing(sqlite3.connect(file)) as database:
        return "".join(f"{line}\n" for line in database.iterdump()), told


def postgres_dump(url: str) -> tuple[str, Plain]:
    """Fill a database of a server; return its dump and what it says.

    The dump is without what only psql reads, or only a server as new as that of the dump.
    """
    told = asyncio.run(_filled(url))
    program = found("pg_dump")
    if program is None:
        raise FileNotFoundError("pg_dump is needed")
    command = [program, "--inserts", "--no-owner", "--no-privileges", url]
    dump = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603
    kept = [
        line for line in dump.splitlines() if line and not line.startswith(("--", "\\", "SET "))
    ]
    return "".join(f"{line}\n" for line in kept), told


def restore_sqlite(file: Path, dump: str) -> None:
    """Make a database of its dump."""
    with closing(sqlite3.connect(file)) as database:
        database.executescript(dump)


def next_row(table: Table) -> Row:
    """Return the row of a move by whoever is to move, a second later."""
    match = table.match
    assert match is not None
    seat = min(match.waiting)
    move = Move(table.game.write_move(match.legal(seat)[0]))
    sent = Sent(seat, move, guest(seat), table.at + 1_000, table.version)
    row = judge(table, sent, f"next {table.version}")
    assert isinstance(row, Row)
    return row
