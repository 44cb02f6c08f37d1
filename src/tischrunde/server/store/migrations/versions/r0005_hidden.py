"""Which tables a guest has hidden from its own lists."""

import sqlalchemy as sa
from alembic import op

revision = "r0005"
down_revision = "r0004"


def upgrade() -> None:
    """Make the table; nothing is hidden yet."""
    op.create_table(
        "hidden",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id", name="hidden_pkey"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guest.id"], name="hidden_guest_fkey", ondelete="CASCADE"
        ),
    )
    op.create_index("hidden_table_id", "hidden", ["table_id"])
