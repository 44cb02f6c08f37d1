"""Cards of UNO as a sentence needs them."""

from tischrunde.texts import say
from tischrunde.uno.cards import Card, Colour


def the_card(card: Card, language: str) -> str:
    """Return a card with its article: "the blue 7"."""
    if card.is_number:
        kind, rank = "number", str(int(card.rank))
    else:
        kind = rank = card.rank.name.lower().replace("_", "-")
    colour = {} if card.colour is None else {"colour": card.colour.slug, "rank": rank}
    return say("table-uno", f"uno-the-{kind}", language, **colour)


def colour_name(colour: Colour, language: str) -> str:
    """Return the name of a colour."""
    return say("uno", f"colour-{colour.slug}", language)
