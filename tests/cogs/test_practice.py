"""`admin clone` while the bot plays: a copy to practise with, as its players and others see it."""

import asyncio
from unittest.mock import patch

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from games.nine_realms.actions import EndTurn, Move
from tests.cogs import test_private_tables as private
from tests.cogs.scene import labels, pressed, settled, typed
from tests.cogs.staffing import act, made_staff
from tests.cogs.test_closed_elsewhere import BY, admin, stood
from tests.e2e.table import with_button
from tests.games.nine_realms.builder import A6, D6, FRIGG, ODIN, THOR, position
from words.speech import isolated

HERE = "Match 2 is a practice copy of match 1."
MARK = "🎯 This is a practice match, and counts for nothing."
BEGAN = "🎯 A copy of match 1, to practise with,"


@pytest.fixture
async def played(table):
    """Ann has moved Thor and Frigg in a match with Bo; Cat manages the server."""
    made_staff(table, table.cat)
    await table.services.clocks.beat()
    hands = ((A6,), (D6,))
    await table.stand(position(thor="D4", frigg="E2", hands=hands))
    for action in (Move(THOR, "D3"), Move(FRIGG, "E3")):
        await do(table, 1, table.ann, action)
    await table.quiet()
    return table


async def do(scene, match, user, action):
    """Somebody answers what they are asked in a match."""
    prompt = (await scene.registry.match(match)).record.seat_of(user.id).prompt
    await scene.gameplay.act(match, user.id, action, prompt)


async def cloned(scene, *options, match="1"):
    """A copy of a match, whose thread is looked at from now on."""
    said = await admin(scene, "clone", match, *options)
    scene.thread = scene.ann.threads(scene.room)[-1]
    return said


async def refused(scene, *arguments):
    """Why nothing was copied."""
    words = ["admin", "clone", *arguments, "--database", str(scene.database)]
    with patch("bot.cli.admin.desk.SystemClock", lambda: scene.clock):
        done = await asyncio.to_thread(CliRunner().invoke, main, words)
    assert done.exit_code != 0
    return done.output


async def test_it_has_a_thread_of_its_own_where_it_is_named_a_practice_match(played):
    """In the thread's name, the invitation, the board with its story, the panel, lists and log."""
    scene = played
    original, before = scene.thread, await stood(scene)
    said = await cloned(scene, "--person", f"1={scene.ann.id}", "--reason", "For the club")
    invitation = scene.cat.sees(scene.room)[-1].text
    board, panel = scene.board().text, await scene.panel(scene.ann)

    assert said.startswith(HERE)
    assert scene.thread.name == "Ann v Huginn #2 - War of the 9 Realms (practice)"
    assert "(practice)** · match 2" in invitation
    assert "(practice)** · match 2 · turn 1" in board
    assert f"{BEGAN} as it stood in turn 1, after action" in board
    assert panel.text.startswith(f"{MARK}\n\n{BEGAN}")
    assert panel.text.count(MARK) == 1
    assert "(practice) · match 2" in await typed(scene.ann, scene.room, "my matches")
    assert "War of the 9 Realms (practice)" in await typed(scene.ann, scene.room, "match list")
    assert BEGAN in await typed(scene.ann, scene.thread, "match log")
    (told,) = [one.text for one in scene.public() if one.text.startswith("🛡️")]
    assert told.startswith(f"🛡️1 {BY} has opened this practice match. It counts for nothing.")
    assert "For the club" in told
    log = await typed(scene.cat, scene.room, "server log")
    assert f"{BY} opened match 2, to practise with." in log
    shown = await admin(scene, "show", "2")
    assert "War of the 9 Realms (practice)" in shown
    assert "counts for nothing: a copy of match 1" in shown
    scene.thread = original
    assert await stood(scene) == before
    assert "(practice)" not in scene.board().text
    assert "🎯" not in (await scene.panel(scene.ann)).text


async def test_it_is_played_on_from_there_and_robots_answer(played):
    """The public board is the same; what is taken back never reaches beyond the beginning."""
    scene = played
    await cloned(scene, "--person", f"1={scene.ann.id}", "--robots", "easy")
    there = await scene.standing()
    assert (there.table.figures[THOR].hex, there.table.figures[FRIGG].hex) == ("D3", "E3")

    assert "Undo" not in str(labels(await scene.panel(scene.ann)))
    await do(scene, 2, scene.ann, Move(ODIN, "D2"))
    await pressed(scene.ann, await scene.panel(scene.ann), "↩ Undo")
    assert (await scene.standing()).table.figures[ODIN].hex == "D1"
    assert "Undo" not in str(labels(await scene.panel(scene.ann)))
    await do(scene, 2, scene.ann, EndTurn())
    number = (await scene.registry.match(2)).record.number
    for _ in range(4):
        scene.clock.advance(seconds=5)
        await scene.services.clocks.beat()
        await scene.quiet()
    assert (await scene.registry.match(2)).record.number > number


