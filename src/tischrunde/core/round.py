"""One round as people play it: a position with its judge, its views and its score."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self

from tischrunde.core.events import RoundEnded
from tischrunde.core.game import EventT_co, MoveT, Party, Seat, ViewT_co
from tischrunde.core.position import NOBODY, OVER, PositionT
from tischrunde.core.refusal import IllegalMove, Refusal
from tischrunde.core.sheet import Sheet
from tischrunde.core.view_field import ViewFields


@dataclass(frozen=True, slots=True)
class Window(Generic[MoveT]):
    """The seats that are asked, which everybody may know, and the move that declines to act."""

    seats: frozenset[Seat]
    stand: MoveT


class Round(ABC, Generic[PositionT, MoveT, ViewT_co, EventT_co]):
    """A round from the deal to its score sheets.

    ``fields`` are those of a brief view of its position.
    """

    __slots__ = ("position",)

    fields: ClassVar[ViewFields[Any]]

    def __init__(self, position: PositionT) -> None:
        self.position = position

    @property
    def waiting(self) -> frozenset[Seat]:
        """The seats the round waits for; empty once it is over."""
        position = self.position
        seats = range(position.rules.players)
        return frozenset([seat for seat in seats if position.waits_for(seat)])

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return self.position.phase == OVER

    @property
    def winners(self) -> frozenset[Party]:
        """The party that won the round, if one did."""
        winner = self.position.winner
        return frozenset() if winner == NOBODY else frozenset({winner})

    @property
    def sheets(self) -> tuple[tuple[Sheet, ...], ...]:
        """The score sheets, once the round is over."""
        return (self.score(self.position),) if self.over else ()

    @property
    def window(self) -> Window[MoveT] | None:
        """The question put to several seats at once, if one is."""
        return self.asked(self.position)

    @property
    def interruptible(self) -> bool:
        """Whether somebody might act out of turn now, as far as everybody can see."""
        return self.may_interrupt(self.position)

    def legal(self, seat: Seat) -> tuple[MoveT, ...]:
        """Return the moves this seat may play now."""
        self._check(seat)
        return tuple(map(self.decode, self.position.codes(seat)))

    def refusal(self, seat: Seat, move: MoveT) -> Refusal | None:
        """Return why this seat may not play the move now, or None if it may."""
        self._check(seat)
        return self.judge(self.position, seat, move)

    def play(self, seat: Seat, move: MoveT) -> tuple[EventT_co | RoundEnded, ...]:
        """Play a move and return what everybody saw; an illegal one raises and changes nothing."""
        if refusal := self.refusal(seat, move):
            raise IllegalMove(seat, move, refusal)
        position = self.position
        before = position.copy()
        position.apply(seat, self.encode(move))
        events = self.tell(before, seat, move, position)
        if position.phase != OVER:
            return events
        winner = None if position.winner == NOBODY else position.winner
        return (*events, RoundEnded(winner, self.score(position)))

    def view(self, seat: Seat | None, *, brief: bool = False) -> ViewT_co:
        """Return all that this seat, or with None a spectator, may know.

        A ``brief`` view leaves out the counts of open cards, which whoever saw them can count, and,
        for a seat that the round does not wait for, why each card must wait.
        """
        if seat is not None:
            self._check(seat)
        return self.show(self.position, seat, brief=brief)

    def copy(self) -> Self:
        """Return an independent twin."""
        return type(self)(self.position.copy())

    def _check(self, seat: Seat) -> None:
        """Refuse seats that do not exist; Python would count those below 0 from the end."""
        players = self.position.rules.players
        if not 0 <= seat < players:
            raise ValueError(f"no seat {seat} at a table of {players}")

    # What every game provides, each a function of its own file:

    @staticmethod
    @abstractmethod
    def encode(move: MoveT) -> int:
        """Return the code of a move."""

    @staticmethod
    @abstractmethod
    def decode(code: int) -> MoveT:
        """Return the move of a code."""

    @staticmethod
    @abstractmethod
    def judge(position: PositionT, seat: Seat, move: MoveT) -> Refusal | None:
        """Return why a seat may not play a move, or None if it may."""

    @staticmethod
    @abstractmethod
    def show(position: PositionT, seat: Seat | None, *, brief: bool = False) -> ViewT_co:
        """Return all that a seat, or with None a spectator, may know."""

    @staticmethod
    @abstractmethod
    def open(position: PositionT) -> tuple[EventT_co, ...]:
        """Return what everybody sees of a round just dealt."""

    @staticmethod
    @abstractmethod
    def tell(before: PositionT, seat: Seat, move: MoveT, after: PositionT) -> tuple[EventT_co, ...]:
        """Return what everybody saw of a move."""

    @staticmethod
    @abstractmethod
    def score(position: PositionT) -> tuple[Sheet, ...]:
        """Return the score sheets of a finished round, by party."""

    # What some games provide:

    @staticmethod
    def asked(position: PositionT) -> Window[MoveT] | None:  # noqa: ARG004
        """Return the question put to several seats at once, if one is."""
        return None

    @staticmethod
    def may_interrupt(position: PositionT) -> bool:  # noqa: ARG004
        """Return whether somebody might act out of turn now, whatever cards they hold."""
        return False

    @staticmethod
    def is_rash(move: MoveT) -> bool:  # noqa: ARG004
        """Return whether others must be given a moment before this move: a catch is a race."""
        return False
