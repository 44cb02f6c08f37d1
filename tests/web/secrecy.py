"""Judges what browsers were sent: nobody was told more than a seat may know.

``python -m tests.web.secrecy FOLDER…`` takes folders in which a server kept its data and the
end-to-end tests laid down recordings of every frame. Each frame is held against the log of its
table in three ways: its fields are those of the protocol; what a page knows after it is what its
seat may see; and, without asking the code that makes views, every card in it is one this viewer
may know, where the protocol puts it.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tests.web.card_places import misplaced
from tests.web.forms import misfits
from tests.web.recorded import HEARD, Recorded, recorded
from tests.web.truths import TableTruth, Truth, guests, tables
from tischrunde.client.table_state import merged
from tischrunde.core.game import Seat
from tischrunde.server.composition import KEY_FILE
from tischrunde.server.keys import key_from

DATABASE: Final = "tischrunde.db"
VERSIONS: Final = ("snap", "ev", "skip")
"""Frames that say what a table is like at a version."""


@dataclass(slots=True)
class Seen:
    """What a page knows of a table: from which seat, which version, which view.

    ``behind`` says that it is being told what it missed: only the last of it brings a view.
    """

    seat: Seat | None
    version: int
    view: Mapping[str, Any]
    behind: bool = False


@dataclass(slots=True)
class Judge:
    """Holds the frames of one recording against the truth."""

    truths: Mapping[str, TableTruth]
    guests: frozenset[str]
    seen: Counter[str] = field(default_factory=Counter)
    _who: dict[tuple[str, int], str | None] = field(default_factory=dict)
    _tables: dict[tuple[str, str], Seen] = field(default_factory=dict)
    _asked: dict[tuple[str, int, str], int] = field(default_factory=dict)

    def judge(self, line: Recorded) -> Iterator[str]:
        """Say what is wrong with a frame that was heard."""
        frame = line.frame
        if line.way != HEARD:
            if frame.get("t") == "sub":
                self._asked[line.page, line.socket, frame["table"]] = frame.get("since", 0)
            return
        self.seen[str(frame.get("t"))] += 1
        if frame.get("t") == "welcome":
            self._who[line.page, line.socket] = frame.get("guest")
        guest = self._who.get((line.page, line.socket))
        for other in self.guests - {guest}:
            if other in line.text:
                yield "names a guest to another"
        table = self.truths.get(frame.get("table") or "")
        game = None if table is None else table.versions[0].game.id
        yield from misfits(frame, game)
        yield from self._of_other_tables(line, table)
        if frame.get("t") in VERSIONS:
            truth = None if table is None else table.at(frame["v"])
            if table is None or truth is None:
                yield f"tells of version {frame['v']} of a table that has none"
            else:
                yield from self._version(line, frame, table, truth)

    def _of_other_tables(self, line: Recorded, table: TableTruth | None) -> Iterator[str]:
        """Only versions of a table may reveal its secret or code; to whom is judged there."""
        versioned = line.frame.get("t") in VERSIONS
        for other in self.truths.values():
            if versioned and other is table:
                continue
            if other.secret in line.text:
                yield f"reveals the secret of table {other.id}"
            if other.code in line.text:
                yield f"tells the code of table {other.id}"

    def _version(
        self, line: Recorded, frame: Mapping[str, Any], table: TableTruth, truth: Truth
    ) -> Iterator[str]:
        if table.secret in line.text and not truth.over:
            yield "reveals the secret of the cards"
        known = self._tables.get((line.page, table.id))
        seat = self._seat(line, frame, known, truth)
        may = {None, truth.seat_of(self._who.get((line.page, line.socket)))}
        if (before := table.at(truth.version - 1)) is not None:
            may.add(before.seat_of(self._who.get((line.page, line.socket))))  # until it rose
        if seat not in may:
            yield f"shows seat {seat} to somebody else"
        if seat is None and table.code in line.text:
            yield "tells a spectator the code"
        yield from misplaced(frame, truth, table.at(truth.version - 1), seat)
        yield from self._followed(line, frame, table, truth, seat)

    def _seat(
        self, line: Recorded, frame: Mapping[str, Any], known: Seen | None, truth: Truth
    ) -> Seat | None:
        """Return from which seat the viewer looks: a whole view says so, then it stays."""
        whole = frame.get("view", frame.get("set", {}))
        if "seat" in whole:
            told: Seat | None = whole["seat"]
            return told
        if known is not None:
            return known.seat
        return truth.seat_of(self._who.get((line.page, line.socket)))

    def _followed(
        self,
        line: Recorded,
        frame: Mapping[str, Any],
        table: TableTruth,
        truth: Truth,
        seat: Seat | None,
    ) -> Iterator[str]:
        """Follow the table as a client does, and compare what it knows then."""
        self.seen[f"to {'spectators' if seat is None else 'seats'}"] += 1
        known = self._tables.get((line.page, table.id))
        if frame["t"] == "ev":
            yield from _happened(frame, truth)
        if frame["t"] == "snap":
            known = self._tables[line.page, table.id] = Seen(seat, truth.version, frame["view"])
        elif known is None:
            yield "tells what happened before telling what is"
            return
        elif truth.version <= known.version:
            yield from _part_of(frame.get("set", {}), truth.views[seat])
            return
        elif truth.version > known.version + 1:
            return  # a client drops it and asks again
        else:
            view = merged(known.view, frame.get("set", {}))
            known.seat, known.version, known.view = seat, truth.version, view
        missed = bool(self._asked.get((line.page, line.socket, table.id)))
        known.behind = known.view != truth.views[seat]
        if known.behind and (frame.get("set") or not missed):
            yield f"leaves seat {seat} with another view: {_different(known.view, truth, seat)}"

    def unfinished(self) -> Iterator[str]:
        """Say which pages were never told all they had missed."""
        for (page, table), known in self._tables.items():
            if known.behind:
                yield f"{page} was left behind at version {known.version} of {table}"


def _happened(frame: Mapping[str, Any], truth: Truth) -> Iterator[str]:
    if frame["events"] != truth.events:
        yield f"tells of other events than everybody saw: {frame['events']}"
    if frame.get("by") != truth.by or frame["at"] != truth.at:
        yield "tells who acted, or when, otherwise than it was"


def _part_of(changed: Mapping[str, Any], view: Mapping[str, Any]) -> Iterator[str]:
    for name, value in changed.items():
        if name in ("match", "round") and isinstance(value, dict) and isinstance(view[name], dict):
            yield from _part_of(value, view[name])
        elif value != view.get(name):
            yield f"sets {name} to what it was not"


def _different(view: Mapping[str, Any], truth: Truth, seat: Seat | None) -> str:
    told = {**view, **_flat(view)}
    true = {**truth.views[seat], **_flat(truth.views[seat])}
    names = [
        name
        for name in sorted(told.keys() | true.keys())
        if name not in ("match", "round") and told.get(name) != true.get(name)
    ]
    return ", ".join(names)


def _flat(view: Mapping[str, Any]) -> dict[str, Any]:
    match = view.get("match") or {}
    return {**match, **(match.get("round") or {})}


def judged(folder: Path) -> tuple[Counter[str], list[str]]:
    """Judge all recordings in the folder of a server; return what was seen, and what is wrong."""
    truths = tables(folder / DATABASE, key_from(folder / KEY_FILE))
    known = guests(folder / DATABASE)
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    for file in sorted(folder.glob("*.jsonl")):
        judge = Judge(truths, known)
        for number, line in enumerate(recorded(file), 1):
            wrong += [f"{file.name}:{number} {line.page}: {what}" for what in judge.judge(line)]
        wrong += [f"{file.name}: {what}" for what in judge.unfinished()]
        seen += judge.seen
        seen["recordings"] += 1
    return seen, wrong


def main(folders: list[str]) -> int:
    """Judge folders and say what was found; a run in which nothing was sent shows nothing."""
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    for folder in folders:
        more, worse = judged(Path(folder))
        seen += more
        wrong += worse
    told = ", ".join(f"{count} {what}" for what, count in sorted(seen.items()))
    sys.stdout.write(f"secrecy: {told or 'nothing was recorded'}\n")
    sys.stdout.writelines(f"  LEAK {what}\n" for what in wrong)
    return 1 if wrong or not seen["to seats"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
