"""The systemd unit and the scripts are what their judges want."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.deploy.tools import DEPLOY
from tests.needs import program

SCRIPTS = sorted(DEPLOY.glob("*.sh"))


def judged(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with a program that is installed here."""
    text = (DEPLOY / "tischrunde.service").read_text("utf-8")
    assert "ExecStart=/opt/tischrunde/bin/tischrunde serve" in text
    file = tmp_path / "tischrunde.service"
    file.write_text(text.replace("/opt/tischrunde/bin/tischrunde", sys.executable), "utf-8")
    return file


def test_systemd_understands_the_unit(unit: Path) -> None:
    assert judged(program("systemd-analyze"), "verify", unit).strip() == ""


def test_the_unit_exposes_little(unit: Path) -> None:
    judged(program("systemd-analyze"), "security", "--offline=yes", "--threshold=15", unit)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_shellcheck_finds_nothing(script: Path) -> None:
    assert judged(program("shellcheck"), script).strip() == ""
    assert script.stat().st_mode & 0o111


def test_there_are_scripts() -> None:
    assert [script.name for script in SCRIPTS] == ["backup.sh", "restore.sh"]
