"""Faults of Fallen Kingdoms: each breaks one promise of the contract in its rules or its view."""

import dataclasses
import random

from msgspec.structs import replace

from games.core.asks import AnyOf, OneOf
from games.core.dice import seeded
from games.core.title import Title
from games.fallen_kingdoms.actions import Hold, PlaceGroup, StayOut
from games.fallen_kingdoms.closing import end_check
from games.fallen_kingdoms.decision import Decision
from games.fallen_kingdoms.events import TurnSkipped
from games.fallen_kingdoms.invasion.phase import Invasions
from games.fallen_kingdoms.opening.gods import BeGod, ChoosingGods, Chosen
from games.fallen_kingdoms.opening.groups import Groups
from games.fallen_kingdoms.production.events import KnowledgeTaken
from games.fallen_kingdoms.production.producing import SpendingPoints
from games.fallen_kingdoms.rules import RULES
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.war.defence import Defending
from games.fallen_kingdoms.war.events import AttackThrown
from games.fallen_kingdoms.war.moving import Moving
from tests.planted.planting import Patch, caught_by, faulty, share

TITLE = "fallen_kingdoms"


def of_three(**rules: object) -> Title:
    """The faulty title for three, who choose between gods."""
    sound = faulty(TITLE)
    title = Title(sound.key, (3,), sound.minutes)
    title.__dict__["rules"] = dataclasses.replace(RULES, **rules)
    return title


def hiding(**rules: object) -> Title:
    """The faulty title with totals of glory hidden."""

    def start(seats, options, dice):
        return RULES.start(seats, replace(options, hidden_glory=True), dice)

    return faulty(TITLE, dataclasses.replace(RULES, start=start, **rules))


@caught_by("ends")
def a_match_that_never_ends(patch: Patch) -> Title:
    patch.setattr(end_check.EndCheck, "run", lambda self, table, referee: ())
    return faulty(TITLE)


@caught_by("same_start")
def decks_shuffled_by_other_dice(patch: Patch) -> Title:
    def start(seats, options, dice):
        return RULES.start(seats, options, seeded(str(random.random())))

    return faulty(TITLE, dataclasses.replace(RULES, start=start))


@caught_by("redeal_differs")
def a_redeal_of_kingdoms_that_deals_nothing(patch: Patch) -> Title:
    def redeal(position, seat, dice):
        return position

    return hiding(redeal=redeal)


@caught_by("someone_is_asked")
def a_group_that_nobody_waits_for(patch: Patch) -> Title:
    asks = Groups.asks

    def optional(self, table):
        return {seat: AnyOf((ask,), optional=True) for seat, ask in asks(self, table).items()}

    patch.setattr(Groups, "asks", optional)
    return faulty(TITLE)


@caught_by("pieces_are_conserved")
def a_card_that_vanishes(patch: Patch) -> Title:
    end = "games.fallen_kingdoms.production.tracks._take_knowledge"

    def lose(table, seat, card, referee):
        table.knowledge = tuple(one for one in table.knowledge if one != card)
        referee.tell(KnowledgeTaken(seat=seat, card=card, glory=6))
        return ()

    patch.setattr(end, lose)
    return faulty(TITLE)


@caught_by("pieces_are_conserved")
def units_without_number(patch: Patch) -> Title:
    def place(table, seat, city, units, referee):
        table.change_player(seat, waiting_units=0)
        table.change_site(city, units=table.sites[city].units + units + 9)

    patch.setattr("games.fallen_kingdoms.production.placing.place", place)
    return faulty(TITLE)


@caught_by("window_answers_commute")
def gods_in_the_order_in_which_they_were_chosen(patch: Patch) -> Title:
    def with_choice(self, seat, god):
        waiting = tuple(one for one in self.waiting if one != seat)
        return replace(self, waiting=waiting, chosen=(*self.chosen, Chosen(seat, god)))

    patch.setattr(ChoosingGods, "with_choice", with_choice)
    return of_three()


@caught_by("save_round_trip")
def groups_in_the_order_of_the_save(patch: Patch) -> Title:
    def asks(self, table):
        seen = getattr(table, "_seen", None) or list(reversed(table.sites))
        free = [city for city in seen if table.sites[city].owner is None]
        if not self.waiting:
            return {}
        return {
            self.waiting[0]: OneOf([PlaceGroup(city) for city in free[: random.randrange(1, 5)]])
        }

    patch.setattr(Groups, "asks", asks)
    return faulty(TITLE)


