"""Somebody who plays by keys alone and knows nothing but what the screen shows."""

import re
from collections.abc import Iterator
from typing import Final

from tests.terminal.tmux.pane import Pane

_MAY: Final = re.compile(r"(?<!\d)(10|\d) ?✓")
"""A card that may be laid, among those that have a key of their own."""
_LET_STAND: Final = re.compile(r"(\d)  Den Angriff hinnehmen")
_SHEET: Final = "▙"
_OVER: Final = "Noch eine Partie"


def moves(pane: Pane) -> Iterator[str]:
    """Play to the end, and yield every screen on which something is to be decided."""
    screen = pane.wait_for(lambda shown: decide(shown) is not None)
    while True:
        yield screen
        if is_over(screen):
            return
        screen = _next(pane, screen)


def _next(pane: Pane, before: str) -> str:
    pane.press(decide(before) or "")
    return pane.wait_for(lambda shown: shown != before and decide(shown) is not None)


def is_over(screen: str) -> bool:
    """Return whether the match has ended."""
    return _OVER in screen


def decide(screen: str) -> str | None:
    """Return the key to press now, or None where others are to act."""
    if _SHEET in screen:
        giving_in = _LET_STAND.search(screen)
        return giving_in[1] if giving_in else "Enter"
    actions = " ".join(screen.splitlines()[-4:-1])
    if "„Uno!“ mit der nächsten Karte rufen" in actions:
        return "u"
    if "Antworten" in actions:  # on a sheet that is about to be laid there
        return None
    if "⏎" in actions and "Warum nicht?" not in actions:
        return "Enter"
    if may := _MAY.search(screen):
        return may[1][-1]
    return _without_a_card(screen, actions)


def _without_a_card(screen: str, actions: str) -> str | None:
    if " Leertaste " in actions:
        return "Space"
    if re.search(r" K  ", actions):
        return "k"
    if "Du bist dran" in screen:
        return "d" if re.search(r" D  ", actions) else "1"
    return None
