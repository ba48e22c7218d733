"""`admin announce` and `announced`: a line for the servers that want announcements.

It is for what concerns all of them, such as an upgrade, and goes where a server's staff has chosen
in `/server settings`; nobody is called. The bot that plays tells it.
"""

import click

from bot.cli.admin.desk import Desk, at_desk, database_option
from bot.cli.admin.looking import LAST, moment
from bot.cli.screen import plain
from bot.complaints import message
from db import Announcement
from play.library import words_of
from play.watch.announcements import STALE
from play.watch.elsewhere import tell

LONGEST = 1000
"""Characters of a line."""


def _line(_: click.Context, __: click.Parameter, text: str) -> str:
    """A text as one line, not too long for a glance at a telephone."""
    line = " ".join(text.split())
    if not 0 < len(line) <= LONGEST:
        raise click.BadParameter(message("cli-announcement-length", most=LONGEST, count=len(line)))
    return line


@click.command("announce")
@click.argument("text", callback=_line)
@click.option("--dry-run", is_flag=True, help="Show where it would go, and do nothing.")
@database_option
def announce(text: str, *, dry_run: bool, database: str | None) -> None:
    """Tell TEXT, such as that there is an upgrade tonight, on each server that wants announcements.

    These are the servers whose staff has chosen a channel for them in `/server settings`. Nobody is
    called. Where the same line was told within a day it is not told again.
    """

    async def done(desk: Desk) -> list[tuple[int, int]]:
        now = desk.registry.now()
        if dry_run:
            return await desk.store.audience(text, now - STALE)
        told = await desk.store.announce(text, now, now - STALE)
        await tell(desk.store)
        return told

    found = at_desk(database, done)
    for guild, channel in found:
        click.echo(plain(message("cli-announced-where", server=str(guild), channel=str(channel))))
    closing = "cli-would-announce" if dry_run else "cli-done-announce"
    click.echo(message(closing, count=len(found)))


@click.command("announced")
@click.option("--most", type=click.IntRange(1), default=LAST, show_default=True)
@database_option
def announced(most: int, database: str | None) -> None:
    """List what was announced last, the newest first, and what came of it on each server."""
    found = at_desk(database, lambda desk: desk.store.announced(most))
    for one in found:
        click.echo(plain(_outcome(one)))
    if not found:
        click.echo(message("cli-nothing-announced"))


def _outcome(one: Announcement) -> str:
    """An announcement on a server in a line."""
    became = "waits" if one.told is None else one.trouble or "told"
    return words_of().text(
        "cli-announcement",
        time=moment(one.at),
        server=str(one.guild),
        channel=str(one.channel),
        became=message(f"cli-announcement-{became}"),
        text=one.text,
    )
