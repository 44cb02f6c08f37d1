"""Who opened a table, and who sat there and got up again."""

import sqlalchemy as sa
from alembic import op

revision = "r0003"
down_revision = "r0002"


def upgrade() -> None:
    """Make the tables; of what was before nothing is known."""
    op.create_table(
        "hosting",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("origin", sa.Text),
        sa.PrimaryKeyConstraint("table_id", name="hosting_pkey"),
    )
    op.create_index("hosting_guest", "hosting", ["guest"])
    op.create_table(
        "visit",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id", name="visit_pkey"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guest.id"], name="visit_guest_fkey", ondelete="CASCADE"
        ),
    )
    op.create_index("visit_table_id", "visit", ["table_id"])
