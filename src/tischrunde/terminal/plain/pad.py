"""A score pad in plain words: asks what is missing, adds up, and says what cannot be."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tischrunde import texts
from tischrunde.pad.commands import Denied
from tischrunde.pad.events import FirstDealer, Place, RoundField, SeatName
from tischrunde.terminal.match_setup import unfit
from tischrunde.terminal.pads.face import Choice, Laid, Values
from tischrunde.terminal.pads.rounds import (
    PadQuestion,
    asked,
    current,
    doubts,
    face_of,
    grid,
    options,
    others,
    places,
    round_at,
    sums,
    written,
)
from tischrunde.terminal.pads.words import PadWords
from tischrunde.terminal.plain.commands import Asked, read
from tischrunde.terminal.plain.console import Ended, Talk
from tischrunde.terminal.plain.departure import Left
from tischrunde.terminal.plain.pad_commands import COMMANDS, read_command
from tischrunde.terminal.scores import score_words
from tischrunde.terminal.sessions.saved_match import Unkept
from tischrunde.terminal.sessions.saved_pad import SavedPad, kept_words

if TYPE_CHECKING:
    from tischrunde.core.score_pad import Problem


async def write_down(saved: SavedPad, talk: Talk) -> None:
    """Ask and write until somebody has had enough, or the input ends."""
    plain = PlainPad(saved, talk)
    plain.introduce()
    try:
        while True:
            await plain.go_on()
    except Left:
        pass
    except Ended:
        talk.say("input-over")
    talk.tell([kept_words(saved)])


class PlainPad:
    """A pad before somebody who reads line by line; ``number`` is the round that is asked about."""

    def __init__(self, saved: SavedPad, talk: Talk) -> None:
        self.number = current(saved.pad)
        self._saved = saved
        self._talk = talk
        self._told = 0
        self._put_off: list[Problem] = []
        self._explained: list[Laid] = []

    @property
    def words(self) -> PadWords:
        """The words of the pad as it stands."""
        return PadWords(self._saved.pad, self._talk.language)

    def introduce(self) -> None:
        """Say what is played, by whom, and how it stands."""
        words, edition = self.words, self._saved.pad.rules.table.edition
        names = texts.together(words.company.names, words.language)
        self._say("intro", edition=words.title, points=edition.target, names=names)
        self._talk.tell([words.standing(), *words.doubts(), *words.quarrels()])

    async def go_on(self) -> None:
        """Ask the next question, or tell what a round brought, or wait after the match."""
        pad = self._saved.pad
        self.number = min(self.number, current(pad))
        if pad.match.winners and self.number > len(pad.rounds):
            await self._rest()
            return
        open_ = asked(pad, self.number)
        if open_:
            self._begin_round()
            await self._ask(open_[0])
        else:
            self._end_round()
            self.number = current(pad)

    async def _rest(self) -> None:
        """Wait for a command: the match is over."""
        self._say("over")
        command = read_command(await self._talk.line(), self._talk.language)
        if command is not None:
            await self.obey(command)

    def _begin_round(self) -> None:
        """Say which round it is, and who deals, once."""
        if self._told == self.number:
            return
        self._told = self.number
        self._talk.tell(["", self.words.say("round", number=self.number)])
        if self.number == self._saved.pad.match.counted + 1:
            self._talk.tell([self.words.deals()])

    def _end_round(self) -> None:
        """Say what a round brought, line by line, and how the match stands."""
        words = self.words
        sheets, totals = sums(self._saved.pad, self.number)
        self._talk.tell(score_words(sheets, totals, words.company, words.language))
        self._talk.tell([words.standing()])

    # Questions.

    async def _ask(self, each: PadQuestion) -> None:
        """Ask a question until it is answered, or something else was wanted."""
        places_ = [RoundField(self.number, field) for field in each.fields]
        quarrels = [place for place in places_ if place in self._saved.pad.quarrels]
        if quarrels:
            await self._reconcile(quarrels[0])
        else:
            await self._answer(each)

    async def _answer(self, each: PadQuestion) -> None:
        usual = written(self._saved.pad, self.number, each)
        self._put(each, usual)
        while True:
            line = await self._talk.line()
            command = read_command(line, self._talk.language)
            if command is not None:
                await self.obey(command)
                return
            if not line and usual:
                return
            try:
                values = self._read(each, line)
            except ValueError:
                self._say("unread", hint=self._hint(each))
                continue
            if self._write(places(self.number, each, values)):
                self._tell_sums(each)
                await self._object()
            return

    def _put(self, each: PadQuestion, usual: dict[str, str]) -> None:
        words, question = self.words, each.question
        self._talk.tell([words.ask(each)])
        if isinstance(question, Choice):
            values = options(self._saved.pad, question)
            self._talk.enumerate([words.value(question.name, value) for value in values])
        if isinstance(question, Laid):
            cards = enumerate(map(words.card, question.cards), 1)
            listed = [words.say("number-card", number=number, card=card) for number, card in cards]
            self._talk.tell([f"{', '.join(listed)}."])
        if usual:
            self._say("leave-it", value=words.answer(question, usual))
        elif isinstance(question, Laid) and question not in self._explained:
            self._explained.append(question)
            self._talk.tell([words.hint(question)])

    def _read(self, each: PadQuestion, line: str) -> Values:
        if isinstance(each.question, Choice):
            values = options(self._saved.pad, each.question)
            number = read(line, self._talk.language)
            if not isinstance(number, int) or not 1 <= number <= len(values):
                raise ValueError(line)
            return {each.question.name: values[number - 1]}
        return each.question.read(line)

    def _hint(self, each: PadQuestion) -> str:
        if isinstance(each.question, Choice):
            return self.words.say("choose", count=len(options(self._saved.pad, each.question)))
        return self.words.hint(each.question)

    def _write(self, answers: Sequence[tuple[Place, str | None]]) -> bool:
        """Write in places, and return whether that was possible."""
        return self._done(lambda: self._saved.write(answers))

    def _done(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except Denied as denied:
            problem = texts.say("pads", f"problem-pad-{denied.code}", self._talk.language)
            self._talk.tell([problem])
        except Unkept as told:
            self._talk.tell([str(told)])
        else:
            return True
        return False

    def _tell_sums(self, each: PadQuestion) -> None:
        """Say what a round brings so far to those an answer concerns."""
        words, by_seat = self.words, face_of(self._saved.pad).by_seat
        sheets, totals = sums(self._saved.pad, self.number)
        for party, sheet in enumerate(sheets):
            told = sheet.total if by_seat else each.of in (None, party)
            if told:
                points, total = sheet.total, totals[party]
                self._say("sum", party=words.party(party), points=points, total=total)

    # What cannot be, and what people disagree about.

    async def _object(self) -> None:
        """Name every new problem, and ask what to do about it."""
        pad = self._saved.pad
        found = [each for each in doubts(pad, self.number) if each not in self._put_off]
        if not found:
            return
        problem, words = found[0], self.words
        self._say("problem", words=words.problem(problem))
        answers = [words.say(f"problem-{answer}") for answer in ("again", "keep", "later")]
        chosen = await self._pick(answers)
        if chosen == 0:
            question = face_of(pad).question(problem.field.name)
            await self._answer(PadQuestion(question, problem.field.of))
        elif chosen == 1:
            self._done(lambda: self._saved.keep(self.number, problem))
            await self._object()
        else:
            self._put_off.append(problem)
            await self._object()

    async def _reconcile(self, place: Place) -> bool:
        """Let people choose between what stands in a place; return whether they did."""
        words, events = self.words, self._saved.pad.quarrels[place]
        self._say("quarrel", place=words.place(place))
        said = [
            words.say("quarrel-word", value=words.written(event), author=words.author(event))
            for event in events
        ]
        other = [words.say("quarrel-other")] if isinstance(place, RoundField) else []
        chosen = await self._pick([*said, *other])
        if chosen is None:
            return False
        if chosen < len(events):
            return self._done(lambda: self._saved.decide(events[chosen]))
        if isinstance(place, RoundField):
            self.number = place.round
            question = face_of(self._saved.pad).question(place.field.name)
            await self._answer(PadQuestion(question, place.field.of))
        return True

    async def _pick(self, answers: Sequence[str]) -> int | None:
        """Return which answer is chosen; None if something else was wanted."""
        self._talk.enumerate(answers)
        while True:
            line = await self._talk.line()
            command = read_command(line, self._talk.language)
            if command is not None:
                await self.obey(command)
                return None
            number = read(line, self._talk.language)
            if isinstance(number, int) and 1 <= number <= len(answers):
                return number - 1
            self._say("unread", hint=self.words.say("choose", count=len(answers)))

    # Commands.

    async def obey(self, command: Asked) -> None:
        """Do what was typed instead of an answer."""
        words = self.words
        match command.command:
            case "help":
                told = ["answer", *COMMANDS]
                self._talk.tell(words.say(f"help-{each}") for each in told)
            case "undo":
                self._undo()
            case "round":
                await self._change(command.rest)
            case "trail":
                self._talk.tell(map(words.event, self._saved.pad.trail))
            case "names":
                await self._rename()
            case "dealer":
                await self._deal()
            case "quarrels":
                await self._reconcile_all()
            case "score":
                self._score()
            case _:
                raise Left

    def _undo(self) -> None:
        undone: list[Place] = []
        if not self._done(lambda: undone.extend(each.place for each in self._saved.undo())):
            return
        if not undone:
            self._say("nothing-to-undo")
        for place in undone:
            self._say("undone", place=self.words.place(place))
            if isinstance(place, RoundField):
                self.number = place.round

    def _score(self) -> None:
        """Say the points of every round, and how the match stands."""
        words, pad = self.words, self._saved.pad
        for number in range(1, len(pad.rounds) + 1):
            sheets, _ = sums(pad, number)
            points = ", ".join(
                words.say("of", label=words.party(party), value=str(sheet.total))
                for party, sheet in enumerate(sheets)
            )
            label = words.say("round", number=number)
            if round_at(pad, number).missing:
                label = f"{label}, {words.say('incomplete')}"
            self._say("field", label=label, value=points)
        for party, total in enumerate(pad.match.totals):
            label = f"{words.say('total')}, {words.party(party)}"
            self._say("field", label=label, value=str(total))
        self._talk.tell([words.standing(), *words.doubts(), *words.quarrels()])

    async def _change(self, rest: str) -> None:
        """Let somebody choose what is changed in an earlier round."""
        pad = self._saved.pad
        number = read(rest, self._talk.language)
        if not pad.rounds:
            self._say("no-rounds")
        elif not isinstance(number, int):
            self._say("which-round")
        elif not 1 <= number <= len(pad.rounds):
            self._say("no-such-round", count=len(pad.rounds))
        else:
            self.number = number
            self._say("ask-field", number=number)
            asked_ = [*grid(pad), *others(pad, number)]
            listed = [self._known(each) for each in asked_]
            chosen = await self._pick(listed)
            if chosen is not None:
                await self._ask(asked_[chosen])

    def _known(self, each: PadQuestion) -> str:
        """Return what is known in answer to a question, or follows."""
        pad, words = self._saved.pad, self.words
        known = written(pad, self.number, each) or written(pad, self.number, each, concluded=True)
        value = words.answer(each.question, known) or words.say("nothing")
        return words.say("field", label=words.label(each.question.name, each.of), value=value)

    async def _rename(self) -> None:
        words = self.words
        self._say("ask-seat")
        seat = await self._pick(words.company.names)
        if seat is None:
            return
        self._say("ask-name", name=words.company.names[seat])
        name = await self._talk.line()
        others_ = [each for at, each in enumerate(self._saved.pad.names) if at != seat]
        wrong = unfit(name, others_, self._talk.language) if name else None
        if wrong is not None:
            self._talk.tell([wrong])
        elif name:
            self._write([(SeatName(seat), name)])

    async def _deal(self) -> None:
        self._say("ask-dealer")
        seat = await self._pick(self.words.company.names)
        if seat is not None and self._write([(FirstDealer(), str(seat + 1))]):
            self._talk.tell([self.words.deals()])

    async def _reconcile_all(self) -> None:
        if not self._saved.pad.quarrels:
            self._say("no-quarrels")
        for place in list(self._saved.pad.quarrels):
            if not await self._reconcile(place):
                return

    def _say(self, message: str, **args: str | int) -> None:
        self._talk.tell([self.words.say(message, **args)])
