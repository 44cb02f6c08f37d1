"""A new table: its rules agreed, its first rows judged like all others, guests and bots seated."""

import secrets
from dataclasses import replace
from datetime import UTC, datetime

from tischrunde.core.card_game import CardGame
from tischrunde.core.fairness import commitment
from tischrunde.core.house import HouseRulesRefused
from tischrunde.engine.table_setup import SetupDenied, TableSetup, bot_sits
from tischrunde.games.catalogue import GAMES
from tischrunde.games.line_ups import AnyEdition
from tischrunde.protocol import rest
from tischrunde.server.api.request import Trouble
from tischrunde.server.clock import now
from tischrunde.server.codes import fresh_code
from tischrunde.server.first_rows import beginning
from tischrunde.server.keys import Keys
from tischrunde.server.ports import Beginning, Guest
from tischrunde.table.commands import PERSON, PROGRAM, Open, Sit
from tischrunde.table.ids import ID_BYTES, table_id
from tischrunde.table.table import Table


def new_table(
    body: rest.NewTable, host: Guest, keys: Keys, origin: str | None = None
) -> tuple[Table, Beginning]:
    """Return a table with an id and a code drawn for it, and what it begins with."""
    table = keys.table(table_id(secrets.token_bytes(ID_BYTES)))
    setup = TableSetup(table, now())
    first = 0 if len(body.bots) == body.players else 1
    try:
        setup.take(None, _opened(body, host, table.secret))
        for number, level in enumerate(body.bots):
            setup.take(first + number, bot_sits(level, table))
    except SetupDenied as denied:
        raise Trouble(denied.denial.code, denied.denial.refusal) from None
    return table, replace(beginning(table, tuple(setup.rows)), origin=origin)


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
