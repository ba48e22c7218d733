"""Guards must bark: faults of the application make the tests fail that look after it.

Each fault is a patch, named beside the tests that must go red with it.
"""

from functools import partial

from msgspec.structs import replace

from db import MatchRecord, Store
from games.core import undo
from play.hours import deadlines, reminders
from play.hours.paces import NEVER
from play.hours.quiet_hours import Quiet
from play.match import gameplay, posts, registry
from play.match.consequences import Consequences
from play.match.gameplay import Gameplay
from play.match.match import Match
from play.match.question_path import follow
from play.match.registry import MatchRegistry
from play.post import posting, story
from play.post.delivery import Delivery
from play.post.posting import Posting
from play.table import retired_seats
from play.table import undo as taking_back
from play.table.proposals.terms import Terms
from play.watch import clocks
from play.watch.deputies import Deputies
from play.watch.presence import JUMP, Presence
from tests.planted.barking import Planted, check_found, each, entering
from tests.play.match import test_kept, test_matches, test_posts, test_question_path
from tests.play.post import (
    test_delivery,
    test_delivery_failures,
    test_digest,
    test_reach,
    test_story,
)
from tests.play.table import test_retired_seats, test_undo_and_draw
from tests.play.watch import test_clocks, test_presence, test_reminders, test_timeouts

FAULTS: list[Planted] = []
caught_by = partial(entering, FAULTS)


@caught_by(test_matches, "test_a_closed_question_takes_no_answer")
@caught_by(test_matches, "test_a_doubled_click_counts_once")
def a_prompt_that_is_not_checked(patch):
    async def unchecked(self, match, user, action, prompt):
        seat = match.seat_of(user)
        after, events = match.standing.apply(seat.seat, action)
        now = await self.commit(match, after, events, seat=seat.seat, action=action)
        return now, events

    patch.setattr(Gameplay, "_act", unchecked)


@caught_by(test_matches, "test_in_a_window_an_answer_leaves_the_others_question_open")
@caught_by(test_undo_and_draw, "test_the_withdrawal_of_ready_keeps_what_the_other_placed_since")
def one_prompt_number_for_all(patch):
    patch.setattr(Consequences, "_is_asked_anew", lambda self, seat: True)


@caught_by(test_matches, "test_another_process_was_faster_and_it_is_tried_again")
def a_conflict_that_is_not_tried_again(patch):
    patch.setattr(registry, "TRIES", 1)


@caught_by(test_matches, "test_a_position_that_is_kept_is_dropped_when_the_match_moved_on")
def a_position_that_is_kept_for_ever(patch):
    stand = MatchRegistry._stand

    async def kept(self, record):
        return self._kept.get(record.id) or await stand(self, record)

    patch.setattr(MatchRegistry, "_stand", kept)


@caught_by(test_kept, "test_two_processes_act_in_turn")
@caught_by(test_kept, "test_it_became_ones_turn_elsewhere")
def a_refusal_by_what_was_kept(patch):
    async def hasty(self, match, change, *, regardless):
        return await change(self._kept.get(match) or await self.match(match))

    patch.setattr(MatchRegistry, "_tried", hasty)


@caught_by(test_kept, "test_to_act_nothing_is_read")
def a_record_that_is_not_moved_on(patch):
    patch.setattr(MatchRecord, "after", lambda record, step: record)


@caught_by(test_undo_and_draw, "test_what_others_know_needs_their_consent")
@caught_by(test_undo_and_draw, "test_a_refused_undo_changes_nothing")
def an_undo_after_dice(patch):
    patch.setattr(undo, "_is_quiet", lambda deed: True)
    patch.setattr(undo, "_asks_somebody_new", lambda back, now, seat: False)


@caught_by(test_undo_and_draw, "test_a_draw_offer_runs_out_after_the_offerers_next_turn")
@caught_by(test_undo_and_draw, "test_an_offer_that_play_overtakes_goes_with_its_buttons")
def a_draw_that_stands_for_ever(patch):
    patch.setattr(Terms, "until", lambda self, record: None)


@caught_by(test_undo_and_draw, "test_the_story_forgets_it_and_the_log_strikes_it_out")
def undone_deeds_that_are_told(patch):
    commit = Gameplay.commit

    async def unstruck(self, *args, undone=(), **options):
        return await commit(self, *args, **options)

    patch.setattr(Gameplay, "commit", unstruck)


@caught_by(test_retired_seats, "test_no_undo_brings_back_who_has_left")
def an_undo_that_brings_back_who_has_left(patch):
    patch.setattr(taking_back, "left_by", lambda match, deed: set())


@caught_by(test_retired_seats, "test_leaving_is_told_once")
def leavers_that_settle_things(patch):
    async def nobody(matches, match):
        return set()

    patch.setattr(retired_seats, "leavers", nobody)


