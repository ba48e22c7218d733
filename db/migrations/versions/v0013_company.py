"""Tables of one's own: who may come, who keeps their word, and what a server's staff may do."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nobody has settled, invited, promised or done anything yet."""
    _staff()
    _doors()
    _promises()
    _rewinds()
    _announcements()
    _signposts()


def _staff() -> None:
    """Nobody has settled or done anything yet; of languages nothing ever came."""
    with op.batch_alter_table("guilds") as guilds:
        guilds.drop_column("language")
        guilds.add_column(sa.Column("rooms", sa.String(600)))
        guilds.add_column(sa.Column("roles", sa.String(600)))
        guilds.add_column(sa.Column("paces", sa.String(100)))
        guilds.add_column(sa.Column("tables", sa.Integer))
        guilds.add_column(sa.Column("seats", sa.Integer))
        guilds.add_column(sa.Column("heralds", sa.Boolean))
    for column in (
        sa.Column("frozen", sa.Float),
        sa.Column("lost", sa.Float),
        sa.Column("losses", sa.Integer),
    ):
        op.add_column("matches", column)
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
    for name in ("guild", "by", "about"):
        op.create_index(f"ix_audits_{name}", "audits", [name])


def _doors() -> None:
    """All tables are open, and nobody was invited or sent away."""
    op.add_column("matches", sa.Column("door", sa.String(10)))
    op.create_table(
        "guests",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("welcome", sa.Boolean, nullable=False),
    )
    op.create_index("ix_guests_user", "guests", ["user"])


def _promises() -> None:
    """Nothing is counted of before: it was not kept who sat where, and who was away."""
    op.create_table(
        "promises",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("answered", sa.Integer, nullable=False),
        sa.Column("late", sa.Integer, nullable=False),
        sa.Column("left", sa.String(10)),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_promises_user", "promises", ["user", "at"])
    op.add_column("matches", sa.Column("least", sa.String(10)))


def _rewinds() -> None:
    """Nobody has proposed to take a match back to an earlier action."""
    for column in ("back", "turn"):
        op.add_column("proposals", sa.Column(column, sa.Integer))


def _announcements() -> None:
    """Nothing was announced yet."""
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("told", sa.Float),
        sa.Column("trouble", sa.String(10)),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_announcements_guild", "announcements", ["guild"])


def _signposts() -> None:
    """No list of open tables stands anywhere."""
    op.create_table(
        "signposts",
        sa.Column("channel", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("stands", sa.Boolean, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("old", sa.BigInteger),
        sa.Column("shown", sa.String(32), nullable=False),
        sa.Column("covered", sa.Boolean, nullable=False),
        sa.Column("losses", sa.Integer, nullable=False),
    )
    op.create_index("ix_signposts_guild", "signposts", ["guild"])
