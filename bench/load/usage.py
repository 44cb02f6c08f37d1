"""What processes use: CPU seconds and memory, as the kernel counts them."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import asyncpg
from redis.asyncio import Redis

_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


def cpu(pids: Iterable[int]) -> float:
    """Return the CPU seconds of processes so far; of one that has ended, none."""
    return sum(map(_cpu, pids))


def memory(pids: Iterable[int]) -> int:
    """Return how many bytes of processes are in memory."""
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE for pid in pids)


async def backends(database: str) -> list[int]:
    """Return the processes of PostgreSQL that work for a database now."""
    connection = await asyncpg.connect(database)
    try:
        lines = await connection.fetch(
            "SELECT pid FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    finally:
        await connection.close()
    return [pid for (pid,) in lines]


async def redis_cpu(url: str) -> float:
    """Return the CPU seconds of Redis so far."""
    async with Redis.from_url(url) as redis:
        info = await redis.info("cpu")
    return float(info["used_cpu_sys"]) + float(info["used_cpu_user"])


def _cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    user, system = fields[11:13]
    return (int(user) + int(system)) / _TICKS
