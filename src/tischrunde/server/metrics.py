"""The metrics of a node, for Prometheus; they name nobody and no table."""

import asyncio
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from itertools import accumulate
from math import inf
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from tischrunde.protocol.frames import PROTOCOL

MAX_CODES: Final = 64
"""Maximum number of denial codes counted apart; there are about forty."""
OTHER: Final = "other"

_TALLIED: Final = {
    "commands": "Commands taken and durable.",
    "frames": "Frames sent.",
    "frames_read": "Frames read.",
    "bot_questions": "Times a bot was asked what it does.",
}
_APPENDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_LAGS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1)
_LAG_EVERY_S: Final = 0.5


class Durations:
    """How often something took how long; noting it costs next to nothing."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = (*bounds, inf)
        self._counts = [0] * len(self._bounds)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Note that it took some seconds."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def family(self, name: str, documentation: str) -> HistogramMetricFamily:
        """Return all that was noted, as Prometheus reads it."""
        bounds = map(floatToGoString, self._bounds)
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(name, documentation, buckets, self._sum)


class _Tally(Collector):
    """What every move adds to: plain numbers, read when somebody asks for the page."""

    def __init__(self, metrics: "Metrics") -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        """Yield them as Prometheus reads them."""
        for name, documentation in _TALLIED.items():
            value = getattr(self._metrics, name)
            yield CounterMetricFamily(f"tischrunde_{name}", documentation, value)
        yield self._metrics.append_seconds.family(
            "tischrunde_append_seconds", "How long it takes until a row is durable."
        )


class Metrics:
    """The figures of one node, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        registry = self.registry
        build = Info("tischrunde_build", "What is running.", registry=registry)
        build.info({"version": version("tischrunde"), "protocol": str(PROTOCOL)})

        self.commands = 0
        self.frames = 0
        self.frames_read = 0
        self.bot_questions = 0
        self.append_seconds = Durations(_APPENDS)
        registry.register(_Tally(self))
        self.denials = Counter(
            "tischrunde_denials", "Commands not taken, by the reason.", ["code"], registry=registry
        )
        self.sockets = Gauge("tischrunde_sockets", "Sockets open.", registry=registry)
        self.tables = Gauge("tischrunde_tables", "Tables in memory.", registry=registry)
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
