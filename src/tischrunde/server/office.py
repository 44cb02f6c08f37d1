"""What an operator does: looks, closes, exports, deletes, shuts the door; each deed is noted."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from tischrunde.server.desk import answers
from tischrunde.server.desk.request import Request
from tischrunde.server.names import is_name
from tischrunde.server.node import Node
from tischrunde.server.ports import Deed, Guest, Notice

MAX_LISTED: Final = 1_000
"""Maximum number of entries in a list."""


class Office:
    """The desk of an operator, who is named in the trail."""

    def __init__(self, node: Node, who: str, reason: str) -> None:
        self._node = node
        self._store = node.tables.store
        self._answers = answers(node)
        self._who = who
        self._reason = reason

    async def tables(self) -> Sequence[Notice]:
        """Return all tables, newest first."""
        return await self._store.tables(MAX_LISTED)

    async def guests(self, name: str) -> Sequence[Guest]:
        """Return guests in whose name this stands."""
        return await self._store.guests(name, MAX_LISTED)

    async def trail(self) -> Sequence[Deed]:
        """Return what operators did, latest first."""
        return await self._store.deeds(MAX_LISTED)

    async def close(self, table: str) -> None:
        """Delete a table, whatever happens there; LookupError if there is none."""
        if await self._store.notice(table) is None and not await self._store.rows(table):
            raise LookupError(table)
        await self._note("close", table)
        await self._node.tables.clear(table)

    async def export(self, guest: str) -> dict[str, Any]:
        """Return all that is stored about a guest; LookupError if there is none."""
        known = await self._known(guest)
        await self._note("export", guest)
        exported: dict[str, Any] = await self._ask("export", known)
        return exported

    async def delete(self, guest: str) -> None:
        """Delete a guest as it would itself; LookupError if there is none."""
        known = await self._known(guest)
        await self._note("delete", guest)
        await self._ask("forget", known)

    async def rename(self, guest: str, name: str) -> None:
        """Give a guest another name, for tables to come; ValueError if it is none."""
        known = await self._known(guest)
        if not is_name(name):
            raise ValueError(name)
        await self._note("rename", guest)
        await self._store.rename(replace(known, name=name))

    async def shut(self, *, shut: bool) -> None:
        """Let no new tables be opened, or let them again."""
        await self._note("shut" if shut else "open", "")
        await self._store.shut(shut=shut)

    async def _known(self, guest: str) -> Guest:
        known = await self._store.guest_by_id(guest)
        if known is None:
            raise LookupError(guest)
        return known

    async def _ask(self, route: str, guest: Guest) -> Any:  # noqa: ANN401 - of any route
        return await self._answers(route)(Request(guest, "", {}, {}, None))

    async def _note(self, act: str, subject: str) -> None:
        """Write down what is about to be done: nothing is done that nobody reads of."""
        now = self._node.tables.now()
        await self._store.note(Deed(now, self._who, act, subject, self._reason))
