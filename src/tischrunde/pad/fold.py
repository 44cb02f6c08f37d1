"""From the events of a pad to the pad: the same for the same set, in whatever order they came.

While an event that was replaced has not come, what it had replaced stands beside its replacement,
and may look like a quarrel; it vanishes with the missing event (``Pad.unknown``).
"""

import heapq
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import takewhile
from typing import Any

from tischrunde.core.score_pad import pad_match
from tischrunde.pad.events import (
    KEPT,
    MAX_BLANK_ROUNDS,
    Event,
    FirstDealer,
    Opened,
    Place,
    RoundField,
    RoundProblem,
    SeatName,
    Written,
)
from tischrunde.pad.pad import Pad, PadRound
from tischrunde.pad.rules import misfit, rules_of


def folded(events: Iterable[Event]) -> Pad:
    """Return the pad of a set of events, with its opening among them.

    Events of another pad, and such as cannot stand on this one, raise ValueError: whoever takes
    events from elsewhere holds them against ``rules.misfit`` first.
    """
    opened, written = _parted(events)
    rules = rules_of(opened)
    for event in written.values():
        if not fits(opened, event):
            raise ValueError(f"not on this pad: {event}")
    trail = _trail(written)
    standing = _standing(trail)
    agreed = {
        place: events[0].value
        for place, events in standing.items()
        if not _differ(events) and events[0].value is not None
    }
    rounds = _rounds(opened, agreed, standing)
    dealer = agreed.get(FirstDealer())
    first_dealer = opened.dealer if dealer is None else int(dealer) - 1
    full = takewhile(lambda sheets: sheets is not None, (each.sheets for each in rounds))
    return Pad(
        opened=opened,
        rules=rules,
        names=tuple(agreed.get(SeatName(seat)) or name for seat, name in enumerate(opened.names)),
        first_dealer=first_dealer,
        rounds=rounds,
        match=pad_match(rules.pad, rules.table, first_dealer, [each or () for each in full]),
        standing=standing,
        quarrels={place: events for place, events in standing.items() if _differ(events)},
        trail=(opened, *trail),
        unknown=frozenset(
            each for event in written.values() for each in event.replaces if each not in written
        ),
    )


def fits(opened: Opened, event: Written) -> bool:
    """Return whether an event can stand on the pad of an opening."""
    return event.pad == opened.id and _can_stand(opened, event.place, event.value)


@lru_cache(maxsize=8192)
def _can_stand(opened: Opened, place: Place, value: str | None) -> bool:
    """Every entry folds its pad again, and most of what stands there stood there before."""
    return misfit(rules_of(opened), place, value) is None


def at(events: Iterable[Event], upto: str) -> Pad:
    """Return the pad as its trail has it after the event of this id."""
    trail = folded(events).trail
    ids = [event.id for event in trail]
    return folded(trail[: ids.index(upto) + 1])


def _parted(events: Iterable[Event]) -> tuple[Opened, dict[str, Written]]:
    openings: set[Opened] = set()
    written: dict[str, Written] = {}
    for event in events:
        if isinstance(event, Opened):
            openings.add(event)
        else:
            written[event.id] = event
    if len(openings) != 1:
        raise ValueError(f"a pad is opened once, not {len(openings)} times")
    return openings.pop(), written


def _standing(written: Iterable[Written]) -> dict[Place, tuple[Written, ...]]:
    """Return by place the events that no other event of the place replaces, first places first."""
    places: defaultdict[Place, list[Written]] = defaultdict(list)
    for event in written:
        places[event.place].append(event)
    standing = {}
    for place, events in places.items():
        replaced = {each for event in events for each in event.replaces}
        left = [event for event in events if event.id not in replaced]
        standing[place] = tuple(sorted(left, key=_shown))
    return standing


def _shown(event: Written) -> tuple[int, str]:
    """The order in which events are shown that do not know of each other."""
    return event.at, event.id


def _differ(events: tuple[Written, ...]) -> bool:
    return len({event.value for event in events}) > 1


def _rounds(
    opened: Opened,
    agreed: Mapping[Place, str | None],
    standing: Mapping[Place, tuple[Written, ...]],
) -> tuple[PadRound, ...]:
    """Return all rounds up to the last one of which anything is said, or quarrelled about.

    One that is further from those before it than people play in a row stands aside until they
    have come there: whoever writes in round 999 makes nobody look at 998 blank ones.
    """
    rules = rules_of(opened)
    entries: defaultdict[int, Any] = defaultdict(lambda: rules.pad.blank(rules.table))
    begun: set[int] = set()
    for place in standing:
        if not isinstance(place, RoundField):
            continue
        value = agreed.get(place)
        if value is not None:
            entry = entries[place.round]
            entries[place.round] = rules.pad.told(rules.table, entry, place.field, value)
        if value is not None or _differ(standing[place]):
            begun.add(place.round)
    last = 0
    for number in sorted(begun):
        if number > last + 1 + MAX_BLANK_ROUNDS:
            break
        last = number
    kept = {place for place, value in agreed.items() if value == KEPT}
    return tuple(_round(opened, number, entries[number], kept) for number in range(1, last + 1))


@lru_cache(maxsize=1024)
def judged(opened: Opened, entry: object) -> PadRound:
    """Return what follows from an entry; most rounds of a pad are as they were a moment ago."""
    rules = rules_of(opened)
    return PadRound(
        entry=entry,
        missing=rules.pad.missing(rules.table, entry),
        problems=rules.pad.problems(rules.table, entry),
        kept=(),
        sheets=rules.pad.sheets(rules.table, entry),
    )


def _round(opened: Opened, number: int, entry: object, kept: set[Place]) -> PadRound:
    found = judged(opened, entry)
    problems = tuple(
        each
        for each in found.problems
        if RoundProblem(number, each.field, each.refusal.reason) in kept
    )
    return replace(found, kept=problems)


def _trail(written: Mapping[str, Written]) -> list[Written]:
    """Return all events, each after those it replaces; their clocks only choose among equals."""
    waiting = {
        event.id: {each for each in event.replaces if each in written} for event in written.values()
    }
    followers: defaultdict[str, list[str]] = defaultdict(list)
    for follower, before in waiting.items():
        for each in before:
            followers[each].append(follower)
    ready = [_shown(event) for event in written.values() if not waiting[event.id]]
    heapq.heapify(ready)
    trail = []
    while ready:
        _, first = heapq.heappop(ready)
        trail.append(written[first])
        for each in followers[first]:
            waiting[each].discard(first)
            if not waiting[each]:
                heapq.heappush(ready, _shown(written[each]))
    return trail
