"""A finished match, told once more move by move."""

from dataclasses import replace
from typing import Any

from tischrunde.core.game import Seat
from tischrunde.core.record import Committed, Record
from tischrunde.games.catalogue import GAMES
from tischrunde.games.encoder import plain
from tischrunde.games.replay_frames import Told, retold
from tischrunde.table.chair import taken
from tischrunde.table.commands import BOT, PERSON, Open, Sit
from tischrunde.table.projection import view
from tischrunde.table.table import Table


def replayed(record: Record, dealt: dict[str, Any], seat: Seat | None) -> dict[str, Any]:
    """Return a match as a seat saw it, or with None with all cards open.

    ``dealt`` is the view of its table when the cards were dealt.
    """
    told = list(retold(record, seat))
    return {
        "view": dealt | {"match": told[0].match},
        "events": told[0].events,
        "moves": [_move(each, last=each is told[-1]) for each in told[1:]],
    }


def _move(told: Told, *, last: bool) -> dict[str, Any]:
    changed = {"match": told.match} if told.match else {}
    return {
        "number": told.number,
        "by": told.by,
        "move": told.move,
        "at": told.at,
        "events": told.events,
        "set": changed | ({"state": "over"} if last else {}),
    }


def as_dealt(table: Table, seat: Seat | None) -> dict[str, Any]:
    """Return the view of a table when the cards were dealt, without its code."""
    now = view(table, seat, brief=True)
    dealt = replace(
        now,
        state="playing",
        code=None,
        clock=None,
        secret=None,
        rematch=None,
        successor=None,
        chairs=tuple(
            None if chair is None else replace(chair, stood_in=False, again=False)
            for chair in now.chairs
        ),
        match=None,
    )
    plain_view: dict[str, Any] = plain(table.game, dealt)
    return plain_view


def table_of(record: Record) -> Table:
    """Return the table at which a record could have been played, before the deal."""
    chance = record.chance
    promised = chance.commitment.hex() if isinstance(chance, Committed) else ""
    table = Table("", b"")
    opened = Open(
        game=record.game,
        rules=record.rules,
        players=len(record.names),
        pace="relaxed",
        public=True,
        programs=False,
        host="",
        code="",
        commitment=promised,
        date=record.date or "",
        revision=record.revision,
        position=record.position,
    )
    table.open(opened, GAMES)
    levels = record.levels or ("",) * len(record.names)
    for seat, (name, level) in enumerate(zip(record.names, levels, strict=True)):
        kind = BOT if level else PERSON
        table.chairs[seat] = taken(Sit("", name, "", kind, level, ""))
    return table
