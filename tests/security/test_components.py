"""Forged, foreign, altered and replayed components: each is refused, and nothing changes."""

import pytest
from discord import InteractionType

from cogs.commands.challenge import HANDLER as CHALLENGE
from cogs.panels.joining.open_tables import OPEN as TABLES
from cogs.panels.welcome import HANDLER as WELCOME
from tests.cogs.forged import choose, fill, press, press_nowhere, submit
from tests.cogs.scene import menu_of, pressed, typed
from tests.e2e.table import with_button
from tests.games.nine_realms.builder import THOR

STALE = "That question is closed"
STRANGER = "You have no seat in this match."
NOWHERE = "This match is no longer known here"
PARTS = ("", "0", "1", "7", "-1", "x", "٣", "1" * 12, "AAAAAAAAAAA", "A" * 80, "../..", "a+b", "'")
ARABIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
"""The same number, but not as the bot writes it."""
NOT_OFFERED = ("x", "'; --", "x" * 4000, ["x"], ["live", "live"], ["light", "dark"], ["-"] * 26)
"""Values that no field of a form offers, or not together."""
READ = ("rule", "look")
"""Handlers of buttons that lead to what everybody may read, on any server."""

OWN = ("offer", "concede", "own")
"""Components by which whoever presses them acts for their own seat, and rightly."""


async def test_the_siege_knows_components_of_every_kind(siege):
    """Or the tests below would prove little; a greeting and a challenge are about no match."""
    handlers = {custom_id.split(":")[1] for custom_id in siege.ids.values()}
    known = siege.scene.client.router.routes[InteractionType.component]

    assert handlers == set(known) - {WELCOME, TABLES, CHALLENGE}
    assert len(siege.ids) > 20


async def test_strangers_and_other_servers_change_nothing_by_any_component(siege):
    """In the thread, in the room, and on a server where the match does not exist."""
    before = await siege.state()
    scene = siege.scene
    for custom_id in siege.ids.values():
        for channel in (scene.thread, scene.room):
            siege.check_polite(await press_nowhere(scene.cat, channel, custom_id))
        reply = await press_nowhere(siege.dag, siege.elsewhere, custom_id)
        siege.check_polite(reply)

        if custom_id.split(":")[1] in READ:  # the same as anywhere: nothing of the match
            assert reply.text == (await press_nowhere(scene.ann, scene.room, custom_id)).text
        else:
            assert reply.text.startswith((NOWHERE, STALE))

    assert await siege.state() == before


async def test_another_player_never_acts_for_a_seat(siege):
    """Bo presses all that Ann was shown: on the board, on a panel of his own, and on nothing."""
    before = await siege.state()
    scene, bo = siege.scene, siege.scene.bo
    others = [one for what, one in siege.ids.items() if what.split()[0] not in OWN]
    for custom_id in others:
        siege.check_polite(await press(scene, bo, custom_id, scene.board(bo)))
        siege.check_polite(await press(scene, bo, custom_id, await scene.panel(bo)))
        siege.check_polite(await press_nowhere(bo, scene.room, custom_id))

    assert await siege.state() == before


async def test_whoever_makes_an_offer_cannot_accept_it(siege):
    before = await siege.state()
    for what, custom_id in siege.ids.items():
        if what.startswith("offer"):
            reply = await press(siege.scene, siege.scene.bo, custom_id)
            siege.check_polite(reply)

            assert reply.text == "No offer is waiting for your answer."

    assert await siege.state() == before


async def test_giving_up_gives_up_ones_own_seat_alone(siege):
    """Bo found Ann's button; it is his match that he loses."""
    siege.check_polite(await press(siege.scene, siege.scene.bo, siege.ids["concede Give up"]))

    assert (await siege.scene.standing()).ending.winners == (0,)


async def test_no_altered_id_does_anything(siege):
    """Each part of each id in turn: another match, prompt, page, digest, or nonsense."""
    before = await siege.state()
    ann = siege.scene.ann
    panel = await siege.scene.panel(ann)
    for altered in sorted(set(_altered(siege.ids.values())) - set(siege.ids.values())):
        siege.check_polite(await press(siege.scene, ann, altered, panel))

    assert await siege.state() == before


def _altered(known):
    for custom_id in known:
        mark, handler, *arguments = custom_id.split(":")
        for at, argument in enumerate(arguments):
            for part in (*PARTS, argument.translate(ARABIC), f"0{argument}"):
                changed = [*arguments[:at], part, *arguments[at + 1 :]]
                yield ":".join((mark, handler, *changed))[:100]
        yield ":".join((mark, handler, *arguments, "more"))[:100]
        yield ":".join((mark, handler, *arguments[:-1]))
        yield ":".join((mark, handler.upper(), *arguments))


