"""Score pads that people share, and what was written on them."""

import sqlalchemy as sa
from alembic import op

revision = "r0006"
down_revision = "r0005"


def upgrade() -> None:
    """Make the tables; no pad is shared yet."""
    op.create_table(
        "pad",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("guest", sa.Text),
        sa.Column("opened", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pad_pkey"),
        sa.UniqueConstraint("code", name="pad_code_key"),
    )
    op.create_index("pad_guest", "pad", ["guest"])
    op.create_index("pad_expires", "pad", ["expires"])
    op.create_table(
        "pad_event",
        sa.Column("pad_id", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("pad_id", "id", name="pad_event_pkey"),
        sa.UniqueConstraint("pad_id", "number", name="pad_event_number_key"),
        sa.ForeignKeyConstraint(
            ["pad_id"], ["pad.id"], name="pad_event_pad_id_fkey", ondelete="CASCADE"
        ),
    )
