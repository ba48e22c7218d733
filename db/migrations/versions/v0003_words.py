"""Players may add a word to their match's dice before the start."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Give every seat a word; nobody has said one yet."""
    op.add_column("seats", sa.Column("word", sa.String(40)))
