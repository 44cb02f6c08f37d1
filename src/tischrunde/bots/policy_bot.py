"""A bot that chooses without looking ahead."""

from collections.abc import Sequence
from typing import Any

from tischrunde.bots.bot import Bot, Budget
from tischrunde.bots.bot_game import BotGame
from tischrunde.bots.policy import NO_MOVE, Policy
from tischrunde.core.dice import Dice
from tischrunde.core.match_view import MatchView
from tischrunde.core.position import Playable


class PolicyBot(Bot):
    """Plays by a policy: it imagines one round like its own, and the policy sees no more of it."""

    def __init__(self, craft: BotGame, rules: Any, policy: Policy, seed: int) -> None:  # noqa: ANN401
        self._craft = craft
        self._rules = rules
        self._policy = policy
        self._dice = Dice(seed)

    def choose(
        self,
        view: MatchView[Any],
        legal: Sequence[Any],
        budget: Budget | None = None,  # noqa: ARG002 - a policy needs none
    ) -> Any:  # noqa: ANN401
        """Return the legal move that the policy prefers."""
        if len(legal) == 1:
            return legal[0]
        codes = [self._craft.encode(move) for move in legal]
        imagined = self._craft.imagining(self._rules, view.round).round(self._dice)
        return self._craft.decode(self._favourite(imagined, view.round.seat, codes))

    def interject(self, view: MatchView[Any], legal: Sequence[Any]) -> Any | None:  # noqa: ANN401
        """Return what to do out of turn, or None to let the others go on."""
        if not legal:
            return None
        imagined = self._craft.imagining(self._rules, view.round).round(self._dice)
        code = self._policy.out_of_turn(imagined, view.round.seat, self._dice)
        return None if code == NO_MOVE else self._craft.decode(code)

    def _favourite(self, imagined: Playable, seat: int, codes: list[int]) -> int:
        """Return the policy's move, or if that is not among the codes the one it values most."""
        self._policy.attend(imagined, seat)
        code = self._policy.move(imagined, seat, self._dice)
        if code in codes:
            return code
        return max(codes, key=lambda other: self._policy.value(imagined, seat, other))
