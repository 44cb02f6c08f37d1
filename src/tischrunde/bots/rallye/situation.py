"""What a seat sees before it chooses, in the numbers its considerations ask for."""

from tischrunde.core.bits import ONE
from tischrunde.core.native import i64
from tischrunde.rallye.position import Position, laid_out
from tischrunde.rallye.rules import FIRST_SAFETY, NOTHING, Rules


class Situation:
    """A seat's hand, its display, its opponents and the stock.

    ``out`` counts the cards of each kind that the thinking seat cannot account for, in four bits
    a kind, below the safeties; ``theirs`` is the set of safeties that may be in other hands.
    """

    __slots__ = (
        "battle",
        "goal",
        "hand",
        "hits",
        "left",
        "limited",
        "opponents",
        "out",
        "own",
        "position",
        "rest",
        "rules",
        "theirs",
        "worst",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.position = laid_out(rules, b"", 0)
        self.own = self.position.displays[0]
        self.hand = self.position.hands[0]
        self.opponents: tuple[int, ...] = ()
        self.out: i64 = (ONE << 60) - 1
        self.theirs: i64 = 0
        self.goal: i64 = rules.goal
        self.rest: i64 = rules.goal
        self.left: i64 = 0
        self.battle: i64 = NOTHING
        self.limited = False
        self.hits: i64 = 0
        self.worst: i64 = 0

    def look(self, position: Position, seat: i64) -> None:
        """Take in a position from a seat."""
        party = self.rules.party_of[seat]
        displays = position.displays
        own = displays[party]
        self.position = position
        self.own = own
        self.hand = position.hands[seat]
        self.opponents = self.rules.opponents[party]
        self.theirs = ~(position.shown | self.hand.kinds)
        self.goal = position.goal
        self.rest = position.goal - own.km
        self.left = position.left
        self.battle = own.battle_top
        self.limited = own.limited
        self.hits = 0
        self.worst = position.goal
        for other in self.opponents:
            self.hits |= displays[other].hits
            self.worst = min(self.worst, position.goal - displays[other].km)

    def unaccounted(self, card: i64) -> i64:
        """Return how many cards of a kind below the safeties are still to come, as far as known."""
        return self.out >> 4 * card & 15 if card < FIRST_SAFETY else 0
