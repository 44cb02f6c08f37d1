"""Lessons one plays: positions, what is to be done there, and the answer to every other move.

Each game has one file of data for all its editions, ``lessons.toml``; its sentences stand in the
texts ``lessons-GAME``. A new lesson needs no code.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from tischrunde import texts
from tischrunde.core.card_game import CardGame
from tischrunde.core.case import read_moves
from tischrunde.core.game import Seat
from tischrunde.core.notation import Unreadable
from tischrunde.core.packages import packages
from tischrunde.core.refusal import Refusal
from tischrunde.core.round import Round
from tischrunde.games.catalogue import GAMES
from tischrunde.games.manual_facts import facts
from tischrunde.games.manual_outline import Condition, Fact, condition, holds
from tischrunde.texts.company import Company

LEARNER: Seat = 0


@dataclass(frozen=True, slots=True)
class Step:
    """What the coach says, and which moves go on; patterns of moves have ``*`` and ``?``.

    ``other`` has by pattern what is said of moves that are allowed but not wanted. ``then`` is what
    is played after it, by others, or by the learner where there is nothing to decide.
    """

    say: str
    want: tuple[str, ...]
    other: Mapping[str, str]
    then: tuple[tuple[Seat, str], ...]
    when: Condition


@dataclass(frozen=True, slots=True)
class Lesson:
    """A table set up from a position, and a way through it; the learner has the first seat."""

    id: str
    game: str
    when: Condition
    position: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """What the coach answers a move: it goes ``on``, is refused, or is allowed but not wanted."""

    kind: Literal["on", "other", "refused"]
    words: str
    refusal: Refusal | None = None


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in the order they are learned in; none if it has none."""
    source = files(packages(game).rules).joinpath("lessons.toml")
    if not source.is_file():
        return ()
    found = tomllib.loads(source.read_text("utf-8"))["lesson"]
    return tuple(_lesson(game, entry) for entry in found)


def _lesson(game: str, entry: Mapping[str, Any]) -> Lesson:
    return Lesson(
        entry["id"], game, condition(entry), entry["position"], tuple(map(_step, entry["steps"]))
    )


def _step(entry: Mapping[str, Any]) -> Step:
    then = entry.get("then", "")
    return Step(
        say=entry["say"],
        want=tuple(entry["want"].split()),
        other=entry.get("other", {}),
        then=tuple(read_moves(then, then)) if then else (),
        when=condition(entry),
    )


def find_lesson(lesson: str) -> Lesson | None:
    """Return the lesson of an id."""
    return next((each for game in GAMES for each in lessons(game) if each.id == lesson), None)


class Course:
    """A lesson by the rules of an edition, in a language."""

    def __init__(self, lesson: Lesson, edition: Any, language: str) -> None:  # noqa: ANN401 - of any game
        self.lesson = lesson
        self.game: CardGame = GAMES[lesson.game]
        self.edition = edition
        self.language = language
        self._facts: Mapping[str, Fact] = facts(self.game, edition, language, _terms(lesson.game))
        self.fits = holds(lesson.when, self._facts)
        """Whether these rules have what the lesson teaches."""
        self.steps = tuple(each for each in lesson.steps if holds(each.when, self._facts))

    @property
    def title(self) -> str:
        """The name of the lesson."""
        return self.say(f"lesson-{self.lesson.id}")

    @property
    def goal(self) -> str:
        """What one will have learned."""
        return self.say(f"lesson-{self.lesson.id}-goal")

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits at the table, the learner first."""
        return tuple(texts.say("manual", "names", self.language).split()[: self.players])

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return int(self.lesson.position.partition(";")[0])

    @property
    def position(self) -> str:
        """The position in notation, with its rule set."""
        return f"{self.game.house.write_revised(self.edition)} {self.lesson.position}"

    def coach(self, done: int) -> str:
        """Return what the coach says with these steps done: what comes next, or that it is over."""
        if done < len(self.steps):
            return self.say(self.steps[done].say)
        return self.say(f"lesson-{self.lesson.id}-end")

    def reply(
        self, done: int, text: str, round_: Round[Any, Any, Any, Any], company: Company
    ) -> Reply:
        """Return what the coach answers a move of the learner with these steps done."""
        try:
            move = self.game.read_move(text)
        except Unreadable:
            return Reply("other", self._general(done))
        if (refusal := round_.refusal(LEARNER, move)) is not None:
            return Reply("refused", self.why(refusal, company), refusal)
        if done < len(self.steps) and _fits(text, self.steps[done].want):
            return Reply("on", "")
        other = self.steps[done].other if done < len(self.steps) else {}
        for pattern, message in other.items():
            if fnmatchcase(text, pattern):
                return Reply("other", self.say(message))
        return Reply("other", self._general(done))

    def why(self, refusal: Refusal, company: Company) -> str:
        """Return the judge's reason in a sentence or two."""
        edition, language = self.edition.id, self.language
        return texts.explain(self.game.id, refusal, edition, language, company=company)

    def say(self, message: str) -> str:
        """Return a sentence of the game's lessons in the words of the box."""
        return texts.say(f"lessons-{self.game.id}", message, self.language, **self._facts)

    def _general(self, done: int) -> str:
        message = "other" if done < len(self.steps) else "done"
        return texts.say("lessons", message, self.language, coach=self.coach(done))


def _fits(text: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)


@cache
def _terms(game: str) -> tuple[str, ...]:
    source = files(packages(game).rules).joinpath("lessons.toml").read_text("utf-8")
    return tuple(tomllib.loads(source).get("terms", ()))


def courses(game: CardGame, edition: Any, language: str) -> Iterator[Course]:  # noqa: ANN401 - of any game
    """Yield the lessons that these rules have, in the order they are learned in."""
    for lesson in lessons(game.id):
        course = Course(lesson, edition, language)
        if course.fits:
            yield course
