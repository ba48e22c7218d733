"""Copies of matches to practise with."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """No match is a copy of another one."""
    op.add_column("matches", sa.Column("copied", sa.Integer))
