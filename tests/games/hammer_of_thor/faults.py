"""Faults of The Hammer of Thor: each breaks one promise of the contract in rules or view."""

import dataclasses
import random

from msgspec.structs import replace

from games.core.asks import AnyOf, OneOf
from games.core.dice import seeded
from games.core.title import Title
from games.hammer_of_thor import retiring
from games.hammer_of_thor.encounter.events import PlanMade
from games.hammer_of_thor.encounter.planning import Meetings
from games.hammer_of_thor.encounter.plans import Plan
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.actions import Keep, Which
from games.hammer_of_thor.fate.drawing import DrawingFate, Keeping
from games.hammer_of_thor.fate.hand import let_go
from games.hammer_of_thor.opening.heroes import (
    Choose,
    ChoosingHeroes,
    Picked,
    PickingHeroes,
)
from games.hammer_of_thor.options import Draft, Length
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.events import PlaceScouted
from games.hammer_of_thor.travel.manners import Manner
from games.hammer_of_thor.travel.travel import Travel
from games.hammer_of_thor.turns.events import PlayerTurnBegan
from games.hammer_of_thor.turns.turn import Turn
from tests.planted.planting import Patch, caught_by, faulty, share

TITLE = "hammer_of_thor"
EVEN = 2
"""Cards of an even number have their way."""


def of_three(**rules: object) -> Title:
    """The faulty title for three, who play a saga."""
    sound = faulty(TITLE)

    def start(seats, options, dice):
        return RULES.start(seats, replace(options, length=Length.SAGA), dice)

    title = Title(sound.key, (3,), sound.minutes)
    title.__dict__["rules"] = dataclasses.replace(RULES, **{"start": start} | rules)
    return title


def dealing() -> Title:
    """The faulty title with heroes dealt, and chosen all at once."""

    def start(seats, options, dice):
        return RULES.start(seats, replace(options, draft=Draft.DEALT), dice)

    return of_three(start=start)


def is_even(table: Table) -> bool:
    """A secret: the next card of the stack."""
    return bool(table.stack) and int(table.stack[-1]) % EVEN == 0


@caught_by("ends")
def a_world_that_never_ends(patch: Patch) -> Title:
    patch.setattr(DrawingFate, "run", lambda self, table, referee: ())
    return of_three()


@caught_by("same_start")
def a_stack_shuffled_by_other_dice(patch: Patch) -> Title:
    def start(seats, options, dice):
        return RULES.start(seats, options, seeded(str(random.random())))

    return of_three(start=start)


@caught_by("redeal_differs")
def a_redeal_of_fate_that_deals_nothing(patch: Patch) -> Title:
    def redeal(position, seat, dice):
        return position

    return of_three(redeal=redeal)


@caught_by("someone_is_asked")
def a_turn_that_nobody_waits_for(patch: Patch) -> Title:
    asks = Turn.asks

    def optional(self, table):
        return {seat: AnyOf((ask,), optional=True) for seat, ask in asks(self, table).items()}

    patch.setattr(Turn, "asks", optional)
    return of_three()


@caught_by("pieces_are_conserved")
def a_dropped_card_that_vanishes(patch: Patch) -> Title:
    patch.setattr("games.hammer_of_thor.fate.drawing.use_up", let_go)
    return of_three()


@caught_by("pieces_are_conserved")
def the_dead_who_reach_no_helheim(patch: Patch) -> Title:
    patch.setattr("games.hammer_of_thor.battle.deaths.bury", lambda table, seat, dead, how: None)
    return of_three()


@caught_by("window_answers_commute")
def heroes_in_the_order_in_which_they_were_picked(patch: Patch) -> Title:
    def answer(self, table, seat, action, referee):
        waiting = tuple(one for one in self.waiting if one != seat)
        picked = (*self.picked, Picked(seat, action.character, action.place))
        return (PickingHeroes(waiting, picked),)

    patch.setattr(PickingHeroes, "answer", answer)
    return dealing()


@caught_by("save_round_trip")
def heroes_by_the_weather_outside(patch: Patch) -> Title:
    asks = ChoosingHeroes.asks

    def unsteady(self, table):
        return {
            seat: OneOf(list(ask)[: random.randrange(1, 9)])
            for seat, ask in asks(self, table).items()
        }

    patch.setattr(ChoosingHeroes, "asks", unsteady)
    return of_three()


@caught_by("redeal_changes_nothing_seen")
def a_view_of_the_next_card(patch: Patch) -> Title:
    def view(position, seat):
        return replace(RULES.view(position, seat), stack=position.table.stack)

    return of_three(view=view)


