"""The Council phase: removals, seats, victories; scoring and its ties."""

import pytest

from games.core.agenda import Step
from games.core.vocabulary import Ending
from games.norseheim.actions import (
    GiveBack,
    GiveBackAsUsual,
    PlayFavour,
)
from games.norseheim.board import CHIEFTAINS, KINGS
from games.norseheim.character import Character
from games.norseheim.endings import rank
from games.norseheim.events import CouncilMet, Scored
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour
from games.norseheim.leaders import Leader
from games.norseheim.markers import holdings
from games.norseheim.options import Options
from games.norseheim.prompts import GivingBack, GivingMore
from games.norseheim.steps.council import Council, Giving
from games.norseheim.steps.giants import GiantsPhase
from games.norseheim.steps.rounds import RoundEnd
from games.norseheim.table import Reason
from tests.games.looking import offered, told
from tests.games.norseheim.builder import (
    BJO,
    EIL,
    GYL,
    KON,
    ORN,
    RAV,
    RING,
    SAE,
    SETTLED,
    TAA,
    TIN,
    TRO,
    ULV,
    ally,
    board,
    own,
    running,
)

WEAK = Character(0, 0, 0)
"""Strength 1."""
TEARS = PlayFavour(Favour.GOLDEN_TEARS)


def council(lands=None, *after: Step, **rest):
    """The council meets; then what is asked, or rewards."""
    return running(board(lands, **rest), Council(), *after)


def gifts(position, seat=0):
    """What a seat may give back."""
    return set(offered(position, seat, GiveBack))


@pytest.mark.rule("Council", "R48", "R69")
def test_direct_and_convinced_regions_give_seats():
    """Counted in this phase, and fixed until the next one."""
    table = board({BJO: own(0, 1), TAA: ally(1, 2)})
    table.council = {}
    position, events = running(table, Council())

    assert told(events, CouncilMet) == [
        CouncilMet(seat=0, seats=2),
        CouncilMet(seat=1, seats=2),
        CouncilMet(seat=2, seats=1),
    ]
    assert position.table.council[BJO] == 0
    assert position.table.council[TAA] == 1


@pytest.mark.rule("Council", "R47", "V9")
def test_markers_are_given_back_until_the_limit_is_kept():
    """No region left, chieftains with 2, 2 and 1, strength 1: who drops the 1 first drops more."""
    lands = {
        RAV: own(1, 1),
        BJO: ally(0, 2),
        TAA: ally(0, 2),
        TRO: ally(0, 1, leader=Leader.ASGEIR),
    }
    start, _ = council(lands, character=WEAK)
    there = holdings(start.table, 0)
    assert (there.seats, there.limit, there.markers) == (3, 4, 5)
    assert gifts(start) == {GiveBack(BJO, 2), GiveBack(TAA, 2), GiveBack(TRO, 1)}

    position, _ = start.apply(0, GiveBack(TRO, 1))
    assert position.awaited == (0,)
    assert position.table == start.table
    position, events = position.apply(0, GiveBack(BJO, 2))
    assert told(events, CouncilMet)[0] == CouncilMet(seat=0, seats=1)
    assert position.table.markers_of(0) == 2

    position, events = start.apply(0, GiveBack(BJO, 2))
    assert told(events, CouncilMet)[0] == CouncilMet(seat=0, seats=2)
    assert position.table.markers_of(0) == 3


@pytest.mark.rule("R47", "V9")
def test_usually_the_largest_chieftain_goes():
    """The default finds the cheapest way."""
    lands = {
        RAV: own(1, 1),
        BJO: ally(0, 2),
        TAA: ally(0, 2),
        TRO: ally(0, 1, leader=Leader.ASGEIR),
    }
    start, _ = council(lands, character=WEAK)
    assert start.default(0) == GiveBackAsUsual()

    position, _ = start.apply(0, GiveBackAsUsual())
    assert [position.table.lands[region].markers for region in (BJO, TAA, TRO)] == [0, 2, 1]


