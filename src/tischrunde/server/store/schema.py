"""The tables of the database; a test compares them with what the migrations make.

Times are milliseconds since 1970.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pkey",
        "uq": "%(table_name)s_%(column_0_name)s_key",
        "fk": "%(table_name)s_%(column_0_name)s_fkey",
    }
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger),
    Column("key", Text, nullable=False),
    Column("act", Text, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
    # Rows are only inserted, and vacuum must not wait for a share of the whole table: it updates
    # the visibility map, the ranges of times and the statistics.
    postgresql_with={
        "autovacuum_vacuum_insert_scale_factor": 0,
        "autovacuum_vacuum_insert_threshold": 100_000,
        "autovacuum_analyze_scale_factor": 0.02,
    },
)
Index(
    "log_at",
    log.c.at,
    # Rows lie in the order of their times: the first and last time of some pages are enough,
    # and cost nothing when a row is written.
    postgresql_using="brin",
    postgresql_with={"pages_per_range": 16, "autosummarize": "on"},
)

watch: Final = Table(
    "watch",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("check_at", BigInteger, nullable=False),
    # Small and often changed: dead rows are to go soon.
    postgresql_with={"autovacuum_vacuum_scale_factor": 0.02},
)
"""When a table is to be checked; not in its notice, because it changes far more often."""
Index("watch_check_at", watch.c.check_at)

notice: Final = Table(
    "notice",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("free", SmallInteger, nullable=False),
    Column("state", Text, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    UniqueConstraint("code"),
)
Index(
    "notice_board",
    notice.c.opened.desc(),
    postgresql_where=text("public AND free > 0"),
    sqlite_where=text("public AND free > 0"),
)
Index("notice_expires", notice.c.expires)

guest: Final = Table(
    "guest",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("shape", Text, nullable=False),
    Column("program", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)
Index("guest_expires", guest.c.expires)

token: Final = Table(
    "token",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("guest", Text, ForeignKey("guest.id", ondelete="CASCADE"), nullable=False),
)
Index("token_guest", token.c.guest)

sitting: Final = Table(
    "sitting",
    metadata,
    Column("guest", Text, ForeignKey("guest.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
)
Index("sitting_table_id", sitting.c.table_id)

pulse: Final = Table(
    "pulse",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One row, written to see whether rows can be written."""

hosting: Final = Table(
    "hosting",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("origin", Text),
)
"""Who opened a table, and while it is open roughly from where."""
Index("hosting_guest", hosting.c.guest)

visit: Final = Table(
    "visit",
    metadata,
    Column("guest", Text, ForeignKey("guest.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, primary_key=True),
)
"""Who had a seat at a table and gave it up: the log still names them."""
Index("visit_table_id", visit.c.table_id)

hidden: Final = Table(
    "hidden",
    metadata,
    Column("guest", Text, ForeignKey("guest.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, primary_key=True),
)
"""Which tables a guest has hidden from its own lists while they run."""
Index("hidden_table_id", hidden.c.table_id)

pad: Final = Table(
    "pad",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("guest", Text),
    Column("opened", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
    UniqueConstraint("code"),
)
"""Score pads that people share: how each was opened, and who put it here."""
Index("pad_guest", pad.c.guest)
Index("pad_expires", pad.c.expires)

pad_event: Final = Table(
    "pad_event",
    metadata,
    Column("pad_id", Text, ForeignKey("pad.id", ondelete="CASCADE"), primary_key=True),
    Column("id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("pad_id", "number", name="pad_event_number_key"),
)
"""What was written on pads: only inserted, and numbered from 1 as it came."""

door: Final = Table(
    "door",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("shut", Boolean, nullable=False),
)
"""One row at most: whether new tables are opened."""

deed: Final = Table(
    "deed",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("act", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("reason", Text, nullable=False),
)
"""What operators did."""
Index("deed_at", deed.c.at)

shard_place: Final = Table(
    "shard_place",
    metadata,
    Column("shard", Text, primary_key=True),
    Column("database", Text, nullable=False),
)
"""In the home database: where each shard lies that does not lie there."""

closed_shard: Final = Table(
    "closed_shard",
    metadata,
    Column("shard", Text, primary_key=True),
    Column("gone_to", Text),
    Column("emptied", Boolean, nullable=False),
)
"""The shards that nobody may write to in this database; nor read, if they have gone to another.

Rows of theirs may be left here until they are ``emptied``.
"""

database_name: Final = Table(
    "database_name",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
)
"""One row at most: by which name the nodes know this database, so that none mistakes it."""

unsettled: Final = Table(
    "unsettled",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("work", Text, nullable=False),
)
"""What follows in other databases from rows in this one, until it is written there."""

settled: Final = Table(
    "settled",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
)
"""In the home database: how much of that has been written there, by table."""
