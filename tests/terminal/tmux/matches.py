"""Two matches by keys alone, one of each game: what is to be seen on the way."""

from collections.abc import Callable
from typing import Final

from tests.terminal.tmux.pane import COMMAND, Pane
from tests.terminal.tmux.player import is_over, moves

_ALWAYS: Final = "--bots medium --name Igel --pace quick --lang de"
RALLYE: Final = f"play rallye --edition winning-moves,target=1 --players 3 --seed x {_ALWAYS}"
UNO: Final = f"play uno --edition uno-carabiner,target=40 --players 2 --seed i {_ALWAYS}"

LEAVE: Final = "3"
"""The last thing one can do at the end."""
_SHEET: Final = "▙"

Wanted = Callable[[str], bool]
Look = Callable[[str, Wanted], str]
"""Waits for a screen by its name, of which something is known, and returns it."""


def rallye(pane: Pane, look: Look) -> None:
    """Look around at the first hand, then play to the end."""
    pane.play(RALLYE)
    hand = look("hand", _with("Du bist dran"))
    _look_around(pane, look)
    pane.wait_for(lambda screen: screen == hand)
    wanted = {
        "attack": _with("Den Angriff hinnehmen"),
        "whom": _with("2  „", "gegen Bot 2"),
    }
    _play(pane, look, wanted)
    pane.leave_by(LEAVE)


def uno(pane: Pane, look: Look) -> None:
    """Play to the end."""
    pane.play(UNO)
    wanted = {
        "table": _with("Du bist dran"),
        "colour": _with("wünschen"),
        "score": _with("▛▀  Wertung"),
    }
    _play(pane, look, wanted)
    pane.leave_by(LEAVE)


def in_ascii(pane: Pane, look: Look) -> None:
    """Look at a hand where no other signs are known."""
    pane.run(f"clear; LC_ALL=C PYTHONUTF8=0 PYTHONCOERCECLOCALE=0 {COMMAND} {RALLYE}")
    hand = look("hand", _with("Du bist dran"))
    pane.press("?")
    assert (hand + look("help", _with("Tasten"))).isascii()


EVENINGS: Final[dict[str, Callable[[Pane, Look], None]]] = {
    "ascii": in_ascii,
    "rallye": rallye,
    "uno": uno,
}


def _look_around(pane: Pane, look: Look) -> None:
    """Ask for all that can be asked for, and come back to the hand."""
    for name, key, words in (
        ("help", "?", "Tasten"),
        ("words", "t", "Der Tisch in Worten"),
        ("no-score", "s", "Noch ist keine Runde zu Ende"),
        ("hint", "h", "So spielen"),
    ):
        pane.press(key)
        look(name, _with(words, _SHEET))
        pane.press("Escape")
        pane.wait_for(_at_the_table)
    pane.press("r")
    pane.shows("Karten, Spieler, Geben", _SHEET)
    pane.press("Escape")
    pane.wait_for(_at_the_table)
    pane.press("1")
    look("chosen", _with("⏎ "))
    pane.press("Enter")
    look("why-not", _with("geht gerade nicht"))
    pane.press("Enter")
    pane.wait_for(_at_the_table)
    pane.press("Escape")


def _with(*words: str) -> Wanted:
    return lambda screen: all(word in screen for word in words)


def _at_the_table(screen: str) -> bool:
    return _SHEET not in screen


def _play(pane: Pane, look: Look, wanted: dict[str, Wanted]) -> None:
    """Play to the end and look at the first screen of each kind, and at the last."""
    missed = {**wanted, "end": is_over}
    for screen in moves(pane):
        for name in [name for name, shows in missed.items() if shows(screen)]:
            look(name, missed.pop(name))
    assert not missed, f"never seen: {missed.keys()}"
