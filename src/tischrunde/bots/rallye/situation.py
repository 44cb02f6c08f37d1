"""What a seat sees before it chooses, as the numbers that considerations need."""

from tischrunde.core.bits import ONE
from tischrunde.core.native import i64
from tischrunde.rallye.pile import cards
from tischrunde.rallye.position import Position, laid_out
from tischrunde.rallye.rules import ANY_DISTANCE, FIRST_SAFETY, NOTHING, Rules


class Situation:
    """A seat's hand, its display, its opponents and the stock.

    ``out`` counts the cards of each kind that the thinking seat cannot account for, in four bits
    a kind, below the safeties; ``theirs`` is the set of safeties that may be in other hands.
    """

    __slots__ = (
        "_deck",
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
        "threat",
        "worst",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.position = laid_out(rules, b"", 0)
        self.own = self.position.displays[0]
        self.hand = self.position.hands[0]
        self.opponents: tuple[int, ...] = ()
        self._deck: i64 = 0
        for card in rules.cards:
            self._deck += _one_of(card)
        self.out: i64 = self._deck
        self.theirs: i64 = 0
        self.goal: i64 = rules.goal
        self.rest: i64 = rules.goal
        self.left: i64 = 0
        self.battle: i64 = NOTHING
        self.limited = False
        self.hits: i64 = 0
        self.worst: i64 = 0
        self.threat: i64 = 0

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
        self.threat = position.goal
        attacks = position.may_attack(party)
        for other in self.opponents:
            if attacks:
                self.hits |= displays[other].hits
            rest = position.goal - displays[other].km
            self.worst = min(self.worst, rest)
            if displays[other].lays & ANY_DISTANCE:
                self.threat = min(self.threat, rest)

    def count(self, position: Position, seat: i64) -> None:
        """Count the cards that lie or lay open, or are in the seat's hand."""
        out = self._deck
        for card in position.discards:
            out -= _one_of(card)
        for display in position.displays:
            for card in cards(display.battle):
                out -= _one_of(card)
            for card in cards(display.speed):
                out -= _one_of(card)
            for card in display.distances():
                out -= _one_of(card)
        for card in position.hands[seat].cards():
            out -= _one_of(card)
        self.out = out

    def unaccounted(self, card: i64) -> i64:
        """Return how many cards of a kind below the safeties are still to come, as far as known."""
        return self.out >> 4 * card & 15 if card < FIRST_SAFETY else 0


def _one_of(card: i64) -> i64:
    """Return one card of a kind as it is counted; safeties are not."""
    return ONE << 4 * card if card < FIRST_SAFETY else 0
