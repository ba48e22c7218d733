"""Who was invited to a table and who was sent away: written with its seats, told by both sides."""

import pytest

from db import Conflict, Door
from tests.db.examples import ANN, BO, CY, NOON, lobby, over, rematch, seated
from tests.db.test_forgetting import called


async def test_guests_are_kept_with_the_door_of_their_table(store, other):
    """What is said last of somebody counts; other tables know nothing of it."""
    record, beside = await lobby(store), await lobby(store)
    await store.seat(record.id, 2, record.seats, NOON, {BO: True, CY: True}, door=Door.CLOSED)
    await store.seat(record.id, 3, seated(ANN), NOON, {BO: False})

    found = await other.match(record.id)
    assert (found.door, found.is_by_invitation, found.is_private) == ("closed", True, False)
    assert not beside.is_by_invitation
    assert await other.guests(record.id) == {BO: False, CY: True}
    assert await other.guests(beside.id) == {}
    assert (await other.guest_at(BO), await other.guest_at(CY)) == (
        {record.id: False},
        {record.id: True},
    )
    assert await other.guest_at(ANN) == {}


async def test_a_write_that_comes_too_late_sends_nobody_away(store, other):
    """The seats and the guests are one."""
    record = await lobby(store)
    await other.seat(record.id, 2, seated(ANN, BO, CY), NOON)

    with pytest.raises(Conflict):
        await store.seat(record.id, 2, seated(ANN), NOON, {BO: False})

    assert await store.guests(record.id) == {}


async def test_who_is_forgotten_is_nobodys_guest(store, database):
    record = await over(store)
    again = await rematch(store, record, None)
    await store.seat(again, 1, seated(CY), NOON, {ANN: True, BO: False})

    await store.forget(ANN, called)

    assert (await database.dump())["guests"] == [(again, BO, 0)]
