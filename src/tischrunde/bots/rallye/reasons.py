"""What the considerations say about a move of the rally game, one by one.

The driver adds the same considerations up for speed; the tests hold the sums against each other.
"""

from collections.abc import Callable, Mapping
from itertools import chain
from typing import Final, TypeAlias, cast

from tischrunde.bots.policy import Policy
from tischrunde.bots.rallye import considerations as by
from tischrunde.bots.rallye.driver import SAFETY_IN_HAND, Driver
from tischrunde.bots.rallye.situation import Situation
from tischrunde.bots.rallye.weights import Weights
from tischrunde.bots.reason import Reason
from tischrunde.core.native import i64
from tischrunde.core.position import Playable
from tischrunde.rallye.cards import Card, Group
from tischrunde.rallye.moves import ANSWER, ATTACK, DISCARD, EXTEND, FINISH, LET_STAND, WIDTH
from tischrunde.rallye.position import Position
from tischrunde.rallye.rules import SAFETY_OF

Consideration: TypeAlias = Callable[[Situation, Weights, i64], i64]

_CARD: Final = (1 << WIDTH) - 1

LAYING: Final[Mapping[Group, Mapping[str, Consideration]]] = {
    Group.DISTANCE: {
        "drives-on": lambda _, weights, card: by.drives_on(weights, card),
        "arrives": by.arrives,
        "spares-the-200": by.spares_the_200,
        "sets-up-the-finish": by.sets_up_the_finish,
        "creeps-up": by.creeps_up,
    },
    Group.REMEDY: {"gets-going": by.gets_going},
    Group.SAFETY: {
        "secures": lambda _, weights, __: by.secures(weights),
        "frees-itself": by.frees_itself,
        "keeps-it-for-a-coup-fourre": by.keeps_it_for_a_coup_fourre,
        "lays-it-before-the-end": lambda at, weights, _: by.lays_it_before_the_end(at, weights),
    },
}
ATTACKING: Final[Mapping[str, Consideration]] = {
    "holds-up": lambda _, weights, card: by.holds_up(weights, card),
    "hits-where-remedies-are-rare": by.hits_where_remedies_are_rare,
    "fears-the-answer": by.fears_the_answer,
}
HITTING: Final = "hits-who-is-ahead"
KEEPING: Final[Mapping[Group, tuple[str, Consideration]]] = {
    Group.DISTANCE: ("keeps-a-distance", by.keeps_a_distance),
    Group.HAZARD: ("keeps-a-hazard", by.keeps_a_hazard),
    Group.REMEDY: ("keeps-a-remedy", by.keeps_a_remedy),
    Group.SAFETY: ("keeps-a-safety", lambda *_: SAFETY_IN_HAND),
}
REMARKS: Final = ("is-of-no-use", "is-missed-least")
ANSWERS: Final = (
    *("answers-the-attack", "has-no-answer", "gives-the-answer-away"),
    *("has-1000-within-reach", "may-miss-1000", "wins-at-once", "leaves-points-behind"),
)
IDS: Final = frozenset(
    chain(
        *LAYING.values(),
        ATTACKING,
        (HITTING,),
        (name for name, _ in KEEPING.values()),
        REMARKS,
        ANSWERS,
    )
)
"""Every reason there is for a move of the rally game."""


def reasons(policy: Policy, position: Playable, seat: i64, code: i64) -> list[Reason]:
    """Return what speaks for and against a legal move; the policy has attended to the seat."""
    driver, round_ = cast("Driver", policy), cast("Position", position)
    act, card = code >> WIDTH, Card(code & _CARD)
    if act == ANSWER:
        return [_answering(driver, round_, seat, code)]
    driver.at.look(round_, seat)
    if act == DISCARD:
        return _throwing_away(driver, card)
    if act >= ATTACK:
        return [*_weighed(driver, ATTACKING, card), *_hitting(driver, act - ATTACK)]
    return _weighed(driver, LAYING[card.group], card)


def _weighed(driver: Driver, table: Mapping[str, Consideration], card: Card) -> list[Reason]:
    """Return the considerations that apply, with their values."""
    values = {name: said(driver.at, driver.weights, card) for name, said in table.items()}
    return [Reason(name, value) for name, value in values.items() if value]


def _hitting(driver: Driver, party: i64) -> list[Reason]:
    target = driver.at.position.displays[party]
    value = by.hits_who_is_ahead(driver.at, driver.weights, target)
    return [Reason(HITTING, value)] if value else []


def _throwing_away(driver: Driver, card: Card) -> list[Reason]:
    """What it is worth to keep a card speaks against throwing it away."""
    name, kept = KEEPING[card.group]
    value = kept(driver.at, driver.weights, card)
    if not value:
        return [Reason("is-of-no-use", 0)]
    missed = Reason(name, -value)
    least = min(driver.keeping(other) for other in driver.at.hand.cards())
    return [missed, Reason("is-missed-least", 0)] if value == least else [missed]


def _answering(driver: Driver, position: Position, seat: i64, code: i64) -> Reason:
    """Return the one reason for or against an answer to an attack, or to reaching the goal."""
    chosen = driver.value(position, seat, code) > 0
    if code == EXTEND:
        return Reason("has-1000-within-reach", 1) if chosen else Reason("may-miss-1000", -1)
    if code == FINISH:
        return Reason("wins-at-once", 1) if chosen else Reason("leaves-points-behind", -1)
    if code != LET_STAND:
        return Reason("answers-the-attack", 1)
    held = position.hands[seat].kinds >> SAFETY_OF[position.hazard] & 1
    return Reason("gives-the-answer-away", -1) if held else Reason("has-no-answer", 1)
