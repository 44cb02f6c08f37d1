"""Those who play: each has a token and sits at some tables, over one session after another."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bench.history.events import Journal, Waited
from bench.history.session import Session, Sight, now_us

_RESEND_S: Final = 1.2
"""Seconds without an answer after which a command is sent again."""
_SILENT_S: Final = 2.5
"""Seconds without a word, though an answer is due, after which another node is tried."""
_TICK_S: Final = 0.2
_RETRY_S: Final = 0.2
_TWICE: Final = 0.04
"""Share of commands of which another copy is sent at once."""
_MORE_TIME: Final = 0.02
_LEAVES: Final = 0.004
_QUIET_S: Final = 6.0
"""Seconds without news of a table after which it is asked for again."""
_STAND: Final = "stand"
"""Letting an attack stand leaves no trace: it has no version, and is left to the clock."""


@dataclass(slots=True)
class _Pending:
    """A command that is not answered yet, and when it is to be sent again."""

    said: dict[str, Any]
    due: float


class Person:
    """Plays at random wherever it is its turn, and asks again until it is answered."""

    def __init__(
        self,
        journal: Journal,
        nodes: Sequence[tuple[str, int]],
        token: str,
        dice: random.Random,
        think_s: float,
    ) -> None:
        self.token = token
        self.seats: dict[str, int] = {}
        self.sights: dict[str, Sight] = {}
        self.codes: Counter[str] = Counter()
        self.over: set[str] = set()
        self.stopping = False
        self._journal = journal
        self._nodes = list(nodes)
        self._dice = dice
        self._think_s = think_s
        self._pending: dict[str, _Pending] = {}
        self._news_at: dict[str, float] = {}
        self._thinking: dict[str, asyncio.TimerHandle] = {}
        self._tried: dict[str, int] = {}
        self._commands = 0
        self._session: Session | None = None
        self.sessions = 0
        self.answered = 0

    @property
    def waits(self) -> bool:
        """Whether a command is not answered yet."""
        return bool(self._pending)

    def sit(self, table: str) -> None:
        """Begin to play at a table where this guest has a seat."""
        self.sights[table] = Sight(0)
        self._news_at[table] = time.monotonic()
        if self._session is not None and self._session.open:
            self._session.look({table: None})

    def leave(self, table: str) -> None:
        """Play there no more."""
        self.sights.pop(table, None)
        if self._session is not None and self._session.open:
            self._session.look_away(table)

    async def run(self) -> None:
        """Play until cancelled, at whichever node answers."""
        try:
            while True:
                self._nodes.append(self._nodes.pop(0))
                try:
                    await self._play_at(self._nodes[0])
                except OSError:
                    await asyncio.sleep(self._dice.uniform(0.05, _RETRY_S))
        finally:
            for timer in self._thinking.values():
                timer.cancel()
            if self._session is not None:
                self._session.hang_up()

    def give_up(self) -> None:
        """Write down what was never answered."""
        for key, pending in self._pending.items():
            self._journal.add(Waited(now_us(), 0, pending.said["table"], key))

    async def _play_at(self, node: tuple[str, int]) -> None:
        session = await Session.opened(self._journal, node, self)
        self.sessions += 1
        self._session = session
        session.hears, session.refused = self._heard, self._refused
        session.look(
            {
                name: sight if sight.base == sight.version else None
                for name, sight in self.sights.items()
            }
        )
        for pending in self._pending.values():
            self._send(pending)
        while session.open:
            await asyncio.sleep(_TICK_S)
            now = time.monotonic()
            for pending in list(self._pending.values()):
                if pending.due <= now and session.open:
                    self._send(pending)
            due = self._pending or any(map(session.is_looking, self.sights))
            if due and now - session.heard_at > _SILENT_S:
                session.hang_up()
            self._look_again(session, now)

    def _look_again(self, session: Session, now: float) -> None:
        """Ask for tables of which nothing was heard: whoever looks away misses nothing for good."""
        for table, heard in self._news_at.items():
            if table in self.sights and now - heard > _QUIET_S and not session.is_looking(table):
                self._news_at[table] = now
                self._tried.pop(table, None)
                session.look({table: None})

    def _heard(self, table: str, key: str | None) -> None:
        if key is not None and self._pending.pop(key, None) is not None:
            self.answered += 1
        if table not in self.sights or self._session is None:
            return
        self._news_at[table] = time.monotonic()
        if (sight := self._session.sights.get(table)) is not None:
            self.sights[table] = sight
            self._consider(table, sight)

    def _refused(self, table: str, key: str | None, code: str, retry: int | None) -> None:
        self.codes[code] += 1
        if key is None:
            if table in self.sights and self._session is not None:
                self._news_at[table] = time.monotonic() - _QUIET_S + _RETRY_S
            return
        if (pending := self._pending.get(key)) is None:
            return
        if retry is not None:
            pending.due = time.monotonic() + max(retry / 1000, 0.05)
            return
        del self._pending[key]
        self.answered += 1
        self._news_at[table] = time.monotonic() - _QUIET_S + 2 * _RETRY_S

    def _consider(self, table: str, sight: Sight) -> None:
        """Do something at a table, after a while, if there is anything to do."""
        if sight.view.get("state") == "over":
            self.over.add(table)
        if table in self._thinking or self._tried.get(table) == sight.base or self.stopping:
            return
        if sight.base == sight.version and self._chosen(sight) is not None:
            think = self._dice.expovariate(1 / self._think_s)
            loop = asyncio.get_running_loop()
            self._thinking[table] = loop.call_later(think, self._act, table)

    def _act(self, table: str) -> None:
        del self._thinking[table]
        sight = self.sights.get(table)
        if sight is None or self.stopping or self._tried.get(table) == sight.base:
            return
        chosen = self._chosen(sight)
        if chosen is None or sight.base != sight.version or self._session is None:
            return
        self._tried[table] = sight.base
        self._commands += 1
        key = f"{self.token[:8]}-{self._commands}"
        pending = _Pending({"k": key, "table": table, **chosen}, 0.0)
        self._pending[key] = pending
        if self._session.open:
            self._send(pending)
            if self._dice.random() < _TWICE:
                self._send(pending)

    def _send(self, pending: _Pending) -> None:
        pending.due = time.monotonic() + _RESEND_S
        if self._session is not None:
            self._session.command(pending.said, self.seats.get(pending.said["table"], 0))

    def _chosen(self, sight: Sight) -> dict[str, Any] | None:
        """Return what to say now, if anything."""
        view = sight.view
        own = (view.get("chairs") or [])[sight.seat : sight.seat + 1]
        if not own or own[0] is None:
            return None
        if view["state"] == "open":
            ready = sight.seat == view["host"] and all(view["chairs"])
            return {"t": "do", "do": "start"} if ready else None
        if view["state"] == "over":
            again = view["rematch"] is not None and not own[0]["again"]
            entropy = f"{self._dice.getrandbits(64):x}"
            return {"t": "do", "do": "rematch", "entropy": entropy} if again else None
        if own[0]["stood_in"]:
            return {"t": "do", "do": "return"}
        return self._move(sight)

    def _move(self, sight: Sight) -> dict[str, Any] | None:
        seen = sight.view["match"]["round"]
        legal = [move for move in seen["legal"] if move != _STAND]
        if not legal or sight.seat not in seen["waiting"]:
            return None
        roll = self._dice.random()
        if roll < _LEAVES:
            return {"t": "do", "do": "leave"}
        if roll < _MORE_TIME:
            wish = "usual-time" if sight.view["more_time"] else "more-time"
            return {"t": "do", "do": wish}
        return {"t": "play", "base": sight.base, "move": self._dice.choice(legal)}
