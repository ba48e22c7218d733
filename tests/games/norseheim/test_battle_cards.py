"""Gods cards in a battle: before the throw, and after it."""

import pytest

from games.norseheim.actions import (
    Attack,
    CallOff,
    FightOn,
    IronGloves,
    NoFavour,
    PlayFavour,
)
from games.norseheim.board import border
from games.norseheim.events import FavourPlayed
from games.norseheim.giant_events import GiantOpened
from games.norseheim.gods import Favour
from games.norseheim.land import Rune
from games.norseheim.prompts import BeforeThrow
from games.norseheim.war_events import (
    AttackerThrew,
    BankRethrew,
    DefenderLost,
    DefenderThrew,
    PeaceKept,
    RunesTurned,
    SideRethrew,
    SureHit,
)
from tests.games.loaded_dice import act
from tests.games.looking import kinds, offered, told
from tests.games.norseheim.armed import ASSAULT, DECK, with_cards
from tests.games.norseheim.builder import (
    BJO,
    BLANK,
    HIT,
    RAV,
    RING,
    UPRIGHT,
    acting,
    ally,
    board,
    npc,
    own,
)


def runes(events):
    """How many each side threw."""
    attack, defence = told(events, AttackerThrew), told(events, DefenderThrew)
    return len(attack[0].runes), len(defence[0].runes) if defence else 0


# Before the throw


@pytest.mark.rule("T2", "H3", "R26")
def test_the_belt_of_might_adds_two_runes_up_to_seven():
    """For either side."""
    start = with_cards(Favour.BELT_OF_MIGHT, lands={RAV: own(0, 6, RING)})
    position, _ = start.apply(0, Attack(RAV, BJO, 6, 0, 1))
    assert position.prompt(0) == BeforeThrow(0, 0, BJO, 5, 2, 99)
    position, events = act(position, 0, PlayFavour(Favour.BELT_OF_MIGHT), *[BLANK] * 9)
    assert runes(events) == (7, 2)

    start = with_cards(Favour.BELT_OF_MIGHT, seat=1, lands={BJO: own(1, 2)})
    position, _ = start.apply(0, ASSAULT)
    position, events = act(position, 1, PlayFavour(Favour.BELT_OF_MIGHT), *[BLANK] * 7)
    assert runes(events) == (3, 4)


@pytest.mark.rule("T4", "H3")
def test_thunderclap_takes_two_runes_of_the_other_side_but_not_the_last():
    """Strength 8 behind a Danevold is five runes, and three then."""
    danevold = (border(RAV, BJO),)
    start = with_cards(Favour.THUNDERCLAP, lands={BJO: npc(4)}, danevolds=danevold)
    position, _ = start.apply(0, ASSAULT)
    _, events = act(position, 0, PlayFavour(Favour.THUNDERCLAP), *[BLANK] * 6)
    assert runes(events) == (3, 3)

    position, _ = with_cards(Favour.THUNDERCLAP).apply(0, ASSAULT)
    _, events = act(position, 0, PlayFavour(Favour.THUNDERCLAP), *[BLANK] * 4)
    assert runes(events) == (3, 1)


@pytest.mark.rule("H3", "R57")
def test_cards_before_the_throw_count_in_the_order_in_which_they_are_played():
    """Attacker first: 5 + 2 runes, then the defender takes two."""
    cards = {0: [Favour.BELT_OF_MIGHT], 1: [Favour.THUNDERCLAP]}
    lands = {RAV: own(0, 6, RING), BJO: own(1, 2)}
    position, _ = acting(board(lands, favours=cards)).apply(0, Attack(RAV, BJO, 6, 0, 1))
    position, _ = position.apply(0, PlayFavour(Favour.BELT_OF_MIGHT))
    assert position.awaited == (1,)
    assert position.is_window(1)
    _, events = act(position, 1, PlayFavour(Favour.THUNDERCLAP), *[BLANK] * 7)

    assert runes(events) == (5, 2)


