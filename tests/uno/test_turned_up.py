"""The card turned up at the start, worked by hand for two, three and ten players."""

from collections import Counter
from typing import Final

import pytest

from tests.clauses import shows
from tests.uno.table import Table
from tischrunde.core.chance import Chance
from tischrunde.uno.cards import Card, Colour
from tischrunde.uno.editions import UNO_CARABINER
from tischrunde.uno.events import ColourNamed
from tischrunde.uno.notation import CARD_NAMES
from tischrunde.uno.position import laid_out
from tischrunde.uno.round import Round
from tischrunde.uno.rules import Rules

COLOURS: Final = ("red", "yellow", "green", "blue")
KINDS: Final = {name: card for card, name in CARD_NAMES.items()}

each_colour = pytest.mark.parametrize("colour", COLOURS)
each_table = pytest.mark.parametrize("players", [2, 3, 10])


def stock_of(players: int, top: str) -> tuple[Rules, list[int]]:
    """Return a stock from which everybody is dealt seven cards before these come up."""
    rules = Rules(UNO_CARABINER, players)
    cards = [KINDS[name] for name in top.split()]
    rest = [*(Counter(rules.cards) - Counter(cards)).elements()]
    hands, under = rest[: 7 * players], rest[7 * players :]
    return rules, [*under, *reversed(cards), *hands]


def dealt(players: int, dealer: int, top: str, seed: int = 0) -> Table:
    """Deal so that these cards come up first."""
    rules, stock = stock_of(players, top)
    position = laid_out(rules, bytes(stock), dealer - 1, Chance(bytes([seed]), "deal"))
    position.deal()
    table = Table(f"uno-carabiner {players}")
    table.round = Round(position)
    return table


def turned_up(card: str, hands: str, dealer: int = 1) -> Table:
    """Turn up a card at a table of three with these hands."""
    table = Table(f"uno-carabiner 3; {hands}; stock: {card} ...; discards: red-9; dealer: {dealer}")
    position = table.round.position
    position.piles.discards.clear()
    position.turn_up(position.piles.draw())
    return table


def order(table: Table, turns: int = 3) -> list[int]:
    """Return who is on turn, time after time, if everybody draws a card and keeps it."""
    seats = []
    for _ in range(turns):
        seats.append(table.turn)
        table.play(f"{table.turn} draw", f"{table.turn} keep")
    return seats


def but(players: int, seat: int, cards: int) -> list[int]:
    """Return hands of seven cards, but for one seat."""
    return [cards if each == seat else 7 for each in range(1, players + 1)]


# ── numbers ───────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/turn-up", "uno-carabiner/first-player")
@pytest.mark.parametrize("card", ["red-0", "blue-7", "green-9"])
@pytest.mark.parametrize(
    ("players", "dealer", "turns"),
    [
        (2, 1, [2, 1, 2]),
        (2, 2, [1, 2, 1]),
        (3, 1, [2, 3, 1]),
        (3, 3, [1, 2, 3]),
        (10, 1, [2, 3, 4]),
        (10, 10, [1, 2, 3]),
    ],
)
def test_on_a_number_the_player_left_of_the_dealer_begins(
    card: str, players: int, dealer: int, turns: list[int]
) -> None:
    table = dealt(players, dealer, card)
    assert (table.top, table.colour) == (card, card.partition("-")[0])
    assert table.sizes == [7] * players
    assert order(table) == turns


@shows("uno-carabiner/turn-up", "uno-carabiner/match")
def test_the_first_card_must_match_the_one_turned_up() -> None:
    table = turned_up("blue-7", "1: red-1; 2: blue-1 red-7 red-2 wild; 3: red-3")
    assert table.legal(2) == {"blue-1", "red-7", "draw", *(f"wild={named}" for named in COLOURS)}
    assert table.refused("2 red-2") == "uno-carabiner/match"


# ── skip ──────────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/turn-up", "uno-carabiner/skip-turned-up")
@each_colour
@pytest.mark.parametrize(
    ("players", "dealer", "turns"),
    [(3, 1, [3, 1, 2]), (3, 2, [1, 2, 3]), (10, 1, [3, 4, 5]), (10, 9, [1, 2, 3])],
)
def test_on_a_skip_the_player_left_of_the_dealer_is_skipped(
    players: int, dealer: int, turns: list[int], colour: str
) -> None:
    table = dealt(players, dealer, f"{colour}-skip")
    assert (table.top, table.colour) == (f"{colour}-skip", colour)
    assert table.sizes == [7] * players
    assert order(table) == turns


