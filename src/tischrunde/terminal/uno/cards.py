"""The cards of UNO: a sign for each colour, and a picture that is all symbol."""

from typing import Final

from rich.text import Text

from tischrunde.terminal.drawing import palette, pixels, signs
from tischrunde.terminal.drawing.game_drawing import Look
from tischrunde.terminal.drawing.words import Words
from tischrunde.uno.cards import Card, Colour, Rank

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
_PIXELS: Final = {
    Rank.SKIP: (" ##### ", "#   ###", "#  #  #", "###   #", " ##### "),
    Rank.REVERSE: ("  #    ", " ######", "       ", "###### ", "    #  "),
    Rank.DRAW_TWO: pixels.number("+2"),
    Rank.WILD: ("## ##", "## ##", "     ", "## ##", "## ##"),
    Rank.WILD_DRAW_FOUR: pixels.number("+4"),
}


def look(card: Card) -> Look:
    """Return how the colour of a card looks."""
    return COLOURS[card.colour]


def picture(_: Words, card: Card) -> list[str]:
    """Return the number or the symbol of a card."""
    symbol = pixels.number(str(int(card.rank))) if card.is_number else _PIXELS[card.rank]
    return pixels.lines(symbol)


def outlined(card: Card) -> Text:
    """Return a card with a line around it, five lines high."""
    sign, style = look(card)
    symbol = str(int(card.rank)) if card.is_number else _SYMBOLS[card.rank]
    lines = f"╭───────╮\n│ {sign}     │\n│{symbol:^7}│\n│     {sign} │\n╰───────╯"
    return Text.assemble((lines, style))
