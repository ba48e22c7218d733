"""Faults in how time is kept, each of which the machine must find."""

import pytest

from db import OpenQuestion, Store, UserRecord
from play.hours import deadlines
from play.hours.quiet_hours import Quiet
from play.match import consequences, posts
from play.watch import clocks
from play.watch.presence import Presence
from tests.play.plain_time import HOUR


def time_that_runs_in_a_downtime(patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        return None

    patch.setattr(Store, "pass_over", nothing)


def quiet_hours_that_nobody_heeds(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Quiet, "open_at", lambda self, moment: moment)


def calls_that_stay(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(posts, "no_calls", lambda seat: [])
    patch.setattr(consequences, "no_calls", lambda seat: [])


def a_timeout_before_the_time_is_up(patch: pytest.MonkeyPatch) -> None:
    deadline = clocks.deadline_of

    def early(clock: OpenQuestion, person: UserRecord | None) -> float | None:
        end = deadline(clock, person)
        return None if end is None else end - HOUR

    patch.setattr(clocks, "deadline_of", early)
    patch.setattr(deadlines, "deadline_of", early)


def a_jump_that_nobody_minds(patch: pytest.MonkeyPatch) -> None:
    async def nothing(self: Presence) -> None:
        return None

    patch.setattr(Presence, "mind_the_clock", nothing)


def a_correction_that_takes_nothing_back(patch: pytest.MonkeyPatch) -> None:
    turn_back = Store.turn_back

    async def pull_back(self: Store, by: float, now: float, *note: tuple[str, str]) -> int:
        return await turn_back(self, 0.0, now, *note)

    patch.setattr(Store, "turn_back", pull_back)


def a_wrong_clock_before_the_start_that_stays(patch: pytest.MonkeyPatch) -> None:
    async def nothing(self: Presence) -> None:
        return None

    patch.setattr(Presence, "start", nothing)
