"""A rematch: the rows with which the next table begins.

They follow from the table that is over, a secret and a code. They are written together with the row
by which the last one agreed, or not at all.
"""

from dataclasses import replace

from tischrunde.core.fairness import commitment
from tischrunde.table.bot_questions import STAND_IN
from tischrunde.table.chair import Chair
from tischrunde.table.commands import BOT, Command, Sit, Start, write_command
from tischrunde.table.log import Row
from tischrunde.table.table import Table


def next_rows(table: Table, secret: bytes, code: str, at: int) -> tuple[Row, ...]:
    """Return the first rows of a table's successor, whose secret is handed in."""
    if table.successor is None:
        raise ValueError("not everybody wants to play again")
    newest = table.game.editions[table.edition.id].revision
    chairs = [chair for chair in table.chairs if chair is not None]
    host = _host(chairs, table.opened.host)
    promised = commitment(secret).hex()
    opened = replace(
        table.opened, host=host, code=code, commitment=promised, revision=newest, position=""
    )
    commands: list[tuple[int | None, Command]] = [(None, opened)]
    commands += [(seat, _sits(chair)) for seat, chair in enumerate(chairs)]
    commands.append((0, Start()))
    return tuple(
        Row(table.successor, version, at, seat, f"rematch {version}", *write_command(command))
        for version, (seat, command) in enumerate(commands, 1)
    )


def _host(chairs: list[Chair], before: str) -> str:
    """Return the next host: the same as before, or else the first who plays on."""
    going_on = [chair.owners for chair in chairs if chair.again is not None]
    return before if any(before in owners for owners in going_on) else going_on[0][0]


def _sits(chair: Chair) -> Sit:
    """Whoever is away stays away, and the bot keeps the seat."""
    if chair.kind == BOT or chair.again is None:
        return Sit("", chair.name, chair.shape, BOT, chair.level or STAND_IN, "")
    return Sit(chair.owners[0], chair.name, chair.shape, chair.kind, "", chair.again)
