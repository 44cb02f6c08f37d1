"""Records of whole matches played at random, and what somebody might do to them."""

from functools import cache
from itertools import count
from random import Random
from typing import Final

from tests.strategies import ODD_NAMES, play
from tischrunde.core.fairness import commitment
from tischrunde.core.record import Committed, Record, Seed, seal
from tischrunde.core.record_reader import parted
from tischrunde.core.recorder import Recorder, agreed
from tischrunde.games.catalogue import GAMES, game_of

ENDLESS: Final = 5000
"""More moves than any match here takes."""

NAMES: Final = ("Igel", "Ein Wolf", "seat 2: Eve", *ODD_NAMES)


@cache
def played(  # noqa: PLR0913 - each is what one match differs in from another
    rules: str,
    players: int,
    *,
    moves: int = ENDLESS,
    promised: bool = True,
    entropy: tuple[str, ...] = ("4 2 6 6 1",),
    clock: str = "always",
    number: int = 1,
) -> Record:
    """Return the record of a match played at random, to its end or for some moves."""
    game = game_of(rules) or GAMES["rallye"]
    secret = bytes([number]) * 32
    added = (*entropy, *[""] * (players - len(entropy)))
    chance = Committed(commitment(secret), added, secret) if promised else Seed(secret)
    terms = agreed(game, game.house.read(rules), NAMES[:players], chance, "2026-11-15")
    recording = Recorder(game, terms)
    play(recording, Random(number), moves, clock)
    return recording.record


def played_long(rules: str, players: int, *, promised: bool = True) -> Record:
    """Return the record of a finished match of several rounds."""
    matches = (played(rules, players, promised=promised, number=number) for number in count(1))
    return next(match for match in matches if len(match.rounds) > 1)


def resealed(text: str) -> str:
    """Return a text as somebody who changed it would seal it again."""
    above, _ = parted(text)
    return f"{above}seal: {seal(above)}\n"


def counted(record: Record) -> int:
    """Return how many moves a record holds."""
    return sum(len(round_.moves) for round_ in record.rounds)
