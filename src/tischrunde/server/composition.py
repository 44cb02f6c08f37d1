"""Builds a node or a worker from its settings, and shuts it down in order."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import structlog

from tischrunde.server.bots.dispatch import BotDispatch
from tischrunde.server.bots.hints import HintDesk
from tischrunde.server.bots.process_pool import MAX_THOUGHT_S, BotPool
from tischrunde.server.bots.queue_local import LocalBotQueue
from tischrunde.server.bots.worker import BotWorker
from tischrunde.server.broadcasts import listen_for_goodbyes, listen_for_phrases
from tischrunde.server.clock import CLOCK
from tischrunde.server.guests import Guests
from tischrunde.server.keys import key_from
from tischrunde.server.local_bus import LocalBus
from tischrunde.server.node import Node
from tischrunde.server.notices import NoticeKeeper
from tischrunde.server.ports import BotQueue, Bus, Store, Unavailable
from tischrunde.server.presence import Presence
from tischrunde.server.rate_limits import RateLimits
from tischrunde.server.settings import Settings
from tischrunde.server.shared_pads import SharedPads
from tischrunde.server.store.factory import open_store
from tischrunde.server.store.url import sqlite_path
from tischrunde.server.streams import Streams
from tischrunde.server.tables import QUIET_MS, Tables
from tischrunde.server.timers import Timers

KEY_FILE: Final = "key"
STARTUP_TIMEOUT_S: Final = 60.0
"""Seconds for which a database is waited for at the start."""
_RETRY_S: Final = 0.5
_KNOWN_FOR_S: Final = 2.0
"""Seconds after which a worker looks again whether the database was started anew."""
_MAX_CHECK_MS: Final = 120_000
"""Milliseconds within which every table is looked at."""

_HINT_NICENESS: Final = 10
"""How far the process that gives hints stands behind those of the bots."""

_log = structlog.get_logger()


@asynccontextmanager
async def running_node(settings: Settings) -> AsyncIterator[Node]:
    """Run a node as long as the context lasts."""
    async with AsyncExitStack() as stack:
        tables, queue = await _tables(settings, stack)
        node = _node(settings, tables, queue)
        node.metrics.sockets.set_function(lambda: len(node.sockets))
        node.metrics.tables.set_function(lambda: len(tables))
        await _background(stack, node.metrics.watch_lag())
        await listen_for_goodbyes(node)
        listen_for_phrases(node)
        await node.hints.listen()
        NoticeKeeper(tables)
        presence = Presence(node.streams, tables)
        bot_dispatch = BotDispatch(tables, queue)
        await _background(stack, Timers(tables, bot_dispatch, presence).run())
        if settings.redis is None:
            await _host_bots(settings, stack, tables, queue)
        yield node


@asynccontextmanager
async def quiet_node(settings: Settings) -> AsyncIterator[Node]:
    """Build a node that serves nobody and runs no timers."""
    async with AsyncExitStack() as stack:
        tables, queue = await _tables(settings, stack)
        yield _node(settings, tables, queue)


@asynccontextmanager
async def running_worker(settings: Settings) -> AsyncIterator[Tables]:
    """Run a worker as long as the context lasts: bots for all nodes."""
    async with AsyncExitStack() as stack:
        tables, queue = await _tables(settings, stack)
        BotDispatch(tables, queue)
        NoticeKeeper(tables)
        await _background(stack, _know_the_database(tables))
        await _host_bots(settings, stack, tables, queue)
        yield tables


def _node(settings: Settings, tables: Tables, queue: BotQueue) -> Node:
    return Node(
        settings=settings,
        version=version("tischrunde"),
        tables=tables,
        streams=Streams(tables),
        pads=SharedPads(tables),
        guests=Guests(tables.store),
        metrics=tables.metrics,
        limits=RateLimits(settings.patience),
        hints=HintDesk(tables, queue),
    )


async def _tables(settings: Settings, stack: AsyncExitStack) -> tuple[Tables, BotQueue]:
    settings.data.mkdir(parents=True, exist_ok=True)
    keys = key_from(settings.key_file or Path(settings.data) / KEY_FILE)
    store = await _store(settings)
    stack.push_async_callback(store.close)
    await _set_clock(store)
    bus = _bus(settings)
    stack.push_async_callback(bus.close)
    queue = _queue(settings)
    stack.push_async_callback(queue.close)
    tables = Tables(store, bus, keys)
    await _background(stack, _forget_quiet_tables(tables))
    return tables, queue


def _bus(settings: Settings) -> Bus:
    if settings.redis is None:
        return LocalBus()
    from tischrunde.server.redis.bus import RedisBus  # noqa: PLC0415 - not at home

    return RedisBus(settings.redis, settings.redis_prefix)


def _queue(settings: Settings) -> BotQueue:
    if settings.redis is None:
        return LocalBotQueue()
    from tischrunde.server.bots.queue_redis import RedisBotQueue  # noqa: PLC0415 - not at home

    return RedisBotQueue(settings.redis, settings.redis_prefix)


async def _set_clock(store: Store) -> None:
    """Set the clock to the store's time; tables to be checked far in the future are checked now."""
    time = await store.time()
    CLOCK.set(time)
    await store.advance(time + _MAX_CHECK_MS, time)


async def _forget_quiet_tables(tables: Tables) -> None:
    """Drop quiet tables from memory at intervals, until cancelled."""
    while True:
        await asyncio.sleep(QUIET_MS / 1000)
        await tables.forget_quiet()


async def _know_the_database(tables: Tables) -> None:
    """Keep up with the start of the database, which proofs of rows name, until cancelled."""
    while True:
        with suppress(Unavailable):
            tables.proofs.incarnation = await tables.store.incarnation()
        await asyncio.sleep(_KNOWN_FOR_S)


async def _store(settings: Settings) -> Store:
    """Open the store; wait for a database that is still starting."""
    clock = asyncio.get_running_loop().time
    until = clock() + (STARTUP_TIMEOUT_S if sqlite_path(settings.database) is None else 0.0)
    while True:
        try:
            return await open_store(settings.database, settings.further_databases)
        except Unavailable:
            if clock() > until:
                raise
            _log.warning("store-away")
            await asyncio.sleep(_RETRY_S)


async def _host_bots(
    settings: Settings, stack: AsyncExitStack, tables: Tables, queue: BotQueue
) -> None:
    pool = BotPool(settings.bots, MAX_THOUGHT_S)
    advisor = BotPool(1, MAX_THOUGHT_S, niceness=_HINT_NICENESS)
    stack.push_async_callback(pool.close)
    stack.push_async_callback(advisor.close)
    await _background(stack, BotWorker(tables, queue, pool, settings.bots, advisor).run())


async def _background(stack: AsyncExitStack, work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.create_task(work)

    async def stop() -> None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    stack.push_async_callback(stop)
