"""Rounds: player order, passing, income, growth, and what ends a round."""

import pytest

from games.norseheim.actions import (
    Attack,
    ChooseReward,
    DeclareMercy,
    Done,
    LightFingers,
    NoMercy,
    Pass,
    PlayFavour,
    Relocate,
)
from games.norseheim.events import GuestLeft, IncomePaid, NothingLeft, RoundBegan, TurnBegan
from games.norseheim.giant_events import Grew
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import Kind
from games.norseheim.leaders import Leader
from games.norseheim.options import Options
from games.norseheim.rewards import Reward
from games.norseheim.rules import RULES
from games.norseheim.steps.rounds import Growth, Income, Mercy, Round, RoundEnd, player_order
from games.norseheim.table import Phase, Reason
from tests.games.looking import kinds, offered, told
from tests.games.norseheim.builder import (
    BJO,
    EIL,
    GYL,
    HVE,
    ORN,
    RAV,
    RING,
    SAE,
    TAA,
    TRO,
    ULV,
    acting,
    ally,
    board,
    npc,
    own,
    running,
)


@pytest.mark.rule("Player Order", "R11", "V3")
def test_the_fewest_ap_go_first_and_of_equals_the_marker_on_top():
    """Both on 9: whose marker moved last goes first."""
    table = board(ap=(9, 4, 9))
    table.change_player(0, arrival=7)
    table.change_player(2, arrival=8)
    table.arrivals = 8

    assert player_order(table) == (1, 2, 0)
    table.gain(0, 1)
    table.gain(0, -1)
    assert player_order(table) == (1, 0, 2)


@pytest.mark.rule("R11")
def test_a_marker_that_does_not_move_keeps_its_place():
    """Nothing gained is no move."""
    table = board(ap=9)
    before = table.players[0].arrival
    table.gain(0, 0)

    assert table.players[0].arrival == before


@pytest.mark.rule("Player Order", "R12", "R15", "R54")
def test_a_round_begins_with_the_order_and_all_cards_in_hand():
    """Gods may be worshipped again; the order holds for the whole round."""
    table = board(ap=(9, 4, 6), round=2, worshipped=(God.THOR,))
    table.change_player(1, used={Kind.ATTACK: 1}, passed=True)
    position, events = running(table, Round())
    table = position.table

    assert told(events, RoundBegan) == [RoundBegan(round=3, seats=(1, 2, 0))]
    assert (table.order, table.worshipped) == ((1, 2, 0), ())
    assert not any(player.used or player.passed for player in table.players)


@pytest.mark.rule("Actions", "R12", "R13")
def test_turns_go_round_until_all_have_passed():
    """Passing is final for the phase and costs nothing."""
    position = acting(board({BJO: own(1, 1), SAE: own(1, 1)}))
    turns = []
    for action in (Pass(), Relocate(ULV, BJO, 1, 1), Done(), Pass(), Pass()):
        (seat,) = position.awaited
        turns.append((seat, type(action)))
        position, _ = position.apply(seat, action)

    assert turns == [(0, Pass), (1, Relocate), (1, Done), (2, Pass), (1, Pass)]
    assert position.table.phase is Phase.REWARD
    assert [player.ap for player in position.table.players] == [20, 18, 20]


@pytest.mark.rule("R17", "H5")
def test_whoever_can_do_nothing_passes_without_being_asked():
    """No AP and no Gods card that could be played; Sleipnir alone does not help."""
    table = board(ap=(0, 20, 0), favours={2: [Favour.SLEIPNIR]}, active=2)
    position, events = acting(table, 1).apply(1, Pass())

    assert told(events, NothingLeft) == [NothingLeft(seat=2), NothingLeft(seat=0)]
    assert position.table.phase is Phase.REWARD


