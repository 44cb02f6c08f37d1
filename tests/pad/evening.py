"""An evening at a table, told in a few words: telephones that write on one pad."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from tischrunde.core.score_pad import PadField
from tischrunde.pad import commands
from tischrunde.pad.commands import Stamp
from tischrunde.pad.events import Event, Opened, RoundField, Written
from tischrunde.pad.fold import folded
from tischrunde.pad.pad import Pad

OPENED_AT: Final = 1_794_765_600_000

RALLYE: Final = Opened(
    "Anna", OPENED_AT, "rallye", "fx-schmid", 2, ("Anna", "Ben"), 0, "2026-11-15"
)
UNO: Final = Opened(
    "Anna", OPENED_AT, "uno", "uno-carabiner", 1, ("Anna", "Ben", "Opa"), 2, "2026-11-15"
)


def field_of(words: str) -> PadField:
    """Return the field of words like ``km A``, ``points 2`` or ``winner``."""
    name, _, of = words.partition(" ")
    if not of:
        return PadField(name)
    return PadField(name, int(of) - 1 if of.isdecimal() else "ABCDEFGHIJ".index(of))


@dataclass
class Phone:
    """A telephone with the events it knows, and a clock of its own."""

    owner: str
    events: set[Event]
    clock: int = OPENED_AT
    made: list[Written] = field(default_factory=list)

    @property
    def pad(self) -> Pad:
        """The pad as this telephone shows it."""
        return folded(self.events)

    def stamp(self) -> Stamp:
        """Return who writes, a second later."""
        self.clock += 1000
        return Stamp(self.owner, self.clock)

    def take(self, *events: Written) -> Written:
        """Add events of its own."""
        self.events = self.events | set(events)  # not in place: others may hold the same set
        self.made += events
        return events[0]

    def write(self, number: int, where: str, value: str | None) -> Written:
        """Answer a field of a round."""
        return self.take(
            commands.write_field(self.pad, number, field_of(where), value, self.stamp())
        )

    def meet(self, other: "Phone") -> None:
        """Exchange what the other lacks, both ways."""
        self.events = other.events = self.events | other.events


def phones(opened: Opened, *owners: str) -> list[Phone]:
    """Return telephones that know nothing but that a pad was opened."""
    return [Phone(owner, {opened}) for owner in owners]


def said(pad: Pad, number: int, where: str) -> set[str | None]:
    """Return the values that stand in a field."""
    return values(pad.standing.get(RoundField(number, field_of(where)), ()))


def values(events: Iterable[Written]) -> set[str | None]:
    """Return the different values of events."""
    return {event.value for event in events}
