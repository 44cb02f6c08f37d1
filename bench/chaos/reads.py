"""Stale reads: no answer to `sub` is older than what anybody was told before it was asked."""

from collections import Counter, defaultdict, deque
from dataclasses import dataclass
from typing import Any, Final

import msgspec

_ASKING: Final = (b'{"t":"sub"',)
_ANSWERS: Final = (b'{"t":"snap"', b'{"t":"skip"', b'{"t":"ev"', b'{"t":"gone"', b'{"t":"err"')


@dataclass(frozen=True, slots=True)
class Told:
    """The newest version of a table that somebody was told to be durable, and as what command."""

    version: int = 0
    key: str = ""


@dataclass(frozen=True, slots=True)
class Stale:
    """An answer that was older than it may be."""

    table: str
    told: Told
    version: int

    def __str__(self) -> str:
        """Return what is wrong."""
        return (
            f"{self.table}: a stale read, version {self.version} was shown to whoever asked "
            f"after {self.told.version} had been acknowledged"
        )


class Readings:
    """What all clients were told, and which of them was then shown less."""

    def __init__(self) -> None:
        self.newest: dict[str, Told] = {}
        self.stale: list[Stale] = []
        self.counts: Counter[str] = Counter()

    def acknowledged(self, table: str, version: int, key: str) -> None:
        """Take note of an acknowledgement, to anybody."""
        if version > self.newest.get(table, Told()).version:
            self.newest[table] = Told(version, key)

    def judge(self, table: str, told: Told, version: int) -> None:
        """Hold an answer against what was known when it was asked for."""
        self.counts["answers"] += 1
        if version < told.version:
            self.stale.append(Stale(table, told, version))

    def __str__(self) -> str:
        """Return a line to print."""
        return (
            f"{self.counts['questions']} times a table was asked for, "
            f"{self.counts['answers']} answers held against what was acknowledged before, "
            f"{len(self.stale)} stale"
        )


class Questions:
    """What was asked over one connection and not answered yet; a node answers in order.

    Only what surely is an answer is judged. That is a whole view, or that there is nothing new; of
    versions one after the other only those that come first of all over a connection, for later ones
    may be what the table is told of anyway. A view that goes back is for the log to judge.
    """

    def __init__(self, readings: Readings) -> None:
        self._readings = readings
        self._open: defaultdict[str, deque[tuple[Told, int]]] = defaultdict(deque)
        self._answered: set[str] = set()

    def send(self, frame: bytes) -> None:
        """Take note of a question."""
        if frame.startswith(_ASKING):
            said: dict[str, Any] = msgspec.json.decode(frame)
            table = said["table"]
            told = self._readings.newest.get(table, Told())
            self._readings.counts["questions"] += 1
            self._open[table].append((told, said.get("since", 0)))

    def hear(self, frame: bytes) -> None:
        """Judge an answer, if it is one."""
        if not self._open or not frame.startswith(_ANSWERS):
            return
        said: dict[str, Any] = msgspec.json.decode(frame)
        table: str = said.get("table") or ""
        if table not in self._open or said.get("back"):
            return
        told, since = self._open[table][0]
        if said["t"] in ("snap", "skip", "ev"):
            if not self._is_answer(said, since):
                return
            self._readings.judge(table, told, said["v"])
            self._answered.add(table)
        elif said.get("k") is not None:
            return  # a command was refused
        self._open[table].popleft()
        if not self._open[table]:
            del self._open[table]

    def _is_answer(self, said: dict[str, Any], since: int) -> bool:
        if said["t"] == "snap":
            return True
        if said["t"] == "skip":
            return "k" not in said and bool(said["v"] == since)
        return bool(said["set"]) and said["table"] not in self._answered
