"""A turn: play a fitting card, or draw one."""

from typing import Final

import pytest

from tests.clauses import shows
from tests.uno.table import Table
from tischrunde.core.events import Drew
from tischrunde.uno.cards import COLOURED, Card
from tischrunde.uno.events import Kept

COLOURS: Final = ("red", "yellow", "green", "blue")
EVERY_CARD: Final = tuple(card.slug for card in Card)
WILDS: Final = ("wild", "wild-draw-four")

each_wild = pytest.mark.parametrize("wild", WILDS)
each_colour = pytest.mark.parametrize("colour", COLOURS)


def parted(name: str) -> tuple[str, str]:
    """Return the colour and the number or symbol of a coloured card."""
    colour, _, symbol = name.partition("-")
    return colour, symbol


def holding_everything(top: str, more: str = "") -> Table:
    """Return a table at which seat 1 holds every kind of card but the one on top."""
    hand = " ".join(name for name in EVERY_CARD if name != top)
    return Table(
        f"uno-carabiner 2; 1: {hand}; 2: red-1; discards: {top}; turn: 1; {more}".strip("; ")
    )


def laid(table: Table) -> set[str]:
    """Return the cards that seat 1 may lay, whatever colour a wild names."""
    return {move.partition("=")[0] for move in table.legal(1)} - {"draw", "keep"}


def drawing(hand: str, drawn: str, discards: str = "red-3 blue-3", more: str = "") -> Table:
    """Return a table at which seat 1 of three is about to draw a certain card."""
    text = f"uno-carabiner 3; 1: {hand}; 2: green-1 green-2; 3: green-8 green-9"
    return Table(f"{text}; stock: {drawn} blue-9; discards: {discards}; turn: 1{more}")


# ── who begins and who follows ────────────────────────────────────────────────────────────────


@shows("uno-carabiner/first-player")
@pytest.mark.parametrize(
    ("players", "dealer", "first"),
    [(2, 1, 2), (2, 2, 1), (3, 1, 2), (3, 2, 3), (3, 3, 1), (10, 1, 2), (10, 9, 10), (10, 10, 1)],
)
def test_the_player_left_of_the_dealer_begins(players: int, dealer: int, first: int) -> None:
    table = Table(f"uno-carabiner {players}; dealer: {dealer}; discards: blue-9; stock: blue-7")
    table.round.position.turn_up(Card.BLUE_7)
    assert table.turn == first
    assert table.waiting == {first}
    assert table.allows(f"{first} draw")


@shows("uno-carabiner/first-player")
def test_nobody_else_may_play_or_draw() -> None:
    hands = "1: red-7 blue-1 blue-2; 2: red-5 wild blue-4; 3: red-6 red-9"
    table = Table(f"uno-carabiner 3; {hands}; discards: red-3; turn: 1")
    for move in ("2 red-5", "2 wild=red", "2 draw", "2 keep", "3 red-6", "3 draw"):
        assert table.refused(move) == "uno-carabiner/first-player"
    assert table.allows("1 red-7")


@shows("uno-carabiner/first-player")
def test_play_goes_on_to_the_left() -> None:
    hands = "1: red-7 blue-1 blue-2; 2: red-5 blue-3 blue-4; 3: red-6 red-9 blue-8"
    table = Table(f"uno-carabiner 3; {hands}; discards: red-3; turn: 1")
    turns = [table.turn]
    for move in ("1 red-7", "2 red-5", "3 red-6"):
        table.play(move)
        turns.append(table.turn)
    assert turns == [1, 2, 3, 1]


# ── what fits ─────────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/match")
@pytest.mark.parametrize(
    ("top", "card", "fits"),
    [
        ("red-3", "red-3", True),
        ("red-3", "red-8", True),
        ("red-3", "red-skip", True),
        ("red-3", "blue-3", True),
        ("red-3", "blue-8", False),
        ("red-3", "blue-skip", False),
        ("red-0", "blue-0", True),
        ("red-skip", "blue-skip", True),
        ("red-skip", "red-0", True),
        ("red-skip", "blue-reverse", False),
        ("red-reverse", "green-reverse", True),
        ("red-reverse", "green-draw-two", False),
        ("red-draw-two", "yellow-draw-two", True),
        ("red-draw-two", "yellow-2", False),
    ],
)
def test_a_card_must_match_in_number_colour_or_symbol(top: str, card: str, *, fits: bool) -> None:
    table = Table(
        f"uno-carabiner 2; 1: {card} green-5 green-6; 2: blue-1; discards: {top}; turn: 1"
    )
    assert table.refused(f"1 {card}") == (None if fits else "uno-carabiner/match")
    assert table.allows(f"1 {card}") == fits


