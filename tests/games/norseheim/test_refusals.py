"""Why an order is refused: the first rule that stands in the way."""

import pytest

from games.core.errors import IllegalAction
from games.norseheim import actions as do
from games.norseheim import refusals as no
from games.norseheim.character import Character
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import Kind
from games.norseheim.rewards import Reward
from games.norseheim.steps.council import Council
from games.norseheim.steps.giants import GiantsPhase
from tests.games.norseheim.builder import (
    BJO,
    GYL,
    RAV,
    RING,
    TAA,
    ULV,
    acting,
    ally,
    board,
    own,
    running,
)


def refused(position, action, seat=0):
    """Why the rules refuse it."""
    with pytest.raises(IllegalAction) as found:
        position.apply(seat, action)
    return found.value.refusal


ORDERS = {
    "cards": (do.Recruit(3), no.TooFewCards(Kind.RECRUIT, 3)),
    "no card at all": (do.Recruit(0), no.TooFewCards(Kind.RECRUIT, 0)),
    "a warrior too many": (do.Attack(RAV, BJO, 4, 0, 1), no.NotYourWarriors(RAV)),
    "a stranger's warriors": (do.Attack(ULV, BJO, 1, 0, 1), no.NotYourWarriors(ULV)),
    "far away": (do.Attack(RAV, GYL, 1, 0, 1), no.NotNextTo(RAV, GYL)),
    "into a stranger's land": (do.Relocate(RAV, BJO, 1, 1), no.NoRoom(BJO)),
    "nothing there": (do.Recall(BJO, 1), no.NoMarkersThere(BJO)),
    "not one's own": (do.Settle(BJO, 1), no.CannotBuild(BJO)),
    "already there": (do.Fortify(RAV, 1), no.CannotBuild(RAV)),
    "no neighbours": (do.Wall(RAV, GYL, 1), no.NotNextTo(RAV, GYL)),
    "not one's own border": (do.Wall(ULV, BJO, 1), no.CannotBuild(ULV)),
    "no such card": (
        do.PlayFavour(Favour.GUNGNIR),
        no.FavourNotHeld(Favour.GUNGNIR),
    ),
    "no cloak": (do.FalconCloak(RAV, BJO, 1), no.FavourNotHeld(Favour.FALCON_CLOAK)),
    "no necklace": (do.Brisingamen(BJO, 2), no.FavourNotHeld(Favour.BRISINGAMEN)),
    "no tongue": (do.SilverTongue(BJO, 1), no.FavourNotHeld(Favour.SILVER_TONGUE)),
    "no fingers": (do.LightFingers(1), no.FavourNotHeld(Favour.LIGHT_FINGERS)),
    "no feast": (do.Feast(RAV), no.FavourNotHeld(Favour.FEAST_OF_THE_GOATS)),
    "no bounty": (do.Bounty(RAV), no.FavourNotHeld(Favour.BOUNTY_OF_FOLKVANG)),
    "no well": (do.MimirsWell(Kind.BUILD), no.FavourNotHeld(Favour.MIMIRS_WELL)),
    "no gloves": (do.IronGloves((1,)), no.FavourNotHeld(Favour.IRON_GLOVES)),
    "another question": (do.ChooseReward(Reward.AP), None),
}


@pytest.mark.rule("R17")
@pytest.mark.parametrize("case", ORDERS)
def test_an_illegal_order_is_refused_with_its_reason(case):
    """Instead of a punishment."""
    action, reason = ORDERS[case]

    assert refused(acting(board()), action) == reason


@pytest.mark.rule("R17", "H6")
def test_a_gods_card_without_its_target_is_refused():
    """It stays in the hand."""
    cards = [
        Favour.FALCON_CLOAK,
        Favour.BRISINGAMEN,
        Favour.SILVER_TONGUE,
        Favour.LIGHT_FINGERS,
        Favour.FEAST_OF_THE_GOATS,
        Favour.BOUNTY_OF_FOLKVANG,
        Favour.MIMIRS_WELL,
    ]
    lands = {RAV: own(0, 6, RING), TAA: own(0, 1)}
    table = board(lands, ap=(9, 0, 9), favours={0: cards})
    table.boosters[Kind.DOUBLE] = 0
    position = acting(table)

    assert refused(position, do.FalconCloak(TAA, RAV, 1)) == no.NotYourWarriors(TAA)
    assert refused(position, do.Brisingamen(BJO, 1)) == no.TooFewMarkers(BJO, 2)
    assert refused(position, do.SilverTongue(BJO, 1)) == no.NoMarkersThere(BJO)
    assert refused(position, do.LightFingers(1)) == no.RivalNotThere(1)
    assert refused(position, do.LightFingers(7)) is None
    assert refused(position, do.Feast(RAV)) == no.NoRoom(RAV)
    assert refused(position, do.Bounty(RAV)) == no.NoRoom(RAV)
    assert refused(position, do.MimirsWell(Kind.DOUBLE)) == no.TooFewCards(Kind.DOUBLE, 1)


@pytest.mark.rule("R54", "R16")
def test_worship_is_refused_for_a_god_who_has_been_worshipped():
    """Or for too few AP first."""
    table = board(worshipped=(God.THOR,))
    assert refused(acting(table), do.Worship(God.THOR, 1)) == no.AlreadyWorshipped(God.THOR)

    poor = board({BJO: own(0, 2)}, ap=(2, 9, 9))
    assert refused(acting(poor), do.WorshipOnly(God.ODIN, 1)) == no.TooFewAp(3, 2)


@pytest.mark.rule("R57")
def test_a_card_that_does_not_fit_a_battle_is_refused():
    """The Hall of the Slain comes after the throw."""
    held = {0: [Favour.GUNGNIR, Favour.HALL_OF_THE_SLAIN]}
    position, _ = acting(board(favours=held)).apply(0, do.Attack(RAV, BJO, 3, 0, 1))
    card = Favour.HALL_OF_THE_SLAIN

    assert refused(position, do.PlayFavour(card)) == no.FavourNotHeld(card)
    assert refused(position, do.Pass()) is None


@pytest.mark.rule("R38", "R47", "R57")
def test_within_an_action_and_in_the_phases_reasons_are_given_too():
    """Moves, markers, cards against Giants."""
    table = board({BJO: own(0, 4), TAA: own(0, 1)})
    position, _ = acting(table).apply(0, do.Relocate(RAV, TAA, 2, 1))
    assert refused(position, do.Move(TAA, BJO, 1)) == no.NotYourWarriors(TAA)
    assert refused(position, do.Pass()) is None

    lands = {BJO: ally(0, 4)}
    position, _ = running(board(lands, character=Character(0, 0, 0)), Council())
    assert refused(position, do.GiveBack(BJO, 3)) == no.NoMarkersThere(BJO)
    assert refused(position, do.Pass()) is None

    held = {0: [Favour.GIANT_BANE]}
    position, _ = running(board(omens=[Giant.DROUGHT], favours=held), GiantsPhase())
    card = Favour.TURNED_OMEN
    assert refused(position, do.PlayFavour(card)) == no.FavourNotHeld(card)
    assert refused(position, do.Pass()) is None
