"""`/server close`, `freeze`, `reopen`, `move`, `remove`, `ban`: what the staff does to matches."""

import pytest

from hall import Permission
from play.match.house import check_acting
from tests.cogs.scene import labels, pressed, settled, typed
from tests.cogs.staffing import FOREIGN, act, made_staff, panel_of
from tests.e2e.table import with_button
from tests.patience import wait_for

CLOSED = "This match is closed. On a server, its staff can open it again."
FROZEN = "This match is frozen: nobody can act in it for now."
READY = "Take the usual places and be ready"
BANNED = "The staff of this server doesn't let you sit down at its tables."


@pytest.fixture
async def court(table):
    """Ann and Bo play; Cat manages the server."""
    made_staff(table, table.cat)
    return table


def last_word(scene):
    """The last line of the staff in the thread."""
    return [m.text for m in scene.public() if m.text.startswith("🛡️")][-1]


async def deploy(scene, user):
    """What somebody is told who acts."""
    return await typed(user, scene.thread, "realms deploy-as-usual")


async def test_a_match_is_closed_without_a_winner_by_whom_and_why(court):
    await court.stand(await court.standing())
    said = await act(court, "close", reason="Too loud for this hall")

    assert said == "Match 1 is closed. `/server reopen` lets it go on where it stood."
    assert last_word(court).startswith(f"🛡️1 {court.cat.mention} has closed this match")
    assert "Too loud for this hall" in last_word(court)
    assert with_button(court.ann, court.thread, "Your move") == []
    assert await deploy(court, court.ann) == CLOSED
    assert court.calls() == [m for m in court.calls() if m.text.startswith("🛡️")]
    assert any("This match is closed" in m.text for m in court.ann.sees(court.room))
    assert "/server" not in await typed(court.ann, court.thread, "match verify")
    assert "secret" in await typed(court.ann, court.thread, "match verify")


async def test_a_closed_match_goes_on_where_it_stood(court):
    before = await court.standing()
    await act(court, "close")
    again = await act(court, "close")
    court.clock.advance(seconds=90_000)

    said = await act(court, "reopen")

    assert again == CLOSED or again.startswith("This match is over")
    assert said == "Match 1 is open again."
    assert await court.standing() == before
    assert "opened this match again" in last_word(court)
    assert len(with_button(court.ann, court.thread, "Your move")) == 1
    assert (await deploy(court, court.ann)) != CLOSED
    assert await act(court, "reopen") == "Nobody has closed this match."


async def test_a_closed_invitation_takes_nobody_until_it_is_opened_again(hallway):
    scene = hallway
    made_staff(scene, scene.cat)
    await typed(scene.ann, scene.room, "match new", title="norsaga")
    await scene.quiet()
    invitation = with_button(scene.bo, scene.room, "Join")[-1]

    await typed(scene.cat, scene.room, "server close", match="1")
    await scene.quiet()
    late = await typed(scene.bo, scene.room, "table join", match="1")
    shown = scene.bo.reread(invitation).text
    await typed(scene.cat, scene.room, "server reopen", match="1")
    await scene.quiet()

    assert late == CLOSED
    assert "This match is closed" in shown
    joined = await pressed(scene.bo, with_button(scene.bo, scene.room, "Join")[-1], "Join")
    assert joined.text == "You have a seat now."


async def test_nobody_acts_in_a_frozen_match_and_its_clocks_stand(court):
    """Nobody is called meanwhile, and the time that was left is left afterwards."""
    said = await act(court, "freeze", reason="A quarrel")
    frozen = await deploy(court, court.ann)
    undone = await typed(court.ann, court.thread, "match undo")
    given_up = await typed(court.bo, court.thread, "table time")
    board = court.board().text
    listed = await typed(court.ann, court.room, "my matches")
    rang = len(court.ann.pings)
    court.clock.advance(days=40)
    await court.services.clocks.beat()
    await court.quiet()

    assert said.startswith("Match 1 is frozen.")
    assert (frozen, undone, given_up) == (FROZEN, FROZEN, FROZEN)
    assert "🧊" in board
    assert "· frozen" in listed
    assert len(court.ann.pings) == rang
    assert (await act(court, "freeze")) == FROZEN

    assert await act(court, "unfreeze") == "Match 1 goes on."
    assert "🧊" not in court.board().text
    assert "(<t:" in court.board().text
    assert (await deploy(court, court.ann)) != FROZEN
    assert await act(court, "unfreeze") == "This match isn't frozen."


