"""Those around a table: their names, who plays together, and who of them reads the text."""

from dataclasses import dataclass
from typing import Final

from tischrunde.core.game import Party, Seat


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at a table, and at which: its game and the edition under its house rules.

    Names are by seat, as they are to be shown; ``seat`` is the reader's, None for a spectator.
    """

    game: str
    edition: str
    names: tuple[str, ...]
    parties: tuple[tuple[Seat, ...], ...]
    seat: Seat | None

    def members(self, party: Party) -> tuple[str, ...]:
        """Return the names of those who play together."""
        return tuple(self.names[seat] for seat in self.parties[party])

    def is_own(self, party: Party) -> bool:
        """Return whether the reader plays in a party."""
        return self.seat in self.parties[party]

    def is_team(self, party: Party) -> bool:
        """Return whether several play together in a party."""
        return len(self.parties[party]) > 1


NO_COMPANY: Final = Company("", "", (), (), None)
"""Where nobody sits at a table yet."""
