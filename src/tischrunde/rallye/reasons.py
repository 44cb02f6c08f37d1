"""The judge: why a seat may not play a move now, with the clause of its edition.

There is one small function for each rule, in the words of the game. They never look at the masks by
which ``position`` offers moves, so tests can compare both.
"""

from collections.abc import Hashable
from functools import cache
from typing import assert_never

from tischrunde.core.game import Party, Seat
from tischrunde.core.position import OVER
from tischrunde.core.refusal import Refusal
from tischrunde.rallye.cards import (
    BREAKDOWNS,
    CARDS,
    HAZARD_OF,
    HAZARDS,
    HAZARDS_OF_SAFETY,
    KM,
    REMEDY_FOR,
    SAFETIES,
    SAFETY_AGAINST,
    Card,
    Group,
)
from tischrunde.rallye.display import Display
from tischrunde.rallye.edition import Edition, Exposure
from tischrunde.rallye.moves import (
    Attack,
    CoupFourre,
    Discard,
    Extend,
    Finish,
    Lay,
    LetStand,
    Move,
)
from tischrunde.rallye.position import CALL, TURN, WINDOW, Position
from tischrunde.rallye.rules import ANY_HAZARD, BIT, NOTHING

_BREAKDOWN_REMEDIES = tuple(REMEDY_FOR[hazard] for hazard in BREAKDOWNS)
_ROLL_GOES_ON = (NOTHING, Card.STOP, *_BREAKDOWN_REMEDIES)
_FASTEST_UNDER_LIMIT = 50


def refusal(position: Position, seat: Seat, move: Move) -> Refusal | None:
    """Return why this seat may not play the move now, or None if it may."""
    if no := _over(position):
        return no
    match move:
        case CoupFourre() | LetStand():
            return _answer(position, seat, move)
        case Extend() | Finish():
            return _call(position, seat)
        case Lay(card):
            return _no_such_card(position, seat, card) or _lay(position, seat, card)
        case Attack(card, party):
            return _no_such_card(position, seat, card) or _attack(position, seat, card, party)
        case Discard(card):
            return _no_such_card(position, seat, card) or _discard(position, seat, card)
        case _:
            assert_never(move)


def why_not(position: Position, seat: Seat) -> dict[Card, tuple[tuple[Move, Refusal], ...]]:
    """Return, for every card in hand that can only be discarded now, all refused uses."""
    hand = position.hands[seat]
    return {
        card: refused
        for card in CARDS
        if hand.count(card) and (refused := why_not_card(position, seat, card))
    }


def why_not_card(position: Position, seat: Seat, card: Card) -> tuple[tuple[Move, Refusal], ...]:
    """Return all refused uses of a card that can only be discarded now, none of any other."""
    any_card = _over(position) or _out_of_turn(position, seat)
    refused: list[tuple[Move, Refusal]] = []
    for use in _uses(position, seat, card):
        no = any_card or refusal(position, seat, use)
        if no is None:
            return ()
        refused.append((use, no))
    return tuple(refused)


def states_of_reasons(position: Position, seat: Seat) -> list[tuple[Card, Hashable]]:
    """Return the cards in hand, each with all on which it depends whether and why it must wait.

    A card that is laid is judged by the own display, a hazard by those of the others.
    """
    own: Party = position.rules.party_of[seat]
    if position.phase == TURN and position.seat == seat:
        turn: Hashable = TURN
    else:
        turn = position.phase, position.seat, position.attacked
    display = position.displays[own]
    lie = turn, display.battle_top, display.limited
    rolling = lie, display.has_right_of_way, display.two_hundreds, position.goal
    left = position.goal - display.km
    lies = [(each.battle_top, each.limited, each.safeties) for each in position.displays]
    against = turn, own, *lies
    states: list[tuple[Card, Hashable]] = []
    for card in range(NOTHING):
        if position.hands[seat].kinds & BIT[card]:
            if card < len(KM):
                state: Hashable = card, rolling, min(left, KM[card])
            else:
                state = card, against if BIT[card] & ANY_HAZARD else lie
            states.append((CARDS[card], state))
    return states


def _uses(position: Position, seat: Seat, card: Card) -> tuple[Move, ...]:
    return _uses_of(card, position.rules.party_of[seat], position.rules.parties)


@cache
def _uses_of(card: Card, own: Party, parties: int) -> tuple[Move, ...]:
    """Return the possible uses of a card: a hazard goes to any opponent, others are laid."""
    if card.group is not Group.HAZARD:
        return (Lay(card),)
    return tuple(Attack(card, party) for party in range(parties) if party != own)


def _no(edition: Edition, reason: str, **args: str | int) -> Refusal:
    return Refusal(reason, edition.refusals[reason], args)


