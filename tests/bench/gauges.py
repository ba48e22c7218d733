"""What a bot's process takes: its pages, its processor time, its memory, from outside."""

import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import linear_regression
from urllib.request import ProxyHandler, build_opener

from prometheus_client.parser import text_string_to_metric_families

TICK = os.sysconf("SC_CLK_TCK")
MIB = 1024 * 1024
PROCESSORS = os.cpu_count() or 1
WINDOW = 10
"""Looks at the memory of which the least counts."""
DRAWERS = 2
"""Threads that draw."""


@dataclass(frozen=True)
class Reading:
    """How far everything had come at a moment, in seconds of processor time and of work."""

    at: float
    bot: float
    loop: float
    hall: float
    drawing: float
    writing: float
    lag: dict[float, float]
    """How often the loop was late at most so many seconds."""
    actions: float

    @classmethod
    def of(cls, pid: int, port: int) -> "Reading":
        """As it is now."""
        found, lag = page(port)
        return cls(
            at=time.perf_counter(),
            bot=_taken(Path(f"/proc/{pid}/stat")),
            loop=_taken(Path(f"/proc/{pid}/task/{pid}/stat")),
            hall=_taken(Path("/proc/self/stat")),
            drawing=found["skald_drawing_seconds_sum"],
            writing=found["skald_store_write_seconds_sum"],
            lag=lag,
            actions=found.get("skald_actions_total", 0.0),
        )


@dataclass(frozen=True)
class Shares:
    """Which part of what there is was used between two readings; 1 is all of it."""

    loop: float
    drawing: float
    writer: float
    hall: float
    processors: float
    """By the bot, the hall and its robots together."""

    @classmethod
    def between(cls, first: Reading, last: Reading) -> "Shares":
        """The shares of the time in between."""
        took = last.at - first.at
        return cls(
            loop=(last.loop - first.loop) / took,
            drawing=(last.drawing - first.drawing) / took / DRAWERS,
            writer=(last.writing - first.writing) / took,
            hall=(last.hall - first.hall) / took,
            processors=(last.bot - first.bot + last.hall - first.hall) / took / PROCESSORS,
        )

    @property
    def fullest(self) -> str:
        """What is used up first when more is asked of the bot."""
        named = {
            "the processors, which the hall and its robots share": self.processors,
            "the event loop's thread": self.loop,
            "the two drawing threads": self.drawing,
            "the store's writer": self.writer,
        }
        return max(named, key=lambda name: named[name])


@dataclass
class Memory:
    """What the bot has in memory, looked at from time to time."""

    pid: int
    at: list[float] = field(default_factory=list)
    mib: list[float] = field(default_factory=list)

    def look(self) -> float:
        """The MiB that it has now."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        self.at.append(time.perf_counter())
        self.mib.append(pages * os.sysconf("SC_PAGE_SIZE") / MIB)
        return self.mib[-1]

    def slope(self) -> float:
        """MiB a minute: the straight line through the least of every `WINDOW` looks.

        What a picture takes while it is drawn comes and goes; what stays is asked for.
        """
        starts = range(0, len(self.mib) - WINDOW + 1, WINDOW)
        least = [min(self.mib[start : start + WINDOW]) for start in starts]
        at = [self.at[start] for start in starts]
        return 60 * linear_regression(at, least).slope if len(least) > 1 else 0.0


def lag_p99(first: Reading, last: Reading) -> float:
    """Milliseconds that one wake-up in a hundred exceeded: the bound of the histogram's part."""
    late = {bound: last.lag[bound] - first.lag[bound] for bound in sorted(last.lag)}
    most = max(late.values())
    return 1000 * next(bound for bound, count in late.items() if count >= 0.99 * most)


def _taken(stat: Path) -> float:
    """Seconds that a process or a thread had a processor."""
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def page(port: int) -> tuple[dict[str, float], dict[float, float]]:
    """The sums and counts of `/metrics`, and how late the loop was."""
    opener = build_opener(ProxyHandler({}))
    text = opener.open(f"http://127.0.0.1:{port}/metrics", timeout=30).read().decode()
    found: dict[str, float] = {}
    lag: dict[float, float] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            if sample.name == "skald_loop_lag_seconds_bucket":
                lag[float(sample.labels["le"])] = sample.value
            elif "le" not in sample.labels:
                found[sample.name] = found.get(sample.name, 0) + sample.value
    return found, lag
