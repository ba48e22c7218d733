"""Counts of people who keep their word, and what a table asks of it."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nothing is counted of before: it was not kept who sat where, and who was away."""
    op.create_table(
        "promises",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("answered", sa.Integer, nullable=False),
        sa.Column("late", sa.Integer, nullable=False),
        sa.Column("left", sa.String(10)),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_promises_user", "promises", ["user", "at"])
    op.add_column("matches", sa.Column("least", sa.String(10)))
