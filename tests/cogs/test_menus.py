"""What stands in the menus of persons and of messages: challenges, profiles, boards in words."""

import pytest

from hall import Permission
from hall.errors import ClientRefusal
from play.library import playable
from tests.cogs.forged import press
from tests.cogs.scene import labels, pressed, settled, typed
from tests.e2e.table import with_button
from tests.games.nine_realms.builder import A3, A6, D6, SINFJOTLI, THOR, position, rolled, window
from tests.games.nine_realms.builder import board as dealt
from words.speech import isolated

STALE = "That question is closed"


async def on(user, channel, name, person):
    """What a command in a person's menu answers."""
    return (await settled(await user.use_on(channel, name, person))).message


async def in_words(user, message):
    """What *Board as text* answers."""
    return (await settled(await user.use_on_message(message, "Board as text"))).text


async def test_a_challenge_opens_a_table_and_calls_the_rival(hallway):
    """By two presses, without typing; the rival joins, and it can start."""
    asked = await on(hallway.ann, hallway.room, "Challenge", hallway.bo)
    told = await pressed(hallway.ann, asked, "War of the 9 Realms")
    await hallway.quiet()
    (rung,) = hallway.bo.pings
    (invitation,) = with_button(hallway.bo, hallway.room, "Join")
    joined = await pressed(hallway.bo, invitation, "Join")

    assert asked.ephemeral
    assert f"Challenge {isolated('Bo')}: to which game?" in asked.text
    assert len(asked.buttons) == len(playable())
    assert told.id == asked.id
    assert told.text.startswith(f"Match 1 is open, and {hallway.bo.mention} is called to it.")
    assert labels(told) == []
    assert rung.text.startswith(
        f"{hallway.bo.mention} {isolated('Ann')} challenges you to War of the 9 Realms."
    )
    assert hallway.cat.pings == []
    assert joined.text == "You have a seat now."


async def test_from_a_matchs_thread_the_table_opens_in_its_channel(table):
    asked = await on(table.cat, table.thread, "Challenge", table.ann)
    await pressed(table.cat, asked, "Norsaga")
    await table.quiet()

    assert with_button(table.cat, table.room, "Join")
    assert with_button(table.cat, table.thread, "Join") == []


async def test_neither_oneself_nor_a_bot_can_be_challenged(hallway):
    oneself = await on(hallway.ann, hallway.room, "Challenge", hallway.ann)
    bot = await on(hallway.ann, hallway.room, "Challenge", hallway.hall.bot)

    assert oneself.text.startswith("You can't challenge yourself.")
    assert bot.text == "A bot can't take this seat."


async def test_a_challenge_is_refused_like_any_other_table(hallway):
    """What was never offered, too many calls, a permission that is missing."""
    asked = await on(hallway.ann, hallway.room, "Challenge", hallway.bo)
    for forged in ("bo:nine_realms", f"{'9' * 21}:nine_realms", hallway.bo.id):
        refused = await press(hallway, hallway.ann, f"sk:challenge:{forged}", asked)
        assert STALE in refused.text
    unknown = await press(hallway, hallway.ann, f"sk:challenge:{hallway.bo.id}:chess", asked)
    assert "I don't know that game." in unknown.text
    await pressed(hallway.ann, asked, "Norsaga")
    asked = await on(hallway.ann, hallway.room, "Challenge", hallway.bo)
    often = await press(hallway, hallway.ann, f"sk:challenge:{hallway.bo.id}:norsaga", asked)
    assert "You've done that often lately." in often.text
    await hallway.quiet()
    hallway.hall.deny(hallway.room, hallway.hall.bot, Permission.ATTACH_FILES)
    asked = await on(hallway.cat, hallway.room, "Challenge", hallway.bo)
    lacking = await pressed(hallway.cat, asked, "Norsaga")

    assert "Attach Files" in lacking.text
    assert len(hallway.bo.pings) == 1


