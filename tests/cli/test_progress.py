"""Long work shows in a terminal how far it has come, and nowhere else."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.process import COMMAND, started
from tischrunde.cli.console import DUMB, is_screen

RECORD = str(Path(__file__).parents[2] / "docs" / "records" / "uno.tisch")
LONG = [
    pytest.param(("simulate", "rallye", "--rounds", "500"), "500", id="simulate"),
    pytest.param(("verify", *(RECORD for _ in range(12))), "12", id="verify"),
    pytest.param(
        ("arena", "rallye", "--bots", "random,random", "--rounds", "12", "--workers", "1"),
        "12",
        id="arena",
    ),
]


def in_a_terminal(*arguments: str, **environment: str) -> tuple[str, str]:
    """Return what a command printed into a pipe and what its terminal showed meanwhile."""
    parent, child = pty.openpty()
    with subprocess.Popen(  # noqa: S603 - our own command
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=child,
        env={**os.environ, "TERM": "xterm", **environment},
    ) as process:
        os.close(child)
        seen = b""
        try:
            while more := os.read(parent, 1000):
                seen += more
        except OSError:  # nobody has the terminal open any more
            pass
        printed, _ = process.communicate(timeout=60)
        os.close(parent)
    assert process.returncode == 0
    return printed.decode(), seen.decode()


@pytest.mark.parametrize(("command", "total"), LONG)
def test_a_bar_shows_how_much_is_done_and_is_gone_in_the_end(
    command: tuple[str, ...], total: str
) -> None:
    printed, seen = in_a_terminal(*command)
    assert f"/{total} " in seen
    assert "━" in seen
    assert "je Sekunde" in seen
    assert seen.endswith("\x1b[2K")  # the last that is done is to wipe the line
    assert "━" not in printed


@pytest.mark.parametrize(("command", "total"), LONG)
def test_into_a_pipe_nothing_is_shown(command: tuple[str, ...], total: str) -> None:
    done = started(*command)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"/{total} " not in done.stdout


@pytest.mark.parametrize("term", DUMB)
def test_a_terminal_that_cannot_wipe_is_left_alone(
    term: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, seen = in_a_terminal("simulate", "rallye", "--rounds", "100", TERM=term)
    assert seen == ""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    monkeypatch.setenv("TERM", term)
    assert not is_screen()
    monkeypatch.setenv("TERM", "xterm")
    assert is_screen()


def test_watching_changes_no_figure() -> None:
    command = ("simulate", "rallye", "--rounds", "200", "--seed", "7", "--lang", "en")
    watched, _ = in_a_terminal(*command)
    alone = started(*command).stdout
    for line in ("Rounds", "Moves  ", "Endings", "Coups"):
        (one,) = (row for row in watched.splitlines() if row.startswith(line))
        assert one in alone.splitlines()
