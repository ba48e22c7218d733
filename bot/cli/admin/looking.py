"""`admin list`, `show`, `actions`, `statistics`: what everybody may see, and counts. No hand."""

from datetime import UTC, datetime

import click
from msgspec.structs import replace

from bot.cli.admin.desk import Desk, at_desk, database_option, match_argument
from bot.cli.screen import plain
from bot.complaints import message
from db import LoggedAction, MatchRecord, SeatRecord, Status, TitleCount
from games.catalogue import titles
from play.hours.paces import DAY
from play.library import words_of
from play.match.match import Match, title_of
from play.post import sentences
from play.post.story import lines

USUAL = 50
"""Matches that are listed at most, if nothing else is wanted."""
LAST = 20
"""Actions that are listed at most, if nothing else is wanted."""
STAGES = {"open": (Status.LOBBY, Status.RUNNING), "all": tuple(Status)} | {
    one.value: (one,) for one in Status
}


@click.command("list")
@click.option("--stage", type=click.Choice(list(STAGES)), default="open", show_default=True)
@click.option("--most", type=click.IntRange(1), default=USUAL, show_default=True)
@database_option
def list_matches(stage: str, most: int, database: str | None) -> None:
    """List matches, the newest first: title, stage, turn, seats, server."""
    found = at_desk(database, lambda desk: desk.store.listed(STAGES[stage], most))
    for record in found:
        click.echo(_line(record))
    if not found:
        click.echo(message("cli-no-matches"))


@click.command("show")
@match_argument
@database_option
def show(match: int, database: str | None) -> None:
    """Show what everybody may see of MATCH: seats, whose answer is awaited, how it ended."""
    shown_match = at_desk(database, lambda desk: desk.registry.match(match))
    for line in _lines(shown_match):
        click.echo(plain(line))


@click.command("actions")
@match_argument
@click.option("--most", type=click.IntRange(1), default=LAST, show_default=True)
@database_option
def actions(match: int, most: int, database: str | None) -> None:
    """List the last actions of MATCH with their numbers, as everybody may read them."""

    async def read(desk: Desk) -> tuple[Match, list[LoggedAction]]:
        return await desk.registry.match(match), await desk.store.deeds(match)

    found, deeds = at_desk(database, read)
    for deed in deeds[-most:]:
        click.echo(plain(_action(found, deed)))
    if not deeds:
        click.echo(message("cli-no-actions"))


@click.command("statistics")
@database_option
def statistics(database: str | None) -> None:
    """Count people and matches by title and stage, with their lengths. No names.

    Practice matches are not counted, nor people who sit in no other match.
    """

    async def counted(desk: Desk) -> tuple[tuple[int, int], list[TitleCount]]:
        return await desk.store.people(), await desk.store.counts()

    (people, playing), counts = at_desk(database, counted)
    click.echo(message("cli-people", people=people, playing=playing))
    for one in counts:
        wording = None if one.seconds is None else "over"
        days = round((one.seconds or 0.0) / DAY, 1)
        told = {"title": _title(one.title), "stage": message(f"cli-stage-{one.status}")}
        counts_of = {"count": one.matches, "turns": round(one.turns, 1), "days": days}
        click.echo(plain(words_of().text("cli-counted", wording, **told, **counts_of)))


def _line(record: MatchRecord) -> str:
    """A match in a line, without a name."""
    wording = "damaged" if record.damaged else None
    return plain(
        words_of().text(
            "cli-match",
            wording,
            match=record.id,
            title=title_of(record) if record.title in titles() else record.title,
            stage=message(f"cli-stage-{record.status}"),
            turn=record.turn,
            seats=len(record.seats),
            server=str(record.guild),
            time=moment(record.stirred),
        )
    )


def _lines(match: Match) -> list[str]:
    """A match at length, as everybody may see it."""
    record = match.record
    place = {"channel": str(record.channel), "thread": str(record.thread or 0)}
    paused = [message("cli-match-paused")] if record.paused is not None else []
    held = "closed" if record.is_closed else "frozen"
    halted = [] if record.frozen is None else [message(f"cli-match-{held}")]
    over = record.status is Status.OVER and match.position is not None
    ended = [sentences.result(match)] if over and match.standing.ending is not None else []
    original = record.copied
    practice = [] if original is None else [message("cli-match-practice", match=original)]
    return [
        _line(record),
        *practice,
        message("cli-match-place", **place),
        message("cli-match-began", time=moment(record.created), pace=record.pace),
        *[_seat(seat) for seat in record.seats],
        *paused,
        *halted,
        *ended,
    ]


def _seat(seat: SeatRecord) -> str:
    """A seat: who has it, and whether it is asked something that the table waits for."""
    wording = None if seat.clock is None else "awaited"
    asked = "" if seat.clock is None else moment(seat.clock.opened)
    return words_of().text(
        "cli-match-seat", wording, number=seat.seat + 1, name=seat.name, time=asked
    )


def _action(match: Match, deed: LoggedAction) -> str:
    """An action in a line: its number, and what all may know of it."""
    words = words_of(match.record.title)
    told = lines(match.title, words, [replace(deed, undone=None)], match.names)
    return words.text(
        "cli-action",
        None if deed.undone is None else "undone",
        number=deed.number,
        turn=deed.turn,
        time=moment(deed.at),
        told=" ".join(" ".join(one.text.split()) for one in told),
    )


def _title(key: str) -> str:
    """A title's name; one that is no more has its key."""
    return words_of(key).text("title") if key in titles() else key


def moment(seconds: float) -> str:
    """A moment in UTC, as the terminal shows it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(" ", "minutes").removesuffix("+00:00")
