"""A table to look at: how it lies there, and all that can be read about it."""

import time
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import Screen, ScreenResultType

from tischrunde.terminal.app import painting, sheets
from tischrunde.terminal.app.log import Log
from tischrunde.terminal.app.part import Part
from tischrunde.terminal.app.room import hand_rows, has_history_beside, is_roomy
from tischrunde.terminal.app.sitting import Sitting


class LookingScreen(Screen[ScreenResultType]):
    """Draws a table for whoever sits before the screen, in any size."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "score"),
        Binding("l", "log"),
        Binding("t", "words"),
        Binding("r", "rules"),
        Binding("question_mark,f1", "help"),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting

    def compose(self) -> ComposeResult:
        """Lay out the table."""
        yield Part(id="head")
        yield Part(id="status")
        with Container(id="middle"):
            yield Part(id="board")
            yield Log(id="log")
        yield Part(id="hand")
        yield Part(id="actions")
        yield Part(id="keys")

    def on_mount(self) -> None:
        """Let the clock be seen running."""
        self.set_interval(1, self._tick)

    def _tick(self) -> None:
        if self._sitting.scene.deadline is not None:
            self.query_one("#status", Part).update(painting.status(self._sitting, time.monotonic()))

    def on_resize(self) -> None:
        """Draw for the new size."""
        self._draw()

    def _draw(self) -> None:
        sitting, size = self._sitting, self.size
        roomy = is_roomy(sitting, size)
        self.query_one("#middle").set_class(has_history_beside(sitting, size), "beside")
        for part, drawing in (
            ("head", painting.head(sitting)),
            ("status", painting.status(sitting, time.monotonic())),
            ("board", painting.board(sitting, roomy=roomy, rows=size.height)),
            ("hand", painting.hand(sitting, roomy=roomy, rows=hand_rows(size))),
            ("actions", painting.actions(sitting)),
            ("keys", painting.keys(sitting)),
        ):
            self.query_one(f"#{part}", Part).update(drawing)

    def _tell(self, sentence: str) -> None:
        """Tell something in passing; names and files are no markup."""
        self.notify(sentence, timeout=8, markup=False)

    def action_score(self) -> None:
        """Show the score."""
        self.app.push_screen(sheets.score(self._sitting))

    def action_log(self) -> None:
        """Show all that has happened."""
        self.app.push_screen(sheets.log(self._sitting, self.query_one(Log).told))

    def action_words(self) -> None:
        """Show the table in words."""
        self.app.push_screen(sheets.words(self._sitting))

    def action_rules(self) -> None:
        """Show the rules."""
        self.app.push_screen(sheets.rules(self._sitting))

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(sheets.keys(self._sitting))
