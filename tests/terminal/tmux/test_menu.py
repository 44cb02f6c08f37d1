"""From nothing but the name of the program to the first card, by keys alone."""

from pathlib import Path

import pytest

from tests.terminal.app.snapshots import path
from tests.terminal.tmux.pane import ROOMY, SMALL, Pane, Size
from tests.terminal.tmux.player import decide

LEVELS = "Wie stark sind die Bots?"
NAME = "Wie heißt du?"
COUNTS = ("Wie viele sitzen am Tisch?", "vor diesem Bildschirm")


@pytest.mark.parametrize(
    ("keys", "size"),
    [(("1", "Welche Schachtel habt ihr?", "Down", "Enter"), SMALL), (("Down", "Enter"), ROOMY)],
    ids=["rallye", "uno"],
)
def test_a_match_begins_from_the_menu(tmp_path: Path, keys: tuple[str, ...], size: Size) -> None:
    with Pane(tmp_path, size) as pane:
        pane.play("--lang de")
        pane.becomes(path("menu", size).read_text("utf-8"))
        for key in keys:
            if " " in key:
                pane.shows(key)
            else:
                pane.after(key)
        _answer_all(pane)
        screen = pane.wait_for(lambda shown: "Igel" in shown and decide(shown) is not None)
        chosen = decide(screen)
        assert chosen is not None
        pane.after(chosen)


def _answer_all(pane: Pane) -> None:
    """Answer what is asked before a match: two at the table, one before the screen."""
    asked = {COUNTS[0]: ["2"], COUNTS[1]: ["1"], LEVELS: ["3"], NAME: [*"Igel", "Enter"]}
    while asked:
        screen = pane.wait_for(lambda shown: any(question in shown for question in asked))
        question = next(question for question in asked if question in screen)
        pane.press(*asked.pop(question))
