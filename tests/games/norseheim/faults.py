"""Faults of Norseheim: each breaks one promise of the contract in its rules or its view."""

import dataclasses
import random

from msgspec.structs import replace

from games.core.asks import AnyOf
from games.core.crossed import Crossed
from games.core.dice import seeded
from games.core.title import Title
from games.norseheim import changes, omens, retiring
from games.norseheim.actions import ChooseReward, Pass
from games.norseheim.events import Passed
from games.norseheim.favours.high_seat import Foreseeing
from games.norseheim.giant_events import GiantOpened
from games.norseheim.prompts import ListedReward, ListingRewards
from games.norseheim.rewards import Reward
from games.norseheim.rules import RULES
from games.norseheim.steps import rounds
from games.norseheim.steps.homes import Homes
from games.norseheim.steps.rewards import Rewards
from games.norseheim.steps.secret import Secret, Wish
from games.norseheim.steps.turn import Acting
from games.norseheim.table import Table
from tests.planted.planting import Patch, caught_by, faulty, share

TITLE = "norseheim"


@caught_by("ends")
def a_seventh_round_and_an_eighth(patch: Patch) -> Title:
    patch.setattr(rounds, "ROUNDS", 10_000)
    return faulty(TITLE)


@caught_by("same_start")
def leaders_shuffled_by_other_dice(patch: Patch) -> Title:
    def start(seats, options, dice):
        return RULES.start(seats, options, seeded(str(random.random())))

    return faulty(TITLE, dataclasses.replace(RULES, start=start))


@caught_by("redeal_differs")
def a_redeal_of_norseheim_that_deals_nothing(patch: Patch) -> Title:
    def redeal(position, seat, dice):
        return position

    return faulty(TITLE, dataclasses.replace(RULES, redeal=redeal))


@caught_by("someone_is_asked")
def a_home_that_nobody_waits_for(patch: Patch) -> Title:
    asks = Homes.asks

    def optional(self, table):
        return {seat: AnyOf((ask,), optional=True) for seat, ask in asks(self, table).items()}

    patch.setattr(Homes, "asks", optional)
    return faulty(TITLE)


@caught_by("pieces_are_conserved")
def a_conquered_tile_that_vanishes(patch: Patch) -> Title:
    patch.setattr(changes, "discard_leader", lambda table, region: None)
    return faulty(TITLE)


@caught_by("pieces_are_conserved")
def giants_that_never_come_back(patch: Patch) -> Title:
    patch.setattr(
        omens,
        "banish",
        lambda table, giant: setattr(
            table, "omens", tuple(omen for omen in table.omens if omen.giant is not giant)
        ),
    )
    return faulty(TITLE)


@caught_by("pieces_are_conserved")
def more_warriors_than_fit(patch: Patch) -> Title:
    def recruit(table, seat, region, warriors, referee):
        changes.change(table, region, referee, warriors=table.lands[region].warriors + 6)

    patch.setattr("games.norseheim.orders.recruit.recruit", recruit)
    return faulty(TITLE)


@caught_by("window_answers_commute")
def choices_in_the_order_in_which_they_came(patch: Patch) -> Title:
    def with_wish(self, seat, action):
        return replace(self, wishes=(*self.wishes, Wish(seat, action)))

    patch.setattr(Secret, "with_wish", with_wish)
    return faulty(TITLE)


@caught_by("window_answers_commute")
def a_reward_that_is_handed_out_at_once(patch: Patch) -> Title:
    answer = Rewards.answer

    def served(self, table, seat, action, referee):
        steps = answer(self, table, seat, action, referee)
        table.gain(seat, 1)
        return steps

    patch.setattr(Rewards, "answer", served)
    return faulty(TITLE)


@caught_by("save_round_trip")
def homes_in_the_order_of_the_save(patch: Patch) -> Title:
    patch.setattr(
        Table,
        "homes",
        lambda self: [region for region, land in self.lands.items() if land.owner is None],
    )
    return faulty(TITLE)


@caught_by("redeal_changes_nothing_seen")
def a_view_of_the_giants_deck(patch: Patch) -> Title:
    def view(position, seat):
        return replace(RULES.view(position, seat), struck=position.table.giants)

    return faulty(TITLE, dataclasses.replace(RULES, view=view))


@caught_by("redeal_changes_nothing_seen")
def a_high_seat_from_which_all_see(patch: Patch) -> Title:
    def view(position, seat):
        step = position.step if position.agenda else None
        seen = RULES.view(position, seat)
        if isinstance(step, Foreseeing):
            return replace(seen, looked=step.seen(position.table))
        return seen

    return faulty(TITLE, dataclasses.replace(RULES, view=view))