# ── whose move it is ──────────────────────────────────────────────────────────────────────────


def _over(position: Position) -> Refusal | None:
    return _no(position.rules.edition, "round-over") if position.phase == OVER else None


def _no_such_card(position: Position, seat: Seat, card: Card) -> Refusal | None:
    """Cards are laid and thrown in turn, and out of the hand."""
    if no := _out_of_turn(position, seat):
        return no
    if not position.hands[seat].count(card):
        return _no(position.rules.edition, "card-not-held", card=card.slug)
    return None


def _out_of_turn(position: Position, seat: Seat) -> Refusal | None:
    edition = position.rules.edition
    if position.phase == WINDOW:
        return _no(edition, "window-open", party=position.attacked)
    if seat != position.seat:
        return _no(edition, "not-your-turn", seat=position.seat)
    if position.phase == CALL:
        return _no(edition, "extension-open")
    return None


def _answer(position: Position, seat: Seat, move: CoupFourre | LetStand) -> Refusal | None:
    edition = position.rules.edition
    if position.phase != WINDOW or seat not in position.rules.members[position.attacked]:
        return _no(edition, "no-attack-to-answer")
    if not position.asked & BIT[seat]:
        return _no(edition, "already-answered")
    safety = SAFETY_AGAINST[Card(position.hazard)]
    if isinstance(move, CoupFourre) and not position.hands[seat].count(safety):
        return _no(edition, "safety-not-held", safety=safety.slug)
    return None


def _call(position: Position, seat: Seat) -> Refusal | None:
    edition = position.rules.edition
    if position.phase != CALL:
        return _no(edition, "no-extension-open")
    if seat != position.seat:
        return _no(edition, "not-your-turn", seat=position.seat)
    return None


# ── laying a card on the own display ──────────────────────────────────────────────────────────


def _lay(position: Position, seat: Seat, card: Card) -> Refusal | None:
    """A safety may be laid at any time: before the opening, blocked and without a green light."""
    edition = position.rules.edition
    display = position.displays[position.rules.party_of[seat]]
    match card.group:
        case Group.DISTANCE:
            return _drive(edition, display, card, position.goal)
        case Group.REMEDY:
            return _remedy(edition, display, card)
        case Group.HAZARD:
            return _no(edition, "hazard-on-own-party", card=card.slug)
        case Group.SAFETY:
            return None


def _drive(edition: Edition, display: Display, card: Card, goal: int) -> Refusal | None:
    """All that keeps a distance card from being laid; the distances follow in any order."""
    return (
        _blocked(edition, display)
        or _not_rolling(edition, display)
        or _too_fast(edition, display, card)
        or _too_many_200s(edition, display, card)
        or _overshoot(edition, display, card, goal)
    )


def _blocked(edition: Edition, display: Display) -> Refusal | None:
    """A hazard on the battle pile blocks until it is remedied."""
    top = display.battle_top
    if top == Card.STOP:
        return _no(edition, "stopped", remedy=Card.ROLL.slug)
    if top in BREAKDOWNS:
        hazard = Card(top)
        return _no(edition, "broken-down", hazard=hazard.slug, remedy=REMEDY_FOR[hazard].slug)
    return None


def _not_rolling(edition: Edition, display: Display) -> Refusal | None:
    """A green light must show, to open and after every remedy, unless right of way lies."""
    if display.has_right_of_way:
        return None
    top = display.battle_top
    if top == NOTHING:
        return _no(edition, "not-rolling", remedy=Card.ROLL.slug)
    if top in _BREAKDOWN_REMEDIES:
        return _no(edition, "green-must-follow", card=Card(top).slug, remedy=Card.ROLL.slug)
    return None


def _too_fast(edition: Edition, display: Display, card: Card) -> Refusal | None:
    if display.limited and card.km > _FASTEST_UNDER_LIMIT:
        return _no(edition, "too-fast", km=_FASTEST_UNDER_LIMIT, remedy=Card.END_OF_LIMIT.slug)
    return None


def _too_many_200s(edition: Edition, display: Display, card: Card) -> Refusal | None:
    if card is Card.KM_200 and display.two_hundreds >= edition.most_200s:
        return _no(edition, "too-many-200s", most=edition.most_200s)
    return None


def _overshoot(edition: Edition, display: Display, card: Card, goal: int) -> Refusal | None:
    if edition.exact_goal and display.km + card.km > goal:
        return _no(edition, "overshoot", goal=goal, left=goal - display.km)
    return None


