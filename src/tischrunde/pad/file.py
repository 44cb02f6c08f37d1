"""A pad as text: what was agreed, who writes, every event of its trail, what it adds up to.

The lines, and what they mean, are described in ``docs/records.md``.
"""

from collections.abc import Iterator
from typing import Any, Final

from tischrunde.core.notation import PARTIES
from tischrunde.core.record import points_in_words, seal, seconds
from tischrunde.core.score_pad import PadField, ScorePad
from tischrunde.pad.events import FirstDealer, Place, RoundField, RoundProblem, SeatName, Written
from tischrunde.pad.pad import Pad

FORMAT: Final = "tischrunde pad 1"

OPEN: Final = "open"


def write_pad(pad: Pad) -> str:
    """Return a pad as text, sealed."""
    text = "".join(f"{line}\n" for line in _lines(pad))
    return f"{text}seal: {seal(text)}\n"


def scores(pad: Pad) -> dict[int, tuple[int, ...]]:
    """Return the points by party of every round that lacks nothing, by its number."""
    return {
        number: tuple(sheet.total for sheet in each.sheets)
        for number, each in enumerate(pad.rounds, 1)
        if each.sheets is not None
    }


def _lines(pad: Pad) -> Iterator[str]:
    opened = pad.opened
    writers = list(dict.fromkeys(event.by for event in pad.trail))
    yield FORMAT
    yield f"game: {opened.game}"
    yield f"rules: {opened.rules}"
    yield f"revision: {opened.revision}"
    if opened.date is not None:
        yield f"date: {opened.date}"
    for seat, name in enumerate(opened.names, 1):
        yield f"seat {seat}: {name}"
    yield f"dealer: {opened.dealer + 1}"
    yield f"opened: {opened.at}"
    yield f"pad: {opened.id}"
    for number, writer in enumerate(writers, 1):
        yield f"writer {number}: {writer}"
    yield ""
    for event in pad.trail:
        if isinstance(event, Written):
            yield _event(pad, event, writers.index(event.by) + 1)
    yield ""
    for number, points in scores(pad).items():
        yield f"score {number}: {points_in_words(points)}"
    won = " ".join(PARTIES[party] for party in sorted(pad.match.winners))
    ended = f"won {won}" if won else OPEN
    yield f"result: {points_in_words(pad.match.totals)}, {ended}"


def _event(pad: Pad, event: Written, writer: int) -> str:
    since = event.at - pad.opened.at
    when = f"{'-' if since < 0 else ''}{seconds(abs(since))}"
    replaced = "".join(f" <{each}" for each in event.replaces)
    value = "" if event.value is None else f" {event.value}"
    return f"{event.id} {writer}@{when}{replaced} {_place(pad.rules.pad, event.place)}:{value}"


def _place(pad: ScorePad[Any, Any], place: Place) -> str:
    match place:
        case SeatName(seat):
            return f"seat {seat + 1}"
        case FirstDealer():
            return "dealer"
        case RoundField(number, field):
            return f"round {number} {_field(pad, field)}"
        case RoundProblem(number, field, reason):
            return f"round {number} {_field(pad, field)} kept {reason}"


def _field(pad: ScorePad[Any, Any], field: PadField) -> str:
    name = field.name.replace("_", "-")
    return name if field.of is None else f"{name} {pad.part_names[field.of]}"
