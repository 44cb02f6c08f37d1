"""Tables with two players each, written straight into the store: opening many takes no time."""

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bench.load.environment import Environment
from tischrunde.core.fairness import commitment
from tischrunde.games.catalogue import GAMES
from tischrunde.server.clock import now
from tischrunde.server.guests import GUEST_KEPT_MS, hashed
from tischrunde.server.keys import Keys
from tischrunde.server.ports import Guest, Store
from tischrunde.server.store.factory import open_store
from tischrunde.table.commands import PROGRAM, Command, Open, Sit, Start, write_command
from tischrunde.table.ids import ID_BYTES, table_id
from tischrunde.table.log import Row

PLAYED: Final = (("rallye", "fx-schmid"), ("uno", "uno-carabiner"))
"""What is played: at one half of the tables this, at the other that."""

_NAMES: Final = ("Igel", "Dachs")


@dataclass(frozen=True)
class Pair:
    """Two guests, by their tokens, and the tables at which they play one after the other."""

    tokens: tuple[str, str]
    tables: Sequence[str]


async def dealt(
    environment: Environment, pairs: int, tables: int, pace: str = "programs"
) -> list[Pair]:
    """Deal tables to each of the pairs; the games take turns."""
    store = await open_store(environment.database)
    try:
        made = [_pair(environment.keys, number, tables, pace) for number in range(pairs)]
        await asyncio.gather(*(_welcome(store, guests) for _, guests, _ in made))
        rows = [row for _, _, rows in made for row in rows]
        await asyncio.gather(*(store.append(row) for row in rows))
        return [pair for pair, _, _ in made]
    finally:
        await store.close()


def _pair(keys: Keys, number: int, tables: int, pace: str) -> tuple[Pair, list[Guest], list[Row]]:
    time = now()
    tokens = (secrets.token_hex(8), secrets.token_hex(8))
    guests = [
        Guest(token, name, "circle", program=True, created=time, expires=time + GUEST_KEPT_MS)
        for token, name in zip(tokens, _NAMES, strict=True)
    ]
    ids = [table_id(secrets.token_bytes(ID_BYTES)) for _ in range(tables)]
    played = PLAYED[number % len(PLAYED)]
    rows = [row for table in ids for row in _rows(keys, table, (*played, pace), guests, time)]
    return Pair(tokens, ids), guests, rows


async def _welcome(store: Store, guests: Sequence[Guest]) -> None:
    for guest in guests:
        await store.welcome(guest, hashed(guest.id))  # its id will do for a token here


def _rows(
    keys: Keys, table: str, played: tuple[str, str, str], guests: Sequence[Guest], time: int
) -> Iterator[Row]:
    game, rules, pace = played
    edition = GAMES[game].house.read(rules)
    opened = Open(
        game=game,
        rules=GAMES[game].house.write(edition),
        players=len(guests),
        pace=pace,
        public=False,
        programs=True,
        host=guests[0].id,
        code="",
        commitment=commitment(keys.secret(table)).hex(),
        date="2025-01-01",
        revision=edition.revision,
    )
    commands: list[tuple[int | None, Command]] = [(None, opened)]
    for seat, guest in enumerate(guests):
        commands.append((seat, Sit(guest.id, guest.name, guest.shape, PROGRAM, "", "")))
    commands.append((0, Start()))
    for version, (by, command) in enumerate(commands, 1):
        yield Row(table, version, time, by, f"bench {version}", *write_command(command))
