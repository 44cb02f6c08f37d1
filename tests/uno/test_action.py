"""Action cards: what they do, and on what they may be laid."""

from typing import Final

import pytest

from tests.clauses import shows
from tests.uno.table import Table
from tischrunde.core.events import Drew
from tischrunde.uno.cards import Colour
from tischrunde.uno.events import Challenged, Played

COLOURS: Final = ("red", "yellow", "green", "blue")

each_colour = pytest.mark.parametrize("colour", COLOURS)
each_direction = pytest.mark.parametrize("direction", ["left", "right"])


def facing(top: str, hand: str) -> Table:
    """Return a table at which seat 1 of three, with this hand, faces this top card."""
    text = f"uno-carabiner 3; 1: {hand}; 2: yellow-8 yellow-9; 3: green-8 green-9"
    return Table(f"{text}; discards: {top}; turn: 1")


def ring(players: int, laid: str, turn: int = 1, direction: str = "left") -> Table:
    """Return a table at which one seat holds a card that fits, and everybody else two cards."""
    hands = [f"{seat}: blue-{seat % 10} green-{seat % 10}" for seat in range(1, players + 1)]
    hands[turn - 1] = f"{turn}: {laid} yellow-1 yellow-2"
    stock = "red-1 red-2 red-4 red-5 red-6 red-7 red-8 red-9"
    return Table(
        f"uno-carabiner {players}; {'; '.join(hands)}; stock: {stock}; "
        f"discards: red-3; turn: {turn}; direction: {direction}"
    )


# ── on what they may be laid ──────────────────────────────────────────────────────────────────


@shows("uno-carabiner/draw-two", "uno-carabiner/reverse", "uno-carabiner/skip")
@pytest.mark.parametrize("symbol", ["draw-two", "reverse", "skip"])
@each_colour
def test_an_action_card_goes_on_its_colour_or_on_another_of_its_kind(
    symbol: str, colour: str
) -> None:
    hand = f"{colour}-{symbol} {colour}-1 {colour}-2"
    move = f"1 {colour}-{symbol}"
    for other in COLOURS:
        assert facing(f"{other}-{symbol}", hand).allows(move)
        assert facing(f"{other}-7", hand).allows(move) == (other == colour)
    different = next(other for other in COLOURS if other != colour)
    for top in {"7", "draw-two", "reverse", "skip"} - {symbol}:
        assert facing(f"{different}-{top}", hand).refused(move) == "uno-carabiner/match"


# ── draw-two ──────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/draw-two")
@pytest.mark.parametrize(
    ("players", "turn", "direction", "draws", "follows"),
    [
        (2, 1, "left", 2, 1),
        (3, 1, "left", 2, 3),
        (3, 2, "left", 3, 1),
        (3, 3, "left", 1, 2),
        (3, 1, "right", 3, 2),
        (10, 9, "left", 10, 1),
        (10, 10, "left", 1, 2),
        (10, 1, "right", 10, 9),
    ],
)
def test_a_draw_two_makes_the_next_player_draw_two_and_miss_the_turn(
    players: int, turn: int, direction: str, draws: int, follows: int
) -> None:
    table = ring(players, "red-draw-two", turn, direction)
    assert (table.view(turn).follower, table.view().follower) == (draws - 1, None)
    events = table.play(f"{turn} red-draw-two")
    assert [event for event in events if isinstance(event, Drew)] == [Drew(draws - 1, 2)]
    assert {"red-1", "red-2"} < {*table.hand(draws)}
    assert table.sizes == [4 if seat == draws else 2 for seat in range(1, players + 1)]
    assert table.turn == follows
    assert table.refused(f"{draws} red-1") == "uno-carabiner/first-player"


@shows("uno-carabiner/draw-two")
def test_whoever_draws_two_lays_nothing_not_even_another_draw_two() -> None:
    hands = "1: red-draw-two blue-1 blue-2; 2: red-7 blue-draw-two wild; 3: green-8 green-9"
    table = Table(f"uno-carabiner 3; {hands}; stock: red-8 red-9 blue-3; discards: red-3; turn: 1")
    table.play("1 red-draw-two")
    assert table.legal(2) == set()
    for move in ("2 red-7", "2 blue-draw-two", "2 wild=red", "2 red-8", "2 draw", "2 accept"):
        assert table.refused(move) == "uno-carabiner/first-player"
    assert (table.turn, table.sizes) == (3, [2, 5, 2])


