"""Lessons are played to their ends in every edition that has them; wrong moves are answered."""

import json
import re
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from statistics import median
from typing import Any, Final

import msgspec
import pytest

from tischrunde import texts
from tischrunde.core.card_game import CardGame
from tischrunde.engine.calls import call
from tischrunde.engine.lessons import LessonTable, lesson_table
from tischrunde.engine.table_setup import SetupDenied
from tischrunde.games.catalogue import GAMES
from tischrunde.games.lessons import Course, Lesson, courses, lessons
from tischrunde.protocol import frames
from tischrunde.protocol import lessons as protocol
from tischrunde.rallye.moves import EVERY_MOVE as RALLYE_MOVES
from tischrunde.uno.moves import EVERY_MOVE as UNO_MOVES

NOW: Final = 1_795_000_000_000
EVERY_MOVE: Final[dict[str, tuple[Any, ...]]] = {"rallye": RALLYE_MOVES, "uno": UNO_MOVES}
READER_WPM: Final = 200
MOVE_S: Final = 4.0
"""Seconds a reader needs to find a card and lay it ..."""
OTHERS_S: Final = 2.0
"""... and to see what another player does."""
LONGEST_MEDIAN_S: Final = 180.0
COUNTS: Final = {"rallye": 6, "uno": 5}

COURSES = [
    pytest.param(course, id=f"{edition.id} {course.lesson.id}")
    for game in GAMES.values()
    for edition in game.editions.values()
    for course in courses(game, edition, "de")
]
every_course = pytest.mark.parametrize("course", COURSES)
every_language = pytest.mark.parametrize("language", texts.LANGUAGES)


def legal(table: LessonTable) -> list[str]:
    return [table.course.game.write_move(move) for move in table.view.round.legal]


def wanted(table: LessonTable) -> list[str]:
    step = table.course.steps[table.done]
    return [move for move in legal(table) if any(fnmatchcase(move, want) for want in step.want)]


def at_every_step(course: Course) -> Iterator[LessonTable]:
    """Yield the table at every step of the lesson, by the first move that goes on."""
    table = LessonTable(course, NOW)
    while not table.is_done:
        yield table
        table.go_on(wanted(table)[0])


def other(course: Course, language: str) -> Course:
    return Course(course.lesson, course.edition, language)


# ── to the end ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_edition_has_its_lessons(game: CardGame) -> None:
    for edition in game.editions.values():
        found = [course.lesson.id for course in courses(game, edition, "de")]
        assert len(found) == len({*found}) == COUNTS[game.id], edition.id


def test_no_two_lessons_have_the_same_id() -> None:
    ids = [lesson.id for game in GAMES for lesson in lessons(game)]
    assert len(ids) == len({*ids})


@every_course
def test_every_way_through_a_lesson_comes_to_its_end(course: Course) -> None:
    """Wherever several moves go on, each of them leads to the end."""
    ways: list[tuple[str, ...]] = [()]
    for _ in course.steps:
        ways = [(*way, move) for way in ways for move in wanted(table_after(course, way))]
        assert ways
    for way in ways:
        assert table_after(course, way).is_done


def table_after(course: Course, played: tuple[str, ...]) -> LessonTable:
    return lesson_table(course.lesson.id, rules(course), played, "de", NOW)


def rules(course: Course) -> str:
    return str(course.game.house.write(course.edition))


# ── every other move ──────────────────────────────────────────────────────────────────────────


@every_language
@every_course
def test_every_move_has_its_answer(course: Course, language: str) -> None:
    """What is refused is answered by the judge's own reason, what is not wanted by the coach."""
    course = other(course, language)
    refused = 0
    for table in at_every_step(course):
        going_on, allowed = wanted(table), legal(table)
        coach, company = course.coach(table.done), table.company
        for text in map(course.game.write_move, EVERY_MOVE[course.game.id]):
            reply = table.reply(text)
            if text in going_on:
                assert (reply.kind, reply.words) == ("on", "")
            elif text in allowed:
                assert reply.kind == "other"
                assert reply.words
                assert reply.words != coach
            else:
                assert reply.kind == "refused", text
                assert reply.refusal is not None
                why = texts.explain(
                    course.game.id,
                    reply.refusal,
                    course.edition.id,
                    language,
                    company=company,
                )
                assert reply.words == why != ""
                refused += 1
    assert refused


@every_course
def test_an_answer_changes_nothing(course: Course) -> None:
    table = LessonTable(course, NOW)
    before = len(table.rows), table.done, table.view
    for move in EVERY_MOVE[course.game.id]:
        table.reply(course.game.write_move(move))
    assert (len(table.rows), table.done, table.view) == before


def test_what_is_no_move_is_answered_too() -> None:
    table = next(at_every_step(COURSES[0].values[0]))  # type: ignore[arg-type]
    assert table.reply("nonsense").kind == "other"
    assert table.reply("nonsense").words


