"""What an edition of UNO is: the printed rules and everything a family may agree on as fields."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from tischrunde.core.edition import Edition as PrintedEdition
from tischrunde.uno.cards import COLOURED, Card, Group, Rank


class Stacking(Enum):
    """Which draw cards may be passed on with another of their kind."""

    NONE = "none"
    TWOS = "twos"
    TWOS_AND_FOURS = "twos-and-fours"


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition(PrintedEdition):
    """One printed rulebook of UNO."""

    deck: Mapping[Card, int]
    fewest_players: int = 2
    most_players: int = 10

    stacking: Stacking = Stacking.NONE
    draw_until_playable: bool = False
    must_play_drawn: bool = False
    reverse_skips_with_two: bool = False
    jump_in: bool = False
    seven_zero: bool = False
    bluffing: bool = True
    teams: bool = False

    everybody_keeps_points: bool = False
    symbol_points: int = 20
    wild_points: int = 50

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many may sit down to a game; teams are of two, and at least two teams."""
        counts = range(self.fewest_players, self.most_players + 1)
        return tuple(n for n in counts if not self.teams or n in (4, 6, 8))

    @property
    def fewest_points_win(self) -> bool:
        """Whether points are bad to have: where everybody keeps those of their own hand."""
        return self.everybody_keeps_points

    def parties(self, players: int) -> int:
        """Return how many parties the players form."""
        return players // 2 if self.teams else players

    def points(self, card: Card) -> int:
        """Return what a card left in a hand is worth."""
        if card.group is Group.NUMBERS:
            return int(card.rank)
        return self.symbol_points if card.group is Group.SYMBOLS else self.wild_points


def counts() -> Mapping[Card, int]:
    """Return the deck: of each colour one zero and two of all else, four of each wild."""
    deck = {card: 1 if card.rank is Rank.ZERO else 2 for card in COLOURED}
    return MappingProxyType({**deck, Card.WILD: 4, Card.WILD_DRAW_FOUR: 4})
