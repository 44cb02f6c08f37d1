"""A match: rounds added up, the deal passing to the left, until a party has won."""

from abc import ABC, abstractmethod
from typing import Any, Generic, Self, TypeVar

from tischrunde.core.chance import Chance
from tischrunde.core.events import Dealt, MatchEnded, RoundEnded
from tischrunde.core.game import EventT_co, MoveT, Party, Seat, ViewT_co
from tischrunde.core.match_view import FIELDS, MatchView
from tischrunde.core.position import OVER, Table
from tischrunde.core.refusal import Refusal
from tischrunde.core.round import Round
from tischrunde.core.sheet import Sheet
from tischrunde.core.shuffle import Stream
from tischrunde.core.totals import added, next_dealer

RulesT = TypeVar("RulesT", bound=Table)
RoundT = TypeVar("RoundT", bound=Round[Any, Any, Any, Any])


class Match(ABC, Generic[RulesT, RoundT, MoveT, ViewT_co, EventT_co]):
    """A whole match; a round that ends deals the next one.

    ``opening`` is what everybody saw when the present round was dealt.
    """

    __slots__ = ("number", "opening", "round", "rules", "seed", "sheets", "target", "totals")

    sheets: tuple[tuple[Sheet, ...], ...]

    def __init__(self, rules: RulesT, target: int, seed: bytes) -> None:
        self.rules = rules
        self.target = target
        self.seed = seed
        self.number = 1
        self.totals = (0,) * rules.parties
        self.sheets = ()
        self.round = self._deal(self.first_dealer(Stream(seed, "dealer")))
        self.opening = self._opening()

    def begin(self, round_: RoundT) -> None:
        """Have the first round begin where another stands, instead of with its deal."""
        self.round = round_
        self.opening = (Dealt(self.number, round_.position.dealer),)

    @property
    def waiting(self) -> frozenset[Seat]:
        """The seats the match waits for; empty once it is over."""
        return self.round.waiting

    @property
    def over(self) -> bool:
        """Whether the match is won; a new round is dealt as soon as one ends before that."""
        over: bool = self.round.position.phase == OVER
        return over

    @property
    @abstractmethod
    def winners(self) -> frozenset[Party]:
        """The parties that have won, by the totals so far."""

    def legal(self, seat: Seat) -> tuple[MoveT, ...]:
        """Return the moves this seat may play now."""
        return self.round.legal(seat)

    def refusal(self, seat: Seat, move: MoveT) -> Refusal | None:
        """Return why this seat may not play the move now, or None if it may."""
        return self.round.refusal(seat, move)

    def play(
        self, seat: Seat, move: MoveT
    ) -> tuple[EventT_co | RoundEnded | Dealt | MatchEnded, ...]:
        """Play a move and return what everybody saw; an illegal one raises and changes nothing."""
        events = self.round.play(seat, move)
        if not self.over:
            return events
        self.score()
        return (*events, *self.go_on())

    def score(self) -> None:
        """Add a finished round to the totals; ``play`` does so itself."""
        (sheets,) = self.round.sheets
        self.sheets += (sheets,)
        self.totals = added(self.totals, sheets)

    def go_on(self) -> tuple[EventT_co | Dealt | MatchEnded, ...]:
        """Deal the next round once one is scored, unless the match is won; ``play`` does so too."""
        if self.winners:
            return (MatchEnded(self.winners),)
        dealer = next_dealer(self.round.position.dealer, self.rules.players)
        self.number += 1
        self.round = self._deal(dealer)
        self.opening = self._opening()
        return self.opening

    def view(self, seat: Seat | None, *, brief: bool = False) -> MatchView[ViewT_co]:
        """Return all that this seat, or with None a spectator, may know."""
        score = {field.name: field.shown(self, seat) for field in FIELDS}
        return MatchView(**score, round=self.round.view(seat, brief=brief))

    def copy(self) -> Self:
        """Return an independent twin."""
        twin = type(self).__new__(type(self))
        twin.rules = self.rules
        twin.target = self.target
        twin.seed = self.seed
        twin.number = self.number
        twin.totals = self.totals
        twin.sheets = self.sheets
        twin.round = self.round.copy()
        twin.opening = self.opening
        return twin

    @abstractmethod
    def first_dealer(self, stream: Stream) -> Seat:
        """Return who deals the first round."""

    @abstractmethod
    def deal(self, chance: Chance, dealer: Seat) -> RoundT:
        """Return a round dealt from a shuffled deck."""

    def _deal(self, dealer: Seat) -> RoundT:
        return self.deal(Chance(self.seed, f"round {self.number}"), dealer)

    def _opening(self) -> tuple[EventT_co | Dealt, ...]:
        return (
            Dealt(self.number, self.round.position.dealer),
            *self.round.open(self.round.position),
        )
