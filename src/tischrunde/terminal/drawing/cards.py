"""How a card looks: a sign for its family, its name, its colour."""

from typing import Final, NamedTuple

from rich.text import Text

from tischrunde.rallye.cards import Card as RallyeCard
from tischrunde.rallye.cards import Group
from tischrunde.terminal.drawing import palette, signs
from tischrunde.terminal.drawing.words import AnyCard, Words
from tischrunde.uno.cards import Card as UnoCard
from tischrunde.uno.cards import Colour, Rank


class Look(NamedTuple):
    """The sign of a family of cards, and its colour."""

    sign: str
    style: str


GROUPS: Final = {
    Group.DISTANCE: Look("", palette.PAPER),
    Group.HAZARD: Look(signs.HAZARD, palette.RED),
    Group.REMEDY: Look(signs.REMEDY, palette.GREEN),
    Group.SAFETY: Look(signs.SAFETY, palette.BLUE),
}
COLOURS: Final = {
    Colour.RED: Look(signs.RED, palette.RED),
    Colour.YELLOW: Look(signs.YELLOW, palette.YELLOW),
    Colour.GREEN: Look(signs.GREEN, palette.GREEN),
    Colour.BLUE: Look(signs.BLUE, palette.BLUE),
    None: Look(signs.WILD, palette.SLATE),
}
_SYMBOLS: Final = {
    Rank.SKIP: signs.SKIP,
    Rank.REVERSE: signs.REVERSE,
    Rank.DRAW_TWO: "+2",
    Rank.WILD: signs.WILD,
    Rank.WILD_DRAW_FOUR: "+4",
}


def look(card: AnyCard) -> Look:
    """Return how the family of a card looks."""
    return GROUPS[card.group] if isinstance(card, RallyeCard) else COLOURS[card.colour]


def filled(words: Words, card: AnyCard) -> Text:
    """Return a card on its own ground: it lies open, or may be played now."""
    return chip(look(card), words.card(card))


def plain(words: Words, card: AnyCard) -> Text:
    """Return a card that may not be played now."""
    sign, style = look(card)
    return chip(Look(sign, palette.PLAIN[style]), words.card(card))


def chip(look: Look, name: str) -> Text:
    """Return a name behind its sign, with room on both sides."""
    return Text.assemble((f" {look.sign} {name} " if look.sign else f" {name} ", look.style))


def picture(card: UnoCard) -> Text:
    """Return the face of an UNO card, five lines high."""
    sign, style = look(card)
    symbol = str(int(card.rank)) if card.is_number else _SYMBOLS[card.rank]
    face = f"╭───────╮\n│ {sign}     │\n│{symbol:^7}│\n│     {sign} │\n╰───────╯"
    return Text.assemble((face, style))
