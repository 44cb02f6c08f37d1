"""Why a move is refused: a reason, the clause it rests on, and the reason's arguments."""

from collections.abc import Mapping
from typing import NamedTuple


class Refusal(NamedTuple):
    """A reason with its clause and arguments; the texts have the words for people, by reason."""

    reason: str
    clause: str
    args: Mapping[str, str | int]


class IllegalMove(ValueError):  # noqa: N818 - what happened has a name of its own
    """A move the rules refuse; nothing has changed."""

    def __init__(self, seat: int, move: object, refusal: Refusal) -> None:
        super().__init__(f"seat {seat}: {move} refused, {refusal.reason} ({refusal.clause})")
        self.seat = seat
        self.move = move
        self.refusal = refusal
