"""`run`: play on Discord."""

import asyncio
import contextlib

import click

from bot.cli.database import about_database, settings_read
from bot.cli.ending import heed_signals
from bot.logs import Level, set_up
from db import Unavailable
from play.library import words_of


@click.command()
@click.option("--database", help="A file, or a database's URL; else SKALD_DATABASE.")
@click.option(
    "--health",
    type=click.IntRange(1, 65535),
    metavar="PORT",
    help="Tell of the bot's health on 127.0.0.1, at /healthz and /metrics; else SKALD_HEALTH.",
)
@click.option(
    "--log",
    type=click.Choice(Level, case_sensitive=False),
    help="The least level that is logged; else SKALD_LOG, or INFO.",
)
@click.option("--hall", "url", hidden=True, help="The address of a hall to play on instead.")
def command(database: str | None, health: int | None, log: Level | None, url: str | None) -> None:
    """Play on Discord, with the token in DISCORD_TOKEN."""
    from bot.serving import serve, serve_on  # noqa: PLC0415 - Discord is heavy to import

    settings = settings_read()
    set_up(log or settings.log)
    where, port = database or settings.database, health or settings.health
    token = settings.token
    if not token:
        raise click.UsageError(words_of().text("cli-no-token"))
    heed_signals()
    pace = settings.pace
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(
                serve_on(url, where, token, pace=pace, health=port)
                if url
                else serve(where, token, pace=pace, health=port)
            )
    except Unavailable as error:
        raise about_database(error, where) from error
