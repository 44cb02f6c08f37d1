"""What environments know of each game: its row of numbers, its actions, what a point is worth."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from tischrunde.core.fields import Field
from tischrunde.core.turns import Numbering, Turns
from tischrunde.rallye import actions as rallye_actions
from tischrunde.rallye import slots as rallye_slots
from tischrunde.uno import actions as uno_actions
from tischrunde.uno import slots as uno_slots


@dataclass(frozen=True, slots=True)
class Learnable:
    """A game as programs learn it."""

    fields: tuple[Field, ...]
    groups: Mapping[str, int]
    """How many actions there are of each kind, in their order."""

    numbering: Callable[[Any], Numbering]
    turns: Callable[[Numbering, Any, list[int]], Turns]
    unit: int
    """Points ahead of the others that are a reward of 1."""


LEARNABLE: Final[Mapping[str, Learnable]] = MappingProxyType(
    {
        "rallye": Learnable(
            fields=rallye_slots.FIELDS,
            groups=rallye_actions.groups(),
            numbering=rallye_slots.numbering,
            turns=rallye_slots.Turns,
            unit=1000,
        ),
        "uno": Learnable(
            fields=uno_slots.FIELDS,
            groups=uno_actions.groups(),
            numbering=uno_slots.numbering,
            turns=uno_slots.Turns,
            unit=100,
        ),
    }
)
