"""Worship, Gods markers, and the Gods cards of a turn."""

import pytest

from games.core.errors import IllegalAction
from games.norseheim.actions import (
    Attack,
    Bounty,
    Cover,
    Diplomacy,
    EndTurn,
    Feast,
    Foresee,
    LightFingers,
    MimirsWell,
    Pass,
    PlayFavour,
    Recruit,
    Worship,
    WorshipOnly,
)
from games.norseheim.events import ApStolen, FavourTaken, TurnBegan
from games.norseheim.giant_events import Covered, GodWaits
from games.norseheim.gods import WINDOW, Favour, God, Window
from games.norseheim.kinds import Kind
from games.norseheim.land import Omen
from games.norseheim.options import Options
from games.norseheim.refusals import AlreadyWorshipped, FavourNotHeld
from tests.games.loaded_dice import act
from tests.games.looking import kinds, offered, told
from tests.games.norseheim.armed import DECK, with_cards
from tests.games.norseheim.builder import (
    BJO,
    BLANK,
    RAV,
    RING,
    SETTLED,
    TAA,
    ULV,
    UPRIGHT,
    acting,
    board,
    own,
)

# Worship


@pytest.mark.rule("Worship", "R57", "R2", "Special abilities")
def test_worship_brings_the_top_card_if_it_is_wanted():
    """The next card of the stack is seen then."""
    start = acting(board())
    stack = start.table.stacks[God.ODIN]
    position, events = start.apply(0, Worship(God.ODIN, 1))

    assert position.table.players[0].favours == (stack[-1],)
    assert position.table.stacks[God.ODIN] == stack[:-1]
    assert told(events, FavourTaken) == [FavourTaken(seat=0, card=stack[-1])]
    assert position.table.players[0].ap == 17

    position, _ = start.apply(0, WorshipOnly(God.ODIN, 1))
    assert position.table.players[0].favours == ()
    assert position.table.worshipped == (God.ODIN,)


@pytest.mark.rule("Worship", "R54", "Special abilities")
def test_each_god_is_worshipped_once_in_a_round():
    """By whoever comes first."""
    position, _ = acting(board()).apply(0, Worship(God.THOR, 1))
    assert {action.god for action in offered(position, 1, Worship)} == set(God) - {God.THOR}
    with pytest.raises(IllegalAction) as refused:
        position.apply(1, Worship(God.THOR, 1))
    assert refused.value.refusal == AlreadyWorshipped(God.THOR)


@pytest.mark.rule("options", "Worship")
def test_without_gods_cards_gods_are_worshipped_all_the_same():
    """For the Giants alone."""
    table = board(options=Options(gods_cards=False))
    table.stacks = dict.fromkeys(God, ())

    assert WorshipOnly in kinds(acting(table), 0)
    assert Worship not in kinds(acting(table), 0)


@pytest.mark.rule("R55", "Gods vs. Giants", "Worship")
def test_a_marker_covers_one_open_card_of_choice():
    """With one open it is that; with several the worshipper chooses, by silence the oldest."""
    position, events = acting(board(omens=DECK[:1])).apply(0, WorshipOnly(God.THOR, 1))
    assert told(events, Covered) == [Covered(giant=DECK[0], god=God.THOR)]

    omens = (Omen(DECK[0], God.ODIN), DECK[1], DECK[2])
    position, _ = acting(board(omens=omens)).apply(0, WorshipOnly(God.THOR, 1))
    assert offered(position, 0, Cover) == [Cover(DECK[1]), Cover(DECK[2])]
    assert position.default(0) == Cover(DECK[1])
    position, _ = position.apply(0, Cover(DECK[2]))
    assert position.table.omens[2] == Omen(DECK[2], God.THOR)


@pytest.mark.rule("R55", "V12", "Gods vs. Giants", "R29")
def test_a_waiting_marker_covers_the_next_card_that_is_opened():
    """Two uprights, Thor waiting: the first is covered, the second not."""
    start = acting(board(giants=DECK))
    position, events = start.apply(0, WorshipOnly(God.THOR, 1))
    assert told(events, GodWaits) == [GodWaits(god=God.THOR)]
    assert position.table.waiting == (God.THOR,)

    order = Attack(ULV, BJO, 3, 0, 1)
    position, _ = act(position, 1, order, UPRIGHT, UPRIGHT, BLANK, BLANK, BLANK)
    assert position.table.omens == (Omen(DECK[0], God.THOR), Omen(DECK[1]))
    assert position.table.waiting == ()


# Cards of one's own turn


@pytest.mark.rule("R57", "H5", "H6")
def test_turn_cards_are_played_before_or_after_the_action_as_often_as_one_likes():
    """They leave the game; who has none is not asked after the action."""
    start = with_cards(Favour.THE_RAVENS_REPORT, Favour.FEAST_OF_THE_GOATS)
    position, _ = start.apply(0, PlayFavour(Favour.THE_RAVENS_REPORT))
    position, _ = position.apply(0, Diplomacy(BJO, 2, 1))
    assert kinds(position, 0) == {Feast, EndTurn}
    assert position.default(0) == EndTurn()

    position, _ = position.apply(0, Feast(RAV))
    assert position.awaited == (1,)
    assert position.table.spent == (Favour.THE_RAVENS_REPORT, Favour.FEAST_OF_THE_GOATS)
    with pytest.raises(IllegalAction) as refused:
        position.apply(1, Feast(ULV))
    assert refused.value.refusal == FavourNotHeld(Favour.FEAST_OF_THE_GOATS)


