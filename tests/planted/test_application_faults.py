"""Guards must bark: faults of the application and of the Discord layer make their tests fail.

Each fault is a patch, named beside the tests that must go red with it. They run as in their own
modules, with the same fixtures; a test that stays green with its fault would be worth nothing.
"""

import inspect
from collections.abc import Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot import asking, clocks, delivery, holding, matches, notices, times, wishes
from bot.asking import Deed
from bot.choices import follow
from bot.delivery import Delivery
from bot.deputies import Deputies
from bot.matches import Matches
from bot.paces import NEVER
from bot.program import program
from bot.quiet import Quiet
from bot.sitting import Sitting
from cogs import answers, board, client, match, messenger, panel
from cogs.panel import Panel
from db import MatchRecord, Store
from games.core import undo
from games.core.errors import GameError
from games.nine_realms.actions import Attack
from hall import VirtualClock
from tests.bot import (
    test_agreements,
    test_choices,
    test_clocks,
    test_delivery,
    test_digest,
    test_kept,
    test_lapses,
    test_matches,
    test_reach,
    test_reminders,
    test_wishes,
)
from tests.bot.fake_messenger import FakeMessenger
from tests.bot.playing import Room
from tests.cogs import test_calls, test_client, test_council, test_panel
from tests.cogs.scene import empty

Patch = pytest.MonkeyPatch
Fault = Callable[[Patch], None]
FAULTS: list[tuple[Fault, ModuleType, str]] = []
"""Each fault with the test that must find it."""


def caught_by(module: ModuleType, test: str) -> Callable[[Fault], Fault]:
    """Enter a fault into the list."""

    def enter(fault: Fault) -> Fault:
        FAULTS.append((fault, module, test))
        return fault

    return enter


# The application


@caught_by(test_matches, "test_a_closed_question_takes_no_answer")
@caught_by(test_matches, "test_a_doubled_click_counts_once")
def a_prompt_that_is_not_checked(patch):
    async def unchecked(self, sitting, user, action, prompt):
        seat = sitting.seat_of(user)
        after, events = sitting.standing.apply(seat.seat, action)
        now = await self.commit(sitting, after, events, seat=seat.seat, action=action)
        return now, events

    patch.setattr(Matches, "_act", unchecked)


@caught_by(test_matches, "test_in_a_window_an_answer_leaves_the_others_question_open")
@caught_by(test_agreements, "test_the_withdrawal_of_ready_keeps_what_the_other_placed_since")
def one_prompt_number_for_all(patch):
    patch.setattr(Deed, "_is_asked_anew", lambda self, seat: True)


@caught_by(test_matches, "test_another_process_was_faster_and_it_is_tried_again")
def a_conflict_that_is_not_tried_again(patch):
    patch.setattr(holding, "TRIES", 1)


@caught_by(test_matches, "test_a_position_that_is_kept_is_dropped_when_the_match_moved_on")
def a_position_that_is_kept_for_ever(patch):
    stand = Matches._stand

    async def kept(self, record):
        return self._kept.get(record.id) or await stand(self, record)

    patch.setattr(Matches, "_stand", kept)


@caught_by(test_kept, "test_two_processes_act_in_turn")
@caught_by(test_kept, "test_it_became_ones_turn_elsewhere")
def a_refusal_by_what_was_kept(patch):
    async def hasty(self, match, deed):
        return await deed(self._kept.get(match) or await self.sitting(match))

    patch.setattr(Matches, "decide", hasty)


@caught_by(test_kept, "test_to_act_nothing_is_read")
def a_record_that_is_not_moved_on(patch):
    patch.setattr(MatchRecord, "after", lambda record, step: record)


@caught_by(test_agreements, "test_what_others_know_needs_their_consent")
@caught_by(test_agreements, "test_a_refused_undo_changes_nothing")
def an_undo_after_dice(patch):
    patch.setattr(undo, "_is_quiet", lambda deed: True)
    patch.setattr(undo, "_asks_somebody_new", lambda back, now, seat: False)


@caught_by(test_agreements, "test_a_draw_offer_runs_out_after_the_offerers_next_turn")
@caught_by(test_agreements, "test_an_offer_that_play_overtakes_goes_with_its_buttons")
def an_offer_that_stands_for_ever(patch):
    act = Store.act

    async def keeping(self, match, number, step):
        await act(self, match, number, replace(step, offers_since=0))

    patch.setattr(Store, "act", keeping)


@caught_by(test_agreements, "test_the_story_forgets_it_and_the_log_strikes_it_out")
def undone_deeds_that_are_told(patch):
    commit = Matches.commit

    async def unstruck(self, *args, undone=(), **options):
        return await commit(self, *args, **options)

    patch.setattr(Matches, "commit", unstruck)


