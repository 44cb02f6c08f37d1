"""One round as people play it: the position with its judge, its views and its score."""

from tischrunde.core.game import Party, Seat
from tischrunde.core.refusal import IllegalMove, Refusal
from tischrunde.core.sheet import Sheet
from tischrunde.rallye import reasons, scoring
from tischrunde.rallye.events import Event, RoundEnded, seen
from tischrunde.rallye.moves import Move, decode, encode
from tischrunde.rallye.position import NOBODY, OVER, Position
from tischrunde.rallye.rules import Rules
from tischrunde.rallye.view import RoundView, view


class Round:
    """A round from the deal to its score sheets."""

    __slots__ = ("position",)

    def __init__(self, position: Position) -> None:
        self.position = position

    @classmethod
    def dealt(cls, rules: Rules, deck: bytes, dealer: Seat) -> "Round":
        """Deal a round from a shuffled deck, its top card last."""
        position = Position(rules, deck, dealer)
        position.deal()
        return cls(position)

    @property
    def waiting(self) -> frozenset[Seat]:
        """The seats the round waits for; empty once it is over."""
        players = self.position.rules.players
        return frozenset(seat for seat in range(players) if self.position.waits_for(seat))

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return self.position.phase == OVER

    @property
    def winners(self) -> frozenset[Party]:
        """The party that reached the goal, if one did."""
        winner = self.position.winner
        return frozenset() if winner == NOBODY else frozenset({winner})

    @property
    def sheets(self) -> tuple[tuple[Sheet, ...], ...]:
        """The score sheets, once the round is over."""
        return (scoring.sheets(self.position),) if self.over else ()

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """Return the moves this seat may play now."""
        return tuple(decode(code) for code in self.position.codes(seat))

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Return why this seat may not play the move now, or None if it may."""
        return reasons.refusal(self.position, seat, move)

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Play a move and return what everybody saw; an illegal one raises and changes nothing."""
        if refusal := self.refusal(seat, move):
            raise IllegalMove(seat, move, refusal)
        before = self.position.copy()
        self.position.apply(seat, encode(move))
        events = seen(before, seat, move, self.position)
        if self.over:
            winner = None if self.position.winner == NOBODY else self.position.winner
            return (*events, RoundEnded(winner, scoring.sheets(self.position)))
        return events

    def view(self, seat: Seat | None) -> RoundView:
        """Return all that this seat, or with None a spectator, may know."""
        return view(self.position, seat)

    def copy(self) -> "Round":
        """Return an independent twin."""
        return Round(self.position.copy())
