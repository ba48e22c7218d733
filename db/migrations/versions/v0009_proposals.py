"""Several proposals in a match, each known by the key of its message."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

HOUR = 3600
LASTS = 3 * 24 * HOUR
EVERY = {"time": HOUR, "pause": HOUR, "handover": 60, "replace": 60, "takeover": 60}
"""Seconds by which those that live by the clock are told from earlier ones."""


def upgrade() -> None:
    """Standing proposals still stand, and their messages' buttons still answer them."""
    op.create_table(
        "proposals",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("key", sa.String(20), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("agreed", sa.String(40), nullable=False),
        sa.Column("asked", sa.Float),
        sa.Column("expires", sa.Float),
        sa.Column("until", sa.Integer),
        sa.Column("guest", sa.BigInteger),
        sa.Column("name", sa.String(100)),
        sa.UniqueConstraint("match", "kind", "seat"),
    )
    db, tables = op.get_bind(), sa.MetaData()
    offers = sa.Table("offers", tables, autoload_with=db)
    seats = sa.Table("seats", tables, autoload_with=db)
    proposals = sa.Table("proposals", tables, autoload_with=db)
    counted = sa.select(seats.c.match, sa.func.count()).group_by(seats.c.match)
    seated = {row[0]: row[1] for row in db.execute(counted)}
    rows = [_moved(row, seated[row["match"]]) for row in db.execute(sa.select(offers)).mappings()]
    if rows:
        db.execute(proposals.insert(), rows)
    op.drop_table("offers")


def _moved(offer: sa.RowMapping, seats: int) -> dict[str, object]:
    """An offer as a proposal: one of time, or one of turns."""
    kind, seat, asked, every = offer["kind"], offer["seat"], offer["asked"], None
    same = {name: offer[name] for name in ("match", "kind", "seat", "agreed", "guest", "name")}
    if asked is not None:
        every = EVERY.get(kind)
    stamp = offer["number"] if every is None else int(asked // every)
    until = {"draw": offer["turn"] + seats, "undo": -1}.get(kind)
    expires = None if asked is None else asked + LASTS
    return same | {
        "key": f"{kind}:{seat}:{stamp}",
        "asked": asked,
        "expires": expires,
        "until": until,
    }
