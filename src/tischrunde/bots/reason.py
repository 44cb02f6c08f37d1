"""A reason for or against a move, as a bot weighs it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """A consideration by its id, and how much it counts.

    A positive value speaks for the move, a negative one against it; 0 is a remark that is not
    weighed.
    """

    id: str
    value: int
