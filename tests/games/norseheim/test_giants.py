"""The Giants phase: five effects, covered cards, Giant-Bane and Turned Omen."""

import pytest

from games.norseheim.actions import GiantBane, NoFavour, TurnedOmen
from games.norseheim.board import NEIGHBOURS, REGIONS, border
from games.norseheim.events import FavourKept, LeaderCame
from games.norseheim.giant_events import DanevoldFell, GiantStruck, GiantTamed, NobodyStruck
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour, God
from games.norseheim.land import Building, Omen
from games.norseheim.steps.giants import GiantsPhase
from tests.games.looking import kinds, told
from tests.games.norseheim.builder import (
    BJO,
    EIL,
    GRA,
    GRN,
    HVA,
    HVE,
    ORN,
    RAV,
    RING,
    SETTLED,
    SIL,
    SKI,
    STE,
    TAA,
    TRO,
    ULV,
    ally,
    board,
    npc,
    own,
    running,
)


def strike(giant, lands, **rest):
    """One card is carried out."""
    return running(board(lands, omens=[giant], **rest), GiantsPhase())


def crowds(position, *regions):
    """All warriors in some regions."""
    return [position.table.lands[region].crowd for region in regions]


@pytest.mark.rule("TOLL", "Giants")
def test_toll_takes_a_warrior_where_there_are_two():
    """In every region of the landscape, and nowhere else."""
    lands = {HVA: npc(3), SIL: own(0, 1), SKI: own(1, 2), BJO: npc(3)}
    position, _ = strike(Giant.SPRING_FLOOD, lands)

    assert crowds(position, HVA, SIL, SKI, BJO) == [2, 1, 1, 3]