@pytest.mark.rule("R47", "H8")
def test_usually_markers_above_the_resistance_go_first():
    """No more of them than must; leftovers below the resistance go home."""
    lands = {BJO: ally(0, 4), TAA: ally(0, 2)}
    start, _ = council(lands, character=WEAK)
    assert holdings(start.table, 0).over == 2
    assert gifts(start) == {
        GiveBack(BJO, 1),
        GiveBack(BJO, 2),
        GiveBack(BJO, 4),
        GiveBack(TAA, 2),
    }

    position, _ = start.apply(0, GiveBackAsUsual())
    assert [position.table.lands[region].markers for region in (BJO, TAA)] == [2, 2]
    position, _ = start.apply(0, GiveBack(BJO, 2))
    assert [position.table.lands[region].markers for region in (BJO, TAA)] == [2, 2]

    start, _ = council({BJO: ally(0, 2), TAA: ally(0, 4)}, character=WEAK)
    position, _ = start.apply(0, GiveBackAsUsual())
    assert [position.table.lands[region].markers for region in (BJO, TAA)] == [2, 2]


@pytest.mark.rule("Council", "H9", "H14", "R47")
def test_all_who_have_too_many_give_back_at_once_and_in_secret():
    """Nothing is seen before all have chosen."""
    lands = {BJO: ally(0, 4), TRO: ally(1, 4)}
    start, _ = council(lands, character=WEAK)
    assert start.awaited == (0, 1)

    position, events = start.apply(1, GiveBack(TRO, 1))
    assert (position.awaited, events, position.table) == ((0,), (), start.table)
    position, _ = position.apply(0, GiveBack(BJO, 1))
    assert [position.table.lands[region].markers for region in (BJO, TRO)] == [3, 3]


@pytest.mark.rule("R47", "H9")
def test_each_reads_what_is_still_too_many_after_its_own_choices():
    """A chieftain takes his seat along, so less is allowed; nobody else reads it."""
    start, _ = council({BJO: ally(0, 4), TAA: ally(0, 3)}, character=WEAK)
    assert (start.aside(0), start.prompt(0)) == (None, GivingBack(0, 7, 4))
    position, _ = start.apply(0, GiveBack(TAA, 3))

    assert position.aside(0) == GivingMore(1, 3)
    assert position.prompt(0) == start.prompt(0)


@pytest.mark.rule("R45", "Council")
def test_guests_march_when_their_chieftain_is_given_up():
    """Home to RAV."""
    start, _ = council({BJO: ally(0, 4, 1), TAA: ally(0, 2)}, character=WEAK)
    position, _ = start.apply(0, GiveBack(BJO, 4))

    assert position.table.lands[RAV].warriors == 4


@pytest.mark.rule("F6", "H6", "H14")
def test_golden_tears_allow_three_markers_more_in_this_council():
    """Only who is over the limit is asked; not played by silence; gone then."""
    cards = {0: [Favour.GOLDEN_TEARS], 1: [Favour.GOLDEN_TEARS]}
    start, _ = council({BJO: ally(0, 5)}, character=WEAK, favours=cards)
    assert start.awaited == (0,)
    assert TEARS in start.asks[0]

    position, _ = start.apply(0, TEARS)
    assert position.table.lands[BJO].markers == 5
    assert position.table.spent == (Favour.GOLDEN_TEARS,)

    start, _ = council({BJO: ally(0, 7)}, character=WEAK, favours=cards)
    position, _ = start.apply(0, TEARS)
    assert isinstance(position.step, Giving)
    assert TEARS not in position.asks[0]
    position, _ = position.apply(0, GiveBackAsUsual())
    assert position.table.lands[BJO].markers == 6


@pytest.mark.rule("The Goal", "Game End", "R48", "R1")
def test_nine_seats_win_at_once():
    """Eight do not."""
    regions = [region for region in CHIEFTAINS if region not in (RAV, ULV, GYL)]
    nine = {region: own(0, 1) for region in regions[:8]}
    position, _ = council(nine)
    assert position.ending == Ending(Reason.MAJORITY, (0,))

    eight = {region: own(0, 1) for region in regions[:7]}
    assert council(eight)[0].ending is None
    assert council(nine, options=Options(kings_seats=True))[0].ending is None


