"""The spaces of a table: what a seat observes, and what it chooses from."""

from typing import Any

import numpy as np
from gymnasium import spaces

from tischrunde.envs.episode import Episode


def observations(episode: Episode) -> spaces.Box[np.int8]:
    """Return the space of a seat's row of numbers, each with its own highest value."""
    high = [field.most for field in episode.learnable.fields for _ in range(field.size)]
    return spaces.Box(np.zeros(len(high), np.int8), np.array(high, np.int8), dtype=np.int8)


def masked_observations(episode: Episode) -> spaces.Dict:
    """Return the space of a seat's row of numbers together with its mask."""
    mask: spaces.Box = spaces.Box(0, 1, (episode.numbering.size,), np.int8)
    parts: dict[str, spaces.Space[Any]] = {
        "observation": observations(episode),
        "action_mask": mask,
    }
    return spaces.Dict(parts)


def actions(episode: Episode) -> spaces.Discrete:
    """Return the space of all actions of a game."""
    return spaces.Discrete(episode.numbering.size)
