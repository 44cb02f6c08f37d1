"""A table kept as a server keeps it: commands judged, written down, folded; the time is ours."""

from collections.abc import Mapping
from itertools import count
from types import MappingProxyType
from typing import Any, Final

from tischrunde.core.fairness import commitment
from tischrunde.core.game import Seat
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.table.clock import due
from tischrunde.table.commands import BOT, PERSON, Command, Move, Open, Sit, Start, write_command
from tischrunde.table.denial import Denial
from tischrunde.table.fold import apply
from tischrunde.table.judge import Sent, denial, lets_stand
from tischrunde.table.log import Row
from tischrunde.table.projection import view
from tischrunde.table.table import Table
from tischrunde.table.view import TableView

NOON: Final = 1_794_744_000_000
"""When the first row is written."""

SECRET: Final = bytes(range(32))
CODE: Final = "otter-apfel-leiter"
ANIMALS: Final = (
    *("Igel", "Wolf", "Dachs", "Fuchs", "Biber"),
    *("Luchs", "Otter", "Marder", "Iltis", "Reh"),
)
NO_BOTS: Final[Mapping[Seat, str]] = MappingProxyType({})


def guest(seat: Seat) -> str:
    """Return the guest who sits down there."""
    return f"guest-{seat}"


def sits(seat: Seat, level: str | None = None, **other: str) -> Sit:
    """Return how an animal sits down, or with a level a bot."""
    kind, who = (PERSON, guest(seat)) if level is None else (BOT, "")
    fields = {"guest": who, "name": ANIMALS[seat], "shape": "circle", "kind": kind}
    return Sit(**{**fields, "level": level or "", "entropy": "", **other})


def opens(rules: str = "schmidt", players: int = 2, **other: Any) -> Open:
    """Return how a table is opened by the guest of its first seat."""
    game = game_of(rules)
    assert game is not None
    fields: dict[str, Any] = {"game": game.id, "rules": rules, "players": players, "pace": "brisk"}
    fields |= {"public": False, "programs": False, "host": guest(0), "code": CODE}
    fields |= {"commitment": commitment(SECRET).hex(), "date": "2026-11-15"}
    fields["revision"] = game.house.read(rules).revision
    return Open(**fields | other)


def take(table: Table, sent: Sent, key: str) -> tuple[Row, tuple[Any, ...]] | Denial | None:
    """Judge a command and let it change the table; None if it left no trace."""
    if denied := denial(table, sent):
        return denied
    if sent.seat is not None and lets_stand(table, sent.seat, sent.command):
        return None
    act, body = write_command(sent.command)
    row = Row(table.id, table.version + 1, sent.at, sent.seat, key, act, body)
    return row, apply(table, row, GAMES)


class Keeper:
    """One table, its log, and what time it is there."""

    def __init__(self, opened: Open, table: str = "0" * 16, secret: bytes = SECRET) -> None:
        self.table = Table(table, secret)
        self.rows: list[Row] = []
        self.now = NOON
        self._keys = map(str, count(1))
        self.do(None, opened)

    def sent(
        self, seat: Seat | None, command: Command, by: str | None, base: int | None = None
    ) -> tuple[Any, ...] | Denial | None:
        """Send a command and return what everybody saw, or why it was not taken."""
        known = self.table.version if base is None else base
        taken = take(self.table, Sent(seat, command, by, self.now, known), next(self._keys))
        if not isinstance(taken, tuple):
            return taken
        self.rows.append(taken[0])
        return taken[1]

    def do(self, seat: Seat | None, command: Command, by: str | None = None) -> tuple[Any, ...]:
        """Do what must be taken, and return what everybody saw."""
        seen = self.sent(seat, command, by)
        assert isinstance(seen, tuple), seen
        return seen

    def own(self, seat: Seat, command: Command) -> tuple[Any, ...]:
        """Let the guest of a seat do something there."""
        return self.do(seat, command, guest(seat))

    def move(self, seat: Seat, text: str) -> tuple[Any, ...]:
        """Let the guest of a seat play a move."""
        return self.own(seat, Move(text))

    def denied(
        self, seat: Seat | None, command: Command, by: str | None, base: int | None = None
    ) -> Denial:
        """Send what must not be taken, and return why not; it leaves no trace."""
        before = self.table.version
        denied = self.sent(seat, command, by, base)
        assert isinstance(denied, Denial), denied
        assert self.table.version == before
        return denied

    def sit_all(self, bots: Mapping[Seat, str] = NO_BOTS) -> "Keeper":
        """Let an animal, or a bot of that level, sit down at every seat."""
        for seat in self.table.free:
            self.do(seat, sits(seat, bots.get(seat)), guest(0) if seat in bots else guest(seat))
        return self

    def start(self) -> "Keeper":
        """Let the cards be dealt."""
        self.do(0, Start())
        return self

    def lay_out(self, position: str) -> None:
        """Put another round on the table, as if the match had come to it just now."""
        assert self.table.match is not None
        self.table.match.round = self.table.game.read_round(position)
        self.table.wait(self.now)

    def let_the_clock_act(self) -> tuple[Any, ...]:
        """Wait for what is due, and let it happen."""
        next_due = due(self.table, self.now)
        assert next_due is not None
        self.now = max(self.now, next_due.at)
        return self.do(next_due.seat, next_due.command)

    def view(self, seat: Seat | None = None) -> TableView:
        """Return what a seat, or a spectator, sees."""
        return view(self.table, seat)


def playing(
    rules: str = "schmidt",
    players: int = 2,
    bots: Mapping[Seat, str] = NO_BOTS,
    **other: Any,
) -> Keeper:
    """Return a table at which the cards have been dealt."""
    return Keeper(opens(rules, players, **other)).sit_all(bots).start()
