"""`run`: play on Discord."""

import asyncio
import contextlib
import logging

import click

from bot.cli.database import about_database
from bot.cli.ending import heed_signals
from bot.library import words_of
from bot.settings import Settings
from db import Unavailable


@click.command()
@click.option("--database", help="A file, or a database's URL; else SKALD_DATABASE.")
@click.option("--hall", "url", hidden=True, help="The address of a hall to play on instead.")
def command(database: str | None, url: str | None) -> None:
    """Play on Discord, with the token in DISCORD_TOKEN."""
    from bot.serving import serve, serve_on  # noqa: PLC0415 - Discord is heavy to import

    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    settings = Settings()
    where = database or settings.database
    token = settings.token.get_secret_value()
    if not token:
        raise click.UsageError(words_of().text("cli-no-token"))
    heed_signals()
    pace = settings.pace
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(
                serve_on(url, where, token, pace) if url else serve(where, token, pace=pace)
            )
    except Unavailable as error:
        raise about_database(error, where) from error