async def test_a_profile_tells_the_matches_of_a_person_on_this_server(table):
    """Those that go on, tables that wait, and how the last ones ended."""
    nobody = await on(table.cat, table.room, "Profile", table.cat)
    await table.stand(position(thor="D4"))
    await typed(table.bo, table.room, "match new", title="norsaga")
    await table.quiet()
    shown = await on(table.cat, table.room, "Profile", table.bo)
    anns = await on(table.ann, table.room, "Profile", table.bo)
    conceding = (await settled(await table.ann.command(table.thread, "match concede"))).message
    await pressed(table.ann, conceding, conceding.buttons[0].label)
    await table.quiet()
    over = await on(table.cat, table.room, "Profile", table.ann)

    assert nobody.ephemeral
    assert nobody.text.startswith(f"{isolated('Cat')} is in no match on this server that you")
    assert shown.text.startswith(f"**{isolated('Bo')} on this server**")
    link = f"https://discord.com/channels/{table.hall.guild.id}/{table.thread.id}/"
    assert f"War of the 9 Realms · match 1]({link}" in shown.text
    assert f": waits for {isolated('Ann')}" in shown.text
    assert "Norsaga · match 2]" in shown.text
    assert "your move" in anns.text
    assert "Lately finished" in over.text
    assert f"{isolated('Bo')}" in over.text.splitlines()[-1]


async def test_a_profile_tells_nothing_that_the_asker_may_not_see(hallway):
    """Neither what is played in a hidden channel, nor elsewhere."""
    hidden = hallway.hall.add_channel("hidden")
    await typed(hallway.ann, hidden, "match new", title="norsaga")
    await typed(hallway.ann, hallway.ann.direct, "match new", title="hammer_of_thor")
    await hallway.quiet()
    hallway.hall.deny(hidden, hallway.cat, Permission.VIEW_CHANNEL)

    cats = await on(hallway.cat, hallway.room, "Profile", hallway.ann)
    bos = await on(hallway.bo, hallway.room, "Profile", hallway.ann)

    assert "is in no match" in cats.text
    assert "match 1]" in bos.text
    assert "match 2" not in bos.text


async def test_many_matches_of_a_person_are_counted(hallway):
    for at in range(8):
        host = hallway.hall.add_user(f"Host {at}")
        await typed(host, hallway.room, "match new", title="norsaga")
        await typed(hallway.ann, hallway.room, "table join", match=str(at + 1))

    shown = await on(hallway.cat, hallway.room, "Profile", hallway.ann)

    assert shown.text.count("waits for players") == 6
    assert shown.text.endswith("…and 2 more")


async def test_a_board_is_read_in_words_as_by_its_button(table):
    """Each sees there what they may see; other messages are no boards."""
    await table.stand(position(thor="D4"))
    board = table.board()

    said = {user: await in_words(user, board) for user in (table.ann, table.cat)}
    button = {user: (await pressed(user, board, "Text")).text for user in (table.ann, table.cat)}
    (invitation,) = with_button(table.cat, table.room, "Details")
    written = await table.bo.send(table.room, "sk:board:1:text")

    assert said == button
    assert "Thor" in said[table.cat]
    for message in (invitation, written):
        assert (await in_words(table.cat, message)).startswith("That's no board in play.")


async def for_this(user, message):
    """The section that *Rules for this* opens, and the way to all others."""
    reply = await settled(await user.use_on_message(message, "Rules for this"))
    return reply.message


async def test_the_rules_open_at_what_is_asked(table):
    """In private; for the one who is asked their question, for others what the match waits for."""
    deploying = await for_this(table.cat, table.board())
    await table.stand(position(thor="D4", sigmund="D6"))
    board = table.board()
    turn = await for_this(table.ann, board)
    others = [await for_this(user, board) for user in (table.bo, table.cat)]
    (invitation,) = with_button(table.cat, table.room, "Details")
    wrong = await for_this(table.cat, invitation)

    assert deploying.ephemeral
    assert "**War of the 9 Realms · Setting up**" in deploying.text
    assert "**War of the 9 Realms · Your turn**" in turn.text
    assert turn.menus[0].custom_id == "sk:rules:nine_realms"
    assert [one.text for one in others] == [turn.text] * 2
    assert wrong.text.startswith("That's no board in play.")


async def test_the_rules_follow_the_question(table):
    """A throw waits for the one who threw; the others read what they wait for."""
    deal = dealt(thor="D4", sinfjotli="D5", hands=((A6, A3), (D6,)))
    await table.stand(window(deal, rolled(deal, THOR, SINFJOTLI, 3, 4, 5, 6)))
    board = table.board()
    texts = {(await for_this(user, board)).text for user in (table.ann, table.bo, table.cat)}

    assert len(texts) == 1
    assert "**War of the 9 Realms · Attacking**" in texts.pop()


async def test_persons_have_no_menu_in_direct_messages(hallway):
    """There is nobody else."""
    with pytest.raises(ClientRefusal):
        await hallway.ann.use_on(hallway.ann.direct, "Challenge", hallway.bo)
