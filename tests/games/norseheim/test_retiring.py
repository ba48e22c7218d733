"""A player leaves for good."""

from collections.abc import Mapping
from typing import Any, get_args

import msgspec
import pytest

from games.core.agenda import SeatStep
from games.core.dice import seeded
from games.core.vocabulary import CoreReason, Ending, tag
from games.norseheim import retiring
from games.norseheim.actions import (
    Attack,
    ChooseReward,
    Double,
    NoFavour,
    PlayFavour,
    PlayOn,
    ScoreNow,
    WorshipOnly,
)
from games.norseheim.board import border
from games.norseheim.events import BoosterTaken, GuestsLost, LeaderCame, VoteCounted
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import Kind
from games.norseheim.land import Building
from games.norseheim.options import Options
from games.norseheim.options import Rewards as RewardsOption
from games.norseheim.pieces import pieces
from games.norseheim.rewards import Reward
from games.norseheim.rules import RULES, AnyStep
from games.norseheim.steps.rewards import RewardPhase
from games.norseheim.steps.turn import Acting
from games.norseheim.steps.voting import Voting
from games.norseheim.table import Reason
from games.norseheim.war_events import DefenderThrew
from tests.games.loaded_dice import act
from tests.games.looking import told
from tests.games.norseheim.builder import (
    BJO,
    BLANK,
    HIT,
    RAV,
    TAA,
    ULV,
    acting,
    ally,
    at,
    board,
    npc,
    own,
    running,
)

WORD = PlayFavour(Favour.WORD_OF_THE_ALL_FATHER)


def leave(position, *seats):
    """Some seats leave one after the other."""
    events = ()
    for seat in seats:
        position, events = RULES.retire(position, seat)
    return position, events


@pytest.mark.rule("H7")
def test_a_leavers_land_falls_to_new_leaders():
    """Warriors stay, at least one; buildings are gone, Danevolds stay; guests are lost."""
    lands = {BJO: own(1, 0, Building.SETTLEMENT), TAA: ally(1, 3, 2)}
    table = board(lands, seats=4, danevolds=(border(ULV, BJO),), favours={1: [Favour.GUNGNIR]})
    position, events = leave(acting(table), 1)
    after = position.table

    assert [after.lands[region].npc for region in (ULV, BJO)] == [3, 1]
    assert all(after.lands[region].leader is not None for region in (ULV, BJO, TAA))
    assert after.lands[ULV].building is Building.NONE
    assert after.danevolds == table.danevolds
    assert after.lands[TAA] == npc()
    assert len(told(events, LeaderCame)) == 2
    assert told(events, GuestsLost) == [GuestsLost(seat=1, region=TAA, warriors=2)]
    assert (after.seats_of(1), after.players[1].ap, after.players[1].favours) == (0, 0, ())
    assert after.in_order == (0, 2, 3)


@pytest.mark.rule("H7", "R12")
def test_the_turn_goes_on_to_the_next_in_order():
    """Also in the middle of a Double action; the leaver is asked no more."""
    position, _ = acting(board(seats=4), 1).apply(1, Double(Kind.DIPLOMACY, 1, Kind.WORSHIP, 1))
    position, _ = leave(position, 1)

    assert position.awaited == (2,)


@pytest.mark.rule("H7")
def test_an_attack_of_a_leaver_is_over_and_one_against_him_goes_on():
    """The bank throws for a defender who is gone."""
    cards = {1: [Favour.GUNGNIR]}
    table = board({BJO: own(1, 2)}, seats=4, favours=cards)
    start, _ = acting(table).apply(0, Attack(RAV, BJO, 3, 0, 1))
    assert start.awaited == (1,)

    attacker, _ = leave(start, 0)
    assert attacker.table.battle is None
    assert attacker.awaited == (1,)
    position, events = leave(start, 1)
    assert [len(event.runes) for event in told(events, DefenderThrew)] == [2]
    assert 1 not in position.awaited


@pytest.mark.rule("H7")
def test_a_defender_may_leave_after_the_throw():
    """Hits count all the same."""
    table = board({BJO: own(1, 2)}, seats=4, favours={1: [Favour.HALL_OF_THE_SLAIN]})
    order = Attack(RAV, BJO, 3, 0, 1)
    start, _ = act(acting(table), 0, order, HIT, HIT, BLANK, BLANK, BLANK)
    assert start.awaited == (1,)
    position, _ = leave(start, 1)

    assert position.table.lands[BJO].owner == 0
    assert start.apply(1, NoFavour())[0].table.lands[BJO].owner == 0


@pytest.mark.rule("H7", "H9")
def test_nobody_waits_for_a_leavers_choice():
    """What was chosen in secret does not count."""
    position, _ = running(board(seats=4), RewardPhase())
    position, _ = position.apply(1, ChooseReward(Reward.ATTACK))
    position, _ = leave(position, 1)
    assert position.awaited == (0, 2, 3)
    position, _ = leave(position, 2)
    assert isinstance(position.step, Voting)


