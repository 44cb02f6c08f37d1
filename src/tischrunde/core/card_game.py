"""What programs need to know of a game, whichever it is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tischrunde.core.house import HouseRules
from tischrunde.core.match import Match
from tischrunde.core.round import Round
from tischrunde.core.simulation import Tally, Watch


@dataclass(frozen=True, slots=True)
class CardGame:
    """A game: its editions and house rules, and how it is played, written, simulated and scored."""

    id: str
    house: HouseRules[Any]
    match: Callable[[Any, int, bytes], Match[Any, Any, Any, Any, Any]]
    moves: Any
    """The type of its moves."""

    view: type
    """The type of what a seat may know of a round."""

    events: Any
    """The type of its events."""

    read_move: Callable[[str], Any]
    write_move: Callable[[Any], str]
    write_position: Callable[[Any], str]
    simulate: Callable[[Any, int, int, int, Watch], Tally]
    scoring_table: Callable[[Any], dict[str, int]]
    read_round: Callable[[str], Round[Any, Any, Any, Any]]

    @property
    def editions(self) -> Mapping[str, Any]:
        """The printed editions, oldest first."""
        return self.house.editions