@shows("uno-carabiner/draw-two")
def test_a_second_draw_two_starts_afresh_with_two_cards() -> None:
    hands = "1: red-draw-two blue-1 blue-2; 2: red-7 red-8; 3: blue-draw-two green-8 green-9"
    table = Table(
        f"uno-carabiner 3; {hands}; stock: red-1 red-2 red-4 red-5; discards: red-3; turn: 1"
    )
    table.play("1 red-draw-two", "3 blue-draw-two")
    assert table.sizes == [4, 4, 2]
    assert (table.turn, table.view().pending) == (2, 0)


# ── reverse ───────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/reverse")
@pytest.mark.parametrize(
    ("players", "turn", "direction", "follows"),
    [
        (3, 1, "left", [3, 2, 1]),
        (3, 2, "left", [1, 3, 2]),
        (3, 1, "right", [2, 3, 1]),
        (10, 1, "left", [10, 9, 8]),
        (10, 5, "left", [4, 3, 2]),
        (10, 10, "right", [1, 2, 3]),
    ],
)
def test_a_reverse_changes_the_direction_of_play(
    players: int, turn: int, direction: str, follows: list[int]
) -> None:
    table = ring(players, "red-reverse", turn, direction)
    table.play(f"{turn} red-reverse")
    turns = []
    for _ in follows:
        turns.append(table.turn)
        table.play(f"{table.turn} draw", f"{table.turn} keep")
    assert turns == follows


@shows("uno-carabiner/reverse")
def test_a_second_reverse_turns_play_back_again() -> None:
    hands = "1: red-reverse blue-1 blue-2; 2: red-1 red-2; 3: blue-reverse green-1 green-2"
    table = Table(f"uno-carabiner 3; {hands}; discards: red-3; turn: 1")
    table.play("1 red-reverse")
    assert (table.turn, table.view().direction) == (3, -1)
    table.play("3 blue-reverse")
    assert (table.turn, table.view().direction) == (1, 1)


@shows("uno-carabiner/reverse")
@each_direction
def test_with_two_players_the_opponent_is_next_after_a_reverse(direction: str) -> None:
    table = ring(2, "red-reverse", 1, direction)
    table.play("1 red-reverse")
    assert (table.turn, table.sizes) == (2, [2, 2])
    table = ring(2, "red-reverse", 2, direction)
    table.play("2 red-reverse")
    assert (table.turn, table.sizes) == (1, [2, 2])


# ── skip ──────────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/skip")
@pytest.mark.parametrize(
    ("players", "turn", "direction", "follows"),
    [
        (3, 1, "left", 3),
        (3, 2, "left", 1),
        (3, 3, "left", 2),
        (3, 1, "right", 2),
        (10, 1, "left", 3),
        (10, 9, "left", 1),
        (10, 10, "left", 2),
        (10, 2, "right", 10),
    ],
)
def test_a_skip_passes_over_the_next_player(
    players: int, turn: int, direction: str, follows: int
) -> None:
    table = ring(players, "red-skip", turn, direction)
    table.play(f"{turn} red-skip")
    assert table.turn == follows
    assert table.sizes == [2] * players


# ── two players ───────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/two-players-skip")
@each_direction
@pytest.mark.parametrize(
    ("card", "moves", "drawn"),
    [
        ("red-skip", "red-skip", 0),
        ("red-draw-two", "red-draw-two", 2),
        ("wild-draw-four", "wild-draw-four=blue accept", 4),
        ("wild-draw-four", "wild-draw-four=blue challenge", 6),
    ],
)
def test_with_two_players_the_turn_comes_straight_back(
    card: str, moves: str, drawn: int, direction: str
) -> None:
    for laying, missing in ((1, 2), (2, 1)):
        table = ring(2, card, laying, direction)
        for seat, move in zip((laying, missing), moves.split(), strict=False):
            table.play(f"{seat} {move}")
        assert table.turn == laying
        assert (table.sizes[laying - 1], table.sizes[missing - 1]) == (2, 2 + drawn)
        assert table.allows(f"{laying} draw")
        assert table.refused(f"{missing} draw") == "uno-carabiner/first-player"


