"""The events of a pad as plain data: as they are sent, and kept in a database."""

import re
from collections.abc import Mapping
from typing import Any, Final

from tischrunde.core.record import LONGEST_NAME, is_fit
from tischrunde.core.record_reader import DAY
from tischrunde.core.score_pad import PadField
from tischrunde.pad.events import (
    ID_LENGTH,
    LATEST_MS,
    MAX_REPLACED,
    Event,
    FirstDealer,
    Opened,
    Place,
    RoundField,
    RoundProblem,
    SeatName,
    Written,
)

_ID: Final = re.compile(f"[0-9a-f]{{{ID_LENGTH}}}", re.ASCII)


def encode_event(event: Event) -> dict[str, Any]:
    """Return an event as plain data."""
    if isinstance(event, Opened):
        return {
            "id": event.id,
            "by": event.by,
            "at": event.at,
            "game": event.game,
            "rules": event.rules,
            "revision": event.revision,
            "names": list(event.names),
            "dealer": event.dealer,
            "date": event.date,
        }
    return {
        "id": event.id,
        "pad": event.pad,
        "by": event.by,
        "at": event.at,
        "place": encode_place(event.place),
        "value": event.value,
        "replaces": list(event.replaces),
    }


def encode_place(place: Place) -> dict[str, Any]:
    """Return a place as plain data."""
    match place:
        case SeatName(seat):
            return {"on": "seat", "seat": seat}
        case FirstDealer():
            return {"on": "dealer"}
        case RoundField(number, field):
            return {"on": "field", "round": number, "field": field.name, "of": field.of}
        case RoundProblem(number, field, reason):
            where = {"round": number, "field": field.name, "of": field.of}
            return {"on": "problem", **where, "reason": reason}


def decode_opened(plain: Mapping[str, Any]) -> Opened:
    """Return the opening that plain data tells; ValueError if it tells none, or another id."""
    try:
        opened = Opened(
            by=_name(plain["by"]),
            at=_number(plain["at"]),
            game=_text(plain["game"]),
            rules=_text(plain["rules"]),
            revision=_number(plain["revision"]),
            names=tuple(_name(name) for name in plain["names"]),
            dealer=_number(plain["dealer"]),
            date=None if plain["date"] is None else _day(plain["date"]),
        )
    except (KeyError, TypeError):
        raise ValueError("no opening") from None
    if not 0 <= opened.dealer < len(opened.names) or plain.get("id") != opened.id:
        raise ValueError("no opening")
    return opened


def decode_written(plain: Mapping[str, Any]) -> Written:
    """Return the event that plain data tells; ValueError if it tells none, or another id."""
    try:
        replaces = tuple(_text(each) for each in plain["replaces"])
        event = Written(
            pad=_text(plain["pad"]),
            by=_name(plain["by"]),
            at=_number(plain["at"]),
            place=decode_place(plain["place"]),
            value=None if plain["value"] is None else _text(plain["value"]),
            replaces=replaces,
        )
    except (KeyError, TypeError):
        raise ValueError("no event") from None
    if len(replaces) > MAX_REPLACED or not all(_ID.fullmatch(each) for each in replaces):
        raise ValueError("no event")
    if plain.get("id") != event.id:
        raise ValueError("another event")
    return event


def decode_place(plain: Mapping[str, Any]) -> Place:
    """Return the place that plain data tells; ValueError or KeyError if it tells none."""
    match plain["on"]:
        case "seat":
            return SeatName(_number(plain["seat"]))
        case "dealer":
            return FirstDealer()
        case "field":
            return RoundField(_number(plain["round"]), _field(plain))
        case "problem":
            return RoundProblem(_number(plain["round"]), _field(plain), _text(plain["reason"]))
        case _:
            raise ValueError("no place")


def _field(plain: Mapping[str, Any]) -> PadField:
    of = plain["of"]
    return PadField(_text(plain["field"]), None if of is None else _number(of))


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    value.encode()  # a lone half of a pair cannot be kept, and raises a ValueError
    return value


def _name(value: object) -> str:
    name = _text(value)
    if not is_fit(name, LONGEST_NAME):
        raise ValueError("no name")
    return name


def _day(value: object) -> str:
    day = _text(value)
    if not re.fullmatch(DAY, day, re.ASCII):
        raise ValueError("no opening")
    return day


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LATEST_MS:
        raise TypeError("no number")
    return value