@shows("uno-carabiner/match")
@pytest.mark.parametrize("top", [card.slug for card in COLOURED])
def test_all_that_matches_may_be_laid_and_every_wild_and_nothing_else(top: str) -> None:
    colour, symbol = parted(top)
    table = holding_everything(top)
    fitting = {
        name
        for name in EVERY_CARD
        if name in WILDS or parted(name)[0] == colour or parted(name)[1] == symbol
    }
    assert laid(table) == fitting - {top}
    for name in {*EVERY_CARD} - fitting:
        assert table.refused(f"1 {name}") == "uno-carabiner/match"


@shows("uno-carabiner/match")
def test_the_card_laid_is_the_next_one_to_match() -> None:
    hands = "1: blue-3 green-5 green-6; 2: blue-9 red-8 red-9"
    table = Table(f"uno-carabiner 2; {hands}; discards: red-3; turn: 1")
    table.play("1 blue-3")
    assert (table.top, table.colour) == ("blue-3", "blue")
    assert table.hand(1) == ["green-5", "green-6"]
    assert table.allows("2 blue-9")
    assert table.refused("2 red-8") == "uno-carabiner/match"


@shows("uno-carabiner/match")
def test_only_a_card_in_hand_can_be_laid_and_it_names_no_colour() -> None:
    table = Table("uno-carabiner 2; 1: red-7 blue-1 blue-2; 2: red-8; discards: red-3; turn: 1")
    assert table.refused("1 red-8") == "uno-carabiner/match"
    assert table.refused("1 wild=red") == "uno-carabiner/match"
    assert table.refused("1 red-7=blue") == "uno-carabiner/match"


# ── what fits on a wild ───────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/match-after-wild")
@each_wild
@each_colour
def test_on_a_wild_only_the_named_colour_or_another_wild_may_follow(wild: str, colour: str) -> None:
    table = holding_everything(wild, f"colour: {colour}")
    named = {name for name in EVERY_CARD if name.startswith(f"{colour}-")}
    assert laid(table) == named | {*WILDS} - {wild}
    for name in {*EVERY_CARD} - named - {*WILDS}:
        assert table.refused(f"1 {name}") == "uno-carabiner/match-after-wild"


@shows("uno-carabiner/match-after-wild")
@each_wild
def test_a_wild_may_follow_on_a_wild_of_its_own_kind(wild: str) -> None:
    hand = f"{wild} red-1 red-2"
    table = Table(f"uno-carabiner 2; 1: {hand}; discards: {wild}; colour: blue; turn: 1")
    assert laid(table) == {wild}
    table.play(f"1 {wild}=green")
    assert table.colour == "green"


@shows("uno-carabiner/match-after-wild", "uno-carabiner/wild")
@pytest.mark.parametrize(
    ("named", "fitting"),
    [
        ("red", {"red-7"}),
        ("yellow", {"yellow-5", "yellow-skip"}),
        ("green", {"green-3"}),
        ("blue", set()),
    ],
)
def test_the_card_under_the_wild_no_longer_matters(named: str, fitting: set[str]) -> None:
    hands = "1: red-7 yellow-5 green-3 yellow-skip; 2: wild blue-1 blue-2"
    table = Table(f"uno-carabiner 2; {hands}; discards: red-3; turn: 2")
    table.play(f"2 wild={named}")
    assert laid(table) == fitting


@shows("uno-carabiner/match-after-wild")
def test_on_a_card_of_the_named_colour_numbers_match_again() -> None:
    hands = "1: wild blue-1 blue-2; 2: green-5 red-1 red-2; 3: blue-5 red-8 red-9"
    table = Table(f"uno-carabiner 3; {hands}; discards: red-3; turn: 1")
    table.play("1 wild=green")
    table.play("2 green-5")
    assert table.colour == "green"
    assert table.allows("3 blue-5")
    assert table.refused("3 red-8") == "uno-carabiner/match"


# ── drawing for want of a card ────────────────────────────────────────────────────────────────


@shows("uno-carabiner/draw-if-none")
def test_with_no_fitting_card_one_is_drawn() -> None:
    table = drawing("blue-1 green-5 yellow-skip", drawn="green-7")
    assert table.legal(1) == {"draw"}
    assert table.play("1 draw") == [Drew(0, 1)]
    assert table.hand(1) == ["yellow-skip", "green-5", "green-7", "blue-1"]
    assert table.view().stock == 1


@shows("uno-carabiner/draw-if-none")
@pytest.mark.parametrize("drawn", ["red-9", "yellow-3", "red-reverse"])
def test_a_drawn_card_that_fits_may_be_played_at_once(drawn: str) -> None:
    table = drawing("blue-1 green-5", drawn)
    table.play("1 draw")
    assert table.legal(1) == {drawn, "keep"}
    table.play(f"1 {drawn}")
    assert table.top == drawn
    assert table.hand(1) == ["green-5", "blue-1"]


@shows("uno-carabiner/draw-if-none")
@each_wild
def test_a_drawn_wild_may_be_played_at_once_with_any_colour(wild: str) -> None:
    table = drawing("blue-1 green-5", wild)
    table.play("1 draw")
    assert table.legal(1) == {"keep", *(f"{wild}={colour}" for colour in COLOURS)}
    table.play(f"1 {wild}=blue")
    assert (table.top, table.colour) == (wild, "blue")


