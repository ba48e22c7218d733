"""To whom a direct message went: the seat may have another player when it is to be deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Of those that were sent before, the seat's player of today must do."""
    op.add_column("posts", sa.Column("reader", sa.BigInteger))
