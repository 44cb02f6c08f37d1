"""What lies before one party: its piles, its kilometres, its safeties."""

from tischrunde.rallye.cards import KM
from tischrunde.rallye.rules import (
    ANY_DISTANCE,
    ANY_SAFETY,
    BATTLE_HAZARDS,
    BIT,
    COVERS,
    END_OF_LIMIT_BIT,
    FIRST_SAFETY,
    KM_200,
    KM_200_BIT,
    LIFTS,
    LIMIT_BIT,
    NOTHING,
    PREVENTED,
    RIGHT_OF_WAY_BIT,
    SPEED_LIMIT,
    UP_TO_50,
    Rules,
)


class Display:
    """The cards a party has before it; piles are lists with the top card last.

    ``lays`` is the set of cards the party itself may lay here now, ``hits`` the set of hazards its
    opponents may; ``settle`` works both out anew.
    """

    __slots__ = (
        "battle",
        "crosswise",
        "distances",
        "hits",
        "km",
        "lays",
        "rules",
        "safeties",
        "speed",
        "two_hundreds",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.battle: list[int] = []
        self.speed: list[int] = []
        self.distances: list[int] = []
        self.km = 0
        self.two_hundreds = 0
        self.safeties = 0
        self.crosswise = 0
        self.lays = 0
        self.hits = 0

    def copy(self) -> "Display":
        """Return an independent twin."""
        twin = Display(self.rules)
        twin.battle = self.battle.copy()
        twin.speed = self.speed.copy()
        twin.distances = self.distances.copy()
        twin.km = self.km
        twin.two_hundreds = self.two_hundreds
        twin.safeties = self.safeties
        twin.crosswise = self.crosswise
        twin.lays = self.lays
        twin.hits = self.hits
        return twin

    @property
    def battle_top(self) -> int:
        """The card that shows on the battle pile, or NOTHING."""
        return self.battle[-1] if self.battle else NOTHING

    @property
    def speed_top(self) -> int:
        """The card that shows on the speed pile, or NOTHING."""
        return self.speed[-1] if self.speed else NOTHING

    @property
    def limited(self) -> bool:
        """Whether a speed limit is in force."""
        return SPEED_LIMIT in (self.battle_top, self.speed_top)

    @property
    def has_right_of_way(self) -> bool:
        """Whether right of way lies here."""
        return self.safeties & RIGHT_OF_WAY_BIT != 0

    def drive(self, card: int) -> None:
        """Lay a distance card."""
        self.distances.append(card)
        self.km += KM[card]
        if card == KM_200:
            self.two_hundreds += 1

    def cover(self, card: int) -> None:
        """Lay a hazard or remedy on the pile it belongs to."""
        if BIT[card] & (LIMIT_BIT | END_OF_LIMIT_BIT) and self.rules.limit_has_own_pile:
            self.speed.append(card)
        else:
            self.battle.append(card)

    def secure(self, safety: int, *, crosswise: bool) -> list[int]:
        """Lay a safety and return the hazards it lifts, which go to the discard pile."""
        self.safeties |= BIT[safety]
        if crosswise:
            self.crosswise |= BIT[safety]
        lifted = []
        if self.battle and LIFTS[safety] & BIT[self.battle[-1]]:
            lifted.append(self.battle.pop())
        if self.speed and LIFTS[safety] & BIT[self.speed[-1]]:
            lifted.append(self.speed.pop())
        return lifted

    def settle(self, goal: int) -> None:
        """Work out anew what may be laid here, by the party itself and by its opponents."""
        rules = self.rules
        top = self.battle[-1] if self.battle else NOTHING
        limited = top == SPEED_LIMIT or (len(self.speed) > 0 and self.speed[-1] == SPEED_LIMIT)

        lays = ANY_SAFETY | COVERS[top]
        if limited:
            lays |= END_OF_LIMIT_BIT
        if self.safeties & RIGHT_OF_WAY_BIT:
            drives = rules.drives_by_right
            lands = rules.lands_by_right
        else:
            drives = rules.drives
            lands = rules.lands

        if BIT[top] & drives:
            distances = UP_TO_50 if limited else ANY_DISTANCE
            if self.two_hundreds >= rules.most_200s:
                distances &= ~KM_200_BIT
            if rules.exact_goal and goal - self.km < KM[KM_200]:
                distances &= _WITHIN[(goal - self.km) // KM[0]]
            lays |= distances
        self.lays = lays

        hits = BATTLE_HAZARDS if BIT[top] & lands else 0
        if not limited and (not rules.limit_needs_green or BIT[top] & rules.lands):
            hits |= LIMIT_BIT
        self.hits = hits & ~PREVENTED[self.safeties >> FIRST_SAFETY]


_WITHIN = tuple(
    sum(BIT[card] for card, km in enumerate(KM) if km <= KM[0] * steps)
    for steps in range(KM[KM_200] // KM[0])
)
"""By the distance left in steps of 25 km, below 200: the distance cards that do not pass it."""
