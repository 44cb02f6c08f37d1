"""The menu, and two matches by keys alone, one of each game: what is to be seen on the way."""

from collections.abc import Callable
from typing import Final

from tests.terminal.tmux.pane import COMMAND, Pane
from tests.terminal.tmux.player import is_over, moves

_ALWAYS: Final = "--bots medium --name Igel --pace quick --lang de"
RALLYE: Final = f"play rallye --edition winning-moves,target=1 --players 3 --seed x {_ALWAYS}"
UNO: Final = f"play uno --edition uno-carabiner,target=40 --players 2 --seed i {_ALWAYS}"

LEAVE: Final = "3"
"""The last thing one can do at the end."""

LAID_OUT: Final = 1.0
"""A long sheet finds out in so many seconds that it needs a bar, a table that it has more room."""

Seen = dict[str, str]
"""Screens by what they show."""


def opened_menu(pane: Pane) -> Seen:
    """Open the menu."""
    pane.play("--lang de")
    return {"first": pane.shows("UNO spielen", "▙", rest=LAID_OUT)}


def rallye(pane: Pane) -> Seen:
    """Look around at the first hand, then play to the end."""
    pane.play(RALLYE)
    hand = pane.shows("Du bist dran", rest=LAID_OUT)
    seen = {"hand": hand, **_looked_around(pane)}
    pane.wait_for(lambda screen: screen == hand)
    wanted = {
        "attack": lambda screen: "Den Angriff liegen lassen" in screen,
        "whom": lambda screen: "2  „" in screen and "gegen Bot 2" in screen,
    }
    seen |= _played(pane, wanted)
    pane.leave_by(LEAVE)
    return seen


def uno(pane: Pane) -> Seen:
    """Play to the end."""
    pane.play(UNO)
    wanted = {
        "table": lambda screen: "Du bist dran" in screen,
        "colour": lambda screen: "wünschen" in screen,
        "score": lambda screen: "▛▀  Wertung" in screen,
    }
    seen = _played(pane, wanted)
    pane.leave_by(LEAVE)
    return seen


def in_ascii(pane: Pane) -> Seen:
    """Look at a hand where no other signs are known."""
    pane.run(f"clear; LC_ALL=C PYTHONUTF8=0 PYTHONCOERCECLOCALE=0 {COMMAND} {RALLYE}")
    hand = pane.shows("Du bist dran", rest=LAID_OUT)
    pane.press("?")
    seen = {"hand": hand, "help": pane.shows("Tasten", rest=LAID_OUT)}
    assert all(screen.isascii() for screen in seen.values())
    return seen


EVENINGS: Final[dict[str, Callable[[Pane], Seen]]] = {
    "menu": opened_menu,
    "ascii": in_ascii,
    "rallye": rallye,
    "uno": uno,
}


def _looked_around(pane: Pane) -> Seen:
    """Ask for all that can be asked for, and come back to the hand."""
    seen = {}
    for name, key, words in (
        ("help", "?", "Tasten"),
        ("words", "t", "Der Tisch in Worten"),
        ("no-score", "s", "Noch ist keine Runde zu Ende"),
        ("hint", "h", "So spielen"),
    ):
        pane.press(key)
        seen[name] = pane.shows(words, "▙", rest=LAID_OUT)
        pane.press("Escape")
        pane.wait_for(_at_the_table)
    pane.press("r")
    pane.shows("Karten, Spieler, Geben", "▙")
    pane.press("Escape")
    pane.wait_for(_at_the_table)
    pane.press("1")
    seen["chosen"] = pane.shows("⏎ ", rest=LAID_OUT)
    pane.press("Enter")
    seen["why-not"] = pane.shows("geht gerade nicht", rest=LAID_OUT)
    pane.press("Enter")
    pane.wait_for(_at_the_table)
    pane.press("Escape")
    return seen


def _at_the_table(screen: str) -> bool:
    return "▙" not in screen


def _played(pane: Pane, wanted: dict[str, Callable[[str], bool]]) -> Seen:
    """Play to the end and return the first screen of each kind, and the last."""
    seen: Seen = {}
    wanted = {**wanted, "end": is_over}
    for screen in moves(pane):
        for name, shows in wanted.items():
            if name not in seen and shows(screen):
                seen[name] = pane.wait_for(shows, rest=LAID_OUT)
    missed = wanted.keys() - seen
    assert not missed, f"never seen: {missed}"
    return seen
