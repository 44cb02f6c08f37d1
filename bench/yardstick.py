"""The two-player rally round in hand-written C, compiled, dealt and played: see ``yardstick.c``."""

import ctypes
import subprocess
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from bench.clock import Contest, Counts, Stopwatch
from tischrunde.core.chance import QuickChance
from tischrunde.core.dice import Dice
from tischrunde.rallye.editions import FX_SCHMID
from tischrunde.rallye.rules import Rules

ROUNDS: Final = 64
"""How many are dealt, and then played, at a time."""

_SOURCE: Final = Path(__file__).with_suffix(".c")
_SIZES: Final = range(12, 107)
"""How many cards a deck may have: enough to deal, and no more than the piles have room for."""


class Played(NamedTuple):
    """What came of a number of rounds: the dice as they lie after them, the checksum if asked."""

    moves: int
    dice: int
    checksum: int


class Rounds:
    """Rounds dealt from decks of one size, seat 0 dealing; they can be played again and again."""

    def __init__(self, decks: Sequence[bytes]) -> None:
        size = len(decks[0])
        if size not in _SIZES or {len(deck) for deck in decks} != {size}:
            raise ValueError(f"these decks are not all of one size from {_SIZES}")
        self._library = _library()
        self._rounds = len(decks)
        self._decks = b"".join(decks)  # the dealt rounds go on reading them
        self._dealt = ctypes.create_string_buffer(self._rounds * self._library.yardstick_size())
        self._library.yardstick_deal(self._dealt, self._decks, size, self._rounds)

    def play(self, dice: int, *, checksum: bool) -> Played:
        """Play all rounds from the deal to the end."""
        state = ctypes.c_uint64(dice)
        folded = ctypes.c_uint64(0)
        moves = self._library.yardstick_play(
            self._dealt,
            self._rounds,
            ctypes.byref(state),
            ctypes.byref(folded) if checksum else None,
        )
        return Played(moves, state.value, folded.value)


def contests() -> dict[str, Contest]:
    """Return what is timed here."""
    rules = Rules(FX_SCHMID, 2)

    def inside(seed: int, watch: Stopwatch) -> Counts:
        dealt = Rounds([QuickChance(seed + n).deck(rules.cards) for n in range(ROUNDS)])
        dice = Dice(seed).state
        with watch:
            played = dealt.play(dice, checksum=False)
        return {"rallye fx-schmid inside": played.moves}

    return {"rallye fx-schmid inside": inside}


@cache
def _library() -> ctypes.CDLL:
    """Compile the yardstick as a distribution would, and load it."""
    with tempfile.TemporaryDirectory() as directory:
        built = Path(directory) / "yardstick.so"
        command = ["cc", "-std=c99", "-O3", "-shared", "-fPIC", "-o", str(built), str(_SOURCE)]
        subprocess.run(command, check=True)  # noqa: S603 - our own source
        library = ctypes.CDLL(str(built))
    whole, word = ctypes.c_int, ctypes.POINTER(ctypes.c_uint64)
    library.yardstick_size.restype = ctypes.c_size_t
    library.yardstick_deal.argtypes = (ctypes.c_char_p, ctypes.c_char_p, whole, whole)
    library.yardstick_deal.restype = None
    library.yardstick_play.argtypes = (ctypes.c_char_p, whole, word, word)
    library.yardstick_play.restype = ctypes.c_long
    return library
