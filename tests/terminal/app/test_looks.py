"""The colours of a screen: what they say is shown by more than colours.

What the screens are searched for would be found: each search has an example here that is wrong.
"""

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.widgets import Static

from tests.client.node import run
from tests.terminal.app.looks import (
    FELT,
    PAPER,
    Piece,
    alike,
    cards,
    chosen_badly,
    cut,
    faint,
    loud_beneath,
    mismarked,
    mistaken,
    pieces,
)
from tests.terminal.app.seated import at_menu, seated, still
from tests.terminal.app.snapshots import SIZES, Size, in_sizes
from tests.terminal.app.tables import posed
from tischrunde.terminal.drawing import signs

UNO = "uno-carabiner 2; 1: red-1 yellow-7 green-7 blue-7 wild; 2: ...; discards: red-7; turn: {}"
RALLYE = "fx-schmid 2; A: roll 100; B: roll; 1: 50 stop roll right-of-way; turn: 1"
INK, RED, BLUE = "#14262e", "#c4201c", "#1848b4"
SHEET = Region(0, 1, 80, 2)


def written(text: str, ground: str, click: str = "", *, ink: str = INK) -> Piece:
    return Piece(1, 2, text, ink, ground, bold=True, click=click)


@pytest.mark.parametrize("turn", [1, 2], ids=["may be played", "may not"])
def test_the_colours_of_uno_are_told_by_signs_and_by_colours(turn: int) -> None:
    families = {signs.RED, signs.YELLOW, signs.GREEN, signs.BLUE, signs.WILD}

    async def test() -> None:
        async with seated(posed(UNO.format(turn))) as igel:
            async for size in in_sizes(igel, SIZES):
                shown = pieces(igel.app)
                assert len(cards(shown)) == len(families), size
                assert mistaken(shown, families) == [], size
                assert mismarked(shown) == [], size

    run(test())


def test_colours_that_cannot_be_told_apart_would_be_seen() -> None:
    red, blue = (written(" ▲ ", RED, "screen.choose(0)"), written(" ◆ ", BLUE, "screen.choose(1)"))
    assert mistaken([red, blue], "▲◆") == []
    assert mistaken([red, blue._replace(ground="#c4301c")], "▲◆") == ["▲ and ◆"]
    assert mistaken([red, red._replace(ground=BLUE)], "▲◆") == ["▲"]
    assert mistaken([red._replace(text=" 7 ")], "▲◆") == ["none on card 1"]


def test_a_mark_without_its_ground_would_be_seen() -> None:
    sign, card = written("✓", FELT, "screen.choose(0)"), written(" 7 ", RED, "screen.choose(0)")
    assert mismarked([sign, card]) == []
    assert mismarked([sign, card._replace(ground=FELT)]) == [1]
    assert mismarked([sign._replace(text=" "), card]) == [1]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_chosen_card_alone_has_a_frame(size: Size) -> None:
    async def test() -> None:
        async with seated(posed(RALLYE), size=size) as igel:
            for chosen in range(1, 5):
                await igel.press(str(chosen))
                assert framed(pieces(igel.app)) == [chosen]

    run(test())


def framed(shown: list[Piece]) -> list[int]:
    """Return the cards with a frame, of signs and in the colour of one."""
    return [
        number
        for number, card in cards(shown).items()
        if sum(set(piece.text) <= {*"[]█"} and piece.ink == "#f5b81c" for piece in card) == 2
    ]


def test_a_frame_that_is_none_would_be_seen() -> None:
    left, right = (
        written(sign, FELT, "screen.choose(3)", ink="#f5b81c")._replace(column=column)
        for column, sign in enumerate("[]")
    )
    assert framed([left, right]) == [4]
    assert framed([left]) == []
    assert framed([left, right._replace(ink=PAPER)]) == []


def test_an_option_that_does_not_look_chosen_would_be_seen() -> None:
    chosen, other = written("▶ 1", INK, "screen.pick(0)"), written("  2", PAPER, "screen.pick(1)")
    assert chosen_badly([chosen, other]) == []
    assert chosen_badly([chosen._replace(ground=PAPER), other]) != []
    assert chosen_badly([chosen._replace(bold=False), other]) != []
    assert chosen_badly([chosen._replace(text="  1"), other]) != []
    assert chosen_badly([chosen, other._replace(text="▶ 2")]) != []
    assert chosen_badly([chosen._replace(ground=PAPER)]) != []


def test_the_cursor_stands_out_where_one_writes() -> None:
    async def test() -> None:
        async with at_menu() as somebody:
            await somebody.press("4", "a")
            still(somebody.app)
            x, y, width, _ = somebody.app.screen.query_one("#line").region
            line = [piece for piece in pieces(somebody.app) if piece.within(Region(x, y, width, 1))]
            assert "".join(piece.text for piece in line).split() == ["a"]
            assert len(cursors(line)) == 1

    run(test())


def cursors(line: list[Piece]) -> list[Piece]:
    """Return the single cells whose ground is unlike that of the line."""
    return [
        piece for piece in line if len(piece.text) == 1 and not alike(piece.ground, line[0].ground)
    ]


def test_a_cursor_that_is_none_would_be_seen() -> None:
    line = [written("a", PAPER), written(" ", INK), written("   ", PAPER)]
    assert len(cursors(line)) == 1
    assert cursors([line[0], line[1]._replace(ground=PAPER), line[2]]) == []


def test_faint_text_would_be_seen() -> None:
    stop = written("Stop", FELT, ink="#0c8d40")
    assert faint([stop], None) == [stop]
    assert faint([stop], SHEET) == [stop]
    assert faint([stop._replace(row=0)], SHEET) == []
    assert faint([stop._replace(ink=PAPER)], None) == []


def test_loud_text_beneath_a_sheet_would_be_seen() -> None:
    stop = written("Stop", FELT, ink=PAPER)._replace(row=0)
    assert loud_beneath([stop], SHEET) == [stop]
    assert loud_beneath([stop._replace(ink="#0c8d40")], SHEET) == []
    assert loud_beneath([stop._replace(row=1)], SHEET) == []
    assert loud_beneath([stop], None) == []


class _Narrow(App[None]):
    """Shows two lines where there is room for ``rows``."""

    def __init__(self, height: int, keys: str) -> None:
        super().__init__()
        self._height = height
        self._keys = keys

    def compose(self) -> ComposeResult:
        told = Static("one\ntwo", id="told")
        told.styles.height = self._height
        yield told
        keys = Static(self._keys, id="keys")
        keys.styles.dock = "bottom"
        yield keys


@pytest.mark.parametrize(
    ("height", "keys", "found"),
    [(2, "h hint", []), (1, "h hint", ["told"]), (2, "h hi…".rjust(80), ["keys"])],
)
def test_what_is_cut_would_be_seen(height: int, keys: str, found: list[str]) -> None:
    async def test() -> None:
        app = _Narrow(height, keys)
        async with app.run_test(size=SIZES[0]) as pilot:
            await pilot.pause()
            assert [
                part for part in ("told", "keys") if any(part in said for said in cut(app))
            ] == (found)

    run(test())
