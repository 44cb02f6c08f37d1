"""Score pads on a device: plain data in, plain data out.

A pad goes in and out as its log, ``opened`` with the events ``written`` since; nothing is kept
here but what was worked out before. ``by`` and ``at`` are who does something, and when.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from tischrunde import texts
from tischrunde.core.score_pad import PadField, Problem
from tischrunde.core.seating import members
from tischrunde.core.sheet import Sheet
from tischrunde.engine.pad_problems import check_in_words
from tischrunde.games.catalogue import GAMES
from tischrunde.pad import commands
from tischrunde.pad.commands import Denied, Stamp
from tischrunde.pad.event_codec import (
    decode_opened,
    decode_place,
    decode_written,
    encode_event,
    encode_place,
)
from tischrunde.pad.events import Event, Opened, Written
from tischrunde.pad.file import write_pad
from tischrunde.pad.file_reader import read_pad
from tischrunde.pad.fold import at, fits, folded, judged
from tischrunde.pad.pad import Pad
from tischrunde.pad.rules import rules_of
from tischrunde.pad.verify import verify_pad
from tischrunde.texts.company import Company

Plain: TypeAlias = dict[str, Any]

_MAX_DECODED: Final = 20_000
_decoded: Final[dict[str, tuple[Plain, Written]]] = {}
"""Events by their ids, as they come and as they are: every entry brings all of its pad again."""


def open_pad(wanted: Mapping[str, Any], by: str, at: int, date: str | None) -> Plain:
    """Return the log of a new pad.

    ``wanted`` has ``game``, ``rules``, the ``names`` by seat and the ``dealer`` of the first round.
    Rules or players that there are not raise Untrue, a name that cannot stand there Denied.
    """
    house = GAMES[wanted["game"]].house
    edition = house.read(wanted["rules"])
    opened = Opened(
        by=by,
        at=at,
        game=wanted["game"],
        rules=house.write(edition),
        revision=edition.revision,
        names=tuple(wanted["names"]),
        dealer=wanted["dealer"],
        date=date,
    )
    rules_of(opened)
    try:
        decode_opened(encode_event(opened))
    except ValueError:
        raise Denied("wrong-value") from None
    return _log([opened])


def view(log: Plain, language: str, upto: str | None = None) -> Plain:
    """Return a pad as it stands, or as it stood after an event, with its problems in words."""
    events = _events(log)
    return _view(folded(events) if upto is None else at(events, upto), language)


def write(log: Plain, place: Plain, value: str | None, by: str, at: int) -> list[Plain]:
    """Return the events that write in a place; with None it is empty again."""
    written = commands.write(folded(_events(log)), decode_place(place), value, Stamp(by, at))
    return [encode_event(written)]


def decide(log: Plain, chosen: str, by: str, at: int) -> list[Plain]:
    """Return the events that decide a quarrel for one of its events."""
    return [encode_event(commands.decide(folded(_events(log)), chosen, Stamp(by, at)))]


def undo(log: Plain, undone: str, by: str, at: int) -> list[Plain]:
    """Return the events after which a place stands as if an event had never been."""
    events = commands.undo(folded(_events(log)), undone, Stamp(by, at))
    return [encode_event(event) for event in events]


def join(log: Plain, offered: list[Plain]) -> Plain:
    """Return a log with those of the events offered by others that can stand on it."""
    opened = decode_opened(log["opened"])
    joined = {event.id: event for event in _written(log)}
    for plain in offered:
        try:
            event = decode_written(plain)
        except ValueError:
            continue
        if fits(opened, event):
            joined.setdefault(event.id, event)
    return _log([opened, *joined.values()])


def to_file(log: Plain) -> str:
    """Return a pad as the text of its file."""
    return write_pad(folded(_events(log)))


def from_file(text: str) -> Plain:
    """Return the log of a file; one that is no pad raises Unreadable, an untrue one Untrue."""
    file = read_pad(text)
    return _log([file.opened, *file.written])


def verify(text: str, language: str) -> Plain:
    """Return whether the file of a pad is true, with every check in words."""
    verdict = verify_pad(text.encode())
    checks = [
        {"id": check.id, "right": check.right, "words": check_in_words(verdict, check, language)}
        for check in verdict.checks
    ]
    return {"verified": verdict.verified, "checks": checks}


def _events(log: Plain) -> list[Event]:
    return [decode_opened(log["opened"]), *_written(log)]


def _written(log: Plain) -> list[Written]:
    return [_event(each) for each in log["written"]]


def _event(plain: Plain) -> Written:
    known, event = _decoded.get(plain.get("id", ""), (None, None))
    if event is None or known != plain:
        event = decode_written(plain)
        if len(_decoded) >= _MAX_DECODED:
            _decoded.clear()
        _decoded[event.id] = encode_event(event), event
    return event


def _log(events: Iterable[Event]) -> Plain:
    opened, *written = map(encode_event, events)
    return {"opened": opened, "written": written}


def _view(pad: Pad, language: str) -> Plain:
    table = pad.rules.table
    parties = members(table.players, table.parties)
    edition = table.edition
    company = Company(pad.opened.game, edition.id, pad.names, parties, None)
    count = len(pad.rounds)
    over = bool(pad.match.winners)
    return {
        "pad": pad.opened.id,
        "game": pad.opened.game,
        "rules": pad.opened.rules,
        "names": list(pad.names),
        "members": [list(seats) for seats in parties],
        "target": edition.target,
        "fewest_win": edition.fewest_points_win,
        "worth": GAMES[pad.opened.game].scoring_table(edition),
        "first_dealer": pad.first_dealer,
        "dealer": pad.match.dealer,
        "counted": pad.match.counted,
        "totals": list(pad.match.totals),
        "winners": sorted(pad.match.winners),
        "rounds": [_round(pad, number, company, language) for number in range(1, count + 1)],
        "next_round": None if over else _round(pad, count + 1, company, language),
        "quarrels": [
            {"place": encode_place(place), "events": [event.id for event in events]}
            for place, events in pad.quarrels.items()
        ],
        "trail": [event.id for event in pad.trail],
        "standing": [event.id for events in pad.standing.values() for event in events],
        "unknown": sorted(pad.unknown),
    }


def _round(pad: Pad, number: int, company: Company, language: str) -> Plain:
    """Return a round, whether anything is written of it yet or not."""
    rules = pad.rules
    written = number <= len(pad.rounds)
    entry = pad.rounds[number - 1].entry if written else rules.pad.blank(rules.table)
    kept = pad.rounds[number - 1].kept if written else ()
    round_ = judged(pad.opened, entry)
    said = rules.pad.words(entry)
    concluded = rules.pad.words(rules.pad.conclude(rules.table, entry))
    return {
        "number": number,
        "said": _answers(said.items()),
        "concluded": _answers(
            (field, words) for field, words in concluded.items() if said.get(field) != words
        ),
        "missing": [_field(field) for field in round_.missing],
        "problems": [
            _problem(each, company, language, kept=each in kept) for each in round_.problems
        ],
        "complete": round_.sheets is not None,
        "sheets": [_sheet(each) for each in rules.pad.so_far(rules.table, entry)],
    }


def _answers(answers: Iterable[tuple[PadField, str]]) -> list[Plain]:
    return [{**_field(field), "value": words} for field, words in answers]


def _field(field: PadField) -> Plain:
    return {"field": field.name, "of": field.of}


def _problem(problem: Problem, company: Company, language: str, *, kept: bool) -> Plain:
    refusal = problem.refusal
    words = texts.explain(
        company.game, refusal, company.edition, language, group="impossible", company=company
    )
    return {
        **_field(problem.field),
        "reason": refusal.reason,
        "clause": refusal.clause,
        "words": words,
        "kept": kept,
    }


def _sheet(sheet: Sheet) -> Plain:
    lines = [
        {"id": line.id, "clause": line.clause, "count": line.count, "points": line.points}
        for line in sheet.lines
    ]
    return {"lines": lines, "total": sheet.total}
