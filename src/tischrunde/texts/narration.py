"""A table in sentences, the same as in the browser: what happens, and its state."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tischrunde.core.card_game import Card
from tischrunde.core.match_view import MatchView
from tischrunde.texts import card_name, say
from tischrunde.texts.company import Company
from tischrunde.texts.face import face


def company_at(game: str, view: MatchView[Any], names: Sequence[str]) -> Company:
    """Return those around a table, with the view's seat as the reader; names are by seat."""
    seen = view.round
    edition, _, _ = seen.rule_set.partition(",")
    return Company(game, edition, tuple(names), face(game).parties(seen), seen.seat)


def move_words(
    game: str,
    move: Any,  # noqa: ANN401 - of any game
    edition: str,
    language: str,
    company: Company | None = None,
) -> str:
    """Return what a player does with a move; to whom by name, if there is a company."""
    return face(game).move_words(move, edition, language, company)


def told(event: object, company: Company, language: str) -> str | None:
    """Return an event of the game in a sentence, or None if it needs none."""
    game = face(company.game)
    return game.told(event, company, language) if isinstance(event, game.events) else None


def in_words(view: MatchView[Any], company: Company, language: str) -> list[str]:
    """Return the state of a table, each line a short sentence or a few that belong together."""
    return face(company.game).in_words(view.round, company, language)


def gained(
    before: Sequence[Card], after: Sequence[Card], company: Company, language: str
) -> str | None:
    """Return which cards came to the own hand in a sentence, or None if there are none."""
    held = Counter(before)
    new = []
    for card in after:
        if held[card] > 0:
            held[card] -= 1
        else:
            new.append(card_name(company.game, card.slug, company.edition, language))
    return say("web-table", "hand-gained", language, cards=", ".join(new)) if new else None
