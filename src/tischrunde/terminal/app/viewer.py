"""A table on a screen: its parts, and all that can be read about it."""

import time
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.geometry import Size
from textual.screen import Screen, ScreenResultType

from tischrunde.terminal.app import panels, sheets
from tischrunde.terminal.app.parts import Log, Part
from tischrunde.terminal.app.seat_state import SeatState
from tischrunde.terminal.drawing.game_drawing import game_drawing

_ROOMY_SIZE: Final = (112, 36)
"""Columns and rows from which cards are pictures."""
_OWN_ROWS: Final = 16
"""Rows that pictures take for the own cards and all around them."""
_MAX_HAND_PERCENT: Final = 45
"""Maximum share of the rows for the own cards, in percent."""


def is_roomy(state: SeatState, size: Size) -> bool:
    """Return whether cards can be pictures."""
    columns, rows = _ROOMY_SIZE
    each = game_drawing(state.scene.game).party_rows
    if state.view is not None and each:
        rows = _OWN_ROWS + each * len(state.view.totals)
    return size.width >= columns and size.height >= rows


def has_history_beside(state: SeatState, size: Size) -> bool:
    """Return whether the history stands beside the table, not below it."""
    return size.width >= game_drawing(state.scene.game).history_columns


def hand_rows(size: Size) -> int:
    """Return how many rows the own cards take at most."""
    return size.height * _MAX_HAND_PERCENT // 100


class ViewerScreen(Screen[ScreenResultType]):
    """Draws a table for whoever sits before the screen, in any size."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "score"),
        Binding("l", "log"),
        Binding("t", "words"),
        Binding("r", "rules"),
        Binding("question_mark,f1", "help"),
    ]

    def __init__(self, state: SeatState) -> None:
        super().__init__()
        self._state = state

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
        """Begin to update the clock."""
        self.set_interval(1, self._tick)

    def _tick(self) -> None:
        if self._state.scene.deadline is not None:
            self.query_one("#status", Part).update(panels.status(self._state, time.monotonic()))

    def on_resize(self) -> None:
        """Draw for the new size."""
        self._draw()

    def _draw(self) -> None:
        state, size = self._state, self.size
        roomy = is_roomy(state, size)
        self.query_one("#middle").set_class(has_history_beside(state, size), "beside")
        for part, drawing in (
            ("head", panels.head(state)),
            ("status", panels.status(state, time.monotonic())),
            ("board", panels.board(state, roomy=roomy, rows=size.height)),
            ("hand", panels.hand(state, roomy=roomy, rows=hand_rows(size))),
            ("actions", panels.actions(state)),
            ("keys", panels.keys(state)),
        ):
            self.query_one(f"#{part}", Part).update(drawing)

    def _tell(self, sentence: str) -> None:
        """Show a notice; names and files in it are not markup."""
        self.notify(sentence, timeout=8, markup=False)

    def action_score(self) -> None:
        """Show the score."""
        self.app.push_screen(sheets.score(self._state))

    def action_log(self) -> None:
        """Show all that has happened."""
        self.app.push_screen(sheets.log(self._state, self.query_one(Log).told))

    def action_words(self) -> None:
        """Show the table in words."""
        self.app.push_screen(sheets.words(self._state))

    def action_rules(self) -> None:
        """Show the rules."""
        self.app.push_screen(sheets.rules(self._state))

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(sheets.keys(self._state))
