"""`/my matches`, and the digest as it arrives."""

from games.nine_realms.actions import EndTurn
from play.match.match import OPERATOR, Person, StaffAct
from play.table.moderation import Halts, entry_of
from tests.cogs.forged import press, press_nowhere
from tests.cogs.scene import pressed, settled, typed
from tests.e2e.table import opened
from tests.games.nine_realms.builder import position
from words.names import cleaned
from words.speech import isolated

LIMIT = 4000
"""Characters of all texts in a message (docs/discord.md, Limits)."""
STALE = "That question is closed"


def person(user):
    """A user of the hall, as the application knows one."""
    return Person(user.id, user.name)


async def my(user, channel):
    """The answer to the command."""
    return (await settled(await user.command(channel, "my matches"))).message


def lines(message):
    """The matches in it, a line each."""
    return [line for line in message.text.splitlines() if "· match " in line]


async def end_turn(table, number, user):
    prompt = (await table.registry.match(number)).seat_of(user.id).prompt
    await table.gameplay.act(number, user.id, EndTurn(), prompt)
    await table.quiet()


async def test_what_waits_for_me_comes_first_with_a_link_to_the_board(table):
    await table.stand(position(thor="D4"))
    await typed(table.bo, table.room, "match new", title="nine_realms")
    await table.quiet()
    board = f"/{table.hall.guild.id}/{table.thread.id}/{table.board().id})"

    anns, bos = await my(table.ann, table.room), await my(table.bo, table.room)
    cats = await my(table.cat, table.room)

    assert anns.ephemeral
    assert "One match waits for you." in anns.text
    (line,) = lines(anns)
    assert line.startswith("⏳ [War of the 9 Realms · match 1](")
    assert board in line
    assert "your move, due <t:" in line
    assert "No match waits for you." in bos.text
    assert [line[0] for line in lines(bos)] == ["▫", "▫"]
    assert "waits for \u2068Ann\u2069" in lines(bos)[0]
    assert "match 2" in lines(bos)[1]
    assert cats.text.startswith("You're in no match on this server.")


async def test_the_soonest_deadline_comes_first(table):
    """Whichever match is older."""
    await table.stand(position(thor="D4"))
    second = await opened(table.ann, table.bo, table.hall.add_channel("other"))
    record = (await table.registry.match_in(second.id)).record
    await table.quiet()
    table.clock.advance(hours=1)
    await end_turn(table, 1, table.ann)
    found = lines(await my(table.bo, table.room))
    assert [line.split("](")[0][-1] for line in found] == ["2", "1"]

    await table.registry.amend(await table.registry.match(1), (), (), paused=1.0)
    found = lines(await my(table.bo, table.room))

    assert any(line.startswith("⏸") for line in found)
    assert record.id == 2


async def test_matches_of_other_servers_are_not_shown(table):
    """Not even to whoever plays there."""
    await table.lobbies.create("nine_realms", 5, 6, person(table.ann))

    assert len(lines(await my(table.ann, table.room))) == 1


async def test_in_direct_messages_each_match_tells_its_server(table):
    """One that is over, one that waits, one right here, and one where the bot is not."""
    ann, far = table.ann, table.hall.add_guild("*Far* away")
    table.hall.world.join(ann.account, far)
    await typed(ann, table.hall.add_channel("far", far), "match new", title="norsaga")
    await typed(ann, ann.direct, "match new", title="norsaga")
    asked = (await settled(await table.bo.command(table.thread, "match concede"))).message
    await pressed(table.bo, asked, "Give up")
    await table.quiet()
    await table.lobbies.create("nine_realms", 5, 6, person(ann))

    everywhere, here = await my(ann, ann.direct), await my(ann, table.room)

    told = {line.split("](")[0][-1]: line.rsplit(" · ", 1)[1] for line in lines(everywhere)}
    assert told == {
        "1": f"on {isolated(table.hall.guild.name)}",
        "2": f"on {isolated(cleaned(far.name))}",
        "3": "here",
        "4": "on a server where I'm not any more",
    }
    assert table.hall.guild.name not in here.text


async def test_many_matches_are_shown_page_by_page(table):
    for number in range(2, 11):
        host = table.hall.add_user(f"Host {number}")
        await table.lobbies.create("nine_realms", table.hall.guild.id, table.room.id, person(host))
        await table.lobbies.join(number, person(table.ann))
    first = await my(table.ann, table.room)
    assert [button.label for button in first.buttons] == ["More ▸"]

    second = await pressed(table.ann, first, "More ▸")

    assert second.id == first.id
    assert [button.label for button in second.buttons] == ["◂ Back"]
    assert lines(await pressed(table.ann, second, "◂ Back")) == lines(first)


