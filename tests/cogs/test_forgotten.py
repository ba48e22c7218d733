"""Who is forgotten where it is hardest: in direct messages, while Discord is silent, at once."""

import sqlite3
import zlib
from contextlib import suppress

from play.library import words_of
from play.match.match import Person
from tests.cogs.scene import labels, pressed, settled, typed
from tests.cogs.test_calls import bos_turn
from tests.cogs.test_in_direct_messages import begin, opened
from tests.cogs.test_leaving import circle, leaves
from tests.cogs.test_own_data import forget
from tests.e2e.table import opened as opened_by
from tests.e2e.table import with_button

THOR = "hammer_of_thor"


def rows(file, signs):
    """Each value of the database that holds one of these, also where it is packed."""
    with sqlite3.connect(file) as db:
        tables = [n for (n,) in db.execute("SELECT name FROM sqlite_master WHERE type='table'")]
        values = [
            (table, value)
            for table in tables
            for row in db.execute(f'SELECT * FROM "{table}"')
            for value in row
        ]
    return [(table, value) for table, value in values if any(sign in text(value) for sign in signs)]


def text(value):
    """A value as it can be searched."""
    if not isinstance(value, bytes):
        return str(value)
    with suppress(zlib.error):
        value = zlib.decompress(value)
    return value.decode("latin-1")


def bytes_of(file, signs):
    """The signs that stand anywhere in the database's files, read while the bot has them open."""
    log = file.with_name(file.name + "-wal")
    raw = file.read_bytes() + (log.read_bytes() if log.exists() else b"")
    ids = [int(sign).to_bytes(8, "big") for sign in signs if sign.isdecimal()]
    return [sign for sign in (*(one.encode() for one in signs), *ids) if sign in raw]


async def test_after_an_evening_with_everything_not_one_byte_is_left(hallway):
    """Called by message, with a new name, an offer to take a seat, a request that stands."""
    scene, person = hallway, hallway.hall.add_user("Brynhilda")
    signs = ("Brynhilda", "Valkyrie", str(person.id), str(person.direct.id))
    scene.bo = person
    await scene.open()
    await typed(person, scene.room, "settings", zone="Europe/Oslo")
    await scene.registry.people.change(person.id, reach="dm", digest=60)
    await bos_turn(scene)
    scene.clock.advance(hours=13)
    await scene.services.clocks.look()
    await typed(person, scene.thread, "table time")
    other = await opened_by(scene.ann, scene.cat, scene.hall.add_channel("other"))
    await typed(scene.ann, other, "table replace", **{"with": person})
    await typed(person, scene.room, "my block", player=scene.cat)
    await typed(scene.ann, scene.room, "my block", player=person)
    scene.hall.staff.rename(person, "Valkyrie")
    await pressed(person, scene.board(person), "Log")
    await scene.quiet()
    assert bytes_of(scene.database, signs)
    kept = {table for table, _ in rows(scene.database, signs)}
    assert kept == {"blocks", "seats", "posts", "proposals", "users"}

    told = await forget(person, scene.room)
    await scene.quiet()

    assert told.startswith("I've forgotten you.")
    assert rows(scene.database, signs) == []
    assert bytes_of(scene.database, signs) == []
    assert person.id not in scene.registry.people._kept
    assert [met for met in scene.services.places._met if person.id in met] == []


async def test_a_match_in_direct_messages_goes_with_its_player(hallway):
    """Nobody else was there, and the conversation itself tells whose it was."""
    person = hallway.hall.add_user("Brynhilda")
    hallway.thread = person.direct
    signs = (person.name, str(person.id), str(person.direct.id))
    await opened(hallway, person)
    assert rows(hallway.database, signs)
    hallway.ann, ann = person, hallway.ann
    await begin(hallway)

    told = await forget(person, person.direct)
    await hallway.quiet()

    assert told.startswith("I've forgotten you.")
    assert rows(hallway.database, signs) == []
    hallway.ann = ann
    assert "no match" in (await settled(await person.command(person.direct, "my matches"))).text


