"""What a seat may know as a row of small numbers: which number stands where, and what it says."""

from collections.abc import Sequence
from typing import Final, NamedTuple

MOST: Final = 127
"""No number is higher, so that a signed byte holds it."""

HUNDREDTHS: Final = 100


class Field(NamedTuple):
    """Some numbers in a row that say the same thing of several cards, seats or parties."""

    name: str
    size: int
    most: int
    text: str


def starts(fields: Sequence[Field]) -> dict[str, int]:
    """Return where in the row each field begins."""
    return {field.name: size(fields[:before]) for before, field in enumerate(fields)}


def size(fields: Sequence[Field]) -> int:
    """Return how many numbers the row has."""
    return sum(field.size for field in fields)


def shares(totals: Sequence[int], target: int) -> list[int]:
    """Return totals in hundredths of the target, as far as a number goes."""
    return [min(HUNDREDTHS * total // target, MOST) for total in totals]
