"""How much of what could go on for ever a run plays: a small portion, a larger one in `.ci/run`.

Each is a number in the environment. What is marked `soak` is left out unless SKALD_SOAK is set;
of soaks, and of what is marked `alike`, SKALD_SHARE=3 plays every third. The head of every run
tells how much it plays.
"""

import os
import secrets
from collections.abc import Collection, Sequence
from typing import TypeVar

MATCHES = int(os.environ.get("SKALD_MATCHES", "6"))
"""Random matches of each configuration; fewer where they are long or one option is changed."""
DAYS = int(os.environ.get("SKALD_DAYS", "6"))
"""Runs of days at random, by `tests/play/watch/days`."""
KILLS = int(os.environ.get("SKALD_KILLS", "4"))
"""Kills of the playing bot."""
SEED = int(os.environ.setdefault("SKALD_KILLS_SEED", str(secrets.randbelow(10**6))))
"""What the kills' chance comes from; the processes of one run share what is drawn here."""
WEEK = int(os.environ.get("SKALD_WEEK", "0"))
"""Matches of a whole week by a clock that is turned; 0: two of them, for two days."""
MUTANTS = int(os.environ.get("SKALD_MUTANTS", "1"))
"""Every so-many-th mutant is hunted, from one that chance picks."""
BOMBS = int(os.environ.get("SKALD_BOMBS", "100"))
"""Rolls at random that are made to cost too much; 5,000 in a soak."""
SOAK = bool(os.environ.get("SKALD_SOAK"))
"""Whether to play the rest: whole matches of every kind, faults that take a process to find."""
SHARE = int(os.environ.get("SKALD_SHARE", "1"))
"""Of soaks, and of cases that seek alike, every so-many-th is played."""
FIRST = int(os.environ.setdefault("SKALD_SHARE_FIRST", str(secrets.randbelow(SHARE)))) % SHARE
"""The first of them, from 0, which chance picks; the processes of one run share it."""

_T = TypeVar("_T")


def share(
    tests: Sequence[_T], divided: Collection[_T], every: int = SHARE, first: int = FIRST
) -> list[_T]:
    """All tests in their order, but of those that are divided only each so-many-th."""
    places = {test: place for place, test in enumerate(test for test in tests if test in divided)}
    return [test for test in tests if places.get(test, first) % every == first]


def told() -> str:
    """What a run plays, in a line."""
    soaks = "yes" if SOAK else "NO; SKALD_SOAK=1 plays them, see tests/portions.py"
    shared = f"; of them, and of what is alike: one of {SHARE} (SKALD_SHARE_FIRST={FIRST})"
    return (
        f"matches: {MATCHES}; days: {DAYS}; bombs: {BOMBS}; kills: {KILLS} (seed {SEED}); "
        f"week: {WEEK or 'two days'}; soaks: {soaks}{shared if SHARE > 1 else ''}"
    )
