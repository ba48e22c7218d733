"""The database as whoever runs the bot works on it, also while it plays.

It is a second process, which each write's guard allows for, and it leaves word: the bot brings
Discord up to date within a minute, or at its next start.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import click

from bot.cli.database import about_database, settings_read, shown
from bot.complaints import Complaint
from bot.settings import help_of
from db import Store, Unavailable
from games.core.errors import GameError
from play.clock import SystemClock
from play.library import words_of
from play.match.action_log import ActionLog
from play.match.gameplay import Gameplay
from play.match.probes import UNMEASURED
from play.match.registry import MatchRegistry
from play.post import sentences
from play.refusals import NoMatchHere
from play.workshop.thinkers import Thinkers

T = TypeVar("T")
database_option = click.option("--database", help=help_of("database"))
match_argument = click.argument("match", type=click.IntRange(1, 2**31 - 1))


@dataclass(frozen=True)
class Desk:
    """The database, and what works on it without Discord."""

    store: Store
    registry: MatchRegistry
    gameplay: Gameplay
    thinkers: Thinkers
    """Started by whoever asks a robot, which nothing here does."""


def at_desk(database: str | None, work: Callable[[Desk], Awaitable[T]]) -> T:
    """Do something to a database, which is left at the schema that it has.

    Raises:
        Complaint: it does not work, or the match is not there, or refuses it.
    """
    where = settings_read(database=database).database
    if "://" not in where and not Path(where).exists():
        raise Complaint("cli-no-database", file=where)

    async def done() -> T:
        async with _desk(where) as desk:
            return await work(desk)

    try:
        return asyncio.run(done())
    except Unavailable as error:
        raise about_database(error, where) from error
    except NoMatchHere:
        raise Complaint("cli-no-match", database=shown(where)) from None
    except GameError as error:
        told = sentences.sentence(error, words_of())
        raise Complaint("cli-refused", told=told) from error


@asynccontextmanager
async def _desk(database: str) -> AsyncIterator[Desk]:
    store, thinkers = await Store.join(database), Thinkers(1)
    try:
        registry = MatchRegistry(store, SystemClock())
        yield Desk(store, registry, Gameplay(registry, ActionLog(UNMEASURED)), thinkers)
    finally:
        await thinkers.close()
        await store.close()