@pytest.mark.rule("WRATH")
@pytest.mark.parametrize(("before", "left"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_wrath_takes_half_the_warriors_rounded_down(before, left):
    """Never the last one."""
    position, _ = strike(Giant.BLACK_FROST, {TAA: own(0, before), TRO: npc(before)})

    assert crowds(position, TAA, TRO) == [left, left]


@pytest.mark.rule("WRATH", "R32")
def test_giants_take_a_leaders_warriors_before_guests():
    """In a mixed region."""
    position, _ = strike(Giant.BLACK_FROST, {TAA: ally(0, 2, 4, army=1)})
    land = position.table.lands[TAA]

    assert (land.npc, land.warriors) == (0, 3)


@pytest.mark.rule("RUIN", "R34")
def test_ruin_takes_one_building_step_and_may_empty_a_region():
    """Ring, else settlement; who has nothing else there loses it to a new leader."""
    lands = {SKI: own(0, 0, RING), HVA: own(0, 2, SETTLED), SIL: own(1, 0, SETTLED)}
    position, events = strike(Giant.STORM_SURGE, lands)
    table = position.table

    assert table.lands[SKI].building is Building.SETTLEMENT
    assert (table.lands[HVA].building, table.lands[HVA].owner) == (Building.NONE, 0)
    assert table.lands[SIL].owner is None
    assert [event.region for event in told(events, LeaderCame)] == [SIL]


@pytest.mark.rule("UNREST", "R45", "H8")
def test_unrest_sheds_a_marker_of_each_convinced_chieftain():
    """With too few left control is lost and the rest comes home."""
    position, _ = strike(Giant.DROUGHT, {ORN: ally(0, 2)})
    assert position.table.lands[ORN].ally is None
    assert position.table.markers_of(0) == 0

    position, _ = strike(Giant.DROUGHT, {ORN: ally(0, 3, 1)})
    assert (position.table.lands[ORN].markers, position.table.lands[ORN].warriors) == (2, 1)


@pytest.mark.rule("UNREST")
def test_a_giant_that_finds_nothing_to_harm_says_so():
    """Else its line would stand there without an end."""
    _, events = strike(Giant.DROUGHT, {})
    assert told(events, NobodyStruck) == [NobodyStruck()]

    _, events = strike(Giant.DROUGHT, {ORN: ally(0, 3)})
    assert told(events, NobodyStruck) == []


@pytest.mark.rule("QUAKE", "R37")
def test_a_quake_fells_danevolds_and_takes_a_toll():
    """On any border of a Mountain region: EIL, STE, GRA, ISF."""
    danevolds = (border(RAV, EIL), border(STE, TAA), border(TRO, ULV))
    position, events = strike(Giant.THE_MOUNTAIN_WALKS, {GRA: npc(3)}, danevolds=danevolds)

    assert position.table.danevolds == (border(TRO, ULV),)
    assert [border(e.region, e.toward) for e in told(events, DanevoldFell)] == [*danevolds[:2]]
    assert crowds(position, GRA) == [2]


@pytest.mark.rule("Giants", "R56", "R58", "R59", "Gods vs. Giants")
def test_covered_cards_go_under_the_deck_and_others_are_carried_out():
    """The oldest first; all markers go home."""
    omens = (Omen(Giant.HAILSTORM), Omen(Giant.DROUGHT, God.ODIN), Omen(Giant.WILDFIRE))
    table = board(omens=omens, giants=(Giant.ROCKFALL,), waiting=(God.THOR,))
    position, events = running(table, GiantsPhase())
    table = position.table

    assert told(events, GiantStruck) == [
        GiantStruck(giant=Giant.HAILSTORM),
        GiantStruck(giant=Giant.WILDFIRE),
    ]
    assert told(events, GiantTamed) == [GiantTamed(giant=Giant.DROUGHT, god=God.ODIN)]
    assert table.giants == (Giant.DROUGHT, Giant.ROCKFALL)
    assert table.struck == (Giant.HAILSTORM, Giant.WILDFIRE)
    assert (table.omens, table.waiting) == ((), ())


@pytest.mark.rule("R59")
def test_no_giant_touches_ap():
    """The next order is settled by the income."""
    for giant in Giant:
        position, _ = strike(giant, {BJO: own(0, 3, RING)})
        assert [player.ap for player in position.table.players] == [20, 20, 20]


@pytest.mark.rule("T6", "H6", "R57")
def test_giant_bane_puts_an_uncovered_card_under_the_deck():
    """By silence it is kept; covered cards are safe already."""
    omens = (Omen(Giant.HAILSTORM), Omen(Giant.DROUGHT, God.ODIN))
    table = board(omens=omens, favours={1: [Favour.GIANT_BANE]}, giants=(Giant.ROCKFALL,))
    start, _ = running(table, GiantsPhase())
    assert start.awaited == (1,)
    assert start.default(1) == NoFavour()
    assert list(start.asks[1].kinds[GiantBane]) == [GiantBane(Giant.HAILSTORM)]

    position, events = start.apply(1, GiantBane(Giant.HAILSTORM))
    assert not told(events, GiantStruck)
    assert position.table.giants[-1] is Giant.ROCKFALL
    assert position.table.spent == (Favour.GIANT_BANE,)


@pytest.mark.rule("L5", "H6")
def test_turned_omen_moves_a_marker_to_an_uncovered_card():
    """What was covered strikes instead."""
    omens = (Omen(Giant.HAILSTORM), Omen(Giant.DROUGHT, God.ODIN))
    start, _ = running(board(omens=omens, favours={1: [Favour.TURNED_OMEN]}), GiantsPhase())
    position, events = start.apply(1, TurnedOmen(Giant.DROUGHT, Giant.HAILSTORM))

    assert told(events, GiantStruck) == [GiantStruck(giant=Giant.DROUGHT)]
    assert told(events, GiantTamed) == [GiantTamed(giant=Giant.HAILSTORM, god=God.ODIN)]
    assert position.table.players[1].favours == ()


@pytest.mark.rule("H6", "H9", "T6", "L5")
def test_what_has_become_impossible_is_skipped_and_the_card_kept():
    """In player order: the Giant is away before the god could move there."""
    omens = (Omen(Giant.HAILSTORM), Omen(Giant.DROUGHT, God.ODIN))
    cards = {0: [Favour.TURNED_OMEN], 1: [Favour.GIANT_BANE]}
    start, _ = running(board(omens=omens, favours=cards, order=(1, 0, 2)), GiantsPhase())
    assert start.awaited == (0, 1)
    position, events = start.apply(0, TurnedOmen(Giant.DROUGHT, Giant.HAILSTORM))
    assert events == ()
    position, events = position.apply(1, GiantBane(Giant.HAILSTORM))

    assert told(events, FavourKept) == [FavourKept(seat=0, card=Favour.TURNED_OMEN)]
    assert position.table.players[0].favours == (Favour.TURNED_OMEN,)

    omens = (Omen(Giant.HAILSTORM), Omen(Giant.DROUGHT, God.ODIN))
    start, _ = running(board(omens=omens, favours=cards), GiantsPhase())
    position, _ = start.apply(0, TurnedOmen(Giant.DROUGHT, Giant.HAILSTORM))
    position, events = position.apply(1, GiantBane(Giant.HAILSTORM))
    assert told(events, FavourKept) == [FavourKept(seat=1, card=Favour.GIANT_BANE)]


@pytest.mark.rule("H6", "R57")
def test_nobody_is_asked_where_a_card_could_do_nothing():
    """Turned Omen needs a covered card and an uncovered one."""
    table = board(omens=[Giant.HAILSTORM], favours={0: [Favour.TURNED_OMEN]})
    position, events = running(table, GiantsPhase())

    assert told(events, GiantStruck)
    assert NoFavour not in kinds(position, 0)


CARDS = {
    Giant.SPRING_FLOOD: (SKI, HVA, "toll"),
    Giant.STORM_SURGE: (SKI, HVA, "ruin"),
    Giant.THE_SERPENT_TURNS: (SKI, HVA, "wrath"),
    Giant.WOLF_WINTER: (BJO, GRN, "toll"),
    Giant.WILDFIRE: (BJO, GRN, "ruin"),
    Giant.SICKNESS_IN_THE_WOODS: (BJO, GRN, "unrest"),
    Giant.ROCKFALL: (STE, GRA, "toll"),
    Giant.AVALANCHE: (STE, GRA, "wrath"),
    Giant.THE_MOUNTAIN_WALKS: (STE, GRA, "quake"),
    Giant.HAILSTORM: (HVE, ORN, "toll"),
    Giant.DROUGHT: (HVE, ORN, "unrest"),
    Giant.CATTLE_PLAGUE: (HVE, ORN, "wrath"),
    Giant.MARSH_FEVER: (TAA, TRO, "toll"),
    Giant.BLACK_FROST: (TAA, TRO, "wrath"),
    Giant.SINKING_GROUND: (TAA, TRO, "ruin"),
}
"""Each card, an own region and a convinced one that it strikes, and what it does there."""
STRUCK = {
    "toll": (own(0, 3, RING), ally(1, 3, army=3)),
    "wrath": (own(0, 2, RING), ally(1, 3, army=2)),
    "ruin": (own(0, 4, SETTLED), ally(1, 3, army=4)),
    "unrest": (own(0, 4, RING), ally(1, 2, army=4)),
    "quake": (own(0, 3, RING), ally(1, 3, army=3)),
}
"""What becomes of a ring fortress with four warriors, and of four who are convinced by three."""


@pytest.mark.rule("Giants", "map", "Contents")
@pytest.mark.parametrize("giant", Giant)
def test_each_card_strikes_its_own_landscape(giant):
    """And no other region."""
    strongholds = {region: own(0, 4, RING) for region, _, _ in CARDS.values()}
    friends = {region: ally(1, 3, army=4) for _, region, _ in CARDS.values()}
    bare = {region: npc(1) for region in REGIONS if region not in strongholds | friends}
    lands = bare | strongholds | friends
    walls = tuple(border(region, NEIGHBOURS[region][0]) for region in strongholds)
    position, _ = strike(giant, lands, danevolds=walls)
    fort, friend, verb = CARDS[giant]

    lands[fort], lands[friend] = STRUCK[verb]
    assert position.table.lands == lands
    assert (walls != position.table.danevolds) == (verb == "quake")
