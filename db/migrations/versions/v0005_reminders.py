"""Reminders that players ask for, and daily digests."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has asked for any yet."""
    op.add_column("clocks", sa.Column("reminder", sa.Float))
    op.add_column("users", sa.Column("digested", sa.Float))
