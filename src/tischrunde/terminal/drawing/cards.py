"""How a card looks: a sign for its family, its name, its colour."""

from rich.text import Text

from tischrunde.core.card_game import Card
from tischrunde.terminal.drawing import palette
from tischrunde.terminal.drawing.game_drawing import Look, game_drawing
from tischrunde.terminal.drawing.words import Words


def look(words: Words, card: Card) -> Look:
    """Return how the family of a card looks."""
    return game_drawing(words.game).look(card)


def filled(words: Words, card: Card) -> Text:
    """Return a card on a coloured ground: it lies open, or may be played now."""
    return chip(look(words, card), words.card(card))


def plain(words: Words, card: Card) -> Text:
    """Return a card that may not be played now."""
    sign, style = look(words, card)
    return chip(Look(sign, palette.PLAIN[style]), words.card(card))


def chip(look: Look, name: str) -> Text:
    """Return a name behind its sign, with room on both sides."""
    return Text.assemble((f" {look.sign} {name} " if look.sign else f" {name} ", look.style))
