"""Moves of UNO in words, the cards by the names of their box."""

from typing import assert_never

from tischrunde.texts import card_name, say, seat_words
from tischrunde.texts.company import Company
from tischrunde.texts.uno.cards import colour_name
from tischrunde.uno.cards import Card
from tischrunde.uno.moves import (
    Accept,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Keep,
    Move,
    Name,
    Play,
    Swap,
)


def move_words(move: Move, edition: str, language: str, company: Company | None) -> str:
    """Return what a player does with a move; to whom by name, if there is a company."""
    match move:
        case Play():
            return _play(move, edition, language)
        case Catch(seat):
            return say("moves", "catch", language, seat=seat_words(seat, language, company))
        case Swap(seat):
            return say("moves", "swap", language, seat=seat_words(seat, language, company))
        case Name(colour):
            return say("moves", "name", language, colour=colour_name(colour, language))
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
        colour = colour_name(move.colour, language)
        played = say("moves", "play-naming", language, card=card, colour=colour)
    return say("moves", "calling", language, move=played) if move.uno else played


def card_use(_: object, move: Move, card: Card, language: str) -> str | None:
    """Return what a move uses a card for."""
    match move:
        case Play(laid) if laid is card:
            return say("cli", "may-play", language)
        case _:
            return None
