"""Rounds that are played, and what people would write of them on the score pad."""

from dataclasses import replace

from tischrunde.core.dice import Dice
from tischrunde.core.position import NOBODY, OVER
from tischrunde.rallye.cards import DISTANCES, SAFETIES, Card
from tischrunde.rallye.display import Display
from tischrunde.rallye.edition import StockAward
from tischrunde.rallye.moves import CoupFourre, Extend, Lay, Move, encode
from tischrunde.rallye.pad_entry import Entry, PartyEntry
from tischrunde.rallye.position import Position
from tischrunde.rallye.rules import BIT

EAGER_MOVES: tuple[Move, ...] = (
    *(Lay(card) for card in (*DISTANCES, *SAFETIES, Card.ROLL)),
    CoupFourre(),
    Extend(),
)
EAGER = frozenset(map(encode, EAGER_MOVES))


def play_eagerly(position: Position, dice: Dice) -> None:
    """Play a round to its end, driving and opening wherever one can: at random few arrive."""
    while position.phase != OVER:
        options = position.options()
        eager = [code for code in options if code in EAGER] if dice.below(8) else []
        chosen = eager or options
        position.act(chosen[dice.below(len(chosen))])


def entry_of(position: Position) -> Entry:
    """Return all that can be said of the end of a round, cards by kind."""
    caller = position.caller
    return Entry(
        parties=tuple(map(party_of, position.displays)),
        winner=position.winner,
        caller=NOBODY if caller == NOBODY else position.rules.party_of[caller],
        used_up=position.left == 0,
        early=told_early(position),
    )


def told_early(position: Position) -> bool | None:
    """Return whether the printed goal was reached in time; only some positions remember that."""
    if position.rules.edition.stock_award is not StockAward.FIRST:
        return None
    if position.caller != NOBODY:
        return position.early != 0
    return position.winner != NOBODY and position.left > 0


def party_of(display: Display) -> PartyEntry:
    n25, n50, n75, n100, n200 = (int(display.count(card)) for card in range(5))
    return PartyEntry(
        km=int(display.km),
        distances=(n25, n50, n75, n100, n200),
        drove_200s=n200 > 0,
        safeties=laid(display.safeties),
        coups_fourres=laid(display.crosswise),
    )


def laid(mask: int) -> frozenset[Card]:
    return frozenset(card for card in SAFETIES if mask & BIT[card])


def by_kind_alone(entry: Entry) -> Entry:
    """Return what the cards on the table show, without a word about how it went."""
    parties = tuple(replace(party, km=None, drove_200s=None) for party in entry.parties)
    return replace(entry, parties=parties, winner=None)


def by_km_alone(entry: Entry) -> Entry:
    """Return what families remember: kilometres and safeties, who called, and the stock."""
    parties = tuple(replace(party, distances=None) for party in entry.parties)
    return replace(entry, parties=parties, winner=None)
