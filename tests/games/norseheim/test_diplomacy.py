"""Diplomacy: markers, limits, outbidding, taking back, guests on the march."""

import pytest

from games.core.errors import IllegalAction
from games.norseheim.actions import (
    Attack,
    Brisingamen,
    Diplomacy,
    Pass,
    Recall,
    SilverTongue,
)
from games.norseheim.board import nearest
from games.norseheim.character import Character
from games.norseheim.events import ChieftainLost, GuestsLost, GuestsMarched, MarkersReturned
from games.norseheim.gods import Favour
from games.norseheim.leaders import Leader
from games.norseheim.refusals import (
    NobodyToConvince,
    NoMarkersThere,
    TooFewMarkers,
    TooManyMarkers,
)
from tests.games.loaded_dice import act
from tests.games.looking import kinds, offered, told
from tests.games.norseheim.builder import (
    BJO,
    BLANK,
    EIL,
    GRA,
    HIT,
    HVE,
    ORN,
    RAV,
    SAE,
    SKI,
    STE,
    TAA,
    TRO,
    ULV,
    acting,
    ally,
    board,
    npc,
    own,
)


def placements(position, seat=0):
    """Which numbers of markers may be placed where."""
    found = {}
    for order in offered(position, seat, Diplomacy):
        found.setdefault(order.region, set()).add(order.markers)
    return found


@pytest.mark.rule("Diplomacy", "R41", "R46")
def test_markers_convince_a_chieftain_anywhere_but_no_guard():
    """At least his resistance; whoever is far away can be convinced too."""
    table = board({HVE: npc(leader=Leader.ASGEIR), SKI: npc(leader=Leader.KETIL)})
    position = acting(table)
    found = placements(position)

    assert found[HVE] == {1, 2, 3}
    assert found[BJO] == {2, 3}
    assert not {SKI, EIL, RAV, ULV} & set(found)
    position, _ = position.apply(0, Diplomacy(HVE, 1, 1))
    land = position.table.lands[HVE]
    assert (land.ally, land.markers, land.npc, land.leader) == (0, 1, 2, Leader.ASGEIR)
    assert position.table.players[0].ap == 16


@pytest.mark.rule("R42", "V8", "H11", "R69")
def test_the_limit_is_seats_on_the_council_board_and_strength():
    """3 seats, strength 2: with 2 + 2 markers one is left, enough for a resistance of 1."""
    lands = {BJO: ally(0, 2), TRO: ally(0, 2), HVE: npc(leader=Leader.ASGEIR)}
    table = board(lands)
    position = acting(table)

    assert (table.seats_of(0), table.limit(0)) == (3, 5)
    assert placements(position) == {HVE: {1}, BJO: {1}, TRO: {1}}
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, Diplomacy(TAA, 2, 1))
    assert refused.value.refusal == TooManyMarkers(1)

    position, _ = position.apply(0, Diplomacy(HVE, 1, 1))
    assert position.table.seats_of(0) == 3
    assert position.table.seats_now(0) == 4
    assert position.table.limit(0) == 5


@pytest.mark.rule("R42")
def test_a_step_on_the_board_raises_the_limit_at_once():
    """Strength counts as it stands now."""
    assert board(character=Character(2, 4, 2)).limit(0) == 1 + 3


@pytest.mark.rule("R69", "R42")
def test_seats_and_limit_stand_whatever_happens_on_the_map():
    """A conquered chieftain is lost at once, his seat and its marker not before the council."""
    position = acting(board({BJO: ally(1, 2), TAA: ally(1, 2)}))
    before = position.table
    position, _ = act(position, 0, Attack(RAV, BJO, 3, 0, 1), HIT, HIT, BLANK, BLANK, BLANK)
    table = position.table

    assert (table.seats_now(0), table.seats_now(1)) == (2, 2)
    assert table.council == before.council
    assert (table.seats_of(0), table.seats_of(1)) == (1, 3)
    assert [table.limit(seat) for seat in (0, 1)] == [before.limit(seat) for seat in (0, 1)]


@pytest.mark.rule("R43", "R41", "Diplomacy")
def test_a_rival_is_outbid_by_more_markers_and_gets_his_back():
    """At least one more than he has; control changes at once, seats do not."""
    table = board({BJO: ally(1, 2)})
    position = acting(table)
    assert placements(position)[BJO] == {3}

    position, events = position.apply(0, Diplomacy(BJO, 3, 1))
    assert (position.table.lands[BJO].ally, position.table.markers_of(1)) == (0, 0)
    assert told(events, MarkersReturned) == [MarkersReturned(seat=1, region=BJO, markers=2)]
    assert position.table.council[BJO] == 1


@pytest.mark.rule("R41", "R65")
def test_too_few_markers_are_illegal_and_insurance_is_legal():
    """One more for one's own chieftain is enough."""
    table = board({BJO: ally(0, 2)})
    position = acting(table)
    assert placements(position)[BJO] == {1, 2}
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, Diplomacy(TAA, 1, 1))
    assert refused.value.refusal == TooFewMarkers(TAA, 2)
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, Diplomacy(EIL, 3, 1))
    assert refused.value.refusal == NobodyToConvince(EIL)


