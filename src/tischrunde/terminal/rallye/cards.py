"""The cards of the rally game: a sign and a colour for each group, and a picture."""

from typing import Final

from tischrunde.rallye.cards import Card, Group
from tischrunde.terminal.drawing import palette, pixels, signs
from tischrunde.terminal.drawing.game_drawing import Look
from tischrunde.terminal.drawing.pictures import COLUMNS, folded
from tischrunde.terminal.drawing.words import Words

_LOOKS: Final = {
    Group.DISTANCE: Look("", palette.PAPER),
    Group.HAZARD: Look(signs.HAZARD, palette.RED),
    Group.REMEDY: Look(signs.REMEDY, palette.GREEN),
    Group.SAFETY: Look(signs.SAFETY, palette.BLUE),
}
_PIXELS: Final = {
    Group.HAZARD: ("   #   ", "  ###  ", " ## ## ", "#######"),
    Group.REMEDY: (" ##### ", "###  ##", "##  ###", " ##### "),
    Group.SAFETY: ("#######", "#######", " ##### ", "   #   "),
}


def look(card: Card) -> Look:
    """Return how the group of a card looks."""
    return _LOOKS[card.group]


def picture(words: Words, card: Card) -> list[str]:
    """Return the distance of a card, or the picture of its group over its name."""
    if card.group is Group.DISTANCE:
        return [*pixels.lines(pixels.number(str(card.km))), "km"]
    name = folded(words.card(card), COLUMNS - 2, words.joints)[:2]
    return [*pixels.lines(_PIXELS[card.group]), *name, *[""] * (2 - len(name))]
