"""A drawing shows what the seat may know and nothing else, and people by their names."""

import pytest
from rich.cells import cell_len

from tests.terminal.drawing.table import NAMES, all_hands, drawn, in_match, of, printed
from tischrunde.terminal.drawing.table import draw
from tischrunde.terminal.drawing.words import MAX_NAME_COLUMNS, people

TWINS = [
    (
        "winning-moves 3; A: roll 100; 1: 100 stop ...",
        "2: roll 200 puncture-proof 25 25 25; 3: petrol 50 50 50 50 50; stock: stop 25",
        "2: petrol 50 50 50 50 50; 3: stop 25 25 25 25 25; stock: puncture-proof 200",
    ),
    (
        "auto-rallye 4; B: roll stop; attack: stop>B; turn: 1; 1: 50 50",
        "2: right-of-way 25; 4: 25 100",
        "2: 100 25; 4: 25 25",
    ),
    (
        "uno-carabiner 3; 1: red-1 red-2; discards: red-7",
        "2: blue-1 wild; 3: green-1; stock: red-9",
        "2: red-9 blue-1; 3: wild; stock: green-1",
    ),
]


@pytest.mark.parametrize(("position", "hidden", "otherwise"), TWINS)
def test_cards_nobody_sees_change_nothing(position: str, hidden: str, otherwise: str) -> None:
    one, other = f"{position}; {hidden}", f"{position}; {otherwise}"
    assert drawn(one, None) == drawn(other, None)
    assert drawn(one, 1) == drawn(other, 1)
    assert drawn(one, 2) != drawn(other, 2)


@pytest.mark.parametrize(
    ("position", "card"),
    [
        ("winning-moves 2; 1: 100 50; 2: puncture-proof 25", "Pannensichere Reifen"),
        ("uno-carabiner 2; 1: red-1; 2: blue-skip red-2; discards: red-7", "Blaues Aussetzen"),
    ],
)
def test_the_cards_of_others_show_only_when_they_lie_open(position: str, card: str) -> None:
    assert card not in drawn(position, 1)
    assert card not in drawn(position, None)
    assert card in drawn(position, 2)
    view = in_match(position, None)
    assert card in printed(draw(of(position).id, view, NAMES, all_hands(position), "de"))


def test_open_cards_leave_the_own_hand_its_marks() -> None:
    position = "winning-moves 2; 1: roll 50; 2: puncture-proof 25"
    view = in_match(position, 1)
    text = printed(draw("rallye", view, NAMES, all_hands(position), "de"))
    assert "2 ✓  ● Grüne Welle" in text
    assert text.count("Grüne Welle") == 1


def test_the_hand_shown_after_a_challenge_is_the_challengers_secret() -> None:
    position = (
        "uno-carabiner 3; 1: red-1; 2: red-2; 3: red-3; discards: wild-draw-four; colour: red; "
        "four: 1; laid: blue-skip; shown: 2; turn: 2"
    )
    assert "Gezeigte Karten von Igel" in drawn(position, 2)
    for seat in (1, 3, None):
        assert "Blaues Aussetzen" not in drawn(position, seat)


@pytest.mark.parametrize("position", ["winning-moves 2; 1: roll ...", "uno-carabiner 2"])
def test_names_are_no_markup(position: str) -> None:
    names = ("[red]Anna[/red]", ":smile: [b]")
    hands = all_hands(position)
    for seat in (1, None):
        text = printed(draw(of(position).id, in_match(position, seat), names, hands, "de"))
        assert "[red]Anna[/red] ist dran." in text
        assert ":smile: [b]" in text


def test_names_cannot_command_the_terminal() -> None:
    assert people(["\x1b[2JEve\n", "\u202eEve", "  Eve "]) == ("[2JEve", "Eve", "Eve")


def test_long_names_are_cut() -> None:
    assert people(["Friedrich-Wilhelm von und zu"]) == ("Friedrich-Wilhe…",)
    (wide,) = people(["ありがとうございました"])
    assert cell_len(wide) == MAX_NAME_COLUMNS
