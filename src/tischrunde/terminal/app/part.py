"""A part of a screen that is drawn by us, links included."""

from typing import Any

from textual.widgets import Static


class Part(Static):
    """Shows a drawing; what the mouse does on it is written into it."""

    def __init__(self, drawing: Any = "", *, id: str) -> None:  # noqa: A002, ANN401 - as Textual has it
        super().__init__(drawing, id=id)
        self.auto_links = False  # cards keep their colours
