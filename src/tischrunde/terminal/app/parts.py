"""Widgets with drawings of ours: parts of the screen, and the log of what has happened."""

from typing import Any

from rich.text import Text
from textual.widgets import Static

from tischrunde.terminal.drawing import palette


class Part(Static):
    """Shows a drawing, which contains the actions of clicks."""

    def __init__(self, drawing: Any = "", *, id: str) -> None:  # noqa: A002, ANN401 - as Textual has it
        super().__init__(drawing, id=id)
        self.auto_links = False  # cards keep their colours


class Log(Static):
    """The history of a table."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - as Textual calls it
        super().__init__(id=id)
        self.told: list[str] = []
        self._new = 0

    def tell(self, sentences: list[str]) -> None:
        """Add what has just happened; it is highlighted until the next addition."""
        if sentences:
            self.told += sentences
            self._new = len(sentences)
            self.refresh()

    def render(self) -> Text:
        """Return the last lines."""
        width, height = self.size.width, self.size.height
        lines: list[Text] = []
        old = len(self.told) - self._new
        for number, sentence in enumerate(
            self.told[-max(height, 1) :], max(0, len(self.told) - max(height, 1))
        ):
            style = palette.LOUD if number >= old else ""
            lines += Text(sentence, style=style).wrap(self.app.console, max(width, 1))
        return Text("\n").join(lines[-height:] if height else [])
