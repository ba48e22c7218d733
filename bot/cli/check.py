"""`check`: look for damaged matches in the database, and change nothing."""

import asyncio
import zlib
from pathlib import Path

import click

from bot.cli.database import about_database, settings_read, shown
from bot.cli.screen import plain
from bot.complaints import Complaint, message
from db import Unavailable
from db.soundness.audit import Audited, audited
from games.catalogue import titles
from games.core.errors import SaveError
from play.library import words_of

FOUND = 1
"""The exit code when a match is damaged."""


@click.command("check")
@click.argument("database", required=False)
def command(database: str | None) -> None:
    """List the damaged matches in DATABASE, a file or a URL; else in SKALD_DATABASE."""
    where = settings_read(database=database).database
    if "://" not in where and not Path(where).exists():
        raise Complaint("cli-no-database", file=where)
    try:
        count, damaged = asyncio.run(_looked_through(where))
    except Unavailable as error:
        raise about_database(error, where) from error
    for line in damaged:
        click.echo(plain(line))
    if damaged:
        told = {"damaged": len(damaged), "count": count, "database": shown(where)}
        click.echo(message("cli-damaged", **told), err=True)
        raise SystemExit(FOUND)
    click.echo(message("cli-sound", count=count, database=shown(where)))


async def _looked_through(database: str) -> tuple[int, list[str]]:
    """Count the matches, and give a line about each that is damaged."""
    count, lines = 0, []
    async with audited(database) as found:
        async for one in found:
            count += 1
            if parts := _damaged(one):
                lines.append(_line(one, parts))
    return count, lines


def _damaged(one: Audited) -> list[str]:
    parts = [damage.value for damage in one.damages]
    if one.position is not None and not _is_readable(one.record.title, one.position):
        parts.append("unreadable")
    return parts


def _is_readable(title: str, packed: bytes) -> bool:
    try:
        titles()[title].rules.codec.load(zlib.decompress(packed))
    except (zlib.error, SaveError, KeyError):
        return False
    return True


def _line(one: Audited, parts: list[str]) -> str:
    words, known = words_of(), one.record.title in titles()
    title = words_of(one.record.title).text("title") if known else one.record.title
    named = words.list([message(f"cli-damaged-{part}") for part in parts])
    return message("cli-damaged-match", match=one.record.id, title=title, parts=named)
