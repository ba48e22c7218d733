"""Faults of Norsaga: each breaks one promise of the contract in its rules or its view."""

import dataclasses

from msgspec.structs import replace

from games.core.asks import AnyOf
from games.core.crossed import Crossed
from games.core.dice import Referee
from games.core.title import Title
from games.core.vocabulary import without
from games.norsaga import hands, landing, retiring
from games.norsaga.actions import Dismiss, Play
from games.norsaga.base import OwnStep
from games.norsaga.cards import TRAIT, Trait
from games.norsaga.embellishments.dismissing import Dismissing
from games.norsaga.embellishments.looks import Plundering
from games.norsaga.embellishments.lore import Augury
from games.norsaga.events import CardsDrawn, HandSeen, MarkersMoved, TakenBack
from games.norsaga.rules import RULES
from games.norsaga.steps import continuing, turn
from games.norsaga.steps.continuing import Continuing
from games.norsaga.steps.embellishing import Embellishing
from games.norsaga.table import Table
from games.norsaga.tree import PLACES, Spot
from tests.planted.planting import Patch, caught_by, faulty, share

TITLE = "norsaga"


@caught_by("ends")
def a_race_that_nobody_can_win(patch: Patch) -> Title:
    patch.setattr(turn, "_watch_the_end", lambda table, referee: None)
    patch.setattr(landing, "recount", lambda table, user, referee: None)
    return faulty(TITLE)


@caught_by("redeal_differs")
def a_redeal_of_norsaga_that_deals_nothing(patch: Patch) -> Title:
    return faulty(TITLE, dataclasses.replace(RULES, redeal=lambda position, seat, dice: position))


@caught_by("someone_is_asked")
def an_embellishment_that_nobody_waits_for(patch: Patch) -> Title:
    asks = Embellishing.asks

    def optional(self, table):
        return {seat: AnyOf((ask,), optional=True) for seat, ask in asks(self, table).items()}

    patch.setattr(Embellishing, "asks", optional)
    return faulty(TITLE)


@caught_by("pieces_are_conserved")
def a_covered_hero_that_vanishes(patch: Patch) -> Title:
    patch.setattr(
        landing, "dismiss", lambda table, at, referee: table.trees[at.seat].pop(at.spot, None)
    )
    return faulty(TITLE)


@caught_by("pieces_are_conserved")
def a_card_that_is_drawn_twice(patch: Patch) -> Title:
    patch.setattr(hands, "take_top", lambda table, referee: table.deck[-1])
    return faulty(TITLE)


@caught_by("window_answers_commute")
def a_window_that_remembers_who_was_first(patch: Patch) -> Title:
    def with_choice(self, place):
        waiting = without(self.waiting, place.seat)
        return Dismissing(self.user, waiting, (*self.chosen, place), self.martyr)

    patch.setattr(Dismissing, "with_choice", with_choice)
    return faulty(TITLE)


@caught_by("save_round_trip")
def heroes_in_the_order_in_which_they_came(patch: Patch) -> Title:
    patch.setattr(Table, "heroes", lambda self, seat: iter(self.trees[seat]))
    return faulty(TITLE)


@caught_by("redeal_changes_nothing_seen")
def a_view_that_shows_all_hands(patch: Patch) -> Title:
    def view(position, seat):
        return RULES.view(position, seat), position.table.hands

    return faulty(TITLE, dataclasses.replace(RULES, view=view))


@caught_by("redeal_changes_nothing_seen")
def a_plundered_hand_that_all_see(patch: Patch) -> Title:
    def view(position, seat):
        seen = RULES.view(position, seat)
        known = () if seen.looking is None else position.table.hands[seen.looking]
        return replace(seen, seen=tuple(known))

    return faulty(TITLE, dataclasses.replace(RULES, view=view))


@caught_by("redeal_changes_nothing_seen")
def a_look_that_ends_where_nothing_is_worth_taking(patch: Patch) -> Title:
    asks = Plundering.asks

    def asked(self, table):
        skalds = any(TRAIT[card] is Trait.SKALD for card in table.hands[self.target])
        return asks(self, table) if skalds else {}

    patch.setattr(Plundering, "asks", asked)
    return faulty(TITLE)


@caught_by("events_tell_no_secret")
def cards_drawn_in_the_open(patch: Patch) -> Title:
    _told_to_all(patch, CardsDrawn)
    return faulty(TITLE)


@caught_by("events_tell_no_secret")
def a_look_that_is_told_to_all(patch: Patch) -> Title:
    _told_to_all(patch, HandSeen)
    return faulty(TITLE)


def _told_to_all(patch, kind):
    tell = Referee.tell

    def tell_all(self, event):
        tell(self, replace(event, secret_to=None) if isinstance(event, kind) else event)

    patch.setattr(Referee, "tell", tell_all)


@caught_by("events_tell_no_secret")
def markers_that_count_the_hand(patch: Patch) -> Title:
    answer = Continuing.answer

    def boast(self, table, seat, action, referee):
        skalds = sum(TRAIT[card] is Trait.SKALD for card in table.hands[seat])
        referee.tell(MarkersMoved(seat=seat, count=skalds))
        return answer(self, table, seat, action, referee)

    patch.setattr(Continuing, "answer", boast)
    return faulty(TITLE)


@caught_by("secret_choices_stay_secret")
def a_dismissal_that_is_told_at_once(patch: Patch) -> Title:
    answer = Dismissing.answer

    def gossip(self, table, seat, action, referee):
        if isinstance(action, Dismiss):
            card = table.at(action.place)
            referee.tell(TakenBack(seat=seat, card=card, place=action.place))
        return answer(self, table, seat, action, referee)

    patch.setattr(Dismissing, "answer", gossip)
    return faulty(TITLE)


@caught_by("defaults_are_offered")
def a_default_that_looks_into_the_deck(patch: Patch) -> Title:
    def default(self, table, seat):
        spot = Spot.YOU if TRAIT[table.deck[-1]] is Trait.MIGHT else Spot.A1
        return Play(table.hands[seat][0], PLACES[seat][spot])

    patch.setattr(Continuing, "default", default)
    return faulty(TITLE)


@caught_by("defaults_are_offered")
def a_default_that_depends_on_the_hand_without_leave(patch: Patch) -> Title:
    patch.setattr(Augury, "carries_wishes", False)
    return faulty(TITLE)


@caught_by("asks_are_consistent")
def a_check_that_allows_any_tree(patch: Patch) -> Title:
    patch.setattr(continuing, "unplayable", lambda table, seat, card, place: None)
    return faulty(TITLE)


@caught_by("asks_are_consistent")
def an_order_that_miscounts_its_details(patch: Patch) -> Title:
    patch.setattr(Crossed, "__len__", lambda self: len(self.heads) * self.width - 1)
    return faulty(TITLE)


@caught_by("offered_actions_apply")
def a_play_that_changes_the_old_position(patch: Patch) -> Title:
    share(patch, Table, "trees")
    return faulty(TITLE)


@caught_by("retiring_goes_on")
def a_leaver_of_norsaga_who_takes_cards_away(patch: Patch) -> Title:
    clear = retiring._clear

    def steal(table, seat, referee):
        table.hands[seat] = []
        clear(table, seat, referee)

    patch.setattr(retiring, "_clear", steal)
    return faulty(TITLE)


@caught_by("retiring_goes_on")
def a_leaver_who_is_still_asked(patch: Patch) -> Title:
    patch.setattr(OwnStep, "left_by", lambda self, table, seat: (self,))
    return faulty(TITLE)
