"""The statements for both databases, in SQL that both know; ``$1`` is the first argument."""

from typing import Final

# ruff: noqa: S105, S608 - put together from constants of our own, and no token is a password

_ROW: Final = "table_id, version, at, seat, key, act, body"
_NOTICE: Final = "table_id, code, public, game, rules, players, free, state, opened, expires"
_GUEST: Final = "id, name, shape, program, created, expires"

ROWS: Final = f"""
SELECT {_ROW} FROM log WHERE table_id = $1 AND version > $2 ORDER BY version
"""
WRITE: Final = f"""
INSERT INTO log ({_ROW}) VALUES (
    $1,
    CASE WHEN CAST($2 AS integer) = 1 OR EXISTS (
        SELECT 1 FROM log WHERE table_id = $1 AND version = CAST($2 AS integer) - 1
            AND at = coalesce(CAST($8 AS bigint), at) AND key = coalesce(CAST($9 AS text), key)
    ) THEN CAST($2 AS integer) END,
    $3, $4, $5, $6, $7
)
"""
"""Without the row before it a row has no version, and a row without a version is refused."""
TABLE_IDS: Final = "SELECT table_id FROM notice WHERE table_id > $1 ORDER BY table_id LIMIT $2"
REWRITE: Final = "UPDATE log SET body = $3 WHERE table_id = $1 AND version = $2"

CHECK: Final = """
INSERT INTO watch (table_id, check_at) VALUES ($1, $2)
ON CONFLICT (table_id) DO UPDATE SET check_at = excluded.check_at
"""
CHECK_NO_MORE: Final = "DELETE FROM watch WHERE table_id = $1"
LOOKED: Final = """
UPDATE watch SET check_at = $2 WHERE table_id = $1 AND check_at <= $3 RETURNING table_id
"""
LOOKED_NO_MORE: Final = """
DELETE FROM watch WHERE table_id = $1 AND check_at <= $2 RETURNING table_id
"""
ADVANCE: Final = "UPDATE watch SET check_at = $2 WHERE check_at > $1"
OVERDUE: Final = (
    "SELECT table_id, check_at FROM watch WHERE check_at <= $1 ORDER BY check_at LIMIT $2"
)

POST: Final = f"""
INSERT INTO notice ({_NOTICE}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
ON CONFLICT (table_id) DO UPDATE SET
    code = excluded.code, public = excluded.public, game = excluded.game, rules = excluded.rules,
    players = excluded.players, free = excluded.free, state = excluded.state,
    opened = excluded.opened, expires = excluded.expires
"""
RECODE: Final = "UPDATE notice SET code = $2 WHERE table_id = $1"
NOTICE: Final = f"SELECT {_NOTICE} FROM notice WHERE table_id = $1"
BY_CODE: Final = f"SELECT {_NOTICE} FROM notice WHERE code = $1"
_KNOWN: Final = """
coalesce((SELECT {} FROM hosting WHERE hosting.table_id = notice.table_id), notice.table_id)
"""
"""An unknown host or origin equals no other."""
BOARD: Final = f"""
SELECT {_NOTICE} FROM (
    SELECT newest.*,
        row_number() OVER (PARTITION BY host ORDER BY opened DESC, table_id) AS of_host,
        row_number() OVER (PARTITION BY origin ORDER BY opened DESC, table_id) AS of_origin
    FROM (
        SELECT {_NOTICE}, {_KNOWN.format("guest")} AS host, {_KNOWN.format("origin")} AS origin
        FROM notice WHERE public AND free > 0 ORDER BY opened DESC LIMIT $2
    ) AS newest
) AS ranked
ORDER BY CASE WHEN of_host <= $3 AND of_origin <= $3 THEN 0 ELSE 1 END, opened DESC LIMIT $1
"""
HOST: Final = """
INSERT INTO hosting (table_id, guest, origin) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
"""
HOSTED: Final = f"""
SELECT {_NOTICE} FROM notice
WHERE table_id IN (SELECT table_id FROM hosting WHERE guest = $1) AND state <> 'over'
ORDER BY opened DESC, table_id
"""
DISOWN: Final = "DELETE FROM hosting WHERE table_id = $1"
FORGET_ORIGIN: Final = "UPDATE hosting SET origin = NULL WHERE table_id = $1"
EXPIRED: Final = "SELECT table_id FROM notice WHERE expires <= $1 ORDER BY expires LIMIT $2"

WELCOME: Final = f"""
INSERT INTO guest ({_GUEST}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING
"""
GUEST: Final = f"""
SELECT {_GUEST} FROM guest WHERE id = (SELECT guest FROM token WHERE hash = $1)
"""
RENAME: Final = "UPDATE guest SET name = $2, shape = $3, expires = $4 WHERE id = $1"
FORGET: Final = "DELETE FROM guest WHERE id = $1"
FORGET_EXPIRED: Final = """
DELETE FROM guest WHERE id IN (
    SELECT id FROM guest WHERE expires <= $1 ORDER BY expires LIMIT $2
) RETURNING id
"""

ADD_TOKEN: Final = "INSERT INTO token (guest, hash) VALUES ($1, $2) ON CONFLICT DO NOTHING"
OTHER_TOKENS: Final = "SELECT 1 FROM token WHERE guest = $1 AND hash <> $2 LIMIT 1"
DROP_TOKEN: Final = "DELETE FROM token WHERE hash = $1"

