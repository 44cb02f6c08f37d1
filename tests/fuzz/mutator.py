"""Changes to a text word by word, so that what comes out is nearly right more often than not."""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias

from tests.records import resealed

WORD: Final = re.compile(r"\w+|\s|[^\w\s]")
MAX_CHANGES: Final = 4
NUMBERS: Final = ("0", "1", "2", "10", "11", "99", "1000000", "9" * 25, "9" * 4301, "٣", "²")

Change: TypeAlias = Callable[[list[str], int, Random], None]


class Mutator:
    """Words to put in, and whether what is changed is sealed again."""

    def __init__(self, words: Sequence[str], *, seals: bool) -> None:
        self.words = words
        self.seals = seals

    def __call__(self, data: bytes, largest: int, seed: int) -> bytes:
        """Return changed data, at most ``max_size`` bytes of it."""
        random = Random(seed)
        words = WORD.findall(data.decode(errors="surrogateescape")) or [""]
        for _ in range(random.randint(1, MAX_CHANGES)):
            at = random.randrange(len(words))
            random.choice(self._changes)(words, at, random)
            words = words or [""]
        text = "".join(words)
        if self.seals and random.random() < 0.9:
            text = resealed(text.encode(errors="replace").decode())
        return text.encode(errors="surrogateescape")[:largest]

    @property
    def _changes(self) -> list[Change]:
        return [self._replace, self._replace, self._put_in, leave_out, double, swap, number]

    def _replace(self, words: list[str], at: int, random: Random) -> None:
        words[at] = random.choice(self.words)

    def _put_in(self, words: list[str], at: int, random: Random) -> None:
        words.insert(at, random.choice(self.words))


def leave_out(words: list[str], at: int, random: Random) -> None:
    """Leave out some words."""
    del words[at : at + random.choice([1, 1, 2, 5, 40])]


def double(words: list[str], at: int, random: Random) -> None:
    """Say some words twice."""
    words[at:at] = words[at : at + random.choice([1, 2, 5, 40])]


def swap(words: list[str], at: int, random: Random) -> None:
    """Let two words change places."""
    other = random.randrange(len(words))
    words[at], words[other] = words[other], words[at]


def number(words: list[str], at: int, random: Random) -> None:
    """Put in a number nobody would think of."""
    words[at] = random.choice(NUMBERS)