async def test_a_page_that_there_is_not_is_the_last_one(table):
    """And none is ever written where others read."""
    mine = await my(table.ann, table.room)
    for page in ("7", "999999999"):
        reply = await press(table, table.ann, f"sk:my:{page}", mine)
        assert lines(reply.message) == lines(mine)
    for custom_id in ("sk:my:0", "sk:my:x", "sk:my:-1", "sk:my", "sk:my:0:0"):
        for reply in (
            await press(table, table.ann, custom_id, table.board()),
            await press_nowhere(table.ann, table.room, custom_id),
        ):
            assert STALE in reply.text


async def test_a_digest_arrives_once_and_links_to_the_board(table):
    """The hall sees what its user gets."""
    await table.stand(position(thor="D4"))
    minute = (int(table.clock.now() // 60) + 30) % (24 * 60)
    await table.registry.people.change(table.ann.id, digest=minute, zone="UTC")
    table.clock.advance(minutes=31)
    await table.client.wait_until_ready()
    for _ in range(3):
        await table.services.digests.look(table.client.messages)

    (letter,) = table.ann.sees(table.ann.direct)

    assert letter.content.startswith("☀️ **Your matches today**")
    assert f"/{table.thread.id}/{table.board().id})" in letter.content
    assert table.bo.sees(table.bo.direct) == []


async def test_who_takes_no_messages_is_told_where_the_digest_is(table):
    await table.stand(position(thor="D4"))
    table.ann.close_dms()
    minute = (int(table.clock.now() // 60) + 1) % (24 * 60)
    await table.registry.people.change(table.ann.id, digest=minute, zone="UTC")
    table.clock.advance(minutes=2)
    await table.client.wait_until_ready()
    await table.services.digests.look(table.client.messages)

    assert "your digest rests" in (await my(table.ann, table.room)).text


async def test_the_last_matches_that_are_over_are_listed_with_who_won(table):
    """Below those that go on; invitations that were closed are no matches."""
    await table.services.concessions.concede(1, table.ann.id)
    await typed(table.bo, table.room, "match new", title="norsaga")
    await table.quiet()

    anns, bos = await my(table.ann, table.room), await my(table.bo, table.room)

    assert anns.text.startswith("You're in no match on this server.")
    (line,) = lines(anns)
    assert line.startswith("🏁 [War of the 9 Realms · match 1](")
    assert line.endswith("with \u2068Bo\u2069: won by \u2068Bo\u2069")
    assert [one[0] for one in lines(bos)] == ["▫", "🏁"]
    assert lines(await my(table.cat, table.room)) == []


async def crowds(scene, number, over=0):
    """Matches of twelve with the longest names, frozen; the first of them are closed instead."""
    users = [scene.ann, *(scene.hall.add_user(f"{'*' * 30}{at:02}") for at in range(11))]
    for _ in range(number):
        made = await scene.lobbies.create(
            "hammer_of_thor", scene.hall.guild.id, scene.room.id, person(users[1])
        )
        for user in (users[0], *users[2:]):
            await scene.lobbies.join(made.id, person(user))
        match = await scene.gameplay.start(made.id, users[1].id)
        halts, closes = Halts(scene.registry), made.id <= over
        what, do = (StaffAct.CLOSE, halts.close) if closes else (StaffAct.FREEZE, halts.freeze)
        await do(made.id, entry_of(match.record, OPERATOR, what, scene.clock.now()))


async def test_the_longest_names_fit_on_every_page_and_no_match_is_left_out(hallway):
    """Each page is one message; what is over comes last."""
    await crowds(hallway, 14, over=4)
    page = await my(hallway.ann, hallway.room)
    pages = [page]
    while "More ▸" in [button.label for button in page.buttons]:
        page = await pressed(hallway.ann, page, "More ▸")
        pages.append(page)
    told = [line for one in pages for line in lines(one)]

    assert all(len(one.text) <= LIMIT for one in pages)
    numbers = [int(line.split("](")[0].rsplit(" ", 1)[1]) for line in told]
    assert sorted(numbers[:10]) == list(range(5, 15))
    assert sorted(numbers[10:]) == [1, 2, 3, 4]
    assert "".join(one.text for one in pages).count("**Lately finished**\n🏁") == 1


async def test_the_longest_names_fit_in_a_profile_too(hallway):
    """What has no room is counted."""
    await crowds(hallway, 11, over=4)
    shown = (await settled(await hallway.cat.use_on(hallway.room, "Profile", hallway.ann))).text
    on, over = (part.count("· match ") for part in shown.split("**Lately finished**"))

    assert len(shown) <= LIMIT
    assert (on, over) == (4, 2)
    assert "3 more" in shown
