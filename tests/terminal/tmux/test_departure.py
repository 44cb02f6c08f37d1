"""Whoever goes finds the terminal as it was."""

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.terminal.tmux.matches import RALLYE
from tests.terminal.tmux.pane import COMMAND, Pane
from tischrunde.core.record_reader import read_record

STATES = ("alternate_on", "cursor_flag", "mouse_any_flag", "bracket_paste_flag")


@pytest.fixture
def pane(tmp_path: Path) -> Iterator[Pane]:
    with Pane(tmp_path) as opened:
        yield opened


def settings(pane: Pane, path: Path) -> tuple[str, ...]:
    """Return how the terminal is set: by its line discipline, and by what was written to it."""
    path.unlink(missing_ok=True)
    pane.run(f"clear; stty -a > {path.name}; echo there")
    pane.wait_for(lambda screen: "\nthere\n" in f"\n{screen}")
    return (path.read_text("utf-8"), *map(pane.state, STATES))


def by_keys(*keys: str) -> Callable[[Pane], None]:
    def leave(pane: Pane) -> None:
        pane.press(keys[0])
        pane.shows("Aufhören?")
        pane.press(*keys[1:])

    return leave


def by_signal(number: signal.Signals) -> Callable[[Pane], None]:
    def leave(pane: Pane) -> None:
        os.kill(pane.child, number)

    return leave


@pytest.mark.parametrize(
    ("leave", "code"),
    [
        (by_keys("q", "2"), 0),
        (by_keys("C-c", "2"), 0),
        (by_signal(signal.SIGINT), 130),
        (by_signal(signal.SIGTERM), 143),
        (by_signal(signal.SIGHUP), 129),
    ],
    ids=["q", "ctrl-c", "sigint", "sigterm", "sighup"],
)
def test_the_terminal_is_left_as_it_was(
    pane: Pane, tmp_path: Path, leave: Callable[[Pane], None], code: int
) -> None:
    before = settings(pane, tmp_path / "stty")
    pane.run(f"clear; {COMMAND} {RALLYE}")
    pane.shows("Du bist dran")
    assert pane.state("alternate_on") == "1"
    leave(pane)
    pane.wait_for(lambda screen: "Du bist dran" not in screen and "$" in screen)
    pane.run("echo ended with $?")
    pane.shows(f"ended with {code}\n")
    assert settings(pane, tmp_path / "stty") == before
    pane.run("clear; echo echo is on")
    pane.shows("echo is on")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_match_with_a_file_is_kept_there_whatever_ends_it(
    pane: Pane, tmp_path: Path, number: signal.Signals
) -> None:
    pane.run(f"clear; {COMMAND} {RALLYE} --save abend.tisch")
    pane.shows("Du bist dran")
    by_signal(number)(pane)
    pane.wait_for(lambda screen: "Du bist dran" not in screen and "$" in screen)
    assert read_record((tmp_path / "abend.tisch").read_text("utf-8")).names[0] == "Igel"
