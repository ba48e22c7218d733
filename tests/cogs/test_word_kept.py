"""How people keep their word, as those read it who share a table with them, and nobody else."""

import json

from tests.cogs.forged import fill
from tests.cogs.scene import filled, pressed, typed
from tests.cogs.staffing import made_staff
from tests.cogs.test_menus import on
from tests.cogs.test_own_data import exported_by, forget, opened_data
from tests.e2e.table import with_button
from words.speech import isolated

NEW = f"{isolated('Bo')} is new here."
OFTEN_NOT = f"{isolated('Bo')} has often run out of time lately."
FALLS_SHORT = "This table asks for people who've answered in time"
ASKED = "🤝 For people who mostly answer in time"


async def let_down(scene, times=3):
    """Ann waits for Bo in vain, in so many matches."""
    for _ in range(times):
        await typed(scene.ann, scene.room, "match new", title="nine_realms")
        number = (await scene.registry.store.matches_of(scene.ann.id, None))[0].id
        await typed(scene.bo, scene.room, "table join", match=str(number))
        await typed(scene.ann, scene.room, "table start", match=str(number))
        await typed(scene.ann, scene.room, "realms deploy-as-usual", match=str(number))
        await scene.quiet()
        scene.clock.advance(hours=25)
        await scene.services.clocks.look()
        await scene.services.concessions.concede(number, scene.ann.id)
        await scene.quiet()


async def invitation(scene, host, title="norsaga"):
    """A table of a host's, as everybody sees it."""
    await typed(host, scene.room, "match new", title=title)
    await scene.quiet()
    return with_button(host, scene.room, "Join")[-1]


async def details(user, shown):
    return (await pressed(user, shown, "Details")).text


async def asks(scene, shown, least):
    """The host of a table asks for more, or for less."""
    panel = await pressed(scene.ann, shown, "Settings")
    await filled(scene.ann, panel, "Time and players…", least=least)
    await scene.quiet()


async def test_who_sits_there_or_could_reads_a_sentence_about_each(hallway):
    """About others, in the details; the invitation itself tells nothing of it."""
    shown = await invitation(hallway, hallway.ann)
    await pressed(hallway.bo, shown, "Join")
    assert NEW in await details(hallway.ann, shown)
    await pressed(hallway.bo, shown, "Leave")
    await let_down(hallway)
    await pressed(hallway.bo, shown, "Join")
    await hallway.quiet()

    for user in (hallway.ann, hallway.cat):
        assert OFTEN_NOT in await details(user, shown)
    own = await details(hallway.bo, shown)
    assert "often run out" not in own
    assert "is new here" in own or "answers in time" in own
    assert "often run out" not in hallway.cat.reread(shown).text


async def test_who_has_no_seat_and_finds_none_reads_nothing(hallway):
    """Before the start, where no seat is left, and after it."""
    await let_down(hallway)
    shown = await invitation(hallway, hallway.ann, "nine_realms")
    await pressed(hallway.bo, shown, "Join")
    await hallway.quiet()
    full = {user: await details(user, shown) for user in (hallway.ann, hallway.cat)}
    await pressed(hallway.ann, hallway.ann.reread(shown), "Start")
    await hallway.quiet()
    running = {user: await details(user, shown) for user in (hallway.ann, hallway.cat)}

    for told in (full, running):
        assert OFTEN_NOT in told[hallway.ann]
        assert "Bo\u2069 has" not in told[hallway.cat]
    await hallway.services.concessions.concede(4, hallway.ann.id)
    await hallway.quiet()
    assert OFTEN_NOT not in await details(hallway.ann, shown)


async def test_who_would_be_refused_a_seat_there_reads_nothing_either(hallway):
    """Banned, kept apart, or falling short of what is asked."""
    scene, cat = hallway, {"person": hallway.cat}
    made_staff(scene, scene.ann)
    await let_down(scene)
    shown = await invitation(scene, scene.bo)
    told = {"stranger": await details(scene.cat, shown)}
    for user, path, options, where in (
        (scene.ann, "server ban", cat, "banned"),
        (scene.ann, "server unban", cat, "let in"),
        (scene.cat, "my block", {"player": scene.bo}, "apart"),
        (scene.cat, "my unblock", {"player": scene.bo}, "together"),
    ):
        await typed(user, scene.room, path, **options)
        told[where] = await details(scene.cat, shown)
    anns = await invitation(scene, scene.ann)
    welcome = await details(scene.bo, anns)
    await asks(scene, anns, "mostly")
    short = await details(scene.bo, anns)

    read = [where for where, text in told.items() if OFTEN_NOT in text]
    assert read == ["stranger", "let in", "together"]
    assert isolated("Ann") in welcome
    assert isolated("Ann") not in short


async def test_a_profile_tells_it_to_whoever_shares_a_table(hallway):
    """Here and now: not to others, nor to who has shared one before, or on another server."""
    await let_down(hallway)
    before = await on(hallway.ann, hallway.room, "Profile", hallway.bo)
    shown = await invitation(hallway, hallway.ann)
    await pressed(hallway.bo, shown, "Join")

    anns = await on(hallway.ann, hallway.room, "Profile", hallway.bo)
    cats = await on(hallway.cat, hallway.room, "Profile", hallway.bo)
    bos = await on(hallway.bo, hallway.room, "Profile", hallway.bo)

    assert "Lately finished" in before.text
    assert OFTEN_NOT in anns.text
    assert "You've often run out of time lately." in bos.text
    assert "You've answered 0 of 3 questions in time" in bos.text
    for told in (before, cats):
        assert "run out of time" not in told.text


