"""The screen of a score pad: a round is filled in, everything else is added up."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.screen import Screen

from tischrunde import texts
from tischrunde.pad.commands import Denied
from tischrunde.pad.events import FirstDealer, RoundField, SeatName
from tischrunde.terminal.app import pad_sheets
from tischrunde.terminal.app.pad_state import KEYS, PadState
from tischrunde.terminal.app.parts import Part
from tischrunde.terminal.app.sheet import LineSheet, Sheet
from tischrunde.terminal.drawing import palette
from tischrunde.terminal.drawing.layout import Ends, Flow, Prose, on_felt
from tischrunde.terminal.drawing.pad import PadTable, notes
from tischrunde.terminal.drawing.pad_round import Filled, draw_round
from tischrunde.terminal.match_setup import unfit
from tischrunde.terminal.pads.face import Choice, Laid, Typed
from tischrunde.terminal.sessions.saved_match import Unkept
from tischrunde.terminal.sessions.saved_pad import SavedPad

if TYPE_CHECKING:
    from tischrunde.pad.events import Place

_TYPED = frozenset("0123456789 ,+")
_KEYS = (
    ("z", "undo", "screen.undo"),
    ("⇞ ⇟", "rounds", "screen.turn(1)"),
    ("s", "score", "screen.score"),
    ("l", "trail", "screen.trail"),
    ("n", "names", "screen.names"),
    ("d", "dealer", "screen.dealer"),
    ("?", "help", "screen.help"),
    ("q", "quit", "screen.quit"),
)


class PadScreen(Screen[None]):
    """A pad before somebody; all that is written is in its file at once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,tab", "move(1)"),
        Binding("left,shift+tab", "move(-1)"),
        Binding("down", "move_down(1)"),
        Binding("up", "move_down(-1)"),
        Binding("enter", "enter"),
        Binding("backspace", "rub_out"),
        Binding("delete", "empty"),
        Binding("pageup", "turn(-1)"),
        Binding("pagedown", "turn(1)"),
        Binding("k", "keep"),
        Binding("z,ctrl+z", "undo"),
        Binding("s", "score"),
        Binding("l", "trail"),
        Binding("n", "names"),
        Binding("d", "dealer"),
        Binding("c", "quarrels"),
        Binding("question_mark,f1", "help"),
        Binding("q,escape,ctrl+c", "quit"),
    ]

    def __init__(self, saved: SavedPad) -> None:
        super().__init__()
        self._pad = PadState(saved)

    def compose(self) -> ComposeResult:
        """Lay out the pad."""
        yield Part(id="head")
        yield Part(id="status")
        with VerticalScroll(id="middle", can_focus=False):
            yield Part(id="pad")
        yield Part(id="actions")
        yield Part(id="keys")

    def on_resize(self) -> None:
        """Draw for the new size."""
        self._draw()

    # Drawing.

    def _draw(self) -> None:
        for part, drawing in (
            ("head", self._head()),
            ("status", Prose(self._status())),
            ("pad", self._sheet()),
            ("actions", Flow(self._actions())),
            ("keys", self._key_line()),
        ):
            self.query_one(f"#{part}", Part).update(drawing)
        self.call_after_refresh(self._show_field)

    def _show_field(self) -> None:
        """Scroll to the field, with what belongs to it."""
        rows = self._pad.cells.index(self._pad.at) + 3
        for middle in self.query("#middle"):
            middle.scroll_to_region(Region(0, 0, 1, rows), animate=False, force=True)

    def _head(self) -> RenderableType:
        words = self._pad.words
        title = Text(words.say("title"), style=palette.LOUD)
        title.append(f"  {words.title}", style="not bold")
        return Ends(title, Text(words.say("round", number=self._pad.number), no_wrap=True))

    def _status(self) -> str:
        state, words = self._pad, self._pad.words
        if state.is_complete and state.pad.match.winners:
            return f"{words.say('status-over')} {words.standing()}"
        return words.ask(state.at)

    def _sheet(self) -> RenderableType:
        state, words = self._pad, self._pad.words
        filled = Filled(state.number, state.at, state.typed, "screen.go_to({})".format)
        told = [words.standing(), *([] if state.pad.match.winners else [words.deals()])]
        table: list[RenderableType] = [PadTable(words), Text()] if state.pad.rounds else []
        doubts: list[RenderableType] = [on_felt(Text(each, palette.ALARM)) for each in notes(words)]
        return Group(draw_round(words, filled), Text(), *doubts, *table, *map(Prose, told))

    def _actions(self) -> Iterator[Text]:
        state, words = self._pad, self._pad.words
        question = state.at.question
        for number, answer in enumerate(state.answers()):
            yield _button(KEYS[number].upper(), answer, f"screen.answer({number})")
        if isinstance(question, Laid):
            special = words.of_game(f"special-{question.name}")
            yield on_felt(Text(words.say("act-toggle", special=special), palette.QUIET))
        enter = texts.say("app", "key-enter", words.language)
        if state.is_complete and state.has_next and not state.typed:
            yield _button(enter, words.say("act-next"), "screen.enter")
        elif isinstance(question, Typed | Laid):
            yield _button(enter, words.say("act-write"), "screen.enter")
        if state.doubts:
            yield _button("K", words.say("act-keep"), "screen.keep")
        if state.pad.quarrels:
            yield _button("C", words.say("key-quarrels"), "screen.quarrels")

    def _key_line(self) -> Text:
        text = Text(no_wrap=True, overflow="ellipsis")
        for key, name, click in _KEYS:
            label = self._pad.words.say(f"key-{name}")
            part = Text.assemble((f" {key} ", palette.LOUD), label)
            part.stylize(Style(meta={"@click": click}))
            text.append_text(part)
        return text

    # Going about, and writing.

    def on_key(self, event: events.Key) -> None:
        """Type in a field, or choose an answer."""
        character = event.character or ""
        if isinstance(self._pad.at.question, Typed) and character in _TYPED and character:
            event.stop()
            self._pad.typed += character
            self._draw()
        elif character and character in KEYS:
            event.stop()
            self.action_answer(KEYS.index(character))

    def action_move(self, by: int) -> None:
        """Write what is typed, and go to the next field or the one before."""
        if self._finish():
            self._pad.go(by)
        self._draw()

    def action_move_down(self, by: int) -> None:
        """Write what is typed, and go to the field below or above."""
        if self._finish():
            self._pad.go_down(by)
        self._draw()

    def action_go_to(self, number: int) -> None:
        """Write what is typed, and go to a field."""
        if self._finish() and number < len(self._pad.cells):
            self._pad.at = self._pad.cells[number]
        self._draw()

    def action_turn(self, by: int) -> None:
        """Write what is typed, and look at another round."""
        if self._finish():
            self._pad.turn(by)
        self._draw()

    def action_enter(self) -> None:
        """Write what is typed, and go on: to what is open, or to the next round."""
        state = self._pad
        if state.is_complete and state.has_next and not state.typed:
            state.turn(1)
        elif self._finish() and self._do(state.lay_nothing):
            state.go_on()
        self._draw()

    def action_answer(self, number: int) -> None:
        """Choose an answer, and go on; or lay a card, or take it away."""
        state = self._pad
        if number < len(state.answers()) and self._do(lambda: state.choose(number)):
            if isinstance(state.at.question, Choice):
                state.go_on()
            self._draw()

    def action_rub_out(self) -> None:
        """Take the last sign back, or all that was written."""
        if self._pad.typed:
            self._pad.typed = self._pad.typed[:-1]
            self._draw()
        else:
            self.action_empty()

    def action_empty(self) -> None:
        """Take an answer back."""
        self._do(self._pad.empty)
        self._draw()

    def action_keep(self) -> None:
        """Keep an entry that cannot be."""
        state = self._pad
        if state.doubts:
            self._do(lambda: state.saved.keep(state.number, state.doubts[0]))
            self._draw()

    def action_undo(self) -> None:
        """Take the last entry back, also one that is not written yet."""
        state = self._pad
        if state.typed:
            state.typed = ""
            self._draw()
            return
        undone: list[Place] = []
        if self._do(lambda: undone.extend(each.place for each in state.saved.undo())):
            for place in undone:
                if isinstance(place, RoundField) and place.round != state.number:
                    state.look_at(place.round)
            told = [state.words.say("undone", place=state.words.place(each)) for each in undone]
            self._tell(" ".join(told) or state.words.say("nothing-to-undo"))
        self._draw()

    def _finish(self) -> bool:
        """Write what is typed; return whether that was possible."""
        try:
            return self._do(self._pad.write_typed)
        except ValueError:
            words = self._pad.words
            self._tell(words.say("unread", hint=words.hint(self._pad.at.question)))
            return False

    def _do(self, act: Callable[[], object]) -> bool:
        """Do something to the pad; say why it cannot be done."""
        language = self._pad.saved.language
        try:
            act()
        except Denied as denied:
            self._tell(texts.say("pads", f"problem-pad-{denied.code}", language))
            return False
        except Unkept as told:
            self._tell(str(told))
            return False
        self._pad.settle()
        return True

    def _tell(self, sentence: str) -> None:
        """Show a notice; names and files in it are not markup."""
        self.notify(sentence, timeout=8, markup=False)

    # What is read, and asked, on sheets.

    def action_score(self) -> None:
        """Show what the round brings, line by line."""
        self.app.push_screen(pad_sheets.score(self._pad))

    def action_trail(self) -> None:
        """Show who wrote what, and when."""
        self.app.push_screen(pad_sheets.trail(self._pad.words))

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(pad_sheets.keys(self._pad.words))

    @work
    async def action_names(self) -> None:
        """Give somebody another name."""
        state, words = self._pad, self._pad.words
        ask = words.say("ask-seat")
        seat = await self._picked(
            Sheet(
                words.say("names-title"),
                Prose(ask),
                words.company.names,
                foot=pad_sheets.back(words),
            )
        )
        if seat is None:
            return
        name = words.company.names[seat]
        others = [each for at, each in enumerate(state.pad.names) if at != seat]
        sheet = LineSheet(
            words.say("ask-name", name=name),
            name,
            lambda said: unfit(said, others, words.language),
            title=words.say("names-title"),
            foot=texts.say("app", "foot-line", words.language),
        )
        said = await self.app.push_screen_wait(sheet)
        if said is not None:
            self._do(lambda: state.saved.write([(SeatName(seat), said)]))
        self._draw()

    @work
    async def action_dealer(self) -> None:
        """Say who dealt the first round."""
        words = self._pad.words
        sheet = Sheet(
            words.say("dealer-title"),
            Prose(words.say("ask-dealer")),
            words.company.names,
            foot=pad_sheets.back(words),
        )
        seat = await self._picked(sheet)
        if seat is not None:
            self._do(lambda: self._pad.saved.write([(FirstDealer(), str(seat + 1))]))
        self._draw()

    @work
    async def action_quarrels(self) -> None:
        """Let people decide, place by place, where they disagree."""
        state = self._pad
        if not state.pad.quarrels:
            self._tell(state.words.say("no-quarrels"))
        for place in list(state.pad.quarrels):
            events_ = state.pad.quarrels[place]
            chosen = await self._picked(pad_sheets.quarrel(state.words, place))
            if chosen is None:
                break
            self._do(partial(state.saved.decide, events_[chosen]))
        self._draw()

    async def _picked(self, sheet: Sheet) -> int | None:
        return await self.app.push_screen_wait(sheet)

    def action_quit(self) -> None:
        """Write what is typed, and leave."""
        if self._finish():
            self.dismiss(None)


def _button(key: str, words: str, click: str) -> Text:
    button = Text.assemble((f" {key} ", palette.YELLOW), (f" {words} ", palette.SLATE))
    button.stylize(Style(meta={"@click": click}))
    return button
