"""What an episode brings."""

from random import Random

import pytest

from tests.envs.tables import tables
from tischrunde.envs import TableEnv, env


def played(table: TableEnv, seed: int) -> dict[str, float]:
    """Play an episode at random and return the sum of each agent's rewards."""
    table.reset(seed=seed)
    random = Random(seed)
    sums = dict.fromkeys(table.agents, 0.0)
    while not table.terminations[table.agent_selection]:
        table.step(random.choice(table.legal_actions()))
        for agent, reward in table.rewards.items():
            sums[agent] += reward
    return sums


@pytest.mark.parametrize(("game", "rule_set", "players"), tables(every_count=False))
@pytest.mark.parametrize("match", [False, True])
def test_rewards_are_what_a_party_is_ahead(
    game: str, rule_set: str, players: int, *, match: bool
) -> None:
    table = env(game, edition=rule_set, players=players, match=match)
    sums = played(table, 5)
    totals = table.episode.match.totals
    party_of = table.episode.match.rules.party_of
    unit = {"rallye": 1000, "uno": 100}[game] * (-1 if "keeps" in rule_set else 1)
    for seat, agent in enumerate(table.possible_agents):
        own = totals[party_of[seat]]
        others = [total for party, total in enumerate(totals) if party != party_of[seat]]
        assert sums[agent] == pytest.approx((own - sum(others) / len(others)) / unit)


@pytest.mark.parametrize(("game", "rule_set", "players"), tables(every_count=False))
def test_a_match_is_won(game: str, rule_set: str, players: int) -> None:
    table = env(game, edition=rule_set, players=players, match=True)
    played(table, 6)
    match = table.episode.match
    assert match.over
    won = {a for a, info in table.infos.items() if info["won"]}
    party_of = match.rules.party_of
    assert won == {f"seat_{s}" for s in range(players) if party_of[s] in match.winners}
    points = [table.infos[f"seat_{seat}"]["points"] for seat in range(players)]
    assert points == [match.sheets[-1][party_of[seat]].total for seat in range(players)]
