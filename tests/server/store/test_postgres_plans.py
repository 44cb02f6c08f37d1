"""PostgreSQL answers what is asked all the time from indexes, not by reading everything."""

import asyncio
import json

import asyncpg
import pytest

from tests.server.store.databases import postgres_database
from tests.server.store.samples import NOON
from tischrunde.server.store import statements
from tischrunde.server.store.migration import migrate
from tischrunde.server.store.postgres import NEWS, ROWS
from tischrunde.server.store.postgres_log import APPEND

_FILL = """
INSERT INTO log
SELECT md5((n % 5000)::text), n / 5000 + 1, $1::bigint + n, 0, 'k', 'play', repeat('x', 40)
FROM generate_series(1, 100000) AS n
"""
_FILL_NOTICES = """
INSERT INTO notice
SELECT md5(n::text), n::text, n % 2 = 0, 'uno', 'r', 4, n % 3, 'open', $1::bigint + n,
    $1::bigint + 2 * n
FROM generate_series(1, 20000) AS n
"""
_FILL_WATCH = (
    "INSERT INTO watch SELECT md5(n::text), $1::bigint + n FROM generate_series(1, 20000) AS n"
)
_FILL_GUESTS = """
INSERT INTO guest
SELECT 'g' || n, 'n', 's', false, $1::bigint, $1::bigint FROM generate_series(1, 5000) AS n
"""
_FILL_HOSTING = """
INSERT INTO hosting
SELECT md5(n::text), 'g' || n % 5000 + 1, 'o' || n % 100 FROM generate_series(1, 20000) AS n
WHERE $1::bigint > 0
"""
_FILL_SITTINGS = """
INSERT INTO sitting
SELECT 'g' || n % 5000 + 1, md5(n::text), 0 FROM generate_series(1, 20000) AS n
WHERE $1::bigint > 0
"""
_FILL_HIDDEN = """
INSERT INTO hidden SELECT guest, table_id FROM sitting WHERE $1::bigint > 0
"""
_FILL_CLOSED = """
INSERT INTO closed_shard SELECT n::text, 'b', true FROM generate_series(1, 1024) AS n
WHERE $1::bigint > 0
"""
_FILL_PADS = """
INSERT INTO pad
SELECT md5(n::text), n::text, 'g' || n % 5000 + 1, '{}', $1::bigint + n
FROM generate_series(1, 20000) AS n
"""
_FILL_PAD_EVENTS = """
INSERT INTO pad_event
SELECT md5((n % 500)::text), md5(n::text), n / 500 + 1, repeat('x', 200)
FROM generate_series(500, 100000) AS n WHERE $1::bigint > 0 AND n % 500 > 0
"""


@pytest.fixture(scope="module")
def plans() -> dict[str, str]:
    asked = {
        "rows": (ROWS, ("a", 0, "xx")),
        "overdue": (statements.OVERDUE, (NOON + 50, 100)),
        "board": (statements.BOARD, (20, 500, 3)),
        "hosted": (statements.HOSTED, ("g7",)),
        "expired": (statements.EXPIRED, (NOON + 50, 100)),
        "by_code": (statements.BY_CODE, ("7",)),
        "sittings": (statements.SITTINGS, ("g7",)),
        "at_table": (statements.AT_TABLE, ("g7", NOON, 24)),
        "history": (statements.HISTORY, ("g7", 0, -NOON, "", 20)),
        "news": (NEWS, ([f"{n}" for n in range(200)], [7] * 200, ["00", "xx"])),
        "pad_by_code": (statements.PAD_BY_CODE, ("7",)),
        "pads": (statements.PADS, ("g7",)),
        "pad_events": (statements.PAD_EVENTS, ("a", 7, 100)),
        "write_on_pad": (statements.WRITE_ON_PAD, ("a", "b", "", 100)),
        "append": (
            APPEND,
            (
                json.dumps([{"table_id": "a", "version": 7, "at": NOON, "seat": 0, "key": "k"}]),
                '{"xx"}',
            ),
        ),
    }

    async def explain(url: str) -> dict[str, str]:
        await migrate(url)
        connection = await asyncpg.connect(url)
        for fill in (
            _FILL,
            _FILL_NOTICES,
            _FILL_WATCH,
            _FILL_GUESTS,
            _FILL_HOSTING,
            _FILL_SITTINGS,
            _FILL_HIDDEN,
            _FILL_CLOSED,
            _FILL_PADS,
            _FILL_PAD_EVENTS,
        ):
            await connection.execute(fill, NOON)
        await connection.execute("VACUUM ANALYZE")
        plans = {}
        for name, (statement, arguments) in asked.items():
            plans[name] = await connection.fetchval(
                f"EXPLAIN (FORMAT JSON) {statement}", *arguments
            )
        await connection.close()
        return plans

    with postgres_database() as url:
        return asyncio.run(explain(url))


@pytest.mark.parametrize(
    ("asked", "index"),
    [
        ("rows", "log_pkey"),
        ("rows", "closed_shard_pkey"),
        ("overdue", "watch_check_at"),
        ("board", "notice_board"),
        ("expired", "notice_expires"),
        ("by_code", "notice_code_key"),
        ("sittings", "sitting_pkey"),
        ("sittings", "notice_pkey"),
        ("at_table", "sitting_pkey"),
        ("at_table", "notice_pkey"),
        ("history", "sitting_pkey"),
        ("history", "notice_pkey"),
        ("history", "hidden_pkey"),
        ("news", "log_pkey"),
        ("hosted", "hosting_guest"),
        ("hosted", "notice_pkey"),
        ("news", "closed_shard_pkey"),
        ("append", "log_pkey"),
        ("append", "closed_shard_pkey"),
        ("pad_by_code", "pad_code_key"),
        ("pads", "pad_guest"),
        ("pad_events", "pad_event_number_key"),
        ("write_on_pad", "pad_event_number_key"),
        ("write_on_pad", "pad_event_pkey"),
    ],
)
def test_an_index_serves(plans: dict[str, str], asked: str, index: str) -> None:
    plan = plans[asked]
    assert f'"{index}"' in plan, json.dumps(json.loads(plan), indent=1)
    assert "Seq Scan" not in plan
