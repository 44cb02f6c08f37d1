"""What bots know of UNO."""

from typing import Final, cast

from tischrunde.bots.bot import Budget
from tischrunde.bots.bot_game import BotGame
from tischrunde.bots.policy import Policy
from tischrunde.bots.uno.candidates import candidates
from tischrunde.bots.uno.player import Player
from tischrunde.bots.uno.reasons import reasons
from tischrunde.bots.uno.stakes import UnoStakes
from tischrunde.bots.uno.weights import Weights
from tischrunde.core.match_view import MatchView
from tischrunde.core.position import Playable
from tischrunde.uno.determinization import Determinization
from tischrunde.uno.moves import decode, encode
from tischrunde.uno.position import Position
from tischrunde.uno.rules import Rules
from tischrunde.uno.view import RoundView


def worth_trying(_: Policy, position: Playable, seat: int, codes: list[int]) -> list[int]:
    """Return the moves that are not plainly worse than others."""
    tried = set(candidates(cast("Position", position), seat))
    return [code for code in codes if code in tried]


def stakes(rules: Rules, view: MatchView[RoundView]) -> UnoStakes:
    """Return what is at stake for the seat of a view."""
    assert view.round.seat is not None  # noqa: S101 - a bot sits at the table
    return UnoStakes(rules, rules.party_of[view.round.seat], view.totals, view.target)


def _careless() -> Weights:
    """Return a beginner's weights: noisy, and sometimes forgetting to call."""
    weights = Weights()
    weights.noise = 320
    weights.forgets = 12
    return weights


def _hasty() -> Weights:
    """Return the weights of a hasty player."""
    weights = Weights()
    weights.noise = 140
    return weights


BOT_GAME: Final = BotGame(
    encode=encode,
    decode=decode,
    imagining=Determinization,
    stakes=stakes,
    policies={
        "easy": lambda rules: Player(rules, _careless()),
        "medium": lambda rules: Player(rules, _hasty()),
        "strong": lambda rules: Player(rules, Weights()),
        "expert": lambda rules: Player(rules, Weights()),
    },
    budgets={"expert": Budget(rollouts=1200, seconds=0.15)},
    worth_trying=worth_trying,
    trust=0.05,
    reasons=reasons,
)
