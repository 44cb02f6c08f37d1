"""How a round ends, and what happens when the stock does."""

from typing import Final

import pytest

from tests.clauses import shows
from tests.uno.table import Table
from tischrunde.core.chance import Chance
from tischrunde.core.events import Drew, RoundEnded
from tischrunde.uno.events import Reshuffled
from tischrunde.uno.notation import read_position
from tischrunde.uno.round import Round

ROUND_OVER: Final = "uno-carabiner/going-out"
OTHERS: Final = "2: blue-1 blue-2 wild; 3: green-1 green-2 wild"

each_direction = pytest.mark.parametrize(
    ("direction", "drawer"), [("left", 2), ("right", 3)], ids=["left", "right"]
)


def last_card(card: str, *, rules: str = "uno-carabiner", direction: str = "left") -> Table:
    """Return a table of three at which seat 1 has only this card."""
    return Table(
        f"{rules} 3; 1: {card}; {OTHERS}; stock: yellow-1 yellow-2 yellow-3 yellow-4 yellow-5; "
        f"discards: red-3; direction: {direction}; turn: 1"
    )


def low(stock: str, discards: str, *, one: str = "red-5 red-6 red-7", players: int = 2) -> Table:
    """Return a table at which seat 1 is to play and the stock is nearly drawn."""
    others = "; ".join(f"{seat}: blue-{seat} blue-{seat + 4}" for seat in range(2, players + 1))
    return Table(
        f"uno-carabiner {players}; 1: {one}; {others}; stock: {stock}; discards: {discards}; "
        "turn: 1"
    )


def drawn(table: Table, seat: int, before: list[str]) -> set[str]:
    """Return the cards a seat took in addition to those it held before."""
    return set(table.hand(seat)) - set(before)


# ── going out ─────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/going-out")
def test_the_round_ends_when_a_player_has_no_cards_left() -> None:
    table = Table(
        f"uno-carabiner 3; 1: red-5 red-6; {OTHERS}; stock: red-1 red-2 red-4; discards: red-3; "
        "turn: 1"
    )
    table.play("1 red-5!", "2 draw", "2 keep", "3 draw", "3 keep")
    assert not table.round.over
    (*_, ended) = table.play("1 red-6")
    assert isinstance(ended, RoundEnded)
    assert ended.winner == 0
    assert table.round.winners == {0}


@shows("uno-carabiner/going-out")
def test_nothing_more_is_played_after_the_end() -> None:
    table = last_card("red-5")
    table.play("1 red-5")
    assert table.waiting == set()
    assert [table.legal(seat) for seat in (1, 2, 3)] == [set()] * 3
    moves = ("2 wild=red", "2 draw", "2 keep", "1 uno", "3 catch>1", "2 challenge", "2 accept")
    assert {table.refused(move) for move in moves} == {ROUND_OVER}


# ── action cards as last card ─────────────────────────────────────────────────────────────────


@shows("uno-carabiner/last-card-draws")
@each_direction
def test_the_next_player_still_draws_two_for_a_last_draw_two(direction: str, drawer: int) -> None:
    table = last_card("red-draw-two", direction=direction)
    events = table.play("1 red-draw-two")
    assert Drew(drawer - 1, 2) in events
    assert drawn(table, drawer, ["blue-1", "blue-2", "green-1", "green-2", "wild"]) == {
        "yellow-1",
        "yellow-2",
    }
    assert sorted(table.sizes) == [0, 3, 5]
    assert table.round.winners == {0}
    assert table.sheet("A").points("numbers") == (1 + 2) + (1 + 2) + (1 + 2)


@shows("uno-carabiner/last-card-draws")
@each_direction
def test_the_next_player_still_draws_four_for_a_last_wild_draw_four(
    direction: str, drawer: int
) -> None:
    table = last_card("wild-draw-four", direction=direction)
    assert Drew(drawer - 1, 4) in table.play("1 wild-draw-four")
    assert sorted(table.sizes) == [0, 3, 7]
    assert table.round.winners == {0}
    assert table.sheet("A").points("numbers") == (1 + 2) + (1 + 2) + (1 + 2 + 3 + 4)


@shows("uno-carabiner/last-card-draws")
def test_a_last_wild_draw_four_cannot_be_challenged() -> None:
    table = last_card("wild-draw-four")
    table.play("1 wild-draw-four")
    assert table.legal(2) == set()
    assert table.refused("2 challenge") == ROUND_OVER
    assert table.view(2).shown is None


