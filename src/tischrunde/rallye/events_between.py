"""What everybody at the table saw when a move was played: told from before and after."""

from typing import assert_never

from tischrunde.core.events import Drew
from tischrunde.core.game import Seat
from tischrunde.rallye.cards import SAFETY_AGAINST, Card
from tischrunde.rallye.events import (
    Asked,
    Attacked,
    AttackStood,
    CoupFourrePlayed,
    Discarded,
    Event,
    ExtensionCalled,
    GoalReached,
    Laid,
    Lifted,
)
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
from tischrunde.rallye.pile import top
from tischrunde.rallye.position import CALL, WINDOW, Position


def opened(position: Position) -> tuple[Event, ...]:
    """Return what everybody sees of a round just dealt: the first player draws."""
    return (Drew(position.seat, 1),)


def seen(before: Position, seat: Seat, move: Move, after: Position) -> tuple[Event, ...]:
    """Return what everybody saw of a move that led from one position to the next.

    That an attack is let stand is seen only once the last one asked has answered.
    """
    return (
        *_played(before, seat, move),
        *_lifted(before, after),
        *_window(before, after),
        *_goal(before, after),
        *_drew(before, after),
    )


def _played(before: Position, seat: Seat, move: Move) -> list[Event]:
    match move:
        case Lay(card):
            return [Laid(seat, card)]
        case Attack(card, party):
            return [Attacked(seat, card, party)]
        case Discard(card):
            return [Discarded(seat, card)]
        case CoupFourre():
            hazard = Card(before.hazard)
            return [CoupFourrePlayed(seat, SAFETY_AGAINST[hazard], hazard)]
        case LetStand() | Extend() | Finish():
            return []
        case _:
            assert_never(move)


def _lifted(before: Position, after: Position) -> list[Event]:
    lifted: list[Event] = []
    for party, new in enumerate(after.displays):
        old = before.displays[party]
        if new.battle < old.battle:
            lifted.append(Lifted(party, Card(top(old.battle))))
        if new.speed < old.speed:
            lifted.append(Lifted(party, Card(top(old.speed))))
    return lifted


def _window(before: Position, after: Position) -> list[Event]:
    if before.phase != WINDOW and after.phase == WINDOW:
        seats = tuple(seat for seat in after.rules.members[after.attacked] if after.waits_for(seat))
        return [Asked(seats, Card(after.hazard))]
    if before.phase == WINDOW and after.phase != WINDOW and not _coup_fourre_laid(before, after):
        return [AttackStood(before.attacked, Card(before.hazard))]
    return []


def _coup_fourre_laid(before: Position, after: Position) -> bool:
    return any(
        old.crosswise != new.crosswise
        for old, new in zip(before.displays, after.displays, strict=True)
    )


def _goal(before: Position, after: Position) -> list[Event]:
    if after.phase == CALL:
        return [GoalReached(after.seat, after.goal)]
    if before.caller != after.caller:
        return [ExtensionCalled(after.caller, after.goal)]
    return []


def _drew(before: Position, after: Position) -> list[Event]:
    drawn = before.left - after.left
    return [Drew(after.seat, drawn)] if drawn else []
