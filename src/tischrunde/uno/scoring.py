"""The score of a finished round: one sheet a party, one line for each group of cards.

A round that was played here and one that was played with real cards are scored alike, by their
facts.
"""

from tischrunde.core.bits import lowest
from tischrunde.core.game import Party
from tischrunde.core.native import i64
from tischrunde.core.sheet import Line, Sheet
from tischrunde.uno.cards import CARDS
from tischrunde.uno.edition import Edition
from tischrunde.uno.facts import LINES, Facts, HandFacts
from tischrunde.uno.hand import Hand
from tischrunde.uno.position import Position
from tischrunde.uno.rules import Rules


def sheets(position: Position) -> tuple[Sheet, ...]:
    """Return the score sheets of a finished round, by party."""
    rules = position.rules
    hands = [hand_facts(rules.edition, hand.cards()) for hand in position.hands]
    return sheets_of(rules, Facts(position.winner, hands))


def sheets_of(rules: Rules, facts: Facts) -> tuple[Sheet, ...]:
    """Return the score sheets of a round by its facts, by party."""
    return tuple(_sheet(rules, facts, party) for party in range(rules.parties))


def points(position: Position, party: i64) -> i64:
    """Return what a party scores in a finished round, without its sheet."""
    scored: i64 = 0
    for seat in scored_hands(position.rules, position.winner, party):
        scored += _worth(position.hands[seat], position.rules.worth)
    return scored


def scored_hands(rules: Rules, winner: i64, party: i64) -> list[int]:
    """Return the seats whose cards a party scores: the opponents', or where agreed its own.

    Nobody scores the cards of the party that went out. If nobody went out nobody scores anything,
    or where everybody keeps points all keep their own.
    """
    keeps = rules.everybody_keeps_points
    if keeps == (party == winner):
        return []
    return [seat for seat, holder in enumerate(rules.party_of) if keeps == (holder == party)]


def hand_facts(edition: Edition, cards: list[int]) -> HandFacts:
    """Return what the cards left in a hand count for."""
    counts = dict.fromkeys(LINES, 0)
    points = dict.fromkeys(LINES, 0)
    for number in cards:
        card = CARDS[number]
        counts[card.group.value] += 1
        points[card.group.value] += edition.points(card)
    return HandFacts(counts, points)


def scoring_table(edition: Edition) -> dict[str, int]:
    """Return what each line of a score sheet is worth once, where the card does not say it."""
    own = "own-" if edition.everybody_keeps_points else ""
    return {f"{own}symbols": edition.symbol_points, f"{own}wilds": edition.wild_points}


def _sheet(rules: Rules, facts: Facts, party: Party) -> Sheet:
    edition = rules.edition
    prefix = "own-" if edition.everybody_keeps_points else ""
    hands = [facts.hands[seat] for seat in scored_hands(rules, facts.winner, party)]
    lines = []
    for line in LINES:
        count = sum([hand.counts[line] for hand in hands])
        if count:
            points = sum([hand.points[line] for hand in hands])
            lines.append(Line(prefix + line, edition.lines[prefix + line], count, points))
    return Sheet(tuple(lines))


def _worth(hand: Hand, worth: tuple[int, ...]) -> i64:
    """Return what the cards left in a hand are worth."""
    points: i64 = 0
    kinds = hand.kinds
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        points += hand.count(card) * worth[card]
    return points
