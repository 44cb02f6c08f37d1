"""A bot: it gets a view and the legal moves, and chooses one of them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tischrunde.core.dice import Dice
from tischrunde.core.match_view import MatchView


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: for ``rollouts`` imagined rounds, or for ``seconds``.

    Both are checked after every deal, in which each remaining candidate is played once. Unless the
    time runs out, the same seed gives the same result: an expert on a slow phone answers in time,
    and a published match can be repeated.
    """

    rollouts: int
    seconds: float


class Bot(ABC):
    """A player at one table."""

    @abstractmethod
    def choose(
        self, view: MatchView[Any], legal: Sequence[Any], budget: Budget | None = None
    ) -> Any:  # noqa: ANN401 - a move of any game
        """Return one of the legal moves of a seat the game waits for.

        Without a budget the bot uses that of its level.
        """

    def interject(self, view: MatchView[Any], legal: Sequence[Any]) -> Any | None:  # noqa: ANN401, ARG002
        """Return what to do out of turn, or None to let the others go on."""
        return None


class Guesser(Bot):
    """Chooses any legal move."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(
        self,
        view: MatchView[Any],  # noqa: ARG002
        legal: Sequence[Any],
        budget: Budget | None = None,  # noqa: ARG002
    ) -> Any:  # noqa: ANN401
        """Return any of the legal moves, each equally likely."""
        return legal[self._dice.below(len(legal))]
