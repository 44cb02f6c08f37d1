"""The program's table as a position and as views of our own game, for seat 0: what it may know.

A position is built from the screen and from memory. The cards nobody has seen lie in it in the
order of their kinds, and no view shows them.
"""

from dataclasses import replace
from typing import TypeAlias

from bench.bsd.edition import BSD_101, OURS, RULES, THEIRS
from bench.bsd.memory import Memory
from bench.bsd.screen import Screen, Side
from tischrunde.core.match_view import MatchView
from tischrunde.core.position import OVER
from tischrunde.core.sheet import Sheet
from tischrunde.rallye.cards import HAZARDS, SAFETIES, Card
from tischrunde.rallye.display import Display
from tischrunde.rallye.pile import put
from tischrunde.rallye.position import (
    GOAL_REACHED,
    HANDS_PLAYED_OUT,
    WINDOW,
    Position,
    laid_out,
)
from tischrunde.rallye.projection import view
from tischrunde.rallye.rules import BIT, EXTENDED_GOAL
from tischrunde.rallye.scoring import sheets
from tischrunde.rallye.view import RoundView

SeatView: TypeAlias = MatchView[RoundView]
"""What whoever plays our seat is shown."""

Sheets: TypeAlias = tuple[Sheet, ...]


def on_turn(screen: Screen, memory: Memory) -> Position:
    """Return the position in which we have drawn and are to play."""
    position = _table(screen, memory)
    position.seat = OURS
    return position


def attacked(screen: Screen, memory: Memory, hazard: Card) -> Position:
    """Return the position in which we may answer an attack, before drawing."""
    position = _table(screen, memory)
    position.seat = THEIRS
    position.phase = WINDOW
    position.hazard = hazard
    position.attacked = OURS
    position.asked = BIT[OURS]
    return position


def scored(screen: Screen, memory: Memory) -> Sheets:
    """Return our score sheets for a hand that is over."""
    position = _table(screen, memory)
    position.phase = OVER
    position.ending = HANDS_PLAYED_OUT
    for party, display in enumerate(position.displays):
        if display.km == position.goal:
            position.winner = party
            position.ending = GOAL_REACHED
    return sheets(position)


def seen_by_us(position: Position, memory: Memory) -> RoundView:
    """Return the view of our seat, with all it could have counted."""
    shown = view(position, OURS)
    hidden = memory.hidden(shown.hand)
    unseen = {card: hidden[card] for card in Card}
    accounted = {card: memory.seen[card] for card in Card}
    return replace(shown, accounted=accounted, unseen=unseen)


def in_match(shown: RoundView, totals: tuple[int, ...], past: tuple[Sheets, ...]) -> SeatView:
    """Return the view of a match in which these hands were played before."""
    return MatchView(
        number=len(past) + 1,
        target=BSD_101.target,
        totals=totals,
        sheets=past,
        winners=frozenset(),
        round=shown,
    )


def _table(screen: Screen, memory: Memory) -> Position:
    hidden = bytes(sorted(memory.hidden(screen.held).elements()))
    position = laid_out(RULES, hidden, memory.dealer)
    for card in screen.held:
        position.hands[OURS].take(card)
    while position.left > screen.stock:
        position.left -= 1
        position.hands[THEIRS].take(hidden[position.left])
    if screen.discard is not None:
        position.throw(screen.discard)
    position.shown = sum(BIT[card] for card in SAFETIES if memory.seen[card])
    if screen.extended:
        position.goal = EXTENDED_GOAL
    if memory.caller is not None:
        position.caller = memory.caller
    for display, side in zip(position.displays, screen.sides, strict=True):
        _lay_out(display, side)
        display.settle(position.goal)
    return position


def _lay_out(display: Display, side: Side) -> None:
    """Lay out what shows, and under a hazard the green light it was laid on."""
    for card in side.distances:
        display.drive(card)
    for safety, coup in side.safeties.items():
        display.safeties |= BIT[safety]
        display.crosswise |= BIT[safety] if coup else 0
    if side.battle in HAZARDS:
        display.battle = put(display.battle, Card.ROLL)
    if side.battle is not None:
        display.battle = put(display.battle, side.battle)
    if side.speed is not None:
        display.speed = put(display.speed, side.speed)
