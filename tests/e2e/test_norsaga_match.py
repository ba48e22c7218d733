"""Two people play turns of Norsaga by clicks, as a newcomer would: by what the panel offers."""

from tests.cogs.scene import empty
from tests.e2e.player import Player
from tests.e2e.table import opened

TURNS = 4
"""Boards of so many player-turns are waited for."""


async def test_two_people_play_turns_by_panel_alone(tmp_path):
    """Each board has its picture and its words; hands stay private."""
    async with empty(tmp_path) as scene:
        thread = scene.thread = await opened(scene.ann, scene.bo, scene.room, "norsaga")
        players = (Player(scene.ann, 1), Player(scene.bo, 2))
        while (await scene.standing()).table.turn <= TURNS:
            for player in players:
                assert await player.play(thread)
        await scene.quiet()

        boards = [message for message in scene.public() if message.images]
        assert len(boards) > TURNS
        assert all("Markers: Ann" in text for board in boards for text in board.alt_texts)
        assert "You draw" not in "".join(board.text for board in boards)
