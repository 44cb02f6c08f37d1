"""How an edition is played with so many players, as far as a start page tells."""

from dataclasses import dataclass
from typing import TypeAlias

from tischrunde.rallye import rules as rallye_rules
from tischrunde.rallye.edition import Edition as RallyeEdition
from tischrunde.uno import rules as uno_rules
from tischrunde.uno.edition import Edition as UnoEdition

AnyEdition: TypeAlias = RallyeEdition | UnoEdition


@dataclass(frozen=True, slots=True)
class LineUp:
    """How many parties play, with how many cards, and how far is to be driven."""

    players: int
    parties: int
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
    return LineUp(players, line_up.parties, cards, rallye_rules.HAND, line_up.goal)


def _uno(edition: UnoEdition, players: int) -> LineUp:
    cards = sum(edition.deck.values())
    return LineUp(players, edition.parties(players), cards, uno_rules.HAND, None)
