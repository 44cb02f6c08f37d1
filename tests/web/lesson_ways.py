"""Writes ways through all lessons for a browser test: ``python -m tests.web.lesson_ways``.

Every step has what the coach says, the move that goes on, a move that is allowed but not wanted
with the coach's answer, if there is one, and a card that cannot be laid with the clause of it.
"""

import json
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

from tischrunde.engine.lessons import LessonTable
from tischrunde.games.catalogue import GAMES
from tischrunde.games.encoder import plain
from tischrunde.games.lessons import Course, courses
from tischrunde.texts import LANGUAGES

_NOW = 1_795_000_000_000


def main() -> None:
    """Write them as JSON."""
    ways = [
        way(course)
        for game in GAMES.values()
        for edition in game.editions.values()
        for course in courses(game, edition, LANGUAGES[0])
    ]
    sys.stdout.write(json.dumps(ways))


def way(course: Course) -> dict[str, Any]:
    """Return a lesson, and a way to its end."""
    told = {each: Course(course.lesson, course.edition, each) for each in LANGUAGES}
    return {
        "game": course.game.id,
        "rules": course.edition.id,
        "lesson": course.lesson.id,
        "title": {language: each.title for language, each in told.items()},
        "end": {language: each.coach(len(each.steps)) for language, each in told.items()},
        "steps": list(steps({each: LessonTable(told[each], _NOW) for each in LANGUAGES})),
    }


def steps(tables: dict[str, LessonTable]) -> Iterator[dict[str, Any]]:
    """Yield the steps by the first move that goes on, at the same table in every language."""
    table = tables[LANGUAGES[0]]
    course = table.course
    while not table.is_done:
        round_ = table.view.round
        legal = [course.game.write_move(move) for move in round_.legal]
        want = course.steps[table.done].want
        move = next(each for each in legal if any(fnmatchcase(each, one) for one in want))
        wrong = next((each for each in legal if table.reply(each).kind == "other"), None)
        yield {
            "task": {each: at.course.coach(at.done) for each, at in tables.items()},
            "move": move,
            "wrong": wrong,
            "answer": wrong and {each: at.reply(wrong).words for each, at in tables.items()},
            "locked": next(
                (
                    {"card": plain(course.game, card), "clause": refusals[0][1].clause}
                    for card, refusals in round_.blocked.items()
                ),
                None,
            ),
        }
        for each in tables.values():
            each.go_on(move)


if __name__ == "__main__":
    main()