@caught_by(test_undo_and_draw, "test_after_such_a_withdrawal_more_is_taken_back")
def an_undo_from_a_position_that_was_taken_back(patch):
    since = Store.deeds_since

    async def last(self, match, seat, **only):
        deeds = await since(self, match, seat, **only)
        own = [d.number for d in deeds if d.seat == seat and d.action and not d.undone]
        return [deed for deed in deeds if deed.number >= own[-1]] if own else []

    patch.setattr(Store, "deeds_since", last)


@caught_by(test_clocks, "test_who_has_answered_is_not_reminded")
def a_clock_that_runs_on_after_the_answer(patch):
    def stale(self, seat):
        return CLOCK(self, seat) or self.record.seats[seat.seat].clock

    patch.setattr(Consequences, "_clock", stale)


CLOCK = Consequences._clock


@caught_by(test_clocks, "test_after_half_a_day_there_is_one_reminder")
def a_reminder_that_comes_too_early(patch):
    patch.setattr(reminders, "_reminders", lambda question: [question.opened + 3600])


@caught_by(test_clocks, "test_while_nothing_ran_no_time_passes_and_nothing_comes_due")
@caught_by(test_clocks, "test_while_players_cannot_be_reached_no_time_passes")
def a_downtime_that_costs_time(patch):
    async def never(self, start, end):
        return None

    patch.setattr(Store, "pass_over", never)


@caught_by(test_presence, "test_what_was_let_be_before_a_question_costs_it_nothing")
def a_question_that_pays_for_an_earlier_one(patch):
    patch.setattr(Presence, "_is_let_be", lambda self: abs(self._off()) <= JUMP)


@caught_by(test_timeouts, "test_nobody_loses_time_over_a_call_that_discord_did_not_take")
def a_time_that_runs_out_unheard(patch):
    async def surely(self, seat):
        return True

    patch.setattr(clocks._Look, "_was_told", surely)


@caught_by(test_timeouts, "test_an_order_in_the_turn_makes_it_no_missed_one")
def a_miss_that_is_counted_too_often(patch):
    time_out = Deputies.time_out

    async def forgetful(self, match, seat):
        await time_out(self, match, replace(seat, played=None))

    patch.setattr(Deputies, "time_out", forgetful)


@caught_by(test_reach, "test_nobody_is_called_in_quiet_hours")
def a_night_that_is_not_quiet(patch):
    patch.setattr(Quiet, "open_at", lambda self, moment: moment)


@caught_by(test_reach, "test_a_vacation_stops_the_time_and_the_calls")
def a_vacation_that_costs_time(patch):
    patch.setattr(deadlines, "away_of", lambda person: NEVER)


@caught_by(test_posts, "test_a_new_turn_wants_a_new_board_and_the_old_one_once_more")
def an_old_board_that_keeps_its_buttons(patch):
    after = posts.posts_after

    def only_new(record, *args):
        wanted = after(record, *args)
        return tuple(w for w in wanted if (w.kind, w.key) != ("board", str(record.turn)))

    patch.setattr(gameplay, "posts_after", only_new)


@caught_by(test_delivery_failures, "test_one_broken_match_does_not_hold_up_the_others")
def a_broken_match_that_stops_all(patch):
    async def in_a_row(self, messenger):
        for due in (await self._rounds()).values():
            if not await self._match(due, messenger):
                return False
        return True

    patch.setattr(Delivery, "drain", in_a_row)


@caught_by(test_delivery_failures, "test_killed_between_post_and_note_it_posts_nothing_twice")
def a_message_that_is_not_looked_for(patch):
    async def never(self, match, post, messenger):
        return None

    patch.setattr(Posting, "_lost", never)


@caught_by(test_delivery, "test_a_board_holds_no_secret")
def a_board_that_shows_a_hand(patch):
    compose = Posting._compose

    async def leaking(self, match, turn):
        patch.setattr(Match, "view", lambda match, seat: VIEW(match, 0))
        return await compose(self, match, turn)

    patch.setattr(Posting, "_compose", leaking)
    patch.setattr(posting, "alt_text", lambda match, view: str(view))


VIEW = Match.view


@caught_by(test_question_path, "test_what_is_not_asked_is_stale")
def a_path_that_is_trusted(patch):
    def trusting(ask, path):
        return follow(ask, ())

    patch.setattr(test_question_path, "follow", trusting)


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

    for module in (clocks, deadlines):
        patch.setattr(module, "reminder_of", again)


@caught_by(test_story, "test_a_story_without_parts_keeps_its_beginning_and_its_end")
def a_long_story_that_loses_its_beginning(patch):
    patch.setattr(story, "_cut", lambda told, length: ["…", told[-1].text])


@caught_by(test_story, "test_a_story_that_is_too_long_has_a_line_for_each_part")
def a_long_story_without_an_outline(patch):
    patch.setattr(story, "_outlined", list)


@each(FAULTS)
async def test_a_planted_fault_is_found(fault, module, name, tmp_path, monkeypatch, caplog):
    await check_found(fault, module, name, tmp_path, monkeypatch, caplog)
