"""The *Look up* panel, `/rules card` and the open cards of a player."""

from dataclasses import replace

import pytest

from cogs.reading.look_up import card_button, lookup_button
from games.catalogue import titles
from games.core.title import kind_of
from play.library import words_of
from play.match.match import Match
from tests.cogs import library
from tests.cogs.forged import choose, press, press_nowhere
from tests.cogs.scene import labels, pressed, settled, typed
from tests.games.nine_realms.builder import A6
from tests.games.nine_realms.scenes import pending
from words.speech import isolated

OPEN = "sk:look:nine_realms"


@pytest.fixture
def cards(monkeypatch):
    library.furnish(monkeypatch)


async def opened(scene, custom_id=OPEN):
    """The panel, as a button anywhere opens it."""
    return (await settled(await press_nowhere(scene.ann, scene.room, custom_id))).message


async def picked(user, message, at, *entries):
    """What a choice in one of the menus leads to."""
    reply = await settled(await user.choose(message, message.menus[at].custom_id, *entries))
    return reply.message


async def looked_up(user, channel, **options):
    """What `/rules card` shows."""
    return (await settled(await user.command(channel, "rules card", **options))).message


async def test_a_card_is_looked_up_by_its_group(hallway, cards):
    """First the group, then the card: picture, alternative text and all that it says."""
    index = await opened(hallway)
    group = await picked(hallway.ann, index, 0, "Figures")
    card = await picked(hallway.ann, group, 1, "Odin")
    other = await picked(hallway.ann, card, 1, "Thor")

    assert [len(menu.options) for menu in index.menus] == [2]
    assert [one.label for one in group.menus[1].options] == ["Odin", "Thor"]
    assert card.text == ("**Odin**\nHe sees from afar.\n- Rolls 4 dice.")
    assert card.alt_texts == ["figure-odin in dark"]
    assert other.alt_texts == ["figure-thor in dark"]
    assert index.id == group.id == card.id == other.id


async def test_the_only_card_of_a_group_is_shown_with_its_group(hallway):
    """There is nothing to choose: it has no menu of its own, and other groups can be chosen."""
    index = await opened(hallway, "sk:look:norsaga")

    ladder = await picked(hallway.ann, index, 0, "All embellishments")

    assert ladder.text.startswith("**All fifteen embellishments**")
    assert [len(menu.options) for menu in ladder.menus] == [7]
    assert (await picked(hallway.ann, ladder, 0, "Colours")).menus[1].options


async def test_a_long_group_has_pages(hallway, cards):
    """And a card shows the page that it stands on."""
    group = await picked(hallway.ann, await opened(hallway), 0, "Things")
    second = await pressed(hallway.ann, group, "More ▸")
    card = await picked(hallway.ann, second, 1, "Thing 29")
    again = await pressed(hallway.ann, card, "More ▸")

    assert [len(one.menus[1].options) for one in (group, second, card, again)] == [24, 6, 6, 24]
    assert again.alt_texts == []


async def test_a_title_may_group_its_cards_itself(hallway, cards, monkeypatch):
    """`Rules.shelf`: here Odin stands among the things, and in no other group."""

    def shelf(key):
        return "thing" if key == "figure-odin" else kind_of(key)

    title = titles()[library.TITLE]
    monkeypatch.setitem(vars(title), "rules", replace(title.rules, shelf=shelf))
    figures = await picked(hallway.ann, await opened(hallway), 0, "Figures")
    things = await picked(hallway.ann, figures, 0, "Things")
    card = await picked(hallway.ann, things, 1, "Odin")
    options = {"focused": "card", "title": library.TITLE}
    found = await hallway.ann.autocomplete(hallway.room, "rules card", value="things", **options)

    assert (figures.text.splitlines()[0], len(figures.menus)) == ("**Thor**", 1)
    assert things.menus[1].options[0].label == "Odin"
    assert card.text.startswith("**Odin**")
    assert found[0].name == "Odin"


async def test_a_card_is_shown_where_it_is_named(hallway, cards):
    """A button with its name opens it at once, and tells it from the panel."""
    match = Match(_Record, None)
    shown = await opened(hallway, card_button("nine_realms", "figure-thor").custom_id)

    assert lookup_button(match).custom_id == OPEN
    assert shown.text.startswith("**Thor**")
    assert len(shown.menus) == 2


