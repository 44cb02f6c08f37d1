"""A family's server loses power while people play: whatever was acknowledged is in its file."""

import asyncio
import shutil
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bench.chaos.duels import Duels, duelling
from bench.chaos.power import Disk
from bench.chaos.services import Program, ready
from tests.server.running_server import free_port


@dataclass(slots=True)
class Blackouts:
    """What was counted, and what is wrong."""

    rounds: int = 0
    acked: int = 0
    rows: int = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        """Return a line to print."""
        return f"{self.rounds} losses of power at home, {self.rows} rows, {self.acked} acknowledged"


async def black_out(folder: Path, rounds: int, module: str = "tischrunde") -> Blackouts:
    """Let a server at home lose power again and again."""
    found = Blackouts()
    data = folder / "data"
    data.mkdir()
    disk = Disk(data, folder)
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    words = ("serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(data))
    flags = ("--key-file", str(folder / "key"), "--patience", "100000", "--log-level", "warning")
    server = Program(
        folder / "server.log", *words, *flags, environment=disk.environment, module=module
    )
    server.start()
    try:
        await ready(url)
        async with duelling([url]) as duels:
            while found.rounds < rounds and not found.faults:
                await duels.moved(time.monotonic())
                await asyncio.to_thread(server.kill)
                disk.lose_power()
                _check(data, duels, found)
                server.start()
                await ready(url)
                found.rounds += 1
            await duels.moved(time.monotonic())
        found.faults += duels.faults
        found.faults += map(str, duels.ledger.readings.stale)
    finally:
        server.kill()
    return found


def _check(data: Path, duels: Duels, found: Blackouts) -> None:
    """Look at a copy: whoever opens the file puts it in order."""
    try:
        copy = shutil.copytree(data, data.with_name("copy"))
        with closing(sqlite3.connect(copy / "tischrunde.db")) as database:
            ((sound,),) = database.execute("PRAGMA quick_check(1)").fetchall()
            rows = set(database.execute("SELECT table_id, key, version FROM log").fetchall())
        shutil.rmtree(copy)
    except sqlite3.Error as error:
        found.faults.append(f"the file cannot be read: {error}")
        return
    told = duels.ledger.told()
    found.rows, found.acked = len(rows), len(told)
    found.faults += [] if sound == "ok" else [f"the file is damaged: {sound}"]
    lost = sorted(told - rows)
    found.faults += [f"{place} was acknowledged and is not in the file" for place in lost]