# ── wild ──────────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/wild")
@each_colour
def test_a_wild_names_the_colour_to_follow_the_present_one_included(colour: str) -> None:
    table = facing("red-3", "wild blue-1 blue-2")
    (played,) = table.play(f"1 wild={colour}")
    assert isinstance(played, Played)
    assert played.colour is Colour[colour.upper()]
    assert (table.top, table.colour) == ("wild", colour)
    assert (table.turn, table.sizes) == (2, [2, 2, 2])


@shows("uno-carabiner/wild")
@pytest.mark.parametrize("top", ["red-3", "red-skip", "green-0", "blue-reverse", "yellow-draw-two"])
def test_a_wild_may_be_laid_on_anything_even_when_other_cards_would_fit(top: str) -> None:
    colour, _, _ = top.partition("-")
    table = facing(top, f"wild {colour}-5 {colour}-6")
    assert {f"wild={named}" for named in COLOURS} | {f"{colour}-5", f"{colour}-6"} <= table.legal(1)
    assert all(table.allows(f"1 wild={named}") for named in COLOURS)


@shows("uno-carabiner/wild", "uno-carabiner/wild-draw-four")
@pytest.mark.parametrize("card", ["wild", "wild-draw-four"])
def test_the_colour_must_be_named_with_the_card(card: str) -> None:
    assert facing("red-3", f"{card} blue-1 blue-2").refused(f"1 {card}") == "uno-carabiner/wild"


@shows("uno-carabiner/wild")
def test_without_a_wild_there_is_no_colour_to_name() -> None:
    table = facing("red-3", "wild red-1 red-2")
    assert table.refused("1 name=blue") == "uno-carabiner/wild"
    table.play("1 wild=blue")
    assert table.refused("2 name=green") == "uno-carabiner/wild"


@shows("uno-carabiner/wild")
def test_the_named_colour_holds_until_another_card_is_laid() -> None:
    hands = "1: wild blue-1 blue-2; 2: yellow-8 yellow-9; 3: red-7 wild green-4 red-8"
    table = Table(f"uno-carabiner 3; {hands}; stock: red-1 red-2; discards: red-3; turn: 1")
    table.play("1 wild=green", "2 draw", "2 keep")
    assert table.colour == "green"
    assert table.refused("3 red-7") == "uno-carabiner/match-after-wild"
    table.play("3 wild=red")
    assert table.colour == "red"


# ── wild draw-four ────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/wild-draw-four")
@pytest.mark.parametrize(
    ("players", "turn", "direction", "draws", "follows"),
    [(3, 1, "left", 2, 3), (3, 3, "left", 1, 2), (3, 1, "right", 3, 2), (10, 9, "left", 10, 1)],
)
def test_a_wild_draw_four_makes_the_next_player_draw_four_and_miss_the_turn(
    players: int, turn: int, direction: str, draws: int, follows: int
) -> None:
    table = ring(players, "wild-draw-four", turn, direction)
    table.play(f"{turn} wild-draw-four=yellow")
    assert table.turn == draws
    assert table.play(f"{draws} accept") == [Drew(draws - 1, 4)]
    assert {"red-1", "red-2", "red-4", "red-5"} < {*table.hand(draws)}
    assert table.sizes == [6 if seat == draws else 2 for seat in range(1, players + 1)]
    assert table.turn == follows


@shows("uno-carabiner/wild-draw-four")
@each_colour
def test_a_wild_draw_four_names_the_colour_to_follow(colour: str) -> None:
    table = facing("red-3", "wild-draw-four blue-1 blue-2")
    table.play(f"1 wild-draw-four={colour}")
    assert (table.top, table.colour) == ("wild-draw-four", colour)
    table.play("2 accept")
    assert table.colour == colour


