"""What the score pad takes for possible is what can be laid by the clauses, and nothing else."""

import os
from dataclasses import dataclass, replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rallye.pad_oracle import VALUES, Book, Claim, Heap, candidates, possible, worth
from tischrunde.core.position import NOBODY
from tischrunde.rallye.edition import Edition, StockAward
from tischrunde.rallye.editions import EDITIONS
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.pad_entry import Entry, PartyEntry
from tischrunde.rallye.rules import Rules
from tischrunde.rallye.score_pad import PAD

EVERY_HEAP = int(os.environ.get("PAD_EVERY_HEAP", "499"))
"""One in how many heaps of cards is judged; `.ci/long` judges each."""

PAIRS = int(os.environ.get("PAD_PAIRS", "1200"))
"""Pairs of parties in all; `.ci/long` draws many more."""

BOX = (10, 10, 10, 12, 4)
LARGE_BOX = (12, 11, 11, 12, 4)


@dataclass(frozen=True)
class Case:
    """A table, and what its clauses say: the goal, whether it is exact, and so on."""

    book: Book

    rules: Rules


def case(edition: Edition, players: int, book: Book) -> object:
    return pytest.param(
        Case(book, Rules(edition, players)), id=f"{HOUSE.write(edition)}-{players}-{book.goal}"
    )


ALONE = Book(goal=700, exact=True, extension=True, most_200s=2, deck=BOX)
TEAMS = Book(goal=1000, exact=True, extension=False, most_200s=2, deck=BOX)
LARGE = Book(goal=700, exact=False, extension=False, most_200s=2, deck=LARGE_BOX)
CASES = [
    *(
        case(EDITIONS[name], players, ALONE if players < 4 else TEAMS)
        for name in ("fx-schmid", "schmidt", "winning-moves")
        for players in (2, 3, 4, 6)
    ),
    *(case(EDITIONS["auto-rallye"], players, LARGE) for players in (2, 3, 6)),
    case(EDITIONS["auto-rallye"], 4, replace(LARGE, goal=1000)),
    case(
        HOUSE.agreed(EDITIONS["auto-rallye"], {"extension": True, "most_200s": 3}),
        3,
        replace(LARGE, extension=True, most_200s=3),
    ),
    case(
        HOUSE.agreed(EDITIONS["fx-schmid"], {"exact_goal": False, "most_200s": 0}),
        2,
        replace(ALONE, exact=False, most_200s=0),
    ),
]
PARTIES = (None, 0, 1)
"""Who won, or called: nobody, the party in question, another."""


def number(party: int | None) -> int:
    return NOBODY if party is None else party


def claims_of_km(book: Book) -> list[Claim]:
    return [
        Claim(km, None, used)
        for km in (*range(-25, book.goal + 650, 25), 5, book.goal - 10, book.goal + 5)
        for used in (None, False, True)
    ]


def judged(rules: Rules, claims: tuple[Claim, ...], caller: int | None, winner: int | None) -> bool:
    """Return the verdict of the pad; of further parties nothing is said."""
    told = [
        PartyEntry(
            km=None if claim.heap else claim.km,
            distances=five(claim.heap),
            drove_200s=claim.used_200s,
        )
        for claim in claims
    ]
    unknown = [PartyEntry()] * (rules.parties - len(told))
    entry = Entry((*told, *unknown), winner=winner, caller=caller)
    return not PAD.problems(rules, entry)


def five(heap: Heap | None) -> tuple[int, int, int, int, int] | None:
    if heap is None:
        return None
    a, b, c, d, e = heap
    return a, b, c, d, e


@pytest.mark.parametrize("case", CASES)
def test_every_distance_of_one_party_is_judged_as_by_the_clauses(case: Case) -> None:
    for claim in claims_of_km(case.book):
        hold_one(case, claim)


@pytest.mark.parametrize("case", CASES)
def test_every_heap_of_one_party_is_judged_as_by_the_clauses(case: Case) -> None:
    kinds = [range(count + 2) for count in case.book.deck]
    for index, heap in enumerate(product(*kinds)):
        if index % EVERY_HEAP == 0 and worth(heap) <= case.book.goal + 600:
            hold_one(case, Claim(worth(heap), heap))


