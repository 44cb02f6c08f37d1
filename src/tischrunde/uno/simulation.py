"""Many rounds of UNO at random."""

from tischrunde.core import simulation
from tischrunde.core.position import NOBODY
from tischrunde.uno.edition import Edition
from tischrunde.uno.round import Round
from tischrunde.uno.rules import Rules


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
        ending="nobody-could-move" if position.winner == NOBODY else "went-out",
        counts={
            "challenges": position.challenges,
            "caught": position.caught,
            "reshuffles": position.piles.reshuffles,
        },
    )
