"""Redis and PostgreSQL go away for a moment: no false yes, and play is resumed by itself."""

from pathlib import Path

import pytest

from bench.chaos.outages import duelling, measure, outages
from bench.chaos.services import services

pytestmark = pytest.mark.anyio


async def test_short_outages_are_outlived(tmp_path: Path) -> None:
    async with services(tmp_path) as running:
        async with duelling(running) as duels:
            measured = [await measure(duels, each) for each in outages(running, short=True)]
        assert [each.fault for each in measured] == [None] * 3, "\n".join(map(str, measured))
        assert duels.faults == []
        assert all(each.acked for each in measured)
