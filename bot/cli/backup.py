"""`backup`: copy the database to a file, also while the bot plays."""

from pathlib import Path

import click

from bot.cli.database import about_database, file_of
from bot.complaints import Complaint, message
from db import Damaged, Unavailable
from db.backup import back_up


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--database", help="The database's file; else SKALD_DATABASE.")
def command(file: Path, database: str | None) -> None:
    """Copy the database to FILE, as it stands now. The bot may play on meanwhile."""
    source = file_of(database)
    if not source.exists():
        raise Complaint("cli-no-database", file=str(source))
    try:
        matches = back_up(source, file)
    except FileExistsError:
        raise Complaint("cli-file-exists", file=str(file)) from None
    except Damaged:
        raise Complaint("cli-no-backup", file=str(source)) from None
    except Unavailable as error:
        raise about_database(error, f"{source} → {file}") from error
    click.echo(message("cli-backed-up", count=matches, file=str(file)))
