"""What is played: tables in the midst of a match, and every move of the laps that follow.

All of it is worked out beforehand from numbers that never change, by the rules as they lie in the
tree: so whatever build is counted plays the same, and nobody has to read a frame to go on.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from tischrunde.core.fairness import commitment
from tischrunde.games.catalogue import GAMES
from tischrunde.server.keys import KEY_BYTES, Keys
from tischrunde.table.clock import due
from tischrunde.table.commands import PROGRAM, Command, Move, Open, Sit, Start
from tischrunde.table.denial import Denial
from tischrunde.table.fold import apply
from tischrunde.table.ids import ID_BYTES, table_id
from tischrunde.table.judge import Sent, judge
from tischrunde.table.log import Row
from tischrunde.table.projection import view

GAMES_PLAYED: Final = (("rallye", "schmidt"), ("uno", "uno-carabiner"))
KEY: Final = bytes(range(KEY_BYTES))
NOON_MS: Final = 1_794_744_000_000
"""Milliseconds since 1970 at which the first lap begins."""
LAP_MS: Final = 500
"""Milliseconds between two laps: longer than programs may take to answer an attack."""
MOST_BEFORE: Final = 80
"""Maximum number of laps played before: rounds are to be met at their beginning and at their end.
"""

_STAND: Final = "stand"
"""Letting an attack stand leaves no trace: the clock does it."""
NAMES: Final = (
    *("Igel", "Dachs", "Fuchs", "Otter", "Luchs", "Hase", "Reh", "Biber", "Marder", "Iltis"),
)
"""Who sits at the seats; there are no larger tables."""


class Kind(NamedTuple):
    """What is played at a table, by how many, and whether spectators may come."""

    game: str
    rules: str
    players: int = 2
    public: bool = False
    pace: str = "programs"


class Turn(msgspec.Struct):
    """What happens at a table in a lap: perhaps the clock acts, then perhaps a seat moves."""

    closes: bool = False
    seat: int | None = None
    move: str = ""
    base: int = 0


class Table(msgspec.Struct):
    """A table: its guests, its log before the first lap, its turns, and the version it comes to."""

    id: str
    game: str
    guests: tuple[str, ...]
    rows: list[tuple[Any, ...]]
    turns: list[Turn]
    version: int


@dataclass
class _Played:
    """A table that is played at; only its log is kept."""

    table: Any
    guests: tuple[str, ...]
    dice: Random
    at: int
    rows: list[Row] = field(default_factory=list)
    keys: Iterator[str] = field(default_factory=lambda: map(str, count(1)))

    def do(self, seat: int | None, command: Command) -> None:
        """Do what must be taken."""
        by = None if seat is None else self.guests[seat]
        sent = Sent(seat, command, by, self.at, self.table.version)
        row = judge(self.table, sent, next(self.keys))
        if isinstance(row, int | Denial):
            raise RuntimeError(f"{command} at {self.table.id}: {row}")  # noqa: TRY004 - it was refused
        apply(self.table, row, GAMES)
        self.rows.append(row)

    def lap(self) -> Turn:
        """Let some time pass, the clock act, and somebody move."""
        self.at += LAP_MS
        turn = Turn()
        found = due(self.table, self.at)
        if found is not None and found.at <= self.at:
            self.do(found.seat, found.command)
            turn.closes = True
        choices = [(seat, move) for seat in self._waiting() for move in self._legal(seat)]
        if choices:
            seat, move = self.dice.choice(choices)
            if move != _STAND:
                turn.seat, turn.move, turn.base = seat, move, self.table.version
                self.do(seat, Move(move))
        return turn

    def _waiting(self) -> list[int]:
        return [] if self.table.match.over else sorted(self.table.match.waiting)

    def _legal(self, seat: int) -> list[str]:
        seen: Any = view(self.table, seat).match
        return [self.table.game.write_move(move) for move in seen.round.legal]


def tables(kind: Kind, number: int, laps: int, earlier: int = 0) -> list[Table]:
    """Return some tables, each as far into its match as chance will have it.

    All are ``earlier`` laps further still.
    """
    made = (_table(kind, seed, laps, earlier) for seed in count())
    fit = (table for table in made if table is not None)
    return [next(fit) for _ in range(number)]


def _table(kind: Kind, seed: int, laps: int, earlier: int) -> Table | None:
    """Return a table; None if its match ends too soon."""
    dice = Random(f"{kind.game} {seed}")
    name = table_id(dice.randbytes(ID_BYTES))
    guests = tuple(f"{name}-{seat}" for seat in range(kind.players))
    before = dice.randrange(MOST_BEFORE) + earlier
    made = Keys(KEY).table(name)
    played = _Played(made, guests, dice, NOON_MS - before * LAP_MS)
    for seat, command in beginning(kind, name, guests):
        played.do(seat, command)
    for _ in range(before):
        played.lap()
    if played.table.window is not None:  # it would close while everybody sits down
        return None
    rows = [_fields(row) for row in played.rows]
    turns = [played.lap() for _ in range(laps)]
    if played.table.match.over:
        return None
    return Table(name, kind.game, guests, rows, turns, played.table.version)


def beginning(
    kind: Kind, table: str, guests: tuple[str, ...]
) -> Iterator[tuple[int | None, Command]]:
    """Yield what opens a table and begins its match, each with the seat that does it."""
    house = GAMES[kind.game].house
    edition = house.read(kind.rules)
    yield (
        None,
        Open(
            game=kind.game,
            rules=house.write(edition),
            players=kind.players,
            pace=kind.pace,
            public=kind.public,
            programs=True,
            host=guests[0],
            code="",
            commitment=commitment(Keys(KEY).secret(table)).hex(),
            date="2025-01-01",
            revision=edition.revision,
        ),
    )
    for seat, (guest, name) in enumerate(zip(guests, NAMES[: len(guests)], strict=True)):
        yield seat, Sit(guest, name, "circle", PROGRAM, "", "")
    yield 0, Start()


def _fields(row: Row) -> tuple[Any, ...]:
    return row.table, row.version, row.at, row.seat, row.key, row.act, row.body
