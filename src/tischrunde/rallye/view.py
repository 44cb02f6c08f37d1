"""What a seat, or a spectator, may know: built by naming what is shown."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tischrunde.core.game import Party, Seat
from tischrunde.core.position import NOBODY, OVER
from tischrunde.core.refusal import Refusal
from tischrunde.rallye.cards import SAFETIES, Card
from tischrunde.rallye.display import Display
from tischrunde.rallye.moves import Move, decode
from tischrunde.rallye.pile import cards
from tischrunde.rallye.position import CALL, TURN, WINDOW, Position
from tischrunde.rallye.reasons import why_not
from tischrunde.rallye.rules import BIT, NOTHING

_PHASES: Final = {TURN: "turn", WINDOW: "window", CALL: "call", OVER: "over"}


@dataclass(frozen=True, slots=True)
class LaidSafety:
    """A safety on a display; one laid as a coup fourré lies crosswise."""

    card: Card
    crosswise: bool


@dataclass(frozen=True, slots=True)
class DisplayView:
    """A party's display: of a pile only the top card shows, of the rest every card."""

    party: Party
    members: tuple[Seat, ...]
    battle: Card | None
    speed: Card | None
    distances: Mapping[Card, int]
    km: int
    safeties: tuple[LaidSafety, ...]


@dataclass(frozen=True, slots=True)
class AttackView:
    """An attack the attacked party may still answer."""

    party: Party
    hazard: Card


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round as one seat or a spectator sees it.

    ``fresh`` are the own safeties drawn after a coup fourré that play again if laid at once.
    ``accounted`` is what a card counter could keep of the cards that lay open, buried ones
    included; ``unseen`` is the rest of the deck but the own hand.
    """

    rule_set: str
    seat: Seat | None
    dealer: Seat
    phase: str
    on_turn: Seat
    waiting: frozenset[Seat]
    attack: AttackView | None
    goal: int
    caller: Seat | None
    winner: Party | None
    stock: int
    discard: Card | None
    displays: tuple[DisplayView, ...]
    hand_sizes: tuple[int, ...]
    hand: tuple[Card, ...]
    fresh: frozenset[Card]
    accounted: Mapping[Card, int]
    unseen: Mapping[Card, int]
    legal: tuple[Move, ...]
    blocked: Mapping[Card, tuple[tuple[Move, Refusal], ...]]


def view(position: Position, seat: Seat | None) -> RoundView:
    """Return all that this seat, or with None a spectator, may know of a round."""
    hand = () if seat is None else _hand(position, seat)
    accounted = _accounted(position)
    deck = position.rules.cards
    return RoundView(
        rule_set=position.rules.rule_set,
        seat=seat,
        dealer=position.dealer,
        phase=_PHASES[position.phase],
        on_turn=position.seat,
        waiting=_waiting(position, seat),
        attack=(
            AttackView(position.attacked, Card(position.hazard))
            if position.phase == WINDOW
            else None
        ),
        goal=position.goal,
        caller=None if position.caller == NOBODY else position.caller,
        winner=None if position.winner == NOBODY else position.winner,
        stock=position.left,
        discard=Card(position.discards[-1]) if position.discards else None,
        displays=tuple(
            _display(display, party, position.rules.members[party])
            for party, display in enumerate(position.displays)
        ),
        hand_sizes=tuple(hand.size for hand in position.hands),
        hand=hand,
        fresh=frozenset(
            card for card in SAFETIES if seat == position.seat and position.fresh & BIT[card]
        ),
        accounted=accounted,
        unseen={card: deck.count(card) - accounted[card] - hand.count(card) for card in Card},
        legal=() if seat is None else tuple(decode(code) for code in position.codes(seat)),
        blocked={} if seat is None else why_not(position, seat),
    )


def _hand(position: Position, seat: Seat) -> tuple[Card, ...]:
    return tuple(map(Card, position.hands[seat].cards()))


def _waiting(position: Position, seat: Seat | None) -> frozenset[Seat]:
    """Return whom the round waits for; who has let an attack stand only that seat itself knows."""
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
        distances=Counter(map(Card, display.distances())),
        km=display.km,
        safeties=tuple(
            LaidSafety(card, crosswise=display.crosswise & BIT[card] != 0)
            for card in SAFETIES
            if display.safeties & BIT[card]
        ),
    )


def _shown(card: int) -> Card | None:
    return None if card == NOTHING else Card(card)


def _accounted(position: Position) -> dict[Card, int]:
    """Count the cards that lie open or lay open once: displays and the discard pile."""
    open_cards = list(position.discards)
    for display in position.displays:
        open_cards += [*cards(display.battle), *cards(display.speed), *display.distances()]
        open_cards += [card for card in SAFETIES if display.safeties & BIT[card]]
    return {card: open_cards.count(card) for card in Card}
