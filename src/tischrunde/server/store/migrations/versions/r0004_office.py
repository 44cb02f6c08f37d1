"""What operators do: whether new tables are opened, and a trail of all deeds."""

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"


def upgrade() -> None:
    """Make the tables; the door is open while it has no row."""
    op.create_table(
        "door",
        sa.Column("id", sa.SmallInteger, nullable=False, autoincrement=False),
        sa.Column("shut", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="door_pkey"),
    )
    op.create_table(
        "deed",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="deed_pkey"),
    )
    op.create_index("deed_at", "deed", ["at"])
