"""Grids are what the terminal shows, and a difference between two can be found at a glance."""

from rich.cells import cell_len

from tests.client.node import run
from tests.terminal.app.grids import grid, side_by_side
from tests.terminal.app.screens import UNO
from tests.terminal.app.seated import seated
from tests.terminal.app.tables import posed


def test_rows_that_differ_are_marked() -> None:
    assert side_by_side("Igel\n\nStop 1\n", "Igel\n\nStop 2\n") == (
        "expected     shown\nIgel      │  Igel\n          │\nStop 1    ≠  Stop 2"
    )


def test_rows_that_are_missing_are_marked() -> None:
    assert side_by_side("Igel\n", "Igel\nDachs\n").endswith("\n          ≠  Dachs")
    assert side_by_side("Igel\nDachs\n", "Igel\n").endswith("\nDachs     ≠")


def test_wide_characters_leave_the_right_side_in_its_column() -> None:
    rows = side_by_side("ありがとうございました\nIgel\n", "Uhu\nUhu\n").splitlines()
    assert {cell_len(row.partition("≠")[0]) for row in rows[1:]} == {24}


def test_names_of_wide_characters_leave_the_columns_of_a_table_in_place() -> None:
    names = ("Igel", "ありがとう", "Uhu", "ハリネズミ")

    async def test() -> None:
        async with seated(posed(UNO, names=names)) as igel:
            assert {cell_len(row) for row in igel.text.splitlines()} == {80}
            points = [row.partition("0 Punkte") for row in grid(igel.app).splitlines()]
            columns = [cell_len(before) for before, found, _ in points if found]
            assert len(columns) == 1 + len(names), "the target of the match, and each player"
            assert len({*columns[1:]}) == 1

    run(test())
