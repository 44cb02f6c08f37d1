"""All that a viewer can find out about a table, as bytes."""

from collections.abc import Iterable
from dataclasses import fields
from random import Random
from typing import Any, Final

import msgspec

from tests.table.keeper import guest
from tischrunde.core.game import Seat
from tischrunde.games.encoder import changes, plain, plain_event
from tischrunde.rallye.moves import EVERY_MOVE as RALLYE_MOVES
from tischrunde.table import bot_questions, clock
from tischrunde.table.commands import Move
from tischrunde.table.judge import Sent, denial
from tischrunde.table.projection import view
from tischrunde.table.table import Table
from tischrunde.table.view import TableView
from tischrunde.uno.moves import EVERY_MOVE as UNO_MOVES

MOVES: Final = {"rallye": RALLYE_MOVES, "uno": UNO_MOVES}
TRIED: Final = 3
"""Number of moves a viewer tries each time, to see whether they are taken and why not."""


def shown(table: Table, viewer: Seat | None, last: TableView | None) -> tuple[TableView, bytes]:
    """Return the view, and as bytes what is different in it since the last: what is sent."""
    seen = view(table, viewer)
    if last is None:
        return seen, _bytes(plain(table.game, seen))
    different = {
        field.name: plain(table.game, now)
        for field in fields(seen)
        if field.name != "match" and (now := getattr(seen, field.name)) != getattr(last, field.name)
    }
    return seen, _bytes([different, changes(table.game, last.match, seen.match)])


def sent_events(table: Table, events: Iterable[Any]) -> bytes:
    """Return the events, as they are sent."""
    return _bytes([plain_event(table.game, event) for event in events])


def timed(table: Table, now: int) -> bytes:
    """Return when something happens by itself, and when bots act: somebody could measure it."""
    next_due = clock.due(table, now)
    return repr((table.version, next_due, clock.check_at(table, now), _moments(table))).encode()


def _moments(table: Table) -> list[tuple[Seat, int, bool]]:
    return [(asked.seat, asked.at, asked.out_of_turn) for asked in bot_questions.questions(table)]


def answered(table: Table, viewer: Seat | None, now: int, random: Random) -> bytes:
    """Return what a viewer who tries some moves is sent."""
    if viewer is None:
        return b""
    moves = random.choices(MOVES[table.game.id], k=TRIED)
    texts = [table.game.write_move(move) for move in moves]
    sent = [Sent(viewer, Move(text), guest(viewer), now, table.version) for text in texts]
    return repr([denial(table, each) for each in sent]).encode()


def _bytes(value: Any) -> bytes:
    return msgspec.json.encode(value)
