"""Promises of people: questions answered in time, times that ran out, matches left.

Counted by person and match, in the write that shows it; which of them count, `play` decides.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module

from sqlalchemy import Executable, and_, bindparam, case, func, or_, select, update

from db.asynchronous import AsyncConnection
from db.base import Database
from db.records import By, Counted, Promise
from db.schema import actions, promises, seats

_OF = (
    select(*(promises.c[name] for name in Promise.__struct_fields__))
    .where(promises.c.user == bindparam("of"))
    .order_by(promises.c.at.desc(), promises.c.match.desc())
)
_LAST = _OF.limit(bindparam("most"))
_BACK = (
    select(seats.c.user, func.count())
    .select_from(
        actions.join(seats, and_(seats.c.match == actions.c.match, seats.c.seat == actions.c.seat))
    )
    .where(
        actions.c.match == bindparam("of"),
        actions.c.number.in_(bindparam("numbers", expanding=True)),
        actions.c.action.is_not(None),
        or_(actions.c.by.is_(None), actions.c.by == By.ORDER),
    )
    .group_by(seats.c.user)
)
"""The answers of each player among some deeds; an order's is its player's."""
_FEWER = promises.c.answered - bindparam("fewer")
_UNCOUNTED = (
    update(promises)
    .where(promises.c.match == bindparam("of"), promises.c.user == bindparam("who"))
    .values(answered=case((_FEWER > 0, _FEWER), else_=0))
)


class PromiseStore(Database):
    """The part of the store that knows how people have kept their word."""

    async def promises_of(self, user: int, most: int | None = None) -> list[Promise]:
        """Read what a person has kept and broken in each match, the last ones first.

        Args:
            user: the person.
            most: how many matches at most; None: all.
        """
        if most is None:
            rows = await self._all(_OF, of=user)
        else:
            rows = await self._all(_LAST, of=user, most=most)
        return [Promise(*row) for row in rows]


async def count(db: AsyncConnection, match: int, counted: Counted | None, at: float) -> None:
    """Add what a write has shown of a person's word."""
    if counted is None:
        return
    await db.execute(
        _added(db.dialect.name),
        {
            "match": match,
            "user": counted.user,
            "answered": counted.answered,
            "late": counted.late,
            "left": counted.left,
            "at": at,
        },
    )


async def uncount(db: AsyncConnection, match: int, undone: Sequence[int]) -> None:
    """Answers that are taken back count no more: they are given again."""
    if not undone:
        return
    for user, number in (await db.execute(_BACK, {"of": match, "numbers": undone})).all():
        await db.execute(_UNCOUNTED, {"of": match, "who": user, "fewer": number})


@cache
def _added(dialect: str) -> Executable:
    """Each database has its own words for it, which only its own users have to load."""
    new = import_module(f"sqlalchemy.dialects.{dialect}").insert(promises)
    added: Executable = new.on_conflict_do_update(
        index_elements=("match", "user"),
        set_={
            "answered": promises.c.answered + new.excluded.answered,
            "late": promises.c.late + new.excluded.late,
            "left": func.coalesce(new.excluded.left, promises.c.left),
            "at": new.excluded.at,
        },
    )
    return added
