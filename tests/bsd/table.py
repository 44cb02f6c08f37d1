"""A round by the rules of the BSD program, set up from one line of text."""

from bench.bsd.edition import RULES
from tests.rallye.table import Table
from tischrunde.rallye.notation import read_position
from tischrunde.rallye.position import Position
from tischrunde.rallye.round import Round


def position(text: str) -> Position:
    """Return a position; the box of the same cards is read in its place."""
    read = read_position(f"fx-schmid 2; {text}")
    read.rules = RULES
    for display in read.displays:
        display.rules = RULES
        display.settle(read.goal)
    return read


def table(text: str) -> Table:
    """Return a table to play on by text."""
    seated = Table("fx-schmid 2")
    seated.round = Round(position(text))
    return seated
