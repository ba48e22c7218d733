"""Guards must bark: faults in what the bot does when Discord misbehaves turn their tests red.

As in `test_application_faults`, each fault is a patch beside the end-to-end test that must find it.
"""

import inspect
from collections.abc import Callable
from itertools import count
from types import ModuleType
from typing import Any

import pytest

from cogs.gate import answers, troubles
from cogs.gate.lost_acks import LostAcks
from cogs.post.messenger import DiscordMessenger
from db import Store
from hall import Fault as HallFault
from play.match.post_names import BoardPost
from play.post import backoff, posting
from play.post.backoff import Backoff
from play.post.places import Places
from play.post.repairs import Repairs
from play.watch.housekeeping import QuietThreads
from tests.cogs.scene import empty
from tests.e2e.faults import (
    test_answers,
    test_company,
    test_people,
    test_places,
    test_posts,
    test_twice,
)
from tests.e2e.faults.deeds import CALLBACK
from tests.games.nine_realms.builder import position
from tests.planted.barking import wait_in_vain

Patch = pytest.MonkeyPatch
Planted = tuple[Callable[[Patch], None], ModuleType, str, dict[str, Any]]
FAULTS: list[Planted] = []
RED = (AssertionError, TimeoutError)
LOCKED = "test_a_locked_thread_is_told_once_and_the_match_goes_on_when_it_is_unlocked"
LOST = HallFault("POST", CALLBACK, status=504, acted=True)


def caught_by(
    module: ModuleType, test: str, **given: Any
) -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    """Enter a fault into the list, with what its test is given beside the scene."""

    def enter(fault: Callable[[Patch], None]) -> Callable[[Patch], None]:
        FAULTS.append((fault, module, test, given))
        return fault

    return enter


async def _nothing(*_: Any, **__: Any) -> None:
    """What was planted does nothing."""


@caught_by(test_posts, "test_a_board_and_a_call_are_there_once", how={"status": 503, "acted": True})
def a_nonce_that_changes(patch):
    numbers = count()
    patch.setattr(DiscordMessenger, "_nonce", lambda self, post: f"skald-{next(numbers)}")


@caught_by(test_places, "test_a_deleted_board_is_posted_anew")
def a_nonce_that_still_means_the_deleted_message(patch):
    patch.setattr(posting, "nonce_of", lambda post: post.id * 10**10 + int(post.created))


@caught_by(test_company, "test_a_board_that_came_while_it_was_looked_for_stands_alone")
def a_board_that_is_lost_because_somebody_looked_for_another(patch):
    want = Store.want

    async def careless(self, match, wanted, at):
        await want(self, match, wanted, at)
        for one in wanted:
            if one.kind == BoardPost.kind:
                board = await self.post(match, one.kind, one.key)
                await self.lost(board.id, board.message)

    patch.setattr(Store, "want", careless)


@caught_by(test_places, "test_what_waits_is_not_hammered")
def a_back_off_that_hammers(patch):
    patch.setattr(Backoff, "lets", lambda self, match, due: True)


@caught_by(
    test_places,
    "test_a_revoked_permission_is_named_once_and_granted_again",
    permission=test_places.Permission.ATTACH_FILES,
    name="Attach Files",
    by_role=True,
)
@caught_by(test_places, LOCKED)
def a_wait_that_nothing_ends(patch):
    patch.setattr(Backoff, "revive", lambda self, guild: None)
    patch.setattr(Backoff, "_release", lambda self, hold, at: None)


@caught_by(
    test_places, "test_a_locked_thread_is_told_once_and_the_match_goes_on_when_it_is_unlocked"
)
def an_obstacle_that_nobody_is_told(patch):
    patch.setattr(Repairs, "_tell", _nothing)


@caught_by(
    test_places,
    "test_a_deleted_thread_gets_a_successor_with_board_and_call_when_a_player_wants_it",
)
def a_thread_that_is_not_replaced(patch):
    patch.setattr(Places, "remake", _nothing)


@caught_by(test_places, "test_a_thread_that_was_deleted_while_the_bot_was_away_is_asked_for")
def a_thread_that_nobody_is_asked_for(patch):
    patch.setattr(Repairs, "_lose", _nothing)


@caught_by(test_places, "test_a_thread_is_kept_awake_before_it_is_archived")
def a_thread_that_falls_asleep(patch):
    patch.setattr(QuietThreads, "keep_awake", _nothing)


@caught_by(test_places, "test_a_bot_that_was_removed_rests_and_goes_on_when_it_is_back")
def a_server_that_is_written_to_from_outside(patch):
    patch.setattr(troubles, "_is_away", lambda client, match: False)


@caught_by(test_people, "test_the_table_is_told_once_that_a_player_has_left")
def a_player_who_is_not_missed(patch):
    async def here(self, match, seat):
        return True

    patch.setattr(DiscordMessenger, "is_member", here)


@caught_by(test_answers, "test_a_command_whose_answer_fails_is_done_once_and_answered", fault=LOST)
def an_answer_of_ones_own_that_seems_foreign(patch):
    patch.setattr(LostAcks, "may_be", lambda self, interaction: False)


@caught_by(test_twice, "test_an_undo_takes_one_action_back")
def an_answer_of_another_process_that_seems_ones_own(patch):
    patch.setattr(LostAcks, "may_be", lambda self, interaction: True)


@caught_by(test_answers, "test_what_was_acknowledged_too_late_is_not_done_as_all_are_told")
@caught_by(test_answers, "test_of_equal_commands_only_those_are_done_of_which_discord_knows")
def a_late_acknowledgement_that_stops_nothing(patch):
    patch.setattr(answers, "UNANSWERED", answers.UNKNOWN)


@pytest.mark.parametrize(
    ("fault", "module", "name", "given"),
    FAULTS,
    ids=[f"{name.removeprefix('test_')}-{fault.__name__}" for fault, _, name, _ in FAULTS],
)
async def test_a_planted_fault_is_found(fault, module, name, given, tmp_path, monkeypatch, caplog):
    test = getattr(module, name)
    monkeypatch.setattr(backoff, "AGAIN", 0.05)
    async with empty(tmp_path) as scene:
        await scene.open()
        await scene.stand(position(thor="D4", turn=0))
        at_hand = {"table": scene, "monkeypatch": monkeypatch, "caplog": caplog}
        asked = inspect.signature(test).parameters
        fault(monkeypatch)
        wait_in_vain(monkeypatch, scene)
        with pytest.raises(RED):
            await test(**{key: (at_hand | given)[key] for key in asked})
        monkeypatch.undo()