# ── reverse ───────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/turn-up", "uno-carabiner/reverse-turned-up")
@each_colour
@pytest.mark.parametrize(
    ("players", "dealer", "turns"),
    [(3, 1, [1, 3, 2]), (3, 3, [3, 2, 1]), (10, 1, [1, 10, 9]), (10, 10, [10, 9, 8])],
)
def test_on_a_reverse_the_dealer_plays_first_and_play_goes_to_the_right(
    players: int, dealer: int, turns: list[int], colour: str
) -> None:
    table = dealt(players, dealer, f"{colour}-reverse")
    assert (table.top, table.colour) == (f"{colour}-reverse", colour)
    assert table.sizes == [7] * players
    assert order(table) == turns


@shows("uno-carabiner/reverse-turned-up")
def test_a_reverse_laid_on_the_one_turned_up_sends_play_to_the_left() -> None:
    table = turned_up("red-reverse", "1: blue-reverse blue-1 blue-2; 2: red-1; 3: red-3")
    table.play("1 blue-reverse")
    assert (table.turn, table.view().direction) == (2, 1)


# ── draw-two ──────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/turn-up", "uno-carabiner/draw-two-turned-up")
@each_colour
@pytest.mark.parametrize(
    ("players", "dealer", "draws", "turns"),
    [
        (3, 1, 2, [3, 1, 2]),
        (3, 2, 3, [1, 2, 3]),
        (3, 3, 1, [2, 3, 1]),
        (10, 1, 2, [3, 4, 5]),
        (10, 10, 1, [2, 3, 4]),
    ],
)
def test_on_a_draw_two_the_player_left_of_the_dealer_draws_two_and_misses_the_turn(
    players: int, dealer: int, draws: int, turns: list[int], colour: str
) -> None:
    table = dealt(players, dealer, f"{colour}-draw-two wild wild-draw-four")
    assert (table.top, table.colour) == (f"{colour}-draw-two", colour)
    assert table.sizes == but(players, draws, 9)
    assert {"wild", "wild-draw-four"} < {*table.hand(draws)}
    assert order(table) == turns


@shows("uno-carabiner/draw-two-turned-up")
def test_the_draw_two_turned_up_cannot_be_passed_on() -> None:
    table = turned_up("red-draw-two", "1: red-1; 2: blue-draw-two red-7 wild; 3: red-3")
    assert (table.turn, table.sizes) == (3, [1, 5, 1])
    for move in ("2 blue-draw-two", "2 red-7", "2 wild=red", "2 draw", "2 accept"):
        assert table.refused(move) == "uno-carabiner/first-player"


# ── two players ───────────────────────────────────────────────────────────────────────────────


@shows(
    "uno-carabiner/two-players-turned-up",
    "uno-carabiner/skip-turned-up",
    "uno-carabiner/draw-two-turned-up",
    "uno-carabiner/reverse-turned-up",
)
@pytest.mark.parametrize(
    ("card", "other_holds"), [("red-skip", 7), ("blue-draw-two", 9), ("green-reverse", 7)]
)
@pytest.mark.parametrize(("dealer", "other"), [(1, 2), (2, 1)])
def test_with_two_players_the_dealer_plays_first_on_an_action_card(
    card: str, other_holds: int, dealer: int, other: int
) -> None:
    table = dealt(2, dealer, card)
    assert table.sizes == but(2, other, other_holds)
    assert table.refused(f"{other} draw") == "uno-carabiner/first-player"
    assert order(table) == [dealer, other, dealer]


# ── wild ──────────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/turn-up", "uno-carabiner/wild-turned-up")
@each_colour
@pytest.mark.parametrize(
    ("players", "dealer", "turns"),
    [
        (2, 1, [2, 1, 2]),
        (2, 2, [1, 2, 1]),
        (3, 1, [2, 3, 1]),
        (3, 3, [1, 2, 3]),
        (10, 1, [2, 3, 4]),
        (10, 10, [1, 2, 3]),
    ],
)
def test_on_a_wild_the_player_left_of_the_dealer_names_the_colour_and_plays_first(
    players: int, dealer: int, turns: list[int], colour: str
) -> None:
    table = dealt(players, dealer, "wild")
    first = turns[0]
    assert (table.top, table.colour) == ("wild", None)
    assert (table.turn, table.sizes) == (first, [7] * players)
    assert table.legal(first) == {f"name={named}" for named in COLOURS}
    assert table.play(f"{first} name={colour}") == [ColourNamed(first - 1, Colour[colour.upper()])]
    assert table.colour == colour
    assert order(table) == turns