@caught_by("redeal_changes_nothing_seen")
def wishes_that_all_see(patch: Patch) -> Title:
    def view(position, seat):
        step = position.step if position.agenda else None
        wishes = step.wishes if isinstance(step, Secret) else ()
        return replace(RULES.view(position, seat), wishes=tuple(wish.action for wish in wishes))

    return faulty(TITLE, dataclasses.replace(RULES, view=view))


@caught_by("redeal_changes_nothing_seen")
def a_list_of_everybodys_rewards(patch: Patch) -> Title:
    def aside(self, table, seat):
        listed = [wish.action for wish in self.wishes if isinstance(wish.action, ChooseReward)]
        told = tuple(ListedReward(one.reward, 0, sure=True) for one in listed)
        return ListingRewards(told, two=False)

    patch.setattr(Rewards, "aside", aside)
    return faulty(TITLE)


@caught_by("events_tell_no_secret")
def a_giant_that_opens_without_being_shown(patch: Patch) -> Title:
    patch.setattr(GiantOpened, "reveals", False)
    patch.setattr("games.norseheim.war_events.AttackerThrew.reveals", False)
    return faulty(TITLE)


@caught_by("events_tell_no_secret")
def a_pass_that_tells_of_the_next_giant(patch: Patch) -> Title:
    answer = Acting.answer

    def whisper(self, table, seat, action, referee):
        if action == Pass():
            first = table.giants[-1] < "m"
            referee.tell(Passed(seat=seat if first else 1 - min(seat, 1)))
        return answer(self, table, seat, action, referee)

    patch.setattr(Acting, "answer", whisper)
    return faulty(TITLE)


@caught_by("secret_choices_stay_secret")
def a_wish_that_is_told_before_all_have_chosen(patch: Patch) -> Title:
    answer = Rewards.answer

    def gossip(self, table, seat, action, referee):
        if action == ChooseReward(Reward.AP):
            referee.tell(Passed(seat=seat))
        return answer(self, table, seat, action, referee)

    patch.setattr(Rewards, "answer", gossip)
    return faulty(TITLE)


@caught_by("defaults_are_offered")
def a_default_that_follows_the_hidden_leaders(patch: Patch) -> Title:
    def default(self, table, seat):
        return ChooseReward(Reward.AP if table.chieftains[-1] < "h" else Reward.SIZE)

    patch.setattr(Rewards, "default", default)
    return faulty(TITLE)


@caught_by("orders_are_offered")
def an_order_that_follows_the_giants(patch: Patch) -> Title:
    def ordered(self, table, seat, orders):
        return ChooseReward(Reward.AP) if table.giants[-1] < "m" else None

    patch.setattr(Rewards, "ordered", ordered)
    return faulty(TITLE)


@caught_by("robots_can_compare")
def a_robot_that_prefers_to_lose(patch: Patch) -> Title:
    def appraise(view):
        return -RULES.appraise(view)

    return faulty(TITLE, dataclasses.replace(RULES, appraise=appraise))


@caught_by("asks_are_consistent")
def a_check_that_allows_any_attack(patch: Patch) -> Title:
    def lax(self, order):
        return type(order) is self.kind and order.cards < 9

    patch.setattr(Crossed, "__contains__", lax)
    return faulty(TITLE)


@caught_by("illegal_actions_change_nothing")
def homes_next_to_each_other_after_all(patch: Patch) -> Title:
    asks = Homes.asks

    class Anywhere:
        def __init__(self, ask):
            self.ask = ask
            self.optional = ask.optional
            self.kinds = ask.kinds

        def __contains__(self, action):
            return type(action).__name__ == "ChooseHome"

        def __iter__(self):
            return iter(self.ask)

        def __len__(self):
            return len(self.ask)

        def __getitem__(self, index):
            return self.ask[index]

    patch.setattr(
        Homes, "asks", lambda self, table: {s: Anywhere(a) for s, a in asks(self, table).items()}
    )
    return faulty(TITLE)


@caught_by("offered_actions_apply")
def a_table_whose_copy_shares_its_land(patch: Patch) -> Title:
    share(patch, Table, "lands")
    return faulty(TITLE)


@caught_by("retiring_goes_on")
def a_leaver_of_norseheim_who_is_still_asked(patch: Patch) -> Title:
    patch.setattr(retiring, "_without", lambda table, step, seat: (step,))
    return faulty(TITLE)


@caught_by("retiring_goes_on")
def a_leaver_who_takes_gods_cards_away(patch: Patch) -> Title:
    clear = retiring._leave_the_table

    def steal(table, seat):
        table.change_player(seat, favours=())
        clear(table, seat)

    patch.setattr(retiring, "_leave_the_table", steal)
    return faulty(TITLE)


@caught_by("undo_within_its_rule")
def thrown_runes_that_are_taken_back(patch: Patch) -> Title:
    patch.setattr("games.core.undo._is_quiet", lambda deed: True)
    return faulty(TITLE)