@pytest.mark.rule("R44", "H8", "H11")
def test_markers_may_be_taken_back_as_the_first_step():
    """The chieftain is lost with too few of them; the whole order is legal as one."""
    table = board({BJO: ally(0, 2), TRO: ally(0, 3)})
    start = acting(table)
    assert placements(start) == {}
    assert set(offered(start, 0, Recall)) == {Recall(BJO, 2), Recall(TRO, 1), Recall(TRO, 3)}

    position, events = start.apply(0, Recall(BJO, 2))
    assert events == ()
    assert position.table == table
    assert kinds(position, 0) == {Diplomacy, Recall, Pass}
    assert BJO not in placements(position)
    position, events = position.apply(0, Diplomacy(TAA, 2, 1))
    assert (position.table.lands[BJO].ally, position.table.lands[TAA].ally) == (None, 0)
    assert told(events, ChieftainLost) == [ChieftainLost(seat=0, region=BJO)]


@pytest.mark.rule("R44", "H8")
def test_nothing_happens_if_the_order_is_not_completed():
    """Markers that were to be taken back stay; silence is to pass."""
    start = acting(board({BJO: ally(0, 3)}))
    position, _ = start.apply(0, Recall(BJO, 1))
    assert position.default(0) == Pass()
    passed, _ = position.apply(0, Pass())
    assert passed.table.lands == start.table.lands
    with pytest.raises(IllegalAction) as refused:
        start.apply(0, Recall(BJO, 2))
    assert refused.value.refusal == NoMarkersThere(BJO)


@pytest.mark.rule("R44", "H8")
def test_more_may_be_taken_back_from_the_same_chieftain():
    """First what he does not need, then all."""
    position, _ = acting(board({BJO: ally(0, 3)})).apply(0, Recall(BJO, 1))
    assert offered(position, 0, Recall) == [Recall(BJO, 2)]
    position, _ = position.apply(0, Recall(BJO, 2))
    assert Recall not in kinds(position, 0)
    position, _ = position.apply(0, Diplomacy(TAA, 3, 1))

    assert position.table.lands[BJO].ally is None
    assert position.table.lands[TAA].markers == 3


@pytest.mark.rule("R44", "H8", "R45")
def test_guests_march_when_their_chieftain_is_taken_back():
    """To the nearest own region with room."""
    start = acting(board({BJO: ally(0, 2, 2), TRO: ally(0, 3)}))
    position, _ = start.apply(0, Recall(BJO, 2))
    position, events = position.apply(0, Diplomacy(TAA, 2, 1))

    assert told(events, GuestsMarched) == [
        GuestsMarched(seat=0, source=BJO, target=RAV, warriors=2)
    ]
    assert position.table.lands[RAV].warriors == 5


@pytest.mark.rule("R45", "R43")
def test_guests_of_the_outbid_march_to_the_nearest_regions_with_room():
    """One border first, then two; of equals the lower number; the rest is lost."""
    lands = {
        BJO: ally(1, 2, 4),
        ULV: own(1, 5),
        GRA: own(1, 5),
        STE: own(1, 5),
    }
    position, events = acting(board(lands)).apply(0, Diplomacy(BJO, 3, 1))
    marched = [(event.target, event.warriors) for event in told(events, GuestsMarched)]

    assert marched == [(ULV, 1), (GRA, 1), (STE, 1)]
    assert told(events, GuestsLost) == [GuestsLost(seat=1, region=BJO, warriors=1)]
    assert position.table.lands[BJO].npc == 2
    assert nearest(BJO)[:3] == (EIL, RAV, ULV)


@pytest.mark.rule("R45", "R33")
def test_a_chieftain_without_warriors_keeps_his_tile_when_guests_leave():
    """Anybody may walk in then."""
    lands = {BJO: ally(1, 2, 1, army=0)}
    position, _ = acting(board(lands)).apply(0, Diplomacy(BJO, 3, 1))
    land = position.table.lands[BJO]

    assert (land.leader, land.crowd, land.ally) == (Leader.ALREKR, 0, 0)


@pytest.mark.rule("L2", "H6", "R45")
def test_silver_tongue_sends_up_to_two_markers_home():
    """Of one rival, from one region; with too few left the chieftain is lost at once."""
    table = board({BJO: ally(1, 3), SAE: ally(0, 2)}, favours={0: [Favour.SILVER_TONGUE]})
    start = acting(table)
    assert set(offered(start, 0, SilverTongue)) == {SilverTongue(BJO, 1), SilverTongue(BJO, 2)}

    position, _ = start.apply(0, SilverTongue(BJO, 1))
    assert (position.table.lands[BJO].ally, position.table.lands[BJO].markers) == (1, 2)
    position, events = start.apply(0, SilverTongue(BJO, 2))
    assert position.table.lands[BJO].ally is None
    assert position.table.markers_of(1) == 0
    assert told(events, ChieftainLost)
    with pytest.raises(IllegalAction):
        start.apply(0, SilverTongue(ORN, 1))


@pytest.mark.rule("F2", "H6")
def test_brisingamen_is_a_free_diplomacy():
    """No card, no AP, the same limits; markers may be taken back for it too."""
    table = board({BJO: ally(0, 3)}, ap=(0, 9, 9), favours={0: [Favour.BRISINGAMEN]})
    start = acting(table)
    assert kinds(start, 0) == {Brisingamen, Recall, Pass}

    position, _ = start.apply(0, Recall(BJO, 1))
    assert kinds(position, 0) == {Brisingamen, Recall, Pass}
    position, _ = position.apply(0, Brisingamen(TAA, 2))
    assert position.table.lands[TAA].ally == 0
    assert position.table.lands[BJO].markers == 2
    assert position.table.players[0].favours == ()
