"""A match as one seat or a spectator sees it."""

from dataclasses import dataclass
from typing import Any, Final, Generic

from tischrunde.core.game import Party, ViewT_co
from tischrunde.core.sheet import Sheet
from tischrunde.core.view_field import ViewField, fixed, plainly


@dataclass(frozen=True, slots=True)
class MatchView(Generic[ViewT_co]):
    """The score so far, and the present round as it is seen."""

    number: int
    target: int
    totals: tuple[int, ...]
    sheets: tuple[tuple[Sheet, ...], ...]
    winners: frozenset[Party]
    round: ViewT_co


FIELDS: Final[tuple[ViewField[Any], ...]] = (
    plainly("number", lambda match, _: match.number),
    fixed("target", lambda match, _: match.target),
    plainly("totals", lambda match, _: match.totals),
    plainly("sheets", lambda match, _: match.sheets),
    ViewField("winners", lambda match, _: match.totals, lambda match, _: match.winners),
)
"""What is shown of a match besides its round, alike to everybody."""
