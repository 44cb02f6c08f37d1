"""Reasons for and against a move: one small function for each consideration, in points.

Each looks at the situation of a seat and at the card it would use, and returns what the use is
worth by this consideration alone, 0 if it does not apply.
"""

from typing import Final

from tischrunde.bots.rallye.situation import Situation
from tischrunde.bots.rallye.weights import Weights
from tischrunde.core.bits import ONE, ones
from tischrunde.core.native import i64
from tischrunde.rallye.cards import KM
from tischrunde.rallye.display import Display
from tischrunde.rallye.rules import (
    ANY_HAZARD,
    FIRST_SAFETY,
    HAZARD_MASK_OF_SAFETY,
    PREVENTED_HAZARDS,
    SAFETY_OF,
)

KM_200: Final = 4
STOP: Final = 5
SPEED_LIMIT: Final = 6
ACCIDENT: Final = 7
FLAT_TYRE: Final = 8
EMPTY_TANK: Final = 9
ROLL: Final = 10
END_OF_LIMIT: Final = 11
RIGHT_OF_WAY: Final = 15

REMEDY_SAFETY: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 15, 16, 17, 18)
"""By remedy: the safety that makes it needless."""

_STEP: Final = 25
FITS: Final[tuple[int, ...]] = (0, 1, 2, 4, 8, 0, 0, 0, 16)
"""By the distance left in steps of 25 km: the card that fits it exactly."""

_NEAR: Final = 200
_CLOSE: Final = 100
_SLOW: Final = 50
_HUNDRED: Final = 100
_NEEDLESS: Final = -1

# ── laying a distance card ────────────────────────────────────────────────────────────────────


def drives_on(weights: Weights, card: i64) -> i64:
    """Kilometres score, and bring the goal nearer."""
    if card == KM_200:
        return weights.lay_200
    if card == KM_200 - 1:
        return weights.lay_100
    if card == KM_200 - 2:
        return weights.lay_75
    return weights.lay_50 if card else weights.lay_25


def arrives(at: Situation, weights: Weights, card: i64) -> i64:
    """The card reaches the goal."""
    return weights.arrives if KM[card] >= at.rest else 0


def spares_the_200(at: Situation, weights: Weights, card: i64) -> i64:
    """The first 200 gives away the bonus for doing without."""
    return -weights.first_200 if card == KM_200 and at.own.two_hundreds == 0 else 0


def sets_up_the_finish(at: Situation, weights: Weights, card: i64) -> i64:
    """What is left after this card is in hand as a single card, or cannot be had by one."""
    rest = at.rest - KM[card]
    if rest <= 0 or rest > _NEAR:
        return 0
    for other in range(KM_200 + 1):
        if KM[other] == rest:
            held = at.hand.count(other) - (1 if other == card else 0)
            return weights.sets_up if held > 0 else 0
    return 0


