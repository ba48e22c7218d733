"""Two people play a whole match by slash commands; the bot is killed in the middle of it."""

from itertools import count
from pathlib import Path

import pytest

from tests.e2e.bot_process import bot_on
from tests.e2e.table import open_hall, opened
from tests.e2e.test_whole_match import public, shared_privately, turns
from tests.e2e.typist import Typist
from tests.patience import wait_for

KILL = 7
"""The bot is killed after so many times that somebody had a say, with a board still to post."""


@pytest.mark.soak
async def test_two_people_play_a_whole_match_by_typing_over_a_kill(tmp_path: Path) -> None:
    """Whatever is suggested is accepted, nothing is lost, and no answer reaches the other."""
    async with open_hall() as hall, bot_on(hall, tmp_path) as bot:
        ann, bo = hall.add_user("Ann"), hall.add_user("Bo")
        thread = await opened(ann, bo, hall.add_channel("table"))
        group = next(command for command in hall.commands() if command["name"] == "realms")
        players = (Typist(ann, group, 1), Typist(bo, group, 2))
        for had_a_say in count():
            if not await players[had_a_say % 2].play(thread):
                break
            if had_a_say == KILL:
                await bot.crash()
        await wait_for(lambda: any(sign in public(ann, thread)[-1].text for sign in "🏆⚖"))

        assert had_a_say > KILL
        boards = public(ann, thread)
        assert [len(board.images) for board in boards] == [1] * len(boards)
        assert turns(boards) == sorted(set(turns(boards)))
        for player in players:
            assert any("% to hurt" in label for label in player.suggested)
        assert not shared_privately(hall, ann, bo, thread)
        assert not shared_privately(hall, bo, ann, thread)
