"""Choosing by trying: every move is played out in the same imagined rounds.

All candidates meet the same deals, so luck touches them alike; whatever falls clearly behind is
tried no longer.
"""

import math
import time
from typing import Final

from tischrunde.bots.policy import Policy
from tischrunde.bots.stakes import Stakes
from tischrunde.core.dice import Dice
from tischrunde.core.imagining import Imagining
from tischrunde.core.native import i64
from tischrunde.core.position import OVER, Playable

FIRST_DEALS: Final = 24
"""How many deals are played before the first candidate may drop out."""

CLEARLY: Final = 0.3
"""By how many standard errors another move must do better than the favourite to be chosen."""

HOPELESS: Final = 2.0
"""By how many standard errors of the difference a candidate must be behind to drop out."""

_SEEDS: Final = 1 << 31
_APART: Final = 7919


class Candidate:
    """A move that is tried, and what came of it deal by deal."""

    __slots__ = ("chances", "code", "leads", "total")

    def __init__(self, code: i64) -> None:
        self.code = code
        self.chances: list[float] = []
        self.total = 0.0
        self.leads: i64 = 0

    @property
    def chance(self) -> float:
        """The mean chance to win the match."""
        return self.total / len(self.chances) if self.chances else 0.0

    @property
    def lead(self) -> float:
        """The mean lead in points at the end of the round."""
        return self.leads / len(self.chances) if self.chances else 0.0

    def note(self, chance: float, lead: i64) -> None:
        """Note what came of one deal."""
        self.chances.append(chance)
        self.total += chance
        self.leads += lead

    def behind(self, leader: "Candidate", margin: float) -> bool:
        """Return whether this candidate is behind by so many standard errors of the difference."""
        deals: i64 = len(self.chances)
        total = 0.0
        squares = 0.0
        i: i64 = 0
        while i < deals:
            difference = leader.chances[i] - self.chances[i]
            total += difference
            squares += difference * difference
            i += 1
        size = float(deals)
        mean = total / size
        spread = max(squares / size - mean * mean, 0.0)
        return mean > margin * math.sqrt(spread / size)


class Search:
    """Tries the moves of one seat in imagined rounds, everybody going on by a policy.

    The first of the codes is the favourite: what the seat would play without thinking further.
    """

    __slots__ = (
        "_dice",
        "_favourite",
        "_horizon",
        "_imagining",
        "_policy",
        "_seat",
        "_stakes",
        "candidates",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - who thinks about what, and how
        self,
        imagining: Imagining,
        policy: Policy,
        stakes: Stakes,
        seat: i64,
        codes: list[int],
        dice: Dice,
    ) -> None:
        self._imagining = imagining
        self._policy = policy
        self._stakes = stakes
        self._seat = seat
        self._favourite: i64 = codes[0]
        self._dice = dice
        self._horizon = stakes.horizon()
        self.candidates = [Candidate(code) for code in codes]

    def best(self) -> Candidate:
        """Return what to play: the favourite, unless another move has clearly done better."""
        leader = self.candidates[0]
        for candidate in self.candidates:
            if candidate.code == self._favourite and len(candidate.chances) == len(leader.chances):
                return leader if candidate.behind(leader, CLEARLY) else candidate
        return leader

    def run(self, rollouts: i64, seconds: float) -> None:
        """Try the candidates, best first in the end, until one is left or the budget is used."""
        ends = time.perf_counter() + seconds
        alive = self.candidates
        done: i64 = 0
        deals: i64 = FIRST_DEALS
        while len(alive) > 1 and done < rollouts:
            i: i64 = 0
            while i < deals and done < rollouts:
                self._try(alive)
                done += len(alive)
                i += 1
                if time.perf_counter() > ends:
                    done = rollouts
            alive = _still_in_it(alive)
            deals = (deals * 3) // 2
        self.candidates.sort(key=_by_merit)

    def _try(self, alive: list[Candidate]) -> None:
        """Play one imagined round once with each candidate."""
        seed = self._dice.below(_SEEDS)
        imagined = self._imagining.round(self._dice)
        for candidate in alive:
            twin = imagined.copy()
            twin.apply(self._seat, candidate.code)
            self._play(twin, Dice(seed + _APART))
            over = twin.phase == OVER or not self._horizon
            lead = self._stakes.lead(twin) if over else self._stakes.foretold(twin)
            candidate.note(self._stakes.chance(twin) if over else self._stakes.hope(lead), lead)

    def _play(self, imagined: Playable, dice: Dice) -> None:
        """Play to the end, or as far as the rest can be foretold."""
        if not self._horizon:
            self._policy.play_out(imagined, dice)
            return
        self._policy.play_on(imagined, dice, self._horizon)
        while not self._stakes.is_foreseeable(imagined):
            self._policy.play_on(imagined, dice, 1)


def _still_in_it(alive: list[Candidate]) -> list[Candidate]:
    leader = alive[0]
    for candidate in alive:
        if candidate.chance > leader.chance:
            leader = candidate
    return [c for c in alive if c is leader or not c.behind(leader, HOPELESS)]


def _by_merit(candidate: Candidate) -> tuple[float, float]:
    """Sort by how long a candidate stayed in it, then by its chance."""
    return (-float(len(candidate.chances)), -candidate.chance)
