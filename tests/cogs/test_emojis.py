"""Emojis of the application: uploaded once, shown where they can be seen, and never missed."""

import logging

import pytest

from hall.emojis import MOST
from hall.faults import Fault
from hall.model import Emoji
from play.post.looks.emojis import OURS
from renderer import throws
from renderer.emoji import Emblem, draw_bytes
from renderer.futhark import STAVES, Stave
from tests.cogs.adorned import (
    EMOJIS,
    MARKUP,
    adorned,
    fetched,
    names,
    plain_parts,
    requests,
    signs,
    wanted,
    word,
    words_before,
)
from tests.cogs.scene import chosen, labels, menu_of, pressed, typed
from tests.games.nine_realms.builder import position
from tests.games.norsaga.builder import CRAFT3, board, embellishing
from tests.patience import wait_for

HERE = {"thor": "D4", "odin": "D1"}
BATTLE = {"thor": "D4", "sinfjotli": "D5"}
SILENCE = 0.2


async def test_they_are_uploaded_once(hallway):
    """A second start finds them, and shows them."""
    await adorned(hallway)
    uploaded = len(requests(hallway, "POST"))
    await hallway.disconnect()
    await hallway.connect()
    await adorned(hallway)
    shown = await hallway.ann.command(hallway.room, "roll", dice="2d6")

    assert uploaded == len(set(wanted())) == len(names(hallway)) <= MOST
    assert len(requests(hallway, "POST")) == uploaded
    assert requests(hallway, "DELETE") == []
    assert words_before(shown.text)[0][0] == "d6"


async def test_another_picture_takes_the_place_of_one(hallway, monkeypatch):
    """Under another name; the one before goes, and nothing else does."""
    await adorned(hallway)
    before = names(hallway)
    other = Emblem("fehu", STAVES[Stave.ISA], (10, 20, 30))
    monkeypatch.setitem(throws.EMOJIS, "stave-fehu", other)
    await hallway.disconnect()
    await hallway.connect()
    await hallway.client.adorn()
    await wait_for(lambda: requests(hallway, "DELETE"))

    (gone,), (new,) = before - names(hallway), names(hallway) - before
    assert gone.startswith("sk_fehu_")
    assert new.startswith("sk_fehu_")
    (image,) = [one.data for one in hallway.hall.world.emojis.values() if one.name == new]
    assert image == draw_bytes(other)


async def test_emojis_of_others_are_let_alone(hallway):
    """Whatever is not called as ours are; what is left of an older release of ours goes."""
    others = ("thor", "sk_thor", "sk_thor_1a2b3", "SK_thor_1a2b3c", "my_sk_thor_1a2b3c")
    for number, name in enumerate((*others, "sk_thor_1a2b3c"), 1):
        hallway.hall.world.emojis[number] = Emoji(number, name, b"")

    await adorned(hallway)

    assert names(hallway) == {*others, *wanted()}
    assert len(requests(hallway, "DELETE")) == 1


@pytest.mark.parametrize(
    ("method", "fault"),
    [
        ("GET", {"status": 403}),
        ("POST", {"status": 403}),
        ("POST", {"status": 429, "via": False}),
        ("POST", {"cut": True, "status": None}),
    ],
    ids=["no right to see", "no right to add", "banned", "cut"],
)
async def test_who_may_not_upload_plays_on(table, caplog, method, fault):
    """Players see what they saw before; whoever runs the bot reads one line."""
    table.hall.faults.order(Fault(method, EMOJIS, **fault))
    await table.stand(position(**HERE))
    with caplog.at_level(logging.WARNING, "cogs"):
        await table.client.adorn()
        await wait_for(lambda: "texts stand alone" in caplog.text)
    panel = await table.panel(table.ann)
    done = await chosen(table.ann, panel, menu_of(panel, "Thor").options[0].label)

    assert set(signs(panel).values()) == {None}
    assert MARKUP.findall(panel.text + done.text) == []
    assert done.text.startswith("Thor moves from D4 to ")
    assert len([one for one in caplog.records if one.name.startswith("cogs")]) == 1


async def test_where_there_is_no_more_room_texts_stand_alone(hallway, caplog):
    """An application with two thousand emojis of its own (docs/discord.md, Emojis)."""
    hallway.hall.world.emojis |= {key: Emoji(key, f"own_{key}", b"") for key in range(MOST)}
    with caplog.at_level(logging.WARNING, "cogs"):
        await hallway.client.adorn()
        await wait_for(lambda: "texts stand alone" in caplog.text)
    shown = await hallway.ann.command(hallway.room, "roll", dice="2d6")

    assert shown.text.startswith("🎲 **")
    assert len(names(hallway)) == MOST


async def test_nobody_waits_for_an_upload(table):
    """While the first one hangs, panels open, and show none."""
    table.hall.faults.order(Fault("POST", EMOJIS, status=None, delay=3600))
    await table.stand(position(**HERE))
    await table.client.adorn()
    await wait_for(lambda: fetched(table))

    panel = await table.panel(table.ann)

    assert set(signs(panel).values()) == {None}
    assert (await typed(table.ann, table.room, "roll", dice="2d6", private=True))[:1] == "🎲"


