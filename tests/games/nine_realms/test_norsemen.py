"""What the Norse Realm Card allows Sigmund, Hjordis and the Vanguards beyond the common rules."""

import pytest

from games.nine_realms.actions import (
    Attack,
)
from games.nine_realms.combat import attack_dice
from games.nine_realms.events import (
    DiceRolled,
    Fell,
    Missed,
    RevengeGained,
    WoundIgnored,
)
from tests.games.loaded_dice import act
from tests.games.looking import told
from tests.games.nine_realms.builder import (
    AESIR,
    HJORDIS,
    NORSEMEN,
    ODIN,
    PASS,
    SECOND_VANGUARD,
    SIGMUND,
    SINFJOTLI,
    THOR,
    VALKYRIE,
    VANGUARD,
    board,
)
from tests.games.nine_realms.scenes import TWO_VANGUARDS, attack, dice_of


@pytest.mark.rule("Revenge", "R-45", "Sigmund")
@pytest.mark.parametrize(("hex", "gained"), [("E6", 1), ("E7", 1), ("E8", 0)])
def test_sigmund_gains_a_die_for_a_norseman_dying_within_two_hexes(hex, gained):
    """At one and two hexes, not at three."""
    after, events = attack(THOR, VANGUARD, 12, 1, 1, 1, thor="E4", vanguard="E5", sigmund=hex)

    assert gained == after.table.revenge
    assert [RevengeGained(dice=1)] * gained == told(events, RevengeGained)


@pytest.mark.rule("Revenge", "R-45")
def test_an_aesir_death_gives_no_revenge():
    """Only Norsemen are avenged."""
    after, _ = attack(SIGMUND, VALKYRIE, 12, 1, 1, active=NORSEMEN, valkyrie="E5", sigmund="E6")

    assert after.table.figures[VALKYRIE].hex is None
    assert after.table.revenge == 0


@pytest.mark.rule("Revenge", "R-45")
def test_revenge_adds_up():
    """A second death makes two dice, and the new number is told."""
    after, events = attack(
        THOR, VANGUARD, 12, 1, 1, 1, thor="E4", vanguard="E5", sigmund="E6", revenge=1
    )

    assert ([RevengeGained(dice=2)], 2) == (told(events, RevengeGained), after.table.revenge)


@pytest.mark.rule("Revenge", "R-45")
@pytest.mark.parametrize("hex", ["E4", "E3"])
def test_revenge_is_added_to_sigmunds_next_attack_and_spent(hex):
    """All of it, close or ranged, even on a miss."""
    after, events = attack(
        SIGMUND, THOR, *[1] * 5, active=NORSEMEN, sigmund="E5", thor=hex, revenge=2
    )

    assert len(told(events, DiceRolled)[0].dice) == 5
    assert [Missed(target=THOR)] == told(events, Missed)
    assert after.table.revenge == 0


@pytest.mark.rule("Revenge", "R-45")
def test_another_norsemans_attack_leaves_the_revenge_alone():
    """Neither added nor spent."""
    after, _ = attack(VANGUARD, THOR, 1, 1, 1, active=NORSEMEN, vanguard="E5", thor="E4", revenge=2)

    assert after.table.revenge == 2


@pytest.mark.rule("Revenge", "R-45")
def test_sigmunds_own_death_gives_no_revenge():
    """It ends the match."""
    after, events = attack(THOR, SIGMUND, 12, 1, 1, 1, thor="E4", sigmund="E5", wounds={SIGMUND: 4})
    after, events = act(after, AESIR, PASS)

    assert not told(events, RevengeGained)
    assert after.ending is not None


@pytest.mark.rule("Ancient Bloodline", "R-46", "R-28", "Hjordis")
@pytest.mark.parametrize(("dice", "wounds"), [((12, 1, 1, 1), 0), ((12, 12, 1, 1), 1)])
def test_hjordis_ignores_one_wound_of_the_first_attack_that_hurts(dice, wounds):
    """By itself; what she ignores gives no blood."""
    after, events = attack(THOR, HJORDIS, *dice, thor="E4", hjordis="E5")

    assert wounds == after.table.figures[HJORDIS].wounds == after.table.blood[AESIR]
    assert [WoundIgnored(figure=HJORDIS)] == told(events, WoundIgnored)


@pytest.mark.rule("Ancient Bloodline", "R-46")
def test_hjordis_ignores_one_wound_in_a_turn():
    """The second attack hurts in full."""
    at, _ = attack(THOR, HJORDIS, 12, 1, 1, 1, thor="E4", hjordis="E5", odin="D5")

    after, events = act(at, AESIR, Attack(ODIN, HJORDIS), 12, 1, 1, 1)

    assert after.table.figures[HJORDIS].wounds == 1
    assert not told(events, WoundIgnored)


@pytest.mark.rule("N14", "Ancient Bloodline")
def test_a_miss_does_not_use_ancient_bloodline_up():
    """There is no wound to ignore."""
    after, events = attack(THOR, HJORDIS, 1, 1, 1, 1, thor="E4", hjordis="E5")

    assert not after.table.bloodline_used
    assert not told(events, WoundIgnored)


@pytest.mark.rule("Ancient Bloodline", "R-27")
def test_the_ignored_wound_is_taken_off_before_health_is_looked_at():
    """Four wounds against three Health: three are left, and she dies."""
    after, events = attack(
        THOR, HJORDIS, 12, 12, 12, 12, thor="E4", hjordis="E5", wounds={HJORDIS: 1}
    )

    assert [Fell(figure=HJORDIS, slayer=THOR)] == told(events, Fell)
    assert after.table.blood[AESIR] == 3


@pytest.mark.rule("Ancient Bloodline", "R-46")
def test_nobody_else_ignores_a_wound():
    """Hjordis stands by, and Sinfjotli is hurt."""
    after, _ = attack(THOR, SINFJOTLI, 12, 1, 1, 1, thor="E4", sinfjotli="E5", hjordis="E6")

    assert (after.table.figures[SINFJOTLI].wounds, after.table.bloodline_used) == (1, False)


@pytest.mark.rule("Hit Them Hard", "R-48", "N16", "The Vanguard")
@pytest.mark.parametrize(("other", "dice"), [("E6", 4), ("E7", 4), ("E8", 3), (None, 3)])
def test_a_vanguard_near_adds_a_die_to_the_others_close_attack(other, dice):
    """Within two hexes; a fallen one helps nobody."""
    described = {"thor": "E4", "vanguard": "E5", "second_vanguard": other, "options": TWO_VANGUARDS}

    assert dice == dice_of(VANGUARD, THOR, **described)


@pytest.mark.rule("Hit Them Hard", "R-48")
def test_hit_them_hard_works_both_ways_and_for_close_attacks_only():
    """The second Vanguard gains as much; two ranged dice stay two."""
    table = board(thor="E4", vanguard="E6", second_vanguard="E5", options=TWO_VANGUARDS)
    assert attack_dice(table, SECOND_VANGUARD, THOR) == 4

    far = board(thor="E3", vanguard="E5", second_vanguard="D5", options=TWO_VANGUARDS)
    assert attack_dice(far, VANGUARD, THOR) == 2


@pytest.mark.rule("R-48", "The Vanguard", "Hit Them Hard")
def test_a_single_vanguard_has_no_ability():
    """Other Norsemen near do not count."""
    assert dice_of(VANGUARD, THOR, thor="E4", vanguard="E5", hjordis="E6", sigmund="D5") == 3
