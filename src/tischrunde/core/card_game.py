"""What programs need to know of a game, whichever it is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from tischrunde.core.chance import Chance
from tischrunde.core.game import Seat
from tischrunde.core.house import HouseRules
from tischrunde.core.match import Match
from tischrunde.core.notation import Unreadable
from tischrunde.core.round import Round
from tischrunde.core.simulation import Tally, Watch


class Card(Protocol):
    """A card of any game."""

    @property
    def slug(self) -> str:
        """Its name for programs."""

    @property
    def group(self) -> Enum:
        """The cards it is shown among in a rulebook."""


class ReadRound(Protocol):
    """Reads a position; with chance, what it leaves open is dealt by lot, to play on from there."""

    def __call__(self, text: str, chance: Chance | None = None, /) -> Round[Any, Any, Any, Any]:
        """Return the round at this position."""


@dataclass(frozen=True, slots=True)
class LineUp:
    """How an edition is played with a number of players, as far as a start page tells.

    The seats of each party, with how many cards they play, and how far is to be driven.
    """

    players: int
    members: tuple[tuple[Seat, ...], ...]
    deck: int
    hand: int
    goal: int | None


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

    cards: Sequence[Card]
    """Its cards, in the order of the numbers that hands hold them by."""

    line_up: Callable[[Any, int], LineUp]
    read_move: Callable[[str], Any]
    write_move: Callable[[Any], str]
    write_position: Callable[[Any], str]
    simulate: Callable[[Any, int, int, int, Watch], Tally]
    scoring_table: Callable[[Any], dict[str, int]]
    read_round: ReadRound

    def begun(
        self,
        edition: Any,  # noqa: ANN401 - each game has its own
        players: int,
        seed: bytes,
        position: str = "",
    ) -> Match[Any, Any, Any, Any, Any]:
        """Return a match that begins with a deal, or with a position without its rule set.

        A position that cannot be read, or in which nothing is left to play, raises ``Unreadable``.
        """
        match = self.match(edition, players, seed)
        if position:
            text = f"{self.house.write_revised(edition)} {players}; {position}"
            round_ = self.read_round(text, Chance(seed, "round 1"))
            if round_.over:
                raise Unreadable("unexpected", "over", text, max(text.find("over"), 0))
            match.begin(round_)
        return match

    @property
    def editions(self) -> Mapping[str, Any]:
        """The printed editions, oldest first."""
        return self.house.editions
