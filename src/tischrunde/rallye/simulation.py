"""Many rounds of random play, counted."""

from dataclasses import dataclass, field

from tischrunde.core.dice import Dice
from tischrunde.core.shuffle import Stream, shuffled
from tischrunde.rallye import scoring
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.position import (
    GOAL_REACHED,
    HANDS_PLAYED_OUT,
    NOBODY,
    OVER,
    STOCK_USED_UP,
    Position,
)
from tischrunde.rallye.rules import Rules

_ENDINGS = {
    GOAL_REACHED: "goal-reached",
    STOCK_USED_UP: "stock-used-up",
    HANDS_PLAYED_OUT: "hands-played-out",
}


@dataclass(slots=True)
class Tally:
    """What happened in a number of rounds."""

    rounds: int = 0
    moves: int = 0
    endings: dict[str, int] = field(default_factory=lambda: dict.fromkeys(_ENDINGS.values(), 0))
    extensions: int = 0
    coups_fourres: int = 0
    points: int = 0
    """The points of all parties together."""

    sheets: int = 0

    @property
    def mean_points(self) -> float:
        """The points of a party in a round, on average."""
        return self.points / self.sheets if self.sheets else 0.0


def simulate(edition: Edition, players: int, rounds: int, seed: int) -> Tally:
    """Play rounds at random; the same seed plays the same rounds on every build."""
    rules = Rules(edition, players)
    dice = Dice(seed)
    tally = Tally()
    for number in range(rounds):
        stream = Stream(str(seed).encode(), f"simulated round {number}")
        position = Position(rules, shuffled(rules.cards, stream), number % players)
        position.deal()
        tally.moves += play_out(position, dice)
        _count(tally, position)
    return tally


def play_out(position: Position, dice: Dice) -> int:
    """Play a round to its end at random and return the number of moves."""
    moves = 0
    while position.phase != OVER:
        position.apply(position.actor(), position.random_move(dice))
        moves += 1
    return moves


def _count(tally: Tally, position: Position) -> None:
    tally.rounds += 1
    tally.endings[_ENDINGS[position.ending]] += 1
    tally.extensions += position.caller != NOBODY
    tally.coups_fourres += sum(display.crosswise.bit_count() for display in position.displays)
    for sheet in scoring.sheets(position):
        tally.points += sheet.total
        tally.sheets += 1
