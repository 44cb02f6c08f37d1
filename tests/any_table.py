"""A round set up from one line of text and played by text."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic

from tischrunde.core.game import EventT_co, MoveT, ViewT_co
from tischrunde.core.refusal import Refusal
from tischrunde.core.round import Round
from tischrunde.core.sheet import Sheet


class AnyTable(ABC, Generic[MoveT, ViewT_co, EventT_co]):
    """A round whose seats are 1, 2, ... and whose parties are A, B, ..., as in the notation."""

    round: Round[Any, MoveT, ViewT_co, EventT_co]

    @staticmethod
    @abstractmethod
    def read_move(text: str) -> MoveT: ...

    @staticmethod
    @abstractmethod
    def write_move(move: MoveT) -> str: ...

    def play(self, *moves: str) -> Sequence[EventT_co]:
        """Play moves such as "1 roll" or "2 stop>A" and return all events."""
        events: list[Any] = []
        for text in moves:
            seat, move = text.split()
            events += self.round.play(int(seat) - 1, self.read_move(move))
        return events

    def refusal(self, text: str) -> Refusal | None:
        """Return why a move such as "1 100" is refused."""
        seat, move = text.split()
        return self.round.refusal(int(seat) - 1, self.read_move(move))

    def refused(self, text: str) -> str | None:
        """Return the clause by which a move such as "1 100" is refused."""
        refusal = self.refusal(text)
        return refusal.clause if refusal and not self.allows(text) else None

    def allows(self, text: str) -> bool:
        """Return whether a move such as "1 100" is legal, by the judge and by the offer alike."""
        seat, move = text.split()
        legal = self.read_move(move) in self.round.legal(int(seat) - 1)
        assert legal == (self.refusal(text) is None)
        return legal

    def legal(self, seat: int) -> set[str]:
        """Return the legal moves of a seat as text."""
        return {self.write_move(move) for move in self.round.legal(seat - 1)}

    def view(self, seat: int | None = None) -> ViewT_co:
        """Return what a seat, or a spectator, sees."""
        return self.round.view(None if seat is None else seat - 1)

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return int(self.round.position.seat) + 1

    @property
    def waiting(self) -> set[int]:
        """The seats the round waits for."""
        return {seat + 1 for seat in self.round.waiting}

    def sheet(self, party: str) -> Sheet:
        """Return the score sheet of a party once the round is over."""
        (sheets,) = self.round.sheets
        return sheets["ABCDEFGHIJ".index(party)]
