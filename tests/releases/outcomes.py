"""What comes of a log that is folded: the points of every round, and what each seat sees."""

from tests.releases.stored import Plain
from tischrunde.engine.viewer import ViewDiff
from tischrunde.table.table import Table

TUNED = ("times", "clock")
"""How long a window is open, or a bot hesitates, may be tuned in a later version."""


def outcome(table: Table) -> Plain:
    """Return how a table stands, and its views by seat and for whoever looks on."""
    match = table.match
    sheets = [] if match is None else match.sheets
    return {
        "state": table.state,
        "version": table.version,
        "names": [chair and chair.name for chair in table.chairs],
        "scores": [[sheet.total for sheet in round_] for round_ in sheets],
        "totals": [] if match is None else [*match.totals],
        "winners": sorted(match.winners) if match is not None and match.over else [],
        "views": {str(seat): seen(table, seat) for seat in (*range(len(table.chairs)), None)},
    }


def seen(table: Table, seat: int | None) -> Plain:
    """Return all that a seat, or with None a spectator, is shown."""
    shown = ViewDiff(table, seat).everything(table)
    return {name: value for name, value in shown.items() if name not in TUNED}
