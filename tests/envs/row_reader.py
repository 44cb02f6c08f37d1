"""A row of numbers read field by field, and the same said by the view of the seat."""

from collections.abc import Mapping, Sequence
from typing import Any

from tischrunde.core.match_view import MatchView
from tischrunde.core.observation import Field, shares, starts
from tischrunde.rallye.cards import HAZARDS, REMEDIES, SAFETIES
from tischrunde.rallye.cards import Card as RallyeCard
from tischrunde.uno.cards import Card as UnoCard
from tischrunde.uno.cards import Colour

Reading = dict[str, list[int]]


def read(fields: Sequence[Field], row: Sequence[int]) -> Reading:
    """Return the numbers of a row by field."""
    start = starts(fields)
    return {f.name: list(row[start[f.name] : start[f.name] + f.size]) for f in fields}


def said(game: str, match: MatchView[Any]) -> Reading:
    """Return what a row should say, from all a seat may know."""
    return {"rallye": _rallye, "uno": _uno}[game](match)


def _one(place: int | None, size: int) -> list[int]:
    return [int(place == n) for n in range(size)]


def _counts(kinds: Any, cards: Sequence[Any] | Mapping[Any, int]) -> list[int]:
    if isinstance(cards, Mapping):
        return [cards.get(kind, 0) for kind in kinds]
    return [cards.count(kind) for kind in kinds]


def _around(own: int, count: int, size: int) -> list[int | None]:
    """Return who sits how many steps to the left."""
    return [(own + steps) % count if steps < count else None for steps in range(size)]


def _among(places: list[int | None], members: Any) -> list[int]:
    return [int(place is not None and place in members) for place in places]


def _uno(match: MatchView[Any]) -> Reading:
    view = match.round
    players = len(view.hand_sizes)
    seats = _around(view.seat, players, 10)
    party_of = {seat: party for party, seats in enumerate(view.members) for seat in seats}
    totals = shares(match.totals, match.target)
    phases = ["over", "turn", "drawn", "doubt", "stack", "colour", "swapping"]
    doubted, shown = view.doubted, view.shown
    return {
        "hand": _counts(UnoCard, view.hand),
        "discards": _counts(UnoCard, view.accounted),
        "top": _one(view.top, 54),
        "drawn": _one(view.drawn, 54),
        "colour": _one(view.colour, len(Colour)),
        "phase": [int(view.phase == phase) for phase in phases],
        "direction": [int(view.direction > 0)],
        "pending": [view.pending],
        "passes": [view.passes],
        "stock": [view.stock],
        "on_turn": _among(seats, {view.on_turn}),
        "sizes": [0 if seat is None else view.hand_sizes[seat] for seat in seats],
        "uncalled": _among(seats, {view.uncalled}),
        "called": _among(seats, view.called),
        "seats": _among(seats, range(players)),
        "partners": _among(seats, view.members[party_of[view.seat]]),
        "dealer": _among(seats, {view.dealer}),
        "totals": [0 if seat is None else totals[party_of[seat]] for seat in seats],
        "doubted": _among(seats, {doubted.seat} if doubted else ()),
        "followed": _one(doubted.colour if doubted else None, len(Colour)),
        "shown_by": _among(seats, {shown.seat} if shown else ()),
        "shown": _counts(UnoCard, shown.hand if shown else ()),
        "winner": _among(seats, () if view.winner is None else view.members[view.winner]),
    }


def _rallye(match: MatchView[Any]) -> Reading:
    view = match.round
    players, count = len(view.hand_sizes), len(view.displays)
    own = view.seat % count
    seats, parties = _around(view.seat, players, 6), _around(own, count, 3)
    totals = shares(match.totals, match.target)
    attack = view.attack
    row = {
        "hand": _counts(RallyeCard, view.hand),
        "accounted": _counts(RallyeCard, view.accounted),
        "phase": [int(view.phase == phase) for phase in ("over", "turn", "window", "call")],
        "attack": [int(attack is not None and attack.hazard == card) for card in HAZARDS],
        "attacked": _among(parties, {attack.party} if attack else ()),
        "goal": [view.goal // 25],
        "stock": [view.stock],
        "discard": _one(view.discard, 19),
        "fresh": [int(card in view.fresh) for card in SAFETIES],
        "on_turn": _among(seats, {view.on_turn}),
        "waiting": _among(seats, view.waiting),
        "dealer": _among(seats, {view.dealer}),
        "caller": _among(seats, {view.caller}),
        "seats": _among(seats, range(players)),
        "partners": _among(seats, view.displays[own].members),
        "sizes": [0 if seat is None else view.hand_sizes[seat] for seat in seats],
        "parties": _among(parties, range(count)),
        "winner": _among(parties, {view.winner}),
        "totals": [0 if party is None else totals[party] for party in parties],
    }
    for steps, party in enumerate(parties):
        told = _display(None if party is None else view.displays[party])
        row |= {f"{name}_{steps}": numbers for name, numbers in told.items()}
    return row


def _display(shown: Any | None) -> Reading:
    if shown is None:
        sizes = {"battle": 10, "speed": 2, "distances": 5, "km": 1, "safeties": 4, "crosswise": 4}
        return {name: [0] * size for name, size in sizes.items()}
    laid = {safety.card: safety.crosswise for safety in shown.safeties}
    return {
        "battle": [int(shown.battle == card) for card in (*HAZARDS, *REMEDIES)],
        "speed": [
            int(shown.speed == card) for card in (RallyeCard.SPEED_LIMIT, RallyeCard.END_OF_LIMIT)
        ],
        "distances": _counts(list(RallyeCard)[:5], shown.distances),
        "km": [shown.km // 25],
        "safeties": [int(card in laid) for card in SAFETIES],
        "crosswise": [int(laid.get(card, False)) for card in SAFETIES],
    }
