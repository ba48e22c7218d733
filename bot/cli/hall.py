"""`hall`: a Discord of one's own on this machine, with the bot in it."""

import asyncio
import contextlib
import logging
from pathlib import Path
from tempfile import TemporaryDirectory

import click

PEOPLE = ("Ann", "Bo")


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="0 takes a free one.")
@click.option("--open/--no-open", "open_", default=True, help="Open the console, or only serve.")
@click.option("--database", help="Keep the matches in this file; else they are forgotten.")
def command(port: int, open_: bool, database: str | None) -> None:  # noqa: FBT001 - click's own way
    """Try Skald here: no account, no token, no internet."""
    from bot.serving import open_hall  # noqa: PLC0415 - Discord is heavy to import

    logging.basicConfig(level=logging.ERROR, format="%(levelname)s %(name)s: %(message)s")
    with TemporaryDirectory(prefix="skald-") as folder, contextlib.suppress(KeyboardInterrupt):
        where = database or str(Path(folder) / "hall.db")
        asyncio.run(open_hall(where, port, PEOPLE if open_ else ()))
