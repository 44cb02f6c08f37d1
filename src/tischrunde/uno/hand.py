"""The cards a player holds."""

from tischrunde.core.bits import ONE
from tischrunde.core.native import i64, mypyc_attr
from tischrunde.uno.rules import NOTHING, WILD, WILD_DRAW_FOUR


@mypyc_attr(acyclic=True, free_list_len=1)
class Hand:
    """A hand: the set of kinds, the set of coloured kinds held twice, how many wilds, how many."""

    __slots__ = ("doubles", "fours", "kinds", "size", "wilds")

    def __init__(
        self, kinds: i64 = 0, doubles: i64 = 0, wilds: i64 = 0, fours: i64 = 0, size: i64 = 0
    ) -> None:
        self.kinds = kinds
        self.doubles = doubles
        self.wilds = wilds
        self.fours = fours
        self.size = size

    def copy(self) -> "Hand":
        """Return an independent twin."""
        return Hand(self.kinds, self.doubles, self.wilds, self.fours, self.size)

    def count(self, card: i64) -> i64:
        """Return how many cards of a kind are held."""
        if card == WILD:
            return self.wilds
        if card == WILD_DRAW_FOUR:
            return self.fours
        return (self.kinds >> card & 1) + (self.doubles >> card & 1)

    def take(self, card: i64) -> None:
        """Add a card."""
        if card == WILD:
            self.wilds += 1
        elif card == WILD_DRAW_FOUR:
            self.fours += 1
        else:
            self.doubles |= self.kinds & ONE << card
        self.kinds |= ONE << card
        self.size += 1

    def give_up(self, card: i64) -> None:
        """Remove a card."""
        if card == WILD:
            self.wilds -= 1
            last = self.wilds == 0
        elif card == WILD_DRAW_FOUR:
            self.fours -= 1
            last = self.fours == 0
        else:
            last = not self.doubles >> card & 1
            self.doubles &= ~(ONE << card)
        if last:
            self.kinds ^= ONE << card
        self.size -= 1

    def cards(self) -> list[int]:
        """Return the cards in the order of their kinds."""
        return [kind for kind in range(NOTHING) for _ in range(self.count(kind))]
