"""Moves in words, the cards by the names of their box."""

from typing import assert_never

from tischrunde.rallye.cards import Card
from tischrunde.rallye.moves import (
    Attack,
    CoupFourre,
    Discard,
    Extend,
    Finish,
    Lay,
    LetStand,
)
from tischrunde.rallye.moves import Move as RallyeMove
from tischrunde.texts import card_name, party_words, say, seat_words, term
from tischrunde.texts.company import Company
from tischrunde.uno.cards import Colour
from tischrunde.uno.moves import (
    Accept,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Keep,
    Name,
    Play,
    Swap,
)
from tischrunde.uno.moves import Move as UnoMove


def move_words(
    move: RallyeMove | UnoMove, edition: str, language: str, company: Company | None = None
) -> str:
    """Return what a player does with a move; to whom by name, if there is a company."""
    if isinstance(move, RallyeMove):
        return _rallye(move, edition, language, company)
    return _uno(move, edition, language, company)


def _rallye(move: RallyeMove, edition: str, language: str, company: Company | None) -> str:
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


def _uno(move: UnoMove, edition: str, language: str, company: Company | None) -> str:
    match move:
        case Play():
            return _play(move, edition, language)
        case Catch(seat):
            return say("moves", "catch", language, seat=seat_words(seat, language, company))
        case Swap(seat):
            return say("moves", "swap", language, seat=seat_words(seat, language, company))
        case Name(colour):
            return say("moves", "name", language, colour=_colour(colour, language))
        case Draw():
            return say("moves", "draw", language)
        case Keep():
            return say("moves", "keep", language)
        case CallUno():
            return say("moves", "call-uno", language)
        case Challenge():
            return say("moves", "challenge", language)
        case Accept():
            return say("moves", "accept", language)
        case _:
            assert_never(move)


def _play(move: Play, edition: str, language: str) -> str:
    card = card_name("uno", move.card.slug, edition, language)
    played = say("moves", "play", language, card=card)
    if move.colour is not None:
        colour = _colour(move.colour, language)
        played = say("moves", "play-naming", language, card=card, colour=colour)
    return say("moves", "calling", language, move=played) if move.uno else played


def _colour(colour: Colour, language: str) -> str:
    return say("uno", f"colour-{colour.slug}", language)