async def test_a_panel_asks_nothing_while_the_match_is_frozen_and_goes_on_afterwards(court):
    """The one that is open, too; nobody chooses for long what cannot be done."""
    reply = await court.ann.press(court.board(court.ann), "Your move")
    await reply.settled()
    opened, asked = reply.message, labels(reply.message)
    await act(court, "freeze")
    await wait_for(lambda: "🧊" in court.ann.reread(opened).text)
    frozen = labels(court.ann.reread(opened))
    stood = await court.standing()
    await (await court.ann.press(opened, READY)).settled()
    late = court.ann.reread(opened).text
    anew = (await settled(await court.ann.press(court.board(court.ann), "Your move"))).message
    await act(court, "unfreeze")
    await wait_for(lambda: "🧊" not in court.ann.reread(anew).text)

    assert not {*frozen} & {*asked}
    assert "🧊" in late
    assert await court.standing() == stood
    assert "🧊" in anew.text
    assert labels(anew) == frozen
    assert labels(court.ann.reread(anew)) == asked


async def test_a_frozen_match_is_still_read_and_left_by_who_is_forgotten(court):
    await act(court, "freeze")
    hand = await court.panel(court.ann)
    seen = await pressed(court.ann, court.board(), "Hand")

    assert hand.ephemeral
    assert seen.images
    await court.services.forgetter.forget(court.bo.id)
    assert (await court.registry.match(1)).record.seat_of(court.bo.id) is None


async def test_a_match_moves_into_another_channel_with_a_new_thread(court):
    other = court.hall.add_channel("other")
    old = court.thread
    said = await act(court, "move", to=other)
    (court.thread,) = court.ann.threads(other)

    assert said == "Match 1 moves there, with a new thread."
    assert with_button(court.ann, court.thread, "Your move")
    assert f"has brought this match into <#{other.id}>" in last_word(court)
    left = [m.text for m in court.ann.sees(old)][-1]
    assert f"It goes on in <#{other.id}>" in left
    assert await act(court, "move", to=other) == "The match is in that channel already."
    assert "has deployed" in await deploy(court, court.ann)


async def test_a_robot_has_the_seat_of_who_is_removed(hallway):
    scene = hallway
    made_staff(scene, scene.cat)
    await scene.open("norsaga")

    said = await act(scene, "remove", player="Bo", reason="Gone too far")
    last = await act(scene, "remove", player="Ann")

    assert said == "Done. Their seat in match 1 isn't theirs any more."
    assert f"has taken {scene.bo.mention} out of this match" in last_word(scene)
    assert last == "Only robots would be left at this table. Close the match instead."
    seats = (await scene.registry.match(1)).record.seats
    assert [seat.user > 0 for seat in seats] == [True, False]
    assert seats[1].mind == "able"
    assert (await typed(scene.bo, scene.thread, "match concede")).startswith("You have no seat")
    again = await typed(scene.bo, scene.thread, "table takeover")
    assert again == "I don't know which seat you mean. Choose one of those that I suggest."
    assert await act(scene, "remove", player="2") == "A robot has that seat."


async def test_who_is_removed_from_an_invitation_leaves_a_free_seat(hallway):
    scene = hallway
    made_staff(scene, scene.cat)
    await typed(scene.ann, scene.room, "match new", title="norsaga")
    await typed(scene.bo, scene.room, "table join", match="1")

    await typed(scene.cat, scene.room, "server remove", player="Ann", match="1")

    record = (await scene.registry.match(1)).record
    assert [seat.user for seat in record.seats] == [scene.bo.id]
    assert record.host == scene.bo.id


async def test_who_is_banned_sits_down_nowhere_on_this_server(court):
    """Neither on an open table, nor on one of their own; matches go on, and it can end."""
    scene = court
    await typed(scene.ann, scene.room, "match new", title="norsaga")
    await scene.quiet()
    said = await typed(scene.cat, scene.room, "server ban", person=scene.bo, reason="Rude")

    assert said.startswith(f"{scene.bo.mention} can't sit down")
    assert await typed(scene.bo, scene.room, "table join", match="2") == BANNED
    assert await typed(scene.bo, scene.room, "match new", title="norsaga") == BANNED
    invited = await typed(scene.ann, scene.room, "table invite", player=scene.bo, match="2")
    assert invited == "There's no seat for them at this table."
    assert scene.bo.mention in (await panel_of(scene.cat, scene.room)).text
    assert (await deploy(scene, scene.bo)) != BANNED
    await typed(scene.cat, scene.room, "server unban", person=scene.bo)
    assert await typed(scene.bo, scene.room, "table join", match="2") == "You have a seat now."


