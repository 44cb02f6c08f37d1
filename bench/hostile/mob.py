"""A mob of attackers in a process of its own, so that honest players do not wait for it."""

import asyncio
import json
import re
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import uvloop

from bench.hostile.attack import Spoils, attackers, begin_and_leave
from bench.racers import ROOT
from tests.server.running_server import RunningServer

_HAND: Final = re.compile(rb'"hand":\[[^\]]')
_CODE: Final = re.compile(rb'"t":"err","code":"([a-z-]+)"')
_END_TIMEOUT_S: Final = 120.0


class Mob:
    """Attackers at work; afterwards, what they were told."""

    def __init__(
        self, server: RunningServer, sockets: int, tables: list[str], moves: list[str]
    ) -> None:
        self._made = tempfile.TemporaryDirectory(prefix="tischrunde-mob-")  # goes with this
        self._folder = Path(self._made.name)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.hostile.mob"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        orders = {"url": server.url, "sockets": sockets, "tables": tables, "moves": moves}
        self._send(json.dumps({**orders, "folder": str(self._folder)}))
        self.closes: dict[str, int] = {}
        self.begun = 0

    def stop(self) -> None:
        """Let them stop, and wait until they have."""
        self._send("")
        said, _ = self._process.communicate(timeout=_END_TIMEOUT_S)
        found = json.loads(said)
        self.closes, self.begun = found["closes"], found["begun"]

    def answers(self) -> Counter[str]:
        """Return how often they were sent each error."""
        return Counter(found[1].decode() for found in _CODE.finditer(self._heard()))

    def heard(self) -> int:
        """Return how many bytes they were sent."""
        return len(self._heard())

    def leaks(self, canaries: Sequence[bytes]) -> list[str]:
        """Return what they should not have been sent; whoever sits nowhere must see no hand."""
        heard, watching = self._heard(), (self._folder / "watching").read_bytes()
        hands = [watching[found.start() :][:90] for found in _HAND.finditer(watching)]
        found = [f"heard {canary.decode()}" for canary in canaries if canary in heard]
        return found + [f"saw {hand!r}" for hand in hands[:3]]

    def _heard(self) -> bytes:
        return b"".join((self._folder / name).read_bytes() for name in ("seated", "watching"))

    def _send(self, line: str) -> None:
        if self._process.stdin is None:
            raise RuntimeError("nobody listens")
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()


async def _rage() -> None:
    orders = json.loads(sys.stdin.readline())
    stopped = threading.Event()
    threading.Thread(target=_wait_for_the_end, args=(stopped,), daemon=True).start()
    server, folder = RunningServer(orders["url"]), Path(orders["folder"])
    with (folder / "seated").open("wb") as seated, (folder / "watching").open("wb") as watching:
        spoils = Spoils(seated, watching)
        mob = attackers(server, spoils, orders["sockets"], orders["tables"], orders["moves"])
        begun, *_ = await asyncio.gather(
            begin_and_leave(server, stopped.is_set), *(each.go_on(stopped.is_set) for each in mob)
        )
    print(json.dumps({"closes": spoils.closes, "begun": begun}))


def _wait_for_the_end(stopped: threading.Event) -> None:
    sys.stdin.readline()
    stopped.set()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_rage())
