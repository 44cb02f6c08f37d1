"""What happened in a while: how many moves, and how long each took."""

from dataclasses import dataclass, field


@dataclass
class Tally:
    """Acknowledged moves, by the seconds each took."""

    acks: list[float] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return len(self.acks)

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    def percentile(self, share: float) -> float:
        """Return the seconds within which this share of the moves was acknowledged."""
        ordered = sorted(self.acks)
        return ordered[min(int(share * len(ordered)), len(ordered) - 1)]
