"""`draw`: a picture of a match after some random decisions."""

from itertools import islice
from pathlib import Path

import click

from bot.cli.asked import (
    names_for,
    option_option,
    options_for,
    start_of,
    title_argument,
    title_for,
)
from bot.complaints import Complaint, message
from games.core.agenda import AnyPosition
from games.core.dice import seeded
from games.core.title import Title
from play.library import words_of
from play.simulation.playout import walk
from renderer.artists import artist
from renderer.picture import Format
from renderer.themes import THEMES, Theme


@click.command("draw")
@title_argument
@click.option("--seats", type=int, help="How many play; by default as few as can.")
@click.option("--seed", default="1", show_default=True, help="Gives the same picture again.")
@click.option("--moves", type=click.IntRange(min=0), default=0, help="Random decisions before.")
@click.option("--seat", type=int, help="Who looks, from 0; by default a spectator.")
@click.option("--theme", default="dark", show_default=True, help="How it looks.")
@click.option("--names", multiple=True, help="A player's name; may be given several times.")
@option_option
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="The file; its suffix, .webp or .png, tells the format.",
)
def command(
    *,
    title: str,
    seats: int | None,
    seed: str,
    moves: int,
    seat: int | None,
    theme: str,
    names: tuple[str, ...],
    pairs: tuple[str, ...],
    output: Path,
) -> None:
    """Draw the board of TITLE after some random decisions, and print its alternative text."""
    found = title_for(title)
    players, options = names_for(found, seats, names), options_for(found, pairs)
    start_of(found, len(players), options, seeded(seed))
    viewer, kind, look = _viewer(seat, len(players)), _format(output), _theme(theme)
    position = _after(found, len(players), options, seed, moves)
    view = found.rules.view(position, viewer)
    words = words_of(found.key)
    picture = artist(found.key).draw(view, theme=look, words=words, names=players)
    try:
        output.write_bytes(picture.encode(kind))
    except OSError as error:
        raise Complaint("cli-cannot-write", file=str(output)) from error
    click.echo(picture.alt_text)


def _viewer(seat: int | None, seats: int) -> int | None:
    if seat is not None and not 0 <= seat < seats:
        raise Complaint("cli-no-such-seat", given=seat, last=seats - 1)
    return seat


def _theme(name: str) -> Theme:
    if name not in THEMES:
        raise Complaint("cli-unknown-theme", given=name, themes=list(THEMES))
    return THEMES[name]


def _format(output: Path) -> Format:
    suffix = output.suffix.lower().removeprefix(".")
    if suffix not in [kind.value for kind in Format]:
        formats = message("cli-or", first=Format.WEBP.value, second=Format.PNG.value)
        raise Complaint("cli-unknown-format", file=output.name, formats=formats)
    return Format(suffix)


def _after(title: Title, seats: int, options: object, seed: str, moves: int) -> AnyPosition:
    """The position after so many random answers, or the last one of the match."""
    *_, last = islice(walk(title, seats, options, seed), moves + 1)
    return last.position
