"""Processes of their own: what an import takes, how large a process is, a bot under watch."""

import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from subprocess import check_output
from time import monotonic

from hall import Hall
from tests.e2e.bot_process import BotProcess

MIB = 1024
IMPORTING = """
from time import perf_counter
began = perf_counter()
import {0}
took = perf_counter() - began
print(took, open("/proc/self/status").read().split("VmRSS:")[1].split()[0])
"""


def imported(module: str) -> tuple[float, float]:
    """Seconds that a fresh process takes to import a module, and its MiB afterwards.

    From the second time on from bytecode, as it is where a package was installed.
    """
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "-c", IMPORTING.format(module)]
    said = check_output(command, env=environment, text=True)
    seconds, kib = said.split()
    return float(seconds), int(kib) / MIB


def resident(bot: BotProcess) -> float:
    """The MiB that a bot's process has in memory."""
    status = Path(f"/proc/{bot.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / MIB


@dataclass(frozen=True)
class Delay:
    """A time at which the bot's event loop was late, and what it did."""

    at: float
    what: str
    ms: float
    """How long it took by the wall's clock."""
    own: float
    """The milliseconds of those in which the thread of the loop had a processor."""


class Watch:
    """What a bot's loop did, as `watched.py` wrote it down; `since` a moment."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "delays.jsonl"
        self.began = monotonic()

    def since(self, what: str) -> list[Delay]:
        """The delays of a kind (`probe`, or else callbacks) since the watch was made."""
        found = [Delay(**json.loads(line)) for line in self.file.read_text().splitlines()]
        mine = [one for one in found if one.at >= self.began]
        return [one for one in mine if (one.what == "probe") == (what == "probe")]


class WatchedBot(BotProcess):
    """The same bot with a probe in its loop; see `watched.py`."""

    def __init__(self, hall: Hall, folder: Path) -> None:
        watched = Path(__file__).with_name("watched.py")
        told = {"SKALD_BENCH_WATCH": str(folder / "delays.jsonl")}
        super().__init__(hall, folder, python=(sys.executable, str(watched)), environment=told)
