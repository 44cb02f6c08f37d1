"""Every level plays every table: always a legal move, and in time."""

import time
from itertools import count
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bots.tables import SEATED, dealt, match_view, tables
from tests.strategies import agreements
from tischrunde.bots.bot import Bot, Budget
from tischrunde.bots.levels import names, seat_bot
from tischrunde.bots.names import LEVELS
from tischrunde.games.catalogue import GAMES
from tischrunde.rallye.cards import Card
from tischrunde.rallye.house import HOUSE as RALLYE_HOUSE
from tischrunde.rallye.moves import Discard, Lay
from tischrunde.rallye.rules import Rules as RallyeRules

BRIEFLY = Budget(rollouts=8, seconds=60.0)
LONGEST = 120
"""Number of moves played of a round."""


def play(game: str, rules: Any, bots: list[Bot], seed: int) -> None:
    """Play a round, everybody in turn and out of turn, and see that all of it is legal."""
    played = dealt(game, rules, seed)
    for _ in range(LONGEST):
        if played.over:
            return
        seat = min(played.waiting)
        legal = played.legal(seat)
        move = bots[seat].choose(match_view(played, seat), legal, BRIEFLY)
        assert move in legal
        played.play(seat, move)
        for other in range(rules.players):
            legal = played.legal(other)
            if legal and other not in played.waiting:
                interjected = bots[other].interject(match_view(played, other), legal)
                if interjected is not None:
                    assert interjected in legal
                    played.play(other, interjected)


@pytest.mark.parametrize(("game", "rule_set", "players"), [*tables()])
def test_every_level_plays_every_table(game: str, rule_set: str, players: int) -> None:
    rules = SEATED[game].rules(GAMES[game].house.read(rule_set), players)
    every = names(game)
    bots = [seat_bot(game, rules, every[seat % len(every)], seat) for seat in range(players)]
    play(game, rules, bots, players)
    play(game, rules, [*reversed(bots)], players + 1)


@pytest.mark.parametrize("game", SEATED)
@settings(max_examples=min(30, settings().max_examples))
@given(data=st.data())
def test_every_level_plays_by_every_house_rule(game: str, data: st.DataObject) -> None:
    house = GAMES[game].house
    edition, changes = data.draw(agreements(house))
    agreed = house.agreed(edition, changes)
    players = data.draw(st.sampled_from(agreed.player_counts))
    rules = SEATED[game].rules(agreed, players)
    level = data.draw(st.sampled_from(names(game)))
    play(game, rules, [seat_bot(game, rules, level, seat) for seat in range(players)], 1)


@pytest.mark.parametrize("game", SEATED)
def test_the_clock_ends_the_thinking(game: str) -> None:
    rules = SEATED[game].rules(next(iter(GAMES[game].editions.values())), 2)
    played = next(
        played for seed in count() if len((played := dealt(game, rules, seed)).legal(1)) > 1
    )
    bot = seat_bot(game, rules, "expert", 1)
    view = match_view(played, 1)
    began = time.perf_counter()
    bot.choose(view, played.legal(1), Budget(rollouts=10**9, seconds=0.05))
    assert time.perf_counter() - began < 10


@pytest.mark.parametrize("game", SEATED)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same(game: str, level: str) -> None:
    rules = SEATED[game].rules(next(iter(GAMES[game].editions.values())), 2)
    twins = [seat_bot(game, rules, level, 7) for _ in range(2)]
    played = dealt(game, rules, 3)
    for _ in range(30):
        seat = min(played.waiting, default=None)
        if seat is None:
            break
        view, legal = match_view(played, seat), played.legal(seat)
        move, other = (twin.choose(view, legal, BRIEFLY) for twin in twins)
        assert move == other
        played.play(seat, move)


@pytest.mark.parametrize("level", LEVELS[1:])
def test_no_card_that_finishes_the_round_is_thrown_away(level: str) -> None:
    rules = RallyeRules(RALLYE_HOUSE.read("fx-schmid"), 2)
    finished = 0
    for seed in range(12):
        bots = [seat_bot("rallye", rules, level, seed + seat) for seat in range(2)]
        played = dealt("rallye", rules, seed)
        while not played.over:
            seat = min(played.waiting)
            legal = played.legal(seat)
            rest = played.position.goal - played.position.displays[seat].km
            finishing = {card for card in Card if Lay(card) in legal and card.km == rest}
            move = bots[seat].choose(match_view(played, seat), legal, BRIEFLY)
            assert not (isinstance(move, Discard) and move.card in finishing)
            finished += bool(finishing)
            played.play(seat, move)
    assert finished
