"""Score pads that people share: judged before they are written down, announced after."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from tischrunde.pad.event_codec import decode_opened, decode_place, decode_written, encode_event
from tischrunde.pad.events import Opened, Place, Written
from tischrunde.pad.rules import misfit, rules_of
from tischrunde.protocol import pads
from tischrunde.server.pad_news import PadNews
from tischrunde.server.pad_ports import PAD_KEPT_MS, PadEvent, SharedPad
from tischrunde.server.tables import Tables

MAX_EVENTS: Final = 5_000
"""Maximum number of events of a pad; a long evening has a few hundred."""
MAX_EVENT_BYTES: Final = 4_096
PAGE_EVENTS: Final = 500
"""Maximum number of events that are read at once."""
_MAX_KNOWN: Final = 100_000
"""Number of events, on how many pads ever, of which a node remembers in which places they stand."""
_UNFIT: Final = "no-such-event"


class PadFull(Exception):  # noqa: N818 - what happened has a name of its own
    """A pad has too many events; nothing was written."""


@dataclass(slots=True)
class _Known:
    """In which places the first events of a pad stand; this never changes."""

    number: int = 0
    places: dict[str, Place] = field(default_factory=dict)


class SharedPads:
    """The shared pads of a node. Nothing that a client sends is believed."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._known: OrderedDict[tuple[str, str], _Known] = OrderedDict()
        self.news = PadNews(tables)

    async def events(self, pad: str, since: int) -> Sequence[PadEvent]:
        """Return events of a pad above a number, in order; not all of them if they are many."""
        return await self._store.pad_events(pad, since, PAGE_EVENTS)

    async def write(
        self, pad: SharedPad, sent: Iterable[pads.PadEvent]
    ) -> Sequence[pads.PadRefused]:
        """Write down those of the events that can stand on a pad, and return the others.

        When this returns they survive a crash. A pad with no room for all of them raises PadFull,
        one that is not there any more LookupError, one by rules that nobody knows here ValueError.
        """
        opened = _opening(pad)
        fit, refused = _parted(opened, sent, await self._places(pad))
        if fit:
            expires = self._tables.now() + PAD_KEPT_MS
            if not await self._store.write_on_pad(pad.id, fit, MAX_EVENTS, expires):
                if await self._store.pad(pad.id) is None:
                    raise LookupError(pad.id)
                raise PadFull
            self.news.announce(pad.id)
        return refused

    async def clear(self, pad: str) -> None:
        """Delete a pad, and tell whoever waits for news of it."""
        await self._store.clear_pad(pad)
        self.news.announce(pad)

    async def _places(self, pad: SharedPad) -> Mapping[str, Place]:
        """Return where all events stand that the store has.

        A pad that was deleted and shared again has another code.
        """
        known = self._known.setdefault((pad.id, pad.code), _Known())
        self._known.move_to_end((pad.id, pad.code))
        while events := await self.events(pad.id, known.number):
            for event in events:
                known.places[event.id] = decode_place(msgspec.json.decode(event.body)["place"])
            known.number = max(known.number, events[-1].number)
        self._forget_some()
        return known.places

    def _forget_some(self) -> None:
        """Forget the pads nobody has written on for longest, but not the one in use."""
        known = sum(1 + len(each.places) for each in self._known.values())
        while known > _MAX_KNOWN and len(self._known) > 1:
            _, forgotten = self._known.popitem(last=False)
            known -= 1 + len(forgotten.places)


def _opening(pad: SharedPad) -> Opened:
    """Return how a pad was opened; ValueError if nobody knows its rules here."""
    opened = decode_opened(msgspec.json.decode(pad.opened))
    rules_of(opened)
    return opened


def _parted(
    opened: Opened, sent: Iterable[pads.PadEvent], stored: Mapping[str, Place]
) -> tuple[dict[str, str], list[pads.PadRefused]]:
    """Return the events that can stand on a pad, as JSON by id, and why the others cannot.

    None replaces an event of another place, be it stored or sent with it.
    """
    judged = {each.id: _judged(opened, each) for each in sent}
    places = {event.id: event.place for event in judged.values() if isinstance(event, Written)}
    fit: dict[str, str] = {}
    refused = []
    for name, event in judged.items():
        if isinstance(event, str):
            refused.append(pads.PadRefused(id=name, code=event))
            continue
        replaced = (stored.get(each) or places.get(each) for each in event.replaces)
        if any(place is not None and place != event.place for place in replaced):
            refused.append(pads.PadRefused(id=name, code=_UNFIT))
        else:
            fit[name] = msgspec.json.encode(encode_event(event)).decode()
    return fit, refused


def _judged(opened: Opened, sent: pads.PadEvent) -> Written | str:
    """Return what was sent as an event of a pad, or the code of the reason why it is none."""
    try:
        event = decode_written(msgspec.to_builtins(sent))
    except ValueError:
        return _UNFIT
    if event.pad != opened.id or len(msgspec.json.encode(sent)) > MAX_EVENT_BYTES:
        return _UNFIT
    return misfit(rules_of(opened), event.place, event.value) or event
