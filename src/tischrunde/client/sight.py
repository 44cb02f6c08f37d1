"""What a view tells whoever wants to play."""

from collections.abc import Mapping, Sequence
from typing import Any


class Sight:
    """Reads a view: whose turn it is, what may be played, and why not the rest."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self._view = view

    @property
    def view(self) -> Mapping[str, Any]:
        """All that may be known."""
        return self._view

    @property
    def seat(self) -> int | None:
        """The own seat, if one has any."""
        seat: int | None = self.view.get("seat")
        return seat

    @property
    def round(self) -> Mapping[str, Any]:
        """The present round; empty before the match begins."""
        seen: Mapping[str, Any] = (self.view.get("match") or {}).get("round") or {}
        return seen

    @property
    def legal(self) -> Sequence[str]:
        """The moves one may play now, in notation; some games let one act out of turn."""
        moves: Sequence[str] = () if self.over or self.stood_in else self.round.get("legal", ())
        return moves

    @property
    def blocked(self) -> Mapping[str, Any]:
        """Of every card that may not be played somehow, the moves and their refusals."""
        refusals: Mapping[str, Any] = self.round.get("blocked", {})
        return refusals

    @property
    def my_turn(self) -> bool:
        """Whether the match waits for this seat, perhaps for others as well."""
        return bool(self.legal) and self.seat in self.round["waiting"]

    @property
    def stood_in(self) -> bool:
        """Whether a bot stands in for this seat."""
        return self.seat is not None and bool(self.view["chairs"][self.seat]["stood_in"])

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.view.get("state") == "over"
