"""Reasons for and against a move: one small function for each consideration.

Each looks at the situation of a seat and at the card it would lay, and returns what that is worth
by this consideration alone, 0 if it does not apply.
"""

from typing import Final

from tischrunde.bots.uno.situation import Situation
from tischrunde.bots.uno.weights import Weights
from tischrunde.core.bits import ones
from tischrunde.core.native import i64
from tischrunde.uno.position import DRAW_TWO, SEVEN, ZERO
from tischrunde.uno.rules import (
    COLOUR_OF,
    FOUR,
    RANK_OF,
    TWO,
    WILD,
    WILD_DRAW_FOUR,
    fitting_by_rank,
    of_colour,
)

_THREE: Final = 3
_THOUSAND: Final = 1000
_DECK: Final = 108
_A_COLOUR: Final = 25

# ── any card ──────────────────────────────────────────────────────────────────────────────────


def gets_rid_of_points(at: Situation, weights: Weights, card: i64) -> i64:
    """What is still in hand at the end counts for the winner, and more so if the end is near."""
    worth: i64 = at.rules.worth[card]
    return worth * (weights.hurry if at.nearest <= TWO else weights.points)


def gives_the_turn(at: Situation, weights: Weights, card: i64) -> i64:
    """The turn goes to an opponent who is nearly out, or stays within the party."""
    seat = at.turn_goes_to(card)
    if not at.opposes(seat):
        return weights.again
    size = at.held(seat)
    if size > _THREE:
        return 0
    if size == 1:
        return -weights.near_1
    return -weights.near_2 if size == TWO else -weights.near_3


def makes_the_next_draw(at: Situation, weights: Weights, card: i64) -> i64:
    """The next player draws, best if nearly out."""
    if card == WILD_DRAW_FOUR:
        cards: i64 = FOUR
    elif RANK_OF[card] == DRAW_TWO:
        cards = TWO
    else:
        return 0
    value = weights.draws * cards
    return value + weights.slows if at.held(at.following) <= TWO else value


def leaves_a_sure_last_card(at: Situation, weights: Weights, card: i64) -> i64:
    """The one card left is a wild, which always fits."""
    if at.size != TWO:
        return 0
    wilds = at.hand.wilds + at.hand.fours - (1 if card >= WILD else 0)
    return weights.sure if wilds else 0


# ── a coloured card ───────────────────────────────────────────────────────────────────────────


def goes_on_with_its_colour(at: Situation, weights: Weights, card: i64) -> i64:
    """The more cards of its colour are left in hand, the more likely one fits next time."""
    left = at.of_colour(COLOUR_OF[card]) - 1
    return weights.colour * left if left else -weights.lone


def goes_on_with_its_rank(at: Situation, weights: Weights, card: i64) -> i64:
    """Cards of the same number or symbol fit on it, whatever their colour."""
    same = fitting_by_rank(card)
    return weights.rank * (ones(at.hand.kinds & same) - 1)


def trades_hands(at: Situation, weights: Weights, card: i64) -> i64:
    """Under seven-zero the hand is swapped for the smallest, or for that of the player before."""
    rank: i64 = RANK_OF[card]
    if rank == SEVEN:
        return weights.swap * (at.size - 1 - at.held(smallest_hand(at)))
    if rank == ZERO:
        return weights.swap * (at.size - 1 - at.held(at.before))
    return 0


# ── a wild ────────────────────────────────────────────────────────────────────────────────────


def keeps_the_wild(weights: Weights, card: i64) -> i64:
    """A wild fits at any time; it is worth most when nothing else does."""
    return -weights.wild if card == WILD else -weights.four


def changes_to(at: Situation, weights: Weights, colour: i64) -> i64:
    """The colour held most is the one to name."""
    return weights.colour * at.of_colour(colour)


def is_a_bluff(at: Situation) -> bool:
    """Whether laying a wild draw-four would break its condition."""
    return at.hand.kinds & of_colour(at.position.colour) != 0


# ── answers ───────────────────────────────────────────────────────────────────────────────────


def chance_of_colour(at: Situation, colour: i64, cards: i64) -> i64:
    """Return the chance, in thousandths, that ``cards`` unseen cards hold one of a colour."""
    unseen = _DECK - at.size
    others = unseen - _A_COLOUR + at.of_colour(colour)
    none: i64 = _THOUSAND
    while cards:
        none = none * others // unseen
        others -= 1
        unseen -= 1
        cards -= 1
    return _THOUSAND - none


def doubts(at: Situation, weights: Weights) -> bool:
    """Whether the wild draw-four just laid is likely enough to be a bluff to challenge it.

    A player who holds the colour bluffs now and then; one who does not, never.
    """
    position = at.position
    held = chance_of_colour(at, position.followed, at.held(position.four_by))
    bluffed = held * weights.bluff // 100
    return bluffed * _THOUSAND >= weights.doubt * (bluffed + _THOUSAND - held)


def smallest_hand(at: Situation) -> i64:
    """Return the opponent with the fewest cards."""
    best = at.following
    seat: i64 = 0
    while seat < at.rules.players:
        if at.opposes(seat) and at.held(seat) < at.held(best):
            best = seat
        seat += 1
    return best
