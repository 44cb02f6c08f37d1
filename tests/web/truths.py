"""What was true at every version of a table, read from its log: for whom, and for everybody."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tischrunde.core.card_game import CardGame
from tischrunde.core.game import Seat
from tischrunde.games.catalogue import GAMES
from tischrunde.games.encoder import COUNTED, plain, plain_event
from tischrunde.rallye.cards import CARDS as RALLYE_CARDS
from tischrunde.rallye.cards import SAFETIES
from tischrunde.rallye.pile import top
from tischrunde.rallye.position import Position as RallyePosition
from tischrunde.rallye.rules import BIT, NOTHING
from tischrunde.server.keys import Keys
from tischrunde.table.fold import apply
from tischrunde.table.log import Row
from tischrunde.table.projection import view
from tischrunde.table.table import Table
from tischrunde.uno.cards import CARDS as UNO_CARDS
from tischrunde.uno.position import DRAWN
from tischrunde.uno.position import Position as UnoPosition


@dataclass(frozen=True, slots=True)
class Cards:
    """Where the cards are, taken from the position itself and not from any view of it.

    ``piles`` are the open cards a view names one by one. ``open`` holds every card that lies open,
    ``shown`` a hand that one seat alone has seen, ``drawn`` a card and who may know it.
    """

    hands: tuple[tuple[str, ...], ...]
    stock: int
    piles: dict[str, Any]
    open: frozenset[str]
    fresh: tuple[Seat, frozenset[str]] | None = None
    drawn: tuple[Seat, str] | None = None
    shown: tuple[Seat, tuple[str, ...]] | None = None


@dataclass(frozen=True, slots=True)
class Truth:
    """A table at one version: what each seat may see, what everybody saw, where the cards are."""

    game: CardGame
    version: int
    at: int
    by: Seat | None
    over: bool
    owners: tuple[tuple[str, ...], ...]
    views: dict[Seat | None, dict[str, Any]]
    events: list[dict[str, Any]]
    moved: str | None
    cards: Cards | None

    def seat_of(self, guest: str | None) -> Seat | None:
        """Return the seat a guest has at this version."""
        return next((seat for seat, owners in enumerate(self.owners) if guest in owners), None)


@dataclass(frozen=True, slots=True)
class TableTruth:
    """A table from its beginning to its end."""

    id: str
    code: str
    secret: str
    versions: list[Truth]

    def at(self, version: int) -> Truth | None:
        """Return what was true at a version, if there is one."""
        return self.versions[version - 1] if 0 < version <= len(self.versions) else None


def tables(database: Path, keys: Keys) -> dict[str, TableTruth]:
    """Return the truth of all tables a server has kept."""
    connection = sqlite3.connect(database)
    try:
        lines = connection.execute(
            "SELECT table_id, version, at, seat, key, act, body FROM log ORDER BY table_id, version"
        ).fetchall()
    finally:
        connection.close()
    rows: dict[str, list[Row]] = {}
    for line in lines:
        rows.setdefault(line[0], []).append(Row(*line))
    return {table: table_truth(keys.table(table), log) for table, log in rows.items()}


def guests(database: Path) -> frozenset[str]:
    """Return by which ids a server knows its guests; nobody is told those of others."""
    connection = sqlite3.connect(database)
    try:
        return frozenset(guest for (guest,) in connection.execute("SELECT id FROM guest"))
    finally:
        connection.close()


def table_truth(table: Table, log: list[Row]) -> TableTruth:
    """Return the truth of a table that its log tells of, from its first row on."""
    versions = list(_versions(table, log))
    return TableTruth(table.id, table.opened.code, table.secret.hex(), versions)


def _versions(table: Table, log: list[Row]) -> Iterator[Truth]:
    for row in log:
        events = apply(table, row, GAMES)
        seats: tuple[Seat | None, ...] = (None, *range(len(table.chairs)))
        yield Truth(
            game=table.game,
            version=row.version,
            at=row.at,
            by=row.seat,
            over=table.state == "over",
            owners=tuple(() if chair is None else chair.owners for chair in table.chairs),
            views={seat: _brief(table, seat) for seat in seats},
            events=[plain_event(table.game, event) for event in events],
            moved=row.body if row.act == "move" else None,
            cards=None if table.match is None else _cards(table.match.round.position),
        )


def _brief(table: Table, seat: Seat | None) -> dict[str, Any]:
    shown: dict[str, Any] = plain(table.game, view(table, seat, brief=True))
    if shown["match"] is not None:
        for counted in COUNTED:
            del shown["match"]["round"][counted]
    return shown


def _cards(position: RallyePosition | UnoPosition) -> Cards:
    return _uno(position) if isinstance(position, UnoPosition) else _rallye(position)


def _rallye(position: RallyePosition) -> Cards:
    def slug(card: int) -> str | None:
        return None if card == NOTHING else RALLYE_CARDS[card].slug

    thrown = position.thrown[: position.throws]
    piles = {
        "discard": slug(thrown[-1]) if thrown else None,
        "displays": [
            {
                "battle": slug(top(display.battle)),
                "speed": slug(top(display.speed)),
                "distances": [slug(card) for card in sorted(set(display.distances()))],
                "safeties": [card.slug for card in SAFETIES if display.safeties & BIT[card]],
            }
            for display in position.displays
        ],
    }
    fresh = frozenset(card.slug for card in SAFETIES if position.fresh & BIT[card])
    return Cards(
        hands=_hands(position),
        stock=position.left,
        piles=piles,
        open=frozenset(_strings(piles)),
        fresh=(position.seat, fresh) if fresh else None,
    )


def _uno(position: UnoPosition) -> Cards:
    upper = UNO_CARDS[position.piles.discards[-1]].slug
    drawn = position.phase == DRAWN and position.drawn < len(UNO_CARDS)
    laid = tuple(UNO_CARDS[card].slug for card in position.laid_hand.cards())
    return Cards(
        hands=_hands(position),
        stock=position.piles.left,
        piles={"top": upper},
        open=frozenset({upper}),
        drawn=(position.seat, UNO_CARDS[position.drawn].slug) if drawn else None,
        shown=(position.shown_to, laid) if position.shown_to >= 0 else None,
    )


def _hands(position: RallyePosition | UnoPosition) -> tuple[tuple[str, ...], ...]:
    kinds = UNO_CARDS if isinstance(position, UnoPosition) else RALLYE_CARDS
    return tuple(tuple(kinds[card].slug for card in hand.cards()) for hand in position.hands)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _strings(part)
