"""Messages that may be there already, threads that sleep, and permissions that are missing."""

import pytest
from sqlalchemy import update

from db.schema import posts
from games.nine_realms.actions import Move
from hall import Permission
from tests.cogs.scene import typed
from tests.e2e.table import with_button
from tests.games.nine_realms.builder import THOR, position


async def forget(table, *kinds):
    """The program died between sending and noting: it knows nothing of these messages."""
    async with table.registry.store._engine.begin() as connection:
        await connection.execute(
            update(posts).where(posts.c.kind.in_(kinds)).values(shown=0, message=None)
        )


async def test_what_was_sent_and_never_noted_is_found_again(table):
    """Long after Discord forgot the nonces: thread, board, call and offer."""
    await typed(table.ann, table.thread, "match offer-draw")
    await table.quiet()
    thread = table.public()
    await table.disconnect()
    table.clock.advance(hours=1)
    await table.connect()
    await forget(table, "thread", "board", "call", "offer")

    table.registry.on_change()
    await table.quiet()

    assert [m.id for m in table.public()] == [m.id for m in thread]


async def test_an_invitation_is_found_again(hallway):
    await typed(hallway.ann, hallway.room, "match new", title="nine_realms")
    await hallway.quiet()
    before = hallway.cat.sees(hallway.room)
    await hallway.disconnect()
    hallway.clock.advance(hours=1)
    await hallway.connect()
    await forget(hallway, "lobby")

    hallway.registry.on_change()
    await hallway.quiet()

    assert [m.id for m in hallway.cat.sees(hallway.room)] == [m.id for m in before]


async def test_what_was_never_sent_is_sent_however_late(table):
    await table.stand(position(thor="D4", turn=0))
    await table.disconnect()
    table.clock.advance(hours=1)
    await table.connect()
    await typed(table.ann, table.thread, "match offer-draw")
    await table.quiet()

    assert with_button(table.bo, table.thread, "Agree")


async def test_an_archived_thread_is_opened_for_an_edit(table):
    """Sending opens it, editing does not."""
    await table.stand(position(thor="D4", turn=0))
    table.clock.advance(days=8)
    table.hall.tick()
    assert table.thread.thread.archived
    number = await table.number()
    prompt = (await table.registry.match(number)).seat_of(table.ann.id).prompt

    await table.gameplay.act(number, table.ann.id, Move(THOR, "D3"), prompt)
    await table.quiet()

    assert "Thor moves" in table.board().text
    assert not table.thread.thread.archived


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        (Permission.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
        (Permission.CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (Permission.ATTACH_FILES, "Attach Files"),
    ],
)
async def test_a_match_that_could_not_go_on_is_not_begun(hallway, permission, name):
    """And what is missing is named in Discord's own words."""
    hallway.hall.deny(hallway.room, hallway.hall.bot, permission)

    said = await typed(hallway.ann, hallway.room, "match new", title="nine_realms")

    assert said.endswith(f"can grant me: {name}.")
    assert await hallway.registry.store.lobbies(hallway.hall.guild.id) == []


async def test_no_match_is_begun_where_it_could_have_no_thread(hallway):
    """In the chat of a voice channel; in a thread it is opened in the channel around it."""
    talk = hallway.hall.add_channel("talk", voice=True)
    said = await typed(hallway.ann, talk, "match new", title="nine_realms")
    opened = await hallway.registry.store.lobbies(hallway.hall.guild.id)
    await hallway.open()
    within = await typed(hallway.cat, hallway.thread, "match new", title="nine_realms")
    (match,) = await hallway.registry.store.lobbies(hallway.hall.guild.id)

    assert said.startswith("A match needs a thread, and here none can be started.")
    assert opened == []
    assert within.startswith("Match 2 is open.")
    assert match.channel == hallway.room.id