@shows("uno-carabiner/last-card-draws", "uno-carabiner/last-card-other-actions")
@pytest.mark.parametrize("card", ["wild", "wild-draw-four"])
def test_no_colour_need_be_named_with_the_last_card(card: str) -> None:
    assert last_card(card).allows(f"1 {card}")
    assert last_card(f"{card} {card}").refused(f"1 {card}") == "uno-carabiner/wild"


@shows("uno-carabiner/last-card-draws")
@pytest.mark.parametrize(("card", "count"), [("red-draw-two", 2), ("wild-draw-four", 4)])
def test_of_two_players_the_loser_still_draws(card: str, count: int) -> None:
    table = low("yellow-1 yellow-2 yellow-3 yellow-4 yellow-5", "red-3", one=card)
    table.play(f"1 {card}")
    assert table.sizes == [0, 2 + count]


@shows("uno-carabiner/last-card-other-actions")
@pytest.mark.parametrize("card", ["red-skip", "red-reverse", "wild"])
def test_skip_reverse_and_wild_as_last_card_have_no_effect(card: str) -> None:
    table = last_card(card)
    before = table.view()
    *_, ended = events = table.play(f"1 {card}")
    assert isinstance(ended, RoundEnded)
    assert not any(isinstance(event, Drew) for event in events)
    assert table.sizes == [0, 3, 3]
    assert table.view().direction == before.direction
    assert table.view().on_turn == before.on_turn
    assert table.round.winners == {0}


@shows("uno-carabiner/last-card-other-actions", "house/stacking")
def test_even_with_stacking_a_last_draw_two_cannot_be_passed_on() -> None:
    table = Table(
        "uno-carabiner,stacking=twos 3; 1: red-draw-two; 2: blue-draw-two blue-2; 3: green-1; "
        "stock: yellow-1 yellow-2 yellow-3; discards: red-3; turn: 1"
    )
    table.play("1 red-draw-two")
    assert table.round.over
    assert table.sizes == [0, 4, 1]
    assert table.refused("2 blue-draw-two") == ROUND_OVER


# ── a new stock ───────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/reshuffle")
def test_the_discards_are_shuffled_only_when_a_draw_finds_no_card() -> None:
    table = low("green-9", "red-3 green-3 green-4 green-5")
    assert not any(isinstance(event, Reshuffled) for event in table.play("1 draw"))
    assert (table.view().stock, sum(table.view().accounted.values())) == (0, 4)
    table.play("1 keep")
    assert Reshuffled(3) in table.play("2 draw")
    assert (table.view().stock, sum(table.view().accounted.values())) == (2, 1)
    assert table.top == "red-3"


@shows("uno-carabiner/reshuffle")
def test_the_new_stock_is_the_discard_pile_without_its_top_card() -> None:
    table = low("", "red-3 green-3 green-4 wild yellow-skip")
    table.play("1 draw", "1 keep", "2 draw", "2 keep", "1 draw", "1 keep", "2 draw", "2 keep")
    held = {*table.hand(1), *table.hand(2)}
    assert held >= {"green-3", "green-4", "wild", "yellow-skip"}
    assert sum(table.sizes) == 3 + 2 + 4
    assert table.view().stock == 0


@shows("uno-carabiner/reshuffle")
def test_the_new_stock_is_shuffled() -> None:
    text = (
        "uno-carabiner 2; 1: red-5; 2: blue-1; stock: ; turn: 1; "
        "discards: red-3 green-1 green-2 green-3 green-4 green-5 green-6"
    )
    firsts = set()
    for seed in range(40):
        played = Round(read_position(text, Chance(bytes([seed]), "deal")))
        played.play(0, Table.read_move("draw"))
        firsts.add(played.view(0).drawn)
    assert len(firsts) == 6


@shows("uno-carabiner/reshuffle")
@pytest.mark.parametrize("top", ["wild", "wild-draw-four"])
def test_the_top_discard_stays_with_its_named_colour(top: str) -> None:
    table = low("", f"{top} red-3 green-3; colour: green")
    table.play("1 draw")
    assert (table.top, table.colour) == (top, "green")
    assert table.refusal("1 red-5") is not None
    assert table.hand(1)[-1] in {"red-7", "green-3"}


