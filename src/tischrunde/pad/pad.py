"""A pad as it stands: its rounds and names, its quarrels, the match, and the trail behind it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tischrunde.core.game import Seat
from tischrunde.core.score_pad import PadField, PadMatch, Problem, ScorePad
from tischrunde.core.sheet import Sheet
from tischrunde.pad.events import Event, Opened, Place, Written


@dataclass(frozen=True, slots=True)
class PadRules:
    """The rules of a pad: those of its game's score pad, at its table."""

    pad: ScorePad[Any, Any]
    table: Any


@dataclass(frozen=True, slots=True)
class PadRound:
    """A round on a pad: what is known of it, and what follows.

    A field in quarrel is unsaid in the entry. ``kept`` are those of the problems that people keep.
    """

    entry: Any
    missing: tuple[PadField, ...]
    problems: tuple[Problem, ...]
    kept: tuple[Problem, ...]
    sheets: tuple[Sheet, ...] | None


@dataclass(frozen=True, slots=True)
class Pad:
    """A pad, folded from its events.

    ``standing`` are by place the events that none replaces; where they differ in their values,
    ``quarrels`` has the place as well. ``match`` counts the rounds before the first that lacks
    something. ``trail`` are all events, each after those it replaces; ``unknown`` are the ids of
    replaced events that have not come yet.
    """

    opened: Opened
    rules: PadRules = field(compare=False)
    names: tuple[str, ...]
    first_dealer: Seat
    rounds: tuple[PadRound, ...]
    match: PadMatch
    standing: Mapping[Place, tuple[Written, ...]]
    quarrels: Mapping[Place, tuple[Written, ...]]
    trail: tuple[Event, ...]
    unknown: frozenset[str]
