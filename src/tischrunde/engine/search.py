"""What a search over the rules finds: questions people ask, the clauses of a box, its manual."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias
from unicodedata import combining, normalize

from tischrunde import texts
from tischrunde.core.card_game import CardGame
from tischrunde.games.cases import Question, games_with_cases, ready_cases
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.games.manual_facts import facts
from tischrunde.games.manual_outline import holds, outline
from tischrunde.games.rulebook import rulebook_chapters

Plain: TypeAlias = dict[str, Any]

_GROUPS: Final = ";"
_WORDS: Final = ","


def search_entries(rules: str, language: str) -> list[Plain]:
    """Return the questions about all games, those of this box first, then its clauses and chapters.

    Beside each stand other words for what it is about, and the names its cards have in other boxes.
    """
    own = game_of(rules) or next(iter(GAMES.values()))
    games = sorted(games_with_cases(), key=lambda game: game != own.id)
    return [
        *(entry for game in games for entry in _questions(GAMES[game], language)),
        *_clauses(own, rules, language),
        *_chapters(own, rules, language),
    ]


def _questions(game: CardGame, language: str) -> Iterator[Plain]:
    for each in ready_cases(game.id):
        title = texts.say(f"cases-{game.id}", f"case-{each.id}", language)
        names = " ".join(_names(game, each, language))
        yield _entry("question", game, each.id, title, language, names=names)


def _names(game: CardGame, question: Question, language: str) -> list[str]:
    """Return what the cards of a question are called, in any box."""
    known = {card.slug for card in game.house.read_revised(question.layout.rules).deck}
    picked = " ".join(question.layout.picks.values())
    for mark in ",:=>!":
        picked = picked.replace(mark, " ")
    cards = [card for card in picked.split() if card in known]
    names = (
        texts.card_name(game.id, card, edition, language)
        for card in cards
        for edition in game.editions
    )
    return list(dict.fromkeys(names))


def _clauses(game: CardGame, rules: str, language: str) -> Iterator[Plain]:
    edition = game.house.read_revised(rules).id
    for chapter in rulebook_chapters(game.id, edition, language):
        for rule in chapter.rules:
            text = " ".join(words for words in (rule.says, rule.ruling) if words)
            yield _entry("clause", game, rule.clause, chapter.title, language, text=text)


def _chapters(game: CardGame, rules: str, language: str) -> Iterator[Plain]:
    found = outline(game.id)
    if found is None:
        return
    known = facts(game, game.house.read_revised(rules), language, found.terms)
    for chapter in found.chapters:
        if holds(chapter.when, known):
            title = texts.say(f"manual-{game.id}", f"chapter-{chapter.id}", language, **known)
            yield _entry("chapter", game, chapter.id, title, language)


def _entry(  # noqa: PLR0913 - all that is said of it
    kind: str,
    game: CardGame,
    entry: str,
    title: str,
    language: str,
    *,
    text: str = "",
    names: str = "",
) -> Plain:
    written = _folded(f"{title} {text} {names}")
    also = [names, *(words for words in _synonyms(game, language) if _occurs(words, written))]
    return {
        "kind": kind,
        "game": game.id,
        "id": entry,
        "title": title,
        "text": text,
        "also": " ".join(filter(None, also)),
    }


def _synonyms(game: CardGame, language: str) -> list[str]:
    """Return groups of words that mean the same."""
    words = texts.say(f"cases-{game.id}", "synonyms", language)
    return [group.strip() for group in words.split(_GROUPS)]


def _occurs(group: str, written: str) -> bool:
    words = (_folded(word).strip() for word in group.split(_WORDS))
    return any(f" {word} " in written for word in words)


def _folded(text: str) -> str:
    """Return a text in small letters without accents, its words between single spaces."""
    bare = (each for each in normalize("NFD", text.casefold()) if not combining(each))
    words = "".join(each if each.isalnum() or each == "+" else " " for each in bare)
    return f" {' '.join(words.split())} "
