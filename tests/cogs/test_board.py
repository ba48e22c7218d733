"""Board messages: their buttons for players, strangers, after the end and over a restart."""

import discord
import pytest
from msgspec.structs import replace

from cogs.panels.board import board_view
from games.nine_realms.actions import EndTurn
from play.match.match import Match
from play.minds import Mind
from play.post.looks.emojis import Emojis
from play.post.messenger import Board
from tests.cogs.scene import labels, pressed, typed
from tests.games.nine_realms.builder import A6, D6, position
from tests.play.playing import Person

STRANGER = "You have no seat in this match. You're welcome to watch."


async def test_a_board_shows_what_happened_the_picture_and_whom_it_waits_for(table):
    board = table.board(table.cat)

    assert "leads the Aesir" in board.text
    assert "⏳" in board.text
    assert labels(board) == ["Your move", "Hand", "Look up", "Text", "Log", "Help"]
    assert len(board.images) == 1
    assert 0 < len(board.alt_texts[0]) <= 250
    assert board.pinged == ()


async def test_your_move_stands_out_only_while_people_are_awaited(table):
    """While the match waits for a robot it looks like the other buttons."""
    await table.stand(position(thor="D4"))
    styles = []
    for mind in (None, Mind.GREEDY):
        match = await table.registry.match(1)
        (seat,) = match.standing.awaited
        record = replace(match.record.seats[seat], mind=mind)
        seats = [record if one.seat == seat else one for one in match.record.seats]
        shown = Match(replace(match.record, seats=tuple(seats)), match.position)
        drawn = Board(1, "", "", "", b"", "A board.", live=True)
        buttons = [
            one
            for one in board_view(shown, drawn, Emojis()).walk_children()
            if hasattr(one, "label")
        ]
        styles.append({button.label: button.style for button in buttons})

    asking, idle = styles
    assert asking["Your move"] is discord.ButtonStyle.primary
    assert {*idle.values()} == {discord.ButtonStyle.secondary}
    assert asking | {"Your move": discord.ButtonStyle.secondary} == idle


@pytest.mark.parametrize("label", ["Your move", "Hand"])
async def test_what_is_for_players_is_refused_to_strangers(table, label):
    assert (await pressed(table.cat, table.board(table.cat), label)).text == STRANGER


async def test_strangers_may_watch(table):
    """The board as text, the log and the help tell them no secret; a player reads her own."""
    for user in (table.cat, table.ann):
        board = table.board(user)
        text = (await pressed(user, board, "Text")).text
        log = (await pressed(user, board, "Log")).text
        guide = (await pressed(user, board, "Help")).text

        assert text.startswith("```")
        assert "leads the Aesir" in log
        assert ("🔒 You draw" in log) is (user is table.ann)
        assert "How to play here" in guide


async def test_a_hand_is_shown_to_its_owner_alone(table):
    board = table.board()

    reply = await pressed(table.ann, board, "Hand")

    (picture,) = reply.images
    assert picture.data in table.hall.delivered_to(table.ann)
    assert picture.data not in table.hall.delivered_to(table.bo)
    assert picture.filename.startswith("picture.")
    assert reply.alt_texts


async def test_the_hand_is_told_in_words_to_its_owner_and_the_text_tells_it_to_nobody(table):
    await table.stand(position(thor="D4", hands=((A6,), (D6,))))

    (anns,) = (await pressed(table.ann, table.board(), "Hand")).alt_texts
    texts = [
        (await pressed(user, table.board(user), "Text")).text
        for user in (table.ann, table.bo, table.cat)
    ]

    assert "+6 attack" in anns
    assert "+6 Defence" not in anns
    assert not [text for text in texts if "+6" in text]


async def test_after_the_end_the_board_has_no_buttons_and_an_old_look_is_answered(table):
    board = table.board()
    await table.services.concessions.concede(await table.number(), table.bo.id)
    await table.quiet()

    moved = await pressed(table.ann, board, "Your move")

    assert labels(table.ann.reread(board)) == []
    assert moved.text.endswith("\n\nThis match is over.")
    assert moved.buttons == moved.menus == []
    assert "has left the match" in (await pressed(table.cat, board, "Log")).text


async def test_an_old_boards_button_works_after_a_restart(table):
    """What is in a component's id is all that is needed."""
    board = table.board(table.bo)
    await table.disconnect()
    await table.connect()

    panel = await pressed(table.bo, board, "Your move")

    assert panel.buttons
    assert await pressed(table.bo, panel, "Take the usual places and be ready")


async def test_a_new_turn_takes_the_buttons_off_the_old_board(table):
    """An old look at it still opens today's question."""
    await table.stand(position(thor="D4", turn=0))
    board = table.board()
    ann = Person(table.ann.id, "Ann")
    record = (await table.registry.match(await table.number())).record
    prompt = record.seat_of(ann.id).prompt
    await table.gameplay.act(record.id, ann.id, EndTurn(), prompt)
    await table.quiet()

    old, new = [each for each in table.public() if each.images]

    assert labels(old) == []
    assert labels(new)
    assert old.id == board.id
    assert old.attachments
    assert (await pressed(table.ann, board, "Your move")).text.startswith("Nothing to decide")
    assert (await pressed(table.bo, board, "Your move")).buttons


async def test_the_thread_is_a_quiet_one(table):
    """Boards and invitations ping nobody, and edits neither."""
    await typed(table.ann, table.thread, "realms deploy-as-usual")
    await table.quiet()

    for message in table.public():
        assert message.pinged in ((), ("Bo",))
        assert message.content or not message.pinged
