"""Which distance cards can make the kilometres that were laid, all parties out of one deck."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tischrunde.rallye.cards import KM
from tischrunde.rallye.pad_entry import Distances
from tischrunde.rallye.rules import KM_200

_STEP = KM[0]
_FARTHEST_WITHOUT_200S = KM[KM_200 - 1]


@dataclass(frozen=True)
class Drive:
    """The kilometres of a party and what must be true of its cards.

    ``distances`` are the cards where they are known, ``drove_200s`` whether a 200 is among them
    where that is. A party that passed the goal with its last card was ``short_of`` it before. A
    party that called for 1000 km stood ``at`` the printed goal on its way.
    """

    km: int
    distances: Distances | None = None
    drove_200s: bool | None = None
    short_of: int | None = None
    at: int | None = None

    def fits(self, cards: Distances) -> bool:
        """Return whether these cards can have been laid in some order."""
        if self.drove_200s is not None and self.drove_200s != (cards[KM_200] > 0):
            return False
        if self.short_of is not None and self.km - farthest(cards) >= self.short_of:
            return False
        return self.at is None or stands_at(cards, self.at)


def farthest(cards: Distances) -> int:
    """Return the most kilometres on one of these cards."""
    return max((km for km, count in zip(KM, cards, strict=True) if count > 0), default=0)


def farthest_allowed(most_200s: int, *, drove_200s: bool | None) -> int:
    """Return the most kilometres that one card can bring."""
    return KM[KM_200] if most_200s and drove_200s is not False else _FARTHEST_WITHOUT_200S


def stands_at(cards: Distances, km: int) -> bool:
    """Return whether some of these cards make exactly this distance."""
    sums = 1  # the sums that can be made, as a set of multiples of 25 km
    for card, count in zip(KM, cards, strict=True):
        for _ in range(min(count, km // card)):  # more pass it; people type large numbers
            sums |= sums << card // _STEP
    return sums >> km // _STEP & 1 == 1


def layable(drives: Sequence[Drive], deck: Distances, most_200s: int) -> bool:
    """Return whether the deck has cards for all these drives at once."""
    within: Distances = (*deck[:KM_200], min(deck[KM_200], most_200s))
    return _layable(sorted(drives, key=_freedom), deck, within)


def _layable(drives: Sequence[Drive], left: Distances, within: Distances) -> bool:
    if not drives:
        return True
    first, *others = drives
    return any(
        _layable(others, _without(left, cards), within)
        for cards in _ways(first, within)
        if _holds(left, cards)
    )


def _holds(left: Distances, cards: Distances) -> bool:
    return (
        cards[0] <= left[0]
        and cards[1] <= left[1]
        and cards[2] <= left[2]
        and cards[3] <= left[3]
        and cards[4] <= left[4]
    )


def _without(left: Distances, cards: Distances) -> Distances:
    return (
        left[0] - cards[0],
        left[1] - cards[1],
        left[2] - cards[2],
        left[3] - cards[3],
        left[4] - cards[4],
    )


def _freedom(drive: Drive) -> tuple[bool, bool, int]:
    """Order drives by how few ways they have, so that what cannot be is found soon."""
    bound = drive.drove_200s is not None or drive.short_of is not None or drive.at is not None
    return drive.distances is None, not bound, drive.km


@lru_cache(maxsize=4096)
def _ways(drive: Drive, within: Distances) -> tuple[Distances, ...]:
    """Return the cards of these that a drive can have been made with."""
    told = _sums(drive.km, within) if drive.distances is None else (drive.distances,)
    return tuple(cards for cards in told if drive.fits(cards))


def _sums(km: int, within: Distances) -> Iterator[Distances]:
    """Yield the ways to make a distance with cards of these, the long ones first."""
    for n200 in range(min(within[4], km // 200), -1, -1):
        left200 = km - 200 * n200
        for n100 in range(min(within[3], left200 // 100), -1, -1):
            left100 = left200 - 100 * n100
            for n75 in range(min(within[2], left100 // 75), -1, -1):
                left75 = left100 - 75 * n75
                for n50 in range(min(within[1], left75 // 50), -1, -1):
                    n25, rest = divmod(left75 - 50 * n50, 25)
                    if not rest and n25 <= within[0]:
                        yield n25, n50, n75, n100, n200
