"""PostgreSQL alone: pgbench inserts rows like those of our log, one a transaction."""

import asyncio
import re
from typing import Final
from urllib.parse import urlsplit

import asyncpg

from bench.load.environment import Environment

CONNECTIONS: Final = 32

_TABLE: Final = "CREATE TABLE IF NOT EXISTS bare (LIKE log INCLUDING ALL)"
_SCRIPT: Final = """
\\set v :v + 1
INSERT INTO bare (table_id, version, at, seat, key, act, body)
VALUES ('00-block-' || :block || '-' || :client_id, :v, 1700000000000, 0, '0-1234', 'move', '-100');
"""


async def pgbench(environment: Environment, block: int, seconds: int) -> float:
    """Return the transactions a second of one block."""
    connection = await asyncpg.connect(environment.database)
    await connection.execute(_TABLE)
    await connection.close()
    script = environment.data / "pgbench.sql"
    script.write_text(_SCRIPT)
    server = urlsplit(environment.postgres)
    process = await asyncio.create_subprocess_exec(
        *("pgbench", "-n", "-f", str(script), "-T", str(seconds)),
        *("-c", str(CONNECTIONS), "-j", "2", "-D", "v=0", "-D", f"block={block}"),
        *("-h", server.hostname or "", "-p", str(server.port or 5432)),
        *("-U", server.username or "postgres", environment.name),
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await process.communicate()
    if process.returncode:
        raise RuntimeError("pgbench has failed, see above")
    found = re.search(r"tps = ([\d.]+) \(without", output.decode())
    return 0.0 if found is None else float(found[1])  # it says none where it was never its turn
