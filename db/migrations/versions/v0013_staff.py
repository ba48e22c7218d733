"""The staff of servers: their settings, the matches that they stop, their bans and their log."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nobody has settled or done anything yet; of languages nothing ever came."""
    with op.batch_alter_table("guilds") as guilds:
        guilds.drop_column("language")
        guilds.add_column(sa.Column("rooms", sa.String(600)))
        guilds.add_column(sa.Column("roles", sa.String(600)))
        guilds.add_column(sa.Column("paces", sa.String(100)))
        guilds.add_column(sa.Column("tables", sa.Integer))
        guilds.add_column(sa.Column("seats", sa.Integer))
        guilds.add_column(sa.Column("heralds", sa.Boolean))
    op.add_column("matches", sa.Column("frozen", sa.Float))
    op.create_table(
        "bans",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True),
    )
    op.create_index("ix_bans_user", "bans", ["user"])
    op.create_table(
        "audits",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.BigInteger, nullable=False),
        sa.Column("what", sa.String(10), nullable=False),
        sa.Column("match", sa.Integer),
        sa.Column("about", sa.BigInteger),
        sa.Column("reason", sa.String(200)),
        sqlite_autoincrement=True,
    )
    for column in ("guild", "by", "about"):
        op.create_index(f"ix_audits_{column}", "audits", [column])
