"""A look of a match's own for its public pictures."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Matches look as before."""
    op.add_column("matches", sa.Column("theme", sa.String(20)))
