"""What bots know of the rally game."""

from functools import cache
from importlib.resources import files
from json import loads
from typing import Final

from tischrunde.bots.bot import Budget
from tischrunde.bots.bot_game import BotGame
from tischrunde.bots.policy import Policy
from tischrunde.bots.rallye.driver import Driver
from tischrunde.bots.rallye.mille import Mille
from tischrunde.bots.rallye.outlook import Outlook
from tischrunde.bots.rallye.reasons import reasons
from tischrunde.bots.rallye.stakes import RallyeStakes
from tischrunde.bots.rallye.weights import Weights
from tischrunde.core.match_view import MatchView
from tischrunde.core.position import Playable
from tischrunde.rallye.determinization import Determinization
from tischrunde.rallye.moves import decode, encode
from tischrunde.rallye.rules import Rules
from tischrunde.rallye.view import RoundView

_MAX_TRIED: Final = 5
"""Maximum number of moves that are tried; the others are hardly ever the best."""

_FORESEEN_MOVES: Final = 16
"""Number of moves of an imagined round after which the outlook predicts its end."""

_NEARLY_WON: Final = 2500
"""Points before the target from which imagined rounds are played to the end: each point may
decide."""

_EASY, _MEDIUM = 180, 30


def worth_trying(policy: Policy, position: Playable, seat: int, codes: list[int]) -> list[int]:
    """Return the moves that the policy prefers."""
    policy.attend(position, seat)
    return sorted(codes, key=lambda code: -policy.value(position, seat, code))[:_MAX_TRIED]


def stakes(rules: Rules, view: MatchView[RoundView]) -> RallyeStakes:
    """Return what is at stake for the seat of a view."""
    assert view.round.seat is not None  # noqa: S101 - a bot sits at the table
    party = rules.party_of[view.round.seat]
    outlook = _outlook(rules.rule_set) if rules.players == rules.parties == 2 else None  # noqa: PLR2004
    if outlook is None or view.target - max(view.totals) < _NEARLY_WON:
        return RallyeStakes(party, view.totals, view.target)
    return RallyeStakes(party, view.totals, view.target, outlook, _FORESEEN_MOVES)


def _outlook(rule_set: str) -> Outlook | None:
    """Return the outlook learnt for printed rules, a new object because it has state."""
    layers = _learnt().get(rule_set)
    return None if layers is None else Outlook(*layers)


@cache
def _learnt() -> dict[str, list[tuple[int, ...]]]:
    learnt = loads(files(__package__).joinpath("outlook.json").read_text())
    return {rules: [tuple(layer) for layer in layers] for rules, layers in learnt.items()}


BOT_GAME: Final = BotGame(
    encode=encode,
    decode=decode,
    imagining=Determinization,
    stakes=stakes,
    policies={
        "easy": lambda rules: Driver(rules, Weights(), noise=_EASY),
        "medium": lambda rules: Driver(rules, Weights(), noise=_MEDIUM),
        "strong": lambda rules: Driver(rules, Weights()),
        "expert": lambda rules: Driver(rules, Weights()),
        "mille": Mille,
    },
    budgets={"expert": Budget(rollouts=1500, seconds=0.15)},
    worth_trying=worth_trying,
    reasons=reasons,
    trust=0.04,
)