@shows("uno-carabiner/reshuffle")
@pytest.mark.parametrize("wild", ["wild", "wild-draw-four"])
def test_a_wild_shuffled_back_loses_its_colour(wild: str) -> None:
    table = low("", f"{wild}; colour: green", one="green-1 red-5 red-6")
    table.play("1 green-1", "2 draw")
    assert wild in table.hand(2)
    assert {move for move in table.legal(2) if move != "keep"} == {
        f"{wild}={colour}" for colour in ("red", "yellow", "green", "blue")
    }


# ── a new stock in the middle of a penalty ────────────────────────────────────────────────────


@shows("uno-carabiner/reshuffle")
@pytest.mark.parametrize(
    ("one", "moves", "drawer", "count"),
    [
        ("red-draw-two red-5 red-6", ("1 red-draw-two",), 2, 2),
        ("wild-draw-four blue-5 blue-7", ("1 wild-draw-four=red", "2 accept"), 2, 4),
        ("wild-draw-four red-5 red-6", ("1 wild-draw-four=red", "2 challenge"), 1, 4),
        ("wild-draw-four blue-5 blue-7", ("1 wild-draw-four=red", "2 challenge"), 2, 6),
        ("red-5 red-6", ("1 red-5", "2 catch>1"), 1, 2),
        ("red-draw-two", ("1 red-draw-two",), 2, 2),
        ("wild-draw-four", ("1 wild-draw-four",), 2, 4),
    ],
)
def test_the_rest_of_a_penalty_is_drawn_from_the_new_stock(
    one: str, moves: tuple[str, ...], drawer: int, count: int
) -> None:
    """One card is in the stock, and six lie under the card that was just laid."""
    table = low("yellow-9", "red-3 green-1 green-2 green-3 green-4 green-5", one=one)
    table.play(*moves[:-1])
    before = [*table.hand(drawer), "red-draw-two", "wild-draw-four"]
    laid, _, _ = moves[0].removeprefix("1 ").partition("=")
    events = table.play(moves[-1])
    new = drawn(table, drawer, before)
    assert len(new) == count
    assert "yellow-9" in new
    assert new < {"yellow-9", "red-3", "green-1", "green-2", "green-3", "green-4", "green-5"}
    assert Drew(drawer - 1, count) in events
    assert table.top == laid
    assert table.view().stock == 6 - (count - 1)


@shows("uno-carabiner/reshuffle")
@pytest.mark.parametrize(
    ("one", "moves", "stock"),
    [
        ("red-5 red-6 red-7", ("1 draw",), 3),
        ("red-draw-two red-5 red-6", ("1 red-draw-two",), 4),
        ("red-draw-two", ("1 red-draw-two",), 4),
        ("wild-draw-four blue-5 blue-7", ("1 wild-draw-four=red", "2 accept"), 4),
    ],
)
def test_everybody_is_told_how_many_cards_the_new_stock_had(
    one: str, moves: tuple[str, ...], stock: int
) -> None:
    table = low("", "red-3 green-1 green-2 green-3", one=one)
    events = table.play(*moves)
    assert [event for event in events if isinstance(event, Reshuffled)] == [Reshuffled(stock)]


# ── nothing left to draw ──────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/reshuffle")
@pytest.mark.parametrize(
    ("one", "moves", "sizes"),
    [
        ("red-draw-two red-5 red-6", ("1 red-draw-two",), [2, 2 + 1]),
        ("wild-draw-four blue-5 blue-7", ("1 wild-draw-four=red", "2 accept"), [2, 2 + 1]),
        ("wild-draw-four red-5 red-6", ("1 wild-draw-four=red", "2 challenge"), [2 + 1, 2]),
        ("wild-draw-four blue-5 blue-7", ("1 wild-draw-four=red", "2 challenge"), [2, 2 + 1]),
        ("red-5 red-6", ("1 red-5", "2 catch>1"), [1 + 1, 2]),
        ("red-draw-two", ("1 red-draw-two",), [0, 2 + 1]),
        ("wild-draw-four", ("1 wild-draw-four",), [0, 2 + 1]),
    ],
)
def test_the_missing_cards_of_a_penalty_are_dropped(
    one: str, moves: tuple[str, ...], sizes: list[int]
) -> None:
    table = low("", "red-3", one=one)
    table.play(*moves)
    assert table.sizes == sizes
    assert table.view().stock == 0
    assert table.view().pending == 0


