"""Why an entry of the score pad cannot be: one small function a rule, each with its clause.

An entry that is judged impossible can be reached by no play of this edition. The other way round
it is not asked which turns led there, so hands that nearly use up the deck are taken as told; and
a search for the cards behind many sums is given up in favour of the table (``pad_hands``).
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from tischrunde.core.game import Seat
from tischrunde.core.position import NOBODY
from tischrunde.core.refusal import Refusal
from tischrunde.core.score_pad import PadField, Problem
from tischrunde.uno.cards import Card, Group
from tischrunde.uno.pad_entry import Entry, HandEntry
from tischrunde.uno.pad_hands import Holding, Search, Supply
from tischrunde.uno.rules import Rules

_LEFT_ON_TABLE = (1, 2)
"""How many cards lie on the table where nobody can draw any more and nobody went out.

Two if the last card of the stock was drawn and laid at once.
"""


def problems(rules: Rules, entry: Entry) -> tuple[Problem, ...]:
    """Return why the entry cannot be; while nobody has said who went out, the kindest reading."""
    if entry.out is not None:
        return _judged(rules, entry)
    return min((_judged(rules, replace(entry, out=out)) for out in outs(entry)), key=len)


def outs(entry: Entry) -> list[Seat]:
    """Return who may have gone out, by what is told of the hands; NOBODY among them."""
    seats = [seat for seat, hand in enumerate(entry.hands) if not hand.told or is_empty(hand)]
    return [*seats, NOBODY]


def is_empty(hand: HandEntry) -> bool:
    """Return whether a hand, as told, can be without cards; one of zeros is worth nothing too."""
    none_told = hand.cards is None or not hand.cards
    return none_told and not any((hand.numbers, hand.symbols, hand.wilds, hand.points))


def _judged(rules: Rules, entry: Entry) -> tuple[Problem, ...]:
    """Judge an entry of which it is known who went out."""
    if entry.out is None or not NOBODY <= entry.out < rules.players:
        return (_no(rules, PadField("out"), "no-such-seat"),)
    told = (*_hands(rules, entry), *_out(rules, entry))
    if told:
        return told
    return tuple(_deck(rules, entry)) or tuple(_nobody(rules, entry)) or tuple(_found(rules, entry))


def _no(rules: Rules, field: PadField, reason: str, **args: str | int) -> Problem:
    return Problem(field, Refusal(reason, rules.edition.impossible[reason], args))


# ── a hand by itself ──────────────────────────────────────────────────────────────────────────


def _hands(rules: Rules, entry: Entry) -> Iterator[Problem]:
    for seat, hand in enumerate(entry.hands):
        for name in ("numbers", "symbols", "wilds", "points"):
            if (getattr(hand, name) or 0) < 0:
                yield _no(rules, PadField(name, seat), "below-nothing")
        yield from _agreement(rules, seat, hand)


def _agreement(rules: Rules, seat: Seat, hand: HandEntry) -> Iterator[Problem]:
    """A hand told in two ways is told alike."""
    if hand.cards is not None and hand.grouped:
        for name, counted in zip(("numbers", "symbols", "wilds"), _groups(hand.cards), strict=True):
            if (getattr(hand, name) or 0) != counted:
                yield _no(rules, PadField(name, seat), "hand-disagrees", count=counted)
    worth = points_of(rules, replace(hand, points=None))
    if worth is not None and hand.points not in (None, worth):
        yield _no(rules, PadField("points", seat), "hand-disagrees", count=worth)


def points_of(rules: Rules, hand: HandEntry) -> int | None:
    """Return what a hand is worth, as far as it is told."""
    if hand.points is not None:
        return hand.points
    if hand.cards is not None:
        return sum(rules.worth[card] for card in hand.cards)
    if not hand.grouped:
        return None
    edition = rules.edition
    others = (hand.symbols or 0) * edition.symbol_points + (hand.wilds or 0) * edition.wild_points
    return (hand.numbers or 0) + others


def _groups(cards: tuple[Card, ...]) -> tuple[int, int, int]:
    """Return the sum of the numbers, how many symbols and how many wilds."""
    groups = Counter(card.group for card in cards)
    numbers = sum(int(card.rank) for card in cards if card.is_number)
    return numbers, groups[Group.SYMBOLS], groups[Group.WILDS]


def _out(rules: Rules, entry: Entry) -> Iterator[Problem]:
    """Whoever went out holds nothing, and everybody else holds a card: the round ended at once."""
    for seat, hand in enumerate(entry.hands):
        if seat == entry.out and not is_empty(hand):
            yield _no(rules, PadField("out"), "out-with-cards", seat=seat)
        elif seat != entry.out and hand.cards == ():
            yield _no(rules, PadField("cards", seat), "empty-but-not-out", seat=seat)


# ── all hands out of one deck ─────────────────────────────────────────────────────────────────


def _deck(rules: Rules, entry: Entry) -> Iterator[Problem]:
    """No more cards, symbols, wilds and points than the deck has."""
    held: Counter[Card] = Counter()
    supply = Supply(rules.edition)
    all_face_values, all_points = supply.face_values, supply.points
    face_values = symbols = wilds = points = 0
    for seat, hand in enumerate(entry.hands):
        if hand.cards is not None:
            held.update(hand.cards)
            for card in sorted(set(hand.cards)):
                if held[card] > rules.counts[card]:
                    count = rules.counts[card]
                    args: dict[str, str | int] = {"card": card.slug, "count": count}
                    yield _no(rules, PadField("cards", seat), "too-many-cards", **args)
        groups = _groups(hand.cards) if hand.cards is not None else _told_groups(hand)
        before = (face_values, symbols, wilds)
        face_values, symbols, wilds = (a + b for a, b in zip(before, groups, strict=True))
        points += points_of(rules, hand) or 0
        for name, reason, sum_told, there in (
            ("numbers", "too-many-face-values", face_values, all_face_values),
            ("symbols", "too-many-symbols", symbols, supply.symbols),
            ("wilds", "too-many-wilds", wilds, supply.wilds),
            ("points", "too-many-points", points, all_points),
        ):
            if sum_told > there and hand.cards is None and (getattr(hand, name) or 0):
                yield _no(rules, PadField(name, seat), reason, count=there)


def _told_groups(hand: HandEntry) -> tuple[int, int, int]:
    return hand.numbers or 0, hand.symbols or 0, hand.wilds or 0


def _nobody(rules: Rules, entry: Entry) -> Iterator[Problem]:
    """Without anybody out the round ends only when nothing is left to draw, not even discards."""
    if entry.out != NOBODY or not all(hand.told for hand in entry.hands):
        return
    supply = Supply(rules.edition)
    counted = [hand.cards for hand in entry.hands if hand.cards is not None]
    if len(counted) == len(entry.hands):
        possible = supply.size - sum(map(len, counted)) in _LEFT_ON_TABLE
    else:
        left = supply.points - sum(points_of(rules, hand) or 0 for hand in entry.hands)
        values = {rules.worth[card] for card in rules.edition.deck}
        possible = left in values or any(left - value in values for value in values)
    if not possible:
        yield _no(rules, PadField("out"), "nobody-out")


def _found(rules: Rules, entry: Entry) -> Iterator[Problem]:
    """There must be cards for all that is told as sums, a card for every hand, and one to end."""
    supply = Supply(rules.edition)
    summed: list[tuple[Seat, Holding]] = []
    spare = 1
    for seat, hand in enumerate(entry.hands):
        if seat == entry.out:
            continue
        if hand.cards is not None:
            for card in hand.cards:
                supply.take(card)
        elif hand.grouped:
            summed.append((seat, Holding(*_told_groups(hand))))
        elif hand.points is not None:
            summed.append((seat, Holding(hand.points)))
        else:
            spare += 1
    if not Search(supply, spare).finds([holding for _, holding in summed]):
        seat = summed[-1][0] if summed else len(entry.hands) - 1
        name = "points" if summed and summed[-1][1].symbols is None else "numbers"
        field = PadField(name, seat) if summed else PadField("cards", seat)
        yield _no(rules, field, "not-with-these-cards", seat=seat)
