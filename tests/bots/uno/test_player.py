"""The policy for UNO: always legal, and blind to what its seat cannot see."""

from collections.abc import Iterator
from typing import Final

import pytest

from tests.bots.tables import ROUNDS
from tests.test_determinization import RULE_SETS
from tischrunde.bots.policy import MAX_MOVES, NO_MOVE
from tischrunde.bots.uno.candidates import candidates
from tischrunde.bots.uno.player import Player
from tischrunde.bots.uno.weights import Weights
from tischrunde.core.chance import Chance
from tischrunde.core.dice import Dice
from tischrunde.core.position import OVER
from tischrunde.uno.determinization import Determinization
from tischrunde.uno.house import HOUSE
from tischrunde.uno.position import Position
from tischrunde.uno.projection import view
from tischrunde.uno.round import Round
from tischrunde.uno.rules import Rules
from tischrunde.uno.scoring import points, sheets

MORE: Final = (
    "uno-carabiner,everybody-keeps-points",
    "uno-carabiner,stacking=twos,draw-until-playable,jump-in,seven-zero",
)


def tables() -> Iterator[tuple[str, int]]:
    for rule_set in (*RULE_SETS["uno"], *MORE):
        for players in HOUSE.read(rule_set).player_counts:
            yield rule_set, players


def dealt(rules: Rules, seed: int) -> Position:
    return Round.dealt(rules, Chance(b"bots", str(seed)), seed % rules.players).position


def careless() -> Weights:
    """Return weights by which all that is left to chance happens now and then."""
    weights = Weights()
    weights.noise = 300
    weights.forgets = 30
    weights.bluff = 50
    return weights


each_table = pytest.mark.parametrize(("rule_set", "players"), [*tables()])


@each_table
def test_every_choice_is_legal(rule_set: str, players: int) -> None:
    rules = Rules(HOUSE.read(rule_set), players)
    for seed in range(ROUNDS):
        position, dice = dealt(rules, seed), Dice(seed)
        player = Player(rules, careless() if (seed + players) % 2 else Weights())
        moves = 0
        while position.phase != OVER and moves < MAX_MOVES:
            seat = (position.seat + 1) % players
            code = player.out_of_turn(position, seat, dice)
            if code == NO_MOVE:
                seat = position.seat
                code = player.move(position, seat, dice)
            assert code in position.codes(seat)
            position.apply(seat, code)
            moves += 1
        assert moves < MAX_MOVES


@each_table
def test_the_choice_is_the_same_however_the_hidden_cards_lie(rule_set: str, players: int) -> None:
    rules = Rules(HOUSE.read(rule_set), players)
    player = Player(rules, careless())
    for seed in range(ROUNDS):
        position, dice = dealt(rules, seed), Dice(seed)
        while position.phase != OVER:
            seat = position.seat
            imagined = Determinization(rules, view(position, seat)).round(dice)
            chance = dice.below(1 << 31)
            code = player.move(position, seat, Dice(chance))
            assert player.move(imagined, seat, Dice(chance)) == code
            assert candidates(imagined, seat) == candidates(position, seat)
            position.apply(seat, code)


@each_table
def test_what_is_worth_trying_is_legal_and_never_nothing(rule_set: str, players: int) -> None:
    rules = Rules(HOUSE.read(rule_set), players)
    position, dice = dealt(rules, 7), Dice(7)
    while position.phase != OVER:
        codes = candidates(position, position.seat)
        assert codes
        assert set(codes) <= set(position.codes(position.seat))
        position.act(position.random_move(dice))


@each_table
def test_points_are_the_total_of_the_sheet(rule_set: str, players: int) -> None:
    rules = Rules(HOUSE.read(rule_set), players)
    for seed in range(ROUNDS):
        position, dice = dealt(rules, seed), Dice(seed)
        position.play_out(dice)
        totals = [sheet.total for sheet in sheets(position)]
        assert [points(position, party) for party in range(rules.parties)] == totals