def _remedy(edition: Edition, display: Display, card: Card) -> Refusal | None:
    if card is Card.ROLL:
        return _roll(edition, display)
    if card is Card.END_OF_LIMIT:
        return None if display.limited else _no(edition, "no-limit-in-force")
    if display.battle_top != HAZARD_OF[card]:
        return _no(edition, "remedy-without-hazard", card=card.slug, hazard=HAZARD_OF[card].slug)
    return None


def _roll(edition: Edition, display: Display) -> Refusal | None:
    """A green light goes on the bare table, a stop or the remedy of a breakdown."""
    top = display.battle_top
    if top in _ROLL_GOES_ON:
        return None
    return _no(edition, "roll-not-here", card=Card.ROLL.slug, top=Card(top).slug)


# ── laying a hazard on an opponent's display ──────────────────────────────────────────────────


def _attack(position: Position, seat: Seat, card: Card, party: Party) -> Refusal | None:
    """A hazard goes on an opponent's display; a blocked party may attack all the same."""
    edition = position.rules.edition
    if not 0 <= party < position.rules.parties:
        return _no(edition, "no-such-party")
    if card not in HAZARDS:
        return _no(edition, "not-a-hazard", card=card.slug)
    if party == position.rules.party_of[seat]:
        return _no(edition, "hazard-on-own-party", card=card.slug)
    if no := _unopened(edition, position.displays[position.rules.party_of[seat]]):
        return no
    display = position.displays[party]
    return _protected(edition, display, card, party) or (
        _limit(edition, display, party)
        if card is Card.SPEED_LIMIT
        else _battle_hazard(edition, display, party)
    )


def _unopened(edition: Edition, own: Display) -> Refusal | None:
    """Where attacks come after the opening, a party first shows green, or lays right of way."""
    begun = own.battle_top != NOTHING or own.has_right_of_way
    if edition.attack_before_opening or begun:
        return None
    return _no(edition, "attack-before-opening", remedy=Card.ROLL.slug)


def _protected(edition: Edition, display: Display, card: Card, party: Party) -> Refusal | None:
    for safety in SAFETIES:
        if display.safeties & BIT[safety] and card in HAZARDS_OF_SAFETY[safety]:
            return _no(edition, "protected", party=party, safety=safety.slug)
    return None


def _limit(edition: Edition, display: Display, party: Party) -> Refusal | None:
    if display.limited:
        return _no(edition, "limit-in-force", party=party)
    top = display.battle_top
    if not edition.limit_needs_green:
        if top in _BREAKDOWN_REMEDIES and not edition.limit_when_half_parried:
            return _no(edition, "half-parried", party=party, top=Card(top).slug)
        return None
    if _green_shows(display):
        return None
    if top == NOTHING:
        return _no(edition, "limit-before-start", party=party)
    return _no(edition, "limit-needs-green", party=party)


def _battle_hazard(edition: Edition, display: Display, party: Party) -> Refusal | None:
    top = display.battle_top
    if top in HAZARDS:
        return _no(edition, "hazard-on-hazard", party=party, top=Card(top).slug)
    if _green_shows(display):
        return None
    if display.has_right_of_way:
        return _exposed_by_right_of_way(edition, display, party)
    if top == NOTHING:
        return _no(edition, "not-started", party=party)
    return _no(edition, "half-parried", party=party, top=Card(top).slug)


def _exposed_by_right_of_way(edition: Edition, display: Display, party: Party) -> Refusal | None:
    """A party with right of way needs no green; editions differ in what may be attacked then."""
    exposure = edition.under_right_of_way
    if exposure is Exposure.ANYTHING:
        return None
    if exposure is Exposure.REMEDY and display.battle_top != NOTHING:
        return None
    return _no(edition, "right-of-way-unassailable", party=party)


def _green_shows(display: Display) -> bool:
    """A green light shows; where limits share the battle pile, the end of one counts as green."""
    return display.battle_top in (Card.ROLL, Card.END_OF_LIMIT)


# ── discarding ────────────────────────────────────────────────────────────────────────────────


def _discard(position: Position, seat: Seat, card: Card) -> Refusal | None:
    """Any card may be discarded, unless safeties may not, or only stuck players may discard."""
    edition = position.rules.edition
    if card in SAFETIES and not edition.safeties_discardable:
        return _no(edition, "safety-not-discardable")
    if edition.discard_only_when_stuck and _has_use(position, seat):
        return _no(edition, "discard-only-when-stuck")
    return None


def _has_use(position: Position, seat: Seat) -> bool:
    """Return whether a card can be laid; a safety may always be held back."""
    return any(
        position.phase == TURN and not refusal(position, seat, use)
        for card in Card
        if position.hands[seat].count(card) and card not in SAFETIES
        for use in _uses(position, seat, card)
    )
