"""Bots for tests of the arena, and a way to seat them."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import pytest

from tischrunde.bots.bot import Bot, Budget
from tischrunde.core.match_view import MatchView
from tischrunde.uno.moves import CallUno, Catch, Play

Make: TypeAlias = Callable[[int], Bot]


class First(Bot):
    """Plays the first legal move, and never out of turn."""

    def choose(
        self, view: MatchView[Any], legal: Sequence[Any], budget: Budget | None = None
    ) -> Any:
        del view, budget
        return legal[0]


class Last(First):
    """Plays the last legal move."""

    def choose(
        self, view: MatchView[Any], legal: Sequence[Any], budget: Budget | None = None
    ) -> Any:
        del view, budget
        return legal[-1]


class Watcher(First):
    """Writes down what it is asked; lays cards without calling, and catches whoever forgot to."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Any, Sequence[Any]]] = []
        self.caught = 0
        self.budgets: set[Budget | None] = set()

    def choose(
        self, view: MatchView[Any], legal: Sequence[Any], budget: Budget | None = None
    ) -> Any:
        self.asked.append(("choose", view, legal))
        self.budgets.add(budget)
        plays = [move for move in legal if isinstance(move, Play) and not move.uno]
        turn = [move for move in legal if not isinstance(move, CallUno | Catch)]
        return (plays or turn)[0]

    def interject(self, view: MatchView[Any], legal: Sequence[Any]) -> Any | None:
        self.asked.append(("interject", view, legal))
        catches = [move for move in legal if isinstance(move, Catch)]
        self.caught += bool(catches)
        return catches[0] if catches else None


def seat(monkeypatch: pytest.MonkeyPatch, **makers: Make) -> None:
    """Let levels be played by these bots, made from their seed, in this process."""

    def seat_bot(game: str, rules: object, level: str, seed: int) -> Bot:
        del game, rules
        return makers[level](seed)

    monkeypatch.setattr("tischrunde.arena.deals.seat_bot", seat_bot)
