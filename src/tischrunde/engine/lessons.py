"""Lessons at a table of this device: a coach, and others who play what the lesson says.

Nothing is kept here. A lesson is where the moves have led that were played so far: whoever calls
keeps them.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, Final, TypeAlias

from tischrunde import texts
from tischrunde.core.fairness import commitment
from tischrunde.core.game import Seat
from tischrunde.engine.device import CODE, DeviceTable
from tischrunde.engine.table_setup import SetupDenied, TableSetup, bot_sits
from tischrunde.engine.viewer import error_fields
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.games.lessons import LEARNER, Course, Reply, courses, find_lesson
from tischrunde.table.commands import PERSON, Move, Open, Sit, Start
from tischrunde.table.denial import Denial
from tischrunde.table.ids import id_on_device
from tischrunde.table.log import Row
from tischrunde.table.pace import DEVICE
from tischrunde.table.table import Table
from tischrunde.texts.company import Company
from tischrunde.texts.narration import company_at

Plain: TypeAlias = dict[str, Any]

_OWNER: Final = "device 0"
_SHAPE: Final = "circle"
_OTHERS: Final = "easy"
"""The level of the bots that sit there; they are never asked."""
_DATE: Final = "2026-11-18"
"""Like names, the day is a part of what the cards come from: they shall be the same every day."""
_STEP_MS: Final = 5_000
"""Milliseconds between two moves, enough for what must not come at once ..."""
_ANSWER_MS: Final = 1_000
"""... and those until an attack is answered, for which there is not that much time."""


class LessonTable:
    """A table after some moves of a lesson, with its log."""

    def __init__(self, course: Course, at: int) -> None:
        self.course = course
        secret = hashlib.sha256(f"lesson {course.lesson.id}".encode()).digest()
        self.secret = secret
        self.done = 0
        """The number of steps that are done."""
        _, _, position = course.lesson.position.partition(";")
        self._setup = TableSetup(Table(id_on_device(secret), secret), at)
        opened = Open(
            game=course.game.id,
            rules=course.game.house.write(course.edition),
            players=course.players,
            pace=DEVICE,
            public=False,
            programs=False,
            host=_OWNER,
            code=CODE,
            commitment=commitment(secret).hex(),
            date=_DATE,
            revision=course.edition.revision,
            position=position.strip(),
        )
        self._setup.take(None, opened)
        for seat, name in enumerate(course.names):
            self._setup.take(seat, self._sits(seat, name))
        self._setup.take(LEARNER, Start())

    @property
    def rows(self) -> Sequence[Row]:
        """The log of the table."""
        return self._setup.rows

    @property
    def view(self) -> Any:  # noqa: ANN401 - of any game
        """The match as the learner sees it."""
        return self._match.view(LEARNER)

    @cached_property
    def company(self) -> Company:
        """Those around the table, who are the same from its beginning to its end."""
        return company_at(self.course.game.id, self.view, self.course.names)

    @property
    def is_done(self) -> bool:
        """Whether the lesson has come to its end."""
        return self.done == len(self.course.steps)

    def reply(self, move: str) -> Reply:
        """Return what the coach answers a move; nothing is played."""
        return self.course.reply(self.done, move, self._match.round, self.company)

    def go_on(self, move: str) -> list[Any]:
        """Play a move that goes on, and what the others play after it; return what happened."""
        then = self.course.steps[self.done].then
        events: list[Any] = []
        for seat, text in ((LEARNER, move), *then):
            self._setup.at += _ANSWER_MS if self._setup.table.window else _STEP_MS
            events += self._setup.take(seat, Move(text))
        self.done += 1
        return events

    @property
    def _match(self) -> Any:  # noqa: ANN401 - of any game
        return self._setup.table.match

    def _sits(self, seat: Seat, name: str) -> Sit:
        if seat == LEARNER:
            return Sit(_OWNER, name, _SHAPE, PERSON, "", "")
        return replace(bot_sits(_OTHERS, self._setup.table), name=name)


def lesson_table(
    lesson: str, rules: str, played: Sequence[str], language: str, at: int
) -> LessonTable:
    """Return the table of a lesson after the learner's moves; the last of them came at this time.

    Lessons are for what is printed, without house rules. A lesson that there is not, or not in this
    edition, raises SetupDenied; so does a move that did not go on.
    """
    found = find_lesson(lesson)
    game = game_of(rules)
    if found is None or game is None or found.game != game.id or rules not in game.editions:
        raise SetupDenied(Denial("no-such-lesson"))
    course = Course(found, game.editions[rules], language)
    if not course.fits:
        raise SetupDenied(Denial("no-such-lesson"))
    rows = 1 + sum(1 + len(step.then) for step in course.steps[: len(played)])
    table = LessonTable(course, at - rows * _STEP_MS)
    for move in played:
        if table.is_done or table.reply(move).kind != "on":
            raise SetupDenied(Denial("no-such-lesson"))
        table.go_on(move)
    return table


# ── what a page asks for ──────────────────────────────────────────────────────────────────────


def lesson_list(language: str) -> list[Plain]:
    """Return the lessons of every edition, in the order they are learned in."""
    return [
        {
            "game": game.id,
            "rules": edition.id,
            "title": texts.say(game.id, f"edition-{edition.id}", language),
            "lessons": [
                {"id": course.lesson.id, "title": course.title, "goal": course.goal}
                for course in courses(game, edition, language)
            ],
        }
        for game in GAMES.values()
        for edition in game.editions.values()
    ]


def lesson_open(lesson: str, rules: str, played: list[str], language: str, now: int) -> Plain:
    """Return the table of a lesson as the learner sees it, and what the coach says there."""
    table = lesson_table(lesson, rules, played, language, now)
    shown = DeviceTable(table.secret, [row._asdict() for row in table.rows]).show(LEARNER)
    return {"snap": shown, "coach": coached(table)}


def lesson_play(  # noqa: PLR0913 - where the lesson is, and what is done
    *, lesson: str, rules: str, played: list[str], move: str, key: str, language: str, now: int
) -> Plain:
    """Return the coach's answer to a move; if it goes on, the frames of all that happens then."""
    table = lesson_table(lesson, rules, played, language, now)
    reply = table.reply(move)
    fields = {} if reply.refusal is None else error_fields(Denial("refused", reply.refusal), now)
    frames: list[Plain] = []
    if reply.kind == "on":
        before = len(table.rows)
        shown = DeviceTable(table.secret, [row._asdict() for row in table.rows])
        shown.show(LEARNER)
        table.go_on(move)
        first, *others = table.rows[before:]
        frames = [shown.apply(row._asdict()) for row in (first._replace(key=key), *others)]
    return {
        "kind": reply.kind,
        "words": reply.words,
        "refusal": fields,
        "frames": frames,
        "coach": coached(table),
    }


def coached(table: LessonTable) -> Plain:
    """Return where a lesson is, and what the coach says there."""
    course = table.course
    return {
        "lesson": course.lesson.id,
        "title": course.title,
        "words": course.coach(table.done),
        "step": table.done,
        "steps": len(course.steps),
    }
