"""The way of a click through Discord: start-up, memory, acknowledgements, pictures, the loop.

Run by `pytest tests/bench/test_clicks.py -n 0 --benchmark-enable -s`. The bot runs in a process
of its own, the hall in this one; both share the processors, and the hall's work counts too.
"""

import asyncio
from statistics import median, quantiles
from time import perf_counter

import discord

from bot.program import program
from cogs.client import SkaldClient
from hall import Hall
from play.clock import SystemClock
from play.match.match import Person
from tests.bench.crowd import Table, Times, seated
from tests.bench.processes import Watch, WatchedBot, imported, resident
from tests.bench.ratios import Goal
from tests.bench.silence import introduced, press
from tests.e2e.bot_process import bot_on

D1 = Goal("D1", must=2.5, stretch=1.3)
D2 = Goal("D2", must=3.0, stretch=2.0)
D3 = Goal("D3", must=4.0, stretch=1.5)
Z1_ANSWER = Goal("Z1 answer", must=0.1, stretch=0.02)
Z1_PICTURE = Goal("Z1 picture", must=0.6, stretch=0.2)
Z2 = Goal("Z2", must=1.0, stretch=2.0, more=True)
R6 = Goal("R6 loop", must=1.0, stretch=0.5)

STARTS, PRESSES, CLICKS, BURST = 7, 300, 100, 64
DEADLINE = 3000.0
"""Milliseconds that Discord waits for an answer."""
REQUESTS = 50.0
"""Discord's limit a second."""
STALL = 15.0
"""Milliseconds that nothing may hold up the loop."""
SECONDS = 10.0
"""How long all play at once."""
ANN, BO = Person(1, "Ann"), Person(2, "Bo")


def report(what: str) -> None:
    """Print a figure without a goal."""
    print(f"\n   {what}")  # noqa: T201 - the figures are what a benchmark is run for


def judged(goals: list[tuple[Goal, float, str]]) -> None:
    """Print all figures before the first that misses its goal is complained of."""
    missed = []
    for goal, ratio, what in goals:
        try:
            goal.judge(ratio, what)
        except AssertionError as error:
            missed.append(error.args)
    assert not missed


def spread(times: list[float]) -> str:
    """The middle and the end of what was measured."""
    return f"p50 {median(times):.0f} ms, p99 {p99(times):.0f} ms of {len(times)}"


def p99(times: list[float]) -> float:
    """What one in a hundred exceeds."""
    return quantiles(times, n=100, method="inclusive")[-1]


async def many_tables(hall: Hall, times: Times) -> list[Table]:
    """As many matches as a burst has, begun a few at a time."""
    tables: list[Table] = []
    for first in range(0, BURST, 8):
        some = (seated(hall, number, times, patient=True) for number in range(first, first + 8))
        tables += await asyncio.gather(*some)
    return tables


async def played(tables: list[Table], until: float) -> int:
    """How many actions all together did when they played on until a moment."""
    clickers = [clicker for table in tables for clicker in table.clickers]
    for clicker in clickers:
        clicker.patient = False
    before = sum(clicker.acted for clicker in clickers)
    ended = await asyncio.gather(*(table.play(until) for table in tables), return_exceptions=True)
    report(f"broken off: {[repr(one) for one in ended if one] or 'no match'}")
    return sum(clicker.acted for clicker in clickers) - before


def told(watch: Watch, what: str) -> str:
    """The longest delays of a kind, and what they were."""
    found = sorted(watch.since(what), key=lambda one: one.own, reverse=True)
    lines = [f"{one.ms:.0f} ms ({one.own:.0f} of its own) {one.what[:200]}" for one in found[:6]]
    return "\n      ".join([f"{len(found)} delays ({what})", *lines])


# Start-up and memory


def test_d1_the_bot_is_imported_quickly():
    rounds = [(imported("bot.serving")[0], imported("discord")[0]) for _ in range(STARTS)]
    ours, theirs = (median(column) for column in zip(*rounds, strict=True))

    D1.judge(ours / theirs, f"import, {1000 * ours:.0f} ms against {1000 * theirs:.0f} ms")


async def test_d2_the_bot_is_small(tmp_path):
    """Idle; then with its boards drawn and kept, as after a few clicks.

    Started for the second time, as it mostly is: what makes a new database is never loaded.
    """
    theirs = median(imported("discord")[1] for _ in range(3))
    async with Hall(bot_name="Skald") as hall, bot_on(hall, tmp_path):
        pass
    async with Hall(bot_name="Skald") as hall, bot_on(hall, tmp_path) as bot:
        idle = resident(bot)
        table = await seated(hall, 0, Times(), patient=True)
        for seat in (0, 1):
            await table.click_ready(seat)
        drawn = resident(bot)

    judged(
        [
            (D2, idle / theirs, f"idle, nothing drawn, {idle:.0f} MiB against {theirs:.0f} MiB"),
            (D2, drawn / theirs, f"with boards kept, {drawn:.0f} MiB"),
        ]
    )


