"""Predicts the result of a round for two: a small network, trained on finished rounds.

It gets a whole position, as search imagines it, and predicts the lead in points with which the seat
on turn ends the round if both go on by the policy. It never sees a real game.
"""

from typing import Final

from tischrunde.core.bits import ONE, lowest, ones
from tischrunde.core.native import i64
from tischrunde.core.position import NOBODY
from tischrunde.rallye.display import Display
from tischrunde.rallye.hand import Hand
from tischrunde.rallye.position import Position
from tischrunde.rallye.rules import FIRST_SAFETY, NOTHING

_STEP: Final = 25
_NEAR: Final = 8
_NORMAL_GOAL: Final = 700

# The places of a display; then come its hand and, after both sides, the round.
_REST: Final = 1
_TWO_HUNDREDS: Final = 10
_DRIVES: Final = 12
_HELD_UP: Final = 13
_LIMITED: Final = 18
_SAFETIES: Final = 19
_COUPS: Final = 23
_UNPLACED: Final = 24
_HAND: Final = 25
SIDE: Final = _HAND + NOTHING
INPUTS: Final = 2 * SIDE + 5

HIDDEN: Final = 30
SECOND: Final = 16
UNIT: Final = 1024
"""Weights are whole numbers of this fraction of 1, so every build predicts the same."""

# Several neurons share a machine word: a word times an input adds to all of them at once.
LANE: Final = 20
LANES: Final = 3
WORDS: Final = HIDDEN // LANES
SECOND_UNIT: Final = 128
SECOND_LANE: Final = 30
SECOND_LANES: Final = 2
SECOND_WORDS: Final = SECOND // SECOND_LANES

_HELD_UP_BY: Final[tuple[int, ...]] = (4, 4, 4, 4, 4, 0, 4, 1, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4)
"""By the top of the battle pile: stop, accident, flat tyre, empty tank, or no green light."""
_HALF: Final = 1 << 19
_LANE: Final = (1 << 20) - 1
_SECOND_HALF: Final = 1 << 29
_SECOND_LANE: Final = (1 << 30) - 1


class Outlook:
    """A network of two hidden layers over the places of ``look``.

    ``first`` has a row of words for each place and one for the bias, ``second`` a row for each
    neuron of the first layer and one for the bias, ``last`` a number for each neuron of the second
    and one for the bias.
    """

    __slots__ = ("_first", "_last", "_second", "_sums", "places", "seen", "values")

    def __init__(
        self, first: tuple[int, ...], second: tuple[int, ...], last: tuple[int, ...]
    ) -> None:
        self._first = first
        self._second = second
        self._last = last
        self._sums: list[int] = [0] * HIDDEN
        self.places: list[int] = [0] * INPUTS
        self.values: list[int] = [0] * INPUTS
        self.seen: i64 = 0

    def lead(self, position: Position) -> i64:
        """Return the predicted lead of the party on turn, in points."""
        self.look(position)
        self._first_layer()
        return self._second_layer()

    def _first_layer(self) -> None:
        first, places, values, sums = self._first, self.places, self.values, self._sums
        seen = self.seen
        word: i64 = 0
        while word < WORDS:
            total: i64 = first[INPUTS * WORDS + word]
            i: i64 = 0
            while i < seen:
                value: i64 = values[i]
                place: i64 = places[i]
                weight: i64 = first[place * WORDS + word]
                total += value * weight
                i += 1
            lane: i64 = 0
            while lane < LANES:
                own = (total + _HALF & _LANE) - _HALF
                sums[word * LANES + lane] = max(own, 0)
                total = (total - own) >> LANE
                lane += 1
            word += 1

    def _second_layer(self) -> i64:
        second, sums = self._second, self._sums
        lead: i64 = self._last[SECOND] * UNIT
        word: i64 = 0
        while word < SECOND_WORDS:
            bias: i64 = second[HIDDEN * SECOND_WORDS + word]
            total = bias * UNIT
            i: i64 = 0
            while i < HIDDEN:
                value: i64 = sums[i]
                if value:
                    weight: i64 = second[i * SECOND_WORDS + word]
                    total += value * weight
                i += 1
            lane: i64 = 0
            while lane < SECOND_LANES:
                own = (total + _SECOND_HALF & _SECOND_LANE) - _SECOND_HALF
                if own > 0:
                    points: i64 = self._last[word * SECOND_LANES + lane]
                    lead += own // SECOND_UNIT * points
                total = (total - own) >> SECOND_LANE
                lane += 1
            word += 1
        return lead // UNIT

    def _see(self, place: i64, value: i64) -> None:
        self.places[self.seen] = place
        self.values[self.seen] = value
        self.seen += 1

    def look(self, position: Position) -> None:
        """Note the inputs of a position: their places, and their values."""
        self.seen = 0
        mover = position.seat
        other = 1 - mover
        self._look_at(position, position.displays[mover], position.hands[mover], 0)
        self._look_at(position, position.displays[other], position.hands[other], SIDE)
        at: i64 = 2 * SIDE
        if position.left:
            self._see(at, position.left)
        else:
            self._see(at + 1, 1)
        if position.goal > _NORMAL_GOAL:
            self._see(at + 2, 1)
        if position.caller != NOBODY:
            self._see(at + 3 if position.caller == mover else at + 4, 1)

    def _look_at(self, position: Position, display: Display, hand: Hand, at: i64) -> None:
        if display.driven:
            self._see(at, display.km // _STEP)
        else:
            self._see(at + _UNPLACED, 1)
        rest = (position.goal - display.km) // _STEP
        if 0 < rest <= _NEAR:
            self._see(at + _REST + rest, 1)
        if display.two_hundreds:
            self._see(at + _TWO_HUNDREDS + (1 if display.two_hundreds > 1 else 0), 1)
        self._look_at_the_road(position, display, at)
        counts = hand.counts
        card: i64 = 0
        while counts:
            if counts & 15:
                self._see(at + _HAND + card, counts & 15)
            counts >>= 4
            card += 1
        safeties = hand.kinds >> FIRST_SAFETY
        while safeties:
            self._see(at + _HAND + FIRST_SAFETY + lowest(safeties), 1)
            safeties &= safeties - 1

    def _look_at_the_road(self, position: Position, display: Display, at: i64) -> None:
        battle = display.battle_top
        rules = position.rules
        drivable = rules.drivable_with_right_of_way if display.has_right_of_way else rules.drivable
        if ONE << battle & drivable:
            self._see(at + _DRIVES, 1)
        else:
            self._see(at + _HELD_UP + _HELD_UP_BY[battle], 1)
        if display.limited:
            self._see(at + _LIMITED, 1)
        safeties = display.safeties >> FIRST_SAFETY
        while safeties:
            self._see(at + _SAFETIES + lowest(safeties), 1)
            safeties &= safeties - 1
        if display.crosswise:
            self._see(at + _COUPS, ones(display.crosswise))