@pytest.mark.rule("R57")
def test_one_card_for_each_window_and_side():
    """The second stays in the hand for the next battle."""
    start = with_cards(Favour.BELT_OF_MIGHT, Favour.GUNGNIR)
    position, _ = start.apply(0, ASSAULT)
    position, _ = act(position, 0, PlayFavour(Favour.GUNGNIR), *[BLANK] * 5)

    assert position.table.battle.number == 1
    assert kinds(position, 0) == {CallOff, type(position.asks[0][0])}
    assert position.table.players[0].favours == (Favour.BELT_OF_MIGHT,)


@pytest.mark.rule("O3")
def test_gungnir_is_a_sure_hit():
    """Besides the runes, and not thrown again by anybody."""
    position, _ = with_cards(Favour.GUNGNIR).apply(0, ASSAULT)
    position, events = act(position, 0, PlayFavour(Favour.GUNGNIR), *[BLANK] * 5)

    assert position.table.lands[BJO].npc == 1
    told_of = [type(event) for event in events]
    assert told(events, SureHit) == [SureHit(seat=0)]
    assert told_of.index(DefenderThrew) < told_of.index(SureHit) < told_of.index(DefenderLost)


@pytest.mark.rule("L6")
def test_the_secret_path_goes_around_buildings_and_danevold():
    """Only the attacker's, in the first battle, and only where it helps."""
    danevold = (border(RAV, BJO),)
    lands = {BJO: own(1, 1, RING)}
    start = with_cards(Favour.SECRET_PATH, lands=lands, danevolds=danevold)
    position, _ = start.apply(0, ASSAULT)
    position, events = act(position, 0, PlayFavour(Favour.SECRET_PATH), *[BLANK] * 4)
    assert runes(events) == (3, 1)

    declined, _ = start.apply(0, ASSAULT)
    declined, _ = act(declined, 0, NoFavour(), *[BLANK] * 8)
    again, _ = act(declined, 0, FightOn(0), *[BLANK] * 8)
    assert again.table.battle.number == 2
    plain, _ = act(with_cards(Favour.SECRET_PATH), 0, ASSAULT, *[BLANK] * 5)
    assert plain.table.battle.number == 1


@pytest.mark.rule("F4")
def test_a_peace_oath_calls_the_attack_off():
    """In the defender's own region and the first battle; cards and AP are spent."""
    lands = {BJO: own(1, 2)}
    position, _ = with_cards(Favour.PEACE_OATH, seat=1, lands=lands).apply(0, ASSAULT)
    position, events = position.apply(1, PlayFavour(Favour.PEACE_OATH))
    assert told(events, PeaceKept) == [PeaceKept(seat=0, region=BJO)]
    assert (position.table.lands[RAV].warriors, position.table.lands[BJO].warriors) == (3, 2)
    assert (position.table.players[0].ap, position.awaited) == (16, (1,))
    assert position.table.battle is None

    guests = {BJO: ally(1, 2)}
    position, _ = act(with_cards(Favour.PEACE_OATH, seat=1, lands=guests), 0, ASSAULT, *[BLANK] * 5)
    assert position.awaited == (0,)


@pytest.mark.rule("T4", "R57")
def test_thunderclap_is_offered_only_against_two_runes_or_more():
    """The last rune stays: against one the card could do nothing."""
    one, _ = act(with_cards(Favour.THUNDERCLAP, lands={BJO: npc(1)}), 0, ASSAULT, *[BLANK] * 4)
    assert kinds(one, 0) == {FightOn, CallOff}

    two, _ = with_cards(Favour.THUNDERCLAP).apply(0, ASSAULT)
    assert offered(two, 0, PlayFavour) == [PlayFavour(Favour.THUNDERCLAP)]


@pytest.mark.rule("L6", "R57")
def test_the_secret_path_is_no_help_in_defence():
    """Nor in a later battle."""
    lands = {RAV: own(0, 3, RING), BJO: own(1, 1, RING)}
    table = board(lands, favours={1: [Favour.SECRET_PATH]})
    position, _ = act(acting(table), 0, ASSAULT, *[BLANK] * 6)
    assert position.awaited == (0,)

    position, _ = with_cards(Favour.SECRET_PATH, lands=lands).apply(0, ASSAULT)
    position, _ = act(position, 0, NoFavour(), *[BLANK] * 6)
    position, _ = act(position, 0, FightOn(0), *[BLANK] * 6)
    assert position.table.battle.number == 2


