"""On a full disk a server says that it cannot write, loses nothing, and goes on by itself."""

import resource
import sys
from pathlib import Path

import pytest

from tests.server.conftest import PATIENT
from tests.server.running_server import RunningServer, running_server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux limits files of others")

UP = "tischrunde_store_up"


def store_up(server: RunningServer) -> str:
    lines = server.ask("GET", "/metrics").text.splitlines()
    return next(line for line in lines if line.startswith(UP)).removeprefix(UP).strip()


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    """No file of the server may grow any more: as for a full disk, what is there can be read."""
    with running_server(tmp_path, *PATIENT) as server:
        assert server.process is not None
        igel = server.guest("Igel")
        table = server.table(igel)["table"]
        grown = (tmp_path / "tischrunde.db-wal").stat().st_size
        usual = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (grown, usual[1]))
        ready = server.ask("GET", "/readyz")
        assert (ready.status, ready.said["store"]) == (503, False)
        assert store_up(server) == "0.0"
        refused = server.ask("POST", "/api/guests", {"name": "Wolf"})
        assert (refused.status, refused.said["code"]) == (503, "unavailable")
        assert server.ask("GET", f"/api/tables/{table}", token=igel).status == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, usual)
        assert server.ask("GET", "/readyz").status == 200
        assert store_up(server) == "1.0"
        assert server.guest("Wolf")
