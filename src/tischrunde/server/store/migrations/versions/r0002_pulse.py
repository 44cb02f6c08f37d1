"""A row that is written only to see whether rows can be written."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    """Make the table; its row comes when it is first written."""
    op.create_table(
        "pulse",
        sa.Column("id", sa.SmallInteger, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pulse_pkey"),
    )
