"""Bots choose alike in worlds that differ only in what their seat cannot see."""

import os
from itertools import count
from random import Random

import pytest

from tests.bots.tables import SEATED, dealt, match_view, tables
from tischrunde.bots.bot import Budget
from tischrunde.bots.levels import names, seat_bot
from tischrunde.games.catalogue import GAMES

TWINS = int(os.environ.get("TWINS", "150"))
"""Positions for each game; `just long` asks for many more."""

BRIEFLY = Budget(rollouts=40, seconds=60.0)
APART = 7
"""One in how many positions is looked at."""


@pytest.mark.parametrize("game", SEATED)
def test_twin_worlds_are_played_alike(game: str) -> None:
    random = Random(game)
    played_at = [table for table in tables() if table[0] == game]
    every = names(game)
    seen = 0
    for seed in count():
        _, rule_set, players = random.choice(played_at)
        rules = SEATED[game].rules(GAMES[game].house.read(rule_set), players)
        played = dealt(game, rules, seed)
        moves = 0
        while not played.over and moves < 200:
            seat = min(played.waiting)
            legal = played.legal(seat)
            if random.randrange(APART) == 0 and len(legal) > 1:
                twin = SEATED[game].mixed(played, seat, random)
                assert twin.legal(seat) == legal
                for name in ("expert", random.choice(every)):
                    chosen, other = (
                        seat_bot(game, rules, name, seed).choose(
                            match_view(world, seat), legal, BRIEFLY
                        )
                        for world in (played, twin)
                    )
                    assert chosen == other, (name, rule_set)
                seen += 1
                if seen == TWINS:
                    return
            played.play(seat, random.choice(legal))
            moves += 1


@pytest.mark.parametrize("game", SEATED)
def test_twin_worlds_are_interrupted_alike(game: str) -> None:
    random = Random(game)
    asked = 0
    rules = SEATED[game].rules(next(iter(GAMES[game].editions.values())), 3)
    for seed in range(TWINS // 4):
        played = dealt(game, rules, seed)
        for _ in range(200):
            if played.over:
                break
            for seat in set(range(3)) - played.waiting:
                legal = played.legal(seat)
                twin = SEATED[game].mixed(played, seat, random)
                chosen, other = (
                    seat_bot(game, rules, "medium", seed).interject(match_view(world, seat), legal)
                    for world in (played, twin)
                )
                assert chosen == other
                asked += bool(legal)
            seat = min(played.waiting)
            played.play(seat, random.choice(played.legal(seat)))
    assert asked or game == "rallye"
