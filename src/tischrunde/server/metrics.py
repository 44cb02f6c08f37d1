"""The metrics of a node, for Prometheus; they name nobody and no table."""

import asyncio
from importlib.metadata import version
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
)

from tischrunde.protocol.frames import PROTOCOL

MAX_CODES: Final = 64
"""Maximum number of denial codes counted apart; there are about forty."""
OTHER: Final = "other"

_APPENDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_LAGS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1)
_LAG_EVERY_S: Final = 0.5


class Metrics:
    """The figures of one node, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        registry = self.registry
        build = Info("tischrunde_build", "What is running.", registry=registry)
        build.info({"version": version("tischrunde"), "protocol": str(PROTOCOL)})

        self.commands = Counter(
            "tischrunde_commands", "Commands taken and durable.", registry=registry
        )
        self.denials = Counter(
            "tischrunde_denials", "Commands not taken, by the reason.", ["code"], registry=registry
        )
        self.append_seconds = Histogram(
            "tischrunde_append_seconds",
            "How long it takes until a row is durable.",
            registry=registry,
            buckets=_APPENDS,
        )
        self.sockets = Gauge("tischrunde_sockets", "Sockets open.", registry=registry)
        self.tables = Gauge("tischrunde_tables", "Tables in memory.", registry=registry)
        self.frames = Counter("tischrunde_frames", "Frames sent.", registry=registry)
        self.frames_read = Counter("tischrunde_frames_read", "Frames read.", registry=registry)
        self.bot_questions = Counter(
            "tischrunde_bot_questions", "Times a bot was asked what it does.", registry=registry
        )
        self.bus_up = Gauge(
            "tischrunde_bus_up", "Whether other nodes can be told.", registry=registry
        )
        self.store_up = Gauge(
            "tischrunde_store_up", "Whether rows can be written.", registry=registry
        )
        self.retreats = Counter(
            "tischrunde_retreats",
            "Tables folded again because the database lacked rows that were seen.",
            registry=registry,
        )
        self.unreadable = Counter(
            "tischrunde_unreadable", "Times a table could not be read.", registry=registry
        )
        self.loop_lag_seconds = Histogram(
            "tischrunde_loop_lag_seconds",
            "By how much the event loop is late.",
            registry=registry,
            buckets=_LAGS,
        )
        self._codes: set[str] = set()

    def denied(self, code: str) -> None:
        """Count a denial by its code, beyond ``MAX_CODES`` codes as ``OTHER``."""
        if len(self._codes) < MAX_CODES:
            self._codes.add(code)
        self.denials.labels(code if code in self._codes else OTHER).inc()

    async def watch_lag(self) -> None:
        """Measure at intervals how late the event loop is, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _LAG_EVERY_S
            await asyncio.sleep(_LAG_EVERY_S)
            self.loop_lag_seconds.observe(max(0.0, loop.time() - due))
