"""`/match verify`: private, only when the match is over, with the file that proves it."""

import json

from db.schema import actions
from play.proof.transcript import parse
from play.proof.verification import flaw_of
from tests.cogs.scene import pressed, settled, typed
from tests.verify_dice import complaints


async def verdict(table, user, **options):
    """The private answer, and the file that comes with it."""
    reply = await settled(await user.command(table.thread, "match verify", **options))
    (file,) = reply.message.attachments
    return reply.text, file.filename, file.data


async def test_the_dice_of_a_match_are_checked_when_it_is_over(table):
    """Whoever may look at the thread may check; the file comes out by both checks."""
    await table.services.concessions.concede(await table.number(), table.bo.id)
    await table.quiet()

    said, name, data = await verdict(table, table.cat)

    transcript = parse(data)
    assert said.startswith(f"✔ All {transcript.draws} rolls of match 1 check out")
    assert "every card" in said
    assert f"`{transcript.seal}`" in said
    assert name == "match-1-dice.json"
    assert flaw_of(transcript) is None
    assert list(complaints(json.loads(data))) == []
    details = await pressed(table.cat, table.cat.sees(table.room)[0], "Details")
    assert transcript.seal in details.text


async def test_while_it_goes_on_nothing_is_told(table):
    said = await typed(table.ann, table.thread, "match verify")
    elsewhere = await typed(table.ann, table.room, "match verify", match="9")

    assert said.startswith("You can check a match's dice once it's over")
    assert elsewhere.startswith("There is no match here.")


async def test_a_store_that_was_tampered_with_is_admitted(table):
    """The file is there all the same."""
    await table.services.concessions.concede(await table.number(), table.bo.id)
    await table.quiet()
    (first, *_) = await table.registry.store.deeds(1)
    other = first.events.replace(b'"seat":0', b'"seat":1')
    async with table.registry.store._engine.begin() as connection:
        here = actions.c.number == first.number
        await connection.execute(actions.update().where(here).values(events=other))

    said, _, data = await verdict(table, table.ann)

    assert said.startswith("✘ The dice of match 1 don't check out.")
    assert f"Action {first.number} had other results than you were told" in said
    assert flaw_of(parse(data)) is not None