@shows("uno-carabiner/reshuffle")
def test_the_debt_of_a_dropped_penalty_is_not_drawn_later() -> None:
    table = low("", "red-3", one="red-draw-two red-5 red-6")
    table.play("1 red-draw-two")
    assert table.turn == 1
    table.play("1 red-5")
    table.play("2 draw")
    assert table.sizes == [1, 2 + 1 + 1]


@shows("uno-carabiner/reshuffle")
def test_a_player_who_must_draw_passes_when_nothing_is_left() -> None:
    table = low("", "red-3", one="green-1 green-2", players=3)
    assert table.legal(1) == {"draw"}
    table.play("1 draw")
    assert table.sizes == [2, 2, 2]
    assert table.turn == 2


@shows("uno-carabiner/reshuffle")
def test_if_nobody_all_around_can_draw_or_will_play_the_round_has_no_winner() -> None:
    table = low("", "red-3", players=3)
    table.play("1 draw", "2 draw")
    assert not table.round.over
    assert table.allows("3 draw")
    *_, ended = table.play("3 draw")
    assert isinstance(ended, RoundEnded)
    assert ended.winner is None
    assert [sheet.total for sheet in ended.sheets] == [0, 0, 0]
    assert table.round.winners == set()
    assert table.refused("1 red-5") == ROUND_OVER


@shows("uno-carabiner/reshuffle")
def test_a_card_played_makes_cards_to_draw_and_the_circle_begins_anew() -> None:
    table = Table(
        "uno-carabiner 3; 1: red-5 red-6; 2: blue-1 blue-2; 3: red-1 green-1 green-2; stock: ; "
        "discards: red-3; turn: 1"
    )
    table.play("1 draw", "2 draw", "3 red-1")
    table.play("1 draw")
    assert table.hand(1) == ["red-3", "red-5", "red-6"]
    table.play("1 keep", "2 draw", "3 draw")
    assert not table.round.over
    table.play("1 draw")
    assert table.round.over


@shows("uno-carabiner/reshuffle", "house/must-play-drawn")
def test_a_last_card_drawn_and_laid_again_all_around_ends_the_round() -> None:
    """Two players would otherwise hand two reverses to and fro for ever, each move forced."""
    table = Table(
        "uno-carabiner,must-play-drawn 3; 1: red-1 green-2; 2: red-3 green-4; 3: red-5 green-6; "
        "stock: ; discards: blue-reverse yellow-reverse; turn: 1; direction: right"
    )
    table.play("1 draw", "1 yellow-reverse", "2 draw", "2 blue-reverse", "1 draw")
    assert not table.round.over
    *_, ended = table.play("1 yellow-reverse")
    assert isinstance(ended, RoundEnded)
    assert ended.winner is None


@shows("uno-carabiner/reshuffle")
def test_whoever_lays_the_last_card_drawn_as_the_only_one_goes_out() -> None:
    table = Table(
        "uno-carabiner 2; 1: ; 2: red-3 green-4; stock: ; discards: red-7 red-9; turn: 1; passes: 1"
    )
    table.play("1 draw", "1 red-9")
    assert table.round.winners == {0}


@shows("uno-carabiner/reshuffle")
def test_the_circle_begins_anew_even_if_a_penalty_takes_the_card_uncovered() -> None:
    table = Table(
        "uno-carabiner 3; 1: red-5 red-6; 2: blue-1 blue-2; 3: red-draw-two green-1 green-2; "
        "stock: ; discards: red-3; turn: 1"
    )
    table.play("1 draw", "2 draw", "3 red-draw-two")
    assert table.sizes == [2 + 1, 2, 2]
    table.play("2 draw", "3 draw")
    assert table.waiting == {1}
    table.play("1 draw")
    assert table.round.over


@shows("uno-carabiner/last-card-draws")
def test_nothing_is_owed_once_the_round_is_over() -> None:
    table = Table(
        "uno-carabiner,stacking=twos 2; 1: red-draw-two; 2: blue-1; turn: 1; stack: 2; "
        "stock: red-1 red-2 red-4 red-5; discards: blue-draw-two"
    )
    table.play("1 red-draw-two")
    assert table.sizes == [0, 5]
    assert table.view().pending == 0
