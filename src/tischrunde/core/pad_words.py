"""The answers on a score pad as words: as they are kept, sent and compared.

Every answer has one way to be written: numbers without leading zeros, cards in the order of their
kinds, parties as letters, seats from 1, and ``nobody``, ``none``, ``yes`` and ``no``.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tischrunde.core.notation import PARTIES
from tischrunde.core.position import NOBODY

_NUMBER: Final = re.compile("-?[0-9]{1,6}", re.ASCII)
_NOBODY: Final = "nobody"
_NO_CARDS: Final = "none"
MOST_WORDS: Final = 120
"""Maximum number of words of an answer; no deck has more cards."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A kind of answer: how it is read at a table of a game, and how it is written.

    ``read`` raises ValueError for words that are none.
    """

    read: Callable[[Any, str], Any]
    write: Callable[[Any], str]


def _number(_rules: object, words: str) -> int:
    if not _NUMBER.fullmatch(words):
        raise ValueError(words)
    return int(words)


def _truth(_rules: object, words: str) -> bool:
    return {"yes": True, "no": False}[words]


def _party(rules: Any, words: str) -> int:  # noqa: ANN401 - those of any game
    return NOBODY if words == _NOBODY else PARTIES[: rules.parties].index(words)


def _seat(rules: Any, words: str) -> int:  # noqa: ANN401 - those of any game
    seats = [str(number) for number in range(1, rules.players + 1)]
    return NOBODY if words == _NOBODY else seats.index(words)


NUMBER: Final = Answer(_number, str)
TRUTH: Final = Answer(_truth, lambda said: "yes" if said else "no")
PARTY: Final = Answer(_party, lambda said: _NOBODY if said == NOBODY else PARTIES[said])
SEAT: Final = Answer(_seat, lambda said: _NOBODY if said == NOBODY else str(said + 1))


def counts(length: int) -> Answer:
    """Return the answer that is a row of numbers."""

    def read(rules: object, words: str) -> tuple[int, ...]:
        numbers = tuple(_number(rules, word) for word in words.split(" ", length))
        if len(numbers) != length:
            raise ValueError(words)
        return numbers

    return Answer(read, lambda said: " ".join(map(str, said)))


def cards(names: Mapping[str, Any], collect: Callable[[Iterable[Any]], Any]) -> Answer:
    """Return the answer that is some cards of these names, in any order, collected in a type."""
    words_of = {card: name for name, card in names.items()}

    def read(_rules: object, words: str) -> Any:  # noqa: ANN401 - cards of any game
        if words == _NO_CARDS:
            return collect(())
        return collect([names[word] for word in words.split(" ", MOST_WORDS)])

    def write(said: Iterable[Any]) -> str:
        return " ".join(words_of[card] for card in sorted(said)) or _NO_CARDS

    return Answer(read, write)


def read_answer(answer: Answer, rules: object, words: str) -> Any:  # noqa: ANN401 - of any type
    """Return what words say; ValueError if they say nothing, or are not written as they should."""
    try:
        said = answer.read(rules, words)
    except (KeyError, ValueError):
        raise ValueError(f"no answer: {words!r}") from None
    if answer.write(said) != words:
        raise ValueError(f"written otherwise: {words!r}")
    return said
