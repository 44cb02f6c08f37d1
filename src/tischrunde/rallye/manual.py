"""What the manual of the rally game tells besides the fields of an edition."""

from collections.abc import Mapping
from typing import Final

from tischrunde.rallye.cards import Card
from tischrunde.rallye.edition import Edition
from tischrunde.rallye.rules import EXTENDED_GOAL

_SIX: Final = 6
_TWO_TEAMS: Final = 2


def facts(edition: Edition) -> Mapping[str, bool | int | tuple[Card, ...]]:
    """Return the facts by the names that texts and conditions have them by."""
    removed = edition.line_ups[0].removed
    return {
        "extended-goal": EXTENDED_GOAL,
        "removes": bool(removed),
        "removed": removed,
        "three-teams": edition.line_up(_SIX).parties > _TWO_TEAMS,
        "coup-in-all": edition.safety_points + edition.coup_fourre_points,
    }
