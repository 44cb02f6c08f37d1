"""The score pad of UNO: from what people say of a round to its score sheets.

Where a rule of the pad is to be found:

- what is written down of a round: ``pad_entry``
- why it cannot have been so, clause by clause: ``pad_reasons``
- whether the deck has cards for all that is told as sums: ``pad_hands``
- what follows from what was said, and what is still to be asked: here
- who scores whose cards, and what they are worth: ``scoring``, as every round

A hand that is told by its cards is scored like one played here. What is known as a sum alone has a
line of its own: ``face-values`` for the numbers of a hand, ``hand-points`` for a whole hand.
"""

from dataclasses import replace
from functools import lru_cache
from typing import Final

from tischrunde.core.game import Seat
from tischrunde.core.pad_words import NUMBER, SEAT, cards
from tischrunde.core.position import NOBODY
from tischrunde.core.score_pad import PadField, ScorePad
from tischrunde.core.sheet import Sheet
from tischrunde.uno.cards import CARDS
from tischrunde.uno.facts import LINES, Facts, HandFacts
from tischrunde.uno.match import winners
from tischrunde.uno.pad_entry import Entry, HandEntry
from tischrunde.uno.pad_reasons import outs, problems
from tischrunde.uno.rules import Rules
from tischrunde.uno.scoring import hand_facts, scored_hands, sheets_of


def blank(rules: Rules) -> Entry:
    """Return the entry of which nothing is known yet."""
    return Entry(hands=(HandEntry(),) * rules.players)


@lru_cache(maxsize=256)
def conclude(rules: Rules, entry: Entry) -> Entry:
    """Return the entry with all that follows from what was said; nothing said is changed."""
    known = _with_out(rules, entry)
    if known.out is None or known.out == NOBODY or known.hands[known.out].told:
        return known
    hands = known.hands
    bare = (*hands[: known.out], HandEntry(cards=()), *hands[known.out + 1 :])
    return replace(known, hands=bare)


def missing(rules: Rules, entry: Entry) -> tuple[PadField, ...]:
    """Return what is still to be asked: who went out, then the hands that score.

    A hand may be told in any way; it is asked for by its points, the fewest words.
    """
    known = conclude(rules, entry)
    if known.out is None:
        return (PadField("out"),)
    return tuple(
        PadField("points", seat) for seat in _scored(rules, known.out) if not known.hands[seat].told
    )


def sheets(rules: Rules, entry: Entry) -> tuple[Sheet, ...] | None:
    """Return the score sheets by party, or None while something is missing."""
    return None if missing(rules, entry) else so_far(rules, entry)


def so_far(rules: Rules, entry: Entry) -> tuple[Sheet, ...]:
    """Return the score sheets; hands of which nothing was said count for nothing."""
    known = conclude(rules, entry)
    out = NOBODY if known.out is None else known.out
    return sheets_of(
        rules, Facts(_winner(rules, out), [_left(rules, hand) for hand in known.hands])
    )


def _with_out(rules: Rules, entry: Entry) -> Entry:
    """Whoever alone can have gone out has; nobody has only where nothing speaks against it."""
    if entry.out is not None:
        return entry
    wrong = len(problems(rules, entry))
    possible = [
        out for out in outs(entry) if len(problems(rules, replace(entry, out=out))) <= wrong
    ]
    if len(possible) != 1 or (wrong and possible == [NOBODY]):
        return entry
    return replace(entry, out=possible[0])


def _scored(rules: Rules, out: Seat) -> list[Seat]:
    """Return the seats whose hands anybody scores."""
    winner = _winner(rules, out)
    scored = [scored_hands(rules, winner, party) for party in range(rules.parties)]
    return sorted({seat for seats in scored for seat in seats})


def _winner(rules: Rules, out: Seat) -> int:
    return NOBODY if out == NOBODY else rules.party_of[out]


def _left(rules: Rules, hand: HandEntry) -> HandFacts:
    """Return what a hand counts for, by the most precise of what was told."""
    edition = rules.edition
    if hand.cards is not None:
        return hand_facts(edition, list(hand.cards))
    counts = dict.fromkeys(LINES, 0)
    points = dict.fromkeys(LINES, 0)
    if hand.grouped:
        counts["face-values"] = points["face-values"] = hand.numbers or 0
        counts["symbols"], counts["wilds"] = hand.symbols or 0, hand.wilds or 0
        points["symbols"] = counts["symbols"] * edition.symbol_points
        points["wilds"] = counts["wilds"] * edition.wild_points
    else:
        counts["hand-points"] = points["hand-points"] = hand.points or 0
    return HandFacts(counts, points)


PAD: Final = ScorePad(
    entry=Entry,
    rules=Rules,
    blank=blank,
    conclude=conclude,
    missing=missing,
    problems=problems,
    sheets=sheets,
    so_far=so_far,
    winners=winners,
    parts="hands",
    part_names=[str(number) for number in range(1, 11)],
    answers={"out": SEAT},
    part_answers={
        "cards": cards({card.slug: card for card in CARDS}, tuple),
        "numbers": NUMBER,
        "symbols": NUMBER,
        "wilds": NUMBER,
        "points": NUMBER,
    },
)
"""The rules of the score pad."""
