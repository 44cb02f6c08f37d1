"""Players who mean no harm: pairs that play match after match, and say what they waited for."""

import asyncio
import time
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from bench.load.tally import Tally
from bench.load.websocket import WebSocket, connected
from tests.server.player import DULL
from tests.server.running_server import RunningServer
from tischrunde.games.verify import verify_record

_RULES: Final = (("rallye", "fx-schmid,target=100"), ("uno", "uno-carabiner,target=20"))
_STAND: Final = "stand"
"""Letting an attack stand leaves no trace: whoever would do so waits for the clock instead."""
_GAP: Final = 0.03
_STUCK: Final = 30.0


@dataclass
class Company:
    """All honest players of a run."""

    server: RunningServer
    acks: Tally = field(default_factory=Tally)
    deliveries: Tally = field(default_factory=Tally)
    moves: list[str] = field(default_factory=lambda: ["draw", "roll"])
    tables: list[str] = field(default_factory=lambda: ["0" * 16])
    refused: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    matches: int = 0
    said: int = 0
    stopping: bool = False

    def measure(self) -> tuple[Tally, Tally]:
        """Begin again to note how long things take, into what is returned."""
        self.acks, self.deliveries = Tally(), Tally()
        return self.acks, self.deliveries


class Pair:
    """Two guests at one table after the other."""

    def __init__(
        self, company: Company, number: int, *, public: bool, gap: float = _GAP, rules: str = ""
    ) -> None:
        self.company = company
        self.tokens = [company.server.guest(name) for name in ("Igel", "Wolf")]
        self.public = public
        self.gap = gap
        self.codes: list[str] = []
        self.tables: list[str] = []
        self.sent_at = 0.0
        self.moved_at = time.monotonic()
        self._game, usual = _RULES[number % len(_RULES)]
        self._rules = rules or usual
        self._dice = Random(number)
        self._over = asyncio.Event()

    async def play(self) -> None:
        """Play matches to their end until asked to stop; the last one is played to its end too."""
        port = urlsplit(self.company.server.url).port or 0
        sockets = [await connected(port) for _ in self.tokens]
        players = [
            Player(self, socket, token, seat)
            for seat, (socket, token) in enumerate(zip(sockets, self.tokens, strict=True))
        ]
        while not self.company.stopping:
            table = await asyncio.to_thread(self._open)
            self._over.clear()
            for player in players:
                player.sit_down(table)
            players[0].start()
            await self._until_over(table)
            await asyncio.to_thread(self._check, table)
        for socket in sockets:
            socket.close()

    def over(self) -> None:
        """Take notice that a match is over."""
        self._over.set()

    def choose(self, legal: list[str]) -> str:
        """Return a move, one that leads somewhere if there is any."""
        lively = [move for move in legal if move[0] != "-" and move not in DULL]
        return self._dice.choice(lively or legal)

    async def _until_over(self, table: str) -> None:
        self.moved_at = time.monotonic()
        while not self._over.is_set():
            await asyncio.wait([asyncio.ensure_future(self._over.wait())], timeout=1)
            if time.monotonic() - self.moved_at > _STUCK:
                self.company.wrong.append(f"a match is stuck at table {table}")
                return

    def _open(self) -> str:
        server = self.company.server
        opened = server.table(
            self.tokens[0], game=self._game, rules=self._rules, public=self.public
        )
        body = {"code": opened["code"]}
        server.ask("POST", f"/api/tables/{opened['table']}/seats", body, self.tokens[1])
        self.codes.append(opened["code"])
        self.tables.append(opened["table"])
        self.company.tables.append(opened["table"])
        self._commitment = opened["commitment"]
        return self.tables[-1]

    def _check(self, table: str) -> None:
        record = self.company.server.ask("GET", f"/api/tables/{table}/record", token=self.tokens[0])
        if record.status == 200 and verify_record(record.text.encode(), self._commitment).verified:  # noqa: PLR2004
            self.company.matches += 1
        else:
            self.company.wrong.append(f"the record of table {table} does not verify")


class Player:
    """One of the two, on one socket."""

    def __init__(self, pair: Pair, socket: WebSocket, token: str, seat: int) -> None:
        self._pair = pair
        self._company = pair.company
        self._socket = socket
        self._seat = seat
        self._keys = count()
        self._table = ""
        socket.hears = self._hear
        self._say(t="hello", token=token)

    def sit_down(self, table: str) -> None:
        """Look at a table, and at the last one no more."""
        if self._table:
            self._say(t="unsub", table=self._table)
        self._table, self._version = table, 0
        self._legal: list[str] = []
        self._waiting: list[int] = []
        self._waits_for, self._sent_at = "", 0.0
        self._say(t="sub", table=table)

    def start(self) -> None:
        """Have the cards dealt."""
        self._say(t="do", k=f"start{next(self._keys)}", table=self._table, do="start")

    def _say(self, **frame: Any) -> None:  # noqa: ANN401 - plain data
        self._company.said += 1
        self._socket.say(msgspec.json.encode(frame))

    def _hear(self, data: bytes) -> None:
        frame = msgspec.json.decode(data)
        if frame["t"] == "err":
            self._refused(frame)
        elif frame.get("table") == self._table and frame["t"] in ("snap", "ev", "skip", "ack"):
            self._note(frame)

    def _refused(self, frame: dict[str, Any]) -> None:
        self._company.refused.append(frame["code"])
        if frame["code"] == "stood-in":
            self._say(t="do", k=f"back{next(self._keys)}", table=self._table, do="return")
        if frame.get("k") == self._waits_for:
            self._waits_for = ""
            asyncio.get_running_loop().call_later(0.2, self._think)

    def _note(self, frame: dict[str, Any]) -> None:
        at = time.perf_counter()
        self._version = max(self._version, frame["v"])
        self._pair.moved_at = time.monotonic()
        if frame.get("k") and frame["k"] == self._waits_for:
            self._waits_for = ""
            self._company.acks.acks.append(at - self._sent_at)
        elif frame["t"] == "ev" and frame.get("by") == 1 - self._seat and self._pair.sent_at:
            self._company.deliveries.acks.append(at - self._pair.sent_at)
        self._see(frame.get("view") or frame.get("set") or {})

    def _see(self, news: dict[str, Any]) -> None:
        if news.get("state") == "over":
            self._pair.over()
            return
        seen = (news.get("match") or {}).get("round") or {}
        self._legal = seen.get("legal", self._legal)
        self._waiting = seen.get("waiting", self._waiting)
        self._company.moves += [move for move in self._legal if move not in self._company.moves]
        if self._seat in self._waiting and self._legal and not self._waits_for:
            asyncio.get_running_loop().call_later(self._pair.gap, self._think)

    def _think(self) -> None:
        if self._seat not in self._waiting or not self._legal or self._waits_for:
            return
        move = self._pair.choose(self._legal)
        if move == _STAND:
            return
        self._waits_for = f"k{next(self._keys)}"
        self._sent_at = self._pair.sent_at = time.perf_counter()
        self._say(t="play", k=self._waits_for, table=self._table, base=self._version, move=move)