async def test_it_may_begin_after_an_earlier_action_and_go_back_to_that_alone(played):
    scene = played
    listed = await admin(scene, "actions", "1")
    (number,) = [one.split(" · ")[0] for one in listed.splitlines() if "Thor moves" in one]
    await cloned(scene, "--after", number, "--person", f"1={scene.ann.id}")
    figures = (await scene.standing()).table.figures

    assert (figures[THOR].hex, figures[FRIGG].hex) == ("D3", "E2")
    assert f"after action {number}." in scene.board().text
    only = (await admin(scene, "actions", "2")).splitlines()
    assert [line.split(" · ")[0] for line in only] == ["1"]
    assert "No action of this number" in await refused(scene, "1", "--after", "99")


async def test_a_match_that_is_over_is_practised_from_an_earlier_action(played):
    scene = played
    number = (await scene.registry.match(1)).record.number
    await scene.services.concessions.concede(1, scene.bo.id)
    await scene.quiet()

    assert "The match was over then." in await refused(scene, "1")
    assert HERE in await cloned(scene, "--after", str(number), "--person", f"2={scene.bo.id}")
    assert "Huginn v Bo #2" in scene.thread.name


async def test_it_counts_for_nothing(played):
    """No word is kept or broken, no result counted, nothing told in the channel."""
    scene = played
    await admin(scene, "close", "1")
    before = await counted(scene)
    await scene.registry.store.change_guild(scene.hall.guild.id, scene.clock.now(), heralds=True)
    people = ["--person", f"1={scene.ann.id}", "--person", f"2={scene.bo.id}"]
    await cloned(scene, *people)
    await do(scene, 2, scene.ann, EndTurn())
    room = len(scene.cat.sees(scene.room))
    await scene.services.concessions.concede(2, scene.bo.id)
    await scene.quiet()

    (result,) = [one.text for one in scene.public() if "Victory" in one.text and one.content]
    assert result.endswith("This was a practice match, and counts for nothing.")
    assert len(scene.cat.sees(scene.room)) == room
    assert await counted(scene) == before


async def test_it_is_no_table_where_a_server_allows_one(played):
    scene = played
    await admin(scene, "close", "1")
    await cloned(scene, "--person", f"1={scene.ann.id}")
    await scene.registry.store.change_guild(scene.hall.guild.id, scene.clock.now(), seats=1)
    new = {"title": "norsaga"}

    assert (await typed(scene.ann, scene.room, "match new", **new)).startswith("Match 3 is open")
    assert "at more than one table" in await typed(scene.ann, scene.room, "match new", **new)


async def counted(scene):
    """What whoever runs the bot reads of all matches, Cat of Ann, and Ann of her own."""
    said = [await settled(await scene.cat.use_on(scene.room, "Profile", scene.ann))]
    said += [await settled(await scene.ann.command(scene.room, "my matches"))]
    word = [await scene.registry.store.promises_of(one.id) for one in (scene.ann, scene.bo)]
    return [await admin(scene, "statistics"), *(one.text for one in said), word]


async def test_its_dice_prove_nothing_and_it_says_so(played):
    scene = played
    await cloned(scene, "--person", f"1={scene.ann.id}")
    await scene.services.concessions.concede(2, scene.ann.id)
    await scene.quiet()
    (ending,) = with_button(scene.ann, scene.thread, "Log")

    assert "Verify the dice" not in labels(ending)
    said = await typed(scene.ann, scene.thread, "match verify")
    assert said.startswith("A practice match begins in the middle")