@caught_by(test_agreements, "test_after_such_a_withdrawal_more_is_taken_back")
def an_undo_from_a_position_that_was_taken_back(patch):
    since = Store.deeds_since

    async def last(self, match, seat):
        deeds = await since(self, match, seat)
        own = [d.number for d in deeds if d.seat == seat and d.action and not d.undone]
        return [deed for deed in deeds if deed.number >= own[-1]] if own else []

    patch.setattr(Store, "deeds_since", last)


@caught_by(test_clocks, "test_who_has_answered_is_not_reminded")
def a_clock_that_runs_on_after_the_answer(patch):
    def stale(self, seat):
        return CLOCK(self, seat) or self.record.seats[seat.seat].clock

    patch.setattr(Deed, "_clock", stale)


CLOCK = Deed._clock


@caught_by(test_clocks, "test_after_half_a_day_there_is_one_reminder")
def a_reminder_that_comes_too_early(patch):
    patch.setattr(notices, "_reminders", lambda question: [question.opened + 3600])


@caught_by(test_clocks, "test_while_nothing_ran_no_time_passes_and_nothing_comes_due")
@caught_by(test_clocks, "test_while_players_cannot_be_reached_no_time_passes")
def a_downtime_that_costs_time(patch):
    async def never(self, start, end):
        return None

    patch.setattr(Store, "pass_over", never)


@caught_by(test_lapses, "test_nobody_loses_time_over_a_call_that_discord_did_not_take")
def a_time_that_runs_out_unheard(patch):
    async def surely(self, seat):
        return True

    patch.setattr(clocks._Look, "_was_told", surely)


@caught_by(test_lapses, "test_an_order_in_the_turn_makes_it_no_missed_one")
def a_miss_that_is_counted_too_often(patch):
    lapse = Deputies.lapse

    async def forgetful(self, sitting, seat):
        await lapse(self, sitting, replace(seat, played=None))

    patch.setattr(Deputies, "lapse", forgetful)


@caught_by(test_reach, "test_nobody_is_called_in_quiet_hours")
def a_night_that_is_not_quiet(patch):
    patch.setattr(Quiet, "open_at", lambda self, moment: moment)


@caught_by(test_reach, "test_a_vacation_stops_the_time_and_the_calls")
def a_vacation_that_costs_time(patch):
    patch.setattr(times, "away_of", lambda person: NEVER)


@caught_by(test_wishes, "test_a_new_turn_wants_a_new_board_and_the_old_one_once_more")
def an_old_board_that_keeps_its_buttons(patch):
    after = wishes.wishes_after

    def only_new(record, *args):
        wanted = after(record, *args)
        return tuple(w for w in wanted if (w.kind, w.key) != ("board", str(record.turn)))

    patch.setattr(matches, "wishes_after", only_new)


@caught_by(test_delivery, "test_one_broken_match_does_not_hold_up_the_others")
def a_broken_match_that_stops_all(patch):
    async def in_a_row(self, messenger):
        for posts in (await self._rounds()).values():
            if not await self._match(posts, messenger):
                return False
        return True

    patch.setattr(Delivery, "drain", in_a_row)


@caught_by(test_delivery, "test_killed_between_post_and_note_it_posts_nothing_twice")
def a_message_that_is_not_looked_for(patch):
    async def never(self, sitting, post, messenger):
        return None

    patch.setattr(Delivery, "_lost", never)


@caught_by(test_delivery, "test_a_board_holds_no_secret")
def a_board_that_shows_a_hand(patch):
    compose = Delivery._compose

    async def leaking(self, sitting, turn):
        patch.setattr(Sitting, "view", lambda sitting, seat: VIEW(sitting, 0))
        return await compose(self, sitting, turn)

    patch.setattr(Delivery, "_compose", leaking)
    patch.setattr(delivery, "alt_text", lambda sitting, view: str(view))


VIEW = Sitting.view


@caught_by(test_choices, "test_what_is_not_asked_is_stale")
def a_path_that_is_trusted(patch):
    def trusting(ask, path):
        return follow(ask, ())

    patch.setattr(test_choices, "follow", trusting)


@caught_by(test_digest, "test_two_programs_at_once_send_one")
@caught_by(test_digest, "test_a_digest_comes_at_ones_hour_once_a_day")
def a_digest_that_nobody_claims(patch):
    async def unclaimed(self, person, at):
        return True

    patch.setattr(Store, "claim_digest", unclaimed)


@caught_by(
    test_reminders, "test_a_reminder_comes_when_it_was_asked_for_once_and_to_its_player_alone"
)
def a_reminder_that_comes_again(patch):
    def again(clock, person):
        return None if clock.reminder is None else max(clock.reminder, clock.looked + 60)

    for module in (clocks, times):
        patch.setattr(module, "reminder_of", again)


# The Discord layer


@caught_by(test_calls, "test_a_call_is_one_plain_line_with_exactly_one_mention")
def messages_that_may_ping_everybody(patch):
    everybody = discord.AllowedMentions.all()
    send = discord.PartialMessageable.send

    async def loud(self, *args, allowed_mentions, **options):
        return await send(self, *args, allowed_mentions=everybody, **options)

    patch.setattr(discord.PartialMessageable, "send", loud)


