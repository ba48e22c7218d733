"""Faults of a title: each breaks one promise of the contract in its rules or its view."""

import random
from dataclasses import replace

from games.core.agenda import settle, standing
from games.core.asks import AnyOf
from games.core.dice import Referee, seeded
from games.core.title import Title
from games.core.vocabulary import SeatRetired, without
from games.nine_realms.actions import DiscardFate, EndTurn, Move
from games.nine_realms.board import BOARD
from games.nine_realms.decisions import discard, move
from games.nine_realms.decisions.deploy import Deploy, DeployAsUsual, Ready
from games.nine_realms.decisions.passing import Accept, Pass
from games.nine_realms.events import FateDrawn, Moved, SeatReady
from games.nine_realms.forces import PROFILES
from games.nine_realms.prompts import YourTurn
from games.nine_realms.rules import RULES
from games.nine_realms.steps import deployment
from games.nine_realms.steps.deployment import Deployment
from games.nine_realms.steps.exchange import KINDS, FateWindow
from games.nine_realms.steps.turn import ActionPhase, AllSeeingEye
from games.nine_realms.table import Table
from tests.core.court import COURT, Claim, CourtTitle, Losing, NextTurn
from tests.core.court_nouns import Answered
from tests.planted.planting import Patch, caught_by, faulty, share

TITLE = "nine_realms"


@caught_by("ends")
def a_turn_that_cannot_be_ended(patch: Patch) -> Title:
    answer = ActionPhase.answer

    def stay(self, table, seat, action, referee):
        return (self,) if action == EndTurn() else answer(self, table, seat, action, referee)

    patch.setattr(ActionPhase, "answer", stay)
    return faulty(TITLE)


@caught_by("same_start")
def a_deck_shuffled_by_other_dice(patch: Patch) -> Title:
    def start(seats, options, dice):
        return RULES.start(seats, options, seeded(str(random.random())))

    return faulty(TITLE, replace(RULES, start=start))


@caught_by("redeal_differs")
def a_redeal_that_deals_nothing(patch: Patch) -> Title:
    return faulty(TITLE, replace(RULES, redeal=lambda position, seat, dice: position))


@caught_by("redeal_forgets")
def a_redeal_that_remembers(patch: Patch) -> Title:
    def redeal(position, seat, dice):
        return RULES.redeal(position, seat, seeded(str(position.table.deck)))

    return faulty(TITLE, replace(RULES, redeal=redeal))


@caught_by("someone_is_asked")
def a_window_in_which_nothing_can_be_done(patch: Patch) -> Title:
    for kind in (Accept, Pass):
        patch.setattr(kind, "listed", lambda *at: ())
    return faulty(TITLE)


@caught_by("someone_is_asked")
def a_turn_that_nobody_waits_for(patch: Patch) -> Title:
    ask = ActionPhase.ask
    optional = lambda self, table: AnyOf((ask(self, table),), optional=True)  # noqa: E731
    patch.setattr(ActionPhase, "ask", optional)
    return faulty(TITLE)


@caught_by("pieces_are_conserved")
def a_card_that_is_lost(patch: Patch) -> Title:
    patch.setattr(discard, "discard", lambda table, seat, card: table.hands[seat].remove(card))
    return faulty(TITLE)


@caught_by("pieces_are_conserved")
def two_figures_on_one_hex(patch: Patch) -> Title:
    patch.setattr(move, "reach", lambda table, figure, before=None: table.occupied())
    patch.setattr(move, "way", lambda table, figure, hex: (table.place(figure), hex))
    return faulty(TITLE)


@caught_by("window_answers_commute")
def an_advantage_for_who_is_ready_first(patch: Patch) -> Title:
    def answer(self, table, seat, action, referee):
        table.blood[seat] += len(self.waiting)
        return (Deployment(without(self.waiting, seat), self.placed),)

    patch.setattr(Deployment, "answer", answer)
    patch.setattr(deployment, "KINDS", (DeployAsUsual, Ready))
    return faulty(TITLE)


