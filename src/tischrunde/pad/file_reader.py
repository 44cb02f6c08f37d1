"""Reading a pad: line by line, every mistake with its line and column."""

import re
from dataclasses import dataclass
from typing import Final

from tischrunde.core.notation import PARTIES
from tischrunde.core.record import LONGEST_NAME, MS_PER_S, Result
from tischrunde.core.record_reader import DIGEST, LineReader, read_agreed, read_points
from tischrunde.core.score_pad import PadField
from tischrunde.pad.events import (
    LATEST_MS,
    MAX_REPLACED,
    FirstDealer,
    Opened,
    Place,
    RoundField,
    RoundProblem,
    SeatName,
    Written,
)
from tischrunde.pad.file import FORMAT, OPEN
from tischrunde.pad.pad import PadRules
from tischrunde.pad.rules import misfit, rules_of

_ID: Final = "[0-9a-f]{20}"
_EVENT: Final = re.compile(
    rf"({_ID}) ([1-9][0-9]{{0,3}})@(-?)([0-9]{{1,13}})(?:\.([0-9]{{1,3}}))?"
    rf"((?: <{_ID}){{0,{MAX_REPLACED}}}) "
    r"(?:(dealer)|seat ([1-9][0-9]?)|"
    r"round ([1-9][0-9]{0,2}) ([a-z][a-z0-9-]*)(?: ([A-J]|[1-9][0-9]?))?(?: kept ([a-z-]+))?)"
    r":(?: (.+))?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class PadFile:
    """What a text says of a pad: its events, and what it claims of them.

    ``named`` are the ids that the text gives its events, with their places in the text: line and
    column, from 1. The points of rounds, and the result, are those that were written down.
    """

    opened: Opened
    written: tuple[Written, ...]
    pad: str
    named: tuple[tuple[str, tuple[int, int]], ...]
    scores: dict[int, tuple[int, ...]]
    result: Result | None


def is_pad(data: bytes) -> bool:
    """Return whether a file means to be a pad."""
    return data.startswith(FORMAT.encode())


def read_pad(text: str) -> PadFile:
    """Return what a text says of a pad.

    Neither the seal nor the ids nor the sums are compared (see ``verify``). Rules that there are
    not here raise Untrue.
    """
    reader = LineReader(text)
    reader.refuse_carriage_returns()
    if reader.line != FORMAT:
        reader.refuse("no-pad", reader.line)
    reader.take()
    agreed = read_agreed(reader)
    seats = "|".join(str(seat) for seat in range(1, len(agreed.names) + 1))
    dealer = int(reader.word("dealer", seats)) - 1
    at = int(reader.word("opened", f"0|[1-9][0-9]{{0,14}}|{LATEST_MS}"))
    pad = reader.word("pad", _ID)
    writers = [reader.words("writer 1", LONGEST_NAME)]
    while reader.next_is(f"writer {len(writers) + 1}"):
        writers.append(reader.words(f"writer {len(writers) + 1}", LONGEST_NAME))
    opened = Opened(
        writers[0],
        at,
        agreed.game,
        agreed.rules,
        agreed.revision,
        agreed.names,
        dealer,
        agreed.date,
    )
    rules = rules_of(opened)
    written: list[Written] = []
    named: dict[str, tuple[int, int]] = {}
    while re.match(f"{_ID} ", reader.line):
        place = reader.place(0)
        name, event = _read_event(reader, opened, rules, writers)
        if name in named:
            reader.refuse("event-twice", name)
        named[name] = place
        written.append(event)
        reader.take()
    points = _read_scores(reader)
    result = _read_result(reader) if reader.next_is("result") else None
    if reader.next_is("seal"):
        reader.hexadecimal("seal", DIGEST)
    reader.end()
    return PadFile(opened, tuple(written), pad, tuple(named.items()), points, result)


def _read_event(
    reader: LineReader, opened: Opened, rules: PadRules, writers: list[str]
) -> tuple[str, Written]:
    read = _EVENT.fullmatch(reader.line)
    if not read:
        reader.refuse("no-event", reader.line)
    if int(read[2]) > len(writers):
        reader.refuse("wrong-value", read[2], read.start(2))
    since = int(read[4]) * MS_PER_S + int((read[5] or "0").ljust(3, "0"))
    at = opened.at + (-since if read[3] else since)
    if not 0 <= at <= LATEST_MS:
        reader.refuse("wrong-value", read[4], read.start(4))
    place = _place(reader, rules, read)
    wrong = misfit(rules, place, read[13])
    if wrong == "wrong-value" and read[13] is not None:
        reader.refuse(wrong, read[13], read.start(13))
    if wrong:
        reader.refuse("no-such-place", _where(read), read.end(6) + 1)
    return read[1], Written(
        pad=opened.id,
        by=writers[int(read[2]) - 1],
        at=at,
        place=place,
        value=read[13],
        replaces=tuple(read[6].replace("<", "").split()),
    )


def _where(read: re.Match[str]) -> str:
    """Return the words that name the place of an event."""
    end = read.string.index(":", read.end(6))
    return read.string[read.end(6) + 1 : end]


def _place(reader: LineReader, rules: PadRules, read: re.Match[str]) -> Place:
    if read[7]:
        return FirstDealer()
    if read[8]:
        return SeatName(int(read[8]) - 1)
    names = list(rules.pad.part_names)
    if read[11] is not None and read[11] not in names:
        reader.refuse("no-such-place", _where(read), read.end(6) + 1)
    field = PadField(
        read[10].replace("-", "_"), None if read[11] is None else names.index(read[11])
    )
    if read[12]:
        return RoundProblem(int(read[9]), field, read[12])
    return RoundField(int(read[9]), field)


def _read_scores(reader: LineReader) -> dict[int, tuple[int, ...]]:
    scores: dict[int, tuple[int, ...]] = {}
    while number := re.match("score ([1-9][0-9]{0,2}): ", reader.line, re.ASCII):
        if int(number[1]) <= max(scores, default=0):
            reader.refuse("wrong-value", number[1], number.start(1))
        scores[int(number[1])] = read_points(reader, reader.line[number.end() :], number.end())
        reader.take()
    return scores


def _read_result(reader: LineReader) -> Result:
    value = reader.value("result")
    totals, _, ended = value.rpartition(f", {OPEN}" if value.endswith(OPEN) else ", won ")
    parties = ended.split(" ") if ended else []
    if not totals or not all(party and party in tuple(PARTIES) for party in parties):
        reader.refuse("wrong-value", value, len("result: "))
    points = read_points(reader, totals, len("result: "))
    reader.take()
    return Result(points, tuple(PARTIES.index(party) for party in parties))