@pytest.mark.rule("R1", "R48", "options")
def test_eleven_of_twenty_seats_win_by_option():
    """Kings regions count; ten do not win."""
    regions = [region for region in CHIEFTAINS if region not in (RAV, ULV, GYL)]
    options = Options(kings_seats=True)
    ten = {region: own(0, 1) for region in (*regions[:8], EIL)}
    position, _ = council(ten, options=options)
    assert (position.table.seats_of(0), position.ending) == (10, None)

    position, _ = council(ten | {KON: own(0, 1)}, options=options)
    assert position.ending == Ending(Reason.MAJORITY, (0,))


@pytest.mark.rule("The Goal", "Game End", "V13", "R48")
def test_all_three_kings_regions_win_at_once():
    """Directly held, when the council meets; in the sixth round too."""
    position, _ = council({region: own(1, 1) for region in KINGS}, round=6)
    assert position.ending == Ending(Reason.KINGS, (1,))
    assert council({EIL: own(1, 1), KON: own(1, 1), TIN: own(0, 1)})[0].ending is None


@pytest.mark.rule("The Goal", "R49", "V13")
def test_of_two_premature_victories_more_seats_win():
    """Nine seats beat the Kings regions."""
    regions = [region for region in CHIEFTAINS if region not in (RAV, ULV, GYL)]
    lands = {region: own(1, 1) for region in KINGS}
    lands |= {region: own(0, 1) for region in regions[:8]}

    assert council(lands)[0].ending == Ending(Reason.MAJORITY, (0,))
    both = lands | {region: own(0, 1) for region in KINGS}
    assert council(both)[0].ending == Ending(Reason.MAJORITY, (0,))


@pytest.mark.rule("Game End", "R50")
def test_after_six_rounds_the_most_power_wins():
    """Values of direct regions then, and seats as the last council fixed them."""
    table = board({TAA: ally(1, 2)}, round=6)
    table.lands[BJO] = own(0, 1)
    position, events = running(table, RoundEnd())

    assert told(events, Scored) == [
        Scored(seat=0, values=7, seats=1, power=8),
        Scored(seat=1, values=4, seats=2, power=6),
        Scored(seat=2, values=4, seats=1, power=5),
    ]
    assert position.ending == Ending(Reason.SCORE, (0,))


TIES = {
    "seats": ({TAA: ally(1, 2), TRO: ally(1, 2), SAE: own(0, 1)}, {}),
    "kings": ({EIL: own(1, 1)}, {BJO: own(0, 1), ORN: own(0, 1)}),
    "warriors": ({ULV: own(1, 4, RING)}, {}),
    "ap": ({}, {}),
    "order": ({}, {}),
}
"""What lies on the map at the last council, and what changes after it."""


@pytest.mark.rule("R50")
@pytest.mark.parametrize("tie", TIES)
def test_ties_are_broken_until_one_is_left(tie):
    """Seats, Kings regions, warriors, AP, and who is earlier in the order."""
    before, after = TIES[tie]
    table = board(before, round=6, ap=(5, 6, 5) if tie == "ap" else 5, order=(2, 0, 1))
    table.lands |= after
    if tie == "order":
        table.order = (1, 0, 2)
    position, _ = running(table, RoundEnd())
    best, second = sorted((rank(position.table, seat) for seat in range(3)), reverse=True)[:2]

    assert position.ending == Ending(Reason.SCORE, (1,))
    assert next(at for at in range(6) if best[at] != second[at]) == 1 + list(TIES).index(tie)


@pytest.mark.rule("R59", "R51", "Game End")
def test_the_score_comes_after_the_giants():
    """A region that they have emptied counts no more."""
    table = board({BJO: own(0, 0, SETTLED)}, round=6, omens=[Giant.WILDFIRE])
    _, events = running(table, GiantsPhase(), RoundEnd())

    assert [event.values for event in told(events, Scored)] == [4, 4, 4]
