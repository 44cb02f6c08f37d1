"""The actions that are possible now, each with its key, in a line that can be clicked."""

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from tischrunde.terminal.drawing import palette
from tischrunde.terminal.drawing.layout import Flow


class Action(NamedTuple):
    """A key, what it does in words, and the action of a click."""

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
