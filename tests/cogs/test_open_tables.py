"""Finding a table: the list of all that wait for players, and what a match is before one joins."""

from hall import Permission
from tests.cogs.forged import press
from tests.cogs.scene import labels, pressed, settled, typed
from tests.e2e.table import with_button
from words.speech import isolated

NONE = "No table here waits for players."
STALE = "That question is closed"


async def tables(user, channel):
    """What the command shows."""
    return (await settled(await user.command(channel, "match open"))).message


async def opened(scene, user, channel=None, **options):
    """A table of this user's, with its invitation in the channel."""
    await typed(user, channel or scene.room, "match new", **{"title": "nine_realms"} | options)
    await scene.quiet()


async def test_a_newcomer_finds_every_open_table_and_sits_down_with_one_press(hallway):
    """What is played, how fast, where, and who sits there; private to whoever asks."""
    await opened(hallway, hallway.ann, pace="brisk")
    await opened(hallway, hallway.bo, title="norseheim")

    shown = await tables(hallway.cat, hallway.hall.add_channel("elsewhere"))
    joined = await pressed(hallway.cat, shown, "sk:lobby:2:join")
    await hallway.quiet()
    invitation = with_button(hallway.ann, hallway.room, "Start")[-1]

    assert shown.ephemeral
    assert "**2 tables here wait for players**" in shown.text
    newest, older = shown.text.index("**Norseheim** · match 2"), shown.text.index("match 1")
    assert newest < older
    assert f"<#{hallway.room.id}>" in shown.text
    assert f"1 of 2: {isolated('Ann')}" in shown.text
    assert "⏳ Brisk: 8 hours · opened <t:" in shown.text
    assert "⏳ Daily: 24 hours" in shown.text
    assert labels(shown) == ["Join", "Details"] * 2
    assert joined.text == "You have a seat now."
    assert f"2 of 4 players: {isolated('Bo')} and {isolated('Cat')}" in invitation.text


async def test_only_tables_with_a_place_are_listed(hallway):
    """A robot's counts; a match that is full or begun waits for nobody; one's own has no *Join*."""
    empty = await tables(hallway.cat, hallway.room)
    await opened(hallway, hallway.ann)
    own = await tables(hallway.ann, hallway.room)
    await typed(hallway.ann, hallway.room, "table robot", match="1")
    robots = await tables(hallway.cat, hallway.room)
    await typed(hallway.bo, hallway.room, "table join", match="1")
    full = await tables(hallway.cat, hallway.room)
    late = await pressed(hallway.cat, robots, "Join")

    assert empty.text.startswith(NONE)
    assert "One table here waits for players" in own.text
    assert labels(own) == ["Details"]
    assert "2 of 2" in robots.text
    assert labels(robots) == ["Join", "Details"]
    assert full.text.startswith(NONE)
    assert late.text == "All seats are taken."


async def test_what_somebody_may_not_see_is_not_listed(hallway):
    """Neither a channel that is hidden from them, nor another server's tables."""
    hidden = hallway.hall.add_channel("hidden")
    await opened(hallway, hallway.ann, hidden)
    hallway.hall.deny(hidden, hallway.cat, Permission.VIEW_CHANNEL)
    far = hallway.hall.add_channel("far", hallway.hall.add_guild("Elsewhere"))
    dag = hallway.hall.add_user("Dag")

    assert (await tables(hallway.cat, hallway.room)).text.startswith(NONE)
    assert "match 1" in (await tables(hallway.bo, hallway.room)).text
    assert (await tables(dag, far)).text.startswith(NONE)


async def test_tables_of_direct_messages_are_listed_nowhere(hallway):
    """Nobody else can come in there; who looks there is told where tables wait."""
    await opened(hallway, hallway.ann, hallway.ann.direct)
    await opened(hallway, hallway.bo)
    told = [await tables(user, user.direct) for user in (hallway.ann, hallway.cat)]
    here = await tables(hallway.ann, hallway.room)
    helped = (await settled(await hallway.ann.command(hallway.ann.direct, "help"))).message
    turned = await press(hallway, hallway.ann, "sk:tables-page:0", told[0])

    assert all(one.text.startswith("Tables wait for players on servers") for one in told)
    assert [labels(one) for one in told] == [[], []]
    assert "One table here waits for players" in here.text
    assert "match 1" not in here.text
    assert "Open tables" not in labels(helped)
    assert turned.message.text == told[0].text


async def test_many_tables_are_shown_page_by_page(hallway):
    for number in range(6):
        await opened(hallway, hallway.hall.add_user(f"Host {number}"))
    first = await tables(hallway.cat, hallway.room)
    second = await pressed(hallway.cat, first, "More ▸")
    back = await pressed(hallway.cat, second, "◂ Back")

    assert [f"match {number} " in first.text for number in range(1, 7)] == [False] + [True] * 5
    assert second.id == first.id
    assert labels(second) == ["Join", "Details", "◂ Back"]
    assert back.text == first.text
    far = await press(hallway, hallway.cat, "sk:tables-page:9", second)
    assert far.message.text == second.text
    forged = await press(hallway, hallway.cat, "sk:tables-page:-1", second)
    assert STALE in forged.text


async def test_a_crowded_table_names_some_and_counts_the_rest(hallway):
    """The longest names on every table of a page fit into one message."""
    for _ in range(5):
        await opened(hallway, hallway.ann, title="hammer_of_thor")
    for number in range(1, 6):
        for guest in range(10):
            user = hallway.hall.add_user(f"{'*' * 28}{number}{guest}")
            await typed(user, hallway.room, "table join", match=str(number))

    shown = await tables(hallway.cat, hallway.room)

    assert shown.text.count("5 more") == 5
    assert shown.text.count("11 of 12") == 5


async def test_the_help_leads_there_without_typing(hallway):
    await opened(hallway, hallway.ann)
    helped = (await settled(await hallway.cat.command(hallway.room, "help"))).message

    shown = await pressed(hallway.cat, helped, "Open tables")

    assert "One table here waits for players" in shown.text


async def test_a_match_is_known_before_anybody_sits_down(hallway):
    """A picture, how long it takes, the rules, the cards, the pace, and a seat."""
    await opened(hallway, hallway.ann)
    shown = await tables(hallway.cat, hallway.room)
    card = await pressed(hallway.cat, shown, "Details")
    rules = await pressed(hallway.cat, card, "Rules")
    looked = await pressed(hallway.cat, card, "Look up")
    joined = await pressed(hallway.cat, card, "Join")
    again = await pressed(hallway.cat, shown, "Details")

    assert card.alt_texts == ["A board of War of the 9 Realms in the middle of a match."]
    assert "2 players · 30 minutes in one go, or a few days" in card.text
    assert "Daily: 24 hours" in card.text
    assert labels(card) == ["Join", "Rules", "Look up"]
    assert "War of the 9 Realms" in rules.text
    assert "Here is everything that lies open on the table" in looked.text
    assert joined.text == "You have a seat now."
    assert labels(again) == ["Rules", "Look up"]


async def test_the_invitation_itself_leads_to_the_rules_and_the_cards(hallway):
    """For whoever reads the channel, while it waits for players."""
    await opened(hallway, hallway.ann)
    (invitation,) = with_button(hallway.cat, hallway.room, "Rules")

    assert "War of the 9 Realms" in (await pressed(hallway.cat, invitation, "Rules")).text
    assert "look it up" in (await pressed(hallway.cat, invitation, "Look up")).text