@pytest.mark.rule("H7", "H6", "R72")
def test_a_wish_that_is_sure_when_another_leaves_is_enough():
    """Seat 0 would have come first to the last copy: seat 1 has both of Odin's rewards now."""
    options = Options(rewards=RewardsOption.TWO)
    table = board(seats=4, favours={1: [WORD.card]}, options=options)
    position, _ = running(table, RewardPhase())
    for action in (WORD, ChooseReward(Reward.AP), ChooseReward(Reward.WORSHIP)):
        position, _ = position.apply(1, action)
    assert 1 in position.awaited

    position, _ = leave(position, 0)
    assert position.awaited == (2, 3)
    for seat in (2, 3):
        position, events = position.apply(seat, ChooseReward(Reward.AP))
    assert told(events, BoosterTaken) == [BoosterTaken(seat=1, card=Kind.WORSHIP)]


@pytest.mark.rule("H7")
def test_the_last_one_left_wins():
    """At once."""
    position, _ = leave(acting(board()), 0, 2)

    assert position.ending == Ending(CoreReason.RETIRED, (1,))


@pytest.mark.rule("H7", "R50")
def test_the_last_two_may_agree_to_count_the_points():
    """With seats counted anew; silence goes on."""
    table = board()
    table.lands[BJO] = own(1, 1)
    start, _ = leave(acting(table), 0)
    assert start.awaited == (1, 2)
    assert start.default(1) == PlayOn()

    one, _ = start.apply(1, ScoreNow())
    assert one.awaited == (2,)
    both, events = one.apply(2, ScoreNow())
    assert told(events, VoteCounted) == [VoteCounted(score=True)]
    assert both.ending == Ending(Reason.VOTE, (1,))
    assert both.table.seats_of(1) == 2

    position, events = one.apply(2, PlayOn())
    assert told(events, VoteCounted) == [VoteCounted(score=False)]
    assert (position.ending, position.awaited) == (None, (1,))


@pytest.mark.rule("H7", "Preparation")
def test_a_player_may_leave_while_homes_are_chosen():
    """With or without one of his own; no piece is lost."""
    start, _ = RULES.start(4, Options(), seeded("leaving"))
    first, second, third, last = start.table.circle
    position, _ = start.apply(first, start.default(first))
    before = pieces(position)

    gone, _ = leave(position, first)
    assert (gone.awaited, pieces(gone)) == ((second,), before)
    gone, _ = leave(position, third)
    assert (gone.awaited, gone.table.active) == ((second,), second)
    gone, _ = leave(position, second)
    assert (gone.awaited, gone.table.active) == ((third,), third)
    gone, _ = leave(gone, third)
    assert (gone.awaited, gone.table.active) == ((last,), last)


@pytest.mark.rule("H7", "R55")
def test_a_leavers_god_waits_for_a_giant():
    """Where the worshipper has not chosen yet."""
    table = board(seats=4, omens=[Giant.DROUGHT, Giant.WILDFIRE])
    position, _ = acting(table).apply(0, WorshipOnly(God.THOR, 1))
    position, _ = leave(position, 0)

    assert position.table.waiting == (God.THOR,)


# No step waits for who has left

STEPS = get_args(AnyStep)
"""Every kind of step that a save can hold: a new one is among them, or no match can be saved."""
OWN = [kind for kind in STEPS if issubclass(kind, SeatStep)]
LEAVER = 1
EXAMPLES: Mapping[str, Any] = {
    "seat": LEAVER,
    "waiting": (0, LEAVER, 2),
    "staged": (),
    "order": Double(Kind.BUILD, 1, Kind.WORSHIP, 1),
    "gave": (RAV,),
    "got": (BJO,),
    "due": ((RAV, 1),),
    "god": God.THOR,
    "there": 4,
}
"""A value for each field of a step; one of a new name must be entered here."""


def waits_for(position, seat):
    """The steps to come that know of a seat."""
    steps = [msgspec.to_builtins(step) for step in position.agenda]
    return [
        step["type"]
        for step in steps
        if step.get("seat") == seat or seat in step.get("waiting", ())
    ]


def left(kind):
    """A position in which this step comes after the present one, before and after seat 1 leaves."""
    fields = msgspec.structs.fields(kind)
    step = kind(**{field.name: EXAMPLES[field.name] for field in fields if field.required})
    start = at(board(seats=4), Acting(0, ()), step)
    return start, RULES.retire(start, LEAVER)[0]


@pytest.mark.rule("H7")
@pytest.mark.parametrize("kind", STEPS, ids=tag)
def test_no_kind_of_step_waits_for_a_seat_that_has_left(kind):
    """Wherever in the agenda it stands."""
    start, after = left(kind)
    known = {"seat", "waiting"} & set(kind.__struct_fields__)

    assert bool(waits_for(start, LEAVER)) == bool(known)
    assert waits_for(after, LEAVER) == []


@pytest.mark.rule("H7")
@pytest.mark.parametrize("kind", OWN, ids=tag)
def test_the_guard_barks_at_a_step_that_is_none_of_a_seat(kind, monkeypatch):
    """Each of them taken out of the base, one by one."""

    class AllBut(type):
        def __instancecheck__(cls, step):
            return isinstance(step, SeatStep) and not isinstance(step, kind)

    monkeypatch.setattr(retiring, "SeatStep", AllBut("SeatStep", (), {}))

    assert waits_for(left(kind)[1], LEAVER) == [tag(kind)]
