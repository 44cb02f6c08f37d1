"""A server of the composition that hangs is ended, and so started again; one that begins is not."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.deploy.tools import DEPLOY
from tests.server.running_server import RunningServer, running_server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it looks for it as Linux has it")

SERVICES: dict[str, dict[str, Any]] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))[
    "services"
]
NODES = ["node-1", "node-2"]
LONG_S = 3600.0


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path / "data") as running:
        yield running
        assert running.process is not None
        running.process.kill()


def health(server: RunningServer, tmp_path: Path, patience_s: float) -> int:
    """Ask as the composition does, with another port and patience."""
    command = SERVICES["node-1"]["healthcheck"]["test"]
    assert command[:3] == ["CMD", "python", "/usr/local/bin/health.py"]
    port = server.url.rpartition(":")[2]
    asked = [sys.executable, str(DEPLOY / "health.py"), port, str(patience_s)]
    environment = os.environ | {"TMPDIR": str(tmp_path)}
    return subprocess.run(asked, env=environment, check=False).returncode  # noqa: S603


def freeze(server: RunningServer) -> "subprocess.Popen[bytes]":
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGSTOP)
    return server.process


def test_one_that_hangs_is_ended(server: RunningServer, tmp_path: Path) -> None:
    assert health(server, tmp_path, 0) == 0
    process = freeze(server)
    assert health(server, tmp_path, LONG_S) == 1
    assert process.poll() is None, "it may come back"
    assert health(server, tmp_path, 0) == 1
    assert process.wait(60) == -signal.SIGKILL


def test_one_that_has_not_answered_yet_is_left_alone(server: RunningServer, tmp_path: Path) -> None:
    process = freeze(server)
    assert health(server, tmp_path, 0) == 1
    os.kill(process.pid, signal.SIGCONT)
    assert health(server, tmp_path, 0) == 0
    assert process.poll() is None


@pytest.mark.parametrize("name", NODES)
def test_what_is_ended_is_started_again(name: str) -> None:
    node = SERVICES[name]
    assert node["restart"] == "unless-stopped"
    assert node["init"], "the first process of a container cannot be ended from within"
    assert "./health.py:/usr/local/bin/health.py:ro" in node["volumes"]
    assert "/tmp" in node["tmpfs"], "when it last answered is forgotten with it"  # noqa: S108
    *_, port, patience = node["healthcheck"]["test"]
    assert port == "8000"
    interval = float(node["healthcheck"]["interval"].removesuffix("s"))
    assert float(patience) > 2 * interval, "not for one that was missed"
    assert float(node["healthcheck"]["timeout"].removesuffix("s")) > 2 * 2


def test_everything_else_is_started_again_too() -> None:
    for name, service in SERVICES.items():
        assert service.get("restart") == "unless-stopped" or service["profiles"] == ["by-hand"], (
            name
        )
