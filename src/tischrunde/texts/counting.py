"""How our languages count and write numbers."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

MILLION: Final = 1_000_000


def _one(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def _french(number: int) -> str:
    if abs(number) <= 1:
        return "one"
    return "many" if number % MILLION == 0 else "other"


PLURALS: Final[Mapping[str, Callable[[int], str]]] = MappingProxyType(
    {"de": _one, "en": _one, "fr": _french}
)
"""The form of words that goes with a number, by the names of Unicode's CLDR."""

BETWEEN_THOUSANDS: Final = MappingProxyType({"de": ".", "en": ",", "fr": "\N{NNBSP}"})


def written(number: int, language: str, *, grouped: bool) -> str:
    """Return a number in digits, by thousands or in one piece."""
    return f"{number:,}".replace(",", BETWEEN_THOUSANDS[language]) if grouped else str(number)
