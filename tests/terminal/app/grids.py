"""A screen as text that one can read in a diff: a line for every row, a cell for every column."""

from itertools import zip_longest

from rich.cells import cell_len
from textual.app import App

from tests.terminal.app.seated import said


def grid(app: App[None]) -> str:
    """Return what a screen shows, without colours and without blanks at the ends of rows."""
    return "".join(f"{row.rstrip()}\n" for row in said(app).splitlines())


def side_by_side(expected: str, shown: str) -> str:
    """Return two grids, the expected one on the left; ≠ stands between rows that differ."""
    rows = list(zip_longest(expected.splitlines(), shown.splitlines(), fillvalue=""))
    width = max(map(cell_len, ("expected", *expected.splitlines())))
    head = _padded("expected", width) + "     shown"
    marked = (
        f"{_padded(left, width)}  {'│' if left == right else '≠'}  {right}" for left, right in rows
    )
    return "\n".join(row.rstrip() for row in (head, *marked))


def _padded(row: str, width: int) -> str:
    """Return a row with blanks behind it, so that what follows stands in one column."""
    return row + " " * (width - cell_len(row))
