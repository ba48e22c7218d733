"""One click: against a robot, or two robots to watch; and that robots stay unknown to Discord."""

import json
import re

import pytest
from msgspec.structs import replace

from cogs.post import messenger
from games.hammer_of_thor.options import Length
from hall.permissions import Permission
from play.library import playable
from play.match.lobby.choices import options_of
from play.match.lobby.variants import can_teach, teaches
from play.match.match import people_of
from play.minds import Mind
from play.post import delivery
from play.table import instant_match
from play.table.robots import seat_robot
from tests.cogs.forged import press_nowhere
from tests.cogs.scene import pressed, settled, typed
from tests.e2e.player import Player
from tests.e2e.table import with_button
from tests.games.nine_realms.builder import position
from tests.patience import wait_for

PLAY, WATCH = "sk:welcome:play", "sk:welcome:watch"
LONGEST = 3000


async def greeted(scene, *denied):
    """The welcome on a server that the bot has just come to, and somebody there."""
    hall = scene.hall
    await scene.client.wait_until_ready()
    guild = hall.world.add_guild("New", Permission(0))
    open_ = hall.world.add_channel(guild, "open", None)
    for permission in Permission:
        (hall.deny if permission in denied else hall.allow)(open_, hall.bot, permission)
    dag = hall.add_user("Dag", [guild])
    hall.gateway.sessions.add_guild(guild)
    (hello,) = await wait_for(lambda: dag.sees(open_))
    return dag, open_, hello


async def clicked(scene, user, custom_id):
    """What a button of some old welcome in the room says."""
    reply = await press_nowhere(user, scene.room, custom_id)
    await scene.quiet()
    return (await settled(reply)).text


async def to_the_end(scene, *players):
    """Robots by the clock, players by their panels, until all matches of the room are over."""
    for _ in range(LONGEST):
        threads = scene.cat.threads(scene.room)
        sittings = [await scene.registry.match_in(thread.id) for thread in threads]
        if all(match.standing.ending for match in sittings):
            await scene.quiet()
            return
        for player in players:
            (match,) = sittings
            seat = match.seat_of(player.user.id).seat
            if seat in match.standing.awaited:
                await scene.quiet()
                await player.play(threads[0])
        scene.clock.advance(seconds=3)
        await scene.services.clocks.look()
    pytest.fail("the match does not end")


def strangers(record):
    """Ids in requests that no user of Discord has: negative numbers, wherever they stand."""
    found = []
    for sent in record:
        found += re.findall(r"<@!?-[^>]*>", json.dumps(sent.payload, default=str))
        found += [part for part in sent.path.split("/") if re.fullmatch(r"-\d+", part)]
        found += [one for one in _leaves(sent.payload) if re.fullmatch(r"-\d+", str(one))]
    return found


def _leaves(payload):
    if isinstance(payload, dict):
        payload = list(payload.values())
    if isinstance(payload, list | tuple):
        return [leaf for part in payload for leaf in _leaves(part)]
    return [payload]


def offers(message, title):
    """The buttons of a title, by what their ids say."""
    found = [button.custom_id.split(":") for button in message.buttons]
    return [of[0] for _, _, *of in found if of[1:] == [title]]


async def test_the_welcome_shows_the_titles_and_offers_matches_at_once(hallway):
    """With picture, players, length and a sentence; a first match where the title knows one."""
    dag, open_, hello = await greeted(hallway)

    assert len(hello.images) == len(hello.alt_texts) == len(playable())
    assert "**Norsaga**\n-# 2 to 4 players · 30 minutes in one go, or a few days" in hello.text
    assert "**War of the 9 Realms**\n-# 2 players" in hello.text
    assert "3 to 6 players · 2 to 3 hours in one go, or a few weeks" in hello.text
    assert "3 to 4 players · 2 hours in one go, or a few weeks" in hello.text
    for key, title in playable().items():
        first = ["first"] if can_teach(title.rules.options) else []
        assert offers(hello, key) == [*first, "play"]
    assert [one.value for one in hello.menu("sk:welcome:watch").options] == list(playable())
    said = (await pressed(dag, hello, "sk:welcome:play:nine_realms")).text
    await hallway.quiet()
    assert said.startswith("Match 1 begins: ")
    assert len(dag.threads(open_)) == 1
    again = (await pressed(dag, hello, "sk:welcome:play:nine_realms")).text
    assert again.startswith("Match 2 begins: ")
    watched = await settled(await dag.choose(hello, "sk:welcome:watch", "nine_realms"))
    assert "🤖 Huginn and 🤖 Muninn" in watched.text
    assert watched.text.endswith("Its thread opens right below: watch there.")


