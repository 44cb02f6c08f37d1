"""What a seat, or a spectator, is shown of a round: field by field."""

from collections.abc import Hashable
from typing import Final

from tischrunde.core.game import Party, Seat
from tischrunde.core.position import NOBODY, OVER
from tischrunde.core.refusal import Refusal
from tischrunde.core.view_field import (
    ListField,
    MapField,
    ViewField,
    ViewFields,
    fixed,
    plainly,
)
from tischrunde.rallye.cards import CARDS, KM, SAFETIES, Card
from tischrunde.rallye.display import Display
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.moves import Move, decode
from tischrunde.rallye.pile import cards
from tischrunde.rallye.position import CALL, TURN, WINDOW, Position
from tischrunde.rallye.reasons import states_of_reasons, why_not, why_not_card
from tischrunde.rallye.rules import BIT, EXTENDED_GOAL, FIRST_SAFETY, NOTHING, SAFETY_OF
from tischrunde.rallye.view import Agreed, AttackView, DisplayView, LaidSafety, RoundView

_PHASES: Final = {TURN: "turn", WINDOW: "window", CALL: "call", OVER: "over"}


def _somebody(number: int) -> int | None:
    return None if number == NOBODY else number


def _discard(position: Position) -> Card | None:
    return CARDS[position.thrown[position.throws - 1]] if position.throws else None


def _lies(position: Position) -> list[tuple[int, ...]]:
    """Return for each display the numbers on which it depends what it shows."""
    return [
        (each.battle_top, each.speed_top, each.driven, each.safeties, each.crosswise)
        for each in position.displays
    ]


def _cards(position: Position, seat: Seat | None) -> list[int]:
    return [] if seat is None else position.hands[seat].cards()


def _hand(position: Position, seat: Seat | None) -> tuple[Card, ...]:
    return tuple([CARDS[card] for card in _cards(position, seat)])


def _held(position: Position, seat: Seat | None) -> tuple[int, int] | None:
    if seat is None:
        return None
    hand = position.hands[seat]
    return hand.counts, hand.kinds


def _codes(position: Position, seat: Seat | None) -> list[int]:
    return [] if seat is None else position.codes(seat)


def _legal(position: Position, seat: Seat | None) -> tuple[Move, ...]:
    return tuple([decode(code) for code in _codes(position, seat)])


def _agreed(edition: Edition) -> Agreed:
    return Agreed(
        speed_pile=edition.limit_has_own_pile,
        coup_fourre_points=edition.coup_fourre_points,
        extension_points=edition.extension_points,
        extended_goal=EXTENDED_GOAL,
    )


def _attack(position: Position) -> AttackView | None:
    if position.phase != WINDOW:
        return None
    hazard = position.hazard
    return AttackView(position.attacked, CARDS[hazard], CARDS[SAFETY_OF[hazard]])


def _waiting(position: Position, seat: Seat | None) -> frozenset[Seat]:
    """Return whom the round waits for; that a seat has let an attack stand only it knows."""
    if position.phase == OVER:
        return frozenset()
    if position.phase != WINDOW:
        return frozenset({position.seat})
    asked = {s for s in position.rules.members[position.attacked] if position.hands[s].size}
    if seat is not None and not position.waits_for(seat):
        asked.discard(seat)
    return frozenset(asked)


def _display(position: Position, party: Party) -> DisplayView:
    display = position.displays[party]
    return DisplayView(
        party=party,
        members=position.rules.members[party],
        battle=_shown(display.battle_top),
        speed=_shown(display.speed_top),
        distances={CARDS[kind]: count for kind in range(len(KM)) if (count := display.count(kind))},
        km=display.km,
        safeties=tuple(
            [
                LaidSafety(CARDS[kind], crosswise=display.crosswise & BIT[kind] != 0)
                for kind in _safeties(display)
            ]
        ),
    )


def _safeties(display: Display) -> list[int]:
    return [kind for kind in range(FIRST_SAFETY, NOTHING) if display.safeties & BIT[kind]]


def _shown(card: int) -> Card | None:
    return None if card == NOTHING else CARDS[card]


def _fresh(position: Position, seat: Seat | None) -> frozenset[Card]:
    if not position.fresh or seat != position.seat:
        return frozenset()
    return frozenset([card for card in SAFETIES if position.fresh & BIT[card]])


def _waiting_cards(position: Position, seat: Seat | None) -> list[tuple[Card, Hashable]]:
    """Return the cards of a seat the round waits for, and on what it depends why they must wait."""
    if seat is None or not position.waits_for(seat):
        return []
    return states_of_reasons(position, seat)


def _blocked(position: Position, seat: Seat | None, card: Card) -> tuple[tuple[Move, Refusal], ...]:
    return () if seat is None else why_not_card(position, seat, card)


def _counted(position: Position, hand: list[int]) -> tuple[dict[Card, int], dict[Card, int]]:
    """Count by kind what lies open or lay open once, and what is neither there nor in this hand."""
    accounted = [0] * len(CARDS)
    unseen = list(position.rules.counts)
    for card in _open(position):
        accounted[card] += 1
        unseen[card] -= 1
    for card in hand:
        unseen[card] -= 1
    return dict(zip(CARDS, accounted, strict=True)), dict(zip(CARDS, unseen, strict=True))


def _open(position: Position) -> list[int]:
    """List the cards of the discard pile and the displays."""
    listed = list(position.discards)
    for display in position.displays:
        listed += cards(display.battle)
        listed += cards(display.speed)
        listed += display.distances()
        listed += _safeties(display)
    return listed


FIELDS: Final[ViewFields[Position]] = ViewFields(
    public=(
        fixed("rule_set", lambda p, _: p.rules.rule_set),
        fixed("agreed", lambda p, _: _agreed(p.rules.edition)),
        plainly("dealer", lambda p, _: p.dealer),
        ViewField("phase", lambda p, _: p.phase, lambda p, _: _PHASES[p.phase]),
        plainly("on_turn", lambda p, _: p.seat),
        ViewField("attack", lambda p, _: (p.phase, p.attacked, p.hazard), lambda p, _: _attack(p)),
        plainly("goal", lambda p, _: p.goal),
        ViewField("caller", lambda p, _: p.caller, lambda p, _: _somebody(p.caller)),
        ViewField("winner", lambda p, _: p.winner, lambda p, _: _somebody(p.winner)),
        plainly("stock", lambda p, _: p.left),
        plainly("discard", lambda p, _: _discard(p)),
        ListField("displays", _lies, _display),
        plainly("hand_sizes", lambda p, _: tuple([hand.size for hand in p.hands])),
    ),
    private=(
        fixed("seat", lambda _, seat: seat),
        plainly("waiting", _waiting),
        ViewField("hand", _held, _hand),
        plainly("fresh", _fresh),
        ViewField("legal", _codes, _legal),
        MapField("blocked", _waiting_cards, _blocked),
    ),
)
"""What is shown of a round: views are built by naming what they show, and only here."""


def view(position: Position, seat: Seat | None, *, brief: bool = False) -> RoundView:
    """Return all that this seat, or with None a spectator, may know of a round."""
    shown = FIELDS.shown(position, seat)
    if brief:
        return RoundView(**shown, accounted={}, unseen={})
    accounted, unseen = _counted(position, _cards(position, seat))
    if seat is not None:
        shown["blocked"] = why_not(position, seat)
    return RoundView(**shown, accounted=accounted, unseen=unseen)
