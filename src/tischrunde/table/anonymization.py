"""Removes the names of former guests from logs, without changing what the rows do."""

from collections.abc import Iterable
from dataclasses import replace

from tischrunde.table.commands import Claim, Command, Open, Sit, read_command, write_command
from tischrunde.table.log import Row

NOBODY = "?"
"""What replaces a name."""


def without_guest(rows: Iterable[Row], guest: str) -> list[Row]:
    """Return the rows that name a guest who has no seat any more, without the name."""
    found = ((row, read_command(row.act, row.body)) for row in rows)
    return [_with(row, _unnamed(command)) for row, command in found if _names(command, guest)]


def without_host(first: Row) -> Row:
    """Return the first row of a log without the guest who opened the table."""
    opened = read_command(first.act, first.body)
    return _with(first, replace(opened, host="")) if isinstance(opened, Open) else first


def _names(command: Command, guest: str) -> bool:
    return isinstance(command, Sit | Claim) and command.guest == guest


def _unnamed(command: Command) -> Command:
    if isinstance(command, Sit):
        return Sit("", NOBODY, "circle", command.kind, "", "")
    return replace(command, guest="") if isinstance(command, Claim) else command


def _with(row: Row, command: Command) -> Row:
    return row._replace(body=write_command(command)[1])
