"""Choices of people and servers; indexes for queries that must stay fast as matches pile up."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of people and servers, and the indexes."""
    _make_people()
    _make_indexes()


def _make_people() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("zone", sa.String(64)),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("reach", sa.String(10), nullable=False),
        sa.Column("interval", sa.Integer),
        sa.Column("digest", sa.Integer),
        sa.Column("theme", sa.String(20)),
        sa.Column("blocked", sa.Boolean, nullable=False),
        sa.Column("away_from", sa.Float),
        sa.Column("away_until", sa.Float),
    )
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel", sa.BigInteger),
        sa.Column("language", sa.String(20)),
        sa.Column("pace", sa.String(20)),
        sa.Column("joined", sa.Float, nullable=False),
        sa.Column("left", sa.Float),
    )


def _make_indexes() -> None:
    op.create_index("ix_matches_guild", "matches", ["guild"])
    undone = sa.text("undone IS NOT NULL")
    op.create_index(
        "ix_actions_undone",
        "actions",
        ["match", "undone"],
        sqlite_where=undone,
        postgresql_where=undone,
    )
    behind = "shown < wanted OR {gone} AND message IS NOT NULL"
    op.create_index(
        "ix_posts_due",
        "posts",
        ["match", "id"],
        sqlite_where=sa.text(behind.format(gone="gone = 1")),
        postgresql_where=sa.text(behind.format(gone="gone")),
    )
