"""What ends a match in plain words from outside: what was to be kept is kept."""

import shlex
import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.process import COMMAND
from tischrunde.core.record_reader import read_record

PLAY = shlex.split("play uno --players 2 --bots easy --name Ida --seed x --plain")


def begun(kept: Path) -> "subprocess.Popen[str]":
    """Return a match that asks for a move and goes into a file."""
    process = subprocess.Popen(  # noqa: S603 - our own command
        [*COMMAND, *PLAY, "--save", str(kept)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdout is not None
    while process.stdout.readline() != "Deine Wahl?\n":
        assert process.poll() is None
    return process


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_match_is_kept_when_the_system_ends_the_program(asked: int, tmp_path: Path) -> None:
    kept = tmp_path / "evening.tisch"
    with begun(kept) as process:
        process.send_signal(asked)
        said, complaint = process.communicate(timeout=300)
    assert (process.returncode, complaint) == (128 + asked, "")
    assert said.startswith("Abgebrochen.\nGespeichert in")
    assert read_record(kept.read_text("utf-8")).game == "uno"


def test_a_match_is_kept_also_where_nobody_can_be_told(tmp_path: Path) -> None:
    kept = tmp_path / "evening.tisch"
    with begun(kept) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        kept.write_text("Einkaufszettel", "utf-8")
        process.send_signal(signal.SIGHUP)
        assert process.wait(30) == 128 + signal.SIGHUP
        assert not process.stderr.read()
    assert read_record((tmp_path / "evening-2.tisch").read_text("utf-8")).game == "uno"


def test_a_match_is_kept_when_both_ends_of_the_line_are_gone(tmp_path: Path) -> None:
    kept = tmp_path / "evening.tisch"
    with begun(kept) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.close()
        process.stdin.close()
        assert process.wait(30) == 0
    assert read_record(kept.read_text("utf-8")).game == "uno"


def test_a_match_is_kept_when_nobody_reads_on(tmp_path: Path) -> None:
    kept = tmp_path / "evening.tisch"
    with begun(kept) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.close()
        process.stdin.write("?\n")
        process.stdin.flush()
        assert process.wait(30) == 0
    assert read_record(kept.read_text("utf-8")).game == "uno"
