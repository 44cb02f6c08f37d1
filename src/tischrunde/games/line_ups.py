"""How an edition is played with a number of players, as far as a start page tells."""

from dataclasses import dataclass
from typing import TypeAlias

from tischrunde.core.game import Seat
from tischrunde.core.seating import members
from tischrunde.rallye import rules as rallye_rules
from tischrunde.rallye.edition import Edition as RallyeEdition
from tischrunde.uno import rules as uno_rules
from tischrunde.uno.edition import Edition as UnoEdition

AnyEdition: TypeAlias = RallyeEdition | UnoEdition


@dataclass(frozen=True, slots=True)
class LineUp:
    """The seats of each party, with how many cards they play, and how far is to be driven."""

    players: int
    members: tuple[tuple[Seat, ...], ...]
    deck: int
    hand: int
    goal: int | None


def line_ups(edition: AnyEdition) -> tuple[LineUp, ...]:
    """Return how an edition is played, by the number of players."""
    if isinstance(edition, RallyeEdition):
        return tuple(_rallye(edition, players) for players in edition.player_counts)
    return tuple(_uno(edition, players) for players in edition.player_counts)


def _rallye(edition: RallyeEdition, players: int) -> LineUp:
    line_up = edition.line_up(players)
    cards = sum(edition.cards(players).values())
    parties = members(players, line_up.parties)
    return LineUp(players, parties, cards, rallye_rules.HAND, line_up.goal)


def _uno(edition: UnoEdition, players: int) -> LineUp:
    cards = sum(edition.deck.values())
    parties = members(players, edition.parties(players))
    return LineUp(players, parties, cards, uno_rules.HAND, None)