SIT: Final = """
INSERT INTO sitting (guest, table_id, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
"""
RISE: Final = "DELETE FROM sitting WHERE guest = $1 AND table_id = $2 AND seat = $3"
VISIT: Final = """
INSERT INTO visit (guest, table_id) SELECT id, CAST($2 AS text) FROM guest WHERE id = $1
ON CONFLICT DO NOTHING
"""
VISITED: Final = "SELECT table_id FROM visit WHERE guest = $1 ORDER BY table_id"
SIT_IF_KNOWN: Final = """
INSERT INTO sitting (guest, table_id, seat)
SELECT id, CAST($2 AS text), CAST($3 AS smallint) FROM guest WHERE id = $1
ON CONFLICT DO NOTHING
"""
SITTINGS: Final = """
SELECT guest, table_id, seat FROM sitting LEFT JOIN notice USING (table_id) WHERE guest = $1
ORDER BY coalesce(opened, 0) DESC, table_id, seat
"""
_HIDDEN: Final = "(SELECT table_id FROM hidden WHERE guest = $1)"
AT_TABLE: Final = f"""
SELECT table_id FROM notice
WHERE table_id IN (SELECT table_id FROM sitting WHERE guest = $1)
    AND CASE WHEN state = 'over' THEN expires >= $2 ELSE table_id NOT IN {_HIDDEN} END
ORDER BY opened DESC, table_id LIMIT $3
"""
_IS_OVER: Final = "CASE WHEN state = 'over' THEN 1 ELSE 0 END"
HISTORY: Final = f"""
SELECT {_NOTICE} FROM notice
WHERE table_id IN (SELECT table_id FROM sitting WHERE guest = $1)
    AND (state = 'over' OR table_id NOT IN {_HIDDEN})
    AND ({_IS_OVER}, -opened, table_id)
        > (CAST($2 AS integer), CAST($3 AS bigint), CAST($4 AS text))
ORDER BY {_IS_OVER}, opened DESC, table_id LIMIT $5
"""
HIDE: Final = """
INSERT INTO hidden (guest, table_id)
SELECT DISTINCT guest, table_id FROM sitting WHERE guest = $1 AND table_id = $2
ON CONFLICT DO NOTHING
"""
UNHIDE: Final = "DELETE FROM hidden WHERE guest = $1 AND table_id = $2"
HIDDEN: Final = "SELECT table_id FROM hidden WHERE guest = $1 ORDER BY table_id"

TABLES: Final = f"SELECT {_NOTICE} FROM notice ORDER BY opened DESC, table_id LIMIT $1"
GUESTS: Final = f"""
SELECT {_GUEST} FROM guest WHERE lower(name) LIKE '%' || lower(CAST($1 AS text)) || '%'
ORDER BY created DESC, id LIMIT $2
"""
GUEST_BY_ID: Final = f"SELECT {_GUEST} FROM guest WHERE id = $1"
IS_SHUT: Final = "SELECT shut FROM door"
SHUT: Final = """
INSERT INTO door (id, shut) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET shut = excluded.shut
"""
ADD_AUDIT_ENTRY: Final = """
INSERT INTO deed (id, at, who, act, subject, reason) VALUES ($1, $2, $3, $4, $5, $6)
"""
AUDIT_ENTRIES: Final = """
SELECT at, who, act, subject, reason FROM deed ORDER BY at DESC, id LIMIT $1
"""

_PAD: Final = "id, code, guest, opened, expires"
SHARE_PAD: Final = f"INSERT INTO pad ({_PAD}) VALUES ($1, $2, $3, $4, $5)"
PAD: Final = f"SELECT {_PAD} FROM pad WHERE id = $1"
PAD_BY_CODE: Final = f"SELECT {_PAD} FROM pad WHERE code = $1"
PADS: Final = f"SELECT {_PAD} FROM pad WHERE guest = $1 ORDER BY expires DESC, id"
HOLD_PAD: Final = """
UPDATE pad SET expires = CASE WHEN expires < $2 THEN $2 ELSE expires END WHERE id = $1
"""
"""Whoever writes on a pad holds its row until the end: numbers come in the order of commits."""
WRITE_ON_PAD: Final = """
INSERT INTO pad_event (pad_id, id, number, body)
SELECT CAST($1 AS text), CAST($2 AS text),
    CASE WHEN coalesce(max(number), 0) < CAST($4 AS integer) THEN coalesce(max(number), 0) + 1 END,
    CAST($3 AS text)
FROM pad_event WHERE pad_id = $1
HAVING NOT EXISTS (SELECT 1 FROM pad_event WHERE pad_id = $1 AND id = $2)
"""
"""An event that is there already changes nothing; on a full pad one has no number, and none may
be without."""
PAD_EVENTS: Final = """
SELECT number, id, body FROM pad_event WHERE pad_id = $1 AND number > $2 ORDER BY number LIMIT $3
"""
CLEAR_PAD: Final = "DELETE FROM pad WHERE id = $1"
DISOWN_PADS: Final = "UPDATE pad SET guest = NULL WHERE guest = $1"
CLEAR_EXPIRED_PADS: Final = """
DELETE FROM pad WHERE id IN (
    SELECT id FROM pad WHERE expires <= $1 ORDER BY expires LIMIT $2
) AND expires <= $1 RETURNING id
"""
"""Somebody may write on a pad after it was found expired: then it stays."""

BEAT: Final = """
INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at
"""

CLEAR_ROWS: Final = (
    "DELETE FROM log WHERE table_id = $1",
    "DELETE FROM watch WHERE table_id = $1",
    "DELETE FROM unsettled WHERE table_id = $1",
)
"""What lies in the database of the table's shard."""
CLEAR_NOTES: Final = (
    "DELETE FROM notice WHERE table_id = $1",
    "DELETE FROM sitting WHERE table_id = $1",
    "DELETE FROM hosting WHERE table_id = $1",
    "DELETE FROM visit WHERE table_id = $1",
    "DELETE FROM hidden WHERE table_id = $1",
    "DELETE FROM settled WHERE table_id = $1",
)
"""What lies in the home database."""