@pytest.mark.rule("R57")
def test_every_card_has_its_window():
    """Ten cards of the turn, five before and four after a throw, and so on."""
    counted = {window: sum(found is window for found in WINDOW.values()) for window in Window}

    assert counted == {
        Window.TURN: 11,
        Window.PRE: 5,
        Window.POST: 4,
        Window.COUNCIL: 1,
        Window.REWARD: 1,
        Window.GIANTS: 2,
    }


@pytest.mark.rule("T5", "R62")
def test_the_feast_brings_two_warriors_to_an_own_region():
    """Six fit."""
    start = with_cards(Favour.FEAST_OF_THE_GOATS, lands={RAV: own(0, 5, RING), BJO: own(0, 6)})
    assert offered(start, 0, Feast) == [Feast(RAV)]

    position, _ = start.apply(0, Feast(RAV))
    assert position.table.lands[RAV].warriors == 6
    position, _ = with_cards(Favour.FEAST_OF_THE_GOATS).apply(0, Feast(RAV))
    assert position.table.lands[RAV].warriors == 5


@pytest.mark.rule("L4", "R11")
def test_light_fingers_take_two_ap_or_what_there_is():
    """From any rival who has some; both markers move."""
    start = with_cards(Favour.LIGHT_FINGERS, ap=(5, 1, 0))
    assert offered(start, 0, LightFingers) == [LightFingers(1)]
    position, events = start.apply(0, LightFingers(1))
    assert told(events, ApStolen) == [ApStolen(seat=0, target=1, ap=1)]

    start = with_cards(Favour.LIGHT_FINGERS, ap=5)
    position, _ = start.apply(0, LightFingers(2))
    assert [player.ap for player in position.table.players] == [7, 5, 3]


@pytest.mark.rule("F1")
def test_the_bounty_is_a_free_recruit_in_one_region():
    """Size for a ring, one for a settlement."""
    start = with_cards(Favour.BOUNTY_OF_FOLKVANG, lands={TAA: own(0, 2, SETTLED)})
    assert offered(start, 0, Bounty) == [Bounty(RAV), Bounty(TAA)]

    position, _ = start.apply(0, Bounty(RAV))
    assert position.table.lands[RAV].warriors == 5
    assert start.apply(0, Bounty(TAA))[0].table.lands[TAA].warriors == 3
    assert position.table.players[0].ap == 20


@pytest.mark.rule("O1", "R11")
def test_the_ravens_bring_three_ap():
    """At any time of the own turn."""
    position, _ = with_cards(Favour.THE_RAVENS_REPORT).apply(
        0, PlayFavour(Favour.THE_RAVENS_REPORT)
    )

    assert position.table.players[0].ap == 23
    assert position.table.players[0].arrival == position.table.arrivals


@pytest.mark.rule("O2", "H6")
def test_mimirs_well_gives_a_booster_that_can_be_used_at_once():
    """Unplayable where none is left."""
    table = board(favours={0: [Favour.MIMIRS_WELL]}, cards={Kind.RECRUIT: 0})
    start = acting(table)
    assert Recruit not in kinds(start, 0)
    position, _ = start.apply(0, MimirsWell(Kind.RECRUIT))
    assert Recruit in kinds(position, 0)
    assert position.table.boosters[Kind.RECRUIT] == 2

    table.boosters = dict.fromkeys(Kind, 0)
    assert MimirsWell not in kinds(acting(table), 0)


@pytest.mark.rule("O4", "H5")
def test_sleipnir_brings_one_more_full_turn_after_the_action():
    """An ordinary turn: a pass there is final."""
    sleipnir = PlayFavour(Favour.SLEIPNIR)
    start = with_cards(Favour.SLEIPNIR)
    assert sleipnir not in start.asks[0]

    position, _ = start.apply(0, Diplomacy(BJO, 2, 1))
    assert kinds(position, 0) == {PlayFavour, EndTurn}
    position, events = position.apply(0, sleipnir)
    assert told(events, TurnBegan) == [TurnBegan(seat=0, turn=2)]
    assert Attack in kinds(position, 0)
    position, _ = position.apply(0, Pass())
    assert position.table.players[0].passed


@pytest.mark.rule("O5", "H6", "H9")
def test_the_high_seat_arranges_the_next_three_giants():
    """On top or under the deck, in any order; by silence as they are."""
    start = with_cards(Favour.HIGH_SEAT, giants=DECK)
    position, _ = start.apply(0, PlayFavour(Favour.HIGH_SEAT))
    assert len(position.asks[0]) == 24
    assert position.default(0) == Foresee(DECK[:3], ())

    same, _ = position.apply(0, Foresee(DECK[:3], ()))
    assert same.table.giants == start.table.giants
    other, events = position.apply(0, Foresee((DECK[2],), (DECK[0], DECK[1])))
    assert other.table.giants[::-1] == (DECK[2], DECK[3], DECK[0], DECK[1])
    assert all(DECK[0] not in repr(event) for event in events)


@pytest.mark.rule("O5", "H6")
def test_of_a_short_deck_the_high_seat_sees_what_is_there():
    """One card; without any the card is not played."""
    position, _ = with_cards(Favour.HIGH_SEAT, giants=DECK[:1]).apply(
        0, PlayFavour(Favour.HIGH_SEAT)
    )
    assert list(position.asks[0]) == [Foresee(DECK[:1], ()), Foresee((), DECK[:1])]

    start = with_cards(Favour.HIGH_SEAT, giants=())
    assert PlayFavour not in kinds(start, 0)
