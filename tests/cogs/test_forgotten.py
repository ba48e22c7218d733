"""Who is forgotten where it is hardest: in direct messages, while Discord is silent, at once."""

import sqlite3
import zlib

from tests.cogs.scene import labels, settled
from tests.cogs.test_in_direct_messages import begin, opened
from tests.cogs.test_own_data import forget

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
    try:
        value = zlib.decompress(value)
    except zlib.error:
        pass
    return value.decode("latin-1")


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
