"""What a seat sees before it chooses, as the numbers that considerations need."""

from tischrunde.core.bits import ones
from tischrunde.core.chance import QuickChance
from tischrunde.core.native import i64
from tischrunde.uno.position import DRAW_TWO, REVERSE, SKIP, Position, laid_out
from tischrunde.uno.rules import HAND, RANK_OF, WILD, WILD_DRAW_FOUR, Rules, of_colour


class Situation:
    """A seat's hand, and who sits where: ``following`` is next on turn, ``after`` the one then.

    ``nearest`` is the smallest number of cards an opponent holds.
    """

    __slots__ = (
        "after",
        "before",
        "following",
        "hand",
        "nearest",
        "party",
        "position",
        "rules",
        "seat",
        "size",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.position = laid_out(rules, b"", 0, QuickChance(0))
        self.hand = self.position.hands[0]
        self.seat: i64 = 0
        self.party: i64 = 0
        self.size: i64 = 0
        self.following: i64 = 0
        self.after: i64 = 0
        self.before: i64 = 0
        self.nearest: i64 = HAND

    def look(self, position: Position, seat: i64) -> None:
        """Take in a position from a seat."""
        rules = self.rules
        players = rules.players
        hands = position.hands
        direction = position.direction
        self.position = position
        self.hand = hands[seat]
        self.seat = seat
        self.party = rules.party_of[seat]
        self.size = self.hand.size
        self.following = (seat + direction) % players
        self.after = (seat + direction + direction) % players
        self.before = (seat - direction) % players
        nearest = hands[self.following].size
        other: i64 = 0
        while other < players:
            if hands[other].size < nearest and self.opposes(other):
                nearest = hands[other].size
            other += 1
        self.nearest = nearest

    def opposes(self, seat: i64) -> bool:
        """Return whether a seat is of another party."""
        party: i64 = self.rules.party_of[seat]
        return party != self.party

    def held(self, seat: i64) -> i64:
        """Return how many cards a seat holds."""
        return self.position.hands[seat].size

    def of_colour(self, colour: i64) -> i64:
        """Return how many cards of a colour the seat holds."""
        cards = of_colour(colour)
        return ones(self.hand.kinds & cards) + ones(self.hand.doubles & cards)

    def turn_goes_to(self, card: i64) -> i64:
        """Return whose turn it is once this card has taken effect."""
        rank: i64 = RANK_OF[card]
        if rank < SKIP or card == WILD:
            return self.following
        if rank == REVERSE:
            return self.seat if self.rules.reverse_skips else self.before
        if rank == DRAW_TWO and self.rules.stack_twos:
            return self.following
        if card == WILD_DRAW_FOUR and self.rules.stack_fours:
            return self.following
        return self.after
