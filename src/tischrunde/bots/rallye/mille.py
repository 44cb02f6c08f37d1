"""The player of BSD ``mille`` (1982) as a policy: it counts cards and never looks ahead.

It plays a card whenever it can, the one it values most, and else throws away the one it values
least. Safeties are kept for a coup fourré unless the round is about to end, every hazard they
prevent has been seen, or nothing else can be played late in the stock. Its known bugs are not
repeated; with more than two players the same values count against whoever is harmed most.
"""

from typing import Final, cast

from tischrunde.bots.policy import Policy
from tischrunde.bots.rallye.considerations import (
    ACCIDENT,
    EMPTY_TANK,
    END_OF_LIMIT,
    FITS,
    REMEDY_SAFETY,
    ROLL,
    SPEED_LIMIT,
    STOP,
)
from tischrunde.bots.rallye.situation import Situation
from tischrunde.core.bits import ONE, lowest, ones
from tischrunde.core.dice import Dice
from tischrunde.core.native import i64
from tischrunde.core.position import Playable
from tischrunde.rallye.cards import KM
from tischrunde.rallye.display import Display
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
from tischrunde.rallye.rules import (
    ANY_SAFETY,
    FIRST_SAFETY,
    HAZARD_MASK_OF_SAFETY,
    KM_200,
    PREVENTED_HAZARDS,
    RIGHT_OF_WAY_BIT,
    SAFETY_OF,
    Rules,
)

_NEVER: Final = -1
_VALUABLE: Final = 40
_CLOSE: Final = 100
_NEAR: Final = 200
_STEP: Final = 25
_SLOW: Final = 50
_LATE: Final = 25
_SPARE_SAFETIES: Final = 2


