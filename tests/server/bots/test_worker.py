"""Bots beside the nodes: what a worker writes has the same consequences as what a node writes."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.hasty_server import PACES
from tischrunde.protocol import rest
from tischrunde.server import composition, timers
from tischrunde.server.api import answers
from tischrunde.server.api.request import Request
from tischrunde.server.bots import hints, worker
from tischrunde.server.composition import running_node, running_worker
from tischrunde.server.live_table import LiveTable
from tischrunde.server.node import Node
from tischrunde.server.settings import Settings
from tischrunde.server.submission import submit
from tischrunde.server.timers import Timers
from tischrunde.table import table as table_module
from tischrunde.table.commands import Start

pytestmark = pytest.mark.anyio

TIMEOUT_S = 500.0
"""On a busy machine a process may take minutes to start, and another to think."""


@pytest.fixture
async def node(tmp_path: Path, redis: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Node]:
    """A node that leaves its bots to a worker.

    Bots that were not asked are not asked later, and no clock plays for them.
    """

    async def nothing(_: Timers) -> None:
        """Look at no table that is overdue."""

    monkeypatch.setattr(Timers, "_sweep", nothing)
    monkeypatch.setattr(timers, "BOT_PATIENCE_MS", 86_400_000)
    monkeypatch.setattr(table_module, "PACES", PACES)
    monkeypatch.setattr(worker, "THOUGHT_MS", 1)
    monkeypatch.setattr(hints, "TIMEOUT_S", TIMEOUT_S)
    monkeypatch.setattr(composition, "MAX_THOUGHT_S", TIMEOUT_S)
    settings = Settings(
        tmp_path,
        f"sqlite:///{tmp_path / 'store.db'}",
        redis=redis,
        redis_prefix=f"test-{secrets.token_hex(8)}",
    )
    async with AsyncExitStack() as stack:
        node = await stack.enter_async_context(running_node(settings))
        await stack.enter_async_context(running_worker(settings))
        yield node


async def left_to_bots(node: Node) -> LiveTable:
    """A match of two that only bots play."""
    guest, _ = await node.guests.come_in("Igel", "circle", program=True)
    body = rest.NewTable("uno", "uno-carabiner,target=1", 2, pace="programs", bots=["easy"] * 2)
    opened = await answers(node)("open_table")(Request(guest, "", {}, {}, body))
    live = await node.tables.get(opened.table)
    assert live is not None
    await submit(node.tables, live, 0, Start(), by=None, key="start")
    return live


async def goes_on(node: Node, live: LiveTable) -> None:
    """Wait until a table has gone on."""
    seen = live.table.version
    async with asyncio.timeout(TIMEOUT_S):
        while live.table.version == seen:
            await asyncio.sleep(0.05)
            await node.tables.catch_up(live)


async def test_bots_answer_each_other_and_the_end_is_noted(node: Node) -> None:
    live = await left_to_bots(node)
    while live.table.state != "over":  # how long a match takes is up to the cards
        await goes_on(node, live)
    async with asyncio.timeout(TIMEOUT_S):
        while True:
            notice = await node.tables.store.notice(live.table.id)
            if notice is not None and notice.state == "over":
                break
            await asyncio.sleep(0.05)


async def test_a_worker_gives_the_hint_that_a_node_is_asked_for(node: Node) -> None:
    guest, _ = await node.guests.come_in("Igel", "circle", program=False)
    ask = answers(node)
    body = rest.NewTable("uno", "uno-carabiner", 2)
    opened = await ask("open_table")(Request(guest, "", {}, {}, body))
    path = {"table": opened.table}
    for bot in (None, "easy"):
        wish = rest.TakeSeat(code=opened.code, bot=bot)
        await ask("take_seat")(Request(guest, "", path, {}, wish))
    live = await node.tables.get(opened.table)
    assert live is not None
    await submit(node.tables, live, 0, Start(), by=guest.id, key="start")
    while live.table.match is not None and 0 not in live.table.match.waiting:
        await goes_on(node, live)
    hint = await ask("hint")(Request(guest, "", path, {}, None))
    assert live.table.match is not None
    assert hint.move in map(live.table.game.write_move, live.table.match.legal(0))
