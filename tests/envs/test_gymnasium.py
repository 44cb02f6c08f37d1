"""Gymnasium's own checks, and what they do not ask."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.tables import tables
from tischrunde.envs import SoloEnv


def made(game: str, **terms: Any) -> SoloEnv:
    env = gymnasium.make(f"tischrunde/{game.title()}-v0", **terms).unwrapped
    assert isinstance(env, SoloEnv)
    return env


@pytest.mark.parametrize(("game", "rule_set", "players"), tables(every_count=False))
def test_check(game: str, rule_set: str, players: int) -> None:
    check_env(made(game, edition=rule_set, players=players, opponents="random"))


@pytest.mark.parametrize(("game", "rule_set", "players"), tables(every_count=False))
def test_whole_episodes(game: str, rule_set: str, players: int) -> None:
    env = made(game, edition=rule_set, players=players, opponents="random", seat=players - 1)
    first = episode(env, 0)
    assert first != episode(env, 1)
    assert first == episode(env, 0)


@pytest.mark.parametrize("rule_set", ["fx-schmid,target=1500", "uno-carabiner,target=300"])
def test_a_match_is_paid_round_by_round(rule_set: str) -> None:
    game = "uno" if rule_set.startswith("uno") else "rallye"
    env = made(game, edition=rule_set, players=3, opponents="random", match=True)
    paid = [reward for _, reward in episode(env, 2) if reward]
    assert 1 < len(paid) <= env.episode.match.number


def episode(env: SoloEnv, seed: int) -> list[tuple[int, float]]:
    """Play at random; return what was chosen and what it brought."""
    dice = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    steps: list[tuple[int, float]] = []
    over = False
    while not over:
        assert (info["action_mask"] == env.action_masks()).all()
        action = int(dice.choice(info["action_mask"].nonzero()[0]))
        observation, reward, over, truncated, info = env.step(np.int64(action))
        assert observation in env.observation_space
        assert not truncated
        steps.append((action, reward))
    assert set(info) == {"points", "won", "action_mask"}
    assert not info["action_mask"].any()
    return steps


def test_an_illegal_action_ends_the_episode_with_the_clause_against_it() -> None:
    env = made("rallye", opponents="random")
    _, info = env.reset(seed=1)
    illegal = np.int64((info["action_mask"] == 0).nonzero()[0][0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["refusal"].startswith("fx-schmid/")


def test_opponents_may_differ() -> None:
    env = SoloEnv("uno", players=4, opponents=["random", "easy", "random"], seat=2)
    assert env.levels == ("random", "easy", "random")
    env.reset(seed=1)


@pytest.mark.parametrize(
    "terms", [{"opponents": ["random"]}, {"opponents": "clever"}, {"seat": 3}, {"seat": -1}]
)
def test_what_cannot_be_seated_is_refused(terms: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"opponents|no seat"):
        SoloEnv("uno", players=3, **terms)


def test_the_learner_may_watch(capsys: pytest.CaptureFixture[str]) -> None:
    env = SoloEnv("uno", opponents="random", render_mode="human", lang="de")
    env.reset(seed=1)
    assert "seat_1" in capsys.readouterr().out