@shows("uno-carabiner/draw-if-none", "uno-carabiner/drawn-not-played")
@pytest.mark.parametrize("drawn", ["red-9", "yellow-3", "wild", "wild-draw-four"])
def test_a_drawn_card_that_fits_need_not_be_played(drawn: str) -> None:
    table = drawing("blue-1 green-5", drawn)
    table.play("1 draw")
    assert table.play("1 keep") == [Kept(0)]
    assert (table.turn, table.sizes, table.top) == (2, [3, 2, 2], "red-3")
    assert drawn in table.hand(1)


@shows("uno-carabiner/draw-if-none", "uno-carabiner/drawn-not-played")
@pytest.mark.parametrize("drawn", ["blue-1", "yellow-skip", "green-0"])
def test_if_the_drawn_card_does_not_fit_the_turn_passes(drawn: str) -> None:
    table = drawing("blue-1 green-5", drawn)
    table.play("1 draw")
    assert table.legal(1) == {"keep"}
    assert table.refused(f"1 {drawn}") == "uno-carabiner/match"
    table.play("1 keep")
    assert (table.turn, table.sizes) == (2, [3, 2, 2])


@shows("uno-carabiner/draw-if-none", "uno-carabiner/match-after-wild")
def test_on_a_wild_the_drawn_card_must_have_the_named_colour() -> None:
    table = drawing("blue-1 green-5", "red-9", "wild red-3", "; colour: yellow")
    table.play("1 draw")
    assert table.refused("1 red-9") == "uno-carabiner/match-after-wild"
    table = drawing("blue-1 green-5", "yellow-9", "wild red-3", "; colour: yellow")
    table.play("1 draw")
    assert table.allows("1 yellow-9")


@shows("uno-carabiner/draw-if-none", "uno-carabiner/may-hold-back")
@pytest.mark.parametrize("hand", ["blue-1 green-5", "red-1 wild"])
def test_the_turn_cannot_be_passed_without_drawing(hand: str) -> None:
    assert drawing(hand, "red-9").refused("1 keep") == "uno-carabiner/may-hold-back"


@shows("uno-carabiner/draw-if-none")
def test_each_turn_begins_anew_with_playing_or_drawing() -> None:
    table = drawing("blue-1 green-5", "blue-2")
    table.play("1 draw", "1 keep")
    assert table.legal(2) == {"draw"}
    table.play("2 draw")
    assert table.legal(2) == {"keep"}


# ── holding back ──────────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/may-hold-back")
@pytest.mark.parametrize(("playable", "held"), [("red-7", "red-7"), ("wild=red", "wild")])
def test_a_playable_card_may_be_held_back_by_drawing(playable: str, held: str) -> None:
    table = drawing(f"{held} blue-1 blue-2", "green-0")
    assert table.allows(f"1 {playable}")
    table.play("1 draw", "1 keep")
    assert (table.turn, table.sizes[0]) == (2, 4)


@shows("uno-carabiner/may-hold-back")
@pytest.mark.parametrize(("drawn", "legal"), [("red-9", {"red-9", "keep"}), ("green-0", {"keep"})])
def test_after_drawing_only_the_drawn_card_may_be_played(drawn: str, legal: set[str]) -> None:
    table = drawing("red-7 blue-3 wild wild-draw-four", drawn)
    table.play("1 draw")
    assert table.legal(1) == legal
    for held in ("red-7", "blue-3", "wild=red", "wild-draw-four=red"):
        assert table.refused(f"1 {held}") == "uno-carabiner/may-hold-back"


@shows("uno-carabiner/may-hold-back")
def test_the_cards_held_back_may_be_played_in_the_next_turn() -> None:
    hands = "1: red-7 blue-1 blue-2; 2: red-8 green-1 green-2"
    table = Table(f"uno-carabiner 2; {hands}; stock: green-0 ...; discards: red-3; turn: 1")
    table.play("1 draw", "1 keep", "2 red-8")
    assert laid(table) == {"red-7"}


# ── one card a turn ───────────────────────────────────────────────────────────────────────────


@shows("uno-carabiner/drawn-not-played")
@pytest.mark.parametrize("drawn", ["red-9", "green-0", "wild"])
def test_one_card_is_drawn_per_turn(drawn: str) -> None:
    table = drawing("blue-1 green-5", drawn)
    table.play("1 draw")
    assert table.refused("1 draw") == "uno-carabiner/drawn-not-played"
    assert table.sizes == [3, 2, 2]


@shows("uno-carabiner/drawn-not-played")
@pytest.mark.parametrize("drawn", ["red-9", "green-0"])
def test_the_turn_passes_in_the_direction_of_play(drawn: str) -> None:
    table = drawing("blue-1 green-5", drawn, more="; direction: right")
    table.play("1 draw", "1 keep")
    assert table.turn == 3
    assert table.allows("3 draw")
