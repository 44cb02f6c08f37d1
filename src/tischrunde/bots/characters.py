"""The names of the bots of each level, the same in all languages; no guest has one of them."""

from collections.abc import Collection, Mapping
from itertools import count
from typing import Final

CHARACTERS: Final[Mapping[str, tuple[str, ...]]] = {
    "random": ("Fips", "Hopsa", "Tumba", "Zuppa"),
    "easy": ("Bommel", "Tapsi", "Mokka", "Pilli"),
    "medium": ("Robbo", "Zirka", "Polka", "Tinto"),
    "strong": ("Volta", "Faro", "Brisko", "Raketa"),
    "expert": ("Kalkula", "Quanto", "Zenit", "Orakla"),
}
"""By level. The web client draws them and tells of their temper, by these names."""


def bot_name(level: str, taken: Collection[str]) -> tuple[str, str]:
    """Return a name that nobody at a table has, and the character whose name it is.

    More bots than characters of a level are numbered.
    """
    for number in count(1):
        for character in CHARACTERS[level]:
            name = character if number == 1 else f"{character} {number}"
            if name not in taken:
                return name, character
    raise AssertionError("there is always a next number")
