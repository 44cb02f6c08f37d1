"""On a full disk a server says that it cannot write, loses nothing, and goes on by itself."""

import resource
import sys
from pathlib import Path

import pytest

from tests.server.conftest import PATIENT
from tests.server.house import House, serving

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux limits files of others")

UP = "tischrunde_store_up"


def store_up(house: House) -> str:
    lines = house.ask("GET", "/metrics").text.splitlines()
    return next(line for line in lines if line.startswith(UP)).removeprefix(UP).strip()


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    """No file of the server may grow any more: as for a full disk, what is there can be read."""
    with serving(tmp_path, *PATIENT) as house:
        assert house.process is not None
        igel = house.guest("Igel")
        table = house.table(igel)["table"]
        grown = (tmp_path / "tischrunde.db-wal").stat().st_size
        usual = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (grown, usual[1]))
        ready = house.ask("GET", "/readyz")
        assert (ready.status, ready.said["store"]) == (503, False)
        assert store_up(house) == "0.0"
        refused = house.ask("POST", "/api/guests", {"name": "Wolf"})
        assert (refused.status, refused.said["code"]) == (503, "unavailable")
        assert house.ask("GET", f"/api/tables/{table}", token=igel).status == 200
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, usual)
        assert house.ask("GET", "/readyz").status == 200
        assert store_up(house) == "1.0"
        assert house.guest("Wolf")
