"""The best of those who have played alone on a server."""

from play.match.lobby.arrangement import Arrangement
from play.match.match import Door
from play.post.lists.best_list import best, line_for, lines
from tests.play.playing import ANN, BO, CHANNEL, GUILD
from words.speech import isolated

SAGA = "hammer_of_thor"
PASSES = 400


async def played(room, person, guild=GUILD, *, on=True, door=None):
    """Somebody plays alone to the end, deciding as little as can be, or gives up."""
    match = (await room.lobbies.create(SAGA, guild, CHANNEL, person, Arrangement(door=door))).id
    await room.gameplay.start(match, person.id)
    for _ in range(PASSES if on else 1):
        at = await room.position(match)
        if at.ending is not None:
            break
        await room.play(match, person, at.default(0))
    if not on:
        await room.services.concessions.concede(match, person.id)
    return await room.record(match)


async def test_the_most_points_stand_first_and_sagas_that_were_broken_off_nowhere(room):
    """On this server alone, and of no match of several."""
    ann, bo = await played(room, ANN), await played(room, BO)
    await played(room, ANN, on=False)
    await played(room, ANN, GUILD + 1)
    several = await room.begun()
    places = await best(room.registry, SAGA, GUILD, ANN.id)

    assert {place.match for place in places} == {ann.id, bo.id}
    assert [place.points for place in places] == sorted(
        (place.points for place in places), reverse=True
    )
    assert {place.name for place in places} == {"Ann", "Bo"}
    assert await best(room.registry, "nine_realms", GUILD, ANN.id) == []
    (told,) = await lines(room.registry, GUILD, ANN.id)
    first = f"{isolated(places[0].name)} {places[0].points}"
    assert told.startswith(f"🏅 **The Hammer of Thor**, best alone on this server: {first}")
    (shown,) = await line_for(room.registry, ann)
    assert shown.startswith(f"Best alone on this server: {first}")
    assert await line_for(room.registry, await room.record(several)) == []


async def test_a_private_match_is_compared_with_nobody(room):
    """Its result stays in its thread; at a closed table everybody may look on."""
    await played(room, ANN, door=Door.PRIVATE)
    bo = await played(room, BO, door=Door.CLOSED)

    assert [place.match for place in await best(room.registry, SAGA, GUILD, ANN.id)] == [bo.id]


async def test_a_damaged_match_is_left_out(room, monkeypatch):
    """The others are compared all the same."""
    ann = await played(room, ANN)
    bo = await played(room, BO)
    room.registry.forget_all()
    async with room.registry.store._engine.begin() as db:
        await db.exec_driver_sql(f"UPDATE positions SET data = 'no' WHERE match = {ann.id}")

    assert [place.match for place in await best(room.registry, SAGA, GUILD, ANN.id)] == [bo.id]


async def test_where_nobody_played_alone_nothing_is_told(room):
    """Nor of those who play still."""
    match = (await room.lobbies.create(SAGA, GUILD, CHANNEL, ANN)).id
    await room.gameplay.start(match, ANN.id)

    assert await lines(room.registry, GUILD, ANN.id) == []
    assert await line_for(room.registry, await room.record(match)) == []