# One press inside the process


class Static(discord.ui.View):
    """A persistent button that only acknowledges."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Press", custom_id="static")
    async def pressed(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)


def rows(*custom_ids: str) -> list[dict]:
    """Five buttons, as the messages carry them."""
    buttons = [
        {"type": 2, "style": 2, "label": one, "custom_id": one, "id": at}
        for at, one in enumerate(custom_ids, 2)
    ]
    return [{"type": 1, "id": 1, "components": buttons}]


async def test_d3_a_press_is_acknowledged_with_little_work(tmp_path):
    """By the wall, since an answer that waits for a thread is late too."""
    async with (
        program(tmp_path / "skald.db", SystemClock()) as services,
        SkaldClient(services, pace=PRESSES * 100) as client,
        discord.Client(intents=discord.Intents(guilds=True)) as static,
    ):
        introduced(client)
        introduced(static)
        static.add_view(Static())
        match_id = (await services.lobbies.create("nine_realms", 1, 1, ANN)).id
        await services.lobbies.join(match_id, BO)
        match = await services.gameplay.start(match_id, ANN.id)
        asked = match.record.seats[0].prompt
        board = [f"sk:board:{match_id}:{what}" for what in ("move", "hand", "text", "log", "help")]
        panel = [f"sk:panel:{match_id}:{asked}:0:{at}" for at in range(5)]
        ways = {
            "discord.py's static button": (static, "static", rows("static", *"1234")),
            "Your move": (client, board[0], rows(*board)),
            "a panel's button": (client, panel[0], rows(*panel)),
        }
        taken = {name: [] for name in ways}
        for _ in range(PRESSES):
            for name, (bot, custom_id, row) in ways.items():
                taken[name].append(await press(bot, custom_id, ANN.id, row))
    wall, cpu = ({name: median(t[at] for t in taken[name]) * 1e6 for name in ways} for at in (0, 1))

    least, *ours = wall
    least_us = wall[least]
    for name in wall:
        report(f"{name}: {wall[name]:.0f} us, {cpu[name]:.0f} us of the processor")
    judged([(D3, wall[name] / least_us, f"{name} against {least_us:.0f} us") for name in ours])


# Through the hall


async def test_clicks_of_a_match_that_goes_on(tmp_path):
    """Two players by turns, one click at a time."""
    times = Times()
    async with Hall(bot_name="Skald") as hall, bot_on(hall, tmp_path):
        while len(times.answers) < CLICKS or len(times.boards) < CLICKS / 2:
            table = await seated(hall, len(times.answers), times, patient=True)
            await table.play(until=perf_counter() + 2 * SECONDS)

    report(f"click to first answer: {spread(times.answers)}")
    report(f"click to settled panel: {spread(times.settled)}")
    report(f"click to board: {spread(times.boards)}")
    judged(
        [
            (Z1_ANSWER, p99(times.answers) / DEADLINE, "a click at a time, answer p99 against 3 s"),
            (Z1_PICTURE, p99(times.boards) / DEADLINE, "a click at a time, board p99 against 3 s"),
        ]
    )


async def test_z1_z2_a_burst_and_a_crowd(tmp_path):
    """All act at once on matches of their own; then all play for a while; the loop is watched."""
    async with Hall(bot_name="Skald") as hall:
        bot = WatchedBot(hall, tmp_path)
        await bot.start()
        try:
            times = Times()
            tables = await many_tables(hall, times)
            watch = Watch(tmp_path)
            await asyncio.gather(*(table.click_ready(0) for table in tables))
            for way in ("probe", "callback"):
                report(f"during the burst: {told(watch, way)}")
            requests, began = len(hall.record), perf_counter()
            crowd = await played(tables, began + SECONDS)
            took = perf_counter() - began
            made = len(hall.record) - requests
            report(f"burst and crowd: {told(watch, 'callback')}")
            held = [one.own for one in watch.since("callback")]
            report(f"{resident(bot):.0f} MiB afterwards")
        finally:
            await bot.end()

    for name, column in vars(times).items():
        report(f"burst of {BURST}, {name}: {spread(column[:BURST])}")
    report(f"{crowd / took:.1f} actions, {made / took:.0f} requests a second")
    final = [max(pair) for pair in zip(times.settled[:BURST], times.boards[:BURST], strict=True)]
    goals = [
        (Z1_ANSWER, p99(times.answers[:BURST]) / DEADLINE, "burst, answer p99 against 3 s"),
        (Z1_PICTURE, p99(final) / DEADLINE, "burst, last picture p99 against 3 s"),
        (Z2, crowd / took / REQUESTS, "actions a second against 50"),
        (R6, max(held, default=0.0) / STALL, "longest own work in one callback against 15 ms"),
    ]
    judged(goals)
