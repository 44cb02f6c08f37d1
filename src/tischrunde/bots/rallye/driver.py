"""A policy for the rally game: the move that the considerations value most."""

from typing import Final, cast

from tischrunde.bots.policy import Policy
from tischrunde.bots.rallye import considerations as by
from tischrunde.bots.rallye.situation import Situation
from tischrunde.bots.rallye.weights import Weights
from tischrunde.core.bits import lowest, ones
from tischrunde.core.dice import Dice
from tischrunde.core.native import i64
from tischrunde.core.position import Playable
from tischrunde.rallye.moves import (
    ATTACK,
    COUP_FOURRE,
    DISCARD,
    EXTEND,
    FINISH,
    LAY,
    LET_STAND,
    WIDTH,
)
from tischrunde.rallye.position import CALL, TURN, Position
from tischrunde.rallye.rules import FIRST_SAFETY, KM_200, SAFETY_OF, Rules

_FIRST_REMEDY: Final = 10
_NEVER: Final = -1_000_000
SAFETY_IN_HAND: Final = 2000


class Driver(Policy):
    """Weighs every use of every card; ``noise`` blurs each by up to that many points."""

    __slots__ = ("_best", "_chosen", "_dice", "_noise", "at", "weights")

    def __init__(self, rules: Rules, weights: Weights, noise: i64 = 0) -> None:
        self.weights = weights
        self._noise = noise
        self._dice = Dice(0)
        self.at = Situation(rules)
        self._best: i64 = _NEVER
        self._chosen: i64 = 0

    def move(self, position: Playable, seat: i64, dice: Dice) -> i64:
        """Return the code of the move that the considerations value most."""
        self._dice = dice
        round_ = cast("Position", position)
        if round_.phase != TURN:
            return self._answer(round_, seat)
        self.at.look(round_, seat)
        self._best = _NEVER
        self._weigh_lays()
        self._weigh_attacks()
        if self._best < 0 and round_.may_discard(seat):
            self._weigh_discards()
        return self._chosen

    def attend(self, position: Playable, seat: i64) -> None:
        """Count the cards a seat has seen so far."""
        self.at.count(cast("Position", position), seat)

    def value(self, position: Playable, seat: i64, code: i64) -> i64:
        """Return how much speaks for a move, to compare it with the seat's other moves."""
        round_ = cast("Position", position)
        if round_.phase != TURN:
            return 1 if code == self._answer(round_, seat) else 0
        self.at.look(round_, seat)
        act = code >> WIDTH
        card = code & (1 << WIDTH) - 1
        if act == LAY:
            return self.laying(card)
        return -self.keeping(card) if act == DISCARD else self.attacking(act - ATTACK, card)

    def _offer(self, code: i64, value: i64) -> None:
        """Keep a move if it is better than those before, give or take the noise."""
        if self._noise:
            value += self._dice.below(self._noise)
        if value > self._best:
            self._best = value
            self._chosen = code

    def _weigh_lays(self) -> None:
        lays = self.at.hand.kinds & self.at.own.lays
        while lays:
            card = lowest(lays)
            lays &= lays - 1
            self._offer(LAY << WIDTH | card, self.laying(card))

    def _weigh_attacks(self) -> None:
        at = self.at
        if not at.hand.kinds & at.hits:
            return
        for party in at.opponents:
            hits = at.hand.kinds & at.position.displays[party].hits
            while hits:
                card = lowest(hits)
                hits &= hits - 1
                self._offer((ATTACK + party) << WIDTH | card, self.attacking(party, card))

    def _weigh_discards(self) -> None:
        throws = self.at.hand.kinds & self.at.rules.discardable
        while throws:
            card = lowest(throws)
            throws &= throws - 1
            self._offer(DISCARD << WIDTH | card, -self.keeping(card))

    def _answer(self, position: Position, seat: i64) -> i64:
        if position.phase == CALL:
            return EXTEND if self._extends(position, seat) else FINISH
        held = position.hands[seat].kinds >> SAFETY_OF[position.hazard] & 1
        return COUP_FOURRE if held else LET_STAND

    def _extends(self, position: Position, seat: i64) -> bool:
        """Return whether 1000 km look within reach, and nobody else nearer to them."""
        self.at.look(position, seat)
        secured = ones(self.at.own.safeties)
        return (
            position.left >= self.weights.extend_stock - self.weights.extend_safety * secured
            and self.at.worst >= self.weights.extend_behind
        )

    def laying(self, card: i64) -> i64:
        """Return what laying a card is worth."""
        at, weights = self.at, self.weights
        if card <= KM_200:
            return (
                by.drives_on(weights, card)
                + by.arrives(at, weights, card)
                + by.spares_the_200(at, weights, card)
                + by.sets_up_the_finish(at, weights, card)
                + by.creeps_up(at, weights, card)
            )
        if card < FIRST_SAFETY:
            return by.gets_going(at, weights, card)
        return (
            by.secures(weights)
            + by.frees_itself(at, weights, card)
            + by.keeps_it_for_a_coup_fourre(at, weights, card)
            + by.lays_it_before_the_end(at, weights)
        )

    def attacking(self, party: i64, card: i64) -> i64:
        """Return what laying a hazard on a party is worth."""
        at, weights = self.at, self.weights
        return (
            by.holds_up(weights, card)
            + by.hits_who_is_ahead(at, weights, at.position.displays[party])
            + by.hits_where_remedies_are_rare(at, weights, card)
            + by.fears_the_answer(at, weights, card)
        )

    def keeping(self, card: i64) -> i64:
        """Return what it is worth not to throw a card away."""
        at, weights = self.at, self.weights
        if card <= KM_200:
            return by.keeps_a_distance(at, weights, card)
        if card < _FIRST_REMEDY:
            return by.keeps_a_hazard(at, weights, card)
        if card < FIRST_SAFETY:
            return by.keeps_a_remedy(at, weights, card)
        return SAFETY_IN_HAND
