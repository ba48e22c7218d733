"""Two processes with one token and one database: both hear every click, one acts on it.

Every command, component and form is used, found by walking the tree and the routes: a new one must
be entered into the tables of ways, or the first test is red.
"""

from functools import partial

import pytest
from discord import InteractionType

from cogs.gate.tree import ANSWER, Answer
from play.library import playable
from tests.cogs.forged import press_nowhere
from tests.cogs.scene import pressed
from tests.e2e.faults.command_ways import COMMANDS, typing
from tests.e2e.faults.deeds import MOVED, end, move, shown, single
from tests.e2e.faults.pair import Pair
from tests.e2e.faults.press_ways import COMPONENTS, FORMS
from tests.e2e.faults.title_ways import forms_of, group_of, positions, seated, typing_at
from tests.e2e.faults.ways import Place, begin, deeds
from tests.e2e.table import opened, with_button
from tests.patience import wait_for


def paths(client):
    """Every command that can be typed, in whatever group it is."""
    return {one.qualified_name for one in client.tree.walk_commands() if hasattr(one, "callback")}


async def test_every_command_component_and_form_has_its_way(hallway):
    of_titles = {f"{group_of(key)} {name}" for key in playable() for name in forms_of(key)}
    routes = hallway.client.router.routes

    assert paths(hallway.client) == {*COMMANDS, *of_titles}
    assert set(routes[InteractionType.component]) == set(COMPONENTS)
    assert set(routes[InteractionType.modal_submit]) == set(FORMS)


async def test_one_command_alone_is_its_own_acknowledgement(hallway):
    """A roll changes nothing; that and the runes are all that is answered openly."""
    commands = hallway.client.tree.walk_commands()
    found = {one.qualified_name: one.extras[ANSWER] for one in commands if ANSWER in one.extras}

    assert found == {"roll": Answer.AT_ONCE, "runes": Answer.OPENLY}


async def test_every_command_of_the_house_is_done_once(hallway, caplog):
    pair = await Pair.in_hall(hallway, caplog)
    for path, way in COMMANDS.items():
        await check_once(pair, f"/{path}", way, typing(path, way))


@pytest.mark.parametrize("kind", [FORMS, COMPONENTS], ids=["forms", "components"])
async def test_whatever_is_pressed_chosen_or_sent_off_is_done_once(hallway, caplog, kind):
    pair = await Pair.in_hall(hallway, caplog)
    for handler, ways in kind.items():
        for what, way in ways.items():
            await check_once(pair, f"{handler}: {what}", way, way.use)


@pytest.mark.parametrize("title", list(playable()))
async def test_every_command_of_a_title_is_done_once(hallway, caplog, title):
    """At a position that asks for it."""
    pair = await Pair.in_hall(hallway, caplog)
    found, places = positions(title), dict[int, Place]()
    assert set(found) == set(forms_of(title))
    for name, one in found.items():
        if one.seats not in places:
            places[one.seats] = await seated(pair, title, one.seats)
        place = places[one.seats]
        await place.stand(one.position)
        before = await deeds(place)
        reply = await pair.once(
            await typing_at(place, title, name, one), name, changes=True, quiet=False
        )
        assert await deeds(place) == before + 1, (name, reply.text)
    await hallway.quiet()


async def test_what_was_never_offered_is_refused_once(hallway, caplog):
    """That needs no look at anything, and no acknowledgement before it is said."""
    pair = await Pair.in_hall(hallway, caplog)
    for custom_id in ("sk:nothing:1", "sk:panel:1:1:0:", "sk:board"):
        press = partial(press_nowhere, hallway.ann, hallway.room, custom_id)
        reply = await pair.once(press, custom_id, changes=False)

        assert reply.text.startswith("That question is closed")


async def check_once(pair, name, way, use):
    """Come to what is tried, do it, and see that it is done and told once."""
    pair.scene.clock.advance(minutes=1)
    place = await begin(pair, way)
    act = await use(place)
    tally = way.effect and way.effect.tally
    before = await tally(place) if tally else 0

    reply = await pair.once(act, name, changes=way.effect is not None)

    assert way.said in reply.text, name
    assert not tally or await tally(place) == before + way.effect.by, (name, reply.text)
    if way.effect is not None:
        await place.close()


@pytest.fixture
async def twice(table):
    """A second client beside the first one."""
    await table.connect()
    await table.client.wait_until_ready()
    await wait_for(lambda: table.hall.gateway.logins == 2)
    return table


async def test_what_is_typed_is_done_once(twice):
    before = await twice.registry.store.deeds(1)

    told = await move(twice)

    assert told.startswith(MOVED)
    await shown(twice.cat, twice.thread, MOVED)
    assert len(await twice.registry.store.deeds(1)) == len(before) + 1


async def test_a_turn_ends_once_with_one_board_and_one_call(twice):
    await end(twice)
    await twice.quiet()

    assert single(twice.cat, twice.thread)
    assert len(twice.calls()) == 1


async def test_an_undo_takes_one_action_back(table, caplog):
    """Each process is done with what is typed before the next is: neither may act on it later."""
    pair, ann, thread = await Pair.in_hall(table, caplog), table.ann, table.thread
    await pair.staged(ann.command(thread, "realms move", figure="thor", hex="D3"))
    figure = (await ann.autocomplete(thread, "realms move", focused="figure"))[0].value
    others = {"figure": figure}
    place = await ann.autocomplete(thread, "realms move", focused="hex", **others)
    await pair.staged(ann.command(thread, "realms move", hex=place[0].value, **others))
    before = len(await table.registry.store.deeds(1))

    told = await pair.staged(ann.command(thread, "match undo"))

    assert told.text.endswith("Taken back.")
    assert len(await table.registry.store.deeds(1)) == before + 1
    await shown(table.cat, thread, MOVED)


async def test_a_panel_answers_once(twice):
    panel = await twice.panel(twice.ann)

    end = next(one.label for one in panel.buttons if one.label.startswith("End the turn"))
    after = await pressed(twice.ann, panel, end)

    assert "question is closed" not in after.text


async def test_a_match_is_opened_and_played_once(twice):
    other = twice.hall.add_channel("other")

    thread = await opened(twice.bo, twice.cat, other)
    await twice.quiet()

    assert len(twice.ann.threads(other)) == 1
    assert single(twice.ann, thread)
    assert with_button(twice.ann, other, "Join") == []


async def test_newcomers_are_greeted_once(twice):
    guild = twice.hall.world.add_guild("New", twice.hall._bot_permissions)
    room = twice.hall.world.add_channel(guild, "room", None)
    dag = twice.hall.add_user("Dag", [guild])

    twice.hall.gateway.sessions.add_guild(guild)
    await wait_for(lambda: len(_greetings(twice, room)) == 2)

    assert len(dag.sees(room)) == 1


def _greetings(scene, room):
    path = f"/channels/{room.id}/messages"
    return [sent for sent in scene.hall.record if sent.path == path]
