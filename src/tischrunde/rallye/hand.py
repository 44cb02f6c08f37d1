"""The cards a seat holds."""

from tischrunde.core.bits import ONE
from tischrunde.core.native import i64, mypyc_attr
from tischrunde.rallye.rules import FIRST_SAFETY, NOTHING


@mypyc_attr(acyclic=True, free_list_len=1)
class Hand:
    """A hand: how many of each kind, the set of kinds, and how many in all.

    ``counts`` has four bits a kind; the safeties, each of which there is but once, are not in it.
    """

    __slots__ = ("counts", "kinds", "size")

    def __init__(self, counts: i64 = 0, kinds: i64 = 0, size: i64 = 0) -> None:
        self.counts = counts
        self.kinds = kinds
        self.size = size

    def copy(self) -> "Hand":
        """Return an independent twin."""
        return Hand(self.counts, self.kinds, self.size)

    def count(self, card: i64) -> i64:
        """Return how many cards of a kind are held."""
        if card >= FIRST_SAFETY:
            return self.kinds >> card & 1
        return self.counts >> 4 * card & 15

    def take(self, card: i64) -> None:
        """Add a card."""
        if card < FIRST_SAFETY:
            self.counts += ONE << 4 * card
        self.kinds |= ONE << card
        self.size += 1

    def give_up(self, card: i64) -> None:
        """Remove a card."""
        if card < FIRST_SAFETY:
            self.counts -= ONE << 4 * card
        if card >= FIRST_SAFETY or not self.counts >> 4 * card & 15:
            self.kinds ^= ONE << card
        self.size -= 1

    def cards(self) -> list[int]:
        """Return the cards in the order of their kinds."""
        return [kind for kind in range(NOTHING) for _ in range(self.count(kind))]