def creeps_up(at: Situation, weights: Weights, card: i64) -> i64:
    """Close to the goal few cards are left that fit."""
    rest = at.rest - KM[card]
    if rest <= 0 or rest > _CLOSE or not at.rules.exact_goal:
        return 0
    kept = at.hand.kinds if at.hand.count(card) > 1 else at.hand.kinds & ~(ONE << card)
    return -weights.creeps if not kept & at.own.lays & FITS[rest // _STEP] else 0


# ── laying a remedy ───────────────────────────────────────────────────────────────────────────


def gets_going(at: Situation, weights: Weights, card: i64) -> i64:
    """A green light, or the remedy that must come before it; who has right of way needs none."""
    if card == ROLL:
        return _NEEDLESS if at.own.has_right_of_way else weights.roll
    if card == END_OF_LIMIT:
        return weights.end_of_limit if at.rest > _SLOW else 1
    return weights.remedy


# ── laying a safety ───────────────────────────────────────────────────────────────────────────


def secures(weights: Weights) -> i64:
    """A safety scores as soon as it lies."""
    return weights.safety


def frees_itself(at: Situation, weights: Weights, card: i64) -> i64:
    """The safety takes away the hazard one is held up by, or right of way starts the car."""
    if HAZARD_MASK_OF_SAFETY[card] >> at.battle & 1:
        return weights.relief
    if card == RIGHT_OF_WAY and (at.limited or not ONE << at.battle & at.rules.drivable):
        return weights.relief
    return 0


def keeps_it_for_a_coup_fourre(at: Situation, weights: Weights, card: i64) -> i64:
    """A safety held back may still answer an attack."""
    coming: i64 = 0
    for hazard in range(STOP, EMPTY_TANK + 1):
        if SAFETY_OF[hazard] == card:
            coming += at.unaccounted(hazard)
    return -weights.coup if coming and at.left and not _costs_no_turn(at) else 0


def lays_it_before_the_end(at: Situation, weights: Weights) -> i64:
    """A safety still in hand at the end is worth nothing."""
    value: i64 = 0
    if at.left <= weights.late:
        value += weights.safety_late
    if at.threat <= _NEAR:
        value += weights.safety_threat
    if _can_arrive(at):
        value += weights.safety_finishing
    if _costs_no_turn(at):
        value += weights.arrives  # that comes all the same
    return value


def _can_arrive(at: Situation) -> bool:
    """Return whether the card that fits the rest of the way is in hand and may be laid."""
    return at.rest <= _NEAR and at.hand.kinds & at.own.lays & FITS[at.rest // _STEP] != 0


def _costs_no_turn(at: Situation) -> bool:
    """Return whether a safety can be laid now and the goal be reached by the next card."""
    return at.rules.safety_plays_again and _can_arrive(at)


# ── attacking ─────────────────────────────────────────────────────────────────────────────────


def holds_up(weights: Weights, card: i64) -> i64:
    """An opponent that stands does not drive."""
    if card == STOP:
        return weights.attack_stop
    if card == SPEED_LIMIT:
        return weights.attack_limit
    if card == ACCIDENT:
        return weights.attack_accident
    return weights.attack_flat if card == FLAT_TYRE else weights.attack_empty


def hits_who_is_ahead(at: Situation, weights: Weights, target: Display) -> i64:
    """The nearer to the goal an opponent is, the more a hazard costs it."""
    if target.km == 0:
        return weights.attack_unplaced
    value = weights.attack_progress * (target.km // _STEP)
    return value + weights.close if at.goal - target.km <= _NEAR else value


def hits_where_remedies_are_rare(at: Situation, weights: Weights, card: i64) -> i64:
    """The fewer remedies are still to come, the longer a hazard lies."""
    usual: i64 = 14 if card == STOP else 6
    return weights.attack_rare * (usual - at.unaccounted(card + ROLL - STOP))


def fears_the_answer(at: Situation, weights: Weights, card: i64) -> i64:
    """The safety against it may be in the attacked party's hands."""
    return -weights.fears if at.theirs >> SAFETY_OF[card] & 1 else 0


# ── keeping a card, against throwing it away ──────────────────────────────────────────────────


def keeps_a_distance(at: Situation, weights: Weights, card: i64) -> i64:
    """A distance card that can still be driven."""
    if at.rules.exact_goal and KM[card] > at.rest:
        return 0
    if card == KM_200:
        return weights.keep_200 if at.own.two_hundreds < at.rules.most_200s else 0
    if card == KM_200 - 1:
        return weights.keep_100
    if card == KM_200 - 2:
        return weights.keep_75
    value = weights.keep_50 if card else weights.keep_25
    return value + weights.keep_slow if at.limited else value


def keeps_a_hazard(at: Situation, weights: Weights, card: i64) -> i64:
    """A hazard that some opponent is not yet safe from; one of many is worth less."""
    for other in at.opponents:
        if not PREVENTED_HAZARDS[at.position.displays[other].safeties >> FIRST_SAFETY] >> card & 1:
            value = weights.keep_limit if card == SPEED_LIMIT else weights.keep_hazard
            many = ones(at.hand.kinds & ANY_HAZARD) + at.hand.count(card) - 2
            return value - weights.keep_many * many
    return 0


def keeps_a_remedy(at: Situation, weights: Weights, card: i64) -> i64:
    """A remedy that may still be needed; a second one is needed less."""
    safety: i64 = REMEDY_SAFETY[card]
    if at.own.safeties >> safety & 1:
        return 0
    hazard = card - (ROLL - STOP)
    coming = at.unaccounted(hazard)
    if card == ROLL:
        coming += at.unaccounted(ACCIDENT) + at.unaccounted(FLAT_TYRE) + at.unaccounted(EMPTY_TANK)
        value = weights.keep_roll + weights.keep_roll_each * coming
        spare = at.hand.count(card) > 1
        if not ONE << at.battle & at.rules.drivable:
            value += weights.keep_roll_now
    else:
        if not coming and at.battle != hazard:
            return 1
        value = weights.keep_end_of_limit if card == END_OF_LIMIT else weights.keep_remedy
        value += weights.keep_remedy_each * coming
        spare = at.hand.count(card) > 1
    if at.hand.kinds >> safety & 1:
        value = value // 4
    return value * weights.keep_second // _HUNDRED if spare else value
