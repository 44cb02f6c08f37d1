"""The levels a bot can play at, the same for every game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from tischrunde.bots.bot import Bot, Guesser
from tischrunde.bots.craft import Craft
from tischrunde.bots.glancer import Glancer
from tischrunde.bots.names import LEVELS
from tischrunde.bots.rallye.craft import CRAFT as RALLYE
from tischrunde.bots.thinker import Thinker
from tischrunde.bots.uno.craft import CRAFT as UNO

CRAFTS: Final[Mapping[str, Craft]] = MappingProxyType({"rallye": RALLYE, "uno": UNO})


def names(game: str) -> tuple[str, ...]:
    """Return the names of all bots for a game: the levels, and guests."""
    return tuple(dict.fromkeys((*LEVELS, *CRAFTS[game].policies)))


def seat_bot(game: str, rules: Any, name: str, seed: int) -> Bot:  # noqa: ANN401 - of any game
    """Return a bot that plays a game by these rules; the same seed plays the same."""
    craft = CRAFTS[game]
    if name == "random":
        return Guesser(seed)
    policy = craft.policies[name](rules)
    if name in craft.budgets:
        return Thinker(craft, rules, policy, seed, craft.budgets[name])
    return Glancer(craft, rules, policy, seed)
