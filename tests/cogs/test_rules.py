"""`/rules`: reading by section, anywhere; refusals lead to their rule."""

import pytest

from games.nine_realms.actions import Move
from tests.cogs import library
from tests.cogs.forged import press
from tests.cogs.scene import labels, pressed, settled, typed
from tests.games.nine_realms.builder import THOR, position


@pytest.fixture
def book(monkeypatch):
    library.furnish(monkeypatch)


async def read(user, channel, **options):
    """What the command shows."""
    return (await settled(await user.command(channel, "rules read", **options))).message


async def names(user, channel, path, focused, **options):
    """What is suggested."""
    return [one.name for one in await user.autocomplete(channel, path, focused=focused, **options)]


async def test_rules_are_read_section_by_section(hallway, book):
    """Without a match; each page in place of the one before."""
    first = await read(hallway.ann, hallway.room, title="nine_realms")
    second = await pressed(hallway.ann, first, "Attacking ▸")
    far = await hallway.ann.choose(second, second.menus[1].custom_id, "More 29")
    last = (await settled(far)).message

    assert first.text.startswith("**War of the 9 Realms · Moving** (1 of 30)\nGo to a hex")
    assert [len(menu.options) for menu in first.menus] == [25, 5]
    assert second.id == first.id == last.id
    assert "Attacking** (2 of 30)" in second.text
    assert [button.label for button in second.buttons] == ["◂ Moving", "More 2 ▸"]
    assert [button.label for button in last.buttons] == ["◂ More 28"]


async def test_rules_are_read_in_direct_messages(hallway, book):
    shown = await read(hallway.ann, hallway.ann.direct, title="nine_realms", section="attacking")

    assert "Attacking** (2 of 30)" in shown.text


async def test_without_a_title_all_are_offered(hallway):
    offered = await read(hallway.ann, hallway.room)
    shown = await pressed(hallway.ann, offered, "Norsaga")

    assert labels(offered) == [
        "War of the 9 Realms",
        "Norsaga",
        "Norseheim",
        "Fallen Kingdoms",
        "The Hammer of Thor",
    ]
    assert shown.id == offered.id
    assert "Norsaga ·" in shown.text


async def test_a_term_finds_the_sections_that_hold_it(hallway, book):
    """Titles first; and where several do, the first is shown and the others named."""
    given = {"title": "nine_realms"}
    found = await names(hallway.ann, hallway.room, "rules read", "section", value="go", **given)
    wall = await names(hallway.ann, hallway.room, "rules read", "section", value="WALL", **given)
    shown = await read(hallway.ann, hallway.room, section="go", **given)
    anywhere = await read(hallway.ann, hallway.room, section="a wall blocks")

    assert (found, wall) == (["Moving", "Attacking"], ["Attacking"])
    assert shown.text.startswith("-# “go” is also in: Attacking\n**War of the 9 Realms · Moving**")
    assert "Attacking** (2 of 30)" in anywhere.text


async def test_without_a_title_suggestions_name_it_and_know_it(hallway, book):
    options = await hallway.ann.autocomplete(
        hallway.room, "rules read", focused="section", value="wall"
    )
    found = next(one for one in options if one.name == "Attacking · War of the 9 Realms")

    assert "Attacking**" in (await read(hallway.ann, hallway.room, section=found.value)).text


async def test_in_a_thread_its_own_title_is_meant(table, book):
    suggested = await names(table.ann, table.thread, "rules read", "section", value="mov")
    shown = await read(table.ann, table.thread)

    assert suggested == ["Moving"]
    assert shown.text.startswith("**War of the 9 Realms · Moving**")


async def test_a_title_may_be_typed_by_its_name(hallway, book):
    shown = await read(hallway.ann, hallway.room, title="war of the 9 realms", section="go")

    assert "**War of the 9 Realms · Moving**" in shown.text


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"title": "chess"}, "I don't know that game"),
        (
            {"title": "nine_realms", "section": "zeppelin"},
            "There is no “\u2068zeppelin",
        ),
    ],
)
async def test_what_there_is_not_is_refused(hallway, book, options, refusal):
    answer = await typed(hallway.ann, hallway.room, "rules read", **options)

    assert answer.startswith(refusal)


async def test_the_short_rules_lead_to_all_of_them(table, book):
    short = (await settled(await table.ann.command(table.thread, "match rules"))).message
    full = await pressed(table.ann, short, "Rules in full")

    assert "**The goal.**" in short.text
    assert full.id != short.id
    assert "Moving** (1 of 30)" in full.text


async def test_help_leads_to_the_rules_in_full(table, book):
    shown = await pressed(table.ann, table.board(), "Help")
    full = await pressed(table.ann, shown, "Rules in full")

    assert "Moving** (1 of 30)" in full.text


async def test_a_refusal_leads_to_its_rule(table, book):
    """A command's answer has the button; it opens the section that explains."""
    await table.stand(position(thor="D4"))
    match = await table.registry.match(1)
    await table.gameplay.act(1, table.ann.id, Move(THOR, "D5"), match.seat_of(table.ann.id).prompt)
    reply = await settled(
        await table.ann.command(table.thread, "realms move", figure="thor", hex="D6")
    )

    assert labels(reply.message) == ["Rule: Moving"]
    shown = await pressed(table.ann, reply.message, "Rule: Moving")
    assert shown.text.endswith("Go to a hex beside you.")


async def test_a_refusal_that_no_section_explains_has_no_button(table, book):
    await table.stand(position(thor="D4"))
    answer = await settled(
        await table.bo.command(table.thread, "realms move", figure="thor", hex="D5")
    )

    assert labels(answer.message) == []


async def test_what_was_never_offered_is_refused(hallway, book):
    shown = await read(hallway.ann, hallway.room, title="nine_realms")
    for custom_id in ("sk:rules:chess", "sk:rules:nine_realms:zeppelin", "sk:rule:chess"):
        reply = await press(hallway, hallway.ann, custom_id, shown)

        assert "That question is closed" in reply.text
