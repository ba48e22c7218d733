"""The Hunter: Sinfjotli and his prey."""

import pytest

from games.core.errors import IllegalAction
from games.nine_realms import refusals as no
from games.nine_realms.actions import (
    Attack,
    DeclinePrey,
    GainActions,
    NamePrey,
    ReRollAll,
    ReRollOne,
    ReRollSome,
)
from games.nine_realms.events import (
    DiceReRolled,
    DiceRolled,
    Missed,
    PreyNamed,
    Wounded,
)
from games.nine_realms.fate import Power
from games.nine_realms.prompts import NamingPrey as NamingPreyPrompt
from games.nine_realms.rules import RULES
from games.nine_realms.steps.naming_prey import NamingPrey
from tests.games.loaded_dice import act
from tests.games.looking import kinds, told
from tests.games.nine_realms.builder import (
    A3,
    AESIR,
    D6,
    END_TURN,
    GAIN,
    NO_COUNTER,
    NORSEMEN,
    ODIN,
    PASS,
    SINFJOTLI,
    THOR,
    VALKYRIE,
    VANGUARD,
    board,
    offered,
    position,
    position_of,
)
from tests.games.nine_realms.scenes import attack


@pytest.mark.rule("The Hunter", "R-47", "Sinfjotli the Lycan")
def test_sinfjotli_names_a_prey_for_free():
    """Any enemy in play; the choice is public."""
    at = position(active=NORSEMEN, sinfjotli="E12", thor="E3", actions=(0, 0))

    assert {NamePrey(ODIN), NamePrey(THOR)} == offered(at, NORSEMEN, NamePrey)
    after, events = act(at, NORSEMEN, NamePrey(THOR))

    assert (after.table.prey, after.table.actions) == (THOR, [0, 0])
    assert (PreyNamed(figure=THOR),) == events


@pytest.mark.rule("The Hunter", "R-47")
def test_a_new_prey_is_named_only_after_the_old_one_is_dead():
    """Until then the refusal names it."""
    at = position(active=NORSEMEN, sinfjotli="E12", thor="E3", prey=THOR)

    assert not offered(at, NORSEMEN, NamePrey)
    with pytest.raises(IllegalAction) as refused:
        at.apply(NORSEMEN, NamePrey(ODIN))
    assert no.PreyAlive(THOR) == refused.value.refusal


@pytest.mark.rule("R-47", "The Hunter")
@pytest.mark.parametrize(("prey", "left"), [(VALKYRIE, None), (THOR, THOR)])
def test_the_death_of_the_prey_frees_sinfjotli(prey, left):
    """Another figure's death does not; a rallied Valkyrie is a new figure and no prey."""
    after, _ = attack(
        VANGUARD,
        VALKYRIE,
        12,
        1,
        1,
        active=NORSEMEN,
        vanguard="E5",
        valkyrie="E4",
        thor="E1",
        sinfjotli="E12",
        prey=prey,
    )

    assert left is after.table.prey


@pytest.mark.rule("R-47")
def test_without_sinfjotli_there_is_no_hunt():
    """He has fallen."""
    assert not offered(position(active=NORSEMEN), NORSEMEN, NamePrey)


@pytest.mark.rule("R-47")
@pytest.mark.parametrize(("hunter", "hunted"), [("E12", THOR), (None, None)])
def test_nobody_is_shown_as_prey_when_the_hunter_has_fallen(hunter, hunted):
    """A Champion is not rallied, so that the hunt is over."""
    at = position(thor="E4", sinfjotli=hunter, prey=THOR)

    assert RULES.view(at, NORSEMEN).prey is hunted


@pytest.mark.rule("R-47")
def test_the_aesir_hunt_nobody():
    """The prey is named in the Norse turn."""
    at = position(sinfjotli="E12")

    assert not offered(at, AESIR, NamePrey)


@pytest.mark.rule("N12", "R-47")
def test_sinfjotli_attacking_without_a_prey_is_asked_for_one_before_the_roll():
    """No die has fallen yet, and the default is to decline."""
    at, events = attack(SINFJOTLI, THOR, active=NORSEMEN, sinfjotli="E5", thor="E4", odin="E1")

    assert not told(events, DiceRolled)
    assert NamingPreyPrompt(NORSEMEN, THOR) == at.prompt(NORSEMEN)
    assert {NamePrey(THOR), NamePrey(ODIN)} == offered(at, NORSEMEN, NamePrey)
    assert DeclinePrey() == at.default(NORSEMEN)


