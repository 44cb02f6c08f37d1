"""Redis and PostgreSQL go away for a moment: no false yes, and play is resumed by itself."""

import os
from pathlib import Path

import pytest

from bench.chaos.duels import Duels, duelling
from bench.chaos.outages import Measured, Outage, check_acks, measure, outages
from bench.chaos.services import made, services
from tests.server.store.own_postgres import OwnPostgres, own_postgres

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not os.environ.get("LONG"), reason="timed: only with LONG=1"),
]


async def calmly(duels: Duels, outage: Outage) -> Measured:
    """Measure up to three times: the machine may have been busy with something else."""
    for _ in range(2):
        measured = await measure(duels, outage)
        if measured.fault is None:
            return measured
    return await measure(duels, outage)


async def test_short_outages_are_outlived(tmp_path: Path) -> None:
    with own_postgres(OwnPostgres) as postgres:
        async with services(tmp_path, await made(postgres.server)) as running:
            async with duelling(running.urls) as duels:
                measured = [
                    await calmly(duels, each)
                    for each in outages(running.redis, postgres, short=True)
                ]
            await check_acks(duels, running.database)
        assert [each.fault for each in measured] == [None] * 3, "\n".join(map(str, measured))
        assert duels.faults == []
        assert all(each.acked for each in measured)