@caught_by("redeal_changes_nothing_seen")
def hands_that_all_see(patch: Patch) -> Title:
    def view(position, seat):
        held = tuple(player.held for player in position.table.players)
        return replace(RULES.view(position, seat), held=held)

    return of_three(view=view)


@caught_by("redeal_changes_nothing_seen")
def runes_that_all_see(patch: Patch) -> Title:
    def view(position, seat):
        runes = tuple(one.runes for counter in position.table.counters for one in counter.members)
        return replace(RULES.view(position, seat), journey=runes)

    return of_three(view=view)


@caught_by("events_tell_no_secret")
def a_scout_whose_die_is_not_shown(patch: Patch) -> Title:
    patch.setattr(PlaceScouted, "reveals", False)
    return of_three()


@caught_by("events_tell_no_secret")
def a_turn_that_tells_of_the_next_card(patch: Patch) -> Title:
    answer = Turn.answer

    def whisper(self, table, seat, action, referee):
        referee.tell(PlayerTurnBegan(seat=seat, cards=int(is_even(table))))
        return answer(self, table, seat, action, referee)

    patch.setattr(Turn, "answer", whisper)
    return of_three()


@caught_by("secret_choices_stay_secret")
def a_hero_that_is_told_before_all_have_picked(patch: Patch) -> Title:
    answer = PickingHeroes.answer

    def gossip(self, table, seat, action, referee):
        referee.tell(PlayerTurnBegan(seat=seat, cards=int(action.character)))
        return answer(self, table, seat, action, referee)

    patch.setattr(PickingHeroes, "answer", gossip)
    return dealing()


@caught_by("secret_choices_stay_secret")
def a_plan_that_is_told_before_both_are_in(patch: Patch) -> Title:
    answer = Meetings.answer

    def gossip(self, table, seat, action, referee):
        if isinstance(action, Plan) and action.first is Card.ATTACK:
            referee.tell(PlanMade(seat=seat))
        return answer(self, table, seat, action, referee)

    patch.setattr(Meetings, "answer", gossip)
    return of_three()


@caught_by("defaults_are_offered")
def a_default_that_follows_the_next_card(patch: Patch) -> Title:
    usual = Turn.default

    def default(self, table, seat):
        found = usual(self, table, seat)
        assert isinstance(found, Travel)
        return replace(found, manner=Manner.PLAIN) if is_even(table) else found

    patch.setattr(Turn, "default", default)
    return of_three()


@caught_by("orders_are_offered")
def an_order_that_follows_the_next_card(patch: Patch) -> Title:
    def ordered(self, table, seat, orders):
        return Keep(Which.OLD) if is_even(table) else None

    patch.setattr(Keeping, "ordered", ordered)
    return of_three()


@caught_by("robots_can_compare")
def a_robot_of_thor_that_prefers_to_lose(patch: Patch) -> Title:
    def appraise(view):
        return -RULES.appraise(view)

    return of_three(appraise=appraise)


@caught_by("asks_are_consistent")
def a_card_that_is_offered_twice(patch: Patch) -> Title:
    ask = Keeping.ask

    def twice(self, table):
        found = ask(self, table)
        return None if found is None else OneOf([*found, *found])

    patch.setattr(Keeping, "ask", twice)
    return of_three()


@caught_by("illegal_actions_change_nothing")
def anybody_is_a_hero(patch: Patch) -> Title:
    asks = ChoosingHeroes.asks

    class Anybody(OneOf):
        def __contains__(self, action):
            return isinstance(action, Choose)

    def lax(self, table):
        return {seat: Anybody(tuple(ask)) for seat, ask in asks(self, table).items()}

    patch.setattr(ChoosingHeroes, "asks", lax)
    return of_three()


@caught_by("offered_actions_apply")
def a_table_whose_copy_shares_its_players(patch: Patch) -> Title:
    share(patch, Table, "players")
    return of_three()


@caught_by("retiring_goes_on")
def a_leaver_of_thor_who_is_still_asked(patch: Patch) -> Title:
    patch.setattr(retiring, "_without", lambda table, agenda, seat: agenda)
    patch.setattr(retiring, "_let_go", lambda table, seat: None)
    return of_three()


@caught_by("undo_within_its_rule")
def fate_that_is_taken_back(patch: Patch) -> Title:
    patch.setattr("games.core.undo._is_quiet", lambda deed: True)
    return of_three()
