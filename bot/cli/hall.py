"""`hall`: a Discord of one's own on this machine, with the bot in it."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import click

from bot.library import words_of

if TYPE_CHECKING:
    from hall import Hall

PEOPLE = ("Ann", "Bo")
CHANNEL = "table"
READY = 20.0


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="0 takes a free one.")
@click.option("--open/--no-open", "open_", default=True, help="Open the console, or only serve.")
@click.option("--database", help="Keep the matches in this file; else they are forgotten.")
def command(port: int, open_: bool, database: str | None) -> None:  # noqa: FBT001 - click's own way
    """Try Skald here: no account, no token, no internet."""
    from bot.serving import open_hall  # noqa: PLC0415 - Discord is heavy to import

    logging.basicConfig(level=logging.ERROR, format="%(levelname)s %(name)s: %(message)s")
    meet: Callable[[Hall], Awaitable[None]] = _console if open_ else _only_serve
    with TemporaryDirectory(prefix="skald-") as folder, contextlib.suppress(KeyboardInterrupt):
        asyncio.run(open_hall(database or str(Path(folder) / "hall.db"), port, meet))


async def _console(hall: "Hall") -> None:
    """One person at this terminal plays everybody."""
    from hall.console import Console  # noqa: PLC0415 - only where it is wanted

    await _welcome(hall)
    users = [hall.add_user(name) for name in PEOPLE]
    await Console(hall, hall.add_channel(CHANNEL), users).run()


async def _only_serve(hall: "Hall") -> None:
    """Until it is interrupted."""
    await _welcome(hall)
    await asyncio.Event().wait()


async def _welcome(hall: "Hall") -> None:
    async with asyncio.timeout(READY):
        while not (hall.gateway.connected and hall.commands()):  # noqa: ASYNC110 - it knows no bot
            await asyncio.sleep(0.05)
    click.echo(words_of().text("cli-hall-open", url=hall.url))