async def test_the_log_tells_who_did_what_when_newest_first(court):
    for what in ("freeze", "unfreeze", "close", "reopen"):
        await act(court, what)
    for _ in range(3):
        await typed(court.cat, court.room, "server ban", person=court.bo, reason="Because")
        await typed(court.cat, court.room, "server unban", person=court.bo)

    first = await panel_of(court.cat, court.room, "server log")
    second = await pressed(court.cat, first, "More ▸")

    lines = first.text.splitlines()[1:]
    assert [line.split()[0] for line in lines] == [f"🛡️{number}" for number in range(10, 2, -1)]
    assert f"{court.cat.mention} let {court.bo.mention} sit down again." in lines[0]
    assert "Reason: \u2068Because\u2069" in lines[1]
    assert second.text.splitlines()[-1].endswith(f"{court.cat.mention} froze match 1.")
    assert "◂ Back" in labels(second)


COMMANDS = {
    "settings": {},
    "log": {},
    "close": {"match": "1"},
    "freeze": {"match": "1"},
    "unfreeze": {"match": "1"},
    "reopen": {"match": "1"},
    "move": {"match": "1", "to": "room"},
    "remove": {"match": "1", "player": "Ann"},
    "ban": {"person": "bo"},
    "unban": {"person": "bo"},
}
"""Every command of the staff."""


@pytest.mark.parametrize(("what", "options"), COMMANDS.items())
async def test_nobody_else_does_what_the_staff_may(court, what, options):
    """One sentence, and nothing is told or done; not even where Discord offers the command."""
    meant = {name: getattr(court, str(value), value) for name, value in options.items()}
    before = await court.registry.match(1)

    said = await typed(court.bo, court.thread, f"server {what}", **meant)

    assert said == FOREIGN
    assert await court.registry.match(1) == before
    assert await court.registry.store.audits(court.hall.guild.id, 9) == []


async def test_no_suggestion_tells_others_of_a_match(court):
    async def suggested(user, path, focused):
        found = (
            await user.autocomplete(court.room, path, focused=focused, match="1")
            if (focused == "player")
            else await user.autocomplete(court.room, path, focused=focused)
        )
        return [one.name for one in found]

    assert await suggested(court.bo, "server close", "match") == []
    assert await suggested(court.bo, "server remove", "player") == []
    assert len(await suggested(court.cat, "server close", "match")) == 1
    assert await suggested(court.cat, "server remove", "player") == ["Ann", "Bo"]


async def test_the_staff_of_another_server_knows_nothing_of_this_one(court):
    """By number, by the thread's button, or as who manages both servers."""
    guild = court.hall.add_guild("Elsewhere")
    dag = court.hall.add_user("Dag", [guild])
    far = court.hall.add_channel("far", guild)
    role = court.hall.staff.add_role(guild, "Jarl", Permission.MANAGE_GUILD)
    court.hall.staff.give(guild, dag, role)
    before = await court.registry.match(1)
    for what, options in COMMANDS.items():
        if "match" in options:
            place = {"to": far} if what == "move" else {}
            said = await typed(dag, far, f"server {what}", **{**options, **place})
            assert said.startswith("There is no match here."), what
    assert await court.registry.match(1) == before
    assert (await panel_of(dag, far, "server log")).text.endswith("Nothing yet.")
    for nonsense in ("99", "x", "٣", "1" * 12):
        said = await typed(dag, far, "server close", match=nonsense)
        assert said.startswith("There is no match here.")


async def test_the_one_guard_is_what_stops_everybody(court, monkeypatch):
    """A planted fault: without it the match is played on."""
    await act(court, "freeze")
    monkeypatch.setattr("play.match.registry.check_acting", lambda _: None)

    assert check_acting is not None
    assert await deploy(court, court.ann) != FROZEN
