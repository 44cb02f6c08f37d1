"""The rules of every edition as pages, each clause under its own anchor."""

import posixpath
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from tischrunde import texts
from tischrunde.core.card_game import CardGame
from tischrunde.games.catalogue import GAMES
from tischrunde.games.register import house_register, register
from tischrunde.games.rulebook import Chapter, rulebook_chapters

HOUSE: Final = "house"
"""The kind of the chapter that all editions of a game share."""
_CELL: Final = re.compile(r"(?<=\|) `([\w-]+/[\w-]+)` \|")
"""A cell of a table that holds the name of a clause and nothing else."""


class Shelf(NamedTuple):
    """Where the rules in a language lie, and what is said around them."""

    language: str
    page: str
    """The page that tells which boxes there are."""
    folder: str
    """Where the rules of each box lie."""
    heading: str
    house: str
    ruling: str


SHELVES: Final = (
    Shelf("en", "rules.md", "rules", "Rules", "House rules", "Our ruling"),
    Shelf("de", "de/regeln.md", "de/regeln", "Regeln", "Hausregeln", "Unsere Auslegung"),
)


def rule_pages() -> dict[str, str]:
    """Return the pages by their places."""
    pages = {}
    for shelf in SHELVES:
        for game in GAMES.values():
            chapters: tuple[Chapter, ...] = ()
            for edition in game.house.editions:
                chapters = rulebook_chapters(game.id, edition, shelf.language)
                printed = [chapter for chapter in chapters if chapter.kind != HOUSE]
                title = _name(game, edition, shelf)
                pages[f"{shelf.folder}/{edition}.md"] = _page(title, printed, shelf)
            agreed = [chapter for chapter in chapters if chapter.kind == HOUSE]
            pages[f"{shelf.folder}/house-{game.id}.md"] = _page(_house(game, shelf), agreed, shelf)
    return pages


def rule_contents(shelf: Shelf) -> list[Any]:
    """Return the pages of a shelf for the contents of the site."""
    return [
        shelf.page,
        *(
            {title: f"{shelf.folder}/{page}.md"}
            for game in GAMES.values()
            for page, title in _titles(game, shelf)
        ),
    ]


def with_rules(shelf: Shelf, text: str) -> str:
    """Return the page of the boxes, with links to the rules of each and to the house rules."""
    folder = shelf.folder.rpartition("/")[2]
    for game in GAMES.values():
        for edition in game.house.editions:
            row = re.compile(rf"^\| `{edition}` \| ([^|]+) \|", re.MULTILINE)
            text = row.sub(rf"| `{edition}` | [\1]({folder}/{edition}.md) |", text)
    house = [f"- [{_house(game, shelf)}]({folder}/house-{game.id}.md)" for game in GAMES.values()]
    return "\n".join([text, f"## {shelf.house}\n", *house, ""])


def with_clauses(text: str, page: str) -> str:
    """Return a page on which clauses named in tables lead to their words."""
    places = _clauses()

    def lead(cell: re.Match[str]) -> str:
        there = places.get(cell[1])
        if there is None:
            return cell[0]
        return f" [`{cell[1]}`]({posixpath.relpath(there, posixpath.dirname(page) or '.')}) |"

    return _CELL.sub(lead, text)


@cache
def _clauses() -> dict[str, str]:
    """Return where each clause is told, in English."""
    shelf = SHELVES[0]
    return {
        clause.id: f"{shelf.folder}/{page}.md#{clause.id.partition('/')[2]}"
        for game in GAMES
        for page, clauses in (
            *((clause.book, (clause,)) for clause in register(game)),
            (f"house-{game}", house_register(game)),
        )
        for clause in clauses
    }


def _titles(game: CardGame, shelf: Shelf) -> Iterator[tuple[str, str]]:
    for edition in game.house.editions:
        yield edition, _name(game, edition, shelf)
    yield f"house-{game.id}", _house(game, shelf)


def _name(game: CardGame, edition: str, shelf: Shelf) -> str:
    return texts.say(game.id, f"edition-{edition}", shelf.language)


def _house(game: CardGame, shelf: Shelf) -> str:
    return f"{shelf.house}: {texts.say(game.id, 'title', shelf.language)}"


def _page(title: str, chapters: list[Chapter], shelf: Shelf) -> str:
    lines = [f"# {title}\n"]
    for chapter in chapters:
        lines.append(f"## {_escaped(chapter.title)}\n")
        for rule in chapter.rules:
            name = rule.clause.partition("/")[2]
            lines.append(f"### {rule.clause} {{ #{name} .clause }}\n")
            if rule.says is not None:
                lines.append(_escaped(rule.says) + "\n")
            if rule.ruling is not None:
                lines.append(f"*{shelf.ruling}:* {_escaped(rule.ruling)}\n")
    return "\n".join(lines)


def _escaped(text: str) -> str:
    for sign in "\\*_`[<":
        text = text.replace(sign, f"\\{sign}")
    return text