async def test_what_a_question_names_is_a_press_away(table):
    """For whoever is asked; a rival who is not, or a stranger, finds the groups alone."""
    await table.stand(pending(3, 4, hands=((A6,), ())))
    panel = await table.panel(table.ann)
    index = await pressed(table.ann, panel, "Look up")
    card = await pressed(table.ann, index, "Sinfjotli")
    others = [await opened_by(user, table) for user in (table.bo, table.cat)]

    assert [one.label for one in index.buttons][:2] == ["Thor", "Sinfjotli"]
    assert card.text.startswith("**Sinfjotli**")
    assert card.images
    assert [one.buttons for one in others] == [[], []]
    assert all(one.menus for one in others)


async def opened_by(user, table):
    """The panel that the board's button opens."""
    return await pressed(user, table.board(user), "Look up")


async def test_a_card_is_looked_up_by_typing(hallway, cards):
    """By a part of its name or its group's, with or without a title."""
    options = {"focused": "card", "title": "nine_realms"}
    found = await hallway.ann.autocomplete(hallway.room, "rules card", value="figures", **options)
    shown = await looked_up(hallway.ann, hallway.room, card=found[1].value)
    typed_out = await looked_up(hallway.ann, hallway.ann.direct, card="thor", title="nine_realms")
    near = await typed(hallway.ann, hallway.room, "rules card", card="tor", title="nine_realms")

    assert [one.name for one in found] == ["Odin", "Thor"]
    assert shown.text.startswith("**Thor**")
    assert typed_out.text.startswith("**Thor**")
    assert near.startswith("There is no “\u2068tor\u2069” here. Did you mean Thor")


async def test_cards_are_drawn_in_their_readers_theme(hallway, cards):
    await hallway.registry.people.change(hallway.ann.id, theme="light")
    shown = await opened(hallway, "sk:look:nine_realms:figure-odin")

    assert shown.alt_texts == ["figure-odin in light"]


async def test_what_was_never_offered_is_refused(hallway, cards):
    panel = await picked(hallway.ann, await opened(hallway), 0, "Figures")
    wrong = ("sk:card:chess", "sk:card:nine_realms:hats:0", "sk:card:nine_realms:figure:7")
    for custom_id in (*wrong, "sk:card:nine_realms:figure:x"):
        reply = await press(hallway, hallway.ann, custom_id, panel)
        assert "That question is closed" in reply.text
    for custom_id in ("sk:look:chess", "sk:look:nine_realms:hat-7", "sk:card:nine_realms:figure:0"):
        reply = await press_nowhere(hallway.ann, hallway.room, custom_id)
        assert reply.text.startswith("That question is closed")


async def test_what_lies_open_before_a_player_is_seen_by_all(table, cards):
    """By rivals and by those who watch; suggested are all at the table."""
    seen = {}
    for user in (table.ann, table.cat):
        reply = await user.command(table.thread, "match hand", player="Bo")
        seen[user.name] = (await settled(reply)).message
    offered = await table.ann.autocomplete(table.thread, "match hand", focused="player")

    assert [one.name for one in offered] == ["Ann", "Bo"]
    assert [one.alt_texts[0] for one in seen.values()] == [
        "Bo as seen by 0",
        "Bo as seen by None",
    ]
    assert labels(seen["Ann"]) == ["Look up"]
    assert (await pressed(table.ann, seen["Ann"], "Look up")).text.startswith(
        f"**{words_of('nine_realms').text('title')}: look it up.**"
    )


async def test_the_hand_leads_to_what_lies_open_before_each_player(table, cards):
    """The own too; whoever is not at the table is refused."""
    hand = await pressed(table.ann, table.board(), "Hand")
    (menu,) = hand.menus
    assert [option.label for option in menu.options] == ["Ann", "Bo"]

    for option, seen in zip(menu.options, ("Ann as seen by 0", "Bo as seen by 0"), strict=True):
        reply = await table.ann.choose(hand, menu.custom_id, option.value)
        shown = (await settled(reply)).messages[-1]
        assert f"open in front of {isolated(option.label)}" in shown.text
        assert shown.alt_texts == [seen]
    for wrong in ("2", "-1", "x"):
        reply = await choose(table.ann, hand, menu.custom_id, wrong)
        assert "That question is closed" in reply.text


async def test_the_own_hand_stays_as_it_is(table, cards):
    hand = (await settled(await table.ann.command(table.thread, "match hand"))).message

    assert "as seen by" not in hand.alt_texts[0]


async def test_nobody_who_is_not_at_the_table_has_open_cards(table, cards):
    answer = await typed(table.ann, table.thread, "match hand", player="Loki")

    assert answer.startswith("I don't know which seat you mean")


class _Record:
    title = "nine_realms"
