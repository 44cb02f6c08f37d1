"""A table that is set up: its first commands are judged like all others."""

from tischrunde.bots.characters import CHARACTERS, bot_name
from tischrunde.core.game import Seat
from tischrunde.games.catalogue import GAMES
from tischrunde.table.commands import BOT, Command, Sit, write_command
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
    """A table and its first rows."""

    def __init__(self, table: Table, at: int) -> None:
        self.table = table
        self.rows: list[Row] = []
        self._at = at

    def take(self, seat: Seat | None, command: Command) -> None:
        """Judge a command and apply it; raise SetupDenied if it is not taken."""
        if (denied := denial(self.table, Sent(seat, command, None, self._at))) is not None:
            raise SetupDenied(denied)
        version = self.table.version + 1
        act, body = write_command(command)
        row = Row(self.table.id, version, self._at, seat, f"setup {version}", act, body)
        apply(self.table, row, GAMES)
        self.rows.append(row)


def bot_sits(level: str, table: Table) -> Sit:
    """Return the command by which a bot sits down; raise SetupDenied for an unknown level.

    Its shape is the character it is drawn as.
    """
    if level not in CHARACTERS:
        raise SetupDenied(Denial("no-such-level"))
    name, character = bot_name(level, {chair.name for chair in table.chairs if chair is not None})
    return Sit("", name, character.lower(), BOT, level, "")
