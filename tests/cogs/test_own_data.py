"""`/my data`: the file, and forgetting somebody with every trace."""

import gzip
import json
import sqlite3

from play.own.export import FILE, as_file
from tests.cogs.forged import press
from tests.cogs.scene import labels, pressed, settled, typed


async def opened_data(user, channel):
    """The answer to the command."""
    return (await settled(await user.command(channel, "my data"))).message


async def forget(user, channel):
    """Have oneself forgotten, and tell the last sentence."""
    asked = await pressed(user, await opened_data(user, channel), "Forget me")
    assert "Do you really want" in asked.text
    return (await pressed(user, asked, "Forget me for good")).text


async def test_who_can_see_what_is_told_where_the_data_is(hallway):
    """One press away, and back; `/help` names the way."""
    shown = await opened_data(hallway.ann, hallway.room)
    told = await pressed(hallway.ann, shown, "Privacy")
    again = await pressed(hallway.ann, told, "◂ Back")

    for promise in ("I keep", "It's kept", "It goes", "Others see", "Backups"):
        assert f"*{promise}*" in told.text
    assert again.text == shown.text
    assert labels(again) == labels(shown) == ["Export", "Privacy", "Forget me"]
    assert "`/my data` tells what I keep" in await typed(hallway.bo, hallway.room, "help")


def traces(file, user):
    """Each place that holds a person's id or name: every column, and the file's bytes."""
    found = []
    with sqlite3.connect(file) as db:
        tables = [
            name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        for table in tables:
            for row in db.execute(f'SELECT * FROM "{table}"').fetchall():
                found += [(table, value) for value in row if holds(value, user)]
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    raw = file.read_bytes()
    signs = (user.name.encode(), str(user.id).encode(), user.id.to_bytes(8, "big"))
    return found + [sign for sign in signs if sign in raw]


def holds(value, user):
    """Tell whether a value of a column tells of a person."""
    if isinstance(value, bytes):
        return user.name.encode() in value or str(user.id).encode() in value
    return value == user.id or user.name in str(value) or str(user.id) in str(value)


async def evening(scene):
    """Brynhilda plays a match to its end, another one goes on, and she waits in a third."""
    person = scene.hall.add_user("Brynhilda")
    await scene.open("nine_realms")
    await typed(person, scene.room, "settings", zone="Europe/Oslo")
    for title in ("nine_realms", "norseheim", "norsaga"):
        await typed(person, scene.room, "match new", title=title)
    await scene.quiet()
    for user in (scene.ann, scene.bo):
        await typed(user, scene.room, "table join", match="2")
        await typed(user, scene.room, "table join", match="3")
    for number in ("2", "3"):
        await typed(person, scene.room, "table start", match=number)
    await scene.quiet()
    await scene.services.concessions.concede(2, scene.ann.id)
    await scene.quiet()
    return person


async def test_forgetting_leaves_no_trace_of_id_and_name(hallway):
    person = await evening(hallway)
    assert traces(hallway.database, person), "the search finds nothing to forget"

    told = await forget(person, hallway.room)
    await hallway.quiet()

    assert told.startswith("I've forgotten you.")
    assert "no match" in (await settled(await person.command(hallway.room, "my matches"))).text
    running = await hallway.registry.match(3)
    assert "Nameless 1" in running.names
    assert "Nameless 1" in (await hallway.registry.match(2)).names
    assert (await hallway.registry.match(4)).record.seats == ()
    await hallway.disconnect()
    assert traces(hallway.database, person) == []


async def test_somebody_may_think_better_of_it(table):
    asked = await pressed(table.ann, await opened_data(table.ann, table.room), "Forget me")

    kept = await pressed(table.ann, asked, "Keep my data")

    assert labels(kept) == ["Export", "Privacy", "Forget me"]
    assert (await table.registry.match(1)).record.seat_of(table.ann.id) is not None


async def test_the_export_has_what_one_did_and_nothing_of_another_seat(table):
    await typed(table.ann, table.room, "settings", zone="Europe/Oslo")
    await typed(table.ann, table.thread, "realms deploy-as-usual")
    await typed(table.bo, table.thread, "realms deploy-as-usual")
    await table.quiet()
    reply = await settled(await table.ann.press(await opened_data(table.ann, table.room), "Export"))

    (file,) = reply.messages[-1].attachments
    found = json.loads(file.data)

    assert found["settings"]["zone"] == "Europe/Oslo"
    (match,) = found["matches"]
    assert match["seat"]["user"] == table.ann.id
    assert match["deeds"]
    assert str(table.bo.id) not in json.dumps(found)


async def test_the_export_holds_no_secret_of_the_table(hallway):
    """Another's word and hidden choice, the dice; one's own word and hidden choice it has."""
    scene = hallway
    await typed(scene.ann, scene.room, "match new", title="nine_realms")
    await scene.quiet()
    await typed(scene.bo, scene.room, "table join", match="1")
    await typed(scene.ann, scene.room, "table word", word="mead", match="1")
    await typed(scene.bo, scene.room, "table word", word="sesame", match="1")
    await typed(scene.ann, scene.room, "table start", match="1")
    await scene.quiet()
    before = await exported_by(scene.ann, scene.room)
    await typed(scene.bo, scene.room, "realms deploy-as-usual", match="1")
    after = await exported_by(scene.ann, scene.room)

    assert "mead" in after
    assert "sesame" not in after
    record = (await scene.registry.match(1)).record
    assert record.secret.hex() not in after
    assert without_moment(after) == without_moment(before)
    bos = json.loads(await exported_by(scene.bo, scene.room))
    assert bos["matches"][0]["deeds"][0]["action"]


async def exported_by(user, channel):
    """The file, as its user gets it."""
    reply = await settled(await user.press(await opened_data(user, channel), "Export"))
    return reply.messages[-1].attachments[0].data.decode()


def without_moment(file):
    """A file without the moment at which it was written."""
    return {key: value for key, value in json.loads(file).items() if key != "written"}


def test_a_file_that_is_too_large_goes_packed():
    written = b"a long life at the table" * 1000

    assert as_file(written) == (FILE, written)
    name, packed = as_file(written, room=1000)
    assert name == f"{FILE}.gz"
    assert gzip.decompress(packed) == written


async def test_a_button_that_there_is_not_does_nothing(table):
    shown = await opened_data(table.ann, table.room)

    reply = await press(table, table.ann, "sk:data:all", shown)

    assert "That question is closed" in reply.text
    assert (await table.registry.match(1)).record.seat_of(table.ann.id) is not None
