"""What is found, for whom, and what is not there."""

import pytest

from db import MatchNotFound, Status
from tests.db.examples import ANN, BO, CY, GUILD, STATUSES, lobby, over, running

ELSEWHERE = GUILD - 1


async def test_an_unknown_match_is_not_found(store):
    """By its number, by its thread, or by a position that it does not have."""
    record = await running(store)
    with pytest.raises(MatchNotFound):
        await store.match(record.id + 1)
    with pytest.raises(MatchNotFound):
        await store.match_in(1)
    for match, number in ((record.id, 2), (record.id + 1, 3)):
        with pytest.raises(MatchNotFound):
            await store.position(match, number)


async def test_ones_matches_are_those_of_the_server_that_go_on(store):
    """Newest first; not those of others, of other servers, or that are over."""
    waiting = await lobby(store, ANN, BO)
    played = await running(store, BO, ANN)
    await running(store, BO, CY)
    await over(store, ANN, BO)
    await running(store, ANN, BO, guild=ELSEWHERE)

    assert await store.matches_of(ANN, GUILD) == [played, waiting]
    assert await store.matches_of(ANN, 5) == []


async def test_lobbies_are_those_of_the_server(store):
    """Newest first; nothing that has begun."""
    first, second = await lobby(store, ANN), await lobby(store, BO, CY)
    await running(store)
    await over(store)
    away = await lobby(store, guild=ELSEWHERE)

    assert await store.lobbies(GUILD) == [second, first]
    assert await store.lobbies(ELSEWHERE) == [away]


@pytest.mark.parametrize("status", Status)
async def test_a_record_knows_its_seats(store, status):
    """Whichever way it was read."""
    record = await STATUSES[status](store, ANN, BO)
    await store.threaded(record.id, 77)
    record = await store.match(record.id)

    assert record == await store.match_in(77)
    assert (record.status, record.thread) == (status, 77)
    assert record.names == (f"user {ANN}", f"user {BO}")
    assert record.seat_of(BO).seat == 1
    assert record.seat_of(CY) is None


async def test_seats_are_read_in_their_order(store, database):
    """However the database keeps them."""
    record = await lobby(store, ANN, BO, CY)
    await database.run("UPDATE seats SET name = 'moved' WHERE seat = 0")

    assert [seat.seat for seat in (await store.match(record.id)).seats] == [0, 1, 2]
    assert [seat.seat for seat in (await store.lobbies(GUILD))[0].seats] == [0, 1, 2]


async def test_ones_matches_everywhere_with_those_that_ended_lately(store):
    """For a digest: of all servers, and nothing that was over before."""
    waiting = await lobby(store, ANN, BO)
    ended = await over(store, ANN, BO)
    away = await running(store, ANN, BO, guild=ELSEWHERE)
    await running(store, BO, CY)

    assert await store.matches_with(ANN, ended.ended - 1) == [away, ended, waiting]
    assert await store.matches_with(ANN, ended.ended) == [away, waiting]
