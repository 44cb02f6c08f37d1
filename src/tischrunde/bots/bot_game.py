"""What bots must know of a game to play it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tischrunde.bots.bot import Budget
from tischrunde.bots.policy import Policy
from tischrunde.bots.reason import Reason
from tischrunde.bots.stakes import Stakes
from tischrunde.core.determinization import Determinization
from tischrunde.core.match_view import MatchView
from tischrunde.core.native import i64
from tischrunde.core.position import Playable


@dataclass(frozen=True, slots=True)
class BotGame:
    """How a game is imagined, what a match is worth, and who plays it how well.

    ``policies`` are by the name of the bot; ``budgets`` says which of them think ahead, and how
    long; ``worth_trying`` leaves out hopeless moves; ``reasons`` lists what the expert weighs;
    ``trust`` says how soon other moves overrule the policy's favourite: the smaller, the later.
    """

    encode: Callable[[Any], int]
    decode: Callable[[int], Any]
    imagining: Callable[[Any, Any], Determinization]
    stakes: Callable[[Any, MatchView[Any]], Stakes]
    policies: Mapping[str, Callable[[Any], Policy]]
    budgets: Mapping[str, Budget]
    worth_trying: Callable[[Policy, Playable, i64, list[int]], list[int]]
    reasons: Callable[[Policy, Playable, i64, i64], list[Reason]]
    trust: float
