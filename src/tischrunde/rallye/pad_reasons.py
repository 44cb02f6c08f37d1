"""Why an entry of the score pad cannot be: one small function a rule, each with its clause.

An entry that is judged impossible can be reached by no play of this edition. The other way round
four things are not asked, for they hang on the order of play: how many turns the cards take, who
held which card when, whether the attack behind a coup fourré found a green light, and what a duty
to lay a card (a house rule) would have forced.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tischrunde.core.game import Party
from tischrunde.core.position import NOBODY
from tischrunde.core.refusal import Refusal
from tischrunde.core.score_pad import PadField, Problem
from tischrunde.rallye.cards import CARDS, KM, SAFETIES
from tischrunde.rallye.pad_distances import Drive, farthest, farthest_allowed, layable, stands_at
from tischrunde.rallye.pad_entry import Distances, Entry, PartyEntry
from tischrunde.rallye.rules import EXTENDED_GOAL, KM_200, Rules


class _Case(NamedTuple):
    """An entry to be judged, with what follows from it.

    ``goal`` is the goal in force, ``km`` what each party has laid, ``arrived`` who is at the goal,
    ``winner`` who won as far as that is known.
    """

    rules: Rules
    entry: Entry
    goal: int
    km: tuple[int | None, ...]
    arrived: tuple[Party, ...]
    winner: Party | None


def problems(rules: Rules, entry: Entry) -> tuple[Problem, ...]:
    """Return why the entry cannot be; while nobody has said who called, the kindest reading."""
    if entry.caller is not None or not rules.extension:
        return _judged(rules, entry)
    judged = (_judged(rules, replace(entry, caller=caller)) for caller in callers(rules, entry))
    return min(judged, key=len)


def callers(rules: Rules, entry: Entry) -> list[Party]:
    """Return who may have called for 1000 km, the likeliest first; NOBODY among them."""
    driven = [party.driven for party in entry.parties]
    there = [party for party, km in enumerate(driven) if km is not None and km >= rules.goal]
    return [*there, NOBODY, *(party for party, km in enumerate(driven) if km is None)]


def winner_by_distance(entry: Entry, goal: int) -> Party | None:
    """Return who is at the goal, NOBODY if all have fallen short of it, None if that is open."""
    driven = [party.driven for party in entry.parties]
    arrived = [party for party, km in enumerate(driven) if km is not None and km >= goal]
    if arrived:
        return arrived[0] if len(arrived) == 1 else None
    return None if None in driven else NOBODY


def goal_in_force(rules: Rules, caller: Party | None) -> int:
    """Return how far is to be driven: 1000 km once somebody has called for it."""
    return int(rules.goal) if caller in (None, NOBODY) else EXTENDED_GOAL


def _judged(rules: Rules, entry: Entry) -> tuple[Problem, ...]:
    """Judge an entry of which it is known who called."""
    if found := tuple(_no_such_party(rules, entry)):
        return found
    goal = goal_in_force(rules, entry.caller)
    km = tuple(
        goal
        if party.driven is None and number == entry.winner and rules.exact_goal
        else party.driven
        for number, party in enumerate(entry.parties)
    )
    arrived = tuple(
        party for party, driven in enumerate(km) if driven is not None and driven >= goal
    )
    winner = winner_by_distance(entry, goal) if entry.winner is None else entry.winner
    case = _Case(rules, entry, goal, km, arrived, winner)
    laid = (*_cards(case), *_goal(case), *_winner(case), *_caller(case))
    return (*laid, *_safeties(case), *_stock(case), *(() if laid else _deck(case)))


def _no(rules: Rules, field: PadField, reason: str, **args: str | int) -> Problem:
    return Problem(field, Refusal(reason, rules.edition.impossible[reason], args))


def _no_such_party(rules: Rules, entry: Entry) -> Iterator[Problem]:
    for name, party in (("winner", entry.winner), ("caller", entry.caller)):
        if party is not None and not NOBODY <= party < rules.parties:
            yield _no(rules, PadField(name), "no-such-party")


# ── distance cards ────────────────────────────────────────────────────────────────────────────


def _cards(case: _Case) -> Iterator[Problem]:
    """Judge what each party says of its distance cards, and whether the box has enough."""
    used: Distances = (0, 0, 0, 0, 0)
    for number, party in enumerate(case.entry.parties):
        yield from _kilometres(case, number, party)
        if party.distances is not None:
            yield from _counted(case, number, party, party.distances, used)
            used = _together(used, party.distances)


def _kilometres(case: _Case, number: Party, party: PartyEntry) -> Iterator[Problem]:
    """Kilometres are a sum of distance cards, and those of the cards where they are known."""
    if party.km is None:
        return
    field = PadField("km", number)
    if party.km < 0 or party.km % KM[0]:
        yield _no(case.rules, field, "not-a-distance", km=party.km, step=KM[0])
    elif party.distances is not None and party.km != replace(party, km=None).driven:
        counted = replace(party, km=None).driven or 0
        yield _no(case.rules, field, "distances-disagree", km=party.km, counted=counted)


def _counted(
    case: _Case, number: Party, party: PartyEntry, cards: Distances, used: Distances
) -> Iterator[Problem]:
    """Cards by kind: no more than the box has, two 200s at most, and a 200 said is a 200 laid."""
    field = PadField("distances", number)
    for kind, laid in enumerate(cards):
        there = case.rules.counts[kind]
        if laid < 0 or used[kind] + laid > there:
            yield _no(case.rules, field, "too-many-cards", card=CARDS[kind].slug, count=there)
    if cards[KM_200] > case.rules.most_200s:
        yield _no(case.rules, field, "too-many-200s", most=int(case.rules.most_200s), party=number)
    if party.drove_200s not in (None, cards[KM_200] > 0):
        yield _no(case.rules, PadField("drove_200s", number), "200s-disagree", count=cards[KM_200])


def _together(some: Distances, more: Distances) -> Distances:
    return (
        some[0] + more[0],
        some[1] + more[1],
        some[2] + more[2],
        some[3] + more[3],
        some[4] + more[4],
    )


def _deck(case: _Case) -> Iterator[Problem]:
    """There must be distance cards for the kilometres of all parties at once."""
    drives = {number: _drive(case, number) for number, km in enumerate(case.km) if km is not None}
    deck: Distances = case.rules.counts[: len(KM)]  # type: ignore[assignment] # five of them
    most = int(case.rules.most_200s)
    if layable(list(drives.values()), deck, most):
        return
    counted = [drive for drive in drives.values() if drive.distances is not None]
    summed = [number for number, drive in drives.items() if drive.distances is None]
    alone = [number for number in summed if not layable([*counted, drives[number]], deck, most)]
    for number in alone or summed[-1:]:
        km = drives[number].km
        yield _no(case.rules, PadField("km", number), "not-with-these-cards", km=km, party=number)


def _drive(case: _Case, number: Party) -> Drive:
    party = case.entry.parties[number]
    exact = case.rules.exact_goal
    return Drive(
        km=case.km[number] or 0,
        distances=party.distances,
        drove_200s=party.drove_200s,
        short_of=case.goal if number in case.arrived and not exact else None,
        at=int(case.rules.goal) if number == case.entry.caller and exact else None,
    )


# ── the goal ──────────────────────────────────────────────────────────────────────────────────


def _goal(case: _Case) -> Iterator[Problem]:
    """Nobody drives on after the goal, and only where it need not be hit exactly past it."""
    for number, km in enumerate(case.km):
        if km is None or km <= case.goal:
            continue
        field = PadField("km", number)
        if case.rules.exact_goal:
            yield _no(case.rules, field, "past-the-goal", km=km, goal=case.goal, party=number)
        elif km - _longest(case, number) >= case.goal:
            yield _no(case.rules, field, "too-far-past", km=km, goal=case.goal, party=number)


def _longest(case: _Case, number: Party) -> int:
    """Return the most kilometres that the last card of a party can have brought."""
    party = case.entry.parties[number]
    if party.distances is not None:
        return farthest(party.distances)
    return farthest_allowed(int(case.rules.most_200s), drove_200s=party.drove_200s)


def _winner(case: _Case) -> Iterator[Problem]:
    """The round ends when the first party is at the goal: that party has won it, and no other."""
    rules, said = case.rules, case.entry.winner
    if len(case.arrived) > 1:
        first = said if said in case.arrived else case.arrived[0]
        for number in case.arrived:
            if number != first:
                yield _no(
                    rules, PadField("km", number), "two-at-the-goal", goal=case.goal, party=number
                )
    elif said is not None and case.arrived and said not in case.arrived:
        yield _no(rules, PadField("winner"), "goal-reached", goal=case.goal, party=case.arrived[0])
    if said in (None, NOBODY) or said in case.arrived:
        return
    km = case.km[said or 0]
    if km is not None:
        extended = case.goal > rules.goal
        reason = "winner-short-of-1000" if extended else "winner-not-there"
        yield _no(rules, PadField("winner"), reason, km=km, goal=case.goal, party=said or 0)


def _caller(case: _Case) -> Iterator[Problem]:
    """The extension is called where there is one, by a party that stands at the printed goal."""
    rules, caller = case.rules, case.entry.caller
    if caller is None or caller == NOBODY:
        return
    field = PadField("caller")
    if not rules.extension:
        yield _no(rules, field, "no-extension", goal=int(rules.goal))
        return
    km = case.km[caller]
    cards = case.entry.parties[caller].distances
    goal = int(rules.goal)
    if km is not None and km < goal:
        yield _no(rules, field, "caller-not-there", km=km, goal=goal, party=caller)
    elif rules.exact_goal and cards is not None and not stands_at(cards, goal):
        yield _no(rules, field, "caller-passed-the-goal", goal=goal, party=caller)
    if _late(rules) and case.entry.early is False:
        yield _no(rules, field, "called-too-late", party=caller)


def _late(rules: Rules) -> bool:
    """Whether it is asked if the stock held a card at the goal, and no call is allowed without."""
    return rules.first_at_goal_earns and not rules.extension_after_stock


# ── safeties ──────────────────────────────────────────────────────────────────────────────────


def _safeties(case: _Case) -> Iterator[Problem]:
    """Each safety is in the box once, and a coup fourré is one of those a party has laid."""
    for number, party in enumerate(case.entry.parties):
        others = [entry.safeties for entry in case.entry.parties[:number]]
        for card in sorted(party.safeties):
            field = PadField("safeties", number)
            if card not in SAFETIES:
                yield _no(case.rules, field, "not-a-safety", card=card.slug)
            elif any(card in laid for laid in others):
                yield _no(case.rules, field, "safety-laid-twice", safety=card.slug)
        for card in sorted(party.coups_fourres - party.safeties):
            field = PadField("coups_fourres", number)
            yield _no(case.rules, field, "coup-without-safety", safety=card.slug, party=number)


# ── the stock ─────────────────────────────────────────────────────────────────────────────────


def _stock(case: _Case) -> Iterator[Problem]:
    """Without a winner the stock was used up, and once used up it stays so."""
    rules, entry = case.rules, case.entry
    if case.winner == NOBODY and entry.used_up is False:
        yield _no(rules, PadField("used_up"), "stock-not-used-up", goal=case.goal)
    elif rules.first_at_goal_earns and not _stock_agrees(case):
        yield _no(rules, PadField("early"), "stock-disagrees", goal=int(rules.goal))


def _stock_agrees(case: _Case) -> bool:
    """Return whether the stock at the printed goal and the stock at the end go together."""
    early, used_up = case.entry.early, case.entry.used_up
    if early is None:
        return True
    if case.entry.caller in (None, NOBODY):
        if case.winner == NOBODY:
            return not early
        return used_up is None or case.winner is None or used_up is not early
    return early or used_up is not False
