"""What tables begin with, when they are opened and in a rematch."""

from dataclasses import replace

from tischrunde.games.catalogue import GAMES
from tischrunde.server.codes import drawn_code
from tischrunde.server.keys import Keys
from tischrunde.server.ports import KEPT_MS, Beginning, Notice, Sitting
from tischrunde.table.fold import apply, folded
from tischrunde.table.log import Row
from tischrunde.table.rematch import next_rows
from tischrunde.table.table import Table


def beginning(table: Table, rows: tuple[Row, ...], check_at: int | None = None) -> Beginning:
    """Return what a table begins with, folded from its first rows."""
    opened, at = table.opened, rows[-1].at
    notice = Notice(
        table.id,
        opened.code,
        opened.public,
        opened.game,
        opened.rules,
        opened.players,
        len(table.free),
        table.state,
        at,
        at + KEPT_MS[table.state],
    )
    sittings = [
        Sitting(guest, table.id, seat)
        for seat, chair in enumerate(table.chairs)
        for guest in (() if chair is None else chair.owners)
    ]
    return Beginning(rows, notice, sittings, check_at, opened.host)


def rematch(table: Table, row: Row, keys: Keys, attempt: int, after: Row) -> Beginning | None:
    """Return what the next table begins with, if with this row everybody wants a rematch.

    The row is written first; ``after`` is the one before it. Each attempt has another code, because
    one may be taken.
    """
    if table.state != "over" or table.successor is not None or row.act not in ("rematch", "leave"):
        return None
    agreed = table.trial_copy()
    apply(agreed, row, GAMES)
    if agreed.successor is None:
        return None
    secret = keys.secret(agreed.successor)
    chance = keys.code_chance(agreed.successor, attempt)
    code = drawn_code(chance, public=agreed.opened.public)
    rows = next_rows(agreed, secret, code, row.at)
    following = beginning(folded(agreed.successor, secret, rows, GAMES), rows, row.at)
    return replace(following, rows=(row, *rows), after=after)
