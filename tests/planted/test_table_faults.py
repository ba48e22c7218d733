"""Guards must bark: each guard of seats and their time is taken away, and its test goes red."""

from msgspec.structs import replace

from cogs.commands.table import TableCog
from db import Store, writing
from play.hours import deadlines
from play.hours.paces import NEVER
from play.match import consequences
from play.table import agreements, proposals, seat_changes
from play.table.seat_changes import TableChange
from play.watch import silence
from tests.cogs import test_table
from tests.planted.barking import check_found, each
from tests.play.table import test_hands, test_proposals, test_undo_and_draw, test_vacations
from tests.play.watch import test_silence


def an_extension_that_is_burned(patch):
    """What is over the pace's bank goes with the next question."""
    question = consequences.question

    def capped(pace, bank, now, *, window):
        least = None if bank is None or pace is None else min(bank, pace.bank)
        return question(pace, least, now, window=window)

    patch.setattr(consequences, "question", capped)


def a_pause_that_lets_time_run(patch):
    def running(table):
        return TableChange((), (table.board,), {"paused": table.now})

    patch.setattr(seat_changes, "paused", running)
    patch.setattr("play.watch.clocks.in_time", lambda clock, person, now, *, paused: clock)


def a_vacation_that_is_forgotten(patch):
    for module in (deadlines, consequences, seat_changes):
        patch.setattr(module, "away_of", lambda person: NEVER)


def old_hands_that_keep_their_question(patch):
    def same(table, seat, to):
        return TableChange((replace(seat, user=to.id, name=to.name),), ())

    patch.setattr(seat_changes, "handed_over", same)


def a_seat_that_is_settled_without_moving_the_match(patch):
    async def still(self, record, changed, wishes, at, /, *, answered, **changes):
        async with self._writing() as db:
            await writing.hand_over(db, record.id, changed)
            await writing.change_seats(db, record.id, changed)

    patch.setattr(Store, "arrange", still)


def who_has_left_and_still_sees_the_hand(patch):
    """The seat is looked up by who sat there when the thread began."""
    seat_of = proposals.Match.seat_of

    def remembered(self, user):
        if self.record.seat_of(user) is None and user not in {s.user for s in self.record.seats}:
            return self.record.seats[0]
        return seat_of(self, user)

    patch.setattr(proposals.Match, "seat_of", remembered)


def any_button_answers_any_proposal(patch):
    patch.setattr(proposals, "key_of", lambda offer: AnyKey("time:0:0"))


def any_button_answers_any_offer(patch):
    patch.setattr(agreements, "key_of", lambda offer: AnyKey("undo:0:0"))


class AnyKey(str):
    """A key like any other."""

    __slots__ = ()
    __hash__ = str.__hash__

    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False


def everybody_is_abandoned(patch):
    patch.setattr(proposals, "is_abandoned", lambda seat: True)
    patch.setattr(proposals, "_still_holds", lambda seat, offer: True)


def one_voice_that_is_enough(patch):
    patch.setattr(proposals, "is_agreed", lambda offer, record: True)


def a_notice_that_nobody_got(patch):
    patch.setattr(silence, "NOTICE", -1.0)


def a_flood_of_notices(patch):
    patch.setattr(silence, "FEW", 1000)


def a_stranger_who_settles(patch):
    patch.setattr(TableCog, "_may_propose", lambda self, interaction, match: None)
    patch.setattr(proposals.Match, "seat_of", lambda self, user: self.record.seats[0])


PLANTED = [
    (an_extension_that_is_burned, test_proposals,
     "test_time_for_a_seat_that_is_not_asked_waits_in_its_bank"),
    (a_pause_that_lets_time_run, test_proposals, "test_in_a_pause_nobodys_time_runs"),
    (a_vacation_that_is_forgotten, test_vacations,
     "test_on_vacation_time_stands_still_and_nobody_calls"),
    (old_hands_that_keep_their_question, test_hands,
     "test_who_has_left_sees_and_does_nothing_more"),
    (a_seat_that_is_settled_without_moving_the_match, test_hands,
     "test_another_process_knows_at_once_that_somebody_has_left"),
    (who_has_left_and_still_sees_the_hand, test_table,
     "test_a_seat_is_handed_over_with_its_secrets"),
    (any_button_answers_any_proposal, test_proposals,
     "test_a_proposal_is_answered_by_its_own_button_alone"),
    (any_button_answers_any_offer, test_undo_and_draw,
     "test_an_old_answer_is_not_given_to_a_later_offer"),
    (everybody_is_abandoned, test_hands,
     "test_an_abandoned_seat_is_given_by_all_the_others"),
    (one_voice_that_is_enough, test_hands, "test_a_player_hands_the_seat_over"),
    (a_notice_that_nobody_got, test_silence,
     "test_after_a_month_of_silence_there_is_one_notice_and_a_week_later_the_end"),
    (a_flood_of_notices, test_silence, "test_after_a_month_without_the_bot_nothing_floods"),
    (a_stranger_who_settles, test_table, "test_nothing_of_it_is_for_strangers"),
]  # fmt: skip
"""Each fault with the test that must find it."""


@each(PLANTED)
async def test_a_guard_that_is_missing_is_missed(
    fault, module, name, tmp_path, monkeypatch, caplog
):
    await check_found(fault, module, name, tmp_path, monkeypatch, caplog)
