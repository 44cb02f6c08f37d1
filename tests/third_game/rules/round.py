"""Rounds and matches as people play them, and many rounds at random."""

from tests.third_game.rules.cards import CARDS
from tests.third_game.rules.edition import Edition
from tests.third_game.rules.events import Event, opened, seen
from tests.third_game.rules.moves import Move, decode, encode
from tests.third_game.rules.position import HAND, Position, Rules
from tests.third_game.rules.reasons import refusal
from tests.third_game.rules.scoring import sheets
from tests.third_game.rules.view import FIELDS, RoundView, view
from tischrunde.core import simulation
from tischrunde.core.chance import Chance
from tischrunde.core.game import Party, Seat
from tischrunde.core.match import Match as AnyMatch
from tischrunde.core.position import NOBODY
from tischrunde.core.round import Round as AnyRound
from tischrunde.core.shuffle import Stream


class Round(AnyRound[Position, Move, RoundView, Event]):
    """A round from the deal to its score sheets."""

    __slots__ = ()

    fields = FIELDS
    encode = staticmethod(encode)
    decode = staticmethod(decode)
    judge = staticmethod(refusal)
    show = staticmethod(view)
    open = staticmethod(opened)
    tell = staticmethod(seen)
    score = staticmethod(sheets)

    @classmethod
    def dealt(cls, rules: Rules, chance: Chance, dealer: Seat) -> "Round":
        """Deal a round from a shuffled deck."""
        position = Position(rules, dealer, chance.deck(rules.cards))
        position.deal()
        return cls(position)


class Match(AnyMatch[Rules, Round, Move, RoundView, Event]):
    """A whole match; a round that ends deals the next one."""

    __slots__ = ()

    def __init__(self, edition: Edition, players: int, seed: bytes) -> None:
        super().__init__(Rules(edition, players), edition.target, seed)

    @property
    def winners(self) -> frozenset[Party]:
        """Whoever has reached the target, for only one scores in a round."""
        return frozenset(party for party, n in enumerate(self.totals) if n >= self.target)

    def first_dealer(self, stream: Stream) -> Seat:
        """Return who deals the first round, drawn by lot."""
        return stream.below(self.rules.players)

    def deal(self, chance: Chance, dealer: Seat) -> Round:
        """Return a round dealt from a shuffled deck."""
        return Round.dealt(self.rules, chance, dealer)


def simulate(
    edition: Edition, players: int, rounds: int, seed: int, watch: simulation.Watch
) -> simulation.Tally:
    """Play rounds at random; the same seed plays the same rounds."""
    rules = Rules(edition, players)
    return simulation.simulate(
        lambda chance, dealer: Round.dealt(rules, chance, dealer), _outcome, rounds, seed, watch
    )


def _outcome(played: Round) -> simulation.Outcome:
    position = played.position
    stock = len(CARDS) - 1 - HAND * position.rules.players
    return simulation.Outcome(
        ending="stuck" if position.winner == NOBODY else "out",
        counts={"draws": stock - len(position.stock)},
    )
