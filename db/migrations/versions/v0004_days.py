"""Play over days: paces, banks, what happens at zero, robots, standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Running matches go on at the usual pace; all that is asked begins its time anew."""
    _add_to_matches()
    _add_to_seats()
    op.add_column("actions", sa.Column("by", sa.String(10)))
    op.add_column("users", sa.Column("early", sa.Boolean))
    op.execute("UPDATE users SET early = false")
    with op.batch_alter_table("users") as users:
        users.alter_column("early", existing_type=sa.Boolean(), nullable=False)
    _make_clocks_anew()


def _add_to_matches() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("pace", sa.String(10)))
        matches.add_column(sa.Column("lapse", sa.String(10)))
        matches.add_column(sa.Column("paused", sa.Float))
        matches.add_column(sa.Column("stirred", sa.Float))
    op.execute("UPDATE matches SET pace = 'daily', lapse = 'forfeit', stirred = created")
    op.execute(
        "UPDATE matches SET stirred = (SELECT max(at) FROM actions WHERE match = matches.id) "
        "WHERE id IN (SELECT match FROM actions)"
    )
    with op.batch_alter_table("matches", table_kwargs={"sqlite_autoincrement": True}) as matches:
        for name, kind in (
            ("pace", sa.String(10)),
            ("lapse", sa.String(10)),
            ("stirred", sa.Float()),
        ):
            matches.alter_column(name, existing_type=kind, nullable=False)
    op.create_index("ix_matches_stirred", "matches", ["stirred"])


def _add_to_seats() -> None:
    for column in (
        sa.Column("bank", sa.Float),
        sa.Column("played", sa.Integer),
        sa.Column("mind", sa.String(10)),
        sa.Column("relief", sa.Integer),
        sa.Column("orders", sa.LargeBinary),
        sa.Column("muted", sa.Integer),
        sa.Column("missed", sa.Integer),
    ):
        op.add_column("seats", column)
    op.execute("UPDATE seats SET missed = 0")
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("missed", existing_type=sa.Integer(), nullable=False)


def _make_clocks_anew() -> None:
    """An old clock knew only its reminder, half a day (43200 seconds) after the question."""
    op.rename_table("clocks", "old_clocks")
    op.create_table(
        "clocks",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("prompt", sa.Integer, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("left", sa.Float),
        sa.Column("since", sa.Float),
        sa.Column("window", sa.Boolean, nullable=False),
        sa.Column("looked", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("lone", sa.Float),
        sa.Column("ordered", sa.LargeBinary),
        sa.Column("acts", sa.Float),
    )
    op.execute(
        'INSERT INTO clocks (match, seat, prompt, opened, "left", since, "window", looked, due) '
        "SELECT match, seat, prompt, due - 43200, 86400, due - 43200, false, due - 43200, due "
        "FROM old_clocks"
    )
    op.drop_table("old_clocks")
    op.create_index("ix_clocks_due", "clocks", ["due"])