async def test_one_reads_all_that_is_counted_about_oneself(hallway):
    """In words and in the file; a beginner that there is nothing yet."""
    nothing = await opened_data(hallway.bo, hallway.room)
    await let_down(hallway)
    counted = await opened_data(hallway.bo, hallway.room)
    file = json.loads(await exported_by(hallway.bo, hallway.room))

    assert "You're new here" in nothing.text
    assert "You've answered 0 of 3 questions in time, in your last 3 matches" in counted.text
    assert [(one["match"], one["late"]) for one in file["word_kept"]] == [(3, 1), (2, 1), (1, 1)]
    assert await forget(hallway.bo, hallway.room)
    again = await opened_data(hallway.bo, hallway.room)
    assert "You're new here" in again.text


async def test_a_table_may_ask_for_people_who_keep_their_word(hallway):
    """Everybody reads what it asks; who falls short reads why, alone; a newcomer is welcome."""
    await let_down(hallway)
    shown = await invitation(hallway, hallway.ann)
    await asks(hallway, shown, "mostly")
    asked, at_length = hallway.cat.reread(shown).text, await details(hallway.cat, shown)
    refused = await pressed(hallway.bo, shown, "Join")
    by_command = await typed(hallway.bo, hallway.room, "table join", match="4")
    welcome = await pressed(hallway.cat, shown, "Join")
    await asks(hallway, shown, "anybody")
    open_to_all = hallway.cat.reread(shown).text

    assert ASKED in asked
    assert ASKED in at_length
    assert refused.ephemeral
    assert refused.text.startswith(FALLS_SHORT)
    assert by_command.startswith(FALLS_SHORT)
    assert welcome.text == "You have a seat now."
    assert "🤝" not in open_to_all
    assert (await pressed(hallway.bo, shown, "Join")).text == "You have a seat now."


async def test_whoever_invites_somebody_learns_nothing_of_their_word(hallway):
    """They share no table: it is the guest who reads that it falls short."""
    await let_down(hallway)
    shown = await invitation(hallway, hallway.ann)
    await asks(hallway, shown, "nearly-always")

    told = await typed(hallway.ann, hallway.room, "table invite", player=hallway.bo, match="4")
    await hallway.quiet()

    assert told.endswith("is invited.")
    assert (await pressed(hallway.bo, shown, "Join")).text.startswith(FALLS_SHORT)


async def test_only_the_host_sets_what_is_asked_and_only_what_there_is(hallway):
    shown = await invitation(hallway, hallway.ann)
    panel = await pressed(hallway.ann, shown, "Settings")
    await pressed(hallway.bo, shown, "Join")

    forged = await fill(hallway.bo, panel, "sk:lobby:1:time", **{"least:x": "mostly"})
    made_up = await fill(hallway.ann, panel, "sk:lobby:1:time", **{"least:x": "perfect"})
    await hallway.quiet()

    assert forged.messages[-1].text.startswith("Only the host chooses")
    assert "That question is closed" in made_up.text
    assert "🤝" not in hallway.cat.reread(shown).text


async def test_a_rematch_asks_the_same_and_is_open_to_all_who_played(hallway):
    """Also to somebody who falls short of it now, and sat there before it was asked."""
    await let_down(hallway)
    shown = await invitation(hallway, hallway.ann, "nine_realms")
    await pressed(hallway.bo, shown, "Join")
    await asks(hallway, shown, "nearly-always")
    await pressed(hallway.ann, hallway.ann.reread(shown), "Start")
    await hallway.quiet()
    place = (await hallway.registry.store.match(4)).thread
    (thread,) = (one for one in hallway.ann.threads(hallway.room) if one.id == place)
    await hallway.services.concessions.concede(4, hallway.ann.id)
    await hallway.quiet()
    end = with_button(hallway.ann, thread, "Rematch")[-1]
    await pressed(hallway.ann, end, "Rematch")
    await hallway.quiet()
    again = with_button(hallway.ann, hallway.room, "Join")[-1]

    joined = await pressed(hallway.bo, again, "Join")

    assert "🤝" in again.text
    assert not joined.text.startswith(FALLS_SHORT)
    assert (await hallway.registry.store.match(5)).seat_of(hallway.bo.id) is not None


async def test_newcomers_and_the_host_are_never_turned_away(hallway):
    """The host may leave and come back."""
    await let_down(hallway, times=2)
    bos = await invitation(hallway, hallway.bo)
    panel = await pressed(hallway.bo, bos, "Settings")
    await filled(hallway.bo, panel, "Time and players…", least="nearly-always")
    await let_down(hallway, times=1)
    await pressed(hallway.bo, bos, "Leave")

    back = await pressed(hallway.bo, bos, "Join")

    assert back.text == "You have a seat now."
