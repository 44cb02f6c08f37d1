"""A match as one seat or a spectator sees it."""

from dataclasses import dataclass
from typing import Generic

from tischrunde.core.game import Party, ViewT_co
from tischrunde.core.sheet import Sheet


@dataclass(frozen=True, slots=True)
class MatchView(Generic[ViewT_co]):
    """The score so far, and the present round as it is seen."""

    number: int
    target: int
    totals: tuple[int, ...]
    sheets: tuple[tuple[Sheet, ...], ...]
    winners: frozenset[Party]
    round: ViewT_co