@pytest.mark.rule("H5", "R17", "R57")
def test_a_turn_with_only_gods_cards_counts_as_a_pass():
    """AP from the ravens can be spent; then to pass is to pass."""
    table = board(ap=(0, 20, 20), favours={0: [Favour.THE_RAVENS_REPORT]})
    position, _ = acting(table).apply(0, PlayFavour(Favour.THE_RAVENS_REPORT))

    assert position.table.players[0].ap == 3
    assert position.awaited == (0,)
    position, _ = position.apply(0, Pass())
    assert position.table.players[0].passed


@pytest.mark.rule("R17")
def test_to_pass_is_offered_wherever_something_else_is():
    """Only a pass, or the deadline, passes."""
    position = acting(board())

    assert Pass in kinds(position, 0)
    assert position.default(0) == Pass()
    assert Pass.weighty


@pytest.mark.rule("Income", "R63", "V10", "R12")
def test_income_is_values_and_seats_in_player_order():
    """GYL 4, ORN 2 and a convinced TRO: 4 + 2 + 3 seats."""
    lands = {ORN: own(2, 1), TRO: ally(2, 2), RAV: own(0, 1)}
    position, events = running(board(lands, order=(1, 2, 0)), Income())

    assert told(events, IncomePaid) == [
        IncomePaid(seat=1, ap=5, total=25),
        IncomePaid(seat=2, ap=9, total=29),
        IncomePaid(seat=0, ap=5, total=25),
    ]
    assert position.table.power(2) == 9
    assert player_order(position.table) == (0, 1, 2)


@pytest.mark.rule("R63", "R1")
def test_a_kings_region_pays_its_value_but_has_no_seat():
    """Five, and nothing for a seat."""
    table = board({EIL: own(0, 1)})

    assert (table.worth(0), table.seats_of(0), table.power(0)) == (9, 1, 10)


@pytest.mark.rule("Non-Player Chieftain", "R60", "V11")
def test_leaders_grow_where_the_die_shows_their_threshold():
    """A 4: tiles with 3 and 4 grow, 5 and 6 do not; convinced and Kings regions too."""
    lands = {
        ORN: npc(2, Leader.ASGEIR),
        SAE: npc(2, Leader.ALREKR),
        HVE: npc(2, Leader.FRODI),
        BJO: npc(2, Leader.SIGRUN),
        TAA: ally(0, 1, leader=Leader.ASGEIR),
        EIL: npc(3, Leader.HROLF),
    }
    table = board(lands)
    position, events = running(table, Growth(), faces=[4])
    grown = told(events, Grew)[0].regions

    assert {ORN, SAE, TAA} <= set(grown)
    assert not {HVE, BJO, EIL} & set(grown)
    assert position.table.lands[TAA].npc == 3
    assert position.table.die == 4
    assert EIL in told(running(board(lands), Growth(), faces=[5])[1], Grew)[0].regions


@pytest.mark.rule("Non-Player Chieftain", "Stacking limit", "R62", "V11")
def test_a_guest_makes_room_for_a_growing_leader():
    """4 and 2 guests: one guest leaves, 5 are the leader's; six are enough."""
    lands = {TAA: ally(0, 2, 2, army=4), BJO: npc(6)}
    position, events = running(board(lands), Growth(), faces=[6])
    land = position.table.lands[TAA]

    assert (land.npc, land.warriors) == (5, 1)
    assert told(events, GuestLeft) == [GuestLeft(seat=0, region=TAA)]
    assert position.table.lands[BJO].npc == 6


LAST = {BJO: own(0, 1), TAA: ally(1, 2)}
"""Seat 2 alone has the fewest seats."""


@pytest.mark.rule("Mercy rule", "R52", "H12")
def test_mercy_fills_the_last_region_for_all_ap_and_the_phase():
    """Nothing else of the round is lost."""
    position, _ = running(board(LAST, round=0), Round())
    assert position.awaited == (2,)

    position, _ = position.apply(2, DeclareMercy())

    assert position.table.lands[GYL].warriors == 6
    assert (position.table.players[2].ap, position.table.players[2].passed) == (0, True)
    assert position.table.order == (2, 1, 0)
    assert position.awaited == (1,)


