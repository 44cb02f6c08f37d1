"""A table that is set up: its first commands are judged like all others."""

from dataclasses import dataclass
from typing import Any

from tischrunde.bots.characters import CHARACTERS, bot_name
from tischrunde.core.card_game import CardGame
from tischrunde.core.case import read_moves
from tischrunde.core.edition import Edition
from tischrunde.core.game import Seat
from tischrunde.core.notation import Unreadable, read_table
from tischrunde.games.catalogue import GAMES
from tischrunde.table.commands import BOT, Command, Move, Sit, write_command
from tischrunde.table.denial import Denial
from tischrunde.table.fold import apply
from tischrunde.table.judge import Sent, denial
from tischrunde.table.log import Row
from tischrunde.table.table import Table


class SetupDenied(ValueError):  # noqa: N818 - what happened has a name of its own
    """A table cannot be set up as it was wanted."""

    def __init__(self, denied: Denial) -> None:
        super().__init__(denied.code)
        self.denial = denied


class TableSetup:
    """A table and its first rows; what is done comes at the time ``at``."""

    def __init__(self, table: Table, at: int) -> None:
        self.table = table
        self.rows: list[Row] = []
        self.at = at

    def take(self, seat: Seat | None, command: Command) -> tuple[Any, ...]:
        """Apply a command and return what happened; raise SetupDenied if it is not taken."""
        version = self.table.version
        sent = Sent(seat, command, self._owner(seat, command), self.at, version)
        if (denied := denial(self.table, sent)) is not None:
            raise SetupDenied(denied)
        version += 1
        act, body = write_command(command)
        row = Row(self.table.id, version, self.at, seat, f"setup {version}", act, body)
        events = apply(self.table, row, GAMES)
        self.rows.append(row)
        return events

    def _owner(self, seat: Seat | None, command: Command) -> str | None:
        """Return whose command it is: a move of a person is their own."""
        chair = None if seat is None else self.table.chairs[seat]
        if not isinstance(command, Move) or chair is None or not chair.owners:
            return None
        return chair.owners[0]


@dataclass(frozen=True, slots=True)
class Beginning:
    """Where a table begins that is not dealt: a position, and moves that were played from there."""

    edition: Edition
    players: int
    position: str
    moves: tuple[tuple[Seat, str], ...]


def read_beginning(game: CardGame, text: str) -> Beginning:
    """Return where a position in notation begins, or a case: the move it asks about is not played.

    A text that is neither raises ``Unreadable``.
    """
    position, _, asked = text.partition("?")
    edition, players = read_table(position, game.house)
    *before, _ = read_moves(asked, text) if asked else [(0, "")]
    # A line break is as good as a space, but a record has the position in one line.
    parts = " ".join(position.partition(";")[2].split())
    if not parts:
        raise Unreadable("no-such-table", position, text, 0)
    game.begun(edition, players, b"", parts)
    return Beginning(edition, players, parts, tuple(before))


def bot_sits(level: str, table: Table) -> Sit:
    """Return the command by which a bot sits down; raise SetupDenied for an unknown level.

    Its shape is the character it is drawn as.
    """
    if level not in CHARACTERS:
        raise SetupDenied(Denial("no-such-level"))
    name, character = bot_name(level, {chair.name for chair in table.chairs if chair is not None})
    return Sit("", name, character.lower(), BOT, level, "")
