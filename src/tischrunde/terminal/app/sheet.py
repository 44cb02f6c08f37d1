"""A sheet laid over the table: something to read, and something to choose."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Region
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from tischrunde.terminal.app.parts import Part
from tischrunde.terminal.drawing import signs
from tischrunde.terminal.drawing.layout import Prose

NUMBERS: Final = tuple("123456789")


class Sheet(ModalScreen[int | None]):
    """Options are chosen by key, with the arrows and Enter, or with the mouse.

    It returns the number of the option, from 0, or None if it was closed. Without options Enter
    closes it too. With the ``kind`` opaque it hides what lies beneath, with wide it takes more
    room. Its ``foot`` says how to close it. A ``sudden`` one comes unasked, and ignores keys at
    first.
    """

    reaction: ClassVar[float] = 0.7
    """Seconds for which a key is taken to be meant for what was there before."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,tab,right", "move(1)"),
        Binding("up,shift+tab,left", "move(-1)"),
        Binding("enter", "take"),
        Binding("escape", "close_sheet"),
        Binding("ctrl+c", "app.quit"),
        Binding("pageup", "turn(-1)"),
        Binding("pagedown,space", "turn(1)"),
    ]

    def __init__(  # noqa: PLR0913 - all that can be on a sheet
        self,
        title: str,
        body: RenderableType,
        options: Sequence[str] = (),
        *,
        keys: Sequence[str] = NUMBERS,
        kind: str = "",
        foot: str = "",
    ) -> None:
        super().__init__(classes=kind)
        self._heading = title
        self._foot = foot
        self._text = body
        self._options = options
        self._keys = keys
        self._chosen = 0
        self._taken_from = 0.0
        self.sudden = False

    def compose(self) -> ComposeResult:
        """Lay out the sheet."""
        box = Vertical(id="sheet")
        box.border_title = Content(f" {self._heading} ")
        box.border_subtitle = Content(self._foot and f" {self._foot} ")
        with box, VerticalScroll(id="body", can_focus=False):
            yield Static(self._text)
            if self._options:
                yield Part(self._listed(), id="options")

    def on_mount(self) -> None:
        """Scroll to the first option."""
        if self.sudden:
            self._taken_from = monotonic() + self.reaction
        if self._options:
            self.call_after_refresh(self._show_chosen)

    def _show_chosen(self) -> None:
        """Scroll to the chosen option, unless the sheet is closed already."""
        for options in self.query("#options"):
            line = Region(0, options.virtual_region.y + self._chosen, 1, 1)
            self.query_one("#body").scroll_to_region(line, animate=False, force=True)

    def on_key(self, event: events.Key) -> None:
        """Choose by key."""
        if event.character is not None and event.character in self._keys:
            event.stop()
            self.action_pick(self._keys.index(event.character))

    def action_move(self, by: int) -> None:
        """Go to another option, or without options scroll the text."""
        if not self._options:
            self.action_turn(by)
            return
        self._chosen = (self._chosen + by) % len(self._options)
        self.query_one("#options", Part).update(self._listed())
        self._show_chosen()

    def action_turn(self, by: int) -> None:
        """Turn a page forward, or back."""
        body = self.query_one("#body")
        body.scroll_relative(y=by * max(body.size.height - 2, 1), animate=False)

    def action_take(self) -> None:
        """Answer with the highlighted option."""
        if self._options:
            self.action_pick(self._chosen)
        elif monotonic() >= self._taken_from:
            self._answer(None)

    def action_pick(self, number: int) -> None:
        """Answer with an option, unless the key came too soon to be meant."""
        if 0 <= number < len(self._options) and monotonic() >= self._taken_from:
            self._answer(number)

    def action_close_sheet(self) -> None:
        """Close the sheet without an answer."""
        self._answer(None)

    def _answer(self, number: int | None) -> None:
        """Close with an answer, once: keys typed at once would answer what lies beneath."""
        if self.app.screen is self:
            self.dismiss(number)

    def _listed(self) -> Group:
        return Group(*(self._option(number) for number in range(len(self._options))))

    def _option(self, number: int) -> Text:
        chosen = number == self._chosen
        key = self._keys[number] if number < len(self._keys) else ""
        line = Text(f"{signs.TURN if chosen else ' '} {key:>2}  {self._options[number]} ")
        line.stylize(Style(bold=chosen, reverse=chosen, meta={"@click": f"screen.pick({number})"}))
        return line


class Firm(Sheet):
    """Stays until it is answered."""

    def action_close_sheet(self) -> None:
        """Stay."""


class LineSheet(ModalScreen[str | None]):
    """Returns valid words, the default if nothing is typed, or None if closed."""

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
        """Take what was typed, or say why it is not valid."""
        said = event.value.strip() or self._usual
        wrong = self._unfit(said)
        if wrong is None:
            self._answer(said)
        else:
            self.query_one("#wrong", Part).update(Prose(wrong, style="bold"))

    def action_close_sheet(self) -> None:
        """Close the sheet without an answer."""
        self._answer(None)

    def _answer(self, said: str | None) -> None:
        """Close with an answer, once: keys typed at once would answer what lies beneath."""
        if self.app.screen is self:
            self.dismiss(said)
