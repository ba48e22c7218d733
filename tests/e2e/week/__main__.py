"""`python -m tests.e2e.week 200`: play a week, and tell what came of it."""

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.e2e.week.week import a_week


async def main(matches: int, days: float, fault: str) -> int:
    """The number of complaints."""
    with tempfile.TemporaryDirectory() as folder:
        week, checker = await a_week(Path(folder), matches, days=days, fault=fault)
    lines = [
        f"{matches} matches, {len(week.hall.record)} requests, {len(week.ran) - 1} kills",
        f"{dict(checker.tally)}",
        *checker.complaints,
        f"{len(checker.complaints)} complaints",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return len(checker.complaints)


if __name__ == "__main__":
    matches, days, fault, *_ = (
        [*sys.argv[1:], "7", ""] if len(sys.argv) < 3 else [*sys.argv[1:], ""]
    )
    sys.exit(bool(asyncio.run(main(int(matches), float(days), fault))))
