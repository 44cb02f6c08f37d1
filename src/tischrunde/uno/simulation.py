"""Many rounds of UNO at random."""

from tischrunde.core import simulation
from tischrunde.core.game import Seat
from tischrunde.core.position import NOBODY
from tischrunde.core.shuffle import Stream
from tischrunde.uno import scoring
from tischrunde.uno.edition import Edition
from tischrunde.uno.position import Position
from tischrunde.uno.round import Round
from tischrunde.uno.rules import Rules


def simulate(edition: Edition, players: int, rounds: int, seed: int) -> simulation.Tally:
    """Play rounds at random; the same seed plays the same rounds on every build."""
    rules = Rules(edition, players)

    def deal(stream: Stream, number: Seat) -> Position:
        return Round.dealt(rules, stream, number % players).position

    return simulation.simulate(deal, _outcome, rounds, seed)


def _outcome(position: Position) -> simulation.Outcome:
    return simulation.Outcome(
        ending="nobody-could-move" if position.winner == NOBODY else "went-out",
        counts={
            "challenges": position.challenges,
            "caught": position.caught,
            "reshuffles": position.reshuffles,
        },
        sheets=scoring.sheets(position),
    )
