"""A lesson in plain words: the coach speaks, one answers by a number, until it is done."""

from collections.abc import Sequence
from typing import Any

from tischrunde import texts
from tischrunde.engine.lessons import LessonTable
from tischrunde.terminal.face import face
from tischrunde.terminal.plain.commands import LIST, Asked, read
from tischrunde.terminal.plain.console import Ended, Talk
from tischrunde.terminal.plain.departure import Left
from tischrunde.terminal.plain.offers import Offer, offers
from tischrunde.texts.narration import told

_LEAVE = "quit"


async def learn(table: LessonTable, talk: Talk) -> bool:
    """Play a lesson; return whether it came to its end."""
    lesson = PlainLesson(table, talk)
    talk.tell([f"{table.course.title}: {table.course.goal}"])
    try:
        while not table.is_done:
            await lesson.go_on()
    except Left:
        return False
    except Ended:
        talk.say("input-over")
        return False
    talk.tell(["", table.course.coach(table.done)])
    return True


class PlainLesson:
    """A lesson before somebody who reads line by line."""

    def __init__(self, table: LessonTable, talk: Talk) -> None:
        self._table = table
        self._talk = talk

    async def go_on(self) -> None:
        """Say what the coach says, and ask until a move goes on."""
        self._describe()
        done = self._table.done
        while self._table.done == done:
            await self._asked(await self._line())

    def _describe(self) -> None:
        table, talk = self._table, self._talk
        course = table.course
        step, steps = table.done + 1, len(course.steps)
        talk.tell(["", texts.say("lessons", "step", talk.language, step=step, steps=steps)])
        talk.tell([course.coach(table.done)])
        game = face(course.game.id)
        talk.tell(game.essentials(table.view.round, table.company, talk.language))
        numbered = self._numbered()
        possible = [offer.words for offer in numbered if not offer.refusals]
        talk.enumerate(possible)
        talk.offer([offer for offer in self._offers() if offer.key])
        if blocked := [offer.words for offer in numbered if offer.refusals]:
            talk.say("blocked")
            talk.enumerate(blocked, len(possible) + 1)

    def _offers(self) -> Sequence[Offer]:
        return offers(self._table.view.round, self._table.company, self._talk.language)

    def _numbered(self) -> list[Offer]:
        """Return what has a number: first what may be played, then what may not."""
        return [offer for offer in self._offers() if not offer.key]

    async def _line(self) -> int | Asked | None:
        self._talk.prompt()
        line = await self._talk.line()
        if not line:
            return Asked(LIST)
        asked = read(line, self._talk.language)
        if isinstance(asked, Asked) and asked.command == _LEAVE:
            raise Left
        return asked

    async def _asked(self, asked: int | Asked | None) -> None:
        if isinstance(asked, Asked):
            self._commanded(asked)
            return
        numbered = self._numbered()
        if asked is None or not 1 <= asked <= len(numbered):
            self._talk.say("no-such-choice", count=len(numbered))
            return
        chosen = numbered[asked - 1]
        moves = chosen.moves
        if chosen.refusals:
            course = self._table.course
            self._talk.tell(course.why(each, self._table.company) for each in chosen.refusals)
            return
        while len(moves) > 1:
            moves = await self._narrowed(moves)
        if moves:
            self._played(moves[0])

    def _commanded(self, asked: Asked) -> None:
        """Do what is typed without a number: call, catch; anything else is told once more."""
        course = self._table.course
        moves = [move for offer in self._offers() for move in offer.moves]
        game = face(course.game.id)
        move = game.commanded(asked.command, asked.rest, moves, course.names)
        if move is None:
            self._describe()
        else:
            self._played(move)

    async def _narrowed(self, moves: Sequence[Any]) -> tuple[Any, ...]:
        """Return the moves left after a question; none to go back."""
        talk = self._talk
        company = self._table.company
        question = face(company.game).narrowed(moves, company, talk.language)
        talk.tell([question.words])
        talk.enumerate([answer.words for answer in question.answers])
        talk.say("back")
        while True:
            asked = await self._line()
            if asked == 0:
                return ()
            if isinstance(asked, int) and asked <= len(question.answers):
                return question.answers[asked - 1].moves
            talk.say("no-such-answer", count=len(question.answers))

    def _played(self, move: Any) -> None:  # noqa: ANN401 - of any game
        table, language = self._table, self._talk.language
        text = table.course.game.write_move(move)
        reply = table.reply(text)
        if reply.kind != "on":
            self._talk.tell([reply.words])
            return
        company = table.company
        happened = (told(event, company, language) for event in table.go_on(text))
        self._talk.tell(f"{each[0].upper()}{each[1:]}" for each in happened if each)
