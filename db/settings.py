"""Settings of people, servers and the program itself for all matches."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import convert, to_builtins
from sqlalchemy import Table, bindparam, select, update

from db.base import Database
from db.people import GuildRecord, UserRecord
from db.schema import guilds, notes, users
from db.writing import upsert, whole

_NOTE = select(notes.c.value).where(notes.c.name == bindparam("called"))
_USER = select(*(users.c[name] for name in UserRecord.__struct_fields__)).where(
    users.c.id == bindparam("of")
)
_DIGESTED = select(*(users.c[name] for name in UserRecord.__struct_fields__)).where(
    users.c.digest.is_not(None), users.c.blocked.is_(False)
)
_GUILD = select(*(guilds.c[name] for name in GuildRecord.__struct_fields__)).where(
    guilds.c.id == bindparam("of")
)
Settled = TypeVar("Settled", UserRecord, GuildRecord)


class SettingsStore(Database):
    """The part of the store that knows no match."""

    async def user(self, user: int) -> UserRecord:
        """Read a person's choices; the defaults, if there are none."""
        row = await self._first(_USER, of=user)
        return UserRecord(user) if row is None else _read(UserRecord, row)

    @whole
    async def change_user(self, user: int, /, **changes: object) -> None:
        """Settle some fields of a person's record; what others settle meanwhile is kept.

        Raises:
            msgspec.ValidationError: there is no such field, or not with such a value.
        """
        await self._upsert(users, convert({"id": user} | changes, UserRecord), changes)

    @whole
    async def note_refusal(self, user: int) -> None:
        """Discord has refused a direct message to a person; of one who is forgotten nothing is."""
        async with self._writing() as db:
            await db.execute(update(users).where(users.c.id == user).values(blocked=True))

    async def subscribers(self) -> list[UserRecord]:
        """Read those who want a daily digest, and can be sent one."""
        return [_read(UserRecord, row) for row in await self._all(_DIGESTED)]

    @whole
    async def claim_digest(self, person: UserRecord, at: float) -> bool:
        """Note that a person's digest is made now; False if somebody else has just made it."""
        since = users.c.digested
        unmoved = since.is_(None) if person.digested is None else since == person.digested
        claim = update(users).where(users.c.id == person.id, unmoved).values(digested=at)
        async with self._writing() as db:
            return (await db.execute(claim)).rowcount == 1

    async def guild(self, guild: int) -> GuildRecord | None:
        """A server's settings; None for one that was never heard of."""
        row = await self._first(_GUILD, of=guild)
        return None if row is None else _read(GuildRecord, row)

    @whole
    async def change_guild(self, guild: int, at: float, /, **changes: object) -> None:
        """Settle some fields of a server's record, which `joined` now if there is none.

        Raises:
            msgspec.ValidationError: there is no such field, or not with such a value.
        """
        record = convert({"id": guild, "joined": at} | changes, GuildRecord)
        await self._upsert(guilds, record, changes)

    async def note(self, name: str) -> str | None:
        """Read the note under a name."""
        row = await self._first(_NOTE, called=name)
        return None if row is None else str(row.value)

    @whole
    async def take_note(self, name: str, value: str) -> None:
        """Note something under a name."""
        async with self._writing() as db:
            await upsert(db, notes, ("name",), ("value",), {"name": name, "value": value})

    async def _upsert(
        self, table: Table, record: UserRecord | GuildRecord, changes: dict[str, object]
    ) -> None:
        async with self._writing() as db:
            await upsert(db, table, ("id",), tuple(changes) or ("id",), to_builtins(record))


def _read(kind: type[Settled], row: Sequence[Any]) -> Settled:
    """A record from its row; numbers in lists are texts there."""
    return convert(dict(zip(kind.__struct_fields__, row, strict=True)), kind, strict=False)
