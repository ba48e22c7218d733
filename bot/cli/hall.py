"""`hall`: a Discord of one's own on this machine, with the bot in it, and a page to play on."""

import asyncio
import contextlib
import os
import sys
import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from bot.cli.database import about_database
from bot.complaints import Complaint
from bot.ending import heed_signals
from bot.logs import set_up_quietly
from db import Unavailable
from play.library import words_of

PEOPLE = ("Ann", "Bo")
KEEP = "Keep the hall in this file, and its matches beside it; else both are forgotten."
DESKTOPS = ("DISPLAY", "WAYLAND_DISPLAY")


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="0 takes a free one.")
@click.option("--keep", type=click.Path(dir_okay=False, path_type=Path), help=KEEP)
@click.option("--open/--no-open", "open_", default=True, help="Open the page in a browser.")
def command(port: int, keep: Path | None, open_: bool) -> None:  # noqa: FBT001 - click's own way
    """Try Skald here: no account, no token, no internet."""
    from bot.serving import NoHall, open_hall  # noqa: PLC0415 - Discord is heavy to import

    def tell(address: str) -> None:
        click.echo(words_of().text("hall-open", address=address))
        if open_ and _has_desktop():
            webbrowser.open(address)

    set_up_quietly()
    heed_signals()
    with TemporaryDirectory(prefix="skald-") as folder, contextlib.suppress(KeyboardInterrupt):
        matches = Path(f"{keep}.matches") if keep else Path(folder) / "hall.matches"
        try:
            asyncio.run(open_hall(str(matches), port, PEOPLE, tell, keep))
        except NoHall as error:
            raise Complaint(str(error), file=str(keep), port=port) from error
        except Unavailable as error:
            raise about_database(error, str(matches)) from error


def _has_desktop() -> bool:
    """Elsewhere a browser would open in the terminal itself."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, DESKTOPS))
