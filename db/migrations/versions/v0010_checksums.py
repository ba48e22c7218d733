"""Checksums of matches and positions, which find damage.

What stands now is taken for what was written. The columns are named here as they were then: when
others are covered, another migration makes all checksums anew.
"""

from itertools import groupby

import sqlalchemy as sa
from alembic import op

from db.soundness import checksums

revision = "0010"
down_revision = "0009"

MATCH = ["id", "title", "status", "guild", "host", "options", "secret", "number", "turn", "pace"]
MATCH += ["lapse"]
SEAT = ["seat", "user", "name", "prompt", "word", "bank", "missed", "played", "mind", "relief"]
SEAT += ["orders", "muted"]
AT_ONCE = 100
"""Positions that are held in memory: all of a long match would take much."""


def upgrade() -> None:
    """Every match and every position has one from now on."""
    op.add_column("matches", sa.Column("checksum", sa.LargeBinary))
    op.add_column("positions", sa.Column("checksum", sa.LargeBinary))
    db, tables = op.get_bind(), sa.MetaData()
    matches = sa.Table("matches", tables, autoload_with=db)
    seats = sa.Table("seats", tables, autoload_with=db)
    positions = sa.Table("positions", tables, autoload_with=db)
    _seal_matches(db, matches, seats)
    _seal_positions(db, positions)


def _seal_matches(db: sa.Connection, matches: sa.Table, seats: sa.Table) -> None:
    taken = sa.select(seats.c.match, *(seats.c[name] for name in SEAT))
    rows = db.execute(taken.order_by(seats.c.match, seats.c.seat)).all()
    seated = {match: [row[1:] for row in of_one] for match, of_one in groupby(rows, lambda r: r[0])}
    found = db.execute(sa.select(*(matches.c[name] for name in MATCH))).all()
    sealed = [
        {"of": row[0], "made": checksums.of_match(row, seated.get(row[0], ()))} for row in found
    ]
    this = matches.c.id == sa.bindparam("of")
    if sealed:
        db.execute(matches.update().where(this).values(checksum=sa.bindparam("made")), sealed)


def _seal_positions(db: sa.Connection, positions: sa.Table) -> None:
    keys = sa.select(positions.c.match, positions.c.number)
    every = [tuple(row) for row in db.execute(keys)]
    this = sa.and_(
        positions.c.match == sa.bindparam("of"), positions.c.number == sa.bindparam("at")
    )
    packed = sa.select(positions.c.data).where(this)
    update = positions.update().where(this).values(checksum=sa.bindparam("made"))
    for start in range(0, len(every), AT_ONCE):
        sealed = [
            {"of": match, "at": number, "made": checksums.of_position(match, number, data)}
            for match, number in every[start : start + AT_ONCE]
            for data in db.execute(packed, {"of": match, "at": number}).scalars()
        ]
        db.execute(update, sealed)
