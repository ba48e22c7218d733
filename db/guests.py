"""The guests of tables: people who were invited, and those whom a host has sent away."""

from collections.abc import Mapping

from sqlalchemy import select

from db.asynchronous import AsyncConnection
from db.base import Database
from db.schema import guests
from db.writing import upsert


class GuestStore(Database):
    """The part of the store that knows who may come to a table; lobbies write it."""

    async def guests(self, match: int) -> dict[int, bool]:
        """The guests of a match: True for who was invited, False for who was sent away."""
        found = select(guests.c.user, guests.c.welcome).where(guests.c.match == match)
        rows = await self._all(found.order_by(guests.c.user))
        return {row[0]: row[1] for row in rows}

    async def guest_at(self, user: int) -> dict[int, bool]:
        """The matches of which a person is a guest, with the same."""
        found = select(guests.c.match, guests.c.welcome).where(guests.c.user == user)
        rows = await self._all(found.order_by(guests.c.match))
        return {row[0]: row[1] for row in rows}


async def note_guests(db: AsyncConnection, match: int, noted: Mapping[int, bool]) -> None:
    """People are invited to a match, or sent away, from now on."""
    rows = [{"match": match, "user": one, "welcome": let} for one, let in noted.items()]
    await upsert(db, guests, ("match", "user"), ("welcome",), *rows)
