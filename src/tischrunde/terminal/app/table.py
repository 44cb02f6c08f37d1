"""The screen of a table: it shows what happens, and plays what is chosen."""

from collections.abc import AsyncIterator, Awaitable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from textual import work
from textual.binding import Binding, BindingType

from tischrunde import texts
from tischrunde.core.events import RoundEnded
from tischrunde.terminal.app import sheets
from tischrunde.terminal.app.parts import Log, Part
from tischrunde.terminal.app.saved_file import SavedFile
from tischrunde.terminal.app.seat_state import SeatState
from tischrunde.terminal.app.viewer import ViewerScreen
from tischrunde.terminal.denials import denial_words
from tischrunde.terminal.findings import doubts
from tischrunde.terminal.sessions.scene import OVER, Scene
from tischrunde.terminal.sessions.session import Denied, Session

if TYPE_CHECKING:
    from tischrunde.core.game import Seat
    from tischrunde.terminal.app.sheet import Sheet


class Parting(NamedTuple):
    """Whether a rematch is wanted, and what is still to be printed."""

    again: bool = False
    words: str = ""


class TableScreen(ViewerScreen[Parting]):
    """Returns how the table was left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"choose({number - 1})") for number in range(1, 10)),
        Binding("0", "choose(9)"),
        Binding("right,down,tab", "move(1)"),
        Binding("left,up,shift+tab", "move(-1)"),
        Binding("enter", "play"),
        Binding("d", "discard"),
        *(Binding(key, f"beside('{key}')") for key in ("space", "k", "x", "c")),
        Binding("u", "call"),
        Binding("escape", "let_go"),
        Binding("h", "hint"),
        Binding("ctrl+s", "save"),
        Binding("q,ctrl+c", "leave"),
    ]

    def __init__(self, session: Session, language: str, kept: Path | None = None) -> None:
        super().__init__(SeatState(session, language))
        self._keeping = SavedFile(kept)
        self._question: Sheet | None = None
        self._asking: Sequence[Any] = ()
        self._news: Sheet | None = None
        self._shown: dict[Seat | None, Any] = {}
        self._ended = False
        self._leaving = False
        self._parted = False

    def on_mount(self) -> None:
        """Begin to follow the table."""
        self._follow()

    # What happens.

    @work(group="follow")
    async def _follow(self) -> None:
        async for scene in self._scenes():
            await self._take(scene)

    async def _scenes(self) -> AsyncIterator[Scene]:
        """Yield scenes; an error that ends the table is shown at it."""
        scenes = self._state.session.scenes()
        while True:
            try:
                scene = await anext(scenes)
            except StopAsyncIteration:
                return
            except Denied as no:
                await self._break(denial_words(no, self._state.company, self._state.language))
                return
            except Exception as error:  # noqa: BLE001 - a bot may fail in any way
                await self._break(self._stumbled(error))
                return
            yield scene

    def _stumbled(self, error: Exception) -> str:
        away = self._state.scene.link is not None
        return _say(self._state, "broken-away" if away else "broken", error=repr(error))

    async def _break(self, why: str) -> None:
        """Say why the match cannot go on, offer to save it, and leave."""
        await self._put_away()
        while True:
            sheet, answers = sheets.broken(self._state, why)
            sheet.sudden = True
            chosen = await self.app.push_screen_wait(sheet)
            saving = chosen is not None and answers[chosen] == "save"
            if not saving or await self._save():
                self._part()
                return

    async def _take(self, scene: Scene) -> None:
        state = self._state
        self.query_one(Log).tell(state.take(scene))
        round_ended = any(isinstance(event, RoundEnded) for event in scene.events)
        if round_ended and not state.speaks:
            state.cover()
        if self._question is not None and not state.may_still(self._asking):
            self._withdraw()
        self._draw()
        if scene.state == OVER:
            self._end_once()
            return
        if round_ended:
            await self._show(sheets.score(state))
        await self._show_hand()
        await self._hand_on()
        await self._show_hand()
        if state.errand == "answer" and self._question is None:
            self._ask(state.asked, sudden=True)

    async def _show(self, sheet: "Sheet") -> None:
        """Show something to read; a match at home waits until it is read."""
        sheet.sudden = True
        if self._state.scene.link is None:
            await self.app.push_screen_wait(sheet)
            return
        if self._news is not None and self.app.screen is self._news:
            await self._news.dismiss(None)
        self._news = sheet
        self.app.push_screen(sheet, self._resume)

    async def _resume(self, _: int | None) -> None:
        """Let the next round begin after its result was read, if the others wait for that."""
        await self._done(self._state.session.resume())

    async def _show_hand(self) -> None:
        """Show a hand that somebody had to show to the looker alone, once."""
        seat, shown = self._state.looker, self._state.shown
        before, self._shown[seat] = self._shown.get(seat), shown
        if shown is not None and shown != before:
            await self._show(sheets.shown(self._state, shown))

    async def _hand_on(self) -> None:
        """Hand the screen to whoever is asked next."""
        state = self._state
        seat = state.next_looker
        if seat is None or state.speaks:
            return
        leaver, moves = state.looker, state.stepping_in
        former = "" if leaver is None else state.words.names[leaver]
        words = [_say(state, "still", name=former, move=state.say(move)) for move in moves]
        state.cover()
        self._draw()
        await self._put_away()
        name = state.words.names[seat]
        while chosen := await self.app.push_screen_wait(sheets.curtain(state, name, words)):
            if leaver is not None and await self._done(
                state.session.play(leaver, moves[chosen - 1])
            ):
                return
        state.looker = seat
        self._draw()

    async def _put_away(self) -> None:
        """Close sheets and notices: they may be about somebody's cards."""
        self.app.clear_notifications()
        while (sheet := self.app.screen) is not self:
            await sheet.dismiss(None)

    def _end_once(self) -> None:
        """Ask once what comes after the match, however many scenes follow."""
        if not self._ended:
            self._ended = True
            self._end(sudden=True, saving=self._keeping.named)

    @work(exclusive=True, group="end")
    async def _end(self, *, sudden: bool = False, saving: bool = False) -> None:
        """Ask what comes after the match; with ``saving`` save it first."""
        if saving:
            await self._keeping.save(self._state)
        told = doubts(self._state.session.findings, self._state.language)
        told += [self._keeping.words] if saving else []
        sheet, answers = sheets.end(self._state, told)
        sheet.sudden = sudden
        chosen = await self.app.push_screen_wait(sheet)
        match "" if chosen is None else answers[chosen]:
            case "save":
                self._end(saving=True)
            case "again" | "quit" as answer:
                self._part(again=answer == "again")
            case _:
                self._draw()

    # What is done.

    def action_choose(self, number: int) -> None:
        """Choose a card."""
        self._state.choose(number)
        self._draw()

    def action_move(self, by: int) -> None:
        """Choose the next card, or the one before."""
        self._state.move(by)
        self._draw()

    def action_let_go(self) -> None:
        """Choose no card."""
        self._state.let_go()
        self._draw()

    def action_play(self) -> None:
        """Lay the chosen card, say why it cannot be laid, or answer what is asked."""
        state = self._state
        uses = state.uses()
        if state.errand is not None:
            self._run(state.errand)
        elif state.card is not None and not uses:
            self.app.push_screen(sheets.why(state, state.refusals()))
        elif len(uses) == 1:
            self._play(uses[0])
        elif uses:
            self._ask(uses)

    def _run(self, errand: str) -> None:
        """Do what comes before any card."""
        match errand:
            case "start":
                self._do(self._state.session.start())
            case "take-back":
                self._do(self._state.session.take_back())
            case "end":
                self._end()
            case _:
                self._ask(self._state.asked)

    def action_discard(self) -> None:
        """Throw the chosen card away; for some cards ask first."""
        state = self._state
        if state.card is None or state.card not in state.choices.thrown:
            return
        move = state.choices.thrown[state.card]
        doubt = state.face.misgiving(move, state.words.edition, state.language)
        if doubt is None:
            self._play(move)
            return

        def meant(answer: int | None) -> None:
            if answer == 1:
                self._play(move)

        self.app.push_screen(sheets.misgiving(state, doubt), meant)

    def action_beside(self, key: str) -> None:
        """Do what needs no card: draw, keep, catch, challenge."""
        moves = self._state.keyed(key)
        if len(moves) == 1:
            self._play(moves[0])
        elif moves:
            self._ask(moves)

    def action_call(self) -> None:
        """Call now, or with the next card."""
        call = self._state.face.call
        if call in self._state.choices.besides:
            self._play(call)
            return
        self._state.armed = not self._state.armed
        self._draw()

    def _withdraw(self) -> None:
        """Close a question that is no longer asked."""
        question, self._question, self._asking = self._question, None, ()
        if question is not None and self.app.screen is question:
            question.dismiss(None)

    def _ask(self, moves: Sequence[Any], *, sudden: bool = False) -> None:
        question = sheets.ask(self._state, moves)
        question.sudden = sudden

        def answered(chosen: int | None) -> None:
            if self._question is not question:  # withdrawn under another sheet
                return
            self._question, self._asking = None, ()
            if chosen is not None:
                self._play(moves[chosen])

        self._question, self._asking = question, moves
        self.app.push_screen(question, answered)

    def _play(self, move: Any) -> None:  # noqa: ANN401 - of any game
        state = self._state
        if state.looker is not None:
            self._do(state.session.play(state.looker, move))
            state.let_go()
            state.armed = False

    def _do(self, work: Awaitable[None]) -> None:
        self.run_worker(self._done(work))

    async def _done(self, work: Awaitable[None]) -> bool:
        """Return whether something was done; if not, show why."""
        try:
            await work
        except Denied as no:
            if self.is_attached:  # else the table was left meanwhile
                await self._deny(no)
            return False
        return True

    async def _deny(self, no: Denied) -> None:
        state = self._state
        self._draw()
        if no.refusal is None:
            self._tell(denial_words(no, state.company, state.language))
            return
        await self.app.push_screen_wait(sheets.why(state, [no.refusal]))
        if state.errand == "answer" and self._question is None:
            self._ask(state.asked)

    # What is advised.

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Ask an expert."""
        state = self._state
        if not state.session.advises:
            no = Denied("no-advice")
            self._tell(denial_words(no, state.company, state.language))
            return
        if state.looker is None or not state.on_turn:
            self._tell(_say(state, "why-not-now"))
            return
        scene = state.scene
        self.query_one("#status", Part).update(_say(state, "hint-thinking"))
        try:
            hints = await state.session.advice(state.looker)
        except Exception as error:  # noqa: BLE001 - as with any bot
            self._tell(self._stumbled(error))
            hints = ()
        self._draw()
        if state.scene is not scene:  # too late, and somebody else may look now
            return
        if not hints:
            return
        sheet = sheets.advice(state, hints)
        sheet.sudden = True
        if await self.app.push_screen_wait(sheet) == 0:
            self._play(hints[0].move)

    # Going.

    @work
    async def action_save(self) -> None:
        """Save the match to a file."""
        await self._save()

    @work
    async def action_leave(self) -> None:
        """Leave, after asking."""
        if self._leaving:
            return
        if self._state.scene.state == OVER:
            self._part()
            return
        self._leaving = True
        sheet, answers = sheets.leave(self._state)
        chosen = await self.app.push_screen_wait(sheet)
        self._leaving = False
        answer = "stay" if chosen is None else answers[chosen]
        if answer == "go" or (answer == "save" and await self._save()):
            self._part()

    @work
    async def _part(self, *, again: bool = False) -> None:
        """Leave the table, and close all sheets on it."""
        if self._parted:
            return
        self._parted = True
        self.workers.cancel_group(self, "follow")
        await self._put_away()
        self.dismiss(Parting(again, self._keeping.words))

    async def rescue(self) -> None:
        """Save the match to the file that was named for it: the program is being ended."""
        if self._keeping.named and self._state.scene.link is None:
            await self._keeping.save(self._state)

    async def _save(self) -> bool:
        """Save the match to its file, or say why that fails."""
        saved = await self._keeping.save(self._state)
        self._tell(self._keeping.words)
        return saved


def _say(state: SeatState, message: str, **args: str | int) -> str:
    return texts.say("app", message, state.language, **args)
