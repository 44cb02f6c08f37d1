"""Moves of the rally game in words, the cards by the names of their box."""

from typing import Any, assert_never

from tischrunde.core.notation import PARTIES
from tischrunde.rallye.cards import SAFETY_AGAINST, Card
from tischrunde.rallye.moves import (
    Attack,
    CoupFourre,
    Discard,
    Extend,
    Finish,
    Lay,
    LetStand,
    Move,
)
from tischrunde.texts import card_name, party_words, say, term
from tischrunde.texts.company import Company


def move_words(move: Move, edition: str, language: str, company: Company | None) -> str:
    """Return what a player does with a move; to whom by name, if there is a company."""

    def card(played: Card) -> str:
        return card_name("rallye", played.slug, edition, language)

    match move:
        case Lay(laid):
            return say("moves", "lay", language, card=card(laid))
        case Attack(laid, party):
            against = party_words(party, language, company)
            return say("moves", "attack", language, card=card(laid), party=against)
        case Discard(thrown):
            return say("moves", "discard", language, card=card(thrown))
        case CoupFourre():
            coup = term("rallye", "coup-fourre", edition, language)
            return say("moves", "coup-fourre", language, coup=coup)
        case LetStand():
            return say("moves", "let-stand", language)
        case Extend():
            return say("moves", "extend", language)
        case Finish():
            return say("moves", "finish", language)
        case _:
            assert_never(move)


def card_use(position: Any, move: Move, card: Card, language: str) -> str | None:  # noqa: ANN401 - compiled
    """Return what a move uses a card for; None if it is thrown away."""
    match move:
        case Lay(laid) if laid is card:
            return say("cli", "may-lay", language)
        case Attack(laid, party) if laid is card:
            return say("cli", "may-attack", language, party=PARTIES[party])
        case CoupFourre() if card is SAFETY_AGAINST[position.hazard]:
            return say("cli", "may-coup", language)
        case _:
            return None
