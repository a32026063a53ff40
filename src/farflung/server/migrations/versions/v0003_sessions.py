"""Sessions that were ended, and what accounts' names look like."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("look", sa.String(160)))  # the server fills it in when it starts
    op.create_index("users_look", "users", ["look"], unique=True)
    op.create_table(
        "ended",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("ended")
    op.drop_index("users_look", "users")
    op.drop_column("users", "look")
