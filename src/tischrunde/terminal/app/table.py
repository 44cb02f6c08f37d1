"""The table one sits at: it follows what happens, and takes what is done."""

from collections.abc import AsyncIterator, Awaitable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from textual import work
from textual.binding import Binding, BindingType

from tischrunde import texts
from tischrunde.core.events import RoundEnded
from tischrunde.rallye.cards import SAFETIES
from tischrunde.terminal.app import sheets
from tischrunde.terminal.app.actions import keyed
from tischrunde.terminal.app.keeping import Keeping
from tischrunde.terminal.app.log import Log
from tischrunde.terminal.app.looking import LookingScreen
from tischrunde.terminal.app.part import Part
from tischrunde.terminal.app.sitting import Sitting
from tischrunde.terminal.denials import denial_words
from tischrunde.terminal.findings import doubts
from tischrunde.terminal.places.place import Denied, Place
from tischrunde.terminal.places.scene import OVER, Scene
from tischrunde.uno.moves import CallUno

if TYPE_CHECKING:
    from tischrunde.core.game import Seat
    from tischrunde.terminal.app.sheet import Sheet


class Parting(NamedTuple):
    """Whether the same shall be played again, and what is still to be said."""

    again: bool = False
    words: str = ""


class TableScreen(LookingScreen[Parting]):
    """Answers how one parted from the table."""

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

    def __init__(self, place: Place, language: str, kept: Path | None = None) -> None:
        super().__init__(Sitting(place, language))
        self._keeping = Keeping(kept)
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
        """Yield what happens; what ends the table is told at it."""
        scenes = self._sitting.place.scenes()
        while True:
            try:
                scene = await anext(scenes)
            except StopAsyncIteration:
                return
            except Denied as no:
                await self._break(denial_words(no, self._sitting.company, self._sitting.language))
                return
            except Exception as error:  # noqa: BLE001 - a bot may fail in any way
                await self._break(self._stumbled(error))
                return
            yield scene

    def _stumbled(self, error: Exception) -> str:
        away = self._sitting.scene.link is not None
        return _say(self._sitting, "broken-away" if away else "broken", error=repr(error))

    async def _break(self, why: str) -> None:
        """Say why nothing more happens here, let the match be saved, and go."""
        await self._put_away()
        while True:
            sheet, answers = sheets.broken(self._sitting, why)
            sheet.sudden = True
            chosen = await self.app.push_screen_wait(sheet)
            saving = chosen is not None and answers[chosen] == "save"
            if not saving or await self._save():
                self._part()
                return

    async def _take(self, scene: Scene) -> None:
        sitting = self._sitting
        self.query_one(Log).tell(sitting.take(scene))
        round_ended = any(isinstance(event, RoundEnded) for event in scene.events)
        if round_ended and not sitting.speaks:
            sitting.cover()
        if self._question is not None and not sitting.may_still(self._asking):
            self._withdraw()
        self._draw()
        if scene.state == OVER:
            self._end_once()
            return
        if round_ended:
            await self._show(sheets.score(sitting))
        await self._show_hand()
        await self._hand_on()
        await self._show_hand()
        if sitting.errand == "answer" and self._question is None:
            self._ask(sitting.asked, sudden=True)

    async def _show(self, sheet: "Sheet") -> None:
        """Show something to read; at home everything waits until it is read."""
        sheet.sudden = True
        if self._sitting.scene.link is None:
            await self.app.push_screen_wait(sheet)
            return
        if self._news is not None and self.app.screen is self._news:
            await self._news.dismiss(None)
        self._news = sheet
        self.app.push_screen(sheet)

    async def _show_hand(self) -> None:
        """Show a hand that somebody had to show to the looker alone, once."""
        seat, shown = self._sitting.looker, self._sitting.shown
        before, self._shown[seat] = self._shown.get(seat), shown
        if shown is not None and shown != before:
            await self._show(sheets.shown(self._sitting, shown))

    async def _hand_on(self) -> None:
        """Let whoever is asked next look at the screen, and nobody else."""
        sitting = self._sitting
        seat = sitting.next_looker
        if seat is None or sitting.speaks:
            return
        leaver, moves = sitting.looker, sitting.stepping_in
        former = "" if leaver is None else sitting.words.names[leaver]
        words = [_say(sitting, "still", name=former, move=sitting.say(move)) for move in moves]
        sitting.cover()
        self._draw()
        await self._put_away()
        name = sitting.words.names[seat]
        while chosen := await self.app.push_screen_wait(sheets.curtain(sitting, name, words)):
            if leaver is not None and await self._done(
                sitting.place.play(leaver, moves[chosen - 1])
            ):
                return
        sitting.looker = seat
        self._draw()

    async def _put_away(self) -> None:
        """Put away what somebody reads or was told in passing: it may be about their cards."""
        self.app.clear_notifications()
        while (sheet := self.app.screen) is not self:
            await sheet.dismiss(None)

    def _end_once(self) -> None:
        """Ask what comes after the match, however much happens around the table then."""
        if not self._ended:
            self._ended = True
            self._end(sudden=True, saving=self._keeping.named)

    @work(exclusive=True, group="end")
    async def _end(self, *, sudden: bool = False, saving: bool = False) -> None:
        """Ask what comes after the match; where it shall be saved, that is done before."""
        if saving:
            await self._keeping.save(self._sitting)
        told = doubts(self._sitting.place.findings, self._sitting.language)
        told += [self._keeping.words] if saving else []
        sheet, answers = sheets.end(self._sitting, told)
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
        self._sitting.choose(number)
        self._draw()

    def action_move(self, by: int) -> None:
        """Choose the next card, or the one before."""
        self._sitting.move(by)
        self._draw()

    def action_let_go(self) -> None:
        """Choose no card."""
        self._sitting.let_go()
        self._draw()

    def action_play(self) -> None:
        """Lay the chosen card, say why it cannot be laid, or answer what is asked."""
        sitting = self._sitting
        uses = sitting.uses()
        if sitting.errand is not None:
            self._run(sitting.errand)
        elif sitting.card is not None and not uses:
            self.app.push_screen(sheets.why(sitting, sitting.refusals()))
        elif len(uses) == 1:
            self._play(uses[0])
        elif uses:
            self._ask(uses)

    def _run(self, errand: str) -> None:
        """Do what comes before any card."""
        match errand:
            case "start":
                self._do(self._sitting.place.start())
            case "take-back":
                self._do(self._sitting.place.take_back())
            case "end":
                self._end()
            case _:
                self._ask(self._sitting.asked)

    def action_discard(self) -> None:
        """Throw the chosen card away; of a safety it is asked whether that is meant."""
        card = self._sitting.card
        if card is None or card not in self._sitting.choices.thrown:
            return
        move = self._sitting.choices.thrown[card]
        if card not in SAFETIES:
            self._play(move)
            return

        def meant(answer: int | None) -> None:
            if answer == 1:
                self._play(move)

        self.app.push_screen(sheets.misgiving(self._sitting, card), meant)

    def action_beside(self, key: str) -> None:
        """Do what needs no card: draw, keep, catch, challenge."""
        moves = tuple(keyed(self._sitting.choices.besides, key))
        if len(moves) == 1:
            self._play(moves[0])
        elif moves:
            self._ask(moves)

    def action_call(self) -> None:
        """Call "Uno" now, or with the next card."""
        if CallUno() in self._sitting.choices.besides:
            self._play(CallUno())
            return
        self._sitting.armed = not self._sitting.armed
        self._draw()

    def _withdraw(self) -> None:
        """Put a question away that is no longer asked."""
        question, self._question, self._asking = self._question, None, ()
        if question is not None and self.app.screen is question:
            question.dismiss(None)

    def _ask(self, moves: Sequence[Any], *, sudden: bool = False) -> None:
        question = sheets.ask(self._sitting, moves)
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
        sitting = self._sitting
        if sitting.looker is not None:
            self._do(sitting.place.play(sitting.looker, move))
            sitting.let_go()
            sitting.armed = False

    def _do(self, deed: Awaitable[None]) -> None:
        self.run_worker(self._done(deed))

    async def _done(self, deed: Awaitable[None]) -> bool:
        """Return whether something was done; else it is said why not."""
        try:
            await deed
        except Denied as no:
            if self.is_attached:  # else one has gone meanwhile
                await self._deny(no)
            return False
        return True

    async def _deny(self, no: Denied) -> None:
        sitting = self._sitting
        self._draw()
        if no.refusal is None:
            self._tell(denial_words(no, sitting.company, sitting.language))
            return
        await self.app.push_screen_wait(sheets.why(sitting, [no.refusal]))
        if sitting.errand == "answer" and self._question is None:
            self._ask(sitting.asked)

    # What is advised.

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Ask an expert."""
        sitting = self._sitting
        if not sitting.place.advises:
            no = Denied("no-advice")
            self._tell(denial_words(no, sitting.company, sitting.language))
            return
        if sitting.looker is None or not sitting.on_turn:
            self._tell(_say(sitting, "why-not-now"))
            return
        scene = sitting.scene
        self.query_one("#status", Part).update(_say(sitting, "hint-thinking"))
        try:
            hints = await sitting.place.advice(sitting.looker)
        except Exception as error:  # noqa: BLE001 - as with any bot
            self._tell(self._stumbled(error))
            hints = ()
        self._draw()
        if sitting.scene is not scene:  # too late, and somebody else may look now
            return
        if not hints:
            return
        sheet = sheets.advice(sitting, hints)
        sheet.sudden = True
        if await self.app.push_screen_wait(sheet) == 0:
            self._play(hints[0].move)

    # Going.

    @work
    async def action_save(self) -> None:
        """Write the match into a file."""
        await self._save()

    @work
    async def action_leave(self) -> None:
        """Go, after asking."""
        if self._leaving:
            return
        if self._sitting.scene.state == OVER:
            self._part()
            return
        self._leaving = True
        sheet, answers = sheets.leave(self._sitting)
        chosen = await self.app.push_screen_wait(sheet)
        self._leaving = False
        answer = "stay" if chosen is None else answers[chosen]
        if answer == "go" or (answer == "save" and await self._save()):
            self._part()

    @work
    async def _part(self, *, again: bool = False) -> None:
        """Go from the table, with all that lies upon it; nothing more is to be seen there."""
        if self._parted:
            return
        self._parted = True
        self.workers.cancel_group(self, "follow")
        await self._put_away()
        self.dismiss(Parting(again, self._keeping.words))

    async def rescue(self) -> None:
        """Write the match into the file that was named for it: the program ends before its time."""
        if self._keeping.named and self._sitting.scene.link is None:
            await self._keeping.save(self._sitting)

    async def _save(self) -> bool:
        """Write the match into its file, or say why that does not work."""
        saved = await self._keeping.save(self._sitting)
        self._tell(self._keeping.words)
        return saved


def _say(sitting: Sitting, message: str, **args: str | int) -> str:
    return texts.say("app", message, sitting.language, **args)
