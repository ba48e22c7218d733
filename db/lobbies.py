"""Matches before their start: made, filled, withdrawn.

Which match is whose rematch, two notes tell, which are written with the invitation itself.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Final

from msgspec import Struct
from sqlalchemy import Executable, bindparam, delete, insert, update

from db import reading
from db.asynchronous import AsyncConnection
from db.errors import Conflict
from db.guests import note_guests
from db.records import MatchRecord, SeatRecord, Status, WantedPost
from db.schema import matches, notes, seats
from db.settings import SettingsStore
from db.soundness.sealing import seal, sound
from db.writing import advance, many, seat_row, want, whole

NOBODY_YET: Final[Mapping[int, bool]] = MappingProxyType({})


class Followed(Struct, frozen=True):
    """A match that is over, and its last rematch as it was read."""

    match: int
    rematch: int | None


class LobbyStore(SettingsStore):
    """The part of the store that knows matches which have not begun."""

    @whole
    async def create(
        self,
        *,
        title: str,
        guild: int,
        channel: int,
        host: SeatRecord,
        options: bytes,
        secret: bytes,
        pace: str,
        lapse: str,
        at: float,
        theme: str | None = None,
        least: str | None = None,
        door: str | None = None,
        guests: Mapping[int, bool] = NOBODY_YET,
        robots: Sequence[SeatRecord] = (),
        followed: Followed | None = None,
    ) -> int:
        """A new match in its lobby, its host on the first seat, robots beside; gives its number.

        Raises:
            Conflict: it is a rematch, and another process was faster; nothing was written.
        """
        async with self._writing() as db:
            made = await db.execute(
                insert(matches).values(
                    title=title,
                    status=Status.LOBBY,
                    guild=guild,
                    channel=channel,
                    host=host.user,
                    options=options,
                    secret=secret,
                    number=0,
                    turn=0,
                    created=at,
                    pace=pace,
                    lapse=lapse,
                    theme=theme,
                    least=least,
                    door=door,
                    stirred=at,
                )
            )
            assert made.inserted_primary_key is not None
            match: int = made.inserted_primary_key[0]
            await many(db, insert(seats), [{"match": match} | seat_row(s) for s in (host, *robots)])
            await note_guests(db, match, guests)
            if followed is not None:
                await _follow(db, match, followed)
            await want(db, match, 1, (WantedPost("lobby", "0"),), at)
            await db.execute(update(matches).where(matches.c.id == match).values(number=1))
            await seal(db, match)
        return match

    @whole
    async def seat(
        self,
        match: int,
        number: int,
        seated: Sequence[SeatRecord],
        at: float,
        guests: Mapping[int, bool] = NOBODY_YET,
        /,
        **chosen: object,
    ) -> None:
        """Set the seats of a lobby and its choices (options, pace, lapse, theme, least, door).

        Args:
            match: the match.
            number: its number, as it was read.
            seated: who sits there.
            at: when, in UTC seconds.
            guests: people who are invited from now on (True), or sent away (False).
            chosen: what is chosen.

        Raises:
            Conflict: the match moved on since `number` was read.
            Damaged: it isn't what was written.
        """
        async with self._writing() as db, sound(db, match):
            await advance(db, match, number, Status.LOBBY, stirred=at, **chosen)
            await db.execute(delete(seats).where(seats.c.match == match))
            for record in seated:
                await db.execute(insert(seats).values(match=match, **seat_row(record)))
            await note_guests(db, match, guests)
            await want(db, match, number + 1, (WantedPost("lobby", "0"),), at)

    @whole
    async def withdraw(self, match: int, number: int, at: float) -> None:
        """Nobody can join a match any more that has not begun.

        Raises:
            Conflict: the match moved on since `number` was read.
            Damaged: it isn't what was written.
        """
        async with self._writing() as db, sound(db, match):
            await advance(db, match, number, Status.LOBBY, status=Status.OVER, ended=at)
            await want(db, match, number + 1, (WantedPost("lobby", "0"),), at)

    async def lobbies(self, guild: int) -> list[MatchRecord]:
        """The matches on a server that wait for players, newest first."""
        return reading.records_of(await self._all(reading.LOBBIES, of=guild))

    async def rematch(self, match: int) -> int | None:
        """Give the number of a match's last rematch."""
        return _number(await self.note(rematch_note(match)))

    async def original(self, match: int) -> int | None:
        """Give the number of the match that this one is the rematch of."""
        return _number(await self.note(original_note(match)))


def rematch_note(match: int) -> str:
    """Name the note that tells a match's rematch."""
    return f"rematch:{match}"


def original_note(match: int) -> str:
    """Name the note that tells of which match another is the rematch."""
    return f"rematch-of:{match}"


async def _follow(db: AsyncConnection, match: int, followed: Followed) -> None:
    """Note that a new match is the rematch of another one.

    Raises:
        Conflict: that one has another rematch than was read; of two processes one was faster.
    """
    seen = None if followed.rematch is None else str(followed.rematch)
    for name, value, before in (
        (rematch_note(followed.match), str(match), seen),
        (original_note(match), str(followed.match), None),
    ):
        values = {"called": name, "noted": value, "before": before}
        if (await db.execute(_claimed(db.dialect.name), values)).rowcount != 1:
            raise Conflict(f"match {followed.match} has another rematch")


@cache
def _claimed(dialect: str) -> Executable:
    """Note something in place of what was read, and of nothing else."""
    new = import_module(f"sqlalchemy.dialects.{dialect}").insert(notes)
    new = new.values(name=bindparam("called"), value=bindparam("noted"))
    unmoved = notes.c.value == bindparam("before")
    claimed: Executable = new.on_conflict_do_update(
        index_elements=("name",), set_={"value": new.excluded.value}, where=unmoved
    )
    return claimed


def _number(noted: str | None) -> int | None:
    return None if noted is None else int(noted)
