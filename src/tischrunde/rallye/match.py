"""A match: rounds with the deal passing to the left, until one party leads with 5000 points."""

from dataclasses import dataclass

from tischrunde.core.game import Party, Seat
from tischrunde.core.refusal import Refusal
from tischrunde.core.sheet import Sheet
from tischrunde.core.shuffle import Stream, shuffled
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.events import Dealt, Event, MatchEnded
from tischrunde.rallye.moves import Move
from tischrunde.rallye.round import Round
from tischrunde.rallye.rules import Rules
from tischrunde.rallye.view import RoundView


@dataclass(frozen=True, slots=True)
class MatchView:
    """A match as one seat or a spectator sees it."""

    number: int
    target: int
    totals: tuple[int, ...]
    sheets: tuple[tuple[Sheet, ...], ...]
    winners: frozenset[Party]
    round: RoundView


class Match:
    """A whole match; a round that ends deals the next one."""

    __slots__ = ("number", "round", "rules", "seed", "sheets", "totals")

    def __init__(self, edition: Edition, players: int, seed: bytes) -> None:
        self.rules = Rules(edition, players)
        self.seed = seed
        self.number = 1
        self.totals = (0,) * self.rules.parties
        self.sheets: tuple[tuple[Sheet, ...], ...] = ()
        self.round = self._deal(dealer=Stream(seed, "dealer").below(players))

    @property
    def waiting(self) -> frozenset[Seat]:
        """The seats the match waits for; empty once it is over."""
        return self.round.waiting

    @property
    def over(self) -> bool:
        """Whether a party has won; a new round is dealt as soon as one ends before that."""
        return self.round.over

    @property
    def winners(self) -> frozenset[Party]:
        """The party that leads with 5000 points or more; equal leaders play on."""
        best = max(self.totals)
        leaders = [party for party, total in enumerate(self.totals) if total == best]
        won = best >= self.rules.edition.target and len(leaders) == 1
        return frozenset(leaders) if won else frozenset()

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """Return the moves this seat may play now."""
        return self.round.legal(seat)

    def refusal(self, seat: Seat, move: Move) -> Refusal | None:
        """Return why this seat may not play the move now, or None if it may."""
        return self.round.refusal(seat, move)

    def play(self, seat: Seat, move: Move) -> tuple[Event, ...]:
        """Play a move and return what everybody saw; an illegal one raises and changes nothing."""
        events = self.round.play(seat, move)
        if not self.round.over:
            return events
        self._score()
        if self.winners:
            (winner,) = self.winners
            return (*events, MatchEnded(winner))
        dealer = (self.round.position.dealer + 1) % self.rules.players
        self.number += 1
        self.round = self._deal(dealer)
        return (*events, Dealt(self.number, dealer))

    def view(self, seat: Seat | None) -> MatchView:
        """Return all that this seat, or with None a spectator, may know."""
        return MatchView(
            number=self.number,
            target=self.rules.edition.target,
            totals=self.totals,
            sheets=self.sheets,
            winners=self.winners,
            round=self.round.view(seat),
        )

    def copy(self) -> "Match":
        """Return an independent twin."""
        twin = Match.__new__(Match)
        twin.rules = self.rules
        twin.seed = self.seed
        twin.number = self.number
        twin.totals = self.totals
        twin.sheets = self.sheets
        twin.round = self.round.copy()
        return twin

    def _score(self) -> None:
        (sheets,) = self.round.sheets
        self.sheets += (sheets,)
        self.totals = tuple(
            total + sheet.total for total, sheet in zip(self.totals, sheets, strict=True)
        )

    def _deal(self, dealer: Seat) -> Round:
        deck = shuffled(self.rules.cards, Stream(self.seed, f"round {self.number}"))
        return Round.dealt(self.rules, deck, dealer)
