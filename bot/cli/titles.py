"""`titles`: which games there are."""

from typing import Any

import click
import msgspec
from rich.table import Table

from bot.cli.screen import console
from bot.complaints import message
from games.catalogue import titles
from games.core.title import Title
from play.library import words_of


@click.command("titles")
@click.option("--json", "as_json", is_flag=True, help="Print a list of objects.")
def command(*, as_json: bool) -> None:
    """List the titles: their names, seats, length and what they are about."""
    rows = [_row(title) for title in titles().values()]
    if as_json:
        click.echo(msgspec.json.encode(rows).decode())
        return
    table = Table(box=None, pad_edge=False)
    for column in ("name", "seats", "minutes", "key", "about"):
        table.add_column(message(f"cli-column-{column}"), overflow="fold")
    for row in rows:
        seats = _span(row["seats"])
        table.add_row(row["name"], seats, str(row["minutes"]), row["key"], row["about"])
    console().print(table)


def _row(title: Title) -> dict[str, Any]:
    words = words_of(title.key)
    return {
        "key": title.key,
        "name": words.text("title"),
        "seats": title.seats,
        "minutes": title.minutes,
        "about": words.text("title", "about"),
    }


def _span(seats: tuple[int, ...]) -> str:
    least, *_, most = (*seats, seats[-1])
    return str(most) if least == most else message("cli-seats", least=least, most=most)
