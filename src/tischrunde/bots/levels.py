"""The levels a bot can play at, the same for every game."""

from importlib import import_module
from typing import Any

from tischrunde.bots.bot import Bot, Guesser
from tischrunde.bots.bot_game import BotGame
from tischrunde.bots.names import LEVELS
from tischrunde.bots.policy_bot import PolicyBot
from tischrunde.bots.search_bot import SearchBot
from tischrunde.core.packages import packages


def craft_of(game: str) -> BotGame:
    """Return what bots know of a game, imported now."""
    found: BotGame = import_module(f"{packages(game).bots}.bot_game").BOT_GAME
    return found


def names(game: str) -> tuple[str, ...]:
    """Return the names of all bots for a game: the levels, and guests."""
    return tuple(dict.fromkeys((*LEVELS, *craft_of(game).policies)))


def seat_bot(game: str, rules: Any, name: str, seed: int) -> Bot:  # noqa: ANN401 - of any game
    """Return a bot that plays a game by these rules; the same seed plays the same."""
    craft = craft_of(game)
    if name == "random":
        return Guesser(seed)
    policy = craft.policies[name](rules)
    if name in craft.budgets:
        return SearchBot(craft, rules, policy, seed, craft.budgets[name])
    return PolicyBot(craft, rules, policy, seed)
