"""`simulate`: matches of one mind on all seats, as many as one likes, on all cores."""

import time
from collections.abc import Iterator
from typing import Any

import click
import msgspec
from msgspec import Struct
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
from games.catalogue import titles
from games.core.dice import seeded
from play.library import words_of
from play.minds import Mind, thinking
from play.simulation.contract import ContractBroken, Redeals, checked
from play.simulation.playout import MatchTally, play

BATCH = 10
"""Matches that a process plays before it reports."""
LONG = 1000
"""Matches from which on a run is long, and its dear checks are `RARER`."""
RARER = 16
BROKEN = 1
"""The exit code when a title broke its contract."""


class Order(Struct, frozen=True):
    """Matches to be played: their numbers, and what they have in common."""

    title: str
    seats: int
    options: Any
    seed: str
    first: int
    count: int
    check: bool
    mind: Mind = Mind.RANDOM
    """The one that has all seats."""
    rarer: int = 1
    """The factor by which the sampled checks look more rarely."""


@click.command("simulate")
@title_argument
@click.option(
    "--mind",
    type=mind_type,
    default=Mind.RANDOM.value,
    show_default=True,
    help="Who has all seats.",
)
@click.option("--seats", type=int, help="How many play; by default as few as can.")
@click.option("--matches", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", default="1", show_default=True, help="Gives the same matches again.")
@click.option(
    "--check",
    is_flag=True,
    help="Check what every title promises, position by position; "
    f"from {LONG} matches on, the dear checks look {RARER} times more rarely.",
)
@jobs_option
@option_option
@click.option("--json", "as_json", is_flag=True, help="Print one object.")
def command(
    *,
    title: str,
    mind: str,
    seats: int | None,
    matches: int,
    seed: str,
    check: bool,
    jobs: int | None,
    pairs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play legal matches of TITLE and count how they end.

    At random each decision is drawn evenly from the kinds of action, then from the options of the
    kind.
    """
    found = title_for(title)
    number, options = seats_for(found, seats), options_for(found, pairs)
    start_of(found, number, options, seeded(seed))
    rarer = RARER if matches >= LONG else 1
    order = Order(found.key, number, options, seed, 0, matches, check, Mind(mind), rarer)
    began = time.perf_counter()
    tally = MatchTally()
    try:
        with progress() as bar:
            task = bar.add_task(words_of(found.key).text("title"), total=matches)
            redeals = Redeals()
            for part, redealt in done(fulfilled, list(batches(order)), jobs):
                tally.merge(part)
                redeals.merge(redealt)
                bar.advance(task, part.matches)
            if check:
                redeals.redeal_differs()
    except ContractBroken as error:
        raise _broken(error) from error
    speed = round(tally.decisions / (time.perf_counter() - began), 1)
    if as_json:
        click.echo(msgspec.json.encode(_summary(order, tally, speed)).decode())
    else:
        console().print(_table(order, tally, speed))


def batches(order: Order) -> Iterator[Order]:
    """The order in small parts; which matches are played does not depend on the parts."""
    for first in range(0, order.count, BATCH):
        count = min(BATCH, order.count - first)
        yield msgspec.structs.replace(order, first=first, count=count)


def fulfilled(order: Order) -> tuple[MatchTally, Redeals]:
    """Play the matches of an order, and their redeals if they are checked."""
    title = titles()[order.title]
    tally, redeals = MatchTally(), Redeals()
    decide = thinking(order.mind)
    for number in range(order.first, order.first + order.count):
        match_id = (title, order.seats, order.options, f"{order.seed}/{number}")
        if order.check:
            played, redealt = checked(*match_id, rarer=order.rarer, decide=decide)
            redeals.merge(redealt)
        else:
            played = play(*match_id, decide=decide)
        tally.merge(played)
    return tally, redeals


class _Broken(click.ClickException):
    """The rules broke a promise."""

    exit_code = BROKEN


def _broken(error: ContractBroken) -> click.ClickException:
    details = (str(error), *getattr(error, "__notes__", ()))
    return _Broken("\n".join((message("cli-contract-broken"), *details)))


def _summary(order: Order, tally: MatchTally, speed: float) -> dict[str, Any]:
    return {
        "title": order.title,
        "seats": order.seats,
        "matches": tally.matches,
        "finished": tally.finished,
        "capped": tally.capped,
        "decisions": tally.decisions,
        "decisions_per_second": speed,
        "endings": dict(sorted(tally.endings.items())),
        "wins": [tally.wins.get(seat, 0) for seat in range(order.seats)],
    }


def _table(order: Order, tally: MatchTally, speed: float) -> Table:
    words = words_of(order.title)
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(overflow="fold")
    table.add_column(justify="right")
    counts = ("matches", "finished", "capped", "decisions")
    rows = [(message(f"cli-count-{name}"), getattr(tally, name)) for name in counts]
    rows.append((message("cli-count-speed"), round(speed)))
    endings = sorted(tally.endings.items(), key=lambda pair: -pair[1])
    rows += [(words.text(f"reason-{reason}"), number) for reason, number in endings]
    for seat in range(order.seats):
        rows.append((message("cli-count-wins", number=seat + 1), tally.wins.get(seat, 0)))
    for label, number in rows:
        table.add_row(label, str(number))
    return table
