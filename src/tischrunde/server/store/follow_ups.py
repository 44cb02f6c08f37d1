"""What follows from rows in other databases than theirs: written down beside them, until done."""

import json
from collections.abc import Iterable
from typing import Final

from tischrunde.server.store import statements
from tischrunde.server.store.sql_store import Statement

_POST: Final = """
INSERT INTO notice (
    table_id, code, public, game, rules, players, free, state, opened, expires
) VALUES (
    $1, CASE WHEN EXISTS (SELECT FROM notice WHERE code = $2) THEN $1 ELSE $2 END,
    $3, $4, $5, $6, $7, $8, $9, $10
) ON CONFLICT (table_id) DO NOTHING
"""
"""If another table was quicker with a code, nobody finds this one by a code."""
_RECODE: Final = f"""
{statements.RECODE} AND NOT EXISTS (SELECT FROM notice WHERE code = $2)
"""
_NAMES: Final = {
    statements.WRITE: "write",
    statements.CHECK: "check",
    statements.POST: "post",
    statements.HOST: "host",
    statements.SIT: "sit",
    statements.SIT_IF_KNOWN: "sit",
    statements.RISE: "rise",
    statements.VISIT: "visit",
    statements.UNHIDE: "unhide",
    statements.RECODE: "recode",
}
"""Under these names changes are kept: other versions of the server know them too."""
_LATER: Final = {name: statement for statement, name in _NAMES.items()} | {
    "post": _POST,
    "sit": statements.SIT_IF_KNOWN,
    "recode": _RECODE,
}
"""What is done later is done without contradiction: it follows from a row that is there."""

NOTE: Final = """
INSERT INTO unsettled (table_id, number, at, work)
VALUES ($1, $2, (extract(epoch FROM clock_timestamp()) * 1000)::bigint, $3)
"""
DONE: Final = "DELETE FROM unsettled WHERE table_id = $1 AND number = $2"
UNSETTLED: Final = """
SELECT table_id, number, work FROM unsettled
WHERE starts_with(table_id, $1) AND at + $2 <= extract(epoch FROM clock_timestamp()) * 1000
ORDER BY table_id, number
"""
COUNT: Final = """
INSERT INTO settled (table_id, number) VALUES ($1, 1)
ON CONFLICT (table_id) DO UPDATE SET number = settled.number + 1 RETURNING number
"""
"""Holds a table's line until the end of the transaction: what follows comes in order, and once."""
NEXT: Final = """
SELECT coalesce((SELECT number FROM settled WHERE table_id = $1), 0) + 1
"""


def is_by_table(change: Statement) -> bool:
    """Return whether a change is one in the database of its table's shard; else it is at home."""
    return change[0] in (statements.WRITE, statements.CHECK)


def written(changes: Iterable[Statement]) -> str:
    """Return changes as they are kept."""
    return json.dumps([(_NAMES[statement], arguments) for statement, arguments in changes])


def read(work: str) -> list[Statement]:
    """Return changes that were kept, to be made later."""
    return [(_LATER[name], tuple(arguments)) for name, arguments in json.loads(work)]
