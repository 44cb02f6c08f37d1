"""Quick repeatable numbers for simulation; never for dealing cards to people."""

_MULTIPLIER = 0x5DEECE66D
_INCREMENT = 0xB
_MASK = (1 << 48) - 1


class Dice:
    """A 48-bit linear congruential generator: the same seed rolls the same on every build."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = (seed ^ _MULTIPLIER) & _MASK
        self.below(2)  # neighbouring seeds would otherwise open alike

    def below(self, n: int) -> int:
        """Roll a number from 0 to n - 1; n is at most 2**31."""
        self.state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return (self.state >> 17) * n >> 31
