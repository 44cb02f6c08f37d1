"""The third game as programs learn it."""

from random import Random

import numpy as np

from tests.third_game.rules.observation import FIELDS
from tischrunde.core.observation import size
from tischrunde.envs import SoloEnv, env


def test_all_seats_are_learned_by_turns() -> None:
    table = env("zwanzig")
    table.reset(seed=1)
    random = Random(1)
    while table.agents:
        seen, _, over, cut, _ = table.last()
        assert seen is not None
        assert seen["observation"].shape == (size(FIELDS),)
        table.step(None if over or cut else random.choice(table.legal_actions()))
    assert not table.agents


def test_one_seat_is_learned_against_bots() -> None:
    solo = SoloEnv("zwanzig", opponents="easy")
    seen, info = solo.reset(seed=1)
    over = cut = False
    while not over and not cut:
        seen, _, over, cut, info = solo.step(np.flatnonzero(info["action_mask"])[0])
        assert solo.observation_space.contains(seen)
