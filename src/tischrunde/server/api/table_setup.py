"""A new table: its rules agreed, its first rows judged like all others, guests and bots seated."""

import secrets
from dataclasses import replace
from datetime import UTC, datetime

from tischrunde.bots.characters import CHARACTERS, bot_name
from tischrunde.core.card_game import CardGame
from tischrunde.core.fairness import commitment
from tischrunde.core.house import HouseRulesRefused
from tischrunde.games.catalogue import GAMES
from tischrunde.games.line_ups import AnyEdition
from tischrunde.protocol import rest
from tischrunde.server.api.request import Trouble
from tischrunde.server.clock import now
from tischrunde.server.codes import fresh_code
from tischrunde.server.first_rows import beginning
from tischrunde.server.keys import Keys
from tischrunde.server.ports import Beginning, Guest
from tischrunde.table.commands import BOT, PERSON, PROGRAM, Command, Open, Sit, write_command
from tischrunde.table.fold import apply
from tischrunde.table.ids import ID_BYTES, table_id
from tischrunde.table.judge import Sent, denial
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
        take(first + number, bot_sits(level, table), None)
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
        body.hints,
    )


def agreed(game: CardGame, rules: str) -> AnyEdition:
    """Return the edition that a rule set stands for; raise Trouble if it cannot be played."""
    try:
        edition: AnyEdition = game.house.read(rules)
    except HouseRulesRefused as refused:
        raise Trouble("refused-rules", refused.refusal) from None
    return edition


def guest_sits(guest: Guest, entropy: str) -> Sit:
    """Return the command by which a guest sits down."""
    kind = PROGRAM if guest.program else PERSON
    return Sit(guest.id, guest.name, guest.shape, kind, "", entropy)


def bot_sits(level: str, table: Table) -> Sit:
    """Return the command by which a bot sits down; raise Trouble for an unknown level.

    Its shape is the character it is drawn as.
    """
    if level not in CHARACTERS:
        raise Trouble("no-such-level")
    name, character = bot_name(level, {chair.name for chair in table.chairs if chair is not None})
    return Sit("", name, character.lower(), BOT, level, "")
