"""Seats that change hands, more time, matches that fall silent."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nobody was warned, and what is offered is addressed to the players alone."""
    op.add_column("matches", sa.Column("warned", sa.Float))
    op.drop_index("ix_matches_stirred", "matches")
    unended = sa.text("status != 'over'")
    op.create_index(
        "ix_matches_stirred",
        "matches",
        ["stirred"],
        sqlite_where=unended,
        postgresql_where=unended,
    )
    op.add_column("offers", sa.Column("guest", sa.BigInteger))
    op.add_column("offers", sa.Column("name", sa.String(100)))
    op.add_column("offers", sa.Column("asked", sa.Float))