@caught_by("window_answers_commute")
def a_window_that_the_first_doubt_shuts(patch: Patch) -> Title:
    answer = Claim.answer

    def first_come(self, table, seat, action, referee):
        (step,) = answer(self, table, seat, action, referee)
        return (Claim(step.seat, () if action.doubt else step.waiting, step.doubts),)

    patch.setattr(Claim, "answer", first_come)
    return CourtTitle()


@caught_by("save_round_trip")
def an_ask_in_an_order_that_no_save_keeps(patch: Patch) -> Title:
    def force(self, seat):
        realm = self.realms[seat]
        return [figure for figure in self.figures if PROFILES[figure].realm is realm]

    patch.setattr(Table, "force", force)
    return faulty(TITLE)


@caught_by("redeal_changes_nothing_seen")
def a_view_that_leaks_a_hand(patch: Patch) -> Title:
    leaky = replace(RULES, view=lambda at, seat: (RULES.view(at, seat), at.table.hands[0]))
    return faulty(TITLE, leaky)


@caught_by("redeal_changes_nothing_seen")
def a_deployment_that_is_seen_early(patch: Patch) -> Title:
    def view(position, seat):
        placed = position.step.placed if isinstance(position.step, Deployment) else ()
        return (RULES.view(position, seat), placed)

    return faulty(TITLE, replace(RULES, view=view))


@caught_by("redeal_changes_nothing_seen")
def a_window_that_only_opens_with_a_useful_card(patch: Patch) -> Title:
    def concerned(self, table):
        return any(len(kind.listed(table, self.asked, self.roll)) for kind in KINDS[:5])

    patch.setattr(FateWindow, "_concerned", concerned)
    return faulty(TITLE)


@caught_by("redeal_changes_nothing_seen")
def a_prompt_that_tells_of_the_deck(patch: Patch) -> Title:
    patch.setattr(
        ActionPhase, "prompt", lambda self, table, seat: YourTurn(seat, len(table.deck[-1]))
    )
    return faulty(TITLE)


@caught_by("events_tell_no_secret")
def cards_dealt_in_the_open(patch: Patch) -> Title:
    tell = Referee.tell

    def tell_all(self, event):
        tell(self, FateDrawn(seat=event.seat, cards=event.cards)) if isinstance(
            event, FateDrawn
        ) else tell(self, event)

    patch.setattr(Referee, "tell", tell_all)
    return faulty(TITLE)


@caught_by("events_tell_no_secret")
def an_event_that_counts_the_hidden_figures(patch: Patch) -> Title:
    tell = Referee.tell
    answer = Deployment.answer

    def boast(self, table, seat, action, referee):
        steps = answer(self, table, seat, action, referee)
        tell(referee, SeatReady(seat=len(self.placed[1 - seat])))
        return steps

    patch.setattr(Deployment, "answer", boast)
    return faulty(TITLE)


@caught_by("secret_choices_stay_secret")
def a_deployment_that_is_told(patch: Patch) -> Title:
    answer = Deployment.answer

    def gossip(self, table, seat, action, referee):
        if isinstance(action, Deploy):
            referee.tell(Moved(figure=action.figure, source=action.hex, hex=action.hex))
        return answer(self, table, seat, action, referee)

    patch.setattr(Deployment, "answer", gossip)
    return faulty(TITLE)


@caught_by("secret_choices_stay_secret")
def an_answer_that_is_told(patch: Patch) -> Title:
    answer = Claim.answer

    def gossip(self, table, seat, action, referee):
        if action.doubt:
            referee.tell(Answered(seat=self.seat))
        return answer(self, table, seat, action, referee)

    patch.setattr(Claim, "answer", gossip)
    return CourtTitle()


