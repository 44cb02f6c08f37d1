"""People with a score pad in their hands: what they write, as data."""

from typing import Any, Final

import msgspec

from tischrunde.engine import pads as engine
from tischrunde.protocol import pads

AT: Final = 1_794_765_600_000
RALLYE: Final = {"game": "rallye", "rules": "schmidt", "names": ["Lena", "Oma"], "dealer": 0}


def opened(by: str = "Lena", at: int = AT, **changed: Any) -> dict[str, Any]:
    """Return the log of a new pad."""
    return engine.open_pad({**RALLYE, **changed}, by, at, "2026-11-18")


def km(number: int, of: int = 0) -> dict[str, Any]:
    """Return where the kilometres of a party are written."""
    return {"on": "field", "round": number, "field": "km", "of": of}


def typed(events: list[dict[str, Any]]) -> list[pads.PadEvent]:
    """Return events as they are sent."""
    return msgspec.convert(events, list[pads.PadEvent])


def opening(log: dict[str, Any]) -> pads.PadOpening:
    """Return how a pad was opened, as it is sent."""
    return msgspec.convert(log["opened"], pads.PadOpening)
