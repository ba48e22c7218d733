"""Guards must bark: each guard of seats and their time is taken away, and its test goes red."""

import dataclasses

from msgspec.structs import replace
from sqlalchemy import and_, bindparam, false, update

import db.proposals
import db.schema
import db.store
from cogs.commands.table import TableCog
from db import Store, writing
from play.hours import deadlines
from play.hours.paces import NEVER
from play.match import consequences
from play.match.match import Match
from play.table import seat_changes
from play.table.proposals import engine
from play.table.proposals.terms import ProposalKind, Terms
from play.table.seat_changes import TableChange
from play.watch import housekeeping
from tests.cogs import test_table
from tests.planted.barking import check_found, each
from tests.play.table import (
    test_hands,
    test_proposals,
    test_side_by_side,
    test_undo_and_draw,
    test_vacations,
)
from tests.play.watch import test_housekeeping


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
    async def still(self, record, changed, wishes, at, /, *, carried, **changes):
        async with self._writing() as db:
            await writing.hand_over(db, record.id, changed)
            await writing.change_seats(db, record.id, changed)

    patch.setattr(Store, "arrange", still)


def who_has_left_and_still_sees_the_hand(patch):
    """The seat is looked up by who sat there when the thread began."""
    seat_of = Match.seat_of

    def remembered(self, user):
        if self.record.seat_of(user) is None and user not in {s.user for s in self.record.seats}:
            return self.record.seats[0]
        return seat_of(self, user)

    patch.setattr(Match, "seat_of", remembered)


def any_button_answers_any_proposal(patch):
    async def anything(self, match, key):
        return next(iter(await self.proposals(match)), None)

    patch.setattr(Store, "proposal", anything)


def a_proposal_that_blocks_another(patch):
    """As it was when one stood in a match at a time."""
    patch.setattr(engine, "_is_same", lambda terms, standing, wanted: True)


def a_proposal_that_takes_another_s_place(patch):
    propose = Store.propose

    async def alone(self, proposal, number, known, at, *, instead_of):
        await propose(self, proposal, number, known, at, instead_of=known)

    patch.setattr(Store, "propose", alone)


def an_end_that_is_everybodys(patch):
    """What ends one proposal ends all of its match."""
    everything = and_(db.proposals._HERE, bindparam("which") != "")
    patch.setattr(db.proposals, "_ENDED", db.proposals._ended(everything))


def a_deed_that_ends_no_undo(patch):
    async def only_what_is_carried_out(connection, match, number, step):
        await overtake(connection, match, number, replace(step, turn=-2))

    overtake = db.store.overtake
    patch.setattr(db.store, "overtake", only_what_is_carried_out)


def a_voice_that_is_lost(patch):
    """The second process writes what it has read."""
    agreed = update(db.schema.proposals).where(db.proposals._THIS)
    patch.setattr(db.proposals, "_AGREED", agreed.values(agreed=bindparam("after")))


def two_processes_that_propose_the_same(patch):
    propose = Store.propose

    async def unseen(self, proposal, number, known, at, *, instead_of):
        await propose(self, proposal, number, (), at, instead_of=instead_of)

    patch.setattr(Store, "propose", unseen)
    patch.setattr(db.proposals, "_KEYS", db.proposals._KEYS.where(false()))


def what_is_refused_and_carried_out(patch):
    async def surely(connection, match, number, key, at):
        await db.proposals._end(connection, match, number, db.proposals._ENDED, at, which=key)

    patch.setattr(db.proposals, "_close", surely)


def a_voice_that_stays_with_the_seat(patch):
    async def kept(connection, match, left):
        return None

    patch.setattr(db.proposals, "_strike", kept)


def everybody_is_abandoned(patch):
    patch.setattr(engine, "is_abandoned", lambda seat: True)


def who_is_replaced_though_playing(patch):
    given = engine.KINDS[ProposalKind.HANDOVER].carry_out
    kind = dataclasses.replace(engine.KINDS[ProposalKind.REPLACE], carry_out=given)
    patch.setattr(engine, "KINDS", {**engine.KINDS, ProposalKind.REPLACE: kind})


def one_voice_that_is_enough(patch):
    patch.setattr(Terms, "is_agreed", lambda self, proposal, record: True)


def a_notice_that_nobody_got(patch):
    patch.setattr(housekeeping, "NOTICE", -1.0)


def a_vacation_that_is_silence(patch):
    patch.setattr(housekeeping, "away_of", lambda person: NEVER)


def a_flood_of_notices(patch):
    patch.setattr(housekeeping, "FEW", 1000)


def a_stranger_who_settles(patch):
    patch.setattr(TableCog, "_may_propose", lambda self, interaction, match: None)
    patch.setattr(Match, "seat_of", lambda self, user: self.record.seats[0])


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
    (any_button_answers_any_proposal, test_undo_and_draw,
     "test_an_old_answer_is_not_given_to_a_later_offer"),
    (a_proposal_that_blocks_another, test_side_by_side,
     "test_all_of_it_stands_side_by_side"),
    (a_proposal_that_takes_another_s_place, test_side_by_side,
     "test_all_of_it_stands_side_by_side"),
    (an_end_that_is_everybodys, test_side_by_side, "test_refusing_one_leaves_all_the_others"),
    (an_end_that_is_everybodys, test_side_by_side, "test_what_runs_out_leaves_the_others"),
    (a_deed_that_ends_no_undo, test_side_by_side,
     "test_an_action_ends_every_undo_and_nothing_else"),
    (a_voice_that_is_lost, test_side_by_side,
     "test_of_two_who_agree_at_once_no_voice_is_lost"),
    (two_processes_that_propose_the_same, test_side_by_side,
     "test_of_two_draws_at_once_one_stands"),
    (what_is_refused_and_carried_out, test_side_by_side,
     "test_what_is_refused_elsewhere_is_not_carried_out"),
    (a_voice_that_stays_with_the_seat, test_side_by_side,
     "test_who_follows_on_a_seat_is_asked_anew"),
    (everybody_is_abandoned, test_hands,
     "test_an_abandoned_seat_is_given_by_all_the_others"),
    (who_is_replaced_though_playing, test_hands,
     "test_who_was_thought_lost_keeps_the_seat_by_playing_or_by_a_word"),
    (one_voice_that_is_enough, test_hands, "test_a_player_hands_the_seat_over"),
    (a_notice_that_nobody_got, test_housekeeping,
     "test_after_a_month_of_silence_there_is_one_notice_and_a_week_later_the_end"),
    (a_vacation_that_is_silence, test_housekeeping,
     "test_silence_begins_at_the_end_of_a_vacation"),
    (a_flood_of_notices, test_housekeeping, "test_after_a_month_without_the_bot_nothing_floods"),
    (a_stranger_who_settles, test_table, "test_nothing_of_it_is_for_strangers"),
]  # fmt: skip
"""Each fault with the test that must find it."""


@each(PLANTED)
async def test_a_guard_that_is_missing_is_missed(
    fault, module, name, tmp_path, monkeypatch, caplog
):
    await check_found(fault, module, name, tmp_path, monkeypatch, caplog)
