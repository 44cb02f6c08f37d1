"""What was written on a pad, kept beside the telephones and the server, and on nobody's word.

A telephone says what it wrote and what it could see then. From this follows what stands, without
looking at what the events say of each other.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tischrunde.engine import pads as engine
from tischrunde.protocol.pads import PadEvent, PadLog, PadPlace


class Witness:
    """All that was written on a pad, and what its writers were told is kept."""

    def __init__(self) -> None:
        self.written: dict[str, PadEvent] = {}
        self.kept: set[str] = set()
        self._overruled: dict[str, frozenset[str]] = {}

    def wrote(self, events: Iterable[PadEvent], seen: Iterable[PadEvent]) -> None:
        """Note what somebody wrote who saw these events: it overrules all of its place."""
        places: defaultdict[PadPlace, set[str]] = defaultdict(set)
        for each in seen:
            places[each.place].add(each.id)
        for event in events:
            self._note(event, places[event.place])

    def undid(self, events: Iterable[PadEvent], undone: str) -> None:
        """Note what undoes an event: it overrules this one, and all that this one did."""
        for event in events:
            self._note(event, {undone, *self._overruled[undone]})

    def _note(self, event: PadEvent, overruled: set[str]) -> None:
        self.written[event.id] = event
        self._overruled[event.id] = frozenset(overruled)

    def quarrels(self) -> dict[PadPlace, set[str]]:
        """Return by place the events that nobody who knew of them has overruled, if they differ."""
        gone = frozenset().union(*self._overruled.values())
        standing: defaultdict[PadPlace, list[PadEvent]] = defaultdict(list)
        for event in self.written.values():
            if event.id not in gone:
                standing[event.place].append(event)
        return {
            place: {each.id for each in events}
            for place, events in standing.items()
            if len({each.value for each in events}) > 1
        }

    def check_server(self, kept: set[str], there: Iterable[PadEvent]) -> None:
        """What somebody was told is kept is at the server, and nothing that nobody wrote."""
        found = {event.id: event for event in there}
        assert kept <= found.keys(), f"the server lost {sorted(kept - found.keys())}"
        for name, event in found.items():
            assert event == self.written[name], "the server changed an event"

    def check_log(self, log: PadLog) -> dict[str, Any]:
        """All that was ever written is in a log, and shown as it stands; return what is shown."""
        found = {event.id: event for event in log.written}
        lost = sorted(self.written.keys() - found.keys())
        assert not lost, f"a telephone lost {lost}"
        assert found == self.written, "a telephone has what nobody wrote"
        view = engine.view(plain(log), "de")
        self.check_view(view)
        return view

    def check_view(self, view: Mapping[str, Any]) -> None:
        """Every quarrel is shown and nothing else as one; all stands in the trail, in order."""
        quarrels = {place_of(each["place"]): set(each["events"]) for each in view["quarrels"]}
        assert quarrels == self.quarrels(), "other quarrels are shown"
        assert view["unknown"] == []
        trail = {name: number for number, name in enumerate(view["trail"])}
        assert trail.keys() == {view["pad"], *self.written}, "the trail is not all that was written"
        assert len(trail) == len(view["trail"])
        for name, event in self.written.items():
            assert all(trail[each] < trail[name] for each in event.replaces)


def place_of(told: Mapping[str, Any]) -> PadPlace:
    """Return a place from plain data."""
    return msgspec.convert(told, PadPlace)


def plain(log: PadLog) -> dict[str, Any]:
    """Return a log as the engine takes it."""
    told: dict[str, Any] = msgspec.to_builtins(log)
    return told
