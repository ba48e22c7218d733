"""Clicks of people while robots of many matches think.

Run by `pytest tests/bench/test_robots.py -n 0 --benchmark-enable -s`. The bot runs in a process
of its own, and so do its robots' thoughts; the hall, which shares the processors, in this one.
"""

import asyncio

from hall import Hall
from tests.bench.crowd import PATIENCE, Table, Times, seated
from tests.bench.ratios import Goal
from tests.bench.test_clicks import DEADLINE, p99, report, spread
from tests.cogs.forged import press_nowhere
from tests.e2e.bot_process import bot_on
from tests.e2e.table import with_button

ROBOTS = Goal("clicks beside robots", must=0.1, stretch=0.02)
MATCHES, CLICKS = 50, 200
PAUSE = 0.05
"""Seconds between two clicks."""
WATCH = "sk:welcome:watch"


async def test_first_answers_while_fifty_matches_of_robots_go_on(tmp_path):
    quiet, busy = Times(), Times()
    async with Hall(bot_name="Skald") as hall, bot_on(hall, tmp_path):
        table = await seated(hall, 0, quiet, patient=False)
        await clicked(table)
        for number in range(MATCHES):
            await watched(hall, number)
        for clicker in table.clickers:
            clicker.times = busy
        before = boards(hall)
        await clicked(table)
        report(f"{boards(hall) - before} messages of {MATCHES} matches of robots meanwhile")

    report(f"without robots: {spread(quiet.answers)}")
    ROBOTS.judge(p99(busy.answers) / DEADLINE, f"first answer of 3 s, {spread(busy.answers)}")


async def clicked(table: Table) -> None:
    """Open one's panel, again and again."""
    for _ in range(CLICKS):
        clicker = table.clickers[0]
        await clicker.press(with_button(clicker.user, table.thread, "Your move")[-1], "Your move")
        await asyncio.sleep(PAUSE)


async def watched(hall: Hall, number: int) -> None:
    """A match of two robots, which somebody wants to see in a channel of its own."""
    host = hall.add_user(f"Host {number}")
    reply = await press_nowhere(host, hall.add_channel(f"show-{number}"), WATCH)
    await reply.settled(PATIENCE)


def boards(hall: Hall) -> int:
    """The requests with a picture so far."""
    return sum(bool(sent.files) for sent in hall.record)
