"""Hints: what a player might do now, how well that does in imagined rounds, and why."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tischrunde.bots.bot import Budget
from tischrunde.bots.levels import craft_of
from tischrunde.bots.reason import Reason
from tischrunde.bots.search import Candidate
from tischrunde.bots.search_bot import SearchBot
from tischrunde.core.dice import Dice
from tischrunde.core.match_view import MatchView

BUDGET: Final = Budget(rollouts=2000, seconds=math.inf)
"""Without a clock, so that the same seed gives the same hints on every machine."""

QUICK_BUDGET: Final = Budget(rollouts=300, seconds=math.inf)
"""The same for somebody who waits for the hint."""

_MAX_REASONS: Final = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, and its result in imagined rounds.

    ``chance`` is the chance to win the match, ``lead`` the points ahead of the best opponent at the
    end of the round, as expected after ``deals`` deals; a move that was not tried has neither.
    ``reasons`` are the few strongest.
    """

    move: Any
    chance: float | None
    lead: float | None
    deals: int
    reasons: tuple[Reason, ...]


def hints_for(
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
    craft = craft_of(game)
    budget = budget or BUDGET
    policy = craft.policies["expert"](rules)
    imagined = craft.imagining(rules, round_).round(Dice(seed))
    search = SearchBot(craft, rules, policy, seed, budget).think(view, round_.legal, budget)
    tried = {candidate.code: candidate for candidate in search.candidates}
    codes = dict.fromkeys([*tried, *map(craft.encode, round_.legal)])
    policy.attend(imagined, round_.seat)
    best = search.candidates[0]
    return [
        Hint(
            craft.decode(code),
            *_figures(tried.get(code), best),
            worth_telling(craft.reasons(policy, imagined, round_.seat, code)),
        )
        for code in codes
    ]


def worth_telling(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Return the few strongest reasons, remarks first.

    A reason for a move must weigh a quarter as much as the strongest one, a reason against it half
    as much.
    """
    weightiest = sorted(reasons, key=lambda reason: (reason.value != 0, -abs(reason.value)))
    strongest = max((reason.value for reason in weightiest), default=0)
    told = [reason for reason in weightiest if _tells(reason.value, strongest)]
    return tuple(told[:_MAX_REASONS])


def _tells(value: int, strongest: int) -> bool:
    return value == 0 or 4 * value >= strongest > 0 or -2 * value >= max(strongest, 1)


def _figures(tried: Candidate | None, best: Candidate) -> tuple[float | None, float | None, int]:
    """Return the chance and the lead to expect of a move, and in how many deals it was tried."""
    if tried is None or not tried.chances:
        return None, None, 0
    chance = _expected(tried.chances, best.chances)
    return min(max(chance, 0.0), 1.0), _expected(tried.leads, best.leads), len(tried.chances)


def _expected(own: Sequence[float], best: Sequence[float]) -> float:
    """Return the expected result of a move in all deals of the best one, from their common deals.

    So a move that dropped out early is not judged by the luck of its few deals.
    """
    return _mean(best) + _mean(own) - _mean(best[: len(own)])


def _mean(values: Sequence[float]) -> float:
    # That of ``statistics`` is the same, but brings fractions and decimals with it.
    return math.fsum(values) / len(values)
