"""A match of the rally game: until one party leads with 5000 points."""

from collections.abc import Sequence

from tischrunde.core.card_game import LineUp
from tischrunde.core.chance import Chance
from tischrunde.core.game import Party, Seat
from tischrunde.core.match import Match as AnyMatch
from tischrunde.core.seating import members
from tischrunde.core.shuffle import Stream
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.events import Event
from tischrunde.rallye.moves import Move
from tischrunde.rallye.round import Round
from tischrunde.rallye.rules import HAND, Rules
from tischrunde.rallye.view import RoundView


class Match(AnyMatch[Rules, Round, Move, RoundView, Event]):
    """A whole match; a round that ends deals the next one."""

    __slots__ = ()

    def __init__(self, edition: Edition, players: int, seed: bytes) -> None:
        super().__init__(Rules(edition, players), edition.target, seed)

    @property
    def winners(self) -> frozenset[Party]:
        """The party that leads with 5000 points or more; equal leaders play on."""
        return winners(self.rules.edition, self.totals)

    def first_dealer(self, stream: Stream) -> Seat:
        """Return who deals the first round: it is drawn by lot."""
        return stream.below(self.rules.players)

    def deal(self, chance: Chance, dealer: Seat) -> Round:
        """Return a round dealt from a shuffled deck."""
        return Round.dealt(self.rules, chance, dealer)


def winners(edition: Edition, totals: Sequence[int]) -> frozenset[Party]:
    """Return the party that leads with 5000 points or more; equal leaders play on."""
    best = max(totals)
    leaders = frozenset(party for party, total in enumerate(totals) if total == best)
    return leaders if best >= edition.target and len(leaders) == 1 else frozenset()


def line_up(edition: Edition, players: int) -> LineUp:
    """Return how an edition is played with a number of players."""
    drivers = edition.line_up(players)
    cards = sum(edition.cards(players).values())
    return LineUp(players, members(players, drivers.parties), cards, HAND, drivers.goal)