async def test_the_welcome_needs_no_pictures(hallway):
    """Where none may be sent, its words are."""
    _, _, hello = await greeted(hallway, Permission.ATTACH_FILES)

    assert hello.images == []
    assert "`/help` shows the games: press *First match* there" in hello.text


async def test_a_first_match_explains_each_step(hallway):
    said = await clicked(hallway, hallway.ann, "sk:welcome:first:norsaga")
    record = await hallway.registry.store.match(1)

    assert said.startswith("Match 1 begins: ")
    assert teaches(options_of(record))
    assert [seat.name for seat in record.seats] == ["Ann", "🤖 Huginn"]


async def test_a_first_match_of_a_long_title_is_the_shorter_one(hallway):
    """Also if the host makes it one in the lobby; and a full one again, if it is not."""
    await clicked(hallway, hallway.ann, "sk:welcome:first:hammer_of_thor")
    lengths = [options_of(await hallway.registry.store.match(1)).length]
    await typed(hallway.ann, hallway.room, "match new", title="hammer_of_thor")
    for _ in range(2):
        await hallway.services.lobbies.teach(2, hallway.ann.id)
        lengths.append(options_of(await hallway.registry.store.match(2)).length)

    assert lengths == [Length.SAGA, Length.SAGA, Length.FULL]


async def test_the_card_of_a_lesson_is_a_button_beside_it(hallway):
    """In *Your move*, with the news that tell the lesson."""
    await clicked(hallway, hallway.ann, "sk:welcome:first:norsaga")
    (hallway.thread,) = hallway.ann.threads(hallway.room)
    panel = await hallway.panel(hallway.ann)
    name = "Golden ring: a marker"
    card = await pressed(hallway.ann, panel, name)

    assert "**Your goal.**" in panel.text
    assert f"**{name}**" in card.text
    assert card.images


@pytest.mark.parametrize(("what", "people"), [("play", 1), ("watch", 0)])
async def test_a_match_has_as_many_robots_as_the_title_asks_for(hallway, what, people):
    await clicked(hallway, hallway.ann, f"sk:welcome:{what}:norseheim")
    record = await hallway.registry.store.match(1)

    assert len(record.seats) == 3
    assert len(people_of(record)) == people


async def test_help_shows_the_titles_to_whoever_asks(hallway):
    """In direct messages without what needs others: to watch robots, and to find a table."""
    shown = (await settled(await hallway.ann.command(hallway.room, "help"))).message
    letter = (await settled(await hallway.ann.command(hallway.ann.direct, "help"))).message
    rules = await pressed(hallway.ann, letter, f"sk:rule:{next(iter(playable()))}")

    assert len(shown.images) == len(playable())
    assert "sk:welcome:play:norseheim" in [button.custom_id for button in shown.buttons]
    offered = [one.custom_id for one in shown.buttons]
    assert [*(one.custom_id for one in letter.buttons), "sk:tables"] == offered
    assert (len(shown.menus), len(letter.menus)) == (1, 0)
    assert "War of the 9 Realms" in rules.text


async def test_a_whole_match_against_a_robot(hallway, monkeypatch):
    """Ann presses; the bot is started again in between; nobody but Ann is ever rung."""
    monkeypatch.setattr(delivery, "COALESCING", 0.01)
    monkeypatch.setattr(instant_match, "USUAL", Mind.EASY)  # it is done sooner
    said = await clicked(hallway, hallway.ann, PLAY)
    hallway.thread = hallway.ann.threads(hallway.room)[0]
    ann = Player(hallway.ann, seed=1)
    await ann.play(hallway.thread)
    await hallway.disconnect()
    await hallway.connect()
    await hallway.quiet()
    await to_the_end(hallway, ann)

    result = with_button(hallway.cat, hallway.thread, "Verify the dice")[-1]
    assert "Huginn" in said
    assert result.content.startswith(f"{hallway.ann.mention} ")
    assert result.pinged == ("Ann",)
    assert strangers(hallway.hall.record) == []
    assert hallway.bo.pings == hallway.cat.pings == []


async def test_a_board_says_how_strong_a_robot_is(hallway):
    """In the picture, in its words, and as text; whoever is stood in for keeps the name."""
    await clicked(hallway, hallway.ann, PLAY)
    (hallway.thread,) = hallway.ann.threads(hallway.room)
    await hallway.quiet()
    text = await pressed(hallway.ann, hallway.board(), "Text")
    await typed(hallway.ann, hallway.thread, "table robot", mind="strong")
    await hallway.quiet()
    relieved = await pressed(hallway.cat, hallway.board(), "Text")

    assert "Huginn (able)" in hallway.board().alt_texts[0]
    assert "Huginn (able)" in text.text
    assert "Ann" in relieved.text
    assert "(strong)" not in relieved.text


