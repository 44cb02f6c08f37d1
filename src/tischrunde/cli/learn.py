"""``tischrunde learn``: how one plays an edition, step by step, with pictures of tables."""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console

from tischrunde import texts
from tischrunde.cli.arguments import take_json
from tischrunde.cli.commands import Say
from tischrunde.cli.console import DUMB, Mistake, heading, wrapped
from tischrunde.cli.inputs import rule_set, title
from tischrunde.cli.screens import out, until_ended
from tischrunde.core.card_game import CardGame
from tischrunde.core.edition import Edition
from tischrunde.engine.lessons import LessonTable
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.games.encoder import plain
from tischrunde.games.lessons import Course, courses
from tischrunde.games.manual import Manual, ManualChapter, manual
from tischrunde.games.manual_outline import outline
from tischrunde.terminal.manual import chapter_sentences, draw_chapter
from tischrunde.terminal.plain.console import Talk, typed
from tischrunde.terminal.plain.lesson import learn

_EVERY: Final = "all"
_BEGUN_MS: Final = 1_000_000
"""When a lesson begins, in milliseconds; no time runs in it."""


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take a game or an edition, and which chapter."""
    parser.add_argument(
        "game", nargs="?", choices=GAMES, metavar=say("word-game"), help=say("game")
    )
    parser.add_argument("--edition", metavar=say("word-edition"), help=say("edition"))
    parser.add_argument("--chapter", metavar=say("word-chapter"), help=say("learn-chapter"))
    parser.add_argument(
        "--lesson", nargs="?", const="", metavar=say("word-lesson"), help=say("learn-lesson")
    )
    parser.add_argument("--plain", action="store_true", help=say("learn-plain"))
    take_json(parser, say)


def run(options: argparse.Namespace) -> Iterator[str]:
    """Print what is needed for a first round, or the chapter asked for; or play a lesson."""
    if options.game is None:
        found = game_of(options.edition) if options.edition else None
        if found is None and not options.edition:
            yield from _editions(options.lang)
            return
        options.game = next(iter(GAMES)) if found is None else found.id
    game, edition = rule_set(options)
    if options.lesson is None:
        yield from _manual(game, edition, options)
    else:
        yield from _lessons(game, edition, options)


def _manual(game: CardGame, edition: Edition, options: argparse.Namespace) -> Iterator[str]:
    made = manual(game, edition, options.lang)
    if made is None:
        raise Mistake(texts.say("manual", "none", options.lang))
    chapters = _chosen(made, options.chapter, options.lang)
    if options.json:
        yield json.dumps(plain(game, made), ensure_ascii=False, indent=1)
        return
    yield from _head(game, made, options.lang)
    if options.plain or not _shows_pictures():
        for chapter in chapters:
            yield from heading(chapter.title)
            for line in chapter_sentences(made, chapter, options.lang):
                yield from wrapped(line.strip(), "  " if line.startswith(" ") else "")
    else:
        console = Console(highlight=False)
        for chapter in chapters:
            console.print(draw_chapter(made, chapter, options.lang))
    if options.chapter is None:
        yield from _more(made, options.lang)


def _shows_pictures() -> bool:
    return sys.stdout.isatty() and os.environ.get("TERM", "") not in DUMB


def _chosen(made: Manual, chapter: str | None, lang: str) -> Sequence[ManualChapter]:
    """Return the chapters for the first round, one by its id, or all."""
    if chapter is None:
        return [each for each in made.chapters if each.first]
    found = [each for each in made.chapters if chapter in (each.id, _EVERY)]
    if not found:
        known = ", ".join((*(each.id for each in made.chapters), _EVERY))
        message = texts.say("manual", "no-such-chapter", lang, chapter=chapter, chapters=known)
        raise Mistake(message)
    return found


def _head(game: CardGame, made: Manual, lang: str) -> Iterator[str]:
    yield from heading(f"{texts.say(game.id, 'title', lang)}: {made.title}", "═")
    if "," in made.rules:
        yield texts.say("manual", "house", lang, rules=made.rules)


def _more(made: Manual, lang: str) -> Iterator[str]:
    """Yield how the other chapters are asked for."""
    yield ""
    yield texts.say("manual", "more", lang)
    name, _, _ = made.rules.partition(",")
    asked = name if name == made.rules else f"'{made.rules}'"
    for chapter in made.chapters:
        if not chapter.first:
            yield f"  tischrunde learn --edition {asked} --chapter {chapter.id}"
            yield f"      {chapter.title}"


def _lessons(game: CardGame, edition: Edition, options: argparse.Namespace) -> Iterator[str]:
    """Play the lesson asked for, and yield what comes next; without one, yield all there are."""
    lang = options.lang
    rules = edition.id
    known = list(courses(game, game.editions[rules], lang))
    if not known:
        raise Mistake(texts.say("lessons", "none", lang))
    if not options.lesson:
        yield texts.say("lessons", "list", lang)
        for course in known:
            yield from _course_lines(course, rules)
        return
    ids = [course.lesson.id for course in known]
    if options.lesson not in ids:
        listed = ", ".join(ids)
        words = texts.say("lessons", "no-such-lesson", lang, lesson=options.lesson, lessons=listed)
        raise Mistake(words)
    number = ids.index(options.lesson)
    finished: list[bool] = []
    until_ended(_learned(LessonTable(known[number], _BEGUN_MS), lang, finished))
    if not finished:
        return
    if number + 1 == len(known):
        yield texts.say("lessons", "all-done", lang)
        return
    yield texts.say("lessons", "next", lang, title=known[number + 1].title)
    yield f"  tischrunde learn --edition {rules} --lesson {ids[number + 1]}"


async def _learned(table: LessonTable, lang: str, finished: list[bool]) -> None:
    """Play a lesson in plain words; note that it came to its end."""
    if await learn(table, Talk(typed(sys.stdin), out, lang)):
        finished.append(True)


def _course_lines(course: Course, rules: str) -> Iterator[str]:
    yield f"  tischrunde learn --edition {rules} --lesson {course.lesson.id}"
    yield f"      {course.title}: {course.goal}"


def _editions(lang: str) -> Iterator[str]:
    """Yield which editions have a manual, and how it is asked for."""
    yield texts.say("manual", "editions", lang)
    for game in GAMES.values():
        for edition in game.editions.values():
            if outline(game.id) is not None:
                yield f"  tischrunde learn --edition {edition.id}"
                yield f"      {title(game, edition, lang)}"
