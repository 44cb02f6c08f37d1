"""The policies for the rally game: always legal, and blind to what their seat cannot see."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import pytest

from tests.bots.tables import ROUNDS
from tests.rallye.table import Table
from tests.rallye.test_conformance import AGREED, dealt, hidden_mixed
from tests.test_determinization import RULE_SETS
from tischrunde.bots.policy import MAX_MOVES, Policy
from tischrunde.bots.rallye.driver import Driver
from tischrunde.bots.rallye.mille import Mille
from tischrunde.bots.rallye.weights import Weights
from tischrunde.core.dice import Dice
from tischrunde.core.position import OVER
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.house import HOUSE
from tischrunde.rallye.moves import DISCARD, WIDTH, decode
from tischrunde.rallye.notation import write_move, write_position
from tischrunde.rallye.position import TURN, Position
from tischrunde.rallye.rules import Rules

POLICIES: Final[dict[str, Callable[[Rules], Policy]]] = {
    "driver": lambda rules: Driver(rules, Weights()),
    "careless driver": lambda rules: Driver(rules, Weights(), noise=180),
    "mille": Mille,
}
MORE: Final = (
    "fx-schmid,discard-only-when-stuck",
    "winning-moves,discard-only-when-stuck,safety-plays-again",
    "schmidt,no-exact-goal,most-200s=4",
)
DICE: Final = 1 << 31


def tables() -> Iterator[tuple[Edition, int]]:
    agreed = [HOUSE.read(rule_set) for rule_set in (*RULE_SETS["rallye"], *MORE)]
    for edition in (*agreed, *AGREED.values()):
        for players in edition.player_counts:
            yield edition, players


def named(value: object) -> str:
    return HOUSE.write(value) if isinstance(value, Edition) else str(value)


def chosen(name: str, text: str) -> str:
    """Return what a policy does at a table for whoever is asked."""
    position = Table(text).round.position
    policy, seat = POLICIES[name](position.rules), position.actor()
    policy.attend(position, seat)
    return write_move(decode(policy.move(position, seat, Dice(1))))


each_policy = pytest.mark.parametrize("name", POLICIES)
each_table = pytest.mark.parametrize(("edition", "players"), [*tables()], ids=named)


# ── whatever the table ────────────────────────────────────────────────────────────────────────


@each_policy
@each_table
def test_every_choice_is_legal(name: str, edition: Edition, players: int) -> None:
    rules = Rules(edition, players)
    policy = POLICIES[name](rules)
    for seed in range(ROUNDS):
        position, dice, moves = dealt(rules, seed).position, Dice(seed), 0
        while position.phase != OVER and moves < MAX_MOVES:
            seat = position.actor()
            policy.attend(position, seat)
            code = policy.move(position, seat, dice)
            assert code in position.codes(seat)
            position.apply(seat, code)
            moves += 1
        assert position.phase == OVER


@each_policy
@each_table
def test_the_choice_is_the_same_however_the_hidden_cards_lie(
    name: str, edition: Edition, players: int
) -> None:
    rules = Rules(edition, players)
    policy, random = POLICIES[name](rules), Random(players)
    round_, dice = dealt(rules, players), Dice(players)
    position = round_.position
    while position.phase != OVER:
        seat, chance = position.actor(), dice.below(DICE)
        twin = hidden_mixed(round_, seat, random).position
        code = thought_of(policy, position, seat, chance)
        assert thought_of(policy, twin, seat, chance) == code
        position.act(code if dice.below(2) else position.random_move(dice))


def thought_of(policy: Policy, position: Position, seat: int, chance: int) -> int:
    policy.attend(position, seat)
    return policy.move(position, seat, Dice(chance))


@pytest.mark.parametrize("name", ["driver", "mille"])
@each_table
def test_what_is_chosen_is_valued_most(name: str, edition: Edition, players: int) -> None:
    rules = Rules(edition, players)
    policy, dice = POLICIES[name](rules), Dice(5)
    position = dealt(rules, 5).position
    while position.phase != OVER:
        seat = position.actor()
        policy.attend(position, seat)
        values = {code: policy.value(position, seat, code) for code in position.codes(seat)}
        code = policy.move(position, seat, Dice(0))
        lays = [value for other, value in values.items() if other >> WIDTH != DISCARD]
        if position.phase == TURN and name == "driver" and max(lays, default=-1) >= 0:
            assert values[code] == max(lays)  # nothing is thrown away while a card is of use
        else:
            assert values[code] == max(values.values())
        position.act(position.random_move(dice))


@each_policy
def test_thinking_changes_nothing(name: str) -> None:
    rules = Rules(HOUSE.read("fx-schmid"), 2)
    policy, position = POLICIES[name](rules), dealt(rules, 3).position
    while position.phase != OVER:
        before = write_position(position)
        code = thought_of(policy, position, position.actor(), 1)
        assert write_position(position) == before
        position.act(code)


# ── where any player can see the answer ───────────────────────────────────────────────────────


@each_policy
@pytest.mark.parametrize(
    ("hazard", "safety"),
    [
        ("stop", "right-of-way"),
        ("speed-limit", "right-of-way"),
        ("accident", "driving-ace"),
        ("flat-tyre", "puncture-proof"),
        ("empty-tank", "petrol-station"),
    ],
)
def test_an_attack_is_answered_by_who_can(name: str, hazard: str, safety: str) -> None:
    text = f"schmidt 2; A: roll {hazard}; turn: 2; attack: {hazard}>A; 1:"
    assert chosen(name, f"{text} {safety} 25 100") == "coup"
    assert chosen(name, f"{text} 25 100") == "stand"


@each_policy
@pytest.mark.parametrize(
    ("driven", "last"),
    [
        ("200 200 100 100 75", "25"),
        ("200 200 100 100 50", "50"),
        ("200 200 100 100 25", "75"),
        ("200 200 100 100", "100"),
        ("200 100 100 100", "200"),
    ],
)
def test_the_finish_is_taken(name: str, driven: str, last: str) -> None:
    hand = f"{last} stop roll repairs petrol"
    text = f"auto-rallye 2; A: roll {driven}; B: roll 100; 1: {hand}; turn: 1"
    assert chosen(name, text) == last


@each_policy
def test_a_card_that_overshoots_finishes_where_that_is_allowed(name: str) -> None:
    text = "2; A: roll 200 100 100 100 100 25; B: roll stop; 1: 200 repairs petrol; turn: 1"
    assert chosen(name, f"auto-rallye {text}") == "200"
    assert chosen(name, f"schmidt {text}") == "-200"


@each_policy
def test_no_safety_is_thrown_away(name: str) -> None:
    hand = "right-of-way driving-ace puncture-proof petrol-station 200"
    text = f"schmidt,most-200s=1 2; A: roll 200; B: roll stop; 1: {hand}; turn: 1"
    assert not chosen(name, text).startswith(("-right", "-driving", "-puncture", "-petrol"))


@pytest.mark.parametrize("name", ["driver", "mille"])
def test_whoever_is_stopped_starts_again(name: str) -> None:
    text = "schmidt 2; A: roll 100 stop; B: roll flat-tyre; 1: roll 100 petrol; turn: 1"
    assert chosen(name, text) == "roll"


def test_the_driver_hits_who_is_ahead() -> None:
    text = "schmidt 3; A: roll 25 stop; B: roll 25; C: roll 200 200 100; 1: flat-tyre; turn: 1"
    assert chosen("driver", text) == "flat-tyre>C"


@pytest.mark.parametrize("name", ["driver", "mille"])
@pytest.mark.parametrize("edition", ["fx-schmid", "schmidt"])
def test_where_a_safety_plays_again_it_is_laid_before_arriving(name: str, edition: str) -> None:
    table = f"{edition} 2; A: roll 200 200 100 100; B: roll 25; stock: ...; turn: 1; 1:"
    assert chosen(name, f"{table} 100 petrol-station") == "petrol-station"
    assert chosen(name, f"{table} 100 petrol") == "100"


@pytest.mark.parametrize("name", ["driver", "mille"])
def test_with_right_of_way_it_drives_on_without_a_green_light(name: str) -> None:
    text = "schmidt 2; A: right-of-way 100; B: roll stop; 1: roll 25 repairs; turn: 1"
    assert chosen(name, text) == "25"


def test_with_right_of_way_the_driver_throws_green_lights_away() -> None:
    text = "schmidt 2; A: right-of-way 200 200; B: roll stop; 1: roll repairs petrol; turn: 1"
    assert chosen("driver", text) == "-roll"


def test_the_driver_throws_away_what_is_worth_nothing() -> None:
    text = "schmidt 2; A: roll 200 200 stop; B: roll stop; 1: 200 100 75 petrol; turn: 1"
    assert chosen("driver", text) == "-200"


@pytest.mark.parametrize(
    ("others", "stock", "answer"),
    [("roll", "...", "extend"), ("roll", "25", "finish"), ("roll 200 200 100", "...", "finish")],
    ids=["others far behind", "stock nearly used up", "others close"],
)
def test_the_driver_extends_while_1000_are_within_reach(
    others: str, stock: str, answer: str
) -> None:
    text = f"fx-schmid 2; A: roll 200 200 100 100 100; B: {others}; 1: 100; stock: {stock}"
    assert chosen("driver", f"{text}; turn: 1; call:") == answer


def test_mille_extends_with_two_safeties_against_a_slow_opponent() -> None:
    text = "fx-schmid 2; A: roll 200 200 100 100 100 driving-ace; turn: 1; call:"
    assert chosen("mille", f"{text}; B: roll 100; 1: 100 petrol-station") == "extend"
    assert chosen("mille", f"{text}; B: roll 100; 1: 100") == "finish"
    assert chosen("mille", f"{text}; B: roll 200 200; 1: 100 petrol-station") == "finish"
