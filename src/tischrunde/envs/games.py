"""The games for the environments."""

from importlib import import_module

import gymnasium

from tischrunde.core.observation import Learnable
from tischrunde.core.packages import packages
from tischrunde.games.catalogue import GAMES


def learnable(game: str) -> Learnable:
    """Return a game as programs learn it, imported now."""
    found: Learnable = import_module(f"{packages(game).rules}.observation").LEARNABLE
    return found


def register_ids() -> None:
    """Let Gymnasium make an environment of every game by its id, such as tischrunde/<Game>-v0.

    A game that is added to the catalogue later has one once this is called again.
    """
    for game in GAMES:
        name = f"tischrunde/{game.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="tischrunde.envs:SoloEnv", kwargs={"game": game})