@pytest.mark.parametrize("meanwhile", ["done", "the other's turn", "over", "taken back"])
async def test_what_was_used_does_nothing_again(siege, meanwhile):
    """Not even when it is taken back: numbers of prompts only grow."""
    scene, ann = siege.scene, siege.scene.ann
    hexes = await scene.panel(ann)
    menu = menu_of(hexes, "Thor")
    move = next(option for option in menu.options if "Move to" in option.label)
    await choose(ann, hexes, menu.custom_id, move.value)
    assert (await scene.standing()).table.place(THOR) != "D4"
    if meanwhile == "taken back":
        await typed(ann, scene.thread, "match undo")
    if meanwhile == "the other's turn":
        await typed(ann, scene.thread, "realms end")
    if meanwhile == "over":
        await press(scene, ann, siege.ids["concede Give up"])
    before = await siege.state()

    again = await choose(ann, hexes, menu.custom_id, menu.options[0].value)
    sure = await press(scene, ann, siege.ids["sure Do it"], hexes)

    for reply in (again, sure):
        siege.check_polite(reply)
    assert STALE in again.text
    assert await siege.state() == before


@pytest.mark.parametrize(
    "values", [[], ["AAAAAAAAAAA"], ["x" * 4000], ["a"] * 26, ["", ""], ["<@1>"], ["0", "1"]]
)
async def test_a_menu_takes_only_what_it_offers(siege, values):
    before = await siege.state()
    ann = siege.scene.ann
    panel = await siege.scene.panel(ann)
    for what, custom_id in siege.ids.items():
        acts = " attacks " in what  # a button: what is chosen with nothing is pressed
        if custom_id.split(":")[1] == "panel" and not (acts and values == []):
            reply = await choose(ann, panel, custom_id, *values)
            siege.check_polite(reply)

            assert values == [] or STALE in reply.text, what

    assert await siege.state() == before


@pytest.mark.parametrize("what", ["remove", "host", "wish"])
@pytest.mark.parametrize("values", [["x"], ["-", "x"], ["aesir"] * 26, ["'; --"], ["x" * 4000]])
async def test_the_menus_of_an_invitation_take_only_what_they_offer(hallway, what, values):
    await typed(hallway.ann, hallway.room, "match new", title="nine_realms")
    await hallway.quiet()
    (invitation,) = hallway.ann.sees(hallway.room)[:1]
    before = await hallway.registry.match(1)

    reply = await choose(hallway.ann, invitation, f"sk:lobby:1:{what}", *values)

    assert STALE in reply.text
    assert reply.ephemeral
    assert await hallway.registry.match(1) == before


@pytest.mark.parametrize(
    "field",
    [
        "time pace",
        "time door",
        "time variants",
        "people pace",
        "settings pace",
        "rules nothing",
        "rules theme",
        "rules variants",
    ],
)
async def test_the_forms_of_an_invitation_take_only_what_they_offer(hallway, field):
    """Whatever the field says that it showed."""
    what, name = field.split()
    await typed(hallway.ann, hallway.room, "match new", title="nine_realms")
    await hallway.quiet()
    invitation = with_button(hallway.ann, hallway.room, "Settings")[0]
    panel = await pressed(hallway.ann, invitation, "Settings")
    before = await hallway.registry.match(1)
    for value in NOT_OFFERED:
        for message in (panel, invitation):
            form = {f"{name}:x": value}
            reply = await fill(hallway.ann, message, f"sk:lobby:1:{what}", **form)

            assert STALE in reply.messages[-1].text
            assert reply.messages[-1].ephemeral
    assert await hallway.registry.match(1) == before


async def test_a_panel_is_never_written_into_a_message_that_others_see(siege):
    """Somebody's own hand would stand in the thread for all."""
    scene, ann = siege.scene, siege.scene.ann
    board = scene.board(ann)
    before = board.text, board.components
    for custom_id in siege.ids.values():
        if custom_id.split(":")[1] in ("panel", "do"):
            reply = await press(scene, ann, custom_id, board)
            siege.check_polite(reply)

            assert STALE in reply.text

    after = ann.reread(board)
    assert (after.text, after.components) == before


@pytest.mark.parametrize("custom_id", ["sk:panel:1:1:0:", "sk:lobby:1:join", "sk:nothing", "sk"])
async def test_a_modal_that_never_popped_up_is_refused(siege, custom_id):
    before = await siege.state()

    reply = await submit(siege.scene.ann, siege.scene.thread, custom_id, text="x" * 4000)

    siege.check_polite(reply)
    assert STALE in reply.text
    assert await siege.state() == before
