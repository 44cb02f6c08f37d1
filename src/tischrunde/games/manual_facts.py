"""What the texts and conditions of a manual may ask of an edition: its numbers, cards and words."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from enum import Enum
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from tischrunde import texts
from tischrunde.core.card_game import CardGame
from tischrunde.core.packages import packages
from tischrunde.games.manual_outline import Fact

_FOUR_DIGITS: Final = 1000


def facts(game: CardGame, edition: Any, language: str, terms: Iterable[str]) -> dict[str, Fact]:  # noqa: ANN401 - of any game
    """Return every fact by the name a text has it by, in the words of the edition's box.

    They are the fields of the edition, its cards by their slugs and how many there are of each, how
    far is driven with a number of players, and what the game adds (its module ``manual``).
    """

    def card(slug: str) -> str:
        name = texts.card_name(game.id, slug, edition.id, language)
        return name.replace(" km", "\N{NO-BREAK SPACE}km")

    found: dict[str, Fact] = {}
    for name, value in (*_fields(edition), *_line_ups(game, edition), *_own(game, edition)):
        if isinstance(value, tuple):
            found[name] = texts.together([card(each.slug) for each in value] or [""], language)
        elif (fact := _plain(value)) is not None:
            found[name] = fact
    for each, count in edition.deck.items():
        found[each.slug] = card(each.slug)
        found[f"count-{each.slug}"] = count
    for term in terms:
        word = texts.term(game.id, term, edition.id, language)
        found[term] = word if language == "de" else f"{word[0].lower()}{word[1:]}"
    return {name: _written(value) for name, value in found.items()}


def _fields(edition: Any) -> Iterator[tuple[str, object]]:  # noqa: ANN401 - of any game
    for field in fields(edition):
        value = getattr(edition, field.name)
        if isinstance(value, int | Enum):
            yield field.name.replace("_", "-"), value


def _line_ups(game: CardGame, edition: Any) -> Iterator[tuple[str, object]]:  # noqa: ANN401 - of any game
    counts = edition.player_counts
    yield "fewest-players", min(counts)
    yield "most-players", max(counts)
    yield "deck", sum(edition.deck.values())
    for players in counts:
        line_up = game.line_up(edition, players)
        yield "hand", line_up.hand
        if line_up.goal is not None:
            yield f"goal-{players}", line_up.goal


def _own(game: CardGame, edition: Any) -> Iterator[tuple[str, object]]:  # noqa: ANN401 - of any game
    module = f"{packages(game.id).rules}.manual"
    if find_spec(module) is not None:
        added: Callable[[Any], Mapping[str, object]] = import_module(module).facts
        yield from added(edition).items()


def _plain(value: object) -> Fact | None:
    match value:
        case bool():
            return "yes" if value else "no"
        case Enum() if not isinstance(value, int):
            return str(value.value)
        case int():
            return int(value)
        case _:
            return None


def _written(value: Fact) -> Fact:
    """Return a number of four digits in one piece: 1000 km, not 1.000."""
    return str(value) if isinstance(value, int) and value >= _FOUR_DIGITS else value
