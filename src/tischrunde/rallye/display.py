"""What lies before one party: its piles, its kilometres, its safeties."""

from typing import Final

from tischrunde.core.bits import ONE
from tischrunde.core.native import i64, mypyc_attr
from tischrunde.rallye.cards import KM
from tischrunde.rallye.pile import BARE, lift, put, top
from tischrunde.rallye.rules import (
    ANY_DISTANCE,
    ANY_SAFETY,
    BATTLE_HAZARDS,
    BIT,
    COVERS,
    END_OF_LIMIT_BIT,
    FIRST_SAFETY,
    HAZARD_MASK_OF_SAFETY,
    KM_50,
    KM_200,
    KM_200_BIT,
    LIMIT_BIT,
    PREVENTED_HAZARDS,
    RIGHT_OF_WAY_BIT,
    ROLL_BIT,
    SPEED_LIMIT,
    UP_TO_50,
    Rules,
)

_WITHIN: Final = tuple(
    [
        sum([BIT[card] for card, km in enumerate(KM) if km <= KM[0] * steps])
        for steps in range(KM[KM_200] // KM[0])
    ]
)
"""By the distance left in steps of 25 km, below 200: the distance cards that do not exceed it."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Display:
    """The cards a party has before it.

    ``lays`` is the set of cards the party itself may lay here now, ``hits`` the set of hazards its
    opponents may; ``settle`` works both out again.
    """

    __slots__ = (
        "battle",
        "crosswise",
        "driven",
        "hits",
        "km",
        "lays",
        "rules",
        "safeties",
        "speed",
        "two_hundreds",
    )

    def __init__(self, rules: Rules, battle: int = BARE, speed: int = BARE) -> None:
        self.rules = rules
        self.battle = battle
        self.speed = speed
        self.driven: i64 = 0  # how many of each distance card, in four bits a kind
        self.km: i64 = 0
        self.two_hundreds: i64 = 0
        self.safeties: i64 = 0
        self.crosswise: i64 = 0
        self.lays: i64 = 0
        self.hits: i64 = 0

    def copy(self) -> "Display":
        """Return an independent twin."""
        twin = Display(self.rules, self.battle, self.speed)
        twin.driven = self.driven
        twin.km = self.km
        twin.two_hundreds = self.two_hundreds
        twin.safeties = self.safeties
        twin.crosswise = self.crosswise
        twin.lays = self.lays
        twin.hits = self.hits
        return twin

    @property
    def battle_top(self) -> i64:
        """The card that shows on the battle pile, or NOTHING."""
        return top(self.battle)

    @property
    def speed_top(self) -> i64:
        """The card that shows on the speed pile, or NOTHING."""
        return top(self.speed)

    @property
    def limited(self) -> bool:
        """Whether a speed limit is in force."""
        return top(self.battle) == SPEED_LIMIT or top(self.speed) == SPEED_LIMIT

    @property
    def has_right_of_way(self) -> bool:
        """Whether right of way lies here."""
        return self.safeties & RIGHT_OF_WAY_BIT != 0

    @property
    def opened(self) -> bool:
        """Whether the party has begun: with a green light, or with right of way."""
        return self.battle != BARE or self.has_right_of_way

    def distances(self) -> list[int]:
        """Return the distance cards in the order of their kinds."""
        return [card for card in range(len(KM)) for _ in range(self.count(card))]

    def count(self, card: i64) -> i64:
        """Return how many of a distance card lie here."""
        return self.driven >> 4 * card & 15

    def drive(self, card: i64) -> None:
        """Lay a distance card."""
        self.driven += ONE << 4 * card
        self.km += KM[card]
        if card == KM_200:
            self.two_hundreds += 1

    def cover(self, card: i64) -> None:
        """Lay a hazard or remedy on the pile it belongs to."""
        if ONE << card & (LIMIT_BIT | END_OF_LIMIT_BIT) and self.rules.limit_has_own_pile:
            self.speed = put(self.speed, card)
        else:
            self.battle = put(self.battle, card)

    def secure(self, safety: i64, *, crosswise: bool) -> list[int]:
        """Lay a safety and return the hazards it lifts, which go to the discard pile.

        Only what shows is lifted: a hazard covered by its remedy stays where it is. What lay below
        a lifted one shows again, mostly a green light. Right of way may lift from both piles.
        """
        self.safeties |= ONE << safety
        if crosswise:
            self.crosswise |= ONE << safety
        lifted: list[int] = []
        if HAZARD_MASK_OF_SAFETY[safety] >> top(self.battle) & 1:
            lifted.append(top(self.battle))
            self.battle = lift(self.battle)
        if HAZARD_MASK_OF_SAFETY[safety] >> top(self.speed) & 1:
            lifted.append(top(self.speed))
            self.speed = lift(self.speed)
        return lifted

    @property
    def useful(self) -> i64:
        """What the party may usefully lay here; with right of way it needs no green light."""
        return self.lays & ~ROLL_BIT if self.has_right_of_way else self.lays

    def hurts(self, goal: i64) -> i64:
        """Return the hazards that would slow the party; a limit does not on the last 50 km."""
        return self.hits & ~LIMIT_BIT if goal - self.km <= KM[KM_50] else self.hits

    def settle(self, goal: i64) -> None:
        """Compute again what may be laid here, by the party itself and by its opponents."""
        rules = self.rules
        shows = ONE << top(self.battle)
        limited = shows == LIMIT_BIT or top(self.speed) == SPEED_LIMIT

        lays: i64 = ANY_SAFETY | COVERS[top(self.battle)]
        if limited:
            lays |= END_OF_LIMIT_BIT
        if self.safeties & RIGHT_OF_WAY_BIT:
            drivable = rules.drivable_with_right_of_way
            attackable = rules.attackable_with_right_of_way
        else:
            drivable = rules.drivable
            attackable = rules.attackable

        if shows & drivable:
            distances: i64 = UP_TO_50 if limited else ANY_DISTANCE
            if self.two_hundreds >= rules.most_200s:
                distances &= ~KM_200_BIT
            if rules.exact_goal and goal - self.km < KM[KM_200]:
                distances &= _WITHIN[(goal - self.km) // KM[0]]
            lays |= distances
        self.lays = lays

        hits: i64 = BATTLE_HAZARDS if shows & attackable else 0
        if not limited and shows & rules.limitable:
            hits |= LIMIT_BIT
        self.hits = hits & ~PREVENTED_HAZARDS[self.safeties >> FIRST_SAFETY]
