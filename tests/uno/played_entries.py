"""What people would write of played rounds on the score pad."""

from dataclasses import replace

from tischrunde.core.position import NOBODY
from tischrunde.uno.cards import CARDS, Group
from tischrunde.uno.pad_entry import Entry, HandEntry
from tischrunde.uno.position import Position
from tischrunde.uno.rules import Rules


def entry_of(position: Position) -> Entry:
    hands = [tuple(CARDS[card] for card in hand.cards()) for hand in position.hands]
    nobody = position.winner == NOBODY
    return Entry(
        hands=tuple(HandEntry(cards=cards) for cards in hands),
        out=NOBODY if nobody else next(seat for seat, cards in enumerate(hands) if not cards),
    )


def by_groups(entry: Entry) -> Entry:
    return replace(entry, hands=tuple(map(grouped, entry.hands)))


def grouped(hand: HandEntry) -> HandEntry:
    cards = hand.cards or ()
    return HandEntry(
        numbers=sum(int(card.rank) for card in cards if card.group is Group.NUMBERS),
        symbols=sum(card.group is Group.SYMBOLS for card in cards),
        wilds=sum(card.group is Group.WILDS for card in cards),
    )


def by_points(rules: Rules, entry: Entry) -> Entry:
    return replace(entry, hands=tuple(summed(rules, hand) for hand in entry.hands))


def summed(rules: Rules, hand: HandEntry) -> HandEntry:
    return HandEntry(points=sum(rules.edition.points(card) for card in hand.cards or ()))
