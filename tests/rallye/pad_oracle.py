"""Which distance cards a party can have before it when a round ends: an independent judge.

Written from the clauses alone, by laying cards one after another, without the code of the pad. A
card is laid only before the end of the round; where the goal is exact it may not pass the goal in
force; whoever is at the printed goal may call for 1000 km, where there is an extension, and then
drives on. What is found is every heap of distance cards, with whether its party is at the goal in
force and whether it has called.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product

VALUES = (25, 50, 75, 100, 200)
Heap = tuple[int, ...]


@dataclass(frozen=True)
class Book:
    """What the clauses of an edition say about distances with a number of players."""

    goal: int
    exact: bool
    extension: bool
    most_200s: int
    deck: Heap


@dataclass(frozen=True)
class Claim:
    """What is said of a party: kilometres, or a heap of cards."""

    km: int
    heap: Heap | None = None
    used_200s: bool | None = None


def worth(heap: Heap) -> int:
    return sum(count * value for count, value in zip(heap, VALUES, strict=True))


@cache
def heaps(book: Book, goal: int, *, caller: bool) -> dict[Heap, bool]:
    """Return the heaps a party can come to, and whether it is then at the goal in force.

    ``goal`` is that of the end of the round: 1000 km if anybody called. A caller comes to the
    printed goal first, by the exact sum where that is asked for, and goes on from there.
    """
    start: Heap = (0,) * len(VALUES)
    if not caller:
        return grown(book, {start}, goal)
    called = {heap for heap, arrived in grown(book, {start}, book.goal).items() if arrived}
    return grown(book, called, goal)


def grown(book: Book, start: set[Heap], goal: int) -> dict[Heap, bool]:
    """Return all heaps that laying cards leads to; who is at the goal lays no more."""
    found: dict[Heap, bool] = {}
    open_heaps = list(start)
    while open_heaps:
        heap = open_heaps.pop()
        if heap in found:
            continue
        found[heap] = worth(heap) >= goal
        if not found[heap]:
            open_heaps += laid(book, heap, goal)
    return found


def laid(book: Book, heap: Heap, goal: int) -> Iterator[Heap]:
    for kind, value in enumerate(VALUES):
        allowed = min(book.deck[kind], book.most_200s) if value == 200 else book.deck[kind]
        if heap[kind] == allowed or (book.exact and worth(heap) + value > goal):
            continue
        yield (*heap[:kind], heap[kind] + 1, *heap[kind + 1 :])


@cache
def by_km(book: Book, goal: int, *, caller: bool) -> dict[tuple[int, bool, bool], tuple[Heap, ...]]:
    """Return the heaps by kilometres, whether a 200 is among them, and whether they arrived."""
    sorted_heaps: dict[tuple[int, bool, bool], list[Heap]] = {}
    for heap, arrived in heaps(book, goal, caller=caller).items():
        sorted_heaps.setdefault((worth(heap), heap[-1] > 0, arrived), []).append(heap)
    return {key: tuple(found) for key, found in sorted_heaps.items()}


def possible(book: Book, claims: tuple[Claim, ...], caller: int | None, winner: int | None) -> bool:
    """Return whether parties can have come to this; nobody is None."""
    if caller is not None and not book.extension:
        return False
    goal = 1000 if caller is not None else book.goal
    choices = [
        candidates(book, goal, claim, caller=caller == number, wins=winner == number)
        for number, claim in enumerate(claims)
    ]
    return fit_together(book.deck, choices)


def candidates(
    book: Book, goal: int, claim: Claim, *, caller: bool, wins: bool
) -> tuple[Heap, ...]:
    found: tuple[Heap, ...]
    if claim.heap is not None:
        known = heaps(book, goal, caller=caller).get(claim.heap)
        fits = known is wins and worth(claim.heap) == claim.km
        found = (claim.heap,) if fits else ()
    else:
        table = by_km(book, goal, caller=caller)
        found = (*table.get((claim.km, False, wins), ()), *table.get((claim.km, True, wins), ()))
    return tuple(heap for heap in found if claim.used_200s in (None, heap[-1] > 0))


def fit_together(deck: Heap, choices: list[tuple[Heap, ...]]) -> bool:
    """Return whether one heap of each party can be taken out of one deck."""
    return any(
        all(
            sum(counts) <= there
            for counts, there in zip(zip(*chosen, strict=True), deck, strict=True)
        )
        for chosen in product(*choices)
    )
