"""`python -m tests.e2e.kills --kills 1000`: kill bots that play all titles, again and again.

Several bots die side by side, each in a hall of its own with a table for every title. A campaign
that is over is looked at as a whole, and another one begins until so many kills were survived.
"""

import argparse
import asyncio
import secrets
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.e2e.kills.campaign import campaign

LIVES = 50
"""Kills of one campaign, in which a database and a hall grow old together."""


async def one(folder: Path, seed: int, kills: int) -> tuple[Counter[str], list[str]]:
    """A campaign: what was done, and all complaints."""
    folder.mkdir()  # noqa: ASYNC240 - one folder, before anything runs
    async with campaign(folder, seed) as killed:
        killed.begin()
        for number in range(kills):
            await killed.kill(number, kills)
        flaws = await killed.end()
        finished = sum(len(table.finished) for table in killed.tables)
        tally = Counter(
            kills=kills,
            deaths_at_an_await=len(killed.bot.deaths),
            actions_told=len(killed.diary.told),
            matches_finished=finished,
            requests=len(killed.hall.record),
        )
    return tally, [f"seed {seed}: {flaw}" for flaw in flaws]


async def soak(kills: int, bots: int, seed: int) -> int:
    """The number of complaints after so many kills."""
    shares = [min(LIVES, kills - at) for at in range(0, kills, LIVES)]
    waiting = list(enumerate(shares))
    total: Counter[str] = Counter()
    complaints: list[str] = []

    async def go_on(folder: Path) -> None:
        while waiting:
            number, share = waiting.pop(0)
            tally, flaws = await one(folder / str(number), seed + 1000 * number, share)
            total.update(tally)
            complaints.extend(flaws)
            _print(f"{dict(total)}, {len(complaints)} complaints", *flaws)

    with tempfile.TemporaryDirectory() as folder:
        async with asyncio.TaskGroup() as side_by_side:
            for _ in range(bots):
                side_by_side.create_task(go_on(Path(folder)))
    _print(f"seed {seed}: {total['kills']} kills, {len(complaints)} complaints")
    return len(complaints)


def _print(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asked = argparse.ArgumentParser(prog="python -m tests.e2e.kills", description=__doc__)
    asked.add_argument("--kills", type=int, default=1000)
    asked.add_argument("--bots", type=int, default=4, help="so many die side by side")
    asked.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    given = asked.parse_args()
    sys.exit(bool(asyncio.run(soak(given.kills, given.bots, given.seed))))
