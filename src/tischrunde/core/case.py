"""A case: a position and a question about one move in it, as text to type, to link and to keep.

It is a position, a question mark, and the move with the seat that asks::

    schmidt 2; A: roll; B: roll stop; 1: accident; turn: 1 ? 1: accident>B

Moves before the last are played first, to ask what may follow on them::

    uno-carabiner 3; 1: red-draw-two wild; ... ? 1: red-draw-two, 2: blue-draw-two
"""

import re
from dataclasses import dataclass
from typing import Final

from tischrunde.core.game import Seat
from tischrunde.core.notation import Unreadable

_ASKED: Final = re.compile(r"\s*([1-9][0-9]?)\s*:\s*(\S+)\s*", re.ASCII)


@dataclass(frozen=True, slots=True)
class Case:
    """A question: whether a seat may play a move, once the moves before it are played."""

    position: str
    seat: Seat
    move: str
    before: tuple[tuple[Seat, str], ...] = ()


def write_case(case: Case) -> str:
    """Return a case as text."""
    moves = (*case.before, (case.seat, case.move))
    return f"{case.position} ? {write_moves(moves)}"


def read_case(text: str) -> Case:
    """Return the case a text stands for; position and moves are not read yet."""
    position, mark, asked = text.partition("?")
    if not mark:
        raise Unreadable("no-question", text, text, 0)
    *before, (seat, move) = read_moves(asked, text)
    return Case(position.strip(), seat, move, tuple(before))


def write_moves(moves: tuple[tuple[Seat, str], ...]) -> str:
    """Return moves with their seats as text."""
    return ", ".join(f"{seat + 1}: {move}" for seat, move in moves)


def read_moves(words: str, text: str) -> list[tuple[Seat, str]]:
    """Return the moves with their seats that words stand for; there is at least one."""
    found = []
    for part in words.split(","):
        fits = _ASKED.fullmatch(part)
        if fits is None:
            raise Unreadable("no-question", part.strip(), text, max(text.find(part), 0))
        found.append((int(fits[1]) - 1, fits[2]))
    return found
