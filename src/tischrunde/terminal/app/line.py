"""A sheet with a line to write on."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input

from tischrunde.terminal.app.part import Part
from tischrunde.terminal.drawing.layout import Prose


class LineSheet(ModalScreen[str | None]):
    """Answers with words that fit, the usual ones if nothing is written, or None if closed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close_sheet"),
        Binding("ctrl+c", "app.quit", priority=True),  # a line would take it for "copy"
    ]

    def __init__(
        self,
        question: str,
        usual: str,
        unfit: Callable[[str], str | None],
        *,
        title: str,
        foot: str,
    ) -> None:
        super().__init__(classes="opaque")
        self._heading = title
        self._foot = foot
        self._asked = question
        self._usual = usual
        self._unfit = unfit

    def compose(self) -> ComposeResult:
        """Lay out the sheet."""
        box = Vertical(id="sheet")
        box.border_title = Content(f" {self._heading} ")
        box.border_subtitle = Content(f" {self._foot} ")
        with box:
            yield Part(Prose(self._asked), id="question")
            yield Input(placeholder=self._usual, id="line")
            yield Part(id="wrong")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take what was written, or say why it does not work."""
        said = event.value.strip() or self._usual
        wrong = self._unfit(said)
        if wrong is None:
            self._answer(said)
        else:
            self.query_one("#wrong", Part).update(Prose(wrong, style="bold"))

    def action_close_sheet(self) -> None:
        """Put the sheet away without an answer."""
        self._answer(None)

    def _answer(self, said: str | None) -> None:
        """Go with an answer, once: keys that came in one go would answer what lies beneath."""
        if self.app.screen is self:
            self.dismiss(said)
