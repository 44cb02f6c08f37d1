"""Quick repeatable numbers for simulation; never for dealing cards to people."""


class Dice:
    """A 48-bit linear congruential generator: the same seed rolls the same on every build."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFF_FFFF_FFFF
        self.below(2)  # neighbouring seeds would otherwise open alike

    def below(self, n: int) -> int:
        """Roll a number from 0 to n - 1; n is at most 2**31."""
        state = (self.state * 0x5_DEEC_E66D + 0xB) & 0xFFFF_FFFF_FFFF
        self.state = state
        return (state >> 17) * n >> 31
