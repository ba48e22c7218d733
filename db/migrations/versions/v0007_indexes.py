"""Indexes for the deeds of a turn, and for the matches that are not over."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Keep frequent queries fast as a match grows old and matches pile up."""
    op.create_index("ix_actions_turn", "actions", ["match", "turn", "number"])
    living = sa.text("status != 'over'")
    op.create_index(
        "ix_matches_living",
        "matches",
        ["guild", "status"],
        sqlite_where=living,
        postgresql_where=living,
    )
