"""`admin`: matches as whoever runs the bot may see and close them, also while it plays.

It works on the database as a second process, which each write's guard allows for, and leaves word
there: the bot brings Discord up to date within a minute, or at its next start. No hand is shown.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import click

from bot.cli.database import about_database, settings_read, shown
from bot.cli.screen import plain
from bot.complaints import Complaint, message
from bot.settings import help_of
from db import MatchRecord, SeatRecord, Status, Store, TitleCount, Unavailable
from games.catalogue import titles
from games.core.errors import GameError
from play.clock import SystemClock
from play.hours.paces import DAY
from play.library import words_of
from play.match.action_log import ActionLog
from play.match.gameplay import Gameplay
from play.match.match import Match
from play.match.probes import UNMEASURED
from play.match.registry import MatchRegistry
from play.post import sentences
from play.refusals import NoMatchHere
from play.table.closing import close
from play.watch.elsewhere import tell

USUAL = 50
"""Matches that are listed at most, if nothing else is wanted."""
STAGES = {"open": (Status.LOBBY, Status.RUNNING), "all": tuple(Status)} | {
    one.value: (one,) for one in Status
}
T = TypeVar("T")
database_option = click.option("--database", help=help_of("database"))
match_argument = click.argument("match", type=click.IntRange(1, 2**31 - 1))


@dataclass(frozen=True)
class Desk:
    """The database, and what works on it without Discord."""

    store: Store
    registry: MatchRegistry
    gameplay: Gameplay


@click.group("admin")
def command() -> None:
    """Look after the matches of the bot, also while it plays. No hand is ever shown."""


@command.command("list")
@click.option("--stage", type=click.Choice(list(STAGES)), default="open", show_default=True)
@click.option("--most", type=click.IntRange(1), default=USUAL, show_default=True)
@database_option
def list_matches(stage: str, most: int, database: str | None) -> None:
    """List matches, the newest first: title, stage, turn, seats, server."""
    found = _at_desk(database, lambda desk: desk.store.listed(STAGES[stage], most))
    for record in found:
        click.echo(_line(record))
    if not found:
        click.echo(message("cli-no-matches"))


@command.command("show")
@match_argument
@database_option
def show(match: int, database: str | None) -> None:
    """Show what everybody may see of MATCH: seats, whose answer is awaited, how it ended."""
    shown_match = _at_desk(database, lambda desk: desk.registry.match(match))
    for line in _lines(shown_match):
        click.echo(plain(line))


@command.command("close")
@match_argument
@database_option
def close_match(match: int, database: str | None) -> None:
    """Close MATCH without a winner, or its invitation. Its thread is told who has done it."""

    async def closed(desk: Desk) -> None:
        await close(desk.registry, desk.gameplay, match)
        await tell(desk.store)

    _at_desk(database, closed)
    click.echo(message("cli-closed", match=match))


@command.command("statistics")
@database_option
def statistics(database: str | None) -> None:
    """Count people and matches by title and stage, with their lengths. No names."""

    async def counted(desk: Desk) -> tuple[tuple[int, int], list[TitleCount]]:
        return await desk.store.people(), await desk.store.counts()

    (people, playing), counts = _at_desk(database, counted)
    click.echo(message("cli-people", people=people, playing=playing))
    for one in counts:
        wording = None if one.seconds is None else "over"
        days = round((one.seconds or 0.0) / DAY, 1)
        told = {"title": _title(one.title), "stage": message(f"cli-stage-{one.status}")}
        counts_of = {"count": one.matches, "turns": round(one.turns, 1), "days": days}
        click.echo(plain(words_of().text("cli-counted", wording, **told, **counts_of)))


def _at_desk(database: str | None, work: Callable[[Desk], Awaitable[T]]) -> T:
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
    store = await Store.join(database)
    try:
        registry = MatchRegistry(store, SystemClock())
        yield Desk(store, registry, Gameplay(registry, ActionLog(UNMEASURED)))
    finally:
        await store.close()


def _line(record: MatchRecord) -> str:
    """A match in a line, without a name."""
    wording = "damaged" if record.damaged else None
    return plain(
        words_of().text(
            "cli-match",
            wording,
            match=record.id,
            title=_title(record.title),
            stage=message(f"cli-stage-{record.status}"),
            turn=record.turn,
            seats=len(record.seats),
            server=str(record.guild),
            time=_moment(record.stirred),
        )
    )


def _lines(match: Match) -> list[str]:
    """A match at length, as everybody may see it."""
    record = match.record
    place = {"channel": str(record.channel), "thread": str(record.thread or 0)}
    paused = [message("cli-match-paused")] if record.paused is not None else []
    over = record.status is Status.OVER and match.position is not None
    ended = [sentences.result(match)] if over and match.standing.ending is not None else []
    return [
        _line(record),
        message("cli-match-place", **place),
        message("cli-match-began", time=_moment(record.created), pace=record.pace),
        *[_seat(seat) for seat in record.seats],
        *paused,
        *ended,
    ]


def _seat(seat: SeatRecord) -> str:
    """A seat: who has it, and whether it is asked something that the table waits for."""
    wording = None if seat.clock is None else "awaited"
    asked = "" if seat.clock is None else _moment(seat.clock.opened)
    return words_of().text(
        "cli-match-seat", wording, number=seat.seat + 1, name=seat.name, time=asked
    )


def _title(key: str) -> str:
    """A title's name; one that is no more has its key."""
    return words_of(key).text("title") if key in titles() else key


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(" ", "minutes").removesuffix("+00:00")
