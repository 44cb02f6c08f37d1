"""Duplicate deals: the same cards for everybody, in every place."""

from collections import defaultdict
from functools import partial
from typing import Any

import pytest

from tests.arena.bots import First, Last, Watcher, seat
from tischrunde.arena.deals import Deal, deal_seed, play_deal
from tischrunde.arena.match_play import play_round
from tischrunde.arena.terms import Terms
from tischrunde.bots.bot import Guesser

TABLES = [
    pytest.param("rallye", "fx-schmid", 2, 2, id="rallye, two"),
    pytest.param("rallye", "winning-moves", 4, 2, id="rallye, teams"),
    pytest.param("rallye", "schmidt", 3, 3, id="rallye, three"),
    pytest.param("uno", "uno-carabiner", 2, 2, id="uno, two"),
    pytest.param("uno", "uno-carabiner", 4, 4, id="uno, four"),
    pytest.param("uno", "uno-carabiner,everybody-keeps-points", 3, 3, id="uno, low"),
]
every_table = pytest.mark.parametrize(("game", "rules", "players", "bots"), TABLES)


@every_table
def test_every_place_has_the_same_cards_whoever_sits_there(
    game: str, rules: str, players: int, bots: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated: list[Watcher] = []

    def watcher(_: int) -> Watcher:
        seated.append(Watcher())
        return seated[-1]

    seat(monkeypatch, easy=watcher, medium=watcher)
    beginning = partial(play_round, most=30)
    monkeypatch.setattr("tischrunde.arena.deals.play_round", beginning)
    levels = ("easy",) + ("medium",) * (bots - 1)
    play_deal(Terms(game, rules, players, levels), 5)
    dealt: defaultdict[int, set[Any]] = defaultdict(set)
    for chair, bot in enumerate(seated):
        first = bot.asked[0][1].round
        assert first.seat == chair % players
        dealt[first.seat].add((first.dealer, first.hand))
    assert len(seated) == players * bots
    assert {len(hands) for hands in dealt.values()} == {1}


@every_table
def test_equal_bots_come_out_equal(game: str, rules: str, players: int, bots: int) -> None:
    deal = play_deal(Terms(game, rules, players, ("random",) * bots), 3)
    assert leads(deal) == [0] * bots


def leads(deal: Deal) -> list[int]:
    """Return the points of each bot in all games of a deal, less those of the first."""
    (games,) = deal.games
    sums = [sum(g.score.points[g.line_up.index(bot)] for g in games) for bot in range(len(games))]
    return [points - sums[0] for points in sums]


def test_swapping_the_bots_swaps_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, easy=lambda _: First(), medium=lambda _: Last())
    one = play_deal(Terms("rallye", "fx-schmid", 2, ("easy", "medium")), 0)
    other = play_deal(Terms("rallye", "fx-schmid", 2, ("medium", "easy")), 0)
    assert leads(one) == [-lead for lead in leads(other)]
    assert leads(one) != [0, 0]


def test_deals_differ_by_number_and_by_seed_but_not_by_bots() -> None:
    terms = Terms("rallye", "fx-schmid", 2, ("random", "easy"))
    others = Terms("rallye", "fx-schmid", 2, ("medium", "expert"), matches=True, rollouts=9)
    seeds = {deal_seed(Terms("uno", "", 2, (), seed=s), n) for s in range(20) for n in range(20)}
    assert len(seeds) == 400
    assert deal_seed(terms, 4) == deal_seed(others, 4)


def test_the_dice_of_a_chair_are_not_those_of_the_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def guesser(seed: int) -> Guesser:
        seeds.append(seed)
        return Guesser(seed)

    seat(monkeypatch, easy=guesser, medium=guesser)
    play_deal(Terms("rallye", "fx-schmid", 2, ("easy", "medium")), 0)
    assert seeds[:2] == seeds[2:]
    assert len(set(seeds)) == 2


def test_more_bots_than_parties_meet_in_pairs() -> None:
    deal = play_deal(Terms("rallye", "fx-schmid", 2, ("random",) * 3), 0)
    assert [[game.line_up for game in games] for games in deal.games] == [
        [(0, 1), (1, 0)],
        [(0, 2), (2, 0)],
        [(1, 2), (2, 1)],
    ]
