"""`python -m tests.e2e.storms --seeds 50`: storms over tables of all titles, one a seed."""

import argparse
import asyncio
import secrets
import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.e2e.storms.storm import GUSTS, storm


async def soak(first: int, seeds: int, side_by_side: int, gusts: int, fault: str) -> int:
    """The number of complaints after so many storms."""
    waiting, complaints, tally = list(range(first, first + seeds)), 0, Counter[str]()

    async def go_on(folder: Path) -> None:
        nonlocal complaints
        while waiting:
            seed = waiting.pop(0)
            home = folder / str(seed)
            home.mkdir()
            flaws, weather = await storm(home, seed, gusts, fault)
            complaints += len(flaws)
            tally.update(seeds=1, troubles=len(weather.told))
            _print(f"seed {seed}: {len(weather.told)} troubles, {len(flaws)} complaints", *flaws)
            if flaws:
                _print(*(f"    {one}" for one in weather.told))

    with tempfile.TemporaryDirectory() as folder:
        async with asyncio.TaskGroup() as group:
            for _ in range(side_by_side):
                group.create_task(go_on(Path(folder)))
    _print(f"{dict(tally)}, {complaints} complaints")
    return complaints


def _print(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asked = argparse.ArgumentParser(prog="python -m tests.e2e.storms", description=__doc__)
    asked.add_argument("--seeds", type=int, default=50, help="the number of storms")
    asked.add_argument("--first", type=int, default=secrets.randbelow(10**6))
    asked.add_argument("--bots", type=int, default=2, help="so many storms side by side")
    asked.add_argument("--gusts", type=int, default=GUSTS)
    asked.add_argument("--fault", default="haste", help="what is planted into the bot")
    given = asked.parse_args()
    sys.exit(
        bool(asyncio.run(soak(given.first, given.seeds, given.bots, given.gusts, given.fault)))
    )
