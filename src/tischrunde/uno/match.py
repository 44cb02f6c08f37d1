"""A match of UNO: until somebody has 500 points."""

from collections.abc import Sequence

from tischrunde.core.card_game import LineUp
from tischrunde.core.chance import Chance
from tischrunde.core.game import Party, Seat
from tischrunde.core.match import Match as AnyMatch
from tischrunde.core.seating import members
from tischrunde.core.shuffle import Stream, shuffled
from tischrunde.uno.cards import Card
from tischrunde.uno.edition import Edition
from tischrunde.uno.events import Event
from tischrunde.uno.moves import Move
from tischrunde.uno.round import Round
from tischrunde.uno.rules import HAND, Rules
from tischrunde.uno.view import RoundView


class Match(AnyMatch[Rules, Round, Move, RoundView, Event]):
    """A whole match; a round that ends deals the next one."""

    __slots__ = ()

    def __init__(self, edition: Edition, players: int, seed: bytes) -> None:
        super().__init__(Rules(edition, players), edition.target, seed)

    @property
    def winners(self) -> frozenset[Party]:
        """The highest total from 500 on, or where everybody keeps points the lowest totals."""
        return winners(self.rules.edition, self.totals)

    def first_dealer(self, stream: Stream) -> Seat:
        """Return who deals the first round: whoever draws the highest number."""
        (dealer,) = dealer_draws(self.rules.players, shuffled(self.rules.cards, stream))[-1][1]
        return dealer

    def deal(self, chance: Chance, dealer: Seat) -> Round:
        """Return a round dealt from a shuffled deck."""
        return Round.dealt(self.rules, chance, dealer)


def winners(edition: Edition, totals: Sequence[int]) -> frozenset[Party]:
    """Return the highest total from 500 on, or where everybody keeps points the lowest totals."""
    if max(totals) < edition.target:
        return frozenset()
    best = min(totals) if edition.fewest_points_win else max(totals)
    return frozenset(party for party, total in enumerate(totals) if total == best)


def line_up(edition: Edition, players: int) -> LineUp:
    """Return how an edition is played with a number of players; nothing is to be driven."""
    parties = members(players, edition.parties(players))
    return LineUp(players, parties, sum(edition.deck.values()), HAND, None)


def dealer_draws(players: int, deck: bytes) -> list[tuple[dict[Seat, Card], frozenset[Seat]]]:
    """Return the draws for the dealer: who drew which card, and who had the highest, until one.

    Action cards count zero; the tied draw again from the same deck, which is then shuffled again.
    """
    stock = list(deck)
    drawing = frozenset(range(players))
    draws: list[tuple[dict[Seat, Card], frozenset[Seat]]] = []
    while not draws or len(drawing) > 1:
        cards = {seat: Card(stock.pop()) for seat in sorted(drawing)}
        numbers = {seat: int(card.rank) if card.is_number else 0 for seat, card in cards.items()}
        highest = max(numbers.values())
        drawing = frozenset(seat for seat in cards if numbers[seat] == highest)
        draws.append((cards, drawing))
    return draws
