"""Whole matches of Norsaga; the bot is killed while a skald sings in another's turn."""

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path

import pytest

from hall import Channel, Hall, User
from tests.e2e.bot_process import bot_on
from tests.e2e.storyteller import OVER, Storyteller, Tale, TypingStoryteller
from tests.e2e.table import open_hall, opened
from tests.e2e.test_whole_match import hand, public, shared_privately, turns
from tests.patience import wait_for


@pytest.mark.soak
async def test_three_people_play_a_whole_match_by_clicks_over_a_kill_during_a_song(
    tmp_path: Path,
) -> None:
    """The panel that asked whom the skald sings for goes on where it was."""
    async with open_hall() as hall, bot_on(hall, tmp_path) as bot:
        people = [hall.add_user(name) for name in ("Ann", "Bo", "Cat")]
        thread = await opened(*people[:2], hall.add_channel("table"), "norsaga", people[2])
        hands = {user: await hand(user, thread) for user in people}
        tale = Tale(bot.crash)
        players = [Storyteller(user, seed, tale) for seed, user in enumerate(people)]
        await over(players, thread)

        assert tale.heard
        check(hall, people, thread)
        for one, other in permutations(people, 2):
            assert hands[one] not in hall.delivered_to(other)


async def test_two_people_play_a_whole_match_by_typing_over_a_kill_during_a_song(
    tmp_path: Path,
) -> None:
    """What was suggested before the kill is accepted after it."""
    async with open_hall() as hall, bot_on(hall, tmp_path) as bot:
        people = [hall.add_user(name) for name in ("Ann", "Bo")]
        thread = await opened(*people, hall.add_channel("table"), "norsaga")
        group = next(command for command in hall.commands() if command["name"] == "norsaga")
        tale = Tale(bot.crash)
        players = [TypingStoryteller(user, group, seed, tale) for seed, user in enumerate(people)]
        await over(players, thread)

        assert tale.heard
        check(hall, people, thread)
        assert any("of 6 markers" in label for player in players for label in player.suggested)


async def over(players: Sequence[Storyteller | TypingStoryteller], thread: Channel) -> None:
    """They play in turns until the match is over, and its last board is there."""
    while await players[0].play(thread):
        players = (*players[1:], players[0])
    viewer = players[0].user
    await wait_for(lambda: any(OVER in board.text for board in public(viewer, thread)))


def check(hall: Hall, people: Sequence[User], thread: Channel) -> None:
    """Nothing is lost or doubled, the song is told, and what was private stayed so."""
    boards = public(people[0], thread)
    assert OVER in boards[-1].text
    assert any("🎵" in board.text for board in boards)
    assert all("Ann" in text for board in boards for text in board.alt_texts)
    assert [len(board.images) for board in boards] == [1] * len(boards)
    assert turns(boards) == sorted(set(turns(boards)))
    assert "You draw" not in "".join(board.text for board in boards)
    for one, other in permutations(people, 2):
        assert not shared_privately(hall, one, other, thread)
