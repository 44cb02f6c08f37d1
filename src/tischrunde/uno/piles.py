"""The stock, and the discard pile that becomes the new stock."""

from tischrunde.core.chance import Chance
from tischrunde.core.native import i64, mypyc_attr
from tischrunde.uno.rules import NOTHING


@mypyc_attr(acyclic=True, free_list_len=1)
class Piles:
    """Stock and discard pile, the top cards last; the stock is ``deck[:left]``."""

    __slots__ = ("chance", "deck", "discards", "left", "reshuffles")

    def __init__(self, deck: bytes, discards: list[int], chance: Chance) -> None:
        self.deck = deck
        self.left: i64 = len(deck)
        self.discards = discards
        self.chance = chance
        self.reshuffles: i64 = 0

    def copy(self) -> "Piles":
        """Return an independent twin."""
        twin = Piles(self.deck, self.discards.copy(), self.chance)
        twin.left = self.left
        twin.reshuffles = self.reshuffles
        return twin

    def draw(self) -> i64:
        """Draw the top card of the stock, or NOTHING if there is none, not even in the discards."""
        if not self.left:
            if self.used_up():
                return NOTHING
            self._reshuffle(bytes(self.discards[:-1]))
            self.discards = self.discards[-1:]
        self.left -= 1
        return self.deck[self.left]

    def used_up(self) -> bool:
        """Return whether nothing is left to draw, not even in the discards."""
        return self.left == 0 and len(self.discards) == 1

    def uncover(self, unwanted: i64) -> i64:
        """Take the top card of the stock to turn it up; an unwanted one is shuffled back first."""
        while self.deck[self.left - 1] == unwanted:
            self._reshuffle(self.deck[: self.left])
        self.left -= 1
        return self.deck[self.left]

    def _reshuffle(self, cards: bytes) -> None:
        self.reshuffles += 1
        self.deck = self.chance.reshuffled(cards, self.reshuffles)
        self.left = len(cards)

    def stock(self) -> list[int]:
        """Return the cards of the stock, the top card last."""
        return list(self.deck[: self.left])
