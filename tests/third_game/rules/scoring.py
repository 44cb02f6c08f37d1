"""The score of a finished round: a point for each card left with the others."""

from tests.third_game.rules.edition import Edition
from tests.third_game.rules.position import Position
from tischrunde.core.game import Party
from tischrunde.core.sheet import Line, Sheet


def points(position: Position, party: Party) -> int:
    """Return what a party scores in a finished round."""
    return sum(hand.size for hand in position.hands) if party == position.winner else 0


def sheets(position: Position) -> tuple[Sheet, ...]:
    """Return the score sheets of a finished round, by party."""
    clause = position.rules.edition.lines["left"]
    scored = [points(position, party) for party in range(position.rules.parties)]
    return tuple(Sheet((Line("left", clause, n, n),) if n else ()) for n in scored)


def scoring_table(_: Edition) -> dict[str, int]:
    """Return what each line of a score sheet is worth once."""
    return {"left": 1}
