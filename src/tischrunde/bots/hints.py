"""Hints: what a player might do now, how well that does in imagined rounds, and why."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from tischrunde.bots.bot import Budget
from tischrunde.bots.levels import CRAFTS
from tischrunde.bots.reason import Reason
from tischrunde.bots.search import Candidate
from tischrunde.bots.thinker import Thinker
from tischrunde.core.dice import Dice
from tischrunde.core.match_view import MatchView

BUDGET: Final = Budget(rollouts=600, seconds=math.inf)
"""Without a clock, so that the same seed gives the same hints on every machine."""

_MOST_REASONS: Final = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, and what came of trying it.

    ``chance`` is the chance to win the match, ``lead`` the points ahead of the best opponent at
    the end of the round, both as means over so many ``deals``; a move that was not tried has
    neither. ``reasons`` are the few worth telling.
    """

    move: Any
    chance: float | None
    lead: float | None
    deals: int
    reasons: tuple[Reason, ...]


def hints(
    game: str,
    rules: Any,  # noqa: ANN401 - of any game
    view: MatchView[Any],
    budget: Budget | None = None,
    seed: int = 1,
) -> list[Hint]:
    """Return all moves of a seat the game waits for, best first; else nothing.

    The order is that in which a bot would prefer them: what did well in many deals comes first,
    what was not worth trying last.
    """
    round_ = view.round
    if round_.seat not in round_.waiting:
        return []
    craft = CRAFTS[game]
    budget = budget or BUDGET
    policy = craft.policies["expert"](rules)
    imagined = craft.imagining(rules, round_).round(Dice(seed))
    search = Thinker(craft, rules, policy, seed, budget).think(view, round_.legal, budget)
    tried = {candidate.code: candidate for candidate in search.candidates}
    codes = dict.fromkeys([*tried, *map(craft.encode, round_.legal)])
    policy.attend(imagined, round_.seat)
    return [
        _hint(
            craft.decode(code),
            tried.get(code),
            craft.reasons(policy, imagined, round_.seat, code),
        )
        for code in codes
    ]


def worth_telling(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Return the few strongest reasons, remarks first.

    What speaks against a move is left out where something speaks for it more than twice as much.
    """
    weightiest = sorted(reasons, key=lambda reason: (reason.value != 0, -abs(reason.value)))
    strongest = max((reason.value for reason in weightiest), default=0)
    told = [reason for reason in weightiest if -2 * reason.value >= strongest or reason.value >= 0]
    return tuple(told[:_MOST_REASONS])


def _hint(move: Any, tried: Candidate | None, reasons: Iterable[Reason]) -> Hint:  # noqa: ANN401
    told = worth_telling(reasons)
    if tried is None or not tried.chances:
        return Hint(move, None, None, 0, told)
    chance = min(max(tried.chance, 0.0), 1.0)
    return Hint(move, chance, tried.lead, len(tried.chances), told)
