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
from tischrunde.core.card_game import CardGame
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.games.encoder import plain
from tischrunde.games.manual import Manual, ManualChapter, manual
from tischrunde.games.manual_outline import outline
from tischrunde.terminal.manual import chapter_sentences, draw_chapter

_EVERY: Final = "all"


def arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Take a game or an edition, and which chapter."""
    parser.add_argument(
        "game", nargs="?", choices=GAMES, metavar=say("word-game"), help=say("game")
    )
    parser.add_argument("--edition", metavar=say("word-edition"), help=say("edition"))
    parser.add_argument("--chapter", metavar=say("word-chapter"), help=say("learn-chapter"))
    parser.add_argument("--plain", action="store_true", help=say("learn-plain"))
    take_json(parser, say)


def run(options: argparse.Namespace) -> Iterator[str]:
    """Print what is needed for a first round, or the chapter asked for."""
    if options.game is None:
        found = game_of(options.edition) if options.edition else None
        if found is None and not options.edition:
            yield from _editions(options.lang)
            return
        options.game = next(iter(GAMES)) if found is None else found.id
    game, edition = rule_set(options)
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


def _editions(lang: str) -> Iterator[str]:
    """Yield which editions have a manual, and how it is asked for."""
    yield texts.say("manual", "editions", lang)
    for game in GAMES.values():
        for edition in game.editions.values():
            if outline(game.id) is not None:
                yield f"  tischrunde learn --edition {edition.id}"
                yield f"      {title(game, edition, lang)}"