@pytest.mark.rule("Mercy rule", "R52", "R65")
def test_nobody_is_asked_for_mercy_who_ties_or_has_no_room():
    """At the start all tie; a full region, or an empty supply, has nothing to gain."""
    tied, _ = running(board(round=0), Round())
    assert not isinstance(tied.step, Mercy)

    full, _ = running(board(LAST | {GYL: own(2, 6, RING)}), Round())
    assert not isinstance(full.step, Mercy)


@pytest.mark.rule("Mercy rule")
def test_a_robot_keeps_its_means_where_mercy_brings_little():
    """In each of the first rounds, with the AP that it has then."""
    for number in range(3):
        lands = LAST | {GYL: own(2, 5, RING)}
        start, _ = running(board(lands, round=number, ap=9), Round())
        worth = {
            action: RULES.appraise(RULES.view(start.apply(2, action)[0], 2))
            for action in start.asks[2]
        }
        assert worth[NoMercy()] > worth[DeclareMercy()]


@pytest.mark.rule("Mercy rule", "R52", "options")
def test_only_the_fewest_seats_and_one_region_deserve_mercy():
    """In every round again; never where the option is off."""
    position, _ = running(board(LAST), Round())
    assert position.awaited == (2,)
    assert isinstance(position.step, Mercy)

    position, events = running(board(LAST, options=Options(mercy=False)), Round())
    assert told(events, TurnBegan)


@pytest.mark.rule("R51", "Reward", "Income")
def test_the_last_round_has_neither_reward_nor_income():
    """Growth and Giants come, then the points are counted."""
    table = board(round=5, options=Options(mercy=False), ap=0)
    position, events = running(table, Round(), faces=[1])

    assert position.ending is not None
    assert position.ending.reason == Reason.SCORE
    assert not told(events, IncomePaid)
    assert position.table.die == 1


@pytest.mark.rule("Actions")
def test_ap_that_are_left_are_kept():
    """The next round begins with them."""
    position, _ = running(board(ap=(3, 4, 5), options=Options(mercy=False)), RoundEnd())

    assert [player.ap for player in position.table.players] == [3, 4, 5]
    assert position.table.round == 4


@pytest.mark.rule("R12")
def test_who_comes_next_can_be_told():
    """Whoever has not passed after the active player; nobody where it goes without saying."""
    position = acting(board())
    assert RULES.following(position) == 1

    position, _ = position.apply(0, Pass())
    assert RULES.following(position) == 2
    position, _ = position.apply(1, Pass())
    assert RULES.following(position) is None
    position, _ = position.apply(2, Pass())
    assert RULES.following(position) is None


@pytest.mark.rule("R13", "R57")
def test_whoever_has_passed_may_play_gods_cards_in_defence():
    """And lose AP to light fingers."""
    table = board({BJO: own(1, 2)}, favours={1: [Favour.GUNGNIR], 0: [Favour.LIGHT_FINGERS]})
    table.change_player(1, passed=True)
    position = acting(table)

    assert LightFingers(1) in offered(position, 0, LightFingers)
    position, _ = position.apply(0, Attack(RAV, BJO, 1, 0, 1))
    assert position.awaited == (1,)


@pytest.mark.rule("Reward", "Income", "Player Order")
def test_a_whole_round_runs_through_its_phases():
    """Rewards, income and growth follow the council, then a new round begins."""
    table = board(round=1, ap=0, options=Options(mercy=False))
    position, events = running(table, Round())
    assert position.table.phase is Phase.REWARD

    for seat in (0, 1, 2):
        position, events = position.apply(seat, ChooseReward(Reward.AP))
    assert [event.seat for event in told(events, IncomePaid)] == [2, 1, 0]
    assert position.table.round == 3
