"""Whether a server has answered right all the time: a history held against the log, and itself.

Versions are the witness: every answer names the one it stands for, so each event is looked at once
and no order has to be searched for. What is wrong is told with the check that found it.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from bench.history.events import (
    Acked,
    AnyEvent,
    Asked,
    Began,
    Gone,
    Looked,
    Refused,
    Seen,
    Told,
    Waited,
)
from tischrunde.table.log import Row

CHECKS: Final[Mapping[str, str]] = {
    "order": "a command sent after another was acknowledged has a higher version",
    "stale": "no view is older than what anybody was told before it was asked for",
    "session": "a session sees every version once, in order, and never goes back",
    "view": "what was seen of a version is what the log folds to, for that seat",
    "row": "what was told of a row is what the log has",
    "twice": "a command is in the log once",
    "lost": "what was acknowledged or shown is in the log, and the log has no hole",
    "refused": "what every copy of was refused is not in the log",
    "groundless": "nothing is refused that was legal, done or not overtaken",
    "time": "a row was written when it was asked for, not before and not after",
    "gone": "a table that is there is shown to whoever sits there",
    "unanswered": "once there is no trouble, everything is answered",
}

ViewAt: TypeAlias = tuple[int, int]
"""A version, and the seat that sees it."""
Views: TypeAlias = Callable[[str, Sequence[Row], Collection[ViewAt]], Mapping[ViewAt, str]]
"""Folds the log of a table, and returns the digests of views that are wanted."""

CLOCK_TOLERANCE_MS: Final = 60_000
"""Milliseconds by which a node's clock may be off: clocks are set wrong by ten minutes."""
_AWAY: Final = "unavailable"
"""Said where the database does not answer now; it promises nothing."""
_OVERTAKEN: Final = (
    *("stale", "too-late", "stood-in", "nobody-stands-in", "already-started", "already-over"),
    *("asked-already", "gone-on", "not-over"),
)
"""Refusals of what was legal when it was chosen: somebody, or the clock, was quicker."""


@dataclass(frozen=True, slots=True)
class Anomaly:
    """Something that must not be, and by which check it was found."""

    check: str
    table: str
    text: str

    def __str__(self) -> str:
        """Return a line to print."""
        return f"{self.check}: {self.table}: {self.text}"


@dataclass(slots=True)
class _Command:
    """What became of a command: its first question, its copies, its answers."""

    seat: int
    base: int
    asked: int
    floor: int
    copies: int = 1
    refusals: int = 0
    acked: int | None = None


@dataclass(slots=True)
class _Line:
    """What a session has seen of a table, and what it has asked: the floors of open questions."""

    version: int = 0
    floors: list[int] = field(default_factory=list)