@pytest.mark.rule("N12")
def test_to_decline_a_prey_is_to_roll_at_once():
    """And to be asked again at the next attack."""
    at, _ = attack(SINFJOTLI, THOR, active=NORSEMEN, sinfjotli="E5", thor="E4")

    after, events = act(at, NORSEMEN, DeclinePrey(), 1, 1, 1, 1)

    assert told(events, DiceRolled)
    assert after.table.prey is None
    table = board(active=NORSEMEN, sinfjotli="E5", thor="E4", actions=(0, 6))
    again, _ = act(position_of(table), NORSEMEN, Attack(SINFJOTLI, THOR))
    assert NamingPrey(NORSEMEN, THOR) == again.step


@pytest.mark.rule("N12", "The Hunter")
def test_the_prey_named_at_the_attack_counts_for_this_attack():
    """Named, rolled, and the dice may be rolled again."""
    at, _ = attack(SINFJOTLI, THOR, active=NORSEMEN, sinfjotli="E5", thor="E4")

    at, events = act(at, NORSEMEN, NamePrey(THOR), 1, 1, 1, 1)

    assert [PreyNamed(figure=THOR)] == told(events, PreyNamed)
    assert ReRollSome in kinds(at, NORSEMEN)


@pytest.mark.rule("N12")
def test_no_other_figure_is_asked_for_a_prey():
    """The Vanguard's attack is rolled at once."""
    _, events = attack(
        VANGUARD, THOR, 1, 1, 1, active=NORSEMEN, vanguard="E5", thor="E4", sinfjotli="E6"
    )

    assert told(events, DiceRolled)


@pytest.mark.rule("N12", "R-47")
def test_with_a_living_prey_sinfjotli_is_not_asked():
    """Also if he attacks somebody else, against whom he does not re-roll."""
    at, events = attack(
        SINFJOTLI, THOR, 1, 1, 1, 1, active=NORSEMEN, sinfjotli="E5", thor="E4", prey=ODIN
    )

    assert told(events, DiceRolled)
    assert told(events, Missed)
    assert at.awaited == (NORSEMEN,)


@pytest.mark.rule("N4", "N12")
def test_extra_actions_may_be_played_while_a_prey_is_asked_for():
    """The question stays; without the card the refusal says so."""
    described = {"active": NORSEMEN, "sinfjotli": "E5", "thor": "E4"}
    at, _ = attack(SINFJOTLI, THOR, hands=((), [A3]), **described)

    after, _ = act(at, NORSEMEN, GAIN)

    assert (8, NamingPrey(NORSEMEN, THOR)) == (after.table.actions[NORSEMEN], after.step)
    assert not offered(after, NORSEMEN, GainActions)
    for action, refusal in ((GAIN, no.CardNotHeld(A3)), (END_TURN, None)):
        with pytest.raises(IllegalAction) as refused:
            after.apply(NORSEMEN, action)
        assert refusal == refused.value.refusal


@pytest.mark.rule("The Hunter", "R-47")
def test_against_his_prey_sinfjotli_re_rolls_any_number_of_dice_once():
    """Fifteen subsets of four dice; chosen ones fall anew, twelves if he likes."""
    at, _ = attack(
        SINFJOTLI,
        THOR,
        *(12, 1, 2, 11),
        active=NORSEMEN,
        sinfjotli="E5",
        thor="E4",
        prey=THOR,
        hands=((), [D6]),
    )
    assert len(offered(at, NORSEMEN, ReRollSome)) == 15
    assert not {ReRollAll, ReRollOne} & kinds(at, NORSEMEN)

    at, events = act(at, NORSEMEN, ReRollSome((1, 2)), 7, 8)

    assert at.step.roll.dice == (12, 7, 8, 11)
    assert [event.power for event in told(events, DiceReRolled)] == [Power.THE_HUNTER]
    assert list(at.asks[NORSEMEN]) == [PASS]


@pytest.mark.rule("The Hunter")
def test_his_own_power_is_not_the_other_sides():
    """The target's owner cannot roll Sinfjotli's dice again."""
    at, _ = attack(
        SINFJOTLI,
        THOR,
        *(12, 1, 2, 11),
        active=NORSEMEN,
        sinfjotli="E5",
        thor="E4",
        prey=THOR,
        actions=(1, 6),
    )
    at, _ = act(at, NORSEMEN, PASS)

    assert ReRollSome not in kinds(at, AESIR)
    after, events = act(at, AESIR, NO_COUNTER)
    assert [Wounded(figure=THOR, wounds=1, left=3)] == told(events, Wounded)
    assert after.table.actions[NORSEMEN] == 6 - 1
