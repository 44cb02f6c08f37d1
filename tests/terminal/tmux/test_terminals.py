"""Windows that change and terminals that can do less."""

from pathlib import Path

import pytest

from tests.terminal.tmux.matches import RALLYE
from tests.terminal.tmux.pane import COMMAND, ROOMY, SMALL, Pane, Size
from tests.terminal.tmux.screens import kept


def test_the_table_follows_the_size_of_the_window(tmp_path: Path) -> None:
    with Pane(tmp_path, SMALL) as pane:
        pane.play(RALLYE)
        small = pane.becomes(kept("rallye", SMALL)["hand"])
        pane.resize(ROOMY)
        pane.shows("Du bist dran", "╭─────────────╮")
        pane.resize(Size(40, 12))
        pane.wait_for(lambda screen: "╭─────────────╮" not in screen and "Du bist dran" in screen)
        pane.resize(SMALL)
        pane.wait_for(lambda screen: screen == small)
        pane.press("5")
        pane.shows("„Grüne Welle“ legen")


@pytest.mark.parametrize("term", ["dumb", ""], ids=["dumb", "none"])
def test_a_terminal_that_cannot_be_drawn_on_gets_plain_words(tmp_path: Path, term: str) -> None:
    with Pane(tmp_path, term=term) as pane:
        pane.run(f"{COMMAND} {RALLYE}")
        pane.shows("Du bist dran", "1. ")
        assert pane.state("alternate_on") == "0"


@pytest.mark.parametrize("pipe", ["| cat", "2> errors"], ids=["stdout", "stderr"])
def test_where_a_stream_is_no_terminal_there_are_plain_words(tmp_path: Path, pipe: str) -> None:
    with Pane(tmp_path) as pane:
        pane.run(f"{COMMAND} {RALLYE} {pipe}")
        pane.shows("Du bist dran", "1. ")
        assert pane.state("alternate_on") == "0"


@pytest.mark.parametrize(
    ("term", "env"),
    [("linux", {}), ("vt100", {}), ("xterm", {"NO_COLOR": "1"})],
    ids=["linux", "vt100", "no-color"],
)
def test_few_colours_are_enough(tmp_path: Path, term: str, env: dict[str, str]) -> None:
    with Pane(tmp_path, term=term, env=env) as pane:
        pane.play(RALLYE)
        pane.shows("Du bist dran", "5✓", "7✓")
        pane.press("5")
        pane.shows("5✓[ ● Grüne Welle ]", "„Grüne Welle“ legen")
