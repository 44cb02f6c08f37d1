"""What can be done now, each with its key, in a line that the mouse can use too."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from rich.style import Style
from rich.text import Text

from tischrunde.terminal.drawing import palette
from tischrunde.terminal.drawing.layout import Flow
from tischrunde.uno.moves import Accept, CallUno, Catch, Challenge, Draw, Keep

KEYS: Final[dict[type, str]] = {
    Draw: "space",
    Accept: "space",
    Keep: "k",
    CallUno: "u",
    Catch: "c",
    Challenge: "x",
}
"""The keys of moves without a card; all others are asked for on a sheet."""


class Action(NamedTuple):
    """A key, what it does in words, and what the mouse does on it."""

    key: str
    words: str
    click: str


def line(actions: list[Action]) -> Flow:
    """Return the actions side by side."""
    return Flow(map(_button, actions))


def _button(action: Action) -> Text:
    button = Text.assemble(
        (f" {action.key} ", palette.YELLOW), (f" {action.words} ", palette.SLATE)
    )
    button.stylize(Style(meta={"@click": action.click}))
    return button


def keyed(moves: tuple[Any, ...], key: str) -> Iterator[Any]:
    """Yield the moves of a key."""
    return (move for move in moves if KEYS.get(type(move)) == key)