async def test_the_pieces_of_war_are_seen_in_the_panel_and_in_the_log(table):
    """On buttons, beside options, and before the lines of what happened."""
    await adorned(table)
    await table.stand(position(**BATTLE))
    battle = await table.panel(table.ann)
    attack = next(label for label in labels(battle) if label.startswith("Thor attacks Sinfjotli"))
    await table.stand(position(**HERE))
    panel = await table.panel(table.ann)
    done = await chosen(table.ann, panel, menu_of(panel, "Thor").options[0].label)
    await table.quiet()
    log = await pressed(table.ann, table.board(), "Log")

    assert signs(battle)[attack] == "thor"
    assert words_before(done.text)[0][0] == "thor"
    assert ("thor", "Thor moves from D4 to") in [
        (sign, " ".join(line.split()[:5])) for sign, line in words_before(log.text)
    ]
    for shown in (battle, panel, done, log, table.board()):
        assert MARKUP.findall(" ".join(plain_parts(shown))) == []


async def test_the_board_tells_its_story_with_emojis(table):
    """For all to see."""
    await adorned(table)
    await table.stand(position(**HERE))
    panel = await table.panel(table.ann)
    await chosen(table.ann, panel, menu_of(panel, "Thor").options[0].label)
    await table.quiet()

    told = words_before(table.board(table.cat).text)
    assert [sign for sign, line in told if line.startswith("Thor moves")] == ["thor"]


async def test_the_board_as_text_has_none(table):
    """It is a block of plain letters."""
    await adorned(table)
    await table.stand(position(**HERE))

    text = (await pressed(table.ann, table.board(), "Text")).text

    assert "Thor" in text
    assert MARKUP.findall(text) == []


async def test_a_player_who_is_called_like_a_piece_has_no_emoji(hallway):
    """A sign tells of things, not of people."""
    await adorned(hallway)
    hallway.bo.account.name = "Ghost"
    await hallway.open("norsaga", hallway.cat)
    await hallway.stand(embellishing(board((CRAFT3, "", ""), hands=("R/R", "G/G", "B/B"))))
    kinds = await hallway.panel(hallway.ann)
    infiltrate = next(label for label in labels(kinds) if label.startswith("Infiltrate"))
    players = await pressed(hallway.ann, kinds, infiltrate)

    assert signs(kinds)[infiltrate] == "craft"
    ghost = next(label for label in labels(players) if "Ghost" in label)
    assert signs(players)[ghost] is None


async def test_an_emoji_is_told_by_the_words_beside_it_alone(table):
    """Of everything in a panel and in what can be looked up, whatever else the seat knows."""
    await adorned(table)
    await table.stand(position(**BATTLE))
    panel = await table.panel(table.ann)
    reply = await table.ann.command(table.room, "rules card", card="Odin", title="nine_realms")
    card = (await reply.settled()).message
    emojis = table.services.emojis

    for shown in (panel, card):
        told = {label: emojis.beside("nine_realms", label) for label in signs(shown)}
        assert signs(shown) == {label: word(found and found.name) for label, found in told.items()}
        assert any(told.values())


async def test_what_can_be_looked_up_shows_its_emoji(hallway):
    """Runes and worlds of the Hammer, gods of Norseheim."""
    await adorned(hallway)
    for title, card, sign in (
        ("hammer_of_thor", "Fehu", "fehu"),
        ("hammer_of_thor", "Asgard", "asgard"),
        ("norseheim", "Loke", "loke"),
        ("norsaga", "Doom", "doom"),
    ):
        shown = await hallway.ann.command(hallway.room, "rules card", card=card, title=title)
        await shown.settled()
        assert signs(shown.message)[card] == sign


async def test_runes_and_dice_of_the_chat(hallway):
    """Each stave has its own, upside down where it fell so; all in one message."""
    await adorned(hallway)
    for kind, count in (("futhark", 10), ("norseheim", 10)):
        thrown = await hallway.ann.command(hallway.room, "runes", count=count, kind=kind)
        await thrown.settled()
        lines = words_before(thrown.message.content)
        assert len(thrown.message.content) <= 2000
        if kind == "norseheim":
            assert lines[0][0] == "tiwaz"
            continue
        for sign, line in lines:
            name = line.split("**")[1].lower()
            turned = "reversed" in line.partition("—")[0]
            assert sign == (f"{name}_r" if turned else name)
    rolled = await hallway.ann.command(hallway.room, "roll", dice="2d7")
    assert rolled.text.startswith("🎲")


async def test_emojis_that_somebody_has_deleted_fail_one_press(table, monkeypatch):
    """The next one shows none, until they are there again."""
    monkeypatch.setattr("cogs.post.emoji_uploads.CALM", SILENCE)
    await adorned(table)
    await table.stand(position(**BATTLE))
    board = table.board()
    table.hall.world.emojis.clear()

    refused = await pressed(table.ann, board, "Your move")
    panel = await pressed(table.ann, board, "Your move")

    assert refused.text.startswith("I couldn't show you an answer")
    assert set(signs(panel).values()) == {None}
    await wait_for(lambda: set(wanted()) <= names(table))
    assert "thor" in signs(await pressed(table.ann, board, "Your move")).values()


def test_names_fit_and_are_ours():
    """2 to 32 letters (docs/discord.md, Emojis)."""
    assert all(OURS.fullmatch(name) and len(name) <= 32 for name in wanted())
    assert len(set(wanted())) == len(wanted())
