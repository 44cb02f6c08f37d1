"""A new table as somebody wants it: its first rows, judged like all others."""

import secrets
from dataclasses import replace
from datetime import UTC, datetime

from tischrunde.core.fairness import commitment
from tischrunde.games.catalogue import GAMES
from tischrunde.protocol import rest
from tischrunde.server.beginning import beginning
from tischrunde.server.codes import fresh_code
from tischrunde.server.desk.request import Trouble
from tischrunde.server.desk.sitting import bot_sits
from tischrunde.server.keys import Keys
from tischrunde.server.ports import Beginning, Guest
from tischrunde.server.tables import now
from tischrunde.table.commands import Command, Open, write_command
from tischrunde.table.folding import apply
from tischrunde.table.ids import ID_BYTES, table_id
from tischrunde.table.judging import Sent, denial
from tischrunde.table.log import Row
from tischrunde.table.table import Table


def new_table(
    body: rest.NewTable, host: Guest, keys: Keys, origin: str | None = None
) -> tuple[Table, Beginning]:
    """Return a table with an id and a code drawn for it, and what it begins with."""
    name = table_id(secrets.token_bytes(ID_BYTES))
    table = keys.table(name)
    rows: list[Row] = []

    def take(seat: int | None, command: Command, by: str | None) -> None:
        sent = Sent(seat, command, by, now())
        if (denied := denial(table, sent)) is not None:
            raise Trouble(denied.code, denied.refusal)
        key = secrets.token_hex(8)
        rows.append(Row(name, len(rows) + 1, sent.at, seat, key, *write_command(command)))
        apply(table, rows[-1], GAMES)

    take(None, _opened(body, host, table.secret), None)
    first = 0 if len(body.bots) == body.players else 1
    for number, level in enumerate(body.bots):
        take(first + number, bot_sits(level, number), None)
    return table, replace(beginning(table, tuple(rows)), origin=origin)


def _opened(body: rest.NewTable, host: Guest, secret: bytes) -> Open:
    house = GAMES[body.game].house
    edition = house.read(body.rules)
    return Open(
        body.game,
        house.write(edition),
        body.players,
        body.pace,
        body.public,
        body.programs,
        host.id,
        fresh_code(public=body.public),
        commitment(secret).hex(),
        datetime.now(UTC).date().isoformat(),
        edition.revision,
    )
