"""`arena`: minds play against each other, on every seat in turn, on all cores."""

from collections.abc import Hashable, Iterator, Mapping
from typing import Any, TypeVar

import click
import msgspec
from rich.table import Table

from bot.cli.asked import (
    mind_type,
    option_option,
    options_for,
    seats_for,
    start_of,
    title_argument,
    title_for,
)
from bot.cli.parallel import done, jobs_option, progress
from bot.cli.screen import console
from bot.complaints import message
from games.core.dice import seeded
from play.arena.bouts import Bout, Fought, bouts, fought
from play.arena.standings import Share, Standings, standings
from play.library import words_of
from play.minds import Mind
from words import Words

Key = TypeVar("Key", bound=Hashable)
GIVEN_UP = "given-up"
"""The ending, in JSON, of a match that had none."""


@click.command("arena")
@title_argument
@click.option(
    "--mind",
    "minds",
    type=mind_type,
    multiple=True,
    required=True,
    help="Who plays; given several times. Fewer than seats: they sit there several times over.",
)
@click.option("--seats", type=int, help="How many play; by default as few as can.")
@click.option("--matches", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", default="1", show_default=True, help="Gives the same matches again.")
@jobs_option
@option_option
@click.option("--json", "as_json", is_flag=True, help="Print one object.")
def command(
    *,
    title: str,
    minds: tuple[str, ...],
    seats: int | None,
    matches: int,
    seed: str,
    jobs: int | None,
    pairs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let minds play TITLE against each other and tell how much better one is.

    Each has every seat as often as the others. Intervals are 95 % sure.
    """
    found = title_for(title)
    number, options = seats_for(found, seats), options_for(found, pairs)
    start_of(found, number, options, seeded(seed))
    parts = list(
        enumerate(bouts(found.key, options, list(map(Mind, minds)), number, seed, matches))
    )
    results: dict[int, Fought] = {}
    with progress() as bar:
        task = bar.add_task(words_of(found.key).text("title"), total=matches)
        for match, result in done(_numbered, parts, jobs):
            results[match] = result
            bar.advance(task)
    told = standings([results[match] for match in sorted(results)])
    if as_json:
        click.echo(msgspec.json.encode(_summary(found.key, number, told)).decode())
    else:
        for table in _tables(words_of(found.key), told):
            console().print(table)


def _numbered(part: tuple[int, Bout]) -> tuple[int, Fought]:
    """Play one match; ratings want the results in the order of the matches."""
    return part[0], fought(part[1])


def _summary(title: str, seats: int, told: Standings) -> dict[str, Any]:
    return {
        "title": title,
        "seats": seats,
        "matches": told.matches,
        "draws": told.draws,
        "minds": {mind: _told(share) for mind, share in told.minds.items()},
        "ratings": told.ratings,
        "by_seat": [_told(told.seats[seat]) for seat in range(seats)],
        "by_side": {side: _told(share) for side, share in _sorted(told.sides).items()},
        "endings": {reason or GIVEN_UP: number for reason, number in told.endings.items()},
        "inputs": dict(zip(("mean", "median"), told.inputs, strict=True)),
        "handovers": dict(zip(("mean", "median"), told.handovers, strict=True)),
    }


def _told(share: Share) -> dict[str, Any]:
    return {
        "wins": share.wins,
        "tries": share.tries,
        "rate": round(share.rate, 4),
        "interval": [round(bound, 4) for bound in share.interval],
        "of_par": round(share.of_par, 3),
    }


def _sorted(shares: Mapping[Key, Share]) -> dict[Key, Share]:
    return dict(sorted(shares.items(), key=lambda pair: str(pair[0])))


def _tables(words: Words, told: Standings) -> Iterator[Table]:
    """Wins of minds, seats and sides; then lengths and endings."""
    wins = Table(box=None, pad_edge=False)
    wins.add_column("", overflow="fold")
    for column in ("wins", "tries", "rate", "interval", "par", "rating"):
        wins.add_column(message(f"cli-column-{column}"), justify="right")
    for mind, share in told.minds.items():
        wins.add_row(str(mind), *_row(share), str(told.ratings[mind]))
    for seat, share in _sorted(told.seats).items():
        wins.add_row(message("cli-player", number=seat + 1), *_row(share), "")
    for side, share in _sorted(told.sides).items():
        wins.add_row(words.text(side), *_row(share), "")
    yield wins
    facts = Table(box=None, pad_edge=False, show_header=False)
    facts.add_column(overflow="fold")
    facts.add_column(justify="right")
    facts.add_row(message("cli-count-matches"), str(told.matches))
    facts.add_row(message("cli-count-draws"), str(told.draws))
    for name, (mean, middle) in (("inputs", told.inputs), ("handovers", told.handovers)):
        facts.add_row(message(f"cli-count-{name}"), message("cli-middle", mean=mean, median=middle))
    for reason, number in told.endings.items():
        name = message("cli-count-capped") if reason is None else words.text(f"reason-{reason}")
        facts.add_row(name, str(number))
    yield facts


def _row(share: Share) -> tuple[str, ...]:
    least, most = (f"{bound:.1%}" for bound in share.interval)
    interval = message("cli-seats", least=least, most=most)
    return str(share.wins), str(share.tries), f"{share.rate:.1%}", interval, f"{share.of_par:.2f}"
