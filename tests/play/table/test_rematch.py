"""Rematches, on two processes with one database: however fast people press, one is opened."""

import asyncio

import pytest

from db import Status
from play.table.rematch import Progress
from tests.play.match.test_matches import overtaken
from tests.play.playing import ANN, BO


async def over(room):
    """Bo has conceded to Ann."""
    match = await room.begun()
    await room.services.concessions.concede(match, BO.id)
    return match


async def others(room, before):
    """All matches beside that one."""
    found = await room.registry.store.matches_with(ANN.id, 0.0)
    found += await room.registry.store.matches_with(BO.id, 0.0)
    return {record.id: record for record in found if record.id != before}


@pytest.mark.parametrize("again", range(4))
async def test_of_two_who_press_at_once_one_opens_it_and_one_joins(room, elsewhere, again):
    """So it begins, and no second invitation is left."""
    match = await over(room)
    first, second = (ANN, BO) if again % 2 else (BO, ANN)

    told = await asyncio.gather(
        room.services.rematches.want(match, first), elsewhere.services.rematches.want(match, second)
    )
    (rematch,) = (await others(room, match)).values()

    assert rematch.status is Status.RUNNING
    assert {seat.user for seat in rematch.seats} == {ANN.id, BO.id}
    assert Progress.BEGUN in told
    assert set(told) <= {Progress.BEGUN, Progress.ASKED}


async def test_after_one_that_is_over_one_more_is_opened(room, elsewhere):
    """Also by two at once."""
    match = await over(room)
    for person in (ANN, BO):
        await room.services.rematches.want(match, person)
    (rematch,) = await others(room, match)
    await room.services.concessions.concede(rematch, BO.id)

    await asyncio.gather(
        room.services.rematches.want(match, ANN), elsewhere.services.rematches.want(match, BO)
    )

    found = await others(room, match)
    assert len(found) == 2
    assert [record.status for record in found.values()].count(Status.RUNNING) == 1


async def test_who_opened_it_is_told_that_it_has_begun_meanwhile(room, elsewhere, monkeypatch):
    """The other one has joined before the first process looks who is in."""
    match = await over(room)
    rivals = elsewhere.services.rematches
    overtaken(monkeypatch, room, "original", lambda: rivals.want(match, BO))

    assert await room.services.rematches.want(match, ANN) is Progress.BEGUN
    (rematch,) = (await others(room, match)).values()
    assert rematch.status is Status.RUNNING