class Checker:
    """Takes a history event by event, and judges it once the log is known."""

    def __init__(self, *, tolerance_ms: int = CLOCK_TOLERANCE_MS) -> None:
        self.anomalies: list[Anomaly] = []
        self.commands = self.views = 0
        self._tolerance = tolerance_ms
        self._ahead: int | None = None
        self._newest: defaultdict[str, int] = defaultdict(int)
        self._commands: defaultdict[str, dict[str, _Command]] = defaultdict(dict)
        self._lines: dict[tuple[int, str], _Line] = {}
        self._seen: defaultdict[str, dict[ViewAt, str]] = defaultdict(dict)
        self._told: defaultdict[str, dict[int, Told]] = defaultdict(dict)
        self._takes: dict[type, Callable[[Any], None]] = {
            Began: self._began,
            Asked: self._asked,
            Acked: self._acked,
            Refused: self._refused,
            Looked: self._looked,
            Seen: self._saw,
            Told: self._was_told,
            Gone: self._gone,
            Waited: self._waited,
        }

    @property
    def operations(self) -> int:
        """Number of commands and views that were asked for and answered."""
        return self.commands + self.views

    def take(self, events: Iterable[AnyEvent]) -> None:
        """Go on with a history, which is in the order of time."""
        for event in events:
            self._takes[type(event)](event)

    def finish(self, logs: Mapping[str, Sequence[Row]], views: Views) -> list[Anomaly]:
        """Hold everything against the log as it is in the end, and return what is wrong."""
        for table in sorted({*self._commands, *self._seen, *self._told, *logs}):
            rows = logs.get(table, ())
            missing = sorted({*range(1, len(rows) + 1)} - {row.version for row in rows})
            if missing:
                self._find("lost", table, f"the log has a hole: {missing[:5]} are missing")
            keys: dict[tuple[int | None, str], int] = {}
            for row in rows:
                if (row.seat, row.key) in keys:
                    self._find("twice", table, f"{row.key} is {row.version} as well")
                keys.setdefault((row.seat, row.key), row.version)
            by_version = {row.version: row for row in rows}
            self._judge_commands(table, keys, by_version)
            self._judge_rows(table, by_version)
            if not missing:
                self._judge_views(table, rows, views)
        return self.anomalies

    def _find(self, check: str, table: str, text: str) -> None:
        self.anomalies.append(Anomaly(check, table, text))

    def _know(self, table: str, version: int) -> None:
        self._newest[table] = max(self._newest[table], version)

    def _began(self, event: Began) -> None:
        self._ahead = event.wall - event.at // 1000

    def _asked(self, event: Asked) -> None:
        commands = self._commands[event.table]
        if (command := commands.get(event.key)) is not None:
            command.copies += 1
            return
        floor = self._newest[event.table]
        commands[event.key] = _Command(event.seat, event.base, event.at, floor)

    def _acked(self, event: Acked) -> None:
        command = self._commands[event.table].get(event.key)
        if command is None:
            self._find("row", event.table, f"{event.key} was acknowledged and never sent")
        elif command.acked is None:
            self.commands += not command.refusals
            command.acked = event.version
            if event.version <= command.floor:
                told = f"{event.version}, but was sent after {command.floor} was known"
                self._find("order", event.table, f"{event.key} became {told}")
        elif command.acked != event.version:
            told = f"{command.acked} and as {event.version}"
            self._find("row", event.table, f"{event.key} was acknowledged as {told}")
        self._know(event.table, event.version)

    def _refused(self, event: Refused) -> None:
        command = self._commands[event.table].get(event.key)
        if command is None or not event.final:
            return
        if event.code not in _OVERTAKEN:
            self._find("groundless", event.table, f"{event.key}, legal, was {event.code}")
        self.commands += not command.refusals and command.acked is None
        command.refusals += 1
        if command.acked is not None:
            self._find("groundless", event.table, f"{event.key} is done, but {event.code}")

    def _looked(self, event: Looked) -> None:
        line = self._lines.setdefault((event.session, event.table), _Line(event.since))
        line.floors.append(self._newest[event.table])

    def _saw(self, event: Seen) -> None:
        line = self._lines.setdefault((event.session, event.table), _Line())
        if line.floors:
            self.views += 1
            floor = line.floors.pop(0)
            if event.version < floor:
                told = f"{event.version} was shown after {floor} was known"
                self._find("stale", event.table, told)
        if event.back or event.version < line.version:
            self._find("session", event.table, f"{line.version} went back to {event.version}")
        line.version = event.version
        self._note(event)

    def _was_told(self, event: Told) -> None:
        line = self._lines.setdefault((event.session, event.table), _Line())
        if event.version != line.version + 1:
            self._find("session", event.table, f"{line.version} went on with {event.version}")
        line.version = event.version
        self._note(event)
        known = self._told[event.table].setdefault(event.version, event)
        if known.key is None and event.key is not None:
            self._told[event.table][event.version] = event

    def _note(self, event: Seen | Told) -> None:
        """Note what was seen of a version; the first digest of a view stands for all."""
        self._know(event.table, event.version)
        if event.row_at is not None:
            self._check_time(event.table, event.row_at, before=event.at)
        if not event.digest:
            return
        seen = self._seen[event.table].setdefault((event.version, event.seat), event.digest)
        if seen != event.digest:
            self._find("view", event.table, f"{event.version} was seen as two different views")

    def _gone(self, event: Gone) -> None:
        line = self._lines.get((event.session, event.table))
        if line is not None and line.floors:
            line.floors.pop(0)
        if event.code != _AWAY:
            self._find("gone", event.table, f"it was not shown: {event.code or 'gone'}")

    def _waited(self, event: Waited) -> None:
        self._find("unanswered", event.table, event.key or "a view")

    def _check_time(
        self, table: str, row_at: int, *, after: int | None = None, before: int | None = None
    ) -> None:
        """See whether a row was written between two moments, as far as clocks can tell."""
        if self._ahead is None:
            return
        early = after is not None and row_at + self._tolerance < after // 1000 + self._ahead
        late = before is not None and row_at - self._tolerance > before // 1000 + self._ahead
        if early or late:
            self._find("time", table, f"a row says {row_at}, {'early' if early else 'late'}")

    def _judge_commands(
        self,
        table: str,
        keys: Mapping[tuple[int | None, str], int],
        rows: Mapping[int, Row],
    ) -> None:
        for key, command in self._commands[table].items():
            version = keys.get((command.seat, key))
            if command.acked is not None and version is None:
                self._find("lost", table, f"{key}, acknowledged as {command.acked}, is not there")
            elif command.acked is not None and version != command.acked:
                self._find("row", table, f"{key} is {version}, told was {command.acked}")
            if version is not None:
                self._check_time(table, rows[version].at, after=command.asked)
                if version <= command.floor:
                    told = f"but was sent after {command.floor} was known"
                    self._find("order", table, f"{key} is {version}, {told}")
            if command.refusals >= command.copies and version is not None:
                self._find("refused", table, f"{key} was refused and is {version}")
            if command.refusals and command.base == max(rows, default=0):
                self._find("groundless", table, f"nothing has overtaken {key}, refused")

    def _judge_rows(self, table: str, rows: Mapping[int, Row]) -> None:
        last = max(rows, default=0)
        if self._newest[table] > last:
            self._find("lost", table, f"{self._newest[table]} was told of, {last} is the last")
        for version, told in self._told[table].items():
            row = rows.get(version)
            if row is None:
                continue
            wrong = [
                (name, said, true)
                for name, said, true in (
                    ("at", told.row_at, row.at),
                    ("key", told.key, row.key),
                    ("by", told.by, row.seat),
                )
                if said is not None and said != true
            ]
            if wrong:
                self._find("row", table, f"{version} was told with {wrong}")

    def _judge_views(self, table: str, rows: Sequence[Row], views: Views) -> None:
        seen = {at: digest for at, digest in self._seen[table].items() if at[0] <= len(rows)}
        try:
            true = views(table, rows, seen)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is to be told of
            self._find("view", table, f"the log cannot be folded: {error!r}")
            return
        for (version, seat), digest in seen.items():
            if true[version, seat] != digest:
                self._find("view", table, f"seat {seat} saw another {version} than the log has")