class Mille(Policy):
    """Plays what it values most."""

    __slots__ = ("_playing", "at")

    def __init__(self, rules: Rules) -> None:
        self.at = Situation(rules)
        self._playing = False

    def move(self, position: Playable, seat: i64, dice: Dice) -> i64:
        """Return the code of the move mille would choose."""
        round_ = cast("Position", position)
        if round_.phase == CALL:
            return EXTEND if self._extends(round_, seat) else FINISH
        if round_.phase != TURN:
            held = round_.hands[seat].kinds >> SAFETY_OF[round_.hazard] & 1
            return COUP_FOURRE if held else LET_STAND
        at = self.at
        at.look(round_, seat)
        held = at.hand.kinds
        lays = held & at.own.lays & ~ANY_SAFETY
        safety = self._safety(held & ANY_SAFETY, lays | held & at.hits, dice)
        if safety:
            return LAY << WIDTH | safety
        return self._card(lays, may_discard=round_.may_discard(seat))

    def attend(self, position: Playable, seat: i64) -> None:
        """Count the cards a seat has seen so far."""
        self.at.count(cast("Position", position), seat)

    def value(self, position: Playable, seat: i64, code: i64) -> i64:
        """Return 1 for the move it would choose; it has no second thoughts."""
        return 1 if code == self.move(position, seat, Dice(0)) else 0

    def _card(self, lays: i64, *, may_discard: bool) -> i64:
        """Return the most valued card to play, or the least valued to throw away."""
        at = self.at
        self._playing = True
        best: i64 = _NEVER if may_discard else _NEVER - 1
        chosen: i64 = lowest(at.hand.kinds)
        while lays:
            card = lowest(lays)
            lays &= lays - 1
            value = self._value(card)
            if value > best:
                best = value
                chosen = LAY << WIDTH | card
        for party in at.opponents:
            hits = at.hand.kinds & at.hits & at.position.displays[party].hits
            while hits:
                card = lowest(hits)
                hits &= hits - 1
                value = self._harm(card, at.position.displays[party])
                if value > best:
                    best = value
                    chosen = (ATTACK + party) << WIDTH | card
        return chosen if best > _NEVER or not may_discard else self._discard()

    def _discard(self) -> i64:
        at = self.at
        self._playing = False
        least: i64 = 1 << 20
        chosen: i64 = lowest(at.hand.kinds) | LAY << WIDTH
        throws = at.hand.kinds & ~ANY_SAFETY
        while throws:
            card = lowest(throws)
            throws &= throws - 1
            value = self._value(card) if card < STOP or card >= ROLL else self._worst_harm(card)
            if value < least:
                least = value
                chosen = DISCARD << WIDTH | card
        return chosen

    # ── safeties ──────────────────────────────────────────────────────────────────────────────

    def _safety(self, held: i64, playable: i64, dice: Dice) -> i64:
        """Return a safety to lay now, or 0."""
        at = self.at
        while held:
            safety = lowest(held)
            held &= held - 1
            if HAZARD_MASK_OF_SAFETY[safety] >> at.battle & 1:
                return safety
            if ONE << safety == RIGHT_OF_WAY_BIT and at.limited:
                return safety
            if self._about_to_end() or not self._hazards_out(safety):
                return safety
            if not playable and at.left - dice.below(10) < _LATE:
                return safety
        return 0

    def _hazards_out(self, safety: i64) -> i64:
        """Return how many hazards that the safety prevents have not been seen."""
        out: i64 = 0
        for hazard in range(STOP, EMPTY_TANK + 1):
            if SAFETY_OF[hazard] == safety:
                out += self.at.unaccounted(hazard)
        return out

    def _about_to_end(self) -> bool:
        """Return whether an opponent may win with its next card, or this seat can."""
        at = self.at
        for party in at.opponents:
            if self._one_card_short(at.position.displays[party]):
                return True
        lays = at.hand.kinds & at.own.lays
        return self._finishing(lays)

    def _finishing(self, lays: i64) -> bool:
        return lays & FITS[self.at.rest // _STEP] != 0 if self.at.rest <= _NEAR else False

    def _one_card_short(self, display: Display) -> bool:
        rest = self.at.goal - display.km
        if not ONE << display.battle_top & self.at.rules.drivable and not display.has_right_of_way:
            return False
        for card in range(KM_200 + 1):
            if KM[card] == rest and self.at.unaccounted(card):
                return not display.limited or rest <= _SLOW
        return False

    # ── values ────────────────────────────────────────────────────────────────────────────────

    def _value(self, card: i64) -> i64:
        """Return what a card is worth for the own drive."""
        at = self.at
        if card <= KM_200:
            return self._distance(card)
        safety: i64 = REMEDY_SAFETY[card]
        if at.own.safeties >> safety & 1:
            return 0
        if card == ROLL:
            value = 30 - at.unaccounted(ROLL)
        else:
            hazard = card - (ROLL - STOP)
            needed = at.battle == hazard or (card == END_OF_LIMIT and at.limited)
            if not needed and not at.unaccounted(hazard):
                return 0
            if card == END_OF_LIMIT and at.limited and at.rest <= _SLOW:
                return 1
            value = 18 + at.unaccounted(hazard) - at.unaccounted(card) // 2
        if at.hand.kinds >> safety & 1:
            return 1
        copies = at.hand.count(card)
        return value if self._playing else value // (copies * copies)

    def _distance(self, card: i64) -> i64:
        at = self.at
        if at.rules.exact_goal and KM[card] > at.rest:
            return 0
        if card == KM_200 and at.own.two_hundreds >= at.rules.most_200s:
            return 0
        if KM[card] >= at.rest:
            return _VALUABLE
        if self._playing and at.left and self._creeps(card):
            return _NEVER
        low = card <= 1
        return KM[card] // 8 + (1 if low == at.limited else -1)

    def _creeps(self, card: i64) -> bool:
        """Return whether a small card leads close to the goal without the cards to arrive."""
        rest = self.at.rest
        if card > 1 or rest > _CLOSE or rest % KM[card]:
            return False
        return rest // KM[card] > self.at.hand.count(card)

    def _worst_harm(self, card: i64) -> i64:
        """Return what a hazard in hand may still do to somebody."""
        worst: i64 = _NEVER
        for party in self.at.opponents:
            worst = max(worst, self._harm(card, self.at.position.displays[party]))
        if worst <= 0:
            return worst
        hazards = ones(self.at.hand.kinds >> STOP & 31)
        return worst // max(1, hazards)

    def _harm(self, card: i64, target: Display) -> i64:
        """Return what a hazard is worth on a display, by how rare its remedies have become."""
        at = self.at
        if PREVENTED_HAZARDS[target.safeties >> FIRST_SAFETY] >> card & 1:
            return _NEVER
        if card == SPEED_LIMIT and target.km + _SLOW >= at.goal:
            return 0
        each: i64 = 4 if at.theirs >> SAFETY_OF[card] & 1 else 3
        if card == SPEED_LIMIT:
            each -= 1
        value = each * (8 - at.unaccounted(card + ROLL - STOP))
        if card == STOP:
            value = each * (18 - at.unaccounted(ROLL))
        close = self._one_card_short(target)
        if at.own.km == 0 or close:
            value += 5
        if target.km == 0 or close:
            value += 5
        if target.limited and card >= ACCIDENT:
            value -= 3
        if not at.theirs >> SAFETY_OF[card] & 1:
            value += 3
        return max(value, 1)

    def _extends(self, position: Position, seat: i64) -> bool:
        """Return whether it goes on: with two safeties, and a slow opponent."""
        self.at.look(position, seat)
        secured = ones((self.at.own.safeties | self.at.hand.kinds) & ANY_SAFETY)
        return secured >= _SPARE_SAFETIES and self.at.worst > self.at.goal // 2
