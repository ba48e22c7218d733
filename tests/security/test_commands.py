"""Commands typed for another's seat, match or server, with whatever in their options."""

import pytest

from tests.cogs.forged import command, made_up
from tests.cogs.scene import settled, typed
from tests.e2e.table import opened

NOWHERE = "There is no match here."
NOT_MINE = ("You have no seat in this match.", NOWHERE)
NONSENSE = (
    "",
    " ",
    "Z99",
    "x" * 6000,
    "'; DROP TABLE matches; --",
    "../../etc/passwd",
    "{ $given }",
    "\u202eeladnaV",
    "\x00\x1b[2J",
    "@everyone <@1> `code`",
    "AAAAAAAAAAA",
    "+",
    "nan",
    "٣",
    "-1",
)
READING = ("match board", "match hand", "match log", "match rules")
PLAYING = ("match undo", "match concede", "match offer-draw", "realms end", "realms ready")
SEATING = ("table join", "table leave", "table start")


def string(name, value, kind=3):
    """An option as a client sends it."""
    return {"name": name, "type": kind, "value": value}


async def asked(siege, user, channel, path, **options):
    """The polite answer to a command."""
    reply = await settled(await user.command(channel, path, **options))
    siege.check_polite(reply)
    return reply.text


@pytest.mark.parametrize("path", [*READING, *PLAYING, *SEATING])
async def test_a_match_of_another_server_does_not_exist(siege, path):
    before = await siege.state()

    assert (await asked(siege, siege.dag, siege.elsewhere, path, match="1")).startswith(NOWHERE)
    assert await siege.state() == before


@pytest.mark.parametrize("path", PLAYING)
async def test_who_has_no_seat_plays_no_seat(siege, path):
    """By name, and in the match's own thread."""
    before = await siege.state()
    cat, scene = siege.scene.cat, siege.scene

    assert (await asked(siege, cat, scene.room, path, match="1")).startswith(NOT_MINE)
    assert (await asked(siege, cat, scene.thread, path)).startswith(NOT_MINE)
    assert await siege.state() == before


@pytest.mark.parametrize("typed_in", NONSENSE)
async def test_options_that_were_not_suggested_do_nothing(siege, typed_in):
    """By the player whose turn it is, and by the other one."""
    before = await siege.state()
    scene = siege.scene
    for user in (scene.ann, scene.bo):
        for path, options in (
            ("realms move", {"figure": typed_in, "hex": "D3"}),
            ("realms move", {"figure": "thor", "hex": typed_in}),
            ("realms attack", {"figure": "thor", "target": typed_in}),
            ("realms fate", {"play": typed_in}),
            ("realms counter", {"strike-back": typed_in}),
            ("realms end", {"match": typed_in}),
            ("match board", {"match": typed_in}),
            ("match new", {"title": typed_in}),
        ):
            text = await asked(siege, user, scene.thread, path, **options)

            assert len(text) <= 2000

    assert await siege.state() == before
    assert await scene.registry.store.lobbies(scene.hall.guild.id) == []


@pytest.mark.parametrize("figure", ["sigmund", "sinfjotli", "hjordis"])
async def test_nobody_moves_the_figures_of_the_other(siege, figure):
    before = await siege.state()
    scene = siege.scene
    for user in (scene.ann, scene.bo):
        await asked(siege, user, scene.thread, "realms move", figure=figure, hex="D6")

    assert await siege.state() == before


async def test_nothing_is_suggested_for_a_seat_that_is_not_ones_own(siege):
    scene, dag = siege.scene, siege.dag
    everybody = (
        (scene.cat, scene.thread, {}),
        (scene.cat, scene.room, {"match": "1"}),
        (scene.bo, scene.thread, {}),
        (dag, siege.elsewhere, {"match": "1"}),
    )
    for user, channel, others in everybody:
        for path, option in (
            ("realms move", "figure"),
            ("realms attack", "target"),
            ("realms fate", "play"),
        ):
            for value in ("", "t", *NONSENSE):
                found = await user.autocomplete(
                    channel, path, focused=option, value=value, **others
                )

                assert found == []


async def test_no_match_of_others_is_suggested(siege):
    """Cat has no match; Dag's server has none."""
    for user, channel in ((siege.scene.cat, siege.scene.room), (siege.dag, siege.elsewhere)):
        for path in (*READING, *PLAYING, *SEATING):
            found = await user.autocomplete(channel, path, focused="match")

            assert found == []


async def test_a_channel_that_one_does_not_see_has_no_matches(hallway):
    """Neither to watch nor to join, and nobody learns that there are any."""
    hall, cat = hallway.hall, hallway.cat
    cellar = hall.add_channel("cellar", only=[hallway.ann, hallway.bo])
    await opened(hallway.ann, hallway.bo, cellar)
    await typed(hallway.ann, cellar, "match new", title="nine_realms")
    await hallway.quiet()
    said = [
        await typed(cat, hallway.room, path, match=match)
        for path in (*READING, *PLAYING, *SEATING)
        for match in ("1", "2")
    ]

    assert [text for text in said if not text.startswith(NOWHERE)] == []
    assert await cat.autocomplete(hallway.room, "table join", focused="match") == []
    assert (await typed(hallway.bo, hallway.room, "match board", match="1")) == ""
    assert (await typed(hallway.bo, hallway.room, "table join", match="2")).startswith("You have a")


@pytest.mark.parametrize(
    "options",
    [
        [],
        [string("figure", "thor")],
        [string("figure", 7, 4), string("hex", "D3")],
        [string("figure", value=True, kind=5), string("hex", 1.5, 10)],
        [string("figure", "thor"), string("hex", "D3"), string("seat", "1")],
    ],
    ids=["none", "one missing", "a number", "neither is a text", "one too many"],
)
async def test_options_of_another_shape_do_nothing(siege, options):
    before = await siege.state()

    reply = await command(siege.scene, siege.scene.cat, "realms move", *options)

    siege.check_polite(reply)
    assert await siege.state() == before


@pytest.mark.parametrize("name", ["steal", "match", "x" * 32])
async def test_a_command_that_there_is_not_is_answered(siege, name):
    reply = await made_up(siege.scene, siege.scene.cat, name)

    siege.check_polite(reply)
    assert reply.text.startswith("I don't know this command any more.")
