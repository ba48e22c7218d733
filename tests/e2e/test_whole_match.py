"""Two people play by clicks; the bot is a process of its own, and is restarted meanwhile."""

import sys
from itertools import count
from pathlib import Path

from hall import Channel, Hall, Message, User
from tests.e2e.bot_process import bot_on
from tests.e2e.leaks import leaks
from tests.e2e.player import Player
from tests.e2e.table import open_hall, opened, with_button
from tests.portions import SOAK

RESTART = 5
"""The bot is stopped and started after so many times that somebody had a say."""
MOST = sys.maxsize if SOAK else 10
"""So often somebody has a say at most; then the match is left as it stands."""


async def test_two_people_play_by_clicks_over_a_restart(tmp_path: Path) -> None:
    """From the invitation on, by panel alone, and neither sees the other's hand."""
    async with open_hall() as hall, bot_on(hall, tmp_path, "--log", "DEBUG") as bot:
        ann, bo = hall.add_user("Ann"), hall.add_user("Bo")
        room = hall.add_channel("table")
        thread = await opened(ann, bo, room)
        hands = {user: await hand(user, thread) for user in (ann, bo)}
        players = (Player(ann, 1), Player(bo, 2))
        for had_a_say in count():
            if had_a_say == MOST or not await players[had_a_say % 2].play(thread):
                break
            if had_a_say == RESTART:
                await bot.end()
                await bot.start()

        boards = public(ann, thread)
        assert "🏆" in boards[-1].text or had_a_say == MOST
        assert [len(board.images) for board in boards] == [1] * len(boards)
        assert all(board.alt_texts for board in boards)
        assert turns(boards) == sorted(set(turns(boards)))
        for one, other in ((ann, bo), (bo, ann)):
            assert hands[one] in hall.delivered_to(one)
            assert hands[one] not in hall.delivered_to(other)
            assert not shared_privately(hall, one, other, thread)
        assert leaks(bot.log.read_text(), hall, ann, bo) == set()
        assert "You draw" not in "".join(board.text for board in boards)


def public(user: User, thread: Channel) -> list[Message]:
    """The boards that all can see."""
    return [m for m in user.sees(thread) if not m.ephemeral and m.images]


def turns(boards: list[Message]) -> list[int]:
    """The number of the turn in each board's first line; the one of deployment has none."""
    firsts = (board.text.split("\n")[0] for board in boards)
    return [int(first.rsplit(" turn ", 1)[1]) for first in firsts if " turn " in first]


async def hand(user: User, thread: Channel) -> bytes:
    """The picture of a hand, as the button *Hand* shows it to its owner."""
    reply = await user.press(with_button(user, thread, "Hand")[-1], "Hand")
    await reply.settled()
    assert reply.ephemeral
    return reply.message.images[0].data


def shared_privately(hall: Hall, one: User, other: User, thread: Channel) -> list[Message]:
    """What was for one's eyes alone and yet reached the other, by its number."""
    reached = hall.delivered_to(other)
    mine = [message for message in one.sees(thread) if message.ephemeral]
    assert mine
    return [message for message in mine if str(message.id).encode() in reached]