async def test_two_robots_are_watched_to_the_end(hallway, monkeypatch):
    """One such match in a channel and of a user; the last board and the result are shown."""
    monkeypatch.setattr(delivery, "COALESCING", 0.01)
    monkeypatch.setattr(instant_match, "MINDS", (Mind.EASY,))  # they are done sooner
    first = await clicked(hallway, hallway.ann, WATCH)
    second = await clicked(hallway, hallway.bo, WATCH)
    hallway.thread = hallway.cat.threads(hallway.room)[0]
    invitation = hallway.cat.sees(hallway.room)[0]
    for _ in range(5):
        hallway.clock.advance(seconds=3)
        await hallway.services.clocks.look()
    await hallway.disconnect()
    await hallway.connect()
    await to_the_end(hallway)

    assert "Huginn" in first
    assert "Muninn" in first
    assert second.startswith("Robots are playing already")
    assert "2 of 2 players" in invitation.text
    results = with_button(hallway.cat, hallway.thread, "Verify the dice")
    assert [m.pinged for m in results] == [()]
    assert results[0].content.startswith(("🏆", "⚖"))
    assert strangers(hallway.hall.record) == []
    assert hallway.ann.pings == hallway.bo.pings == []
    assert (await clicked(hallway, hallway.ann, WATCH)).startswith("Match 2 begins")


async def test_a_robot_that_is_pinged_would_be_noticed(hallway, monkeypatch):
    """The tests above bark."""
    monkeypatch.setattr(messenger, "people_of", lambda record: record.seats)
    await clicked(hallway, hallway.ann, PLAY)
    await hallway.services.concessions.concede(1, hallway.ann.id)
    await wait_for(lambda: strangers(hallway.hall.record))


async def test_a_result_that_was_sent_and_not_noted_is_found_again(hallway):
    """Also where robots sit first, and nobody is mentioned."""
    await clicked(hallway, hallway.ann, WATCH)
    hallway.thread = hallway.cat.threads(hallway.room)[0]
    await hallway.stand(position(thor="D4"))

    async def end(match):
        after, events = match.title.rules.retire(match.standing, 0)
        await hallway.gameplay.commit(match, after, events, seat=0)

    await hallway.registry.decide(1, end)
    await hallway.quiet()
    post = await hallway.registry.store.post(1, "result", "0")
    over = await hallway.registry.match(1)

    unnoted = replace(post, message=None)
    assert await hallway.client.messenger.find(over, unnoted) == post.message


async def test_the_first_match_names_the_way_to_other_games(hallway):
    said = await clicked(hallway, hallway.ann, PLAY)
    match = await hallway.registry.match(1)

    assert match.record.title == "nine_realms"
    assert "`/help`" in said


async def test_what_no_welcome_offers_is_refused(hallway):
    for custom_id in ("sk:welcome:x", "sk:welcome", "sk:welcome:play:more"):
        assert (await clicked(hallway, hallway.ann, custom_id)).startswith("That question is")
    hallway.hall.deny(hallway.room, hallway.hall.bot, Permission.ATTACH_FILES)
    assert "Attach Files" in await clicked(hallway, hallway.ann, PLAY)
    assert hallway.cat.threads(hallway.room) == []


async def test_only_people_have_to_agree(hallway):
    """A robot answers a draw at once, and an undo; nobody waits for its click."""
    await clicked(hallway, hallway.ann, PLAY)
    hallway.thread = hallway.ann.threads(hallway.room)[0]
    await hallway.stand(position(thor=None, sinfjotli="E5"))
    refused = await typed(hallway.ann, hallway.thread, "match offer-draw")
    await hallway.stand(position(thor="D4", sinfjotli=None))
    agreed = await typed(hallway.ann, hallway.thread, "match offer-draw")

    assert "refuses" in refused
    assert agreed.startswith("The match is drawn")
    assert with_button(hallway.ann, hallway.thread, "Agree") == []


async def test_a_player_among_robots_is_called_as_ever(hallway):
    """The robot's turn ends, and Ann, who has not clicked of late, is rung."""
    await typed(hallway.ann, hallway.room, "match new", title="nine_realms")
    await seat_robot(hallway.lobbies, 1, hallway.ann.id, Mind.RANDOM)
    await hallway.gameplay.start(1, hallway.ann.id)
    await hallway.quiet()
    hallway.thread = hallway.ann.threads(hallway.room)[0]
    await hallway.stand(position(thor="D4", sinfjotli="E5"))
    await typed(hallway.ann, hallway.thread, "realms end")
    hallway.clock.advance(minutes=3)
    for _ in range(100):
        if 0 in (await hallway.standing()).awaited:
            break
        hallway.clock.advance(seconds=3)
        await hallway.services.clocks.look()
    await hallway.quiet()

    assert hallway.ann.pings
    assert strangers(hallway.hall.record) == []
