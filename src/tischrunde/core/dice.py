"""Quick repeatable numbers for simulation; never for dealing cards to people."""

from tischrunde.core.native import i64
from tischrunde.core.shuffle import Numbers


class Dice(Numbers):
    """A 48-bit linear congruential generator: the same seed rolls the same on every build."""

    __slots__ = ("state",)

    def __init__(self, seed: i64) -> None:
        self.state: i64 = seed & 0xFFFF_FFFF_FFFF
        self.below(2)  # neighbouring seeds would otherwise open alike

    def below(self, n: i64) -> i64:
        """Roll a number from 0 to n - 1, each nearly equally likely; n is at most 2**31."""
        # The product may pass a machine word; of its bits the lowest 48 are right all the same.
        state = self.state * 0x5_DEEC_E66D + 0xB & 0xFFFF_FFFF_FFFF
        self.state = state
        return (state >> 17) * n >> 31