@pytest.mark.rule("F4", "R57")
def test_a_peace_oath_comes_before_the_first_battle_or_not_at_all():
    """Whoever let the first pass is not asked again."""
    position, _ = with_cards(Favour.PEACE_OATH, seat=1, lands={BJO: own(1, 2)}).apply(0, ASSAULT)
    position, _ = act(position, 1, NoFavour(), *[BLANK] * 5)
    position, _ = act(position, 0, FightOn(0), *[BLANK] * 5)

    assert position.table.battle.number == 2
    assert position.table.players[1].favours == (Favour.PEACE_OATH,)


# After the throw


def after(card, *faces, lands=None, seat=0, **rest):
    """Seat 0 has attacked, and may play a card after the throw."""
    return act(with_cards(card, lands=lands, seat=seat, **rest), 0, ASSAULT, *faces)[0]


@pytest.mark.rule("T1")
def test_mjolnir_turns_two_blanks_into_hits():
    """Not offered without a blank."""
    position = after(Favour.MJOLNIR, BLANK, BLANK, UPRIGHT, BLANK, BLANK)
    position, _ = position.apply(0, PlayFavour(Favour.MJOLNIR))
    assert position.table.lands[BJO].owner == 0

    position = after(Favour.MJOLNIR, HIT, UPRIGHT, UPRIGHT, BLANK, BLANK)
    assert PlayFavour not in kinds(position, 0)


@pytest.mark.rule("T3", "R71")
def test_iron_gloves_throw_chosen_runes_once_more():
    """A rune that stands upright then wakes a Giant too."""
    position = after(Favour.IRON_GLOVES, HIT, BLANK, BLANK, BLANK, BLANK, giants=DECK)
    assert len(offered(position, 0, IronGloves)) == 7
    position, events = act(position, 0, IronGloves((2, 3)), HIT, UPRIGHT)

    assert told(events, GiantOpened) == [GiantOpened(giant=DECK[0])]
    assert position.table.lands[BJO].owner == 0


@pytest.mark.rule("L1", "R71")
def test_a_mocking_laugh_makes_the_other_side_throw_its_hits_again():
    """Of a player or of the bank; blanks stay."""
    position = after(Favour.MOCKING_LAUGH, BLANK, BLANK, BLANK, HIT, HIT)
    position, _ = act(position, 0, PlayFavour(Favour.MOCKING_LAUGH), BLANK, HIT)
    assert position.table.lands[RAV].warriors == 2

    lands = {BJO: own(1, 2)}
    position = after(Favour.MOCKING_LAUGH, HIT, HIT, BLANK, BLANK, BLANK, seat=1, lands=lands)
    position, _ = act(position, 1, PlayFavour(Favour.MOCKING_LAUGH), BLANK, UPRIGHT)
    assert position.table.lands[BJO].warriors == 2
    assert len(position.table.omens) == 1


@pytest.mark.rule("F5")
def test_in_the_hall_of_the_slain_two_hits_do_no_harm():
    """For attacker and defender alike."""
    position = after(Favour.HALL_OF_THE_SLAIN, BLANK, BLANK, BLANK, HIT, HIT)
    position, _ = position.apply(0, PlayFavour(Favour.HALL_OF_THE_SLAIN))
    assert position.table.lands[RAV].warriors == 3

    lands = {BJO: own(1, 3)}
    faces = (HIT, HIT, HIT, BLANK, BLANK, BLANK)
    position = after(Favour.HALL_OF_THE_SLAIN, *faces, seat=1, lands=lands)
    position, _ = position.apply(1, PlayFavour(Favour.HALL_OF_THE_SLAIN))
    assert position.table.lands[BJO].warriors == 2


