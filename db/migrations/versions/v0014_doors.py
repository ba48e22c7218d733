"""Tables that are not open to everybody, who was invited to them, and who was sent away."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """All tables are open, and nobody was invited or sent away."""
    op.add_column("matches", sa.Column("door", sa.String(10)))
    op.create_table(
        "guests",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("welcome", sa.Boolean, nullable=False),
    )
    op.create_index("ix_guests_user", "guests", ["user"])