@shows("uno-carabiner/wild-draw-four")
def test_whoever_is_to_draw_four_can_lay_nothing_first() -> None:
    hands = "1: wild-draw-four blue-1 blue-2; 2: blue-8 wild wild-draw-four; 3: green-8 green-9"
    table = Table(f"uno-carabiner 3; {hands}; discards: red-3; turn: 1")
    table.play("1 wild-draw-four=blue")
    assert table.legal(2) == {"accept", "challenge"}
    for move in ("2 blue-8", "2 wild=red", "2 wild-draw-four=red", "2 draw", "2 keep"):
        assert table.refused(move) == "uno-carabiner/challenge"
    assert table.refused("3 draw") == "uno-carabiner/first-player"


# ── when a wild draw-four is allowed ──────────────────────────────────────────────────────────


def found_guilty(table: Table) -> bool:
    """Let seat 1 lay a wild draw-four and seat 2 challenge it; return the verdict."""
    before = table.sizes[0]
    assert table.allows("1 wild-draw-four=yellow")
    table.play("1 wild-draw-four=yellow")
    (verdict, _) = table.play("2 challenge")
    assert isinstance(verdict, Challenged)
    assert table.sizes[:2] == ([before + 3, 2] if verdict.guilty else [before - 1, 8])
    return verdict.guilty


@shows("uno-carabiner/wild-draw-four-condition")
@pytest.mark.parametrize(
    ("top", "others", "allowed"),
    [
        ("red-3", "blue-1 green-2", True),
        ("red-3", "blue-3 green-3", True),
        ("red-3", "blue-skip green-reverse yellow-draw-two", True),
        ("red-skip", "blue-skip green-skip", True),
        ("red-3", "wild wild-draw-four", True),
        ("red-3", "red-8 blue-1", False),
        ("red-3", "red-3 blue-1", False),
        ("red-3", "red-0 wild", False),
        ("red-3", "red-skip blue-1", False),
        ("red-3", "red-reverse blue-1", False),
        ("red-3", "red-draw-two blue-1", False),
        ("blue-draw-two", "green-draw-two red-1", True),
        ("blue-draw-two", "blue-1 red-1", False),
    ],
)
def test_a_wild_draw_four_needs_a_hand_without_the_colour_on_top(
    top: str, others: str, *, allowed: bool
) -> None:
    assert found_guilty(facing(top, f"wild-draw-four {others}")) == (not allowed)


@shows("uno-carabiner/wild-draw-four-condition")
@pytest.mark.parametrize("wild", ["wild", "wild-draw-four"])
@pytest.mark.parametrize(
    ("others", "allowed"),
    [("green-1 blue-1", False), ("red-1 blue-1", True), ("yellow-1 wild", True)],
)
def test_after_a_wild_the_colour_on_top_is_the_named_one(
    wild: str, others: str, *, allowed: bool
) -> None:
    hands = f"1: wild-draw-four {others}; 2: yellow-8 yellow-9; 3: red-8 red-9"
    table = Table(f"uno-carabiner 3; {hands}; discards: {wild} red-3; colour: green; turn: 1")
    assert found_guilty(table) == (not allowed)


@shows("uno-carabiner/wild-draw-four-condition")
def test_it_can_be_laid_against_the_rule_and_stands_unless_challenged() -> None:
    table = facing("red-3", "wild-draw-four red-1 red-2")
    table.play("1 wild-draw-four=red", "2 accept")
    assert (table.colour, table.turn, table.sizes) == ("red", 3, [2, 6, 2])


@shows("uno-carabiner/wild-draw-four-condition")
@pytest.mark.parametrize(("hand", "allowed"), [("red-1 blue-1", False), ("green-1 blue-1", True)])
def test_a_drawn_wild_draw_four_is_judged_against_the_whole_hand(
    hand: str, *, allowed: bool
) -> None:
    hands = f"1: {hand}; 2: yellow-8 yellow-9; 3: green-8 green-9"
    table = Table(f"uno-carabiner 3; {hands}; stock: wild-draw-four ...; discards: red-3; turn: 1")
    table.play("1 draw")
    assert found_guilty(table) == (not allowed)
