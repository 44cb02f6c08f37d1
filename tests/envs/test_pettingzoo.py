"""PettingZoo's own suites, and what they do not ask."""

from functools import partial

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from tests.envs.tables import tables
from tischrunde.core.dice import Dice
from tischrunde.envs import TableEnv, env
from tischrunde.rallye.cards import Card
from tischrunde.rallye.moves import Discard
from tischrunde.uno.moves import Challenge

# Of environments with a mask the suite knows only those of PettingZoo itself by name ...
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings(
        "ignore:Observation space for each agent probably should be:UserWarning"
    ),
    # ... and an agent whose episode is over has nothing to choose.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


@pytest.mark.parametrize(("game", "rule_set", "players"), tables(every_count=True))
def test_api(game: str, rule_set: str, players: int) -> None:
    api_test(env(game, edition=rule_set, players=players), num_cycles=200)


@pytest.mark.parametrize(("game", "rule_set", "players"), tables(every_count=False))
def test_api_of_a_match(game: str, rule_set: str, players: int) -> None:
    api_test(env(game, edition=rule_set, players=players, match=True), num_cycles=200)


@pytest.mark.parametrize(("game", "rule_set", "players"), tables(every_count=False))
def test_seed(game: str, rule_set: str, players: int) -> None:
    seed_test(partial(env, game, edition=rule_set, players=players), num_cycles=100)


@pytest.mark.parametrize(("game", "rule_set", "players"), tables(every_count=False))
def test_render(game: str, rule_set: str, players: int) -> None:
    render_test(partial(env, game, edition=rule_set, players=players))


def test_drawn_is_what_the_selected_agent_sees() -> None:
    table = env("rallye", render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert drawn is not None
    assert "seat_1" in drawn
    assert "Rallye 1000" in drawn


def test_nothing_is_drawn_unasked() -> None:
    table = env("uno")
    table.reset(seed=1)
    assert table.render() is None


def play(table: TableEnv, seed: int) -> list[tuple[str, int]]:
    """Play an episode at random and return who chose what."""
    table.reset(seed=seed)
    dice = Dice(1)
    chosen = []
    while choices := table.legal_actions():
        chosen.append((table.agent_selection, choices[dice.below(len(choices))]))
        table.step(chosen[-1][1])
    return chosen


def test_a_seed_deals_the_same_on_every_machine() -> None:
    table = env("uno", players=3)
    assert play(table, 7) == play(env("uno", players=3), 7)
    assert play(table, 7) != play(table, 8)
    table.reset(seed=7)
    assert table.episode.seed == b"7 1"
    hand = [int(n) for n in table.observe("seat_0")["observation"][:54].nonzero()[0]]
    assert hand == [8, 28, 31, 38, 41, 48, 53]


def test_episodes_after_a_seed_are_repeatable_too() -> None:
    table = env("rallye")
    table.reset(seed=3)
    table.reset()
    second = table.observe("seat_0")["observation"]
    table.reset(seed=3)
    assert (table.observe("seat_0")["observation"] != second).any()
    table.reset()
    assert (table.observe("seat_0")["observation"] == second).all()


def test_without_a_seed_no_two_tables_are_dealt_alike() -> None:
    tables_ = [env("uno"), env("uno")]
    for table in tables_:
        table.reset()
    assert tables_[0].episode.seed != tables_[1].episode.seed


def test_an_illegal_action_ends_the_episode_with_the_clause_against_it() -> None:
    table = env("uno", players=3)
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(table.action_of(loser, Challenge()))
    assert all(table.terminations.values())
    assert table.rewards == {agent: -1.0 * (agent == loser) for agent in table.agents}
    assert table.infos[loser]["refusal"].startswith("uno-carabiner/")
    assert not table.legal_actions()
    while table.agents:
        table.step(None)


def test_an_unasked_pass_rests_on_no_clause() -> None:
    table = env("uno")
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(table.action_of(loser, None))
    assert table.infos[loser] == {"refusal": None}


def test_no_action_beyond_the_last_one() -> None:
    table = env("rallye")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="no action 47"):
        table.step(47)


def test_actions_and_moves_belong_together() -> None:
    table = env("rallye", players=3)
    action = table.action_of("seat_1", Discard(Card.ROLL))
    assert table.move_of("seat_1", action) == Discard(Card.ROLL)


def test_what_is_seen_is_for_the_agent_to_keep() -> None:
    table = env("uno")
    table.reset(seed=1)
    seen = table.observe("seat_0")
    before = {name: array.copy() for name, array in seen.items()}
    seen["observation"][:] = 9
    again = table.observe("seat_0")
    assert (again["observation"] == before["observation"]).all()
    table.step(table.legal_actions()[0])
    assert (again["observation"] == before["observation"]).all()
    assert (again["action_mask"] == before["action_mask"]).all()


@pytest.mark.parametrize(("game", "wrong"), [("chess", "no game 'chess'"), ("uno", "2, 3")])
def test_what_cannot_be_played_is_refused(game: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        env(game, players=11)
