"""Load: robots play many matches through a hall, with the bot in a process of its own.

    python -m tests.bench.load --matches 100 --warm 0.5 --minutes 2 --rate 10 --stored 100000

Prints a small table and a line of JSON. The hall and its robots share the processors with the
bot, and so does whatever else runs there: the machine's load stands beside the figures. What the
bot keeps (pictures, sprites, matches) grows while it warms up, so that its memory is only watched
afterwards.
"""

import asyncio
import json
import os
import resource
import sys
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from hall import Hall
from tests.bench.crowd import Times
from tests.bench.gauges import Memory, Reading, Shares, lag_p99, page
from tests.bench.robots import Crowd
from tests.bench.stored import fill
from tests.bot.test_health import free_port
from tests.e2e.bot_process import bot_on

RATE, ANSWER, SLOPE = 10.0, 300.0, 1.0
"""What must be: actions a second, milliseconds to the first answer (p99), MiB a minute."""
ASKED = 1.2 * RATE
"""What is under way when the time is over is not counted."""
OPEN_FILES = 8192
SOME = 30
"""Seconds between the figures of memory that are told."""


@click.command()
@click.option("--matches", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--minutes", type=click.FloatRange(min=0.1), default=2.0, show_default=True)
@click.option(
    "--warm",
    type=click.FloatRange(min=0),
    default=0.5,
    show_default=True,
    help="Minutes of play before those that count.",
)
@click.option(
    "--rate", type=float, default=ASKED, show_default=True, help="Actions a second; 0: all."
)
@click.option("--stored", type=int, default=0, show_default=True, help="Matches that are over.")
def main(matches: int, minutes: float, warm: float, rate: float, stored: int) -> None:
    """Let robots play, and print what it took."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(OPEN_FILES, hard), hard))
    figures = asyncio.run(loaded(matches, stored, rate, warm * 60, minutes * 60))
    show(figures)
    print(json.dumps(figures))  # noqa: T201 - the line for machines
    sys.exit(0 if figures["broken"] == 0 else 1)


async def loaded(
    matches: int, stored: int, rate: float, warm: float, seconds: float
) -> dict[str, Any]:
    """The figures of one run, which has `warm` seconds before those that count."""
    with TemporaryDirectory(prefix="skald-load-") as folder:
        async with Hall(bot_name="Skald") as hall:
            database, port = Path(folder) / "skald.db", free_port()
            if stored:
                await fill(database, stored, hall.guild.id)
            bytes_stored = database.stat().st_size if stored else 0
            async with bot_on(hall, Path(folder), "--health", str(port)) as bot:
                crowd, memory = Crowd(hall, Times()), Memory(bot.pid)
                began = perf_counter()
                await crowd.seat(matches)
                seating = perf_counter() - began
                await quiet(port)
                print(f"{matches} matches seated in {seating:.0f} s", file=sys.stderr)  # noqa: T201
                await crowd.play(warm, rate)
                crowd.begin_anew()
                first = await asyncio.to_thread(Reading.of, memory.pid, port)
                looking = asyncio.create_task(looked(memory))
                await crowd.play(seconds, rate)
                last = await asyncio.to_thread(Reading.of, memory.pid, port)
                looking.cancel()
            log = bot.log.read_text()
    return {
        "matches": matches,
        "stored": stored,
        "stored_mib": round(bytes_stored / 2**20),
        "seconds": round(last.at - first.at, 1),
        "asked_rate": rate,
        "seating_s": round(seating, 1),
        "faults_logged": log.count('"level":"ERROR"'),
        **worked(crowd, first, last),
        **cost(memory, first, last),
    }


def worked(crowd: Crowd, first: Reading, last: Reading) -> dict[str, Any]:
    """What the robots did and saw."""
    took = last.at - first.at
    delays = {
        f"{name}_{part}": value
        for name, column in (("answer", crowd.times.answers), ("board", crowd.times.boards))
        for part, value in zip(("p50_ms", "p99_ms"), spread(column), strict=True)
    }
    return {
        "actions": crowd.acted,
        "rate": round(crowd.acted / took, 2),
        "clicks": len(crowd.times.answers),
        **delays,
        "ended": crowd.ended,
        "broken": len(crowd.broken),
        "why_broken": sorted(set(crowd.broken))[:3],
    }


def cost(memory: Memory, first: Reading, last: Reading) -> dict[str, Any]:
    """What the bot took for it, and what would be used up first."""
    done = last.actions - first.actions
    shares = Shares.between(first, last)
    return {
        "lag_p99_ms": lag_p99(first, last),
        "cpu_ms_per_action": round(1000 * (last.bot - first.bot) / max(1.0, done), 1),
        "memory_mib": [round(one) for one in memory.mib[::SOME]],
        "memory_slope_mib_a_minute": round(memory.slope(), 2),
        **{f"share_{name}": round(value, 2) for name, value in vars(shares).items()},
        "fullest": shares.fullest,
        "load_average": [round(one, 1) for one in os.getloadavg()],
        "processors": os.cpu_count(),
    }


def spread(times: list[float]) -> tuple[float, float]:
    """The middle, and what one in a hundred exceeds; in what was given."""
    if len(times) < 2:
        return (round(times[0], 1),) * 2 if times else (float("nan"),) * 2
    return round(median(times), 1), round(quantiles(times, n=100, method="inclusive")[-1], 1)


def show(figures: dict[str, Any]) -> None:
    """A table of what was measured, with what must be beside it, and whether it is."""
    table = Table("figure", "measured", "must", title=f"{figures['matches']} running matches")
    musts = {
        "rate": (f">= {RATE:g}", figures["rate"] >= RATE or figures["asked_rate"] < RATE),
        "answer_p99_ms": (f"< {ANSWER:g}", figures["answer_p99_ms"] < ANSWER),
        "memory_slope_mib_a_minute": (
            f"< {SLOPE:g} when warm",
            figures["memory_slope_mib_a_minute"] < SLOPE,
        ),
        "broken": ("0", not figures["broken"]),
    }
    for name, value in figures.items():
        must, held = musts.get(name, ("", True))
        table.add_row(name, str(value), must if held else f"{must} MISSED")
    Console(width=100).print(table)


async def looked(memory: Memory) -> None:
    """Look at the memory each second."""
    while True:
        memory.look()
        await asyncio.sleep(1)


async def quiet(port: int) -> None:
    """Wait until nothing is due: what the seating asked for is not what is measured."""
    while (await asyncio.to_thread(_due, port)) > 0:
        await asyncio.sleep(2)


def _due(port: int) -> float:
    return page(port)[0]["skald_posts_due"]


if __name__ == "__main__":
    main()