async def test_only_those_whom_the_bot_knows_there_can_be_named(played):
    """Each once, for a seat that there is; nobody who is banned, or kept from another of them."""
    scene = played
    ann, bo, cat = (f"{user.id}" for user in (scene.ann, scene.bo, scene.cat))

    assert "the name of this person" in await refused(scene, "1", "--person", f"1={cat}")
    assert "no seat of that number" in await refused(scene, "1", "--person", f"3={ann}")
    for named in (("1=Ann",), (f"0={ann}",), (f"1={ann}", f"2={ann}"), (f"1={2**63}",)):
        wanted = [word for one in named for word in ("--person", one)]
        assert "Name a seat and a person's id" in await refused(scene, "1", *wanted)
    both = ("--person", f"1={ann}", "--person", f"2={bo}")
    await typed(scene.ann, scene.room, "my block", player=scene.bo)
    assert "no seat for them" in await refused(scene, "1", *both)
    await typed(scene.ann, scene.room, "my unblock", player=scene.bo)
    await act(scene, "ban", person=scene.bo)
    assert "no seat for them" in await refused(scene, "1", "--person", f"2={bo}")
    assert "no match of that number" in await refused(scene, "9")


async def test_a_copy_of_a_private_match_is_private_and_stays_among_them(hallway):
    scene = hallway
    await scene.services.clocks.beat()
    await private.begun(scene, scene.bo)
    cat = f"1={scene.cat.id}"

    assert "nobody would see a copy" in await refused(scene, "1")
    assert "That match is private" in await refused(scene, "1", "--person", cat)
    await cloned(scene, "--person", f"1={scene.ann.id}")
    assert scene.thread.name == "Ann v Huginn #2 - Norsaga (practice)"
    assert scene.cat.sees(scene.room) == []
    assert scene.bo.threads(scene.room) == [scene.bo.threads(scene.room)[0]]
    assert scene.cat.threads(scene.room) == []
    assert private.NOWHERE in await typed(scene.cat, scene.room, "match board", match="2")


async def test_a_match_in_direct_messages_has_no_place_for_one(hallway):
    scene = hallway
    await typed(scene.ann, scene.ann.direct, "match new", title="norsaga")
    await scene.quiet()

    assert "has none" in await refused(scene, "1")


async def test_an_invitation_is_nothing_to_practise_with(hallway):
    scene = hallway
    await typed(scene.ann, scene.room, "match new", title="norsaga")
    await scene.quiet()

    assert "hasn't started yet" in await refused(scene, "1")


async def test_somebody_who_is_forgotten_leaves_a_copy_as_any_match(played):
    """And their name is known for no other copy."""
    scene = played
    both = ("--person", f"1={scene.ann.id}", "--person", f"2={scene.bo.id}")
    await cloned(scene, *both)
    await scene.services.forgetter.forget(scene.ann.id)
    await scene.quiet()
    record = (await scene.registry.match(2)).record

    assert record.seat_of(scene.ann.id) is None
    assert record.host != scene.ann.id
    number = str((await scene.registry.match(1)).record.number - 1)
    named = ("1", "--after", number, "--person", f"1={scene.ann.id}")
    assert "the name of this person" in await refused(scene, *named)


async def test_robots_alone_play_where_all_may_watch_and_are_no_show(played):
    """A show of two robots may be opened beside them."""
    scene = played
    await cloned(scene, "--robots", "easy")
    assert scene.thread.name == "Huginn v Muninn #2 - War of the 9 Realms (practice)"
    assert scene.calls() == [one for one in scene.calls() if one.text.startswith("🛡️")]

    games = (await settled(await scene.cat.command(scene.room, "help"))).message
    show = await settled(await scene.cat.choose(games, "sk:welcome:watch", "nine_realms"))
    assert "Match 3 begins" in show.text


async def test_a_seat_that_has_left_stays_out_of_the_copy(hallway):
    """Nobody waits for it, and nobody can have it."""
    scene = hallway
    await scene.services.clocks.beat()
    await scene.open("norsaga", scene.cat)
    await scene.services.concessions.concede(1, scene.bo.id)
    await scene.quiet()
    seats = {seat.user: seat.seat for seat in (await scene.registry.match(1)).record.seats}
    ann, bo = seats[scene.ann.id] + 1, seats[scene.bo.id] + 1

    taken = await refused(scene, "1", "--person", f"{bo}={scene.ann.id}")
    assert "That seat has left the match for good." in taken
    await cloned(scene, "--person", f"{ann}={scene.ann.id}")
    match = await scene.registry.match(2)
    robot = isolated(match.record.seats[bo - 1].name)
    (board,) = [one.text for one in scene.public() if "has left the match." in one.text]
    assert f"{robot} has left the match." in board
    assert bo - 1 not in match.standing.awaited
    assert HERE.replace("1", "2").replace("2 is", "3 is") in await cloned(scene, match="2")
    robot = isolated((await scene.registry.match(3)).record.seats[bo - 1].name)
    (board,) = [one.text for one in scene.public() if "has left the match." in one.text]
    assert f"{robot} has left the match." in board
