"""A game between bots: who is asked what, how it is scored, and that it ends."""

from itertools import pairwise
from math import inf

import pytest

from tests.arena.bots import First, Last, Watcher, seat
from tischrunde.arena.deals import play_deal
from tischrunde.arena.decisions import Decisions
from tischrunde.arena.match_play import AnyMatch, Player, play_match, play_round
from tischrunde.arena.terms import Terms
from tischrunde.bots.bot import Budget, Guesser
from tischrunde.games.catalogue import GAMES


def match_of(rules: str, players: int) -> AnyMatch:
    game = GAMES["uno" if rules.startswith("uno") else "rallye"]
    return game.match(game.house.read(rules), players, b"arena")


def guessers(count: int) -> list[Player]:
    return [Player(Guesser(seed), Decisions()) for seed in range(count)]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("rules", ["fx-schmid", "schmidt,target=2000"])
def test_a_round_ends_with_its_sheets(rules: str, players: int) -> None:
    match = match_of(rules, players)
    score = play_round(match, guessers(players), None)
    assert (score.rounds, score.cut_off, len(match.sheets)) == (1, False, 1)
    assert score.points == tuple(sheet.total for sheet in match.sheets[0])
    assert sum(score.wins) == pytest.approx(1)
    assert score.wins == score.round_wins
    assert score.wins[score.points.index(max(score.points))] > 0


@pytest.mark.parametrize("rules", ["fx-schmid,target=2000", "uno-carabiner,target=200"])
def test_a_match_is_played_to_its_target(rules: str) -> None:
    match = match_of(rules, 2)
    score = play_match(match, guessers(2), None)
    assert match.over
    assert score.points == match.totals
    assert score.rounds == len(match.sheets) > 1
    assert {party for party in range(2) if score.wins[party] == 1} == match.winners
    assert sum(score.round_wins) == pytest.approx(score.rounds)


def test_few_points_are_good_where_the_rules_say_so() -> None:
    match = match_of("uno-carabiner,everybody-keeps-points", 3)
    score = play_round(match, guessers(3), None)
    totals = [sheet.total for sheet in match.sheets[0]]
    assert score.points == tuple(-total for total in totals)
    assert score.wins == tuple(float(total == 0) for total in totals)


def test_an_endless_round_is_cut_off_and_shared() -> None:
    score = play_round(match_of("uno-carabiner", 4), guessers(4), None, most=20)
    assert (score.cut_off, score.moves, score.rounds) == (True, 20, 1)
    assert score.wins == (0.25,) * 4
    assert score.points == (0,) * 4


def test_an_endless_round_ends_a_match() -> None:
    score = play_match(match_of("fx-schmid", 2), guessers(2), None, most=20)
    assert (score.cut_off, score.moves) == (True, 20)
    assert score.wins == (0.5, 0.5)


def test_seats_out_of_turn_are_asked_and_heard() -> None:
    watchers = [Watcher() for _ in range(3)]
    match = match_of("uno-carabiner", 3)
    play_round(match, [Player(bot, Decisions()) for bot in watchers], None, most=300)
    assert sum(bot.caught for bot in watchers) > 0
    for bot in watchers:
        for kind, view, legal in bot.asked:
            assert (view.round.seat in view.round.waiting) == (kind == "choose")
            assert tuple(legal) == view.round.legal
            assert legal


def test_nobody_is_asked_twice_before_something_happens() -> None:
    watchers = [Watcher() for _ in range(4)]
    match = match_of("uno-carabiner,jump-in", 4)
    play_round(match, [Player(bot, Decisions()) for bot in watchers], None, most=300)
    for bot in watchers:
        interjected = [view for kind, view, _ in bot.asked if kind == "interject"]
        assert interjected
        assert all(a != b for a, b in pairwise(interjected))


@pytest.mark.parametrize("rollouts", [None, 7])
def test_every_bot_is_given_the_budget(
    rollouts: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated: list[Watcher] = []

    def watcher(_: int) -> Watcher:
        seated.append(Watcher())
        return seated[-1]

    seat(monkeypatch, easy=watcher)
    play_deal(Terms("uno", "uno-carabiner", 2, ("easy", "easy"), rollouts=rollouts), 0)
    budget = None if rollouts is None else Budget(rollouts, inf)
    assert [bot.budgets for bot in seated] == [{budget}] * 4


def test_decisions_are_counted_where_there_is_a_choice() -> None:
    players = [Player(First(), Decisions()), Player(Last(), Decisions())]
    score = play_round(match_of("fx-schmid", 2), players, None)
    assert 0 < sum(player.decisions.count for player in players) <= score.moves
