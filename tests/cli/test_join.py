"""``tischrunde join``, as people call it: with a link, at a real server, through pipes."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.command import run
from tests.cli.process import started
from tests.server.running_server import RunningServer, running_server
from tischrunde import texts

ASKED_NAME = "Wie heißt du? Mit Enter heißt du „Gast“."


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("server"), "--drain", "0") as running:
        yield running


def joined(state: Path, *arguments: str, typed: str = "") -> list[str]:
    """Return what is said to somebody who types this and no more."""
    ended = subprocess.run(  # noqa: S603 - the program that is tested
        [sys.executable, "-m", "tischrunde", "join", *arguments, "--plain", "--lang", "de"],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "XDG_STATE_HOME": str(state), "PYTHONUTF8": "1"},
        check=True,
        timeout=300,
    )
    assert not ended.stderr
    return ended.stdout.splitlines()


def test_whoever_has_said_a_name_once_comes_back_to_the_same_seat(
    server: RunningServer, tmp_path: Path
) -> None:
    opened = server.table(server.guest("Wirt"), bots=["easy"], sit=False, pace="relaxed")
    link = opened["link"]
    first = joined(tmp_path, link, "--seat", "1", typed="Igel\n1\n")
    assert first[:2] == [texts.say("plain", "welcome", "de"), ASKED_NAME]
    assert "1. Die Karten austeilen" in first
    assert first[-1] == texts.say("plain", "left-seat", "de", link=f"'{link}'", name="Igel")
    again = joined(tmp_path, server.url, *opened["code"].split("-"))
    assert not any(line.startswith("Wie heißt du?") for line in again)
    assert texts.say("plain", "watching", "de") not in again
    assert again[-1] == first[-1]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_what_leads_to_no_table_is_a_mistake_with_a_way_out(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    said = run(capsys, "join", "igel-lampe-wolke", "--lang", lang, code=2)
    assert said == f"{texts.say('terminal', 'denied-unfit-link', lang)}\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seat", "0"), "--seat braucht eine ganze Zahl ab 1"),
        (("--name", "x" * 60), "geht als Name nicht"),
    ],
)
def test_a_seat_or_a_name_that_cannot_be_is_told_before_a_server_is_asked(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    link = "http://127.0.0.1:9/t/x"
    assert words in run(capsys, "join", link, *arguments, "--plain", code=2)


def test_whoever_names_nobody_learns_how_to_come(tmp_path: Path) -> None:
    said = started("join", "http://127.0.0.1:9/t/x", "--plain", XDG_STATE_HOME=str(tmp_path))
    assert said.returncode == 2
    assert "tischrunde join --name Ida" in said.stderr


def test_a_table_nobody_knows_is_a_mistake(
    capsys: pytest.CaptureFixture[str],
    server: RunningServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    words = ("igel", "igel", "igel")
    said = run(capsys, "join", *words, "--server", server.url, "--name", "Igel", code=2)
    assert said == f"{texts.say('server', 'problem-no-such-table', 'de')}\n"