@caught_by("redeal_changes_nothing_seen")
def a_view_of_the_knowledge_stack(patch: Patch) -> Title:
    def view(position, seat):
        return replace(RULES.view(position, seat), public=position.table.knowledge_stack)

    return faulty(TITLE, dataclasses.replace(RULES, view=view))


@caught_by("redeal_changes_nothing_seen")
def gods_that_all_see_before_they_are_shown(patch: Patch) -> Title:
    def view(position, seat):
        offered = tuple(god for player in position.table.players for god in player.offered)
        return replace(RULES.view(position, seat), offered=offered)

    return of_three(view=view)


@caught_by("redeal_changes_nothing_seen")
def hidden_glory_that_all_see(patch: Patch) -> Title:
    def view(position, seat):
        seen = RULES.view(position, seat)
        glory = [player.glory for player in position.table.players]
        players = tuple(replace(one, glory=glory[one.seat]) for one in seen.players)
        return replace(seen, players=players)

    return hiding(view=view)


@caught_by("events_tell_no_secret")
def a_card_that_comes_up_without_being_shown(patch: Patch) -> Title:
    patch.setattr(AttackThrown, "reveals", False)
    return faulty(TITLE)


@caught_by("events_tell_no_secret")
def a_stay_that_tells_of_the_next_card(patch: Patch) -> Title:
    answer = Invasions.answer

    def whisper(self, table, seat, action, referee):
        if action == StayOut() and table.knowledge_stack:
            referee.tell(TurnSkipped(seat=int(table.knowledge_stack[-1] < "m")))
        return answer(self, table, seat, action, referee)

    patch.setattr(Invasions, "answer", whisper)
    return faulty(TITLE)


@caught_by("secret_choices_stay_secret")
def a_god_that_is_told_before_all_have_chosen(patch: Patch) -> Title:
    answer = ChoosingGods.answer

    def gossip(self, table, seat, action, referee):
        assert isinstance(action, BeGod)
        if action.god == table.players[seat].offered[0]:
            referee.tell(TurnSkipped(seat=seat))
        return answer(self, table, seat, action, referee)

    patch.setattr(ChoosingGods, "answer", gossip)
    return of_three()


@caught_by("defaults_are_offered")
def a_default_that_follows_the_hidden_stack(patch: Patch) -> Title:
    usual = SpendingPoints.default

    def default(self, table, seat):
        found = usual(self, table, seat)
        stack = table.knowledge_stack
        if stack and stack[-1] < "m":
            return type(found)(found.knowledge, found.building, found.unit)
        return found

    patch.setattr(SpendingPoints, "default", default)
    return faulty(TITLE)


@caught_by("orders_are_offered")
def an_order_that_follows_the_hidden_stack(patch: Patch) -> Title:
    def ordered(self, table, seat, orders):
        stack = table.knowledge_stack
        return Hold() if stack and stack[-1] < "m" else None

    patch.setattr(Defending, "ordered", ordered)
    return faulty(TITLE)


@caught_by("robots_can_compare")
def a_robot_of_kingdoms_that_prefers_to_lose(patch: Patch) -> Title:
    def appraise(view):
        return -RULES.appraise(view)

    return faulty(TITLE, dataclasses.replace(RULES, appraise=appraise))


@caught_by("asks_are_consistent")
def a_move_that_is_offered_twice(patch: Patch) -> Title:
    ask = Moving.ask

    def twice(self, table):
        found = ask(self, table)
        return None if found is None else OneOf([*found, *found])

    patch.setattr(Moving, "ask", twice)
    return faulty(TITLE)


@caught_by("illegal_actions_change_nothing")
def anything_is_a_group(patch: Patch) -> Title:
    asks = Groups.asks

    class Anywhere(OneOf):
        def __contains__(self, action):
            return isinstance(action, PlaceGroup)

    def lax(self, table):
        return {seat: Anywhere(tuple(ask)) for seat, ask in asks(self, table).items()}

    patch.setattr(Groups, "asks", lax)
    return faulty(TITLE)


@caught_by("offered_actions_apply")
def a_table_whose_copy_shares_its_sites(patch: Patch) -> Title:
    share(patch, Table, "sites")
    return faulty(TITLE)


@caught_by("retiring_goes_on")
def a_leaver_of_kingdoms_who_is_still_asked(patch: Patch) -> Title:
    def asks(self, table):
        ask = self.ask(table)
        return {} if ask is None else {self.seat: ask}

    patch.setattr(Decision, "asks", asks)
    return faulty(TITLE)


@caught_by("undo_within_its_rule")
def dice_that_are_taken_back(patch: Patch) -> Title:
    patch.setattr("games.core.undo._is_quiet", lambda deed: True)
    return faulty(TITLE)
