"""Shards of tables, which may lie in several databases."""

import sqlalchemy as sa
from alembic import op

revision = "r0007"
down_revision = "r0006"


def upgrade() -> None:
    """Make the tables; every shard lies in the home database and can be written to."""
    op.create_table(
        "shard_place",
        sa.Column("shard", sa.Text, nullable=False),
        sa.Column("database", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("shard", name="shard_place_pkey"),
    )
    op.create_table(
        "closed_shard",
        sa.Column("shard", sa.Text, nullable=False),
        sa.Column("gone_to", sa.Text),
        sa.Column("emptied", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("shard", name="closed_shard_pkey"),
    )
    op.create_table(
        "database_name",
        sa.Column("id", sa.SmallInteger, nullable=False, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="database_name_pkey"),
    )
    op.create_table(
        "unsettled",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("work", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="unsettled_pkey"),
    )
    op.create_table(
        "settled",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("table_id", name="settled_pkey"),
    )
