"""What a seat, or a spectator, is shown of a round: views built by naming what they show."""

from typing import Final

from tischrunde.core.game import Party, Seat
from tischrunde.core.position import NOBODY, OVER
from tischrunde.core.refusal import Refusal
from tischrunde.rallye.cards import CARDS, KM, SAFETIES, Card
from tischrunde.rallye.display import Display
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.moves import Move, decode
from tischrunde.rallye.pile import cards
from tischrunde.rallye.position import CALL, TURN, WINDOW, Position
from tischrunde.rallye.reasons import why_not
from tischrunde.rallye.rules import BIT, EXTENDED_GOAL, FIRST_SAFETY, NOTHING, SAFETY_OF
from tischrunde.rallye.view import Agreed, AttackView, DisplayView, LaidSafety, RoundView

_PHASES: Final = {TURN: "turn", WINDOW: "window", CALL: "call", OVER: "over"}


def view(position: Position, seat: Seat | None, *, brief: bool = False) -> RoundView:
    """Return all that this seat, or with None a spectator, may know of a round."""
    hand = [] if seat is None else position.hands[seat].cards()
    accounted, unseen = ({}, {}) if brief else _counted(position, hand)
    return RoundView(
        rule_set=position.rules.rule_set,
        agreed=_agreed(position.rules.edition),
        seat=seat,
        dealer=position.dealer,
        phase=_PHASES[position.phase],
        on_turn=position.seat,
        waiting=_waiting(position, seat),
        attack=_attack(position),
        goal=position.goal,
        caller=None if position.caller == NOBODY else position.caller,
        winner=None if position.winner == NOBODY else position.winner,
        stock=position.left,
        discard=CARDS[position.thrown[position.throws - 1]] if position.throws else None,
        displays=tuple(
            [
                _display(display, party, position.rules.members[party])
                for party, display in enumerate(position.displays)
            ]
        ),
        hand_sizes=tuple([hand.size for hand in position.hands]),
        hand=tuple([CARDS[card] for card in hand]),
        fresh=_fresh(position, seat),
        accounted=accounted,
        unseen=unseen,
        legal=() if seat is None else tuple([decode(code) for code in position.codes(seat)]),
        blocked=_blocked(position, seat, brief=brief),
    )


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


def _display(display: Display, party: Party, members: tuple[Seat, ...]) -> DisplayView:
    return DisplayView(
        party=party,
        members=members,
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


def _blocked(
    position: Position, seat: Seat | None, *, brief: bool
) -> dict[Card, tuple[tuple[Move, Refusal], ...]]:
    if seat is None or (brief and not position.waits_for(seat)):
        return {}
    return why_not(position, seat)


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
