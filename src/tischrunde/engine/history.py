"""How a match stands, as lists of tables tell it."""

from typing import Any

from tischrunde.core.game import Seat
from tischrunde.core.seating import members
from tischrunde.table.table import Table


def standing(table: Table, seat: Seat) -> dict[str, Any]:
    """Return how it stands for a seat: who plays with whom, the points, and who has won."""
    match = table.match
    if match is None:
        return {"sitting": sitting(table, seat), "members": [], "points": [], "winners": []}
    parties = members(match.rules.players, match.rules.parties)
    return {
        "sitting": sitting(table, seat),
        "members": [list(seats) for seats in parties],
        "points": list(match.totals),
        "winners": sorted(match.winners) if match.over else [],
    }


def sitting(table: Table, seat: Seat) -> dict[str, Any]:
    """Return what whoever has a seat is told of it."""
    chair, match = table.chairs[seat], table.match
    asked = match is not None and seat in match.waiting
    return {
        "table": table.id,
        "seat": seat,
        "game": table.opened.game,
        "rules": table.opened.rules,
        "players": len(table.chairs),
        "state": table.state,
        "names": [None if each is None else each.name for each in table.chairs],
        "waits": asked and chair is not None and not chair.stood_in,
        "at": table.at,
    }
