"""A whole match as text: who sat down to which rules, where the cards came from, every move.

The head of a record, up to the entropy of the seats, is what was agreed before the deal: its terms.
A seal, the hash of all that stands above it, ends the record (see ``docs/records.md``).
"""

import hashlib
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from tischrunde.core.fairness import match_seed
from tischrunde.core.game import Party, Seat
from tischrunde.core.notation import PARTIES

FORMAT: Final = "tischrunde 1"

MOVES_A_LINE: Final = 10

LONGEST_NAME: Final = 40
LONGEST_ENTROPY: Final = 64

_UNFIT: Final = ("Cc", "Cs", "Zl", "Zp")
"""Categories of characters that no name has: controls, halves of pairs, ends of lines."""
_UNSEEN: Final = ("Cf", "Zs")
"""Categories of characters of which a name cannot consist alone: invisible marks, blanks."""
_TURNING: Final = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Characters that turn the direction of what follows."""

MS_PER_S: Final = 1000
"""Clock times are kept in milliseconds."""


@dataclass(frozen=True, slots=True)
class Seed:
    """Decks from a seed that everybody may know from the start: practice, bots, tests."""

    seed: bytes


@dataclass(frozen=True, slots=True)
class Committed:
    """Decks from a secret the server had committed to, and from what every seat added.

    ``entropy`` is by seat, empty where a seat added none; ``secret`` is missing until it is
    revealed.
    """

    commitment: bytes
    entropy: tuple[str, ...]
    secret: bytes | None


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move of a seat in the game's notation, and when it was made, if that is known.

    ``place`` is where it stands in the text it was read from: line and column, from 1.
    """

    seat: Seat
    text: str
    at: int | None = None
    place: tuple[int, int] = field(default=(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """The moves of a round; its scores, by party, once it is over."""

    dealer: Seat
    moves: tuple[RecordedMove, ...]
    scores: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: the totals by party, and who won."""

    totals: tuple[int, ...]
    winners: tuple[Party, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A match, finished or not.

    ``position``, without its rule set, is where it began, if not with a deal. ``levels`` says by
    seat how well a bot played there, with nothing where a person sat; it is empty where that was
    not written down.
    """

    game: str
    rules: str
    revision: int
    names: tuple[str, ...]
    chance: Seed | Committed
    date: str | None = None
    rounds: tuple[RecordedRound, ...] = ()
    result: Result | None = None
    levels: tuple[str, ...] = ()
    position: str = ""

    @property
    def terms(self) -> str:
        """What was agreed before the deal, as the head of the record says it."""
        return "".join(f"{line}\n" for line in _head(self))

    @property
    def seed(self) -> bytes | None:
        """The seed of all decks; unknown as long as the secret is not revealed."""
        if isinstance(self.chance, Seed):
            return self.chance.seed
        if self.chance.secret is None:
            return None
        return match_seed(self.chance.secret, self.terms)


def withheld(record: Record) -> Record:
    """Return a record without its secret, as long as the match is not over."""
    if record.result is not None or isinstance(record.chance, Seed):
        return record
    return replace(record, chance=replace(record.chance, secret=None))


def is_fit(words: str, longest: int) -> bool:
    """Return whether words of people, a name or entropy, can stand in a line of a record."""
    unfit = any(each in _TURNING or unicodedata.category(each) in _UNFIT for each in words)
    visible = any(unicodedata.category(each) not in _UNSEEN for each in words)
    return visible and words == words.strip() and len(words) <= longest and not unfit


def write_record(record: Record) -> str:
    """Return a record as text, sealed."""
    text = "".join(f"{line}\n" for line in _lines(record))
    return f"{text}seal: {seal(text)}\n"


def seal(text: str) -> str:
    """Return what seals all that stands above it."""
    return hashlib.sha256(text.encode()).hexdigest()


def _lines(record: Record) -> Iterator[str]:
    yield from _head(record)
    number = 1
    for round_number, round_ in enumerate(record.rounds, 1):
        yield ""
        yield f"round {round_number}: dealer {round_.dealer + 1}"
        for first in range(0, len(round_.moves), MOVES_A_LINE):
            moves = round_.moves[first : first + MOVES_A_LINE]
            yield f"{number + first}. {' '.join(map(_move, moves))}"
        number += len(round_.moves)
        if round_.scores is not None:
            yield f"score: {points_in_words(round_.scores)}"
    yield ""
    yield f"result: {_result(record.result)}"
    if isinstance(record.chance, Committed) and record.chance.secret is not None:
        yield f"secret: {record.chance.secret.hex()}"


def _head(record: Record) -> Iterator[str]:
    yield FORMAT
    yield f"game: {record.game}"
    yield f"rules: {record.rules}"
    yield f"revision: {record.revision}"
    if record.date is not None:
        yield f"date: {record.date}"
    for seat, name in enumerate(record.names, 1):
        yield f"seat {seat}: {name}"
    for seat, level in enumerate(record.levels, 1):
        if level:
            yield f"bot {seat}: {level}"
    if record.position:
        yield f"position: {record.position}"
    if isinstance(record.chance, Seed):
        yield f"seed: {record.chance.seed.hex()}"
        return
    yield f"commitment: {record.chance.commitment.hex()}"
    for seat, entropy in enumerate(record.chance.entropy, 1):
        if entropy:
            yield f"entropy {seat}: {entropy}"


def _move(move: RecordedMove) -> str:
    return f"{move.seat + 1}:{move.text}{'' if move.at is None else f'@{seconds(move.at)}'}"


def seconds(at: int) -> str:
    """Return a time in milliseconds as seconds."""
    whole, rest = divmod(at, MS_PER_S)
    return f"{whole}.{rest:03}".rstrip("0").rstrip(".")


def points_in_words(points: Sequence[int]) -> str:
    """Return points by party, as a line has them."""
    return ", ".join(f"{party} {n}" for party, n in zip(PARTIES, points, strict=False))


def _result(result: Result | None) -> str:
    if result is None:
        return "open"
    winners = " ".join(PARTIES[party] for party in result.winners)
    return f"{points_in_words(result.totals)}, won {winners}"
