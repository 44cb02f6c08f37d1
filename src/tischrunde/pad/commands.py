"""What people do on a pad, made into events that know what they saw."""

from dataclasses import dataclass

from tischrunde.core.game import Seat
from tischrunde.core.score_pad import PadField
from tischrunde.pad.events import (
    KEPT,
    LATEST_MS,
    MAX_REPLACED,
    Place,
    RoundField,
    RoundProblem,
    SeatName,
    Written,
)
from tischrunde.pad.pad import Pad
from tischrunde.pad.rules import misfit


@dataclass(frozen=True, slots=True)
class Stamp:
    """Who does something, by name or device, and when, in milliseconds since 1970."""

    by: str
    at: int

    def __post_init__(self) -> None:
        """However wrong a clock is, what is written by it can be read again."""
        object.__setattr__(self, "at", min(max(self.at, 0), LATEST_MS))


class Denied(ValueError):  # noqa: N818 - what happened has a name of its own
    """Something that cannot be done on a pad, by its code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def write(pad: Pad, place: Place, value: str | None, stamp: Stamp) -> Written:
    """Return the event that writes in a place; it replaces what stands there.

    More than one event can replace stand nowhere, unless somebody floods the place.
    """
    code = misfit(pad.rules, place, value)
    if code:
        raise Denied(code)
    stood = sorted(event.id for event in pad.standing.get(place, ()))[:MAX_REPLACED]
    return Written(pad.opened.id, stamp.by, stamp.at, place, value, tuple(stood))


def write_field(pad: Pad, number: int, field: PadField, value: str | None, stamp: Stamp) -> Written:
    """Return the event that answers a field of a round, or takes the answer back with None."""
    return write(pad, RoundField(number, field), value, stamp)


def rename(pad: Pad, seat: Seat, name: str, stamp: Stamp) -> Written:
    """Return the event that gives a seat another name."""
    return write(pad, SeatName(seat), name, stamp)


def keep(pad: Pad, number: int, field: PadField, reason: str, stamp: Stamp) -> Written:
    """Return the event that keeps a problem of a round: it is their table."""
    return write(pad, RoundProblem(number, field, reason), KEPT, stamp)


def decide(pad: Pad, chosen: str, stamp: Stamp) -> Written:
    """Return the event that decides a quarrel for one of its events."""
    for place, events in pad.quarrels.items():
        for event in events:
            if event.id == chosen:
                return write(pad, place, event.value, stamp)
    raise Denied("no-quarrel")


def undo(pad: Pad, undone: str, stamp: Stamp) -> tuple[Written, ...]:
    """Return the events after which the place stands as if an event had never been.

    It is one, unless the event had decided a quarrel: then it is one for each of the values, and
    the quarrel is back. What others wrote meanwhile stays.
    """
    known = {event.id: event for event in pad.trail if isinstance(event, Written)}
    event = known.get(undone)
    if event is None:
        raise Denied("no-such-event")
    others = [each for each in pad.standing[event.place] if each != event]
    if len(others) == len(pad.standing[event.place]):
        raise Denied("replaced-already")
    if not known.keys() >= set(event.replaces):
        raise Denied("unknown-before")
    by_others = {each for other in known.values() if other != event for each in other.replaces}
    replaced = [known[each] for each in event.replaces if each not in by_others]
    before = {each.value for each in replaced if each.place == event.place}
    values = before or {other.value for other in others[:1]} or {None}
    return tuple(
        Written(pad.opened.id, stamp.by, stamp.at, event.place, value, (undone,))
        for value in sorted(values, key=lambda value: value or "")
    )
