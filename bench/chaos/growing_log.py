"""The log while it grows: every row is read once, folded, and must be there ever after."""

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.chaos.bad_socket import Place
from tischrunde.games.catalogue import GAMES
from tischrunde.server.keys import Keys
from tischrunde.table.fold import apply
from tischrunde.table.log import Row
from tischrunde.table.table import Table


@dataclass(slots=True)
class _Known:
    """What was read of a table; it is no longer folded once its match is over for good."""

    table: Table | None
    last: Row | None = None
    keys: list[str] = field(default_factory=list)
    """By version, from 1 on."""
    commands: set[tuple[int | None, str]] = field(default_factory=set)
    digest: Any = field(default_factory=hashlib.sha256)


class GrowingLog:
    """All rows read up to now, and what is wrong with them."""

    def __init__(self, keys: Keys) -> None:
        self.faults: list[str] = []
        self.told: set[Place] = set()
        """All that people were told to be durable and that may not be lost."""
        self.lost: set[Place] = set()
        self._keys = keys
        self._tables: dict[str, _Known] = {}

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return sum(len(known.keys) for known in self._tables.values())

    def since(self, names: Iterable[str]) -> dict[str, int]:
        """Return from which version on tables are to be read: the last one once again."""
        known = {name: self._tables.get(name) for name in names}
        return {name: len(each.keys) if each else 0 for name, each in known.items()}

    def take(self, names: Iterable[str], rows: Iterable[Row]) -> list[str]:
        """Take what was read of tables; return those that went back and must be read again."""
        logs = _by_table(rows)
        back: list[str] = []
        for name in names:
            log = logs[name]
            known = self._tables.get(name)
            if not log:
                self.faults.append(f"{name}: there is no such log any more")
            elif known is None:
                self._tables[name] = known = _Known(self._keys.table(name))
                self._fold(known, log)
            elif log[0] != known.last:
                back.append(name)
            else:
                self._fold(known, log[1:])
        return back

    def forget(self, name: str) -> Place | None:
        """Forget a table, for it is to be read again; return where its last row was."""
        known = self._tables.pop(name)
        return known.last and place(known.last)

    def table(self, name: str) -> Table | None:
        """Return a table as its log says; None if that cannot be folded."""
        known = self._tables.get(name)
        return known.table if known else None

    def close(self, name: str) -> None:
        """Fold a table no longer if people have gone on to its rematch."""
        table = self.table(name)
        if table is not None and table.successor is not None:
            self._tables[name].table = None

    def is_closed(self, name: str) -> bool:
        """Return whether a table is folded no longer."""
        return name in self._tables and self._tables[name].table is None

    def hear(self, told: set[Place]) -> None:
        """Hold what people were told against what was read after they were."""
        for each in sorted(told):
            if not self._has(each):
                self.lost.add(each)
                self.faults.append(f"{each} was acknowledged and is lost")
        self.told |= told

    def compare(self, rows: Iterable[Row]) -> None:
        """Hold the whole log against all that was read of it, and all that people were told."""
        logs = _by_table(rows)
        for name, known in self._tables.items():
            digest = hashlib.sha256()
            for row in logs[name]:
                digest.update(repr(row).encode())
            if digest.digest() != known.digest.digest():
                self.faults.append(f"{name}: the log is not what was read of it before")
        there = {place(row) for log in logs.values() for row in log}
        for each in sorted(self.told - there - self.lost):
            self.lost.add(each)
            self.faults.append(f"{each} was acknowledged and is lost")

    def _fold(self, known: _Known, rows: Sequence[Row]) -> None:
        for row in rows:
            if row.version != len(known.keys) + 1:
                self.faults.append(f"{row.table}: a hole before version {row.version}")
                return
            if (row.seat, row.key) in known.commands:
                self.faults.append(f"{row.table}: version {row.version} was taken before")
            known.last = row
            known.keys.append(row.key)
            known.commands.add((row.seat, row.key))
            known.digest.update(repr(row).encode())
            if known.table is not None:
                try:
                    apply(known.table, row, GAMES)
                except Exception as error:  # noqa: BLE001 - whatever it is, it is to be told of
                    known.table = None
                    self.faults.append(
                        f"{row.table}: version {row.version} cannot be folded: {error!r}"
                    )

    def _has(self, told: Place) -> bool:
        table, key, version = told
        known = self._tables.get(table)
        return known is not None and known.keys[version - 1 : version] == [key]


def place(row: Row) -> Place:
    """Return where a row is in the log."""
    return row.table, row.key, row.version


def _by_table(rows: Iterable[Row]) -> defaultdict[str, list[Row]]:
    logs: defaultdict[str, list[Row]] = defaultdict(list)
    for row in rows:
        logs[row.table].append(row)
    return logs
