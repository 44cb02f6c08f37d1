"""Many rounds of the rally game at random."""

from typing import Final

from tischrunde.core import simulation
from tischrunde.core.game import Seat
from tischrunde.core.position import NOBODY
from tischrunde.core.shuffle import Stream, shuffled
from tischrunde.rallye import scoring
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.position import GOAL_REACHED, HANDS_PLAYED_OUT, STOCK_USED_UP, Position
from tischrunde.rallye.rules import Rules

_ENDINGS: Final = {
    GOAL_REACHED: "goal-reached",
    STOCK_USED_UP: "stock-used-up",
    HANDS_PLAYED_OUT: "hands-played-out",
}


def simulate(edition: Edition, players: int, rounds: int, seed: int) -> simulation.Tally:
    """Play rounds at random; the same seed plays the same rounds on every build."""
    rules = Rules(edition, players)

    def deal(stream: Stream, number: Seat) -> Position:
        position = Position(rules, shuffled(rules.cards, stream), number % players)
        position.deal()
        return position

    return simulation.simulate(deal, _outcome, rounds, seed)


def _outcome(position: Position) -> simulation.Outcome:
    return simulation.Outcome(
        ending=_ENDINGS[position.ending],
        counts={
            "extensions": int(position.caller != NOBODY),
            "coups-fourres": sum(shown.crosswise.bit_count() for shown in position.displays),
        },
        sheets=scoring.sheets(position),
    )
