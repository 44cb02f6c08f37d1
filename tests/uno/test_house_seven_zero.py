"""House rule: sevens swap two hands, zeros send all hands on."""

from typing import Final

import pytest

from tests.clauses import shows
from tests.uno.table import Table
from tischrunde.uno.cards import Card
from tischrunde.uno.events import HandsPassedOn, HandsSwapped

PRINTED: Final = "uno-carabiner"
SEVEN_ZERO: Final = "uno-carabiner,seven-zero"


def with_sevens_and_zeros(first: str, rules: str = SEVEN_ZERO, rest: str = "turn: 1") -> Table:
    """Return a table of four at which seat 1 holds these cards."""
    return Table(
        f"{rules} 4; 1: {first}; 2: yellow-1; 3: green-1 green-2; 4: blue-1 blue-2 blue-3; "
        f"stock: yellow-8 yellow-9 yellow-6; discards: red-3; {rest}"
    )


@shows("house/seven-zero")
def test_by_the_book_a_seven_is_a_number_like_any_other() -> None:
    table = with_sevens_and_zeros("red-7 red-8 red-9", PRINTED)
    table.play("1 red-7")
    assert (table.turn, table.hand(1)) == (2, ["red-8", "red-9"])
    assert table.refused("2 swap>1") == "uno-carabiner/match"


@shows("house/seven-zero")
def test_whoever_lays_a_seven_swaps_hands_with_a_player_of_their_choice() -> None:
    table = with_sevens_and_zeros("red-7 red-8 red-9")
    table.play("1 red-7")
    assert table.legal(1) == {"swap>2", "swap>3", "swap>4"}
    assert table.play("1 swap>4") == [HandsSwapped(0, 3)]
    assert table.hand(1) == ["blue-1", "blue-2", "blue-3"]
    assert table.hand(4) == ["red-8", "red-9"]
    assert (table.turn, table.sizes) == (2, [3, 1, 2, 2])


@shows("house/seven-zero")
def test_after_a_seven_nothing_is_done_before_the_swap() -> None:
    table = with_sevens_and_zeros("red-7 red-8 red-9")
    assert table.refused("1 swap>2") == "house/seven-zero"
    table.play("1 red-7")
    for move in ("1 red-8", "1 draw", "1 keep", "1 swap>1", "1 swap>5"):
        assert table.refused(move) == "house/seven-zero"
    assert table.refused("2 swap>3") == "uno-carabiner/first-player"


@shows("house/seven-zero")
@pytest.mark.parametrize(
    ("rules", "direction", "sizes", "turn"),
    [
        (PRINTED, "left", [2, 1, 2, 3], 2),
        (SEVEN_ZERO, "left", [3, 2, 1, 2], 2),
        (SEVEN_ZERO, "right", [1, 2, 3, 2], 4),
    ],
)
def test_a_zero_may_send_all_hands_on_in_the_direction_of_play(
    rules: str, direction: str, sizes: list[int], turn: int
) -> None:
    table = with_sevens_and_zeros("red-0 red-8 red-9", rules, f"turn: 1; direction: {direction}")
    events = table.play("1 red-0")
    assert (table.sizes, table.turn) == (sizes, turn)
    passed_on = HandsPassedOn(1 if direction == "left" else -1)
    assert (passed_on in events) == (rules == SEVEN_ZERO)


@shows("house/seven-zero")
def test_everybody_plays_on_with_the_hand_received() -> None:
    table = with_sevens_and_zeros("red-0 red-8 red-9")
    table.play("1 red-0")
    assert table.hand(1) == ["blue-1", "blue-2", "blue-3"]
    assert table.hand(4) == ["green-1", "green-2"]
    assert table.legal(2) == {"red-8", "red-8!", "red-9", "red-9!", "draw"}


@shows("house/seven-zero")
@pytest.mark.parametrize("card", ["red-7", "red-0"])
def test_no_hands_change_owners_with_the_last_card(card: str) -> None:
    table = with_sevens_and_zeros(card)
    table.play(f"1 {card}")
    assert table.round.winners == {0}
    assert table.sizes == [0, 1, 2, 3]


@shows("house/seven-zero")
@pytest.mark.parametrize("card", [Card.RED_7, Card.RED_0])
def test_no_hands_change_owners_when_the_card_is_turned_up_at_the_start(card: Card) -> None:
    table = with_sevens_and_zeros("red-8 red-9", rest="dealer: 4")
    table.round.position.turn_up(card)
    assert (table.turn, table.sizes) == (1, [2, 1, 2, 3])
    assert table.allows("1 red-8")


@shows("house/seven-zero")
@pytest.mark.parametrize(
    ("moves", "holder"), [(["1 red-7", "1 swap>2"], 1), (["1 red-0"], 3)], ids=["seven", "zero"]
)
def test_a_single_card_received_needs_no_call(moves: list[str], holder: int) -> None:
    table = with_sevens_and_zeros("red-7 red-0 red-8")
    table.play(*moves)
    assert table.sizes[holder - 1] == 1
    assert table.refused(f"4 catch>{holder}") == "uno-carabiner/caught"
    assert table.refused(f"{holder} uno") == "uno-carabiner/call-uno"


@shows("house/seven-zero")
def test_a_seven_that_leaves_one_card_needs_the_call() -> None:
    table = with_sevens_and_zeros("red-7 red-8")
    table.play("1 red-7")
    assert table.allows("1 uno")
    assert table.allows("3 catch>1")
    table.play("1 uno")
    assert table.refused("3 catch>1") == "uno-carabiner/caught"


@shows("house/seven-zero")
@pytest.mark.parametrize("moves", [["1 red-7", "1 swap>4"], ["1 red-0"]], ids=["seven", "zero"])
def test_no_call_is_owed_once_that_hand_has_changed_owners(moves: list[str]) -> None:
    table = with_sevens_and_zeros(f"{moves[0].split()[1]} red-8")
    table.play(*moves)
    holder = next(seat for seat in (2, 3, 4) if table.hand(seat) == ["red-8"])
    for seat in (1, holder):
        assert table.refused(f"3 catch>{seat}") == "uno-carabiner/caught"
        assert table.refused(f"{seat} uno") == "uno-carabiner/call-uno"


@shows("house/seven-zero")
def test_the_call_of_a_player_outside_the_swap_still_holds() -> None:
    table = with_sevens_and_zeros("red-7 red-8 red-9", rest="turn: 1; called: 2")
    table.play("1 red-7", "1 swap>3")
    assert table.view().called == {1}