def hold_one(case: Case, claim: Claim) -> None:
    for caller, winner in product(PARTIES, PARTIES):
        allowed = caller is None or case.book.extension
        goal = case.book.goal if caller is None else 1000
        own = candidates(case.book, goal, claim, caller=caller == 0, wins=winner == 0)
        verdict = judged(case.rules, (claim,), number(caller), number(winner))
        assert verdict == (allowed and bool(own)), (claim, caller, winner)


@st.composite
def claims(draw: st.DrawFn, book: Book) -> Claim:
    """Draw what is said of a party, mostly near what can be."""
    if draw(st.booleans()):
        steps = draw(st.integers(0, 48))
        km = draw(st.sampled_from((25 * steps, 25 * steps, 25 * steps, book.goal, 1000, 700)))
        return Claim(km, None, draw(st.sampled_from((None, None, False, True))))
    stop = draw(st.sampled_from((book.goal, book.goal, 1000, 1300)))
    heap = [0] * len(VALUES)
    for kind in draw(st.sets(st.sampled_from(range(5)), max_size=2)):  # all, or nearly all
        while heap[kind] < book.deck[kind] and worth(tuple(heap)) + VALUES[kind] <= stop:
            heap[kind] += 1
    kinds = draw(st.sampled_from((range(5), range(2), range(3), (0, 2), (3, 4))))
    for kind in draw(st.lists(st.sampled_from(kinds), max_size=26)):
        if worth(tuple(heap)) + VALUES[kind] <= stop:
            heap[kind] += 1
    return Claim(worth(tuple(heap)), tuple(heap))


@pytest.mark.parametrize("case", CASES)
def test_pairs_of_parties_are_judged_as_by_the_clauses(case: Case) -> None:
    rules, book = case.rules, case.book

    @settings(max_examples=PAIRS // len(CASES))
    @given(
        claims(book),
        claims(book),
        st.sampled_from(("open", None, 0, 1)),
        st.sampled_from(("open", None, 0, 1)),
    )
    def hold(
        first: Claim, second: Claim, caller: int | str | None, winner: int | str | None
    ) -> None:
        others = [Claim(0)] * (rules.parties - 2)
        told = (first, second, *others)
        callers = PARTIES if caller == "open" else (caller,)
        winners = (*range(rules.parties), None) if winner == "open" else (winner,)
        expected = any(
            possible(book, told, who, won)  # type: ignore[arg-type] # "open" is not among them
            for who in callers
            for won in winners
        )
        said = [
            None if who == "open" else NOBODY if who is None else who for who in (caller, winner)
        ]
        assert judged(rules, told, *said) == expected  # type: ignore[arg-type]

    hold()


@pytest.mark.parametrize("award", StockAward)
@pytest.mark.parametrize("late_call", [True, False])
def test_the_stock_is_judged_as_by_the_clauses(award: StockAward, *, late_call: bool) -> None:
    """Every way a round can end, with what can be said of the stock at 700 km and at the end."""
    edition = HOUSE.agreed(
        EDITIONS["fx-schmid"], {"stock_award": award, "extension_after_stock": late_call}
    )
    rules = Rules(edition, 2)
    ends = {  # kilometres, caller, winner
        "won": (700, NOBODY, 0),
        "tie": (675, NOBODY, NOBODY),
        "won after a call": (1000, 0, 0),
        "failed after a call": (700, 0, NOBODY),
    }
    for name, (km, caller, winner) in ends.items():
        for used_up, early in product((False, True), (False, True)):
            entry = Entry(
                (PartyEntry(km=km), PartyEntry(km=100)),
                winner,
                caller,
                used_up=used_up,
                early=early,
            )
            fine = used_up if winner == NOBODY else True
            if award is StockAward.FIRST:
                fine &= {
                    "won": early != used_up,
                    "tie": not early,
                    "won after a call": (early or used_up) and (early or late_call),
                    "failed after a call": early or late_call,
                }[name]
            assert (PAD.problems(rules, entry) == ()) == fine, (name, used_up, early)
