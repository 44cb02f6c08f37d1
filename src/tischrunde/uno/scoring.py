"""The score of a finished round: one sheet a party, one line for each group of cards."""

from tischrunde.core.bits import lowest
from tischrunde.core.game import Party
from tischrunde.core.native import i64
from tischrunde.core.position import NOBODY
from tischrunde.core.sheet import Line, Sheet
from tischrunde.uno.cards import CARDS
from tischrunde.uno.edition import Edition
from tischrunde.uno.hand import Hand
from tischrunde.uno.position import Position


def sheets(position: Position) -> tuple[Sheet, ...]:
    """Return the score sheets of a finished round, by party."""
    return tuple(_sheet(position, party) for party in range(position.rules.parties))


def points(position: Position, party: i64) -> i64:
    """Return what a party scores in a finished round, without its sheet."""
    rules = position.rules
    keeps = rules.everybody_keeps_points
    if keeps == (party == position.winner):
        return 0
    scored: i64 = 0
    seat: i64 = 0
    while seat < rules.players:
        holder: i64 = rules.party_of[seat]
        if keeps == (holder == party):
            scored += _worth(position.hands[seat], rules.worth)
        seat += 1
    return scored


def scoring_table(edition: Edition) -> dict[str, int]:
    """Return what each line of a score sheet is worth once, where the card does not say it."""
    own = "own-" if edition.everybody_keeps_points else ""
    return {f"{own}symbols": edition.symbol_points, f"{own}wilds": edition.wild_points}


def _sheet(position: Position, party: Party) -> Sheet:
    """Score the opponents' cards for the winner, or where agreed everybody's own."""
    edition = position.rules.edition
    if edition.everybody_keeps_points:
        return _lines(position, [party], "own-") if party != position.winner else Sheet(())
    if party != position.winner or position.winner == NOBODY:
        return Sheet(())
    return _lines(position, [other for other in range(position.rules.parties) if other != party])


def _lines(position: Position, parties: list[Party], prefix: str = "") -> Sheet:
    edition = position.rules.edition
    counts = {"numbers": 0, "symbols": 0, "wilds": 0}
    points = dict(counts)
    for party in parties:
        for seat in position.rules.members[party]:
            for card in map(CARDS.__getitem__, position.hands[seat].cards()):
                counts[card.group.value] += 1
                points[card.group.value] += edition.points(card)
    return Sheet(
        tuple(
            Line(prefix + group, edition.lines[prefix + group], counts[group], points[group])
            for group in counts
            if counts[group]
        )
    )


def _worth(hand: Hand, worth: tuple[int, ...]) -> i64:
    """Return what the cards left in a hand are worth."""
    points: i64 = 0
    kinds = hand.kinds
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        points += hand.count(card) * worth[card]
    return points
