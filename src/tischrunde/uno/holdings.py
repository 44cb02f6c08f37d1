"""Who holds which cards, and whose call for a single card holds."""

from tischrunde.core.bits import ONE
from tischrunde.core.native import i64, mypyc_attr
from tischrunde.core.position import NOBODY, Playable
from tischrunde.uno.hand import Hand
from tischrunde.uno.piles import Piles
from tischrunde.uno.rules import NOTHING


@mypyc_attr(acyclic=True)
class Holdings(Playable):
    """The hands, the piles they are drawn from and laid on, and the calls."""

    __slots__ = ("called", "exposed", "hands", "piles")

    def __init__(self, hands: list[Hand], piles: Piles) -> None:
        self.hands = hands
        self.piles = piles
        self.called: i64 = 0  # the set of seats whose call holds
        self.exposed: i64 = NOBODY  # who holds one card, has not called and can be caught

    def take(self, seat: i64, card: i64) -> None:
        """Put a card into a hand; a call made for a single card lapses."""
        self.hands[seat].take(card)
        self.called &= ~(ONE << seat)

    def draw(self, seat: i64, cards: i64) -> i64:
        """Draw ``cards`` cards, or what is left, and return the last one, or NOTHING for none."""
        last: i64 = NOTHING
        while cards:
            card = self.piles.draw()
            if card == NOTHING:
                break
            self.take(seat, card)
            last = card
            cards -= 1
        return last

    def swap(self, one: i64, other: i64) -> None:
        """Let two seats swap hands."""
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        self._drop_calls(ONE << one | ONE << other)

    def hand_on(self, direction: i64) -> None:
        """Hand every hand on to the next player in the direction of play."""
        hands = self.hands
        self.hands = hands[-1:] + hands[:-1] if direction > 0 else hands[1:] + hands[:1]
        self._drop_calls(self.called)

    def _drop_calls(self, seats: i64) -> None:
        """A hand received by a swap needs no call; what was called or owed for the old lapses."""
        self.called &= ~seats
        self.exposed = NOBODY