# ── the data ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_every_pattern_is_needed(game: str) -> None:
    """Each pattern fits a move that is allowed in its step in some edition."""
    needed: set[tuple[str, int, str]] = set()
    for course in (each.values[0] for each in COURSES):
        assert isinstance(course, Course)
        if course.game.id != game:
            continue
        for done, table in enumerate(at_every_step(course)):
            step = course.steps[done]
            going_on = wanted(table)
            for move in legal(table):
                if move in going_on:
                    continue
                first = next((each for each in step.other if fnmatchcase(move, each)), None)
                if first is not None:
                    needed.add((course.lesson.id, done, first))
    written = {
        (lesson.id, done, pattern)
        for lesson in lessons(game)
        for done, step in enumerate(lesson.steps)
        for pattern in step.other
    }
    assert written == needed


@pytest.mark.parametrize("game", GAMES)
@every_language
def test_every_sentence_is_said_somewhere(game: str, language: str) -> None:
    said = {
        message
        for lesson in lessons(game)
        for message in (*own(lesson), *(m for step in lesson.steps for m in step.other.values()))
    }
    said |= {step.say for lesson in lessons(game) for step in lesson.steps}
    source = texts.fluent.source(f"lessons-{game}", language)
    assert said == {*re.findall(r"^([a-z-]+) =", source, re.MULTILINE)}


def own(lesson: Lesson) -> tuple[str, ...]:
    name = f"lesson-{lesson.id}"
    return (name, f"{name}-goal", f"{name}-end")


# ── how long it takes ─────────────────────────────────────────────────────────────────────────


def reader_s(course: Course) -> float:
    """Return how long a reader takes who makes one mistake in every step that lets them."""
    words, moves, others = [course.title, course.goal], 0, 0
    for done, table in enumerate(at_every_step(course)):
        words.append(course.coach(done))
        wrong = [move for move in legal(table) if move not in wanted(table)]
        if wrong:
            words.append(table.reply(wrong[0]).words)
        moves += 1 + bool(wrong)
        others += len(course.steps[done].then)
    words.append(course.coach(len(course.steps)))
    read = sum(len(each.split()) for each in words) / READER_WPM * 60
    return read + moves * MOVE_S + others * OTHERS_S


@every_language
def test_a_lesson_takes_three_minutes_at_most(language: str) -> None:
    taken = {each.id: reader_s(other(each.values[0], language)) for each in COURSES}  # type: ignore[arg-type]
    told = [f"{language} {name}: {seconds:.0f} s" for name, seconds in taken.items()]
    told.append(f"{language}: median {median(taken.values()):.0f} s")
    sys.stdout.write("\n".join(told) + "\n")
    assert median(taken.values()) <= LONGEST_MEDIAN_S


# ── as a page asks for them ───────────────────────────────────────────────────────────────────


def asked(name: str, **given: Any) -> Any:
    return json.loads(call(json.dumps({"call": name, "with": given})))


@every_course
def test_a_page_plays_a_lesson_to_its_end(course: Course) -> None:
    played: list[str] = []
    where = {"lesson": course.lesson.id, "rules": rules(course), "language": "en", "now": NOW}
    opened = asked("lesson-open", played=played, **where)["ok"]
    msgspec.convert(opened["snap"], frames.Snap)
    msgspec.convert(opened["coach"], protocol.Coach)
    version = opened["snap"]["v"]
    for step, table in enumerate(at_every_step(other(course, "en"))):
        move = wanted(table)[0]
        done = asked("lesson-play", played=played, move=move, key="k", **where)["ok"]
        msgspec.convert(done, protocol.LessonAnswer)
        assert done["kind"] == "on"
        assert done["frames"][0].get("k") == "k"
        for frame in done["frames"]:
            version += 1
            assert frame["v"] == version
        played.append(move)
        assert done["coach"]["step"] == step + 1
        again = asked("lesson-open", played=played, **where)["ok"]
        assert again["snap"]["v"] == version
        assert again["coach"] == done["coach"]
    assert played


def test_a_wrong_move_is_answered_and_nothing_is_told() -> None:
    where = {"lesson": "roll", "rules": "schmidt", "language": "de", "now": NOW, "played": []}
    no = asked("lesson-play", move="100", key="k", **where)["ok"]
    assert (no["kind"], no["frames"], no["refusal"]["reason"]) == ("refused", [], "not-rolling")
    other_move = asked("lesson-play", move="-stop", key="k", **where)["ok"]
    assert (other_move["kind"], other_move["frames"]) == ("other", [])
    assert other_move["coach"]["step"] == 0


@pytest.mark.parametrize(
    ("lesson", "edition", "played"),
    [
        ("nonsense", "schmidt", []),
        ("match", "schmidt", []),
        ("finish", "auto-rallye", []),
        ("roll", "schmidt", ["100"]),
        ("roll", "schmidt", ["-stop"]),
        ("roll", "nonsense", []),
    ],
)
def test_there_is_no_such_lesson(lesson: str, edition: str, played: list[str]) -> None:
    with pytest.raises(SetupDenied):
        lesson_table(lesson, edition, played, "de", NOW)


@every_language
def test_every_edition_lists_its_lessons(language: str) -> None:
    listed = asked("lesson-list", language=language)["ok"]
    msgspec.convert(listed, list[protocol.EditionLessons])
    assert [len(each["lessons"]) for each in listed] == [
        COUNTS[game.id] for game in GAMES.values() for _ in game.editions
    ]