@caught_by(test_calls, "test_who_clicked_in_the_last_two_minutes_is_not_called")
def a_call_for_whoever_is_here(patch):
    patch.setattr(times, "PRESENT", 0.0)


@caught_by(test_calls, "test_there_is_one_live_call_and_it_goes_when_it_is_answered")
def a_call_that_stays(patch):
    patch.setattr(asking, "no_calls", lambda seat: [])


@caught_by(test_client, "test_a_lost_answer_posts_nothing_twice")
def a_nonce_that_changes(patch):
    numbers = count()
    patch.setattr(messenger, "_nonce", lambda post: f"skald-{next(numbers)}")


@caught_by(test_client, "test_a_fault_in_a_button_is_admitted_and_logged")
def an_error_that_is_swallowed(patch):
    async def silent(interaction, text):
        await SAY(interaction, "…")

    patch.setattr(answers, "say", silent)


SAY = answers.say


@caught_by(test_client, "test_commands_are_told_once_and_not_again_at_a_restart")
def commands_that_are_told_every_time(patch):
    async def always(self):
        await self.tree.sync()

    patch.setattr(client.SkaldClient, "_sync", always)


@caught_by(test_panel, "test_a_confirmation_of_yesterday_does_nothing")
def a_panel_that_takes_any_prompt(patch):
    async def trusting(self, interaction, match, prompt, path):
        sitting = await self._matches.sitting(int(match))
        asked = panel._asked(sitting, interaction.user.id)
        await answers.keep(interaction)
        await self._act(interaction, asked, panel._stage(asked, panel.ids.path_of(path)).action)

    patch.setattr(Panel, "do", trusting)


@caught_by(test_panel, "test_what_cannot_be_taken_back_is_asked_twice")
def an_attack_at_the_first_click(patch):
    patch.setattr(Attack, "weighty", False)


@caught_by(test_panel, "test_the_other_player_never_sees_a_panel")
def a_panel_for_all_to_see(patch):
    async def openly(interaction):
        await answers.think(interaction, openly=True)

    patch.setattr(board, "think", openly)


@caught_by(test_council, "test_strangers_settle_nothing")
def a_stranger_who_may_give_up(patch):
    patch.setattr(match, "guarded", _lenient)


@asynccontextmanager
async def _lenient(interaction, *_):
    try:
        yield
    except GameError:
        await answers.say(interaction, "As you like.")


# The guards


@dataclass
class Fixtures:
    """What the tests ask for, made when it is asked for."""

    folder: Path
    given: dict[str, Any]
    stack: AsyncExitStack

    async def get(self, name: str) -> Any:
        """A fixture by its name."""
        if name not in self.given:
            self.given[name] = await self._made(name)
        return self.given[name]

    async def _made(self, name: str) -> Any:
        match name:
            case "clock":
                return VirtualClock()
            case "room" | "elsewhere":
                clock = await self.get("clock")
                opened = program(self.folder / "skald.db", clock)
                return Room(await self.stack.enter_async_context(opened), clock)
            case "messenger":
                return FakeMessenger(await self.get("clock"))
            case "drain":
                room, fake = await self.get("room"), await self.get("messenger")
                return lambda other=room: other.parts.delivery.drain(fake)
            case "box":
                return test_digest.Box()
            case "table":
                await (await self.get("hallway")).open()
                return await self.get("hallway")
            case "hallway":
                return await self.stack.enter_async_context(empty(self.folder))
            case _:
                raise LookupError(name)


RED = (AssertionError, GameError, pytest.fail.Exception)
"""How a test fails; anything else is a fault of this file."""


@pytest.mark.parametrize(
    ("fault", "module", "name"),
    FAULTS,
    ids=[f"{name.removeprefix('test_')}-{fault.__name__}" for fault, _, name in FAULTS],
)
async def test_a_planted_fault_is_found(fault, module, name, tmp_path, monkeypatch, caplog):
    test = getattr(module, name)
    given = _parameters(test) | {"monkeypatch": monkeypatch, "caplog": caplog}
    async with AsyncExitStack() as stack:
        fixtures = Fixtures(tmp_path, given, stack)
        fault(monkeypatch)
        asked = {name: await fixtures.get(name) for name in inspect.signature(test).parameters}
        with pytest.raises(RED):
            await _run(test, asked)
        monkeypatch.undo()


async def _run(test: Callable[..., Any], asked: dict[str, Any]) -> None:
    done = test(**asked)
    if inspect.isawaitable(done):
        await done


def _parameters(test: Callable[..., Any]) -> dict[str, Any]:
    """The last values that a test is tried with."""
    found: dict[str, Any] = {}
    for mark in getattr(test, "pytestmark", ()):
        if mark.name != "parametrize":
            continue
        names, values = mark.args
        if isinstance(names, str):
            found[names] = values[-1]
        else:
            found |= dict(zip(names, values[-1], strict=True))
    return found