@pytest.mark.rule("R57")
def test_nobody_is_asked_who_holds_no_card_that_fits():
    """Gods cards lie open, so that this tells nothing."""
    lands = {BJO: own(1, 2)}
    position, _ = act(
        with_cards(Favour.HALL_OF_THE_SLAIN, seat=1, lands=lands), 0, ASSAULT, *[BLANK] * 5
    )

    assert position.awaited == (0,)


@pytest.mark.rule("T1")
def test_mjolnir_turns_no_more_than_two():
    """The third blank stays one."""
    position = after(Favour.MJOLNIR, *[BLANK] * 6, lands={BJO: npc(3)})
    position, events = position.apply(0, PlayFavour(Favour.MJOLNIR))

    assert told(events, RunesTurned) == [RunesTurned(seat=0, count=2)]
    assert position.table.lands[BJO].npc == 1


@pytest.mark.rule("R57", "T1", "T3", "L1", "F5")
@pytest.mark.parametrize(
    ("card", "action", "faces"),
    [
        (Favour.MJOLNIR, PlayFavour(Favour.MJOLNIR), ()),
        (Favour.IRON_GLOVES, IronGloves((1,)), (BLANK,)),
        (Favour.MOCKING_LAUGH, PlayFavour(Favour.MOCKING_LAUGH), (BLANK,)),
        (Favour.HALL_OF_THE_SLAIN, PlayFavour(Favour.HALL_OF_THE_SLAIN), ()),
    ],
)
def test_a_card_played_after_the_throw_leaves_the_game(card, action, faces):
    """And is told to all."""
    position = after(card, BLANK, BLANK, BLANK, HIT, BLANK)
    position, events = act(position, 0, action, *faces)

    assert told(events, FavourPlayed) == [FavourPlayed(seat=0, card=card)]
    assert position.table.players[0].favours == ()
    assert position.table.spent == (card,)


@pytest.mark.rule("L1", "T3", "R32")
def test_whose_runes_fall_anew_is_told():
    """The bank's are nobody's."""
    position = after(Favour.MOCKING_LAUGH, BLANK, BLANK, BLANK, HIT, HIT)
    _, events = act(position, 0, PlayFavour(Favour.MOCKING_LAUGH), BLANK, BLANK)
    assert told(events, BankRethrew) == [BankRethrew(region=BJO, runes=(Rune.BLANK,) * 2)]

    position = after(Favour.IRON_GLOVES, BLANK, BLANK, BLANK, BLANK, BLANK)
    _, events = act(position, 0, IronGloves((3,)), UPRIGHT)
    runes = (Rune.BLANK, Rune.BLANK, Rune.UPRIGHT)
    assert told(events, SideRethrew) == [SideRethrew(seat=0, runes=runes)]


@pytest.mark.rule("F5", "R57")
@pytest.mark.parametrize(
    ("card", "answer", "faces"),
    [
        (Favour.MJOLNIR, PlayFavour(Favour.MJOLNIR), ()),
        (Favour.IRON_GLOVES, IronGloves((1, 2)), (HIT, HIT)),
    ],
)
def test_the_attacker_may_spare_himself_hits_that_are_yet_to_come(card, answer, faces):
    """He plays first, and sees that the defender holds a card that makes hits."""
    hall = {0: [Favour.HALL_OF_THE_SLAIN]}
    lands = {BJO: own(1, 2)}
    start, _ = act(acting(board(lands, favours=hall | {1: [card]})), 0, ASSAULT, *[BLANK] * 5)
    assert start.awaited == (0,)
    position, _ = start.apply(0, PlayFavour(Favour.HALL_OF_THE_SLAIN))
    position, _ = act(position, 1, answer, *faces)
    assert position.table.lands[RAV].warriors == 3

    position, _ = start.apply(0, NoFavour())
    position, _ = act(position, 1, answer, *faces)
    assert position.table.lands[RAV].warriors == 1

    useless = acting(board(lands, favours=hall | {1: [Favour.MOCKING_LAUGH]}))
    assert kinds(act(useless, 0, ASSAULT, *[BLANK] * 5)[0], 0) == {FightOn, CallOff}