async def test_an_invitation_in_direct_messages_goes_too(hallway):
    person = hallway.hall.add_user("Brynhilda")
    signs = (person.name, str(person.id), str(person.direct.id))
    await opened(hallway, person, "nine_realms")

    await forget(person, person.direct)
    await hallway.quiet()

    assert rows(hallway.database, signs) == []


async def test_an_open_panel_closes_and_is_not_kept(table):
    """Nor does the hand stand there any more."""
    panel = await table.panel(table.ann)
    assert labels(panel)

    await forget(table.ann, table.room)
    await table.quiet()

    (now,) = [one for one in table.ann.sees(table.thread) if one.id == panel.id]
    assert labels(now) == []
    assert now.text.startswith("You have no seat in this match.")
    assert [key for key in table.client.panels._panels if table.ann.id in key] == []


async def test_a_damaged_match_keeps_nobody_known(table):
    """Nobody can give it up; id and name go, and it stays damaged."""
    person, signs = table.ann, ("Ann", str(table.ann.id))
    with sqlite3.connect(table.database) as db:
        db.execute("UPDATE matches SET pace = 'live'")

    told = await forget(person, table.room)

    assert told.startswith("I've forgotten you.")
    assert rows(table.database, signs) == []
    assert (await table.registry.store.match(1)).damaged


async def sits_down_again(scene, monkeypatch, times):
    """Ann waits in a match; whenever she has left all tables, she joins Bo's in the same moment."""
    await typed(scene.bo, scene.room, "match new", title="norsaga")
    found, store, ann = [], scene.registry.store, Person(scene.ann.id, "Ann")
    invitations = store.invitations_to

    async def meanwhile(user):
        if len(found) < times:
            found.append(user)
            await scene.services.lobbies.join(1, ann)
        return await invitations(user)

    monkeypatch.setattr(store, "invitations_to", meanwhile)
    return await forget(scene.ann, scene.room)


async def test_who_sits_down_meanwhile_leaves_that_too(hallway, monkeypatch):
    told = await sits_down_again(hallway, monkeypatch, times=1)

    assert told.startswith("I've forgotten you.")
    assert (await hallway.registry.match(1)).names == ("Bo",)
    assert rows(hallway.database, (str(hallway.ann.id),)) == []


async def test_who_sits_down_again_and_again_is_asked_to_try_once_more(hallway, monkeypatch):
    """Nothing of them was forgotten by halves: the seat is still theirs."""
    told = await sits_down_again(hallway, monkeypatch, times=9)

    assert told == words_of().text("try-again")
    assert (await hallway.registry.match(1)).names == ("Bo", "Ann")


async def test_the_others_play_on_with_a_nameless_seat(hallway):
    """To the end and into a rematch; nobody is called who is not there."""
    scene = hallway
    first, second, third = await circle(scene)
    seat = (await scene.registry.match(1)).seat_of(third.id).seat

    await forget(third, scene.room)
    await scene.quiet()
    assert f"\u2068Nameless {seat + 1}\u2069 has left the match" in scene.board(first).text
    for _ in range(3):
        await act_for(scene, first, second)
    await leaves(scene, second)
    (result,) = with_button(first, scene.thread, "Rematch")
    again = await pressed(first, result, "Rematch")
    await scene.quiet()

    assert again.text
    assert not any("<@-" in one.content + one.text for one in scene.public())
    assert f"Nameless {seat + 1}" in await typed(second, scene.room, "my matches")
    invitation = with_button(second, scene.room, "Join")[-1]
    assert (await pressed(second, invitation, "Join")).text == "You have a seat now."
    await scene.quiet()
    ready = with_button(first, scene.room, "Start")[-1]
    assert not ready.button("Start").disabled


async def act_for(scene, *users):
    """Whoever is asked does what the silent do."""
    match = await scene.registry.match(1)
    for user in users:
        seat = match.seat_of(user.id)
        if seat.seat in match.standing.awaited:
            action = match.standing.default(seat.seat)
            await scene.gameplay.act(1, user.id, action, seat.prompt)
            return
