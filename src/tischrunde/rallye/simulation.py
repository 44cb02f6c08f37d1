"""Many rounds of the rally game at random."""

from typing import Final

from tischrunde.core import simulation
from tischrunde.core.bits import ones
from tischrunde.core.position import NOBODY
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.position import GOAL_REACHED, HANDS_PLAYED_OUT, STOCK_USED_UP
from tischrunde.rallye.round import Round
from tischrunde.rallye.rules import Rules

_ENDINGS: Final = {
    GOAL_REACHED: "goal-reached",
    STOCK_USED_UP: "stock-used-up",
    HANDS_PLAYED_OUT: "hands-played-out",
}


def simulate(
    edition: Edition, players: int, rounds: int, seed: int, watch: simulation.Watch
) -> simulation.Tally:
    """Play rounds at random; the same seed plays the same rounds on every build."""
    rules = Rules(edition, players)
    return simulation.simulate(
        lambda chance, dealer: Round.dealt(rules, chance, dealer), _outcome, rounds, seed, watch
    )


def _outcome(played: Round) -> simulation.Outcome:
    position = played.position
    return simulation.Outcome(
        ending=_ENDINGS[position.ending],
        counts={
            "extensions": int(position.caller != NOBODY),
            "coups-fourres": sum(ones(shown.crosswise) for shown in position.displays),
        },
    )
