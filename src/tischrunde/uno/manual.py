"""What the manual of UNO tells besides the fields of an edition."""

from collections.abc import Mapping

from tischrunde.uno.edition import Edition
from tischrunde.uno.rules import FOUR, TWO, WRONG_CHALLENGE


def facts(_: Edition) -> Mapping[str, int]:
    """Return the facts by the names that texts and conditions have them by."""
    return {"draw-two": TWO, "draw-four": FOUR, "caught": TWO, "wrong-challenge": WRONG_CHALLENGE}
