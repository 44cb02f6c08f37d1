"""An edition's rules for one number of players, as lookup tables."""

from typing import Final

from tischrunde.core.native import i64
from tischrunde.core.seating import members, party_of
from tischrunde.rallye.cards import (
    BREAKDOWNS,
    DISTANCES,
    HAZARD_OF,
    HAZARDS,
    HAZARDS_OF_SAFETY,
    PAIRS,
    REMEDY_FOR,
    SAFETIES,
    SAFETY_AGAINST,
    Card,
)
from tischrunde.rallye.edition import Edition, Exposure, StockAward
from tischrunde.rallye.house import HOUSE

# In here cards are plain small ints, and a set of kinds of card is a mask with one bit a kind.
NOTHING: Final = 19
"""What lies on top of an empty pile."""

BIT: Final = tuple(1 << kind for kind in range(NOTHING + 1))

EXTENDED_GOAL: Final = 1000
HAND: Final = 6
FULL_HAND: Final = 7
CHAIN_DRAWS: Final = 2
FULLEST_HAND: Final = 10
"""Maximum size of a hand: after three safeties of a chain each of which draws two."""

KM_50: Final = 1
KM_200: Final = 4
SPEED_LIMIT: Final = 6
FIRST_SAFETY: Final = 15


def mask(cards: tuple[Card, ...]) -> int:
    """Return the set of these kinds of card."""
    return sum(BIT[card] for card in set(cards))


ANY_DISTANCE: Final[i64] = mask(DISTANCES)
UP_TO_50: Final[i64] = mask((Card.KM_25, Card.KM_50))
BATTLE_HAZARDS: Final[i64] = mask((Card.STOP, *BREAKDOWNS))
ANY_HAZARD: Final[i64] = mask(HAZARDS)
ANY_SAFETY: Final[i64] = mask(SAFETIES)
LIMIT_BIT: Final[i64] = BIT[Card.SPEED_LIMIT]
END_OF_LIMIT_BIT: Final[i64] = BIT[Card.END_OF_LIMIT]
RIGHT_OF_WAY_BIT: Final[i64] = BIT[Card.RIGHT_OF_WAY]
ROLL_BIT: Final[i64] = BIT[Card.ROLL]
KM_200_BIT: Final[i64] = BIT[Card.KM_200]

SAFETY_OF: Final = tuple(int(SAFETY_AGAINST.get(card, 0)) for card in Card)
"""By hazard: the safety that prevents it."""

HAZARD_MASK_OF_SAFETY: Final = tuple(mask(HAZARDS_OF_SAFETY.get(card, ())) for card in Card)
"""By safety: the set of hazards it prevents, and lifts when it is laid."""

PREVENTED_HAZARDS: Final = tuple(
    mask(tuple(pair.hazard for pair in PAIRS if laid >> (pair.safety - FIRST_SAFETY) & 1))
    for laid in range(1 << len(SAFETIES))
)
"""By the set of laid safeties (right of way is bit 0): the set of hazards they prevent."""

_BREAKDOWN_REMEDIES: Final = tuple(REMEDY_FOR[hazard] for hazard in BREAKDOWNS)
_ROLL_GOES_ON: Final = mask((Card.STOP, *_BREAKDOWN_REMEDIES)) | BIT[NOTHING]
_EXPOSED: Final = {
    Exposure.NOTHING: 0,
    Exposure.REMEDY: mask(_BREAKDOWN_REMEDIES),
    Exposure.ANYTHING: mask(_BREAKDOWN_REMEDIES) | BIT[NOTHING],
}
"""What, besides a green light, may be attacked where right of way lies."""


def _covers(top: int) -> int:
    """Return the cards its owner may lay on this card of the battle pile."""
    cover = BIT[Card.ROLL] if BIT[top] & _ROLL_GOES_ON else 0
    for remedy, hazard in HAZARD_OF.items():
        if top == hazard:
            cover |= BIT[remedy]
    return cover


COVERS: Final = tuple(_covers(top) for top in range(NOTHING + 1))
"""By the top card of the battle pile: what its owner may lay on it."""


class Rules:
    """An edition at a table of a number of players."""

    __slots__ = (
        "attack_before_opening",
        "attackable",
        "attackable_with_right_of_way",
        "cards",
        "chain_draws_two",
        "counts",
        "discard_only_when_stuck",
        "discardable",
        "drivable",
        "drivable_with_right_of_way",
        "edition",
        "ends_when_stuck",
        "exact_goal",
        "extension",
        "extension_after_stock",
        "first_at_goal_earns",
        "fresh_safeties_count",
        "goal",
        "hands_played_out",
        "limit_has_own_pile",
        "limitable",
        "members",
        "most_200s",
        "opponents",
        "parties",
        "party_of",
        "players",
        "revised",
        "rule_set",
        "safety_plays_again",
    )

    def __init__(self, edition: Edition, players: int) -> None:
        line_up = edition.line_up(players)
        self.edition = edition
        self.players: i64 = players
        self.parties: i64 = line_up.parties
        self.goal: i64 = line_up.goal
        self.party_of = party_of(players, line_up.parties)
        self.members = members(players, line_up.parties)
        self.rule_set = HOUSE.write(edition)
        self.revised = HOUSE.write_revised(edition)
        self.opponents = tuple(
            tuple(other for other in range(line_up.parties) if other != party)
            for party in range(line_up.parties)
        )
        self.cards = bytes(
            card for card, count in edition.cards(players).items() for _ in range(count)
        )
        self.counts = tuple(self.cards.count(card) for card in Card)

        self.exact_goal = edition.exact_goal
        self.most_200s: i64 = edition.most_200s
        self.limit_has_own_pile = edition.limit_has_own_pile
        self.safety_plays_again = edition.safety_plays_again
        self.attack_before_opening = edition.attack_before_opening
        self.chain_draws_two = edition.chain_draws_two
        self.fresh_safeties_count = edition.coup_fourre_chain and (
            edition.chain_draws_two or not edition.safety_plays_again
        )
        self.first_at_goal_earns = edition.stock_award is StockAward.FIRST
        self.discard_only_when_stuck = edition.discard_only_when_stuck
        self.discardable: i64 = ~(0 if edition.safeties_discardable else ANY_SAFETY)
        self.hands_played_out = edition.hands_played_out
        self.ends_when_stuck = edition.ends_when_stuck
        self.extension = edition.extension and line_up.goal < EXTENDED_GOAL
        self.extension_after_stock = edition.extension_after_stock

        # Sets of top cards of the battle pile, NOTHING among them.
        # On these the party may drive. Without right of way it needs a green light, except under
        # a limit and after its end; with right of way it needs none.
        self.drivable: i64 = BIT[Card.ROLL] | LIMIT_BIT | END_OF_LIMIT_BIT
        self.drivable_with_right_of_way: i64 = (1 << NOTHING + 1) - 1 & ~BATTLE_HAZARDS
        # On these a hazard may be laid.
        self.attackable: i64 = BIT[Card.ROLL] | END_OF_LIMIT_BIT
        exposed = _EXPOSED[edition.under_right_of_way]
        self.attackable_with_right_of_way: i64 = self.attackable | exposed
        # On these a limit may be laid, if none is in force and right of way does not lie.
        self.limitable: i64 = self.attackable
        if not edition.limit_needs_green:
            self.limitable = (1 << NOTHING + 1) - 1
            if not edition.limit_when_half_parried:
                self.limitable &= ~mask(_BREAKDOWN_REMEDIES)
