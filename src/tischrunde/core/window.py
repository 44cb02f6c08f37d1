"""A question put to several seats at once, whose answers nobody may guess before they are due."""

from dataclasses import dataclass
from typing import Generic

from tischrunde.core.game import MoveT, Seat


@dataclass(frozen=True, slots=True)
class Window(Generic[MoveT]):
    """Who is asked, which everybody may know, and the move of whoever lets things stand."""

    seats: frozenset[Seat]
    stand: MoveT
