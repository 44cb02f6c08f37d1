"""An edition's rules as a rulebook: its clauses by chapter, in the reader's language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tischrunde import texts
from tischrunde.core.card_game import CardGame
from tischrunde.games.manual import manual
from tischrunde.games.register import Clause, house_register, register

CHAPTERS: Final = (
    "setup",
    "turn",
    "attack",
    "defence",
    "safety",
    "blitz",
    "action",
    "challenge",
    "call",
)
ENDING_CHAPTERS: Final = ("end", "score", "match", "manner", "house")
"""The chapters after those of the game itself."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A clause in a language: what the book says and, where it does not suffice, how we read it."""

    clause: str
    says: str | None
    ruling: str | None


@dataclass(frozen=True, slots=True)
class Chapter:
    """The rules about one part of the game."""

    kind: str
    title: str
    rules: tuple[Rule, ...]


def rulebook_chapters(game: str, edition: str, language: str) -> tuple[Chapter, ...]:
    """Return the rules of an edition, house rules last."""
    clauses = [clause for clause in register(game) if clause.book == edition]
    clauses += house_register(game)
    return tuple(
        Chapter(
            kind=kind,
            title=texts.say(game, f"chapter-{kind}", language, edition=edition),
            rules=tuple(_rule(game, clause, language) for clause in clauses if clause.kind == kind),
        )
        for kind in _kinds(clauses)
    )


def chapters_by_heading(game: CardGame, edition: Any, language: str) -> tuple[Chapter, ...]:  # noqa: ANN401 - of any game
    """Return the rules of an edition under the headings of its manual, house rules last.

    Each stands under the first heading it belongs to. Without a manual the chapters are those of
    ``rulebook_chapters``.
    """
    chapters = rulebook_chapters(game.id, edition.id, language)
    made = manual(game, edition, language)
    if made is None:
        return chapters
    house = [chapter for chapter in chapters if chapter.kind == "house"]
    left = {
        rule.clause: rule for chapter in chapters if chapter not in house for rule in chapter.rules
    }
    headed = [
        Chapter(
            kind=chapter.id,
            title=chapter.title,
            rules=tuple(left.pop(clause) for clause in chapter.clauses if clause in left),
        )
        for chapter in made.chapters
    ]
    return tuple(chapter for chapter in (*headed, *house) if chapter.rules)


def _kinds(clauses: Sequence[Clause]) -> list[str]:
    """Return what the clauses are about, in the order of the chapters."""
    found = dict.fromkeys(clause.kind for clause in clauses)
    own = [kind for kind in found if kind not in CHAPTERS + ENDING_CHAPTERS]
    return [kind for kind in (*CHAPTERS, *own, *ENDING_CHAPTERS) if kind in found]


def _rule(game: str, clause: Clause, language: str) -> Rule:
    """The register itself is English; other languages have it in their texts."""
    if language == "en":
        return Rule(clause.id, clause.says, clause.ruling)
    return Rule(clause.id, *texts.clause(game, clause.id, language))


def clause_words(game: str, clause: str, language: str) -> Rule:
    """Return a clause in a language, by its id."""
    known = {each.id: each for each in (*register(game), *house_register(game))}
    return _rule(game, known[clause], language)
