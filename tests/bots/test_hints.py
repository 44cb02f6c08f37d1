"""Hints where any player can see the answer, and hints that look at nothing hidden."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from tests.rallye.test_conformance import dealt as rallye_dealt
from tests.rallye.test_conformance import hidden_mixed as rallye_mixed
from tests.uno.test_conformance import dealt as uno_dealt
from tests.uno.test_conformance import hidden_mixed as uno_mixed
from tischrunde.bots.bot import Budget
from tischrunde.bots.hints import Hint, hints_for, worth_telling
from tischrunde.bots.reason import Reason
from tischrunde.core.dice import Dice
from tischrunde.core.match_view import MatchView
from tischrunde.core.position import OVER
from tischrunde.games.catalogue import GAMES, game_of
from tischrunde.rallye.editions import WINNING_MOVES
from tischrunde.rallye.rules import Rules as RallyeRules
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.rules import Rules as UnoRules

ENOUGH: Final = Budget(rollouts=400, seconds=600)
FEW: Final = Budget(rollouts=30, seconds=600)
MANY: Final = "blue-2 blue-4 green-2 green-4 green-5 yellow-2 yellow-4"


def at_the_start(round_: Any, seat: int) -> MatchView[Any]:
    """Return a round as the first of a match."""
    rules = round_.position.rules
    nobody: frozenset[int] = frozenset()
    totals = (0,) * rules.parties
    return MatchView(1, rules.edition.target, totals, (), nobody, round_.view(seat))


def advice(text: str, budget: Budget = ENOUGH, seed: int = 1) -> dict[str, Hint]:
    """Return the hints for whoever is asked at a table, by move."""
    game = game_of(text)
    assert game
    round_ = game.read_round(text)
    view = at_the_start(round_, round_.position.actor())
    advised = hints_for(game.id, round_.position.rules, view, budget, seed)
    return {game.write_move(hint.move): hint for hint in advised}


def best(text: str) -> tuple[str, list[str]]:
    """Return the best move, and the reasons given for it."""
    move, hint = next(iter(advice(text).items()))
    return move, ids(hint)


def ids(hint: Hint) -> list[str]:
    return [reason.id for reason in hint.reasons]


# ── the rally game ────────────────────────────────────────────────────────────────────────────


def test_the_goal_is_reached_when_it_can_be() -> None:
    text = "winning-moves 2; A: roll 200 200 100 100 50; B: roll 200 200 100; 1: 50 25 petrol stop"
    assert best(f"{text}; turn: 1") == ("50", ["arrives"])


def test_an_attack_is_answered() -> None:
    text = "fx-schmid 2; A: roll stop; 1: right-of-way 25 100 75; turn: 2; attack: stop>A"
    advised = advice(text)
    assert [*advised] == ["coup", "stand"]
    assert ids(advised["coup"]) == ["answers-the-attack"]
    assert ids(advised["stand"]) == ["gives-the-answer-away"]


def test_whoever_is_stopped_gets_going() -> None:
    text = "schmidt 2; A: roll 200 200 stop; B: roll flat-tyre; 1: roll 100 75 petrol 25; turn: 1"
    assert best(text) == ("roll", ["gets-going"])


@pytest.mark.parametrize("edition", ["fx-schmid", "auto-rallye", "schmidt", "winning-moves"])
def test_no_safety_is_thrown_away(edition: str) -> None:
    safeties = ("puncture-proof", "petrol-station")
    text = f"{edition} 2; A: 25; B: 25; 1: {' '.join(safeties)} accident 200 25 50; turn: 1"
    advised = advice(text, FEW)
    for thrown in [f"-{safety}" for safety in safeties if f"-{safety}" in advised]:
        assert advised[thrown].chance is None
        assert ids(advised[thrown]) == ["keeps-a-safety"]


def test_a_safety_is_kept_while_it_may_answer_an_attack() -> None:
    text = "fx-schmid 2; A: roll 100; B: roll 100; 1: petrol-station 100 200 75 50 25; turn: 1"
    advised = advice(text)
    assert next(iter(advised)) == "200"
    assert "keeps-it-for-a-coup-fourre" in ids(advised["petrol-station"])


def test_what_cannot_be_used_any_more_is_thrown_away() -> None:
    text = "winning-moves 2; A: roll 200 200 stop; B: roll stop; 1: 200 100 75 petrol; turn: 1"
    move, reasons = best(text)
    assert (move, reasons) == ("-200", ["is-of-no-use"])


@pytest.mark.parametrize(
    ("stock", "reasons"),
    [
        ("...", {"extend": "has-1000-within-reach", "finish": "leaves-points-behind"}),
        ("25 50", {"extend": "may-miss-1000", "finish": "wins-at-once"}),
    ],
)
def test_an_extension_is_a_question_of_cards_left(stock: str, reasons: dict[str, str]) -> None:
    text = f"fx-schmid 2; A: roll 200 200 100 100 100; B: roll; 1: 100; stock: {stock}"
    advised = advice(f"{text}; turn: 1; call:", FEW)
    assert {move: ids(hint) for move, hint in advised.items()} == {
        move: [reason] for move, reason in reasons.items()
    }


# ── UNO ───────────────────────────────────────────────────────────────────────────────────────


def test_the_last_card_is_laid() -> None:
    text = f"uno-carabiner 2; 1: wild; 2: {MANY}; discards: red-3; turn: 1"
    assert best(text) == ("wild", ["goes-out"])


def test_a_wild_is_kept_while_something_else_fits() -> None:
    advised = advice(f"uno-carabiner 2; 1: red-9 red-8 wild green-1; 2: {MANY}; discards: red-3")
    assert next(iter(advised)) in {"red-9", "red-8"}
    assert "keeps-the-wild" in ids(advised["wild=green"])
    assert ids(advised["draw"]) == ["draws-needlessly"]


def test_the_colour_held_most_is_named() -> None:
    text = "uno-carabiner 2; 1: green-5 blue-6 green-9 green-1 green-7; discards: wild; name:"
    advised = advice(f"{text}; turn: 1")
    assert next(iter(advised)) == "name=green"
    assert ids(advised["name=green"]) == ["changes-to"]
    assert ids(advised["name=red"]) == ["holds-none-of-it"]


def test_whoever_has_one_card_left_is_skipped() -> None:
    text = f"uno-carabiner 3; 1: red-skip red-2 blue-5 blue-1; 2: red-1; 3: {MANY}; discards: red-8"
    advised = advice(f"{text}; turn: 1")
    assert next(iter(advised)) == "red-skip"
    assert "gives-the-turn" in ids(advised["red-2"])


def test_a_forgotten_call_is_made_up_for_and_one_of_others_punished() -> None:
    text = f"uno-carabiner 2; 1: red-5; 2: {MANY}; discards: red-skip; turn: 1; uncalled: 1"
    assert best(text) == ("uno", ["makes-up-for-the-call"])
    text = f"uno-carabiner 2; 1: {MANY}; 2: red-5; discards: red-3; turn: 1; uncalled: 2"
    assert best(text) == ("catch>2", ["makes-them-draw"])


def test_not_to_call_is_pointed_out() -> None:
    advised = advice(f"uno-carabiner 2; 1: red-5 blue-6; 2: {MANY}; discards: red-3; turn: 1")
    assert next(iter(advised)) == "red-5!"
    assert "forgets-the-call" in ids(advised["red-5"])


# ── all hints ─────────────────────────────────────────────────────────────────────────────────

GAME_TABLES: Final[dict[str, tuple[Callable[..., Any], Callable[..., Any], Any]]] = {
    "rallye": (rallye_dealt, rallye_mixed, RallyeRules(WINNING_MOVES, 2)),
    "rallye in teams": (rallye_dealt, rallye_mixed, RallyeRules(WINNING_MOVES, 4)),
    "uno": (uno_dealt, uno_mixed, UnoRules(UNO_CARABINER, 3)),
}
every_table = pytest.mark.parametrize("table", GAME_TABLES)


@every_table
def test_hints_depend_on_nothing_hidden(table: str) -> None:
    dealt, mixed, rules = GAME_TABLES[table]
    random = Random(1)
    for seed in range(6):
        round_ = played_on(dealt(rules, seed), 5 * seed)
        seat = round_.position.actor()
        twin = mixed(round_, seat, random)
        first, second = (
            hints_for(table.split(maxsplit=1)[0], rules, at_the_start(world, seat), FEW)
            for world in (round_, twin)
        )
        assert first == second


@every_table
def test_every_legal_move_is_listed_once_and_the_same_seed_says_the_same(table: str) -> None:
    dealt, _, rules = GAME_TABLES[table]
    game = table.split(maxsplit=1)[0]
    for seed in range(6):
        round_ = played_on(dealt(rules, seed), 7 * seed)
        view = at_the_start(round_, round_.position.actor())
        advised = hints_for(game, rules, view, FEW, seed)
        assert len(advised) == len(view.round.legal)
        assert {hint.move for hint in advised} == {*view.round.legal}
        assert all(0 <= hint.chance <= 1 for hint in advised if hint.chance is not None)
        assert [hint.deals for hint in advised] == sorted(
            (hint.deals for hint in advised), reverse=True
        )
        assert all(len(hint.reasons) <= 3 for hint in advised)
        assert hints_for(game, rules, view, FEW, seed) == advised


def played_on(round_: Any, moves: int) -> Any:
    """Return a round after some random moves, or just before its end."""
    dice = Dice(moves)
    for _ in range(moves):
        after = round_.copy()
        after.position.act(after.position.random_move(dice))
        if after.position.phase == OVER:
            break
        round_ = after
    return round_


@pytest.mark.parametrize("seat", [None, 1])
def test_whoever_is_not_waited_for_is_given_no_hints(seat: int | None) -> None:
    round_ = GAMES["rallye"].read_round("schmidt 2; turn: 1")
    view = MatchView(1, 5000, (0, 0), (), frozenset(), round_.view(seat))
    assert hints_for("rallye", round_.position.rules, view) == []


@pytest.mark.parametrize(
    ("values", "given"),
    [
        ((10, 2, 3, 4, 5), (10, 5, 4)),
        ((10, -4, 2), (10,)),
        ((10, -5, 3), (10, -5, 3)),
        ((-1, -7), (-7, -1)),
        ((9, -9, 0), (0, 9, -9)),
        ((), ()),
    ],
)
def test_few_reasons_are_told(values: tuple[int, ...], given: tuple[int, ...]) -> None:
    reasons = [Reason("so-it-is", value) for value in values]
    assert tuple(reason.value for reason in worth_telling(reasons)) == given
