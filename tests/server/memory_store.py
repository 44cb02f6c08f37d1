"""A store in memory: what a node asks of one while tables are played at."""

from collections.abc import Mapping, Sequence

from tischrunde.server.ports import Beginning, Notice
from tischrunde.table.log import Row


class MemoryStore:
    """Logs of tables that may begin with any version, and when they are to be looked at."""

    def __init__(self) -> None:
        self._logs: dict[str, tuple[int, list[Row]]] = {}
        self._checks: dict[str, int] = {}

    def begin(self, last: Row) -> None:
        """Go on with a table whose rows before its last nobody will ask for."""
        self._logs[last.table] = last.version - 1, [last]

    async def append(self, row: Row, check_at: int | None = None, after: Row | None = None) -> bool:
        before, rows = self._logs.get(row.table, (0, []))
        if row.table not in self._logs or row.version != before + len(rows) + 1:
            return False
        if after is not None and rows[-1] != after:
            return False
        rows.append(row)
        if check_at is not None:
            self._checks[row.table] = check_at
        return True

    async def open_table(self, beginning: Beginning) -> bool:
        raise NotImplementedError(beginning)

    async def rows(self, table: str, since: int = 0) -> list[Row]:
        before, rows = self._logs.get(table, (0, []))
        return rows[max(0, since - before) :]

    async def news(self, known: Mapping[str, int]) -> Mapping[str, Sequence[Row]]:
        return {table: await self.rows(table, since) for table, since in known.items()}

    async def incarnation(self) -> str:
        return ""

    async def check(self, table: str, at: int | None, looked: int | None = None) -> bool:
        if looked is not None and self._checks.get(table, looked + 1) > looked:
            return False
        self._checks.pop(table, None)
        if at is not None:
            self._checks[table] = at
        return True

    async def overdue(self, now: int, limit: int) -> Sequence[str]:
        late = sorted((at, table) for table, at in self._checks.items() if at <= now)
        return [table for _, table in late[:limit]]

    async def notice(self, _: str) -> Notice | None:
        return None

    async def clear(self, table: str) -> None:
        self._logs.pop(table, None)
        self._checks.pop(table, None)

    async def expired(self, _: int, __: int) -> Sequence[str]:
        return ()

    async def forget_expired(self, _: int) -> int:
        return 0

    async def clear_expired_pads(self, _: int) -> int:
        return 0
