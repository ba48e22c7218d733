"""`restore`: put a backup in the database's place, while the bot does not run."""

from pathlib import Path

import click

from bot.cli.database import about_database, file_of
from bot.complaints import Complaint, message
from db import Damaged, Unavailable
from db.backup import BEFORE, InUse, restore


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--database", help="The database's file; else SKALD_DATABASE.")
def command(file: Path, database: str | None) -> None:
    """Put FILE, which `backup` has made, in the database's place. What was there is kept."""
    target = file_of(database)
    if not file.exists():
        raise Complaint("cli-no-database", file=str(file))
    kept = target.exists()
    try:
        matches = restore(file, target)
    except Damaged:
        raise Complaint("cli-no-backup", file=str(file)) from None
    except InUse:
        raise Complaint("cli-in-use", file=str(target)) from None
    except Unavailable as error:
        raise about_database(error, f"{file} → {target}") from error
    click.echo(message("cli-restored", count=matches, file=str(target)))
    if kept:
        click.echo(message("cli-kept", file=f"{target}{BEFORE}"))
