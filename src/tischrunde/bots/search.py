"""Search: every move is played out in the same imagined rounds.

All candidates get the same deals, so luck affects them alike; a candidate that falls clearly behind
is dropped.
"""

import math
import time
from typing import Final

from tischrunde.bots.policy import Policy
from tischrunde.bots.stakes import Stakes
from tischrunde.core.determinization import Determinization
from tischrunde.core.dice import Dice
from tischrunde.core.native import i64
from tischrunde.core.position import OVER, Playable

FIRST_DEALS: Final = 24
"""Number of deals before the first candidate may drop out."""

FEW_DEALS: Final = 8
"""Minimum number of deals to overrule a favourite."""

HOPELESS: Final = 2.0
"""By how many standard errors of the difference a candidate must be behind to drop out."""

_SEEDS: Final = 1 << 31
_APART: Final = 7919


class Candidate:
    """A move that is tried, and its results deal by deal."""

    __slots__ = ("chances", "code", "leads", "total")

    def __init__(self, code: i64) -> None:
        self.code = code
        self.chances: list[float] = []
        self.total = 0.0
        self.leads: list[int] = []

    @property
    def chance(self) -> float:
        """The mean chance to win the match."""
        return self.total / len(self.chances) if self.chances else 0.0

    def note(self, chance: float, lead: i64) -> None:
        """Note the result of one deal."""
        self.chances.append(chance)
        self.total += chance
        self.leads.append(lead)

    def ahead_of(self, other: "Candidate") -> tuple[float, float]:
        """Return by how much this one did better on average, and the square of the error."""
        deals: i64 = min(len(self.chances), len(other.chances))
        total = 0.0
        squares = 0.0
        i: i64 = 0
        while i < deals:
            difference = self.chances[i] - other.chances[i]
            total += difference
            squares += difference * difference
            i += 1
        size = float(max(deals, 1))
        mean = total / size
        return mean, max(squares / size - mean * mean, 0.0) / size

    def behind(self, leader: "Candidate") -> bool:
        """Return whether this candidate has clearly fallen behind the leader."""
        mean, error = leader.ahead_of(self)
        return mean > HOPELESS * math.sqrt(error)


class Search:
    """Tries the moves of one seat in imagined rounds, everybody going on by a policy.

    With ``trust`` the first code is the favourite: another must be better by 1 / ``trust`` of the
    spread of a single deal, divided by the number of deals. The smaller the number the more deals
    it takes to overrule the favourite; with 0 it has no privilege.
    """

    __slots__ = (
        "_dice",
        "_favourite",
        "_horizon",
        "_imagining",
        "_policy",
        "_seat",
        "_stakes",
        "_trust",
        "candidates",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - who thinks about what, and how
        self,
        imagining: Determinization,
        policy: Policy,
        stakes: Stakes,
        seat: i64,
        codes: list[int],
        dice: Dice,
        trust: float = 0.0,
    ) -> None:
        self._imagining = imagining
        self._policy = policy
        self._stakes = stakes
        self._seat = seat
        self._dice = dice
        self._trust = trust
        self._horizon = stakes.horizon()
        self.candidates = [Candidate(code) for code in codes]
        self._favourite = self.candidates[0]

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
            alive = self._still_in_it(alive)
            deals = (deals * 3) // 2
        self.candidates.sort(key=self._merit)

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
        """Play to the end, or until the rest can be predicted."""
        if not self._horizon:
            self._policy.play_out(imagined, dice)
            return
        self._policy.play_on(imagined, dice, self._horizon)
        while not self._stakes.is_foreseeable(imagined):
            self._policy.play_on(imagined, dice, 1)

    def _still_in_it(self, alive: list[Candidate]) -> list[Candidate]:
        leader = alive[0]
        for candidate in alive:
            if candidate.chance > leader.chance:
                leader = candidate
        return [c for c in alive if c is leader or not self._is_out(c, leader)]

    def _is_out(self, candidate: Candidate, leader: Candidate) -> bool:
        if candidate is self._favourite and self._margin(leader) <= 0.0:
            return False
        return candidate.behind(leader)

    def _margin(self, candidate: Candidate) -> float:
        """Return by how much a candidate is better than the favourite, after its handicap."""
        if candidate is self._favourite:
            return 0.0
        mean, error = candidate.ahead_of(self._favourite)
        if self._trust <= 0.0:
            return mean
        deals = min(len(candidate.chances), len(self._favourite.chances))
        if deals < FEW_DEALS:
            return min(mean, 0.0)
        return mean - math.sqrt(error / float(deals)) / self._trust

    def _merit(self, candidate: Candidate) -> tuple[float, float]:
        """Sort by how many deals a candidate had, then by how well it did."""
        beside_the_favourite = len(candidate.chances) == len(self._favourite.chances)
        merit = self._margin(candidate) if beside_the_favourite else candidate.chance
        return (-float(len(candidate.chances)), -merit)
