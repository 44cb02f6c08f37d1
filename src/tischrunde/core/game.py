"""The contract of a game: a position one can ask, play on and copy.

Whom a game waits for is a set, for a card may be answered out of turn; others may have legal moves
all the same (anybody may catch a forgotten "Uno!"). Whether a move is legal has one judge,
``refusal``; ``legal`` agrees with it on every position. All of this is for the table; a player is
given a ``view``.
"""

from collections.abc import Sequence
from typing import Protocol, Self, TypeAlias, TypeVar

from tischrunde.core.refusal import Refusal
from tischrunde.core.sheet import Sheet

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

Party: TypeAlias = int
"""A player or team that scores together, counted from 0."""

MoveT = TypeVar("MoveT")
ViewT_co = TypeVar("ViewT_co", covariant=True)
EventT_co = TypeVar("EventT_co", covariant=True)


class Game(Protocol[MoveT, ViewT_co, EventT_co]):
    """What tables, bots and servers know of any game."""

    @property
    def waiting(self) -> frozenset[Seat]:
        """The seats the game waits for; empty once it is over."""

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""

    @property
    def winners(self) -> frozenset[Party]:
        """The parties that have won; empty before the end and after a tie."""

    @property
    def sheets(self) -> Sequence[tuple[Sheet, ...]]:
        """The score sheets of every finished round, one sheet per party."""

    def legal(self, seat: Seat) -> tuple[MoveT, ...]:
        """Return the moves this seat may play now."""

    def refusal(self, seat: Seat, move: MoveT) -> Refusal | None:
        """Return why this seat may not play the move now, or None if it may."""

    def play(self, seat: Seat, move: MoveT) -> tuple[EventT_co, ...]:
        """Play a move and return what everybody saw; an illegal one raises and changes nothing."""

    def view(self, seat: Seat | None) -> ViewT_co:
        """Return all that this seat, or with None a spectator, may know."""

    def copy(self) -> Self:
        """Return an independent twin."""
