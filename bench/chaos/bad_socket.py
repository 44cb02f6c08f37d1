"""A bad line: commands go out twice, late and in disorder, and now and then it breaks."""

import asyncio
import random
from collections import Counter, defaultdict
from typing import Any, Final, TypeAlias

import msgspec

from bench.chaos.reads import Questions, Readings
from tischrunde.client.socket import Socket

TWICE: Final = 0.06
LATE: Final = 0.06
CUT: Final = 0.003
_LONGEST_LATE: Final = 0.4

Place: TypeAlias = tuple[str, str, int]
"""Where a command is in the log: its table, its key, its version."""

_COMMANDS: Final = (b'{"t":"play"', b'{"t":"do"')


class Ledger:
    """What clients sent, and every acknowledgement they were given."""

    def __init__(self) -> None:
        self.moves: dict[tuple[str, str], str] = {}
        self.acked: defaultdict[tuple[str, str], set[int]] = defaultdict(set)
        self.counts: Counter[str] = Counter()
        self.readings = Readings()

    def send(self, frame: bytes) -> None:
        """Note a command."""
        said = msgspec.json.decode(frame)
        if (said["table"], said["k"]) not in self.moves:
            self.counts["commands"] += 1
            self.moves[said["table"], said["k"]] = said.get("move", "")
        self.counts["sent"] += 1

    def hear(self, frame: bytes) -> None:
        """Note an acknowledgement, if it is one."""
        if b'"k":"' not in frame:
            return
        said: dict[str, Any] = msgspec.json.decode(frame)
        if said["t"] in ("ev", "skip", "ack"):
            self.acked[said["table"], said["k"]].add(said["v"])
            self.readings.acknowledged(said["table"], said["v"], said["k"])

    def told(self) -> set[Place]:
        """Return where everything acknowledged is in the log, as clients were told."""
        return {(*command, version) for command, told in self.acked.items() for version in told}


class HonestSocket(Socket):
    """A socket that writes everything down."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__()
        self._ledger = ledger
        self._questions = Questions(ledger.readings)

    async def open(self, url: str) -> None:
        """Connect to a node."""
        await super().open(url)
        self._ledger.counts["connections"] += 1
        self._questions = Questions(self._ledger.readings)

    async def send(self, frame: bytes) -> None:
        """Send a frame."""
        if frame.startswith(_COMMANDS):
            self._ledger.send(frame)
        self._questions.send(frame)
        await super().send(frame)

    async def receive(self) -> bytes:
        """Return the next frame, once there is one."""
        frame = await super().receive()
        self._questions.hear(frame)
        self._ledger.hear(frame)
        return frame


class BadSocket(HonestSocket):
    """A socket that is disturbed."""

    def __init__(self, ledger: Ledger, dice: random.Random) -> None:
        super().__init__(ledger)
        self._dice = dice
        self._late: set[asyncio.Task[None]] = set()

    async def send(self, frame: bytes) -> None:
        """Send a frame, mostly."""
        if not frame.startswith(_COMMANDS):
            await super().send(frame)
            return
        if self._dice.random() < TWICE:
            self._ledger.counts["twice"] += 1
            self._send_late(frame)
        if self._dice.random() < LATE:
            self._ledger.counts["late"] += 1
            self._send_late(frame)
        else:
            await super().send(frame)
        if self._dice.random() < CUT:
            self._ledger.counts["cut"] += 1
            self.cut()

    def _send_late(self, frame: bytes) -> None:
        task = asyncio.create_task(self._after_a_while(frame))
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def _after_a_while(self, frame: bytes) -> None:
        await asyncio.sleep(self._dice.uniform(0.0, _LONGEST_LATE))
        try:
            await super().send(frame)
        except Exception:  # noqa: BLE001 - lost on the way
            self._ledger.counts["lost"] += 1
