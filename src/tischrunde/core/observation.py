"""What a seat may know as a row of small numbers: which number stands where, and what it says."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tischrunde.core.turns import Numbering, Turns

MOST: Final = 127
"""Maximum value of a number, so that a signed byte holds it."""

HUNDREDTHS: Final = 100


class Field(NamedTuple):
    """Some numbers in a row that say the same thing of several cards, seats or parties."""

    name: str
    size: int
    most: int
    text: str


@dataclass(frozen=True, slots=True)
class Learnable:
    """A game as programs learn it: its row of numbers, its actions, what a point is worth."""

    fields: tuple[Field, ...]
    groups: Mapping[str, int]
    """How many actions there are of each kind, in their order."""

    numbering: Callable[[Any], Numbering]
    turns: Callable[[Numbering, Any, list[int]], Turns]
    unit: int
    """Points ahead of the others that are a reward of 1."""


def starts(fields: Sequence[Field]) -> dict[str, int]:
    """Return where in the row each field begins."""
    return {field.name: size(fields[:before]) for before, field in enumerate(fields)}


def size(fields: Sequence[Field]) -> int:
    """Return how many numbers the row has."""
    return sum(field.size for field in fields)


def shares(totals: Sequence[int], target: int) -> list[int]:
    """Return totals in hundredths of the target, as far as a number goes."""
    return [min(HUNDREDTHS * total // target, MOST) for total in totals]
