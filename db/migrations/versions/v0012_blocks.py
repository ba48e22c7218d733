"""The people with whom somebody would rather not sit."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody has blocked anybody yet."""
    op.create_table(
        "blocks",
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("other", sa.BigInteger, primary_key=True),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
