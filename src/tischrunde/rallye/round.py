"""One round of the rally game as people play it."""

from tischrunde.core.game import Seat
from tischrunde.core.refusal import Refusal
from tischrunde.core.round import Round as AnyRound
from tischrunde.core.sheet import Sheet
from tischrunde.rallye import reasons, scoring
from tischrunde.rallye.events import Event, seen
from tischrunde.rallye.moves import Move, decode, encode
from tischrunde.rallye.position import Position
from tischrunde.rallye.rules import Rules
from tischrunde.rallye.view import RoundView, view


class Round(AnyRound[Position, Move, RoundView, Event]):
    """A round from the deal to its score sheets."""

    __slots__ = ()

    encode = staticmethod(encode)
    decode = staticmethod(decode)

    @classmethod
    def dealt(cls, rules: Rules, deck: bytes, dealer: Seat) -> "Round":
        """Deal a round from a shuffled deck, its top card last."""
        position = Position(rules, deck, dealer)
        position.deal()
        return cls(position)

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Return why this seat may not play the move now, or None if it may."""
        return reasons.refusal(self.position, seat, move)

    def view(self, seat: Seat | None) -> RoundView:
        """Return all that this seat, or with None a spectator, may know."""
        return view(self.position, seat)

    def scored(self) -> tuple[Sheet, ...]:
        """Return the score sheets of the finished round, by party."""
        return scoring.sheets(self.position)

    def seen(self, before: Position, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Return what everybody saw of a move just played."""
        return seen(before, seat, move, self.position)
