"""The hazards, displays to lay them on, and why they may not be laid."""

from typing import Final

import pytest

from tests.rallye.table import Table
from tischrunde.rallye.edition import Edition

BREAKDOWNS: Final = {"accident", "flat-tyre", "empty-tank"}
BLOCKING: Final = {"stop", *BREAKDOWNS}
HAZARDS: Final = {"speed-limit", *BLOCKING}
ARMED: Final = "stop speed-limit accident flat-tyre empty-tank 25"
"""A hand of six with every hazard."""

NOT_STARTED: Final = ""
HALF_PARRIED: Final = (
    "roll accident repairs",
    "roll flat-tyre spare-tyre",
    "roll empty-tank petrol",
)
each_blocking = pytest.mark.parametrize("hazard", sorted(BLOCKING))
each_half_parried = pytest.mark.parametrize("display", HALF_PARRIED)


def facing(edition: str, display: str, agreed: Edition | None = None) -> Table:
    """Return a table at which seat 1, with every hazard in hand, faces this display of B."""
    return Table(f"{edition} 2; A: roll; B: {display}; 1: {ARMED} 25; turn: 1", agreed)


def landing(table: Table, seat: int = 1, party: str = "B") -> set[str]:
    """Return the hazards that a seat may lay on a party."""
    return {hazard for hazard in HAZARDS if table.allows(f"{seat} {hazard}>{party}")}


def grounds(table: Table, hazards: set[str]) -> set[str | None]:
    """Return the clauses by which seat 1 may not lay these hazards on B."""
    return {table.refused(f"1 {hazard}>B") for hazard in hazards}
