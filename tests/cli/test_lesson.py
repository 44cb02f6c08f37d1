"""``tischrunde learn --lesson``: every lesson in plain words from its beginning to its end."""

import io
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

from tests.cli.command import run
from tischrunde import texts
from tischrunde.engine.lessons import LessonTable
from tischrunde.games.catalogue import GAMES
from tischrunde.games.lessons import Course, courses
from tischrunde.terminal.face import face
from tischrunde.terminal.plain.offers import Offer, offers

Capsys = pytest.CaptureFixture[str]
EVERY = [
    pytest.param(game.id, edition.id, lesson, id=f"{edition.id} {lesson}")
    for game in GAMES.values()
    for edition in game.editions.values()
    for lesson in (course.lesson.id for course in courses(game, edition, "en"))
]


def course_of(game: str, edition: str, lesson: str, language: str) -> Course:
    found = courses(GAMES[game], GAMES[game].editions[edition], language)
    return next(course for course in found if course.lesson.id == lesson)


def wanted(table: LessonTable, offer: Offer) -> object | None:
    """Return the move of an offer that goes on."""
    patterns = table.course.steps[table.done].want
    write = table.course.game.write_move
    fits = (m for m in offer.moves if any(fnmatchcase(write(m), each) for each in patterns))
    return next(fits, None)


def typed(course: Course) -> Iterator[str]:
    """Yield what a reader types who takes the first refused card, then what goes on."""
    table = LessonTable(course, 1_000_000)
    while not table.is_done:
        listed = offers(table.view.round, table.company, course.language)
        numbered = [offer for offer in listed if not offer.key]
        refused = next((n for n, each in enumerate(numbered, 1) if each.refusals), None)
        if refused is not None:
            yield str(refused)
        chosen = next(offer for offer in listed if wanted(table, offer) is not None)
        move = wanted(table, chosen)
        yield chosen.key or str(numbered.index(chosen) + 1)
        moves = chosen.moves
        while len(moves) > 1:
            question = face(course.game.id).narrowed(moves, table.company, course.language)
            number, answer = next(
                (n, each) for n, each in enumerate(question.answers, 1) if move in each.moves
            )
            yield str(number)
            moves = answer.moves
        table.go_on(course.game.write_move(move))


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("game", "edition", "lesson"), EVERY)
def test_a_lesson_is_played_to_its_end(  # noqa: PLR0913, PLR0917 - what is played, in which language
    game: str,
    edition: str,
    lesson: str,
    language: str,
    capsys: Capsys,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    course = course_of(game, edition, lesson, language)
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed(course))))
    asked = ("learn", game, "--edition", edition, "--lesson", lesson, "--lang", language)
    told = run(capsys, *asked)
    for done in range(len(course.steps) + 1):
        assert course.coach(done) in told
    ids = [each.lesson.id for each in courses(GAMES[game], course.edition, language)]
    after = ids[ids.index(lesson) + 1 :]
    if after:
        assert f"tischrunde learn --edition {edition} --lesson {after[0]}" in told
    else:
        assert texts.say("lessons", "all-done", language) in told


def test_a_refused_card_is_answered_by_the_rules(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = course_of("rallye", "fx-schmid", "roll", "en")
    table = LessonTable(course, 1_000_000)
    listed = offers(table.view.round, table.company, "en")
    number, offer = next((n, each) for n, each in enumerate(listed, 1) if each.refusals)
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{number}\n"))
    told = run(capsys, "learn", "rallye", "--lesson", "roll", "--lang", "en")
    assert course.why(offer.refusals[0], table.company) in told
    assert course.coach(1) not in told


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_all_lessons_are_listed(language: str, capsys: Capsys) -> None:
    told = run(capsys, "learn", "uno", "--lesson", "--lang", language)
    for course in courses(GAMES["uno"], GAMES["uno"].editions["uno-carabiner"], language):
        assert f"--lesson {course.lesson.id}\n      {course.title}: {course.goal}" in told


def test_a_lesson_that_there_is_not_is_named_with_those_that_there_are(capsys: Capsys) -> None:
    told = run(capsys, "learn", "uno", "--lesson", "nonsense", code=2)
    assert "nonsense" in told
    assert "match" in told
