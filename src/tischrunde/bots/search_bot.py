"""A bot that thinks ahead."""

from collections.abc import Sequence
from typing import Any

from tischrunde.bots.bot import Budget
from tischrunde.bots.bot_game import BotGame
from tischrunde.bots.policy import Policy
from tischrunde.bots.policy_bot import PolicyBot
from tischrunde.bots.search import Search
from tischrunde.core.match_view import MatchView


class SearchBot(PolicyBot):
    """Tries the moves worth trying in imagined rounds before it chooses."""

    def __init__(
        self,
        craft: BotGame,
        rules: Any,  # noqa: ANN401
        policy: Policy,
        seed: int,
        budget: Budget,
    ) -> None:
        super().__init__(craft, rules, policy, seed)
        self._budget = budget

    def choose(
        self, view: MatchView[Any], legal: Sequence[Any], budget: Budget | None = None
    ) -> Any:  # noqa: ANN401
        """Return the legal move that did best in imagined rounds."""
        if len(legal) == 1:
            return legal[0]
        search = self.think(view, legal, budget or self._budget)
        return self._craft.decode(search.candidates[0].code)

    def think(self, view: MatchView[Any], legal: Sequence[Any], budget: Budget) -> Search:
        """Return the search over the moves."""
        seat = view.round.seat
        codes = [self._craft.encode(move) for move in legal]
        imagining = self._craft.imagining(self._rules, view.round)
        imagined = imagining.round(self._dice)
        favourite = self._favourite(imagined, seat, codes)
        tried = self._craft.worth_trying(self._policy, imagined, seat, codes)
        others = [code for code in tried if code != favourite]
        stakes = self._craft.stakes(self._rules, view)
        search = Search(
            imagining,
            self._policy,
            stakes,
            seat,
            [favourite, *others],
            self._dice,
            self._craft.trust,
        )
        search.run(budget.rollouts, budget.seconds)
        return search