@shows("uno-carabiner/wild-turned-up")
def test_the_colour_is_named_before_anything_else_and_by_nobody_else() -> None:
    table = turned_up("wild", "1: red-1; 2: blue-1 red-7 wild; 3: red-3")
    for move in ("2 blue-1", "2 red-7", "2 wild=red", "2 draw", "2 keep"):
        assert table.refused(move) == "uno-carabiner/wild-turned-up"
    for move in ("1 name=red", "3 name=red", "3 red-3"):
        assert table.refused(move) == "uno-carabiner/first-player"


@shows("uno-carabiner/wild-turned-up", "uno-carabiner/match-after-wild")
@pytest.mark.parametrize(
    ("colour", "fitting"),
    [("red", "red-7"), ("yellow", "yellow-skip"), ("green", "green-0"), ("blue", "blue-1")],
)
def test_the_first_card_on_a_wild_has_the_named_colour(colour: str, fitting: str) -> None:
    others = {"red-7", "yellow-skip", "green-0", "blue-1"} - {fitting}
    table = turned_up("wild", "1: red-1; 2: red-7 yellow-skip green-0 blue-1; 3: red-3")
    table.play(f"2 name={colour}")
    assert table.legal(2) == {fitting, "draw"}
    for other in others:
        assert table.refused(f"2 {other}") == "uno-carabiner/match-after-wild"
    assert table.refused(f"2 name={colour}") == "uno-carabiner/wild"


@shows("uno-carabiner/wild-turned-up")
def test_another_wild_may_follow_on_the_wild_turned_up() -> None:
    table = turned_up("wild", "1: red-1; 2: wild red-7 red-8; 3: green-3 red-3")
    table.play("2 name=blue", "2 wild=green")
    assert (table.colour, table.turn) == ("green", 3)
    assert table.allows("3 green-3")


# ── wild draw-four ────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/wild-draw-four-turned-up")
@each_table
def test_a_wild_draw_four_goes_back_into_the_stock_and_another_card_is_turned_up(
    players: int,
) -> None:
    for seed in range(20):
        table = dealt(players, 1, "wild-draw-four", seed)
        position = table.round.position
        in_hands = sum(hand.count(Card.WILD_DRAW_FOUR) for hand in position.hands)
        assert table.top != "wild-draw-four"
        assert in_hands + position.piles.stock().count(Card.WILD_DRAW_FOUR) == 4
        assert sum(table.sizes) + position.piles.left + len(position.piles.discards) == 108
        assert len(position.piles.discards) == 1


@shows("uno-carabiner/wild-draw-four-turned-up")
def test_nobody_draws_four_and_the_player_left_of_the_dealer_begins() -> None:
    tables = (dealt(3, 1, "wild-draw-four", seed) for seed in range(100))
    table = next(table for table in tables if table.view().top.is_number)
    assert table.sizes == [7, 7, 7]
    assert order(table) == [2, 3, 1]


@shows("uno-carabiner/wild-draw-four-turned-up-again")
def test_the_wild_draw_four_is_shuffled_into_the_stock() -> None:
    tables = [dealt(2, 1, "wild-draw-four", seed) for seed in range(100)]
    depths = {table.round.position.piles.stock().index(Card.WILD_DRAW_FOUR) for table in tables}
    assert len(depths) > 20
    assert len({table.top for table in tables}) > 10


@shows("uno-carabiner/wild-draw-four-turned-up-again")
@pytest.mark.parametrize("seed", range(10))
def test_another_wild_draw_four_goes_back_too_as_often_as_needed(seed: int) -> None:
    rules, stock = stock_of(2, "wild-draw-four wild-draw-four wild-draw-four wild-draw-four red-5")
    position = laid_out(rules, bytes(stock[-19:]), 0, Chance(bytes([seed]), "deal"))
    position.deal()
    assert position.piles.discards == [Card.RED_5]
    assert position.piles.stock() == [Card.WILD_DRAW_FOUR] * 4


@shows("uno-carabiner/wild-draw-four-turned-up-again", "uno-carabiner/turn-up")
@pytest.mark.parametrize(
    ("card", "first", "direction"),
    [("red-5", 2, 1), ("red-skip", 3, 1), ("red-reverse", 1, -1), ("wild", 2, 1)],
)
def test_the_card_turned_up_instead_takes_effect(card: str, first: int, direction: int) -> None:
    rules, stock = stock_of(3, f"wild-draw-four {card}")
    position = laid_out(rules, bytes(stock[-23:]), 0, Chance(b"", "deal"))
    position.deal()
    view = Round(position).view(None)
    assert (view.top.slug, view.on_turn + 1, view.direction) == (card, first, direction)
    assert (view.phase == "colour") == (card == "wild")
