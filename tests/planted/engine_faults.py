"""Faults of the engine: dice, checks, saves, undo and narrowing that break a promise."""

import random
from dataclasses import replace
from itertools import count

from games.core import narrowing, undo
from games.core.agenda import Position
from games.core.dice import Referee
from games.core.save import Codec
from games.core.title import Title
from games.nine_realms.decisions.move import Move
from games.nine_realms.rules import RULES
from tests.core.court import COURT, CourtTitle, NextTurn
from tests.planted.planting import Patch, caught_by, faulty

TITLE = "nine_realms"
"""The title that is played with a faulty engine."""


@caught_by("save_round_trip")
def a_save_that_drops_a_field(patch: Patch) -> Title:
    dump = Codec.dump

    def forgetful(self, position):
        table = position.table.copy()
        table.quiet = 0
        return dump(self, replace(position, table=table))

    patch.setattr(Codec, "dump", forgetful)
    return faulty(TITLE)


@caught_by("same_seed_same_events")
def dice_from_elsewhere(patch: Patch) -> Title:
    patch.setattr(Referee, "roll", lambda self, sides: random.randint(1, sides))
    return faulty(TITLE)


@caught_by("traces_are_not_read")
def a_step_that_reads_a_trace(patch: Patch) -> Title:
    run = NextTurn.run

    def curious(self, table, referee):
        table.coins[self.seat] += len(referee.traces) > 1
        return run(self, table, referee)

    patch.setattr(NextTurn, "run", curious)
    return CourtTitle()


@caught_by("traces_are_not_read")
def a_retirement_that_reads_a_trace(patch: Patch) -> Title:
    def retire(position, seat):
        after, events = COURT.retire(position, seat)
        return after, events[: len(position.traces) + 1]

    return CourtTitle(replace(COURT, retire=retire))


@caught_by("undo_within_its_rule")
def an_undo_after_dice(patch: Patch) -> Title:
    patch.setattr(undo, "_is_quiet", lambda deed: True)
    return faulty(TITLE)


@caught_by("undo_within_its_rule")
def an_undo_after_somebody_was_asked(patch: Patch) -> Title:
    patch.setattr(undo, "_asks_somebody_new", lambda back, now, seat: False)
    return CourtTitle()


@caught_by("undo_within_its_rule")
def an_undo_that_is_refused_without_need(patch: Patch) -> Title:
    patch.setattr(undo, "_is_quiet", lambda deed: False)
    return faulty(TITLE)


@caught_by("undo_within_its_rule")
def an_undo_that_keeps_the_action_counted(patch: Patch) -> Title:
    take_back = undo.take_back

    def counted(history, seat):
        back = take_back(history, seat)
        return replace(back, dice=history[-1].after.dice)

    patch.setattr(undo, "take_back", counted)
    return faulty(TITLE)


@caught_by("illegal_actions_change_nothing")
def an_engine_that_does_not_check(patch: Patch) -> Title:
    patch.setattr(Position, "check", lambda self, seat, action: None)
    return faulty(TITLE)


@caught_by("illegal_actions_change_nothing")
def a_seat_that_plays_for_another(patch: Patch) -> Title:
    check = Position.check

    def lax(self, seat, action):
        check(self, next(iter(self.asks), seat), action)

    patch.setattr(Position, "check", lax)
    return faulty(TITLE)


@caught_by("narrowing_reaches_all")
def a_panel_that_takes_the_first_that_fits(patch: Patch) -> Title:
    patch.setattr(narrowing, "_field_by_field", lambda part, kind, chosen: part[0])
    return faulty(TITLE)


@caught_by("illegal_actions_change_nothing")
def a_check_that_crashes(patch: Patch) -> Title:
    check = Position.check

    def crash(self, seat, action):
        check(self, list(self.asks)[seat], action)

    patch.setattr(Position, "check", crash)
    return faulty(TITLE)


@caught_by("illegal_actions_change_nothing")
def a_refusal_that_costs_something(patch: Patch) -> Title:
    check = Position.check

    def dear(self, seat, action):
        self.table.blood[0] += seat not in self.asks
        check(self, seat, action)

    patch.setattr(Position, "check", dear)
    return faulty(TITLE)


@caught_by("save_round_trip")
def events_that_come_back_changed(patch: Patch) -> Title:
    load = Codec.load_events
    patch.setattr(Codec, "load_events", lambda self, data: load(self, data)[:1])
    return faulty(TITLE)


@caught_by("undo_within_its_rule")
def a_view_that_counts_its_viewers(patch: Patch) -> Title:
    looks = count()
    counting = replace(RULES, view=lambda at, seat: (RULES.view(at, seat), next(looks)))
    return faulty(TITLE, counting)


@caught_by("undo_within_its_rule")
def an_action_that_ends_otherwise_the_second_time(patch: Patch) -> Title:
    carry_out = Move.carry_out

    def fickle(self, table, seat, referee):
        table.quiet = random.randrange(1000)
        return carry_out(self, table, seat, referee)

    patch.setattr(Move, "carry_out", fickle)
    return faulty(TITLE)
