"""Tells the instructions of a move apart by what they are for.

Every function named here belongs to a stage, and what it calls as well, up to the next function of
another stage. Counting is switched on where the wanted stage begins and off where it ends, a
coroutine's at every resumption; so one stage is counted at a time, each on moves of its own. That
takes instructions itself: what all stages together have more than is counted without, each has
less, in proportion to how often it was begun or left for another. What has no stage is the loop's:
its own turns, tasks, and what asyncpg does with what it receives.
"""

import inspect
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from types import coroutine
from typing import Any, Final

from bench.instructions.switch import counted, toggle

LOOP: Final = "loop"

STAGES: Final[Mapping[str, tuple[str, ...]]] = {
    "socket in": ("server.uvicorn.websocket_protocol:WebSocketProtocol.data_received",),
    "parse": ("server.socket:Socket._take_move",),
    "submit": (
        "server.socket:Socket.guarded",
        "server.client_commands:submit_at_once",
        "server.submission:_end",
    ),
    "judge": ("server.submission:judge",),
    "store, write": (
        "server.store.postgres:PostgresStore.append",
        "server.store.postgres_log:PostgresLog._write",
    ),
    "store, read": ("server.store.postgres:PostgresStore.news",),
    "bus": (
        "server.redis.bus:RedisBus.publish",
        "server.redis.publisher:Publisher._send_next",
        "server.redis.connection:Link.data_received",
        "server.timers:Timers._hear",
        "server.tables:Tables._read_news",
    ),
    "fold": ("server.live_table:LiveTable.fold",),
    "changes": ("engine.viewer:PublicDiff.go_on", "engine.viewer:ViewDiff.changed"),
    "encode": ("server.streams:_frame", "server.streams:_encoded"),
    "deliver": ("server.streams:Streams.deliver",),
    "other listeners": (
        "server.timers:Timers.schedule",
        "server.notices:NoticeKeeper.follow",
        "server.bots.dispatch:BotDispatch.follow",
    ),
    "socket out": ("server.socket:Socket.send",),
    "clocks": (
        "server.timers:Timers._tick",
        "server.timers:Timers._check_safely",
        "server.timers:Timers._close_gaps_in_time",
        "server.timers:Timers._sweep",
        "server.presence:Presence.run",
        "server.metrics:Metrics.watch_lag",
    ),
    LOOP: (),
}
"""What belongs to which stage; what a source does not have is left out."""


class _Stage:
    """Where a process is now, and the one stage it counts."""

    def __init__(self) -> None:
        self.wanted = ""
        self.within = [LOOP]
        self.crossings = 0
        """How often the wanted stage was begun, or left for another within it."""

    def enter(self, name: str) -> None:
        """Begin a stage within another."""
        if (name == self.wanted) != (self.within[-1] == self.wanted):
            self.crossings += 1
            toggle()
        self.within.append(name)

    def leave(self) -> None:
        """Go back to the other."""
        name = self.within.pop()
        if (name == self.wanted) != (self.within[-1] == self.wanted):
            toggle()


_STAGE: Final = _Stage()


@contextmanager
def counted_stage(name: str, stage: str) -> Iterator[None]:
    """Count under a name what belongs to one stage."""
    with counted(name, whole=False):
        _STAGE.wanted, _STAGE.crossings = stage, 0
        if stage == LOOP:
            toggle()
        try:
            yield
        finally:
            if stage == LOOP:
                toggle()
            _STAGE.wanted = ""


def crossings() -> int:
    """Return how often the stage that was counted last was begun, or left for another."""
    return _STAGE.crossings


def mark() -> None:
    """Have all functions say when their stage begins and ends; before there are any nodes."""
    for stage, functions in STAGES.items():
        for function in functions:
            module, _, path = function.partition(":")
            *outer, name = path.split(".")
            place: Any = import_module(f"tischrunde.{module}")
            for each in outer:
                place = getattr(place, each, None)
            if hasattr(place, name):
                setattr(place, name, _marked(stage, getattr(place, name)))


def _marked(stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
    async def resumed(*args: Any, **named: Any) -> Any:  # noqa: ANN401 - any function
        return await _resumed(stage, function(*args, **named))

    def called(*args: Any, **named: Any) -> Any:  # noqa: ANN401 - any function
        _STAGE.enter(stage)
        try:
            return function(*args, **named)
        finally:
            _STAGE.leave()

    return resumed if inspect.iscoroutinefunction(function) else called


@coroutine
def _resumed(stage: str, work: Any) -> Any:  # noqa: ANN401 - any coroutine
    """Run a coroutine, in its stage whenever it is resumed."""
    step, sent = work.send, None
    while True:
        _STAGE.enter(stage)
        try:
            waits_for = step(sent)
        except StopIteration as end:
            return end.value
        finally:
            _STAGE.leave()
        try:
            step, sent = work.send, (yield waits_for)
        except BaseException as error:  # noqa: BLE001 - it is the coroutine's to handle
            step, sent = work.throw, error
