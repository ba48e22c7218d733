"""`run`: play on Discord."""

import asyncio
import contextlib

import click

from bot.cli.database import about_database, settings_read
from bot.complaints import Complaint
from bot.ending import heed_signals
from bot.logs import Level, set_up
from bot.settings import help_of
from db import Unavailable
from play.library import words_of


@click.command()
@click.option("--database", help=help_of("database"))
@click.option("--health", type=click.IntRange(1, 65535), metavar="PORT", help=help_of("health"))
@click.option("--log", type=click.Choice(Level, case_sensitive=False), help=help_of("log"))
@click.option("--hall", "url", hidden=True, help="The address of a hall to play on instead.")
def command(url: str | None, **options: object) -> None:
    """Play on Discord, with the token in DISCORD_TOKEN."""
    from discord import LoginFailure  # noqa: PLC0415 - heavy to import

    from bot.serving import serve, serve_on  # noqa: PLC0415 - as above

    settings = settings_read(**options)
    set_up(settings.log)
    if not settings.token:
        raise click.UsageError(words_of().text("cli-no-token"))
    heed_signals()
    where, token = settings.database, settings.token
    pace, health = settings.pace, settings.health
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(
                serve_on(url, where, token, pace=pace, health=health)
                if url
                else serve(where, token, pace=pace, health=health)
            )
    except Unavailable as error:
        raise about_database(error, where) from error
    except LoginFailure as error:
        raise Complaint("cli-bad-token") from error
