"""The first schema: log, watch, notices, guests."""

import sqlalchemy as sa
from alembic import op

revision = "r0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    _make_log()
    _make_notices()
    _make_guests()


def _make_log() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="log_pkey"),
        sqlite_with_rowid=False,
        postgresql_with={
            "autovacuum_vacuum_insert_scale_factor": 0,
            "autovacuum_vacuum_insert_threshold": 100_000,
            "autovacuum_analyze_scale_factor": 0.02,
        },
    )
    op.create_index(
        "log_at",
        "log",
        ["at"],
        postgresql_using="brin",
        postgresql_with={"pages_per_range": 16, "autosummarize": "on"},
    )
    op.create_table(
        "watch",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("check_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="watch_pkey"),
        postgresql_with={"autovacuum_vacuum_scale_factor": 0.02},
    )
    op.create_index("watch_check_at", "watch", ["check_at"])


def _make_notices() -> None:
    op.create_table(
        "notice",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("free", sa.SmallInteger, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="notice_pkey"),
        sa.UniqueConstraint("code", name="notice_code_key"),
    )
    op.create_index(
        "notice_board",
        "notice",
        [sa.text("opened DESC")],
        postgresql_where=sa.text("public AND free > 0"),
        sqlite_where=sa.text("public AND free > 0"),
    )
    op.create_index("notice_expires", "notice", ["expires"])


def _make_guests() -> None:
    op.create_table(
        "guest",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("shape", sa.Text, nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="guest_pkey"),
    )
    op.create_index("guest_expires", "guest", ["expires"])
    op.create_table(
        "token",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="token_pkey"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guest.id"], name="token_guest_fkey", ondelete="CASCADE"
        ),
    )
    op.create_index("token_guest", "token", ["guest"])
    op.create_table(
        "sitting",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id", "seat", name="sitting_pkey"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guest.id"], name="sitting_guest_fkey", ondelete="CASCADE"
        ),
    )
    op.create_index("sitting_table_id", "sitting", ["table_id"])
