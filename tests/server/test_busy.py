"""Whoever loses race after race for the next version is asked to come again, not sent away."""

from typing import Any

import pytest

from tests.server.isolated_node import IsolatedNode, StoreWrapper
from tischrunde.server.clock import now
from tischrunde.server.ports import Store
from tischrunde.server.submission import submit
from tischrunde.table.commands import Leave, Start
from tischrunde.table.denial import Denial
from tischrunde.table.log import Row

pytestmark = pytest.mark.anyio


class Crowded(StoreWrapper):
    """A store where, once it is crowded, somebody else is always quicker."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.crowded = False

    async def append(self, row: Row, *how: Any) -> bool:
        if not self.crowded:
            return await self._store.append(row, *how)
        other = Row(row.table, row.version, row.at, None, f"{row.version}", "restart", "")
        await self._store.append(other)
        return await self._store.append(row, *how)


async def test_it_is_said_when_to_come_again(store: Store) -> None:
    crowded = Crowded(store)
    node = IsolatedNode(crowded)
    hedgehog = await node.guest("Igel")
    opened = await node.open(hedgehog, bots=["easy"])
    live = await node.tables.get(opened.table)
    assert live is not None
    await submit(node.tables, live, 0, Start(), by=hedgehog.id, key="start")
    crowded.crowded = True
    before = now()
    done = await submit(node.tables, live, 0, Leave(), by=hedgehog.id, key="leave")
    assert isinstance(done, Denial)
    assert done.code == "busy"
    assert done.until is not None
    assert before < done.until < now() + 1000