@caught_by("defaults_are_offered")
def a_default_that_depends_on_the_hand(patch: Patch) -> Title:
    patch.setattr(
        AllSeeingEye,
        "default",
        lambda self, table, seat: DiscardFate(min(table.hands[seat])),
    )
    return faulty(TITLE)


@caught_by("defaults_are_offered")
def a_default_that_is_illegal(patch: Patch) -> Title:
    patch.setattr(ActionPhase, "default", lambda self, table, seat: Pass())
    return faulty(TITLE)


@caught_by("asks_are_consistent")
def a_check_that_allows_what_is_not_listed(patch: Patch) -> Title:
    patch.setattr(Move, "refusal", lambda self, table, seat: None)
    return faulty(TITLE)


@caught_by("asks_are_consistent")
def an_ask_that_lists_twice(patch: Patch) -> Title:
    moves = Move.listed
    patch.setattr(Move, "listed", lambda table, seat: [*moves(table, seat)] * 2)
    return faulty(TITLE)


@caught_by("offered_actions_apply")
def a_move_that_no_way_leads_to(patch: Patch) -> Title:
    patch.setattr(move, "reach", lambda table, figure, before=None: BOARD & ~table.occupied())
    return faulty(TITLE)


@caught_by("offered_actions_apply")
def an_action_that_changes_the_old_position(patch: Patch) -> Title:
    share(patch, Table, "figures")
    return faulty(TITLE)


@caught_by("retiring_goes_on")
def a_seat_that_cannot_leave(patch: Patch) -> Title:
    return faulty(TITLE, replace(RULES, retire=lambda position, seat: (position, ())))


@caught_by("retiring_goes_on")
def a_leaver_who_takes_cards_away(patch: Patch) -> Title:
    def retire(position, seat):
        after, events = RULES.retire(position, seat)
        after.table.deck = []
        return after, events

    return faulty(TITLE, replace(RULES, retire=retire))


@caught_by("retiring_goes_on")
def a_step_that_waits_for_who_has_left(patch: Patch) -> Title:
    def retire(position, seat):
        after, events = COURT.retire(position, seat)
        if after.ending is None:
            after = replace(after, agenda=(Losing(seat), *after.agenda))
        return after, events

    return CourtTitle(replace(COURT, retire=retire))


@caught_by("retiring_goes_on")
def a_seat_that_is_asked_again_after_it_has_left(patch: Patch) -> Title:
    def retire(position, seat):
        retired = SeatRetired(seat=seat)
        referee = position.referee(seat, retired)
        referee.tell(retired)
        after, events = settle(position.table.copy(), [NextTurn(seat)], position.dice, referee)
        after.table.bowed.append(seat)
        return standing(after.table, after.agenda, after.dice, after.traces), events

    return CourtTitle(replace(COURT, retire=retire))


@caught_by("orders_are_offered")
def an_order_that_looks_at_the_hand(patch: Patch) -> Title:
    ordered = FateWindow.ordered

    def looking(self, table, seat, orders):
        return ordered(self, table, seat, orders) if len(set(table.hands[seat])) != 1 else None

    patch.setattr(FateWindow, "ordered", looking)
    return faulty(TITLE)


@caught_by("orders_are_offered")
def an_order_that_looks_at_the_enemys_hand(patch: Patch) -> Title:
    ordered = FateWindow.ordered

    def peeping(self, table, seat, orders):
        enemys = table.hands[1 - seat]
        return ordered(self, table, seat, orders) if len(set(enemys)) != 1 else None

    patch.setattr(FateWindow, "ordered", peeping)
    return faulty(TITLE)


@caught_by("orders_are_offered")
def an_order_that_is_not_legal(patch: Patch) -> Title:
    patch.setattr(FateWindow, "ordered", lambda self, table, seat, orders: EndTurn())
    return faulty(TITLE)


@caught_by("robots_can_compare")
def a_robot_that_would_rather_lose(patch: Patch) -> Title:
    return faulty(TITLE, replace(RULES, appraise=lambda view: -RULES.appraise(view)))
