"""Score sheets: what a party scored, line by line, each line with its clause."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet: ``count`` times something, worth ``points`` in all."""

    id: str
    clause: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score of one party in one round."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)

    def points(self, line_id: str) -> int:
        """Return the points of one line, 0 where the sheet has no such line."""
        return sum(line.points for line in self.lines if line.id == line_id)
