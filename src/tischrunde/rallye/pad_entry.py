"""An entry of the score pad: what people say of a round they played with real cards."""

from dataclasses import dataclass
from typing import TypeAlias

from tischrunde.core.game import Party
from tischrunde.rallye.cards import KM, Card

Distances: TypeAlias = tuple[int, int, int, int, int]
"""How many distance cards of 25, 50, 75, 100 and 200 km."""


@dataclass(frozen=True, slots=True)
class PartyEntry:
    """What a party has laid: its distance cards, or merely its kilometres, and its safeties.

    ``drove_200s`` tells whether a 200 km card is among them. ``coups_fourres`` are those of the
    safeties that lie crosswise.
    """

    km: int | None = None
    distances: Distances | None = None
    drove_200s: bool | None = None
    safeties: frozenset[Card] = frozenset()
    coups_fourres: frozenset[Card] = frozenset()

    @property
    def driven(self) -> int | None:
        """The kilometres, said or counted from the cards."""
        if self.km is not None or self.distances is None:
            return self.km
        return sum(count * km for count, km in zip(self.distances, KM, strict=True))


@dataclass(frozen=True, slots=True)
class Entry:
    """A round on the score pad.

    ``winner`` is the party that reached the goal in force, or NOBODY, ``caller`` the party that
    called for 1000 km, or NOBODY. ``used_up`` tells whether the stock was used up when the round
    ended, ``early`` whether it still held a card when the printed goal was first reached.
    """

    parties: tuple[PartyEntry, ...]
    winner: Party | None = None
    caller: Party | None = None
    used_up: bool | None = None
    early: bool | None = None
