"""Copies of matches to practise with: they begin in the middle, from a position dealt anew.

The copy is a match of its own from the first moment, and is written with its entry in the log.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from sqlalchemy import insert, select

from db.base import Database
from db.guests import note_guests
from db.people import Audit
from db.records import Commit, MatchRecord, SeatRecord, Status
from db.schema import matches, seats
from db.soundness.sealing import seal
from db.staff import tell_act
from db.writing import many, record, seat_row, whole

FIRST = 1
"""The number of a copy's first position."""
KEPT = ("title", "guild", "channel", "options", "pace", "lapse", "theme", "door")
"""The columns that a copy has as its original has them."""


class PracticeStore(Database):
    """The part of the store that knows copies of matches."""

    @whole
    async def copy(
        self,
        of: MatchRecord,
        step: Commit,
        entry: Audit,
        *,
        secret: bytes,
        host: int,
        seated: Sequence[SeatRecord],
        guests: Mapping[int, bool],
    ) -> int:
        """A new match on the server of another one, begun; gives its number.

        Args:
            of: the match that is copied.
            step: the first position of the copy, with all that follows.
            entry: who has done it, for the log and the thread; its match is the copy.
            secret: what the dice of the copy are made from.
            host: whoever is its host.
            seated: who sits there.
            guests: people who may come to its table, if it has a door.
        """
        async with self._writing() as db:
            made = await db.execute(
                insert(matches).values(
                    **{name: getattr(of, name) for name in KEPT},
                    status=Status.RUNNING,
                    host=host,
                    secret=secret,
                    number=FIRST,
                    turn=step.turn,
                    created=step.at,
                    stirred=step.at,
                    copied=of.id,
                )
            )
            assert made.inserted_primary_key is not None
            match: int = made.inserted_primary_key[0]
            await many(db, insert(seats), [{"match": match} | seat_row(one) for one in seated])
            await note_guests(db, match, guests)
            asked = tuple(_asked_in(match, seat) for seat in step.seats)
            await record(db, match, FIRST, replace(step, seats=asked))
            await tell_act(db, match, FIRST, replace(entry, match=match))
            await seal(db, match)
        return match

    async def known_as(self, user: int, guild: int) -> str | None:
        """The name by which a person was last seen at a table of a server; None: never."""
        here = (
            select(seats.c.name)
            .select_from(seats.join(matches))
            .where(seats.c.user == user, matches.c.guild == guild)
            .order_by(matches.c.id.desc())
            .limit(1)
        )
        row = await self._first(here)
        return None if row is None else str(row.name)


def _asked_in(match: int, seat: SeatRecord) -> SeatRecord:
    """A seat whose question is one of this match."""
    return seat if seat.clock is None else replace(seat, clock=replace(seat.clock, match=match))
