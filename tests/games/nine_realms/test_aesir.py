"""What the Aesir Realm Card allows Frigg, Thor and the Valkyrie beyond the common rules."""

import pytest

from games.nine_realms.actions import (
    Attack,
    ReRollAll,
    ReRollOne,
    ReRollSome,
)
from games.nine_realms.events import (
    DiceReRolled,
)
from games.nine_realms.fate import Power
from tests.games.loaded_dice import act
from tests.games.nine_realms.builder import (
    A3,
    AESIR,
    D6,
    END_TURN,
    FRIGG,
    HJORDIS,
    NORSEMEN,
    PASS,
    SIGMUND,
    SINFJOTLI,
    THOR,
    VALKYRIE,
    VANGUARD,
    offered,
)
from tests.games.nine_realms.scenes import attack, dice_of


@pytest.mark.rule("Foresight", "R-42", "Frigg")
def test_frigg_may_re_roll_one_or_all_of_her_attack_dice():
    """Exactly one, or all."""
    at, _ = attack(FRIGG, VANGUARD, 1, 2, 3, frigg="E2", vanguard="E4")

    assert {ReRollOne(Power.FORESIGHT, die) for die in (1, 2, 3)} == offered(at, AESIR, ReRollOne)
    assert {ReRollAll(Power.FORESIGHT)} == offered(at, AESIR, ReRollAll)
    assert not offered(at, AESIR, ReRollSome)


@pytest.mark.rule("Foresight", "R-42", "R-49")
def test_foresight_works_once():
    """Afterwards nothing is left to decide; no card is spent."""
    at, _ = attack(FRIGG, VANGUARD, 1, 2, 3, frigg="E2", vanguard="E4", hands=([D6], []))

    at, events = act(at, AESIR, ReRollOne(Power.FORESIGHT, 2), 12)

    again = DiceReRolled(
        seat=AESIR,
        power=Power.FORESIGHT,
        before=(1, 2, 3),
        dice=(1, 12, 3),
        total=4,
        defence=17,
        wounds=1,
    )
    assert (again,) == events
    assert list(at.asks[AESIR]) == [PASS]
    assert at.table.discards == []


@pytest.mark.rule("R-49")
def test_an_ability_may_be_used_before_or_after_fate_cards():
    """A card played first does not forbid the re-roll, nor the other way round."""
    at, _ = attack(FRIGG, VANGUARD, 1, 2, 3, frigg="E2", vanguard="E4", hands=([A3, A3], []))
    card = ReRollOne(Power.ACTIONS_OR_RE_ROLL, 1)
    at, _ = act(at, AESIR, card, 5)
    at, _ = act(at, AESIR, ReRollAll(Power.FORESIGHT), 1, 1, 1)

    assert card in at.asks[AESIR]


@pytest.mark.rule("R-42", "N14")
def test_foresight_is_back_in_the_next_aesir_turn():
    """It belongs to one attack, and Frigg attacks once a turn."""
    at, _ = attack(FRIGG, VANGUARD, 1, 2, 3, frigg="E2", vanguard="E4")
    at, _ = act(at, AESIR, ReRollAll(Power.FORESIGHT), 1, 1, 1)
    at, _ = at.apply(AESIR, END_TURN)
    at, _ = at.apply(NORSEMEN, END_TURN)
    at, _ = at.apply(AESIR, at.default(AESIR))

    at, _ = act(at, AESIR, Attack(FRIGG, VANGUARD), 1, 2, 3)

    assert {ReRollAll(Power.FORESIGHT)} == {
        action for action in offered(at, AESIR, ReRollAll) if action.power is Power.FORESIGHT
    }


@pytest.mark.rule("Battle Born", "R-43", "Thor")
@pytest.mark.parametrize(
    ("target", "able"), [(SIGMUND, True), (SINFJOTLI, False), (VANGUARD, False)]
)
def test_battle_born_is_for_targets_with_more_health_than_thor(target, able):
    """Only Sigmund has more than four."""
    at, _ = attack(THOR, target, 1, 1, 1, 1, thor="E4", **{target.value: "E5"})

    assert able == bool(offered(at, AESIR, ReRollAll))
    assert able == bool(offered(at, AESIR, ReRollOne))


@pytest.mark.rule("R-43")
def test_battle_born_compares_printed_health():
    """Sigmund with one Health left, and Thor hale: still. Thor with one left and Hjordis: not."""
    hurt = {"wounds": {SIGMUND: 4}, "thor": "E4", "sigmund": "E5"}
    at, _ = attack(THOR, SIGMUND, 1, 1, 1, 1, **hurt)
    assert offered(at, AESIR, ReRollAll)

    at, _ = attack(THOR, HJORDIS, 1, 1, 1, 1, thor="E4", hjordis="E5", wounds={THOR: 3})
    assert not offered(at, AESIR, ReRollAll)


@pytest.mark.rule("Battle Born", "R-43", "R-49")
def test_battle_born_works_once_a_roll():
    """All dice or one of them, then no more."""
    at, _ = attack(THOR, SIGMUND, 1, 1, 1, 1, thor="E4", sigmund="E5", hands=([D6], []))

    at, _ = act(at, AESIR, ReRollAll(Power.BATTLE_BORN), 5, 5, 5, 3)

    assert at.step.roll.dice == (5, 5, 5, 3)
    assert list(at.asks[AESIR]) == [PASS]


@pytest.mark.rule("Death Seekers", "R-44", "Valkyrie")
@pytest.mark.parametrize("hex", ["E5", "E7"])
@pytest.mark.parametrize(("wounds", "dice"), [(0, 3), (1, 4), (3, 4)])
def test_the_valkyrie_adds_one_die_against_wounded_figures(hex, wounds, dice):
    """Close or ranged, and one die however many wounds."""
    described = {"valkyrie": "E4", "hjordis": hex, "wounds": {HJORDIS: wounds}}

    assert dice == dice_of(VALKYRIE, HJORDIS, **described)


@pytest.mark.rule("Death Seekers")
def test_death_seekers_is_the_valkyries_alone():
    """Thor gains nothing from a wounded target."""
    assert dice_of(THOR, HJORDIS, thor="E4", hjordis="E5", wounds={HJORDIS: 2}) == 4
