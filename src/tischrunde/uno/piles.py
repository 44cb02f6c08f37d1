"""The cards of a round: stock, discard pile and hands, and whose call holds for a single card."""

from tischrunde.core.position import NOBODY
from tischrunde.core.shuffle import Stream, shuffled
from tischrunde.uno.rules import BIT, NOTHING


class Piles:
    """Where the cards are; piles are lists with the top card last."""

    __slots__ = (
        "called",
        "chance",
        "discards",
        "exposed",
        "hands",
        "held",
        "reshuffles",
        "sizes",
        "stock",
    )

    def __init__(self, players: int, stock: list[int], chance: Stream) -> None:
        self.chance = chance  # what a reshuffle draws on
        self.stock = stock
        self.discards: list[int] = []
        self.hands = [[0] * NOTHING for _ in range(players)]  # by seat: counts by kind of card
        self.held = [0] * players  # by seat: the set of kinds in hand
        self.sizes = [0] * players
        self.called = 0  # the set of seats whose call holds
        self.exposed = NOBODY  # who holds one card, has not called and can be caught
        self.reshuffles = 0

    def copy_piles(self, twin: "Piles") -> None:
        """Make a twin hold the same cards."""
        twin.chance = self.chance.copy()
        twin.stock = self.stock.copy()
        twin.discards = self.discards.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.held = self.held.copy()
        twin.sizes = self.sizes.copy()
        twin.called = self.called
        twin.exposed = self.exposed
        twin.reshuffles = self.reshuffles

    def count(self, seat: int, card: int) -> int:
        """Return how many cards of a kind a seat holds."""
        return self.hands[seat][card]

    def draw(self, seat: int, cards: int) -> int:
        """Draw so many cards, or what is left, and return the last one, or NOTHING for none."""
        card = NOTHING
        for _ in range(cards):
            if not self.stock:
                self._reshuffle()
                if not self.stock:
                    break
            card = self.stock.pop()
            self.take(seat, card)
        return card

    def _reshuffle(self) -> None:
        """Make the discard pile but its top card the new stock."""
        if len(self.discards) > 1:
            self.stock = list(shuffled(bytes(self.discards[:-1]), self.chance))
            self.discards = self.discards[-1:]
            self.reshuffles += 1

    def take(self, seat: int, card: int) -> None:
        """Put a card into a hand; a call made for a single card lapses."""
        self.hands[seat][card] += 1
        self.held[seat] |= BIT[card]
        self.sizes[seat] += 1
        self.called &= ~BIT[seat]

    def give_up(self, seat: int, card: int) -> None:
        """Take a card out of a hand; a call made for a single card lapses."""
        hand = self.hands[seat]
        hand[card] -= 1
        if not hand[card]:
            self.held[seat] ^= BIT[card]
        self.sizes[seat] -= 1
        self.called &= ~BIT[seat]

    def swap(self, one: int, other: int) -> None:
        """Let two seats swap hands."""
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        self.held[one], self.held[other] = self.held[other], self.held[one]
        self.sizes[one], self.sizes[other] = self.sizes[other], self.sizes[one]
        self._drop_calls(BIT[one] | BIT[other])

    def hand_on(self, direction: int) -> None:
        """Hand every hand on to the next player in the direction of play."""
        self.hands = self.hands[-direction:] + self.hands[:-direction]
        self.held = self.held[-direction:] + self.held[:-direction]
        self.sizes = self.sizes[-direction:] + self.sizes[:-direction]
        self._drop_calls(self.called)

    def _drop_calls(self, seats: int) -> None:
        """A hand received by a swap needs no call; what was called or owed for the old lapses."""
        self.called &= ~seats
        self.exposed = NOBODY
