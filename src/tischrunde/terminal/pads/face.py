"""The score pad of a game in a terminal: its questions, and what their answers are."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from importlib import import_module
from typing import Final, TypeAlias

from tischrunde.core.packages import packages

Values: TypeAlias = Mapping[str, str | None]
"""What is written in fields, by their names; with None a field is empty again."""

NONE: Final = "none"
"""The value of a field without cards."""


class Kind(Enum):
    """What stands in a field."""

    NUMBER = auto()
    TRUTH = auto()
    PARTY = auto()
    SEAT = auto()
    CARDS = auto()
    COUNTS = auto()


@dataclass(frozen=True, slots=True)
class Typed:
    """A question answered by a typed line.

    ``read`` makes values of it, ValueError if it means nothing; ``write`` is the way back.
    """

    name: str
    fields: tuple[str, ...]
    read: Callable[[str], Values]
    write: Callable[[Mapping[str, str]], str]


@dataclass(frozen=True, slots=True)
class Choice:
    """A question answered by one of a few values: yes or no, or somebody."""

    name: str

    @property
    def fields(self) -> tuple[str, ...]:
        """The one field, which has the name of the question."""
        return (self.name,)


@dataclass(frozen=True, slots=True)
class Laid:
    """A question which of some cards were laid, and which of these in a special way.

    It is asked of everybody: nothing written there means no cards.
    """

    name: str
    fields: tuple[str, str]
    cards: tuple[str, ...]

    def read(self, line: str) -> Values:
        """Return what numbers of cards mean, those with an exclamation mark laid specially."""
        words = re.findall(r"[^\s,]+", line.replace(" !", "!"))
        if words in ([], ["0"]):
            return dict(zip(self.fields, (NONE, None), strict=True))
        laid = {word.removesuffix("!"): word.endswith("!") for word in words}
        numbers = [str(number) for number in range(1, len(self.cards) + 1)]
        if not laid.keys() <= set(numbers) or len(laid) < len(words):
            raise ValueError(line)
        return self.values([laid.get(number) for number in numbers])

    def values(self, laid: Sequence[bool | None]) -> Values:
        """Return what is written by card: None if it was not laid, True if specially."""
        pairs = list(zip(self.cards, laid, strict=True))
        some = " ".join(card for card, how in pairs if how is not None)
        special = " ".join(card for card, how in pairs if how)
        return dict(zip(self.fields, (some or NONE, special or None), strict=True))

    def laid(self, written: Mapping[str, str]) -> list[bool | None]:
        """Return by card whether it was laid, and whether specially."""
        some, special = (written.get(field, NONE).split() for field in self.fields)
        return [True if card in special else False if card in some else None for card in self.cards]


Question: TypeAlias = Typed | Choice | Laid


@dataclass(frozen=True, slots=True)
class PadFace:
    """What is asked of a round, and what stands in its fields.

    ``columns`` are asked of everybody, in this order; ``by_seat`` is whether that means every seat
    and not every party. ``others`` are asked only where they matter. ``counted`` are the cards that
    are counted in a row of numbers.
    """

    columns: tuple[Question, ...]
    others: tuple[Choice, ...]
    kinds: Mapping[str, Kind]
    by_seat: bool
    counted: tuple[str, ...] = ()

    def question(self, field: str) -> Question:
        """Return the question that a field is an answer to."""
        return next(each for each in (*self.columns, *self.others) if field in each.fields)


def pad_face(game: str) -> PadFace:
    """Return the score pad of a game in a terminal, imported now."""
    found: PadFace = import_module(f"{packages(game).terminal}.pad").PAD_FACE
    return found


def numbers(line: str) -> list[int]:
    """Return the whole numbers of a line, between spaces, commas or pluses; at least one."""
    words = re.split(r"[\s,+]+", line.strip(" ,+"))
    if not all(re.fullmatch("[0-9]{1,6}", word, re.ASCII) for word in words):
        raise ValueError(line)
    return [int(word) for word in words]


def emptied(fields: Iterable[str], **said: str) -> Values:
    """Return values of fields of which only some have one."""
    return {field: said.get(field) for field in fields}
