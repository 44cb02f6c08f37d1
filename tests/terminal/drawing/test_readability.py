"""A table reads without colours, and without Unicode."""

import io
import re

import pytest
from rich.console import Console

from tests.terminal.drawing.table import NAMES, drawn, in_match, printed
from tischrunde.core.card_game import Card
from tischrunde.rallye.cards import Card as RallyeCard
from tischrunde.rallye.cards import Group
from tischrunde.terminal.drawing.cards import filled, look, plain
from tischrunde.terminal.drawing.table import draw
from tischrunde.terminal.drawing.words import Words
from tischrunde.uno.cards import CARDS

RALLYE = Words("rallye", "winning-moves", "de", NAMES)
UNO = Words("uno", "uno-carabiner", "de", NAMES)
ROLLING = "winning-moves 2; A: roll; B: roll; 1: 100 stop repairs right-of-way 25 25 25"


def lines(position: str, seat: int | None, *words: str) -> list[str]:
    """Return the lines of a drawing that have all these words."""
    drawing = drawn(position, seat).splitlines()
    return [line.strip() for line in drawing if all(word in line for word in words)]


def test_the_families_of_cards_differ_by_their_signs() -> None:
    assert len({look(RALLYE, card).sign for card in RallyeCard}) == len(Group)
    assert len({look(UNO, card).sign for card in CARDS}) == 5


@pytest.mark.parametrize(
    ("words", "card"),
    [
        *((RALLYE, card) for card in RallyeCard),
        *((UNO, card) for card in CARDS),
    ],
)
def test_a_card_reads_the_same_on_its_ground_and_off(words: Words, card: Card) -> None:
    assert words.card(card) in filled(words, card).plain
    assert filled(words, card).plain == plain(words, card).plain


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("100", "2 ✓  100 km"),
        ("stop", "2 ✓  ▲ Stop  → Ein Wolf"),
        ("repairs", "2    ● Werkstatt"),
    ],
)
def test_a_mark_tells_what_may_be_played(card: str, line: str) -> None:
    assert line in lines(f"winning-moves 2; A: roll; B: roll; 1: 25 {card}", 1)


def test_nothing_is_marked_out_of_turn() -> None:
    assert "✓" in drawn(ROLLING, 1)
    assert "✓" not in drawn(f"{ROLLING}; turn: 2", 1)


def test_a_coup_fourre_is_told_from_other_safeties() -> None:
    position = "winning-moves 2; A: driving-ace right-of-way!"
    assert lines(position, None, "Fahrer-Training") == [
        "Trumpfkarten             ◈ Vorfahrt (Blitzaktion)   ◆ Fahrer-Training"
    ]


def test_a_safety_drawn_after_a_coup_fourre_plays_again() -> None:
    position = "winning-moves 2; A: roll; 1: driving-ace petrol-station; fresh: driving-ace"
    assert "1 ✓  ◆ Fahrer-Training  danach noch eine Karte" in lines(position, 1)
    assert "2 ✓  ◆ Tankstelle" in lines(position, 1)


def test_a_speed_pile_shows_only_where_the_book_has_one() -> None:
    assert lines("winning-moves 2; A: roll speed-limit", None, "▲") == [
        "Geschwindigkeitsstapel   ▲ Geschwindigkeitsbegrenzung"
    ]
    assert lines("auto-rallye 2; A: roll speed-limit", None, "▲") == [
        "Aktionsstapel    ▲ Geschwindigkeitsbegrenzung"
    ]


def test_the_turn_the_call_and_who_called_read_in_words() -> None:
    reached = "winning-moves 2; A: roll 200 200 100 100 100; B: roll"
    assert lines(f"{reached}; call:", None, "?") == ["Igel ist im Ziel: verlängern oder gewinnen?"]
    assert lines(f"{reached}; caller: 1; turn: 2", None, "Verlängert") == ["Verlängert hat   Igel"]
    assert lines(f"{reached}; caller: 1; turn: 2", None, "▶") == [
        "── B   ▶ Ein Wolf  ▮7 ───────────────────────────────────────────────── 0 Punkte"
    ]


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ("discards: red-3", "Igel ist dran."),
        ("discards: red-3; drawn: red-1", "Igel hat gezogen: legen oder behalten?"),
        ("discards: wild; name:", "Igel wählt die erste Farbe."),
        (
            "discards: wild-draw-four; colour: red; doubt:; four: 2",
            "Igel ist dran: herausfordern oder 4 Karten ziehen?",
        ),
        (
            "discards: red-draw-two; stack: 6",
            "Igel ist dran: weitergeben oder 6 Karten ziehen?",
        ),
        ("discards: red-7; swap:", "Igel sucht sich jemanden zum Tauschen aus."),
        ("discards: red-7; over:", "Runde 1 ist zu Ende. Niemand hat sie gewonnen."),
        ("discards: red-7; over: 1", "Runde 1 geht an Igel."),
    ],
)
def test_every_phase_of_uno_has_its_sentence(state: str, sentence: str) -> None:
    rules = "uno-carabiner,stacking=twos,seven-zero"
    assert sentence in lines(f"{rules} 3; 1: red-1 blue-2; {state}", 1)


@pytest.mark.parametrize("colour_system", [None, "standard", "256", "truecolor"])
def test_colours_change_no_word(colour_system: str | None) -> None:
    file = io.StringIO()
    view = in_match(ROLLING, 1)
    Console(
        file=file,
        width=80,
        force_terminal=True,
        color_system=colour_system,  # type: ignore[arg-type]
    ).print(draw("rallye", view, NAMES, None, "de"))
    text = re.sub(r"\x1b\[[\d;]*m", "", file.getvalue())
    assert [line.rstrip() for line in text.splitlines()] == drawn(ROLLING, 1).splitlines()


def test_a_terminal_without_unicode_shows_signs_of_its_own() -> None:
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    view = in_match("uno-carabiner 3; 1: red-1 blue-2 ...; uncalled: 2; discards: red-skip", 1)
    drawing = draw("uno", view, NAMES, None, "en")
    Console(file=file, width=80).print(drawing)
    file.seek(0)
    plain_text = file.read()
    assert plain_text.isascii()
    assert "> Igel" in plain_text
    unicode = printed(drawing).splitlines()
    assert [len(line.rstrip()) for line in plain_text.splitlines()] == [*map(len, unicode)]
