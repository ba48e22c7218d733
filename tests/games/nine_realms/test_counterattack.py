"""Counterattack: who may answer an attack, with what, and when it is carried out."""

import pytest

from games.nine_realms.actions import Accept, AddBonus, Attack, Pass, ReRollAll
from games.nine_realms.combat import can_counter
from games.nine_realms.events import Countered, DiceRolled, Fell, Missed, RevengeGained, Wounded
from games.nine_realms.fate import Power
from games.nine_realms.forces import Weapon
from games.nine_realms.options import Options
from games.nine_realms.rules import RULES
from games.nine_realms.steps.exchange import FateWindow
from tests.games.loaded_dice import act
from tests.games.looking import told
from tests.games.nine_realms.builder import (
    A3,
    A6,
    AESIR,
    COUNTER,
    D6,
    FOREST,
    FRIGG,
    GAIN,
    HJORDIS,
    NO_COUNTER,
    NORSEMEN,
    ODIN,
    PASS,
    RA,
    SIGMUND,
    SINFJOTLI,
    THOR,
    VALKYRIE,
    VANGUARD,
    board,
    offered,
    position,
    rolled,
    window,
)

HARMLESS = (1, 1, 1, 1)


def attacked(*dice, hands=((), ()), actions=(6, 3), **described):
    """Thor on E4 has attacked Sinfjotli on E5, who is asked."""
    at = position(thor="E4", sinfjotli="E5", actions=actions, hands=hands, **described)
    return act(at, AESIR, Attack(THOR, SINFJOTLI), *dice or HARMLESS)[0]


def may_counter(table, figure, target):
    """Whether the target of an attack could answer it."""
    return can_counter(table, rolled(table, figure, target, 1))


@pytest.mark.rule("Counterattack", "R-30", "R-05")
def test_a_counterattack_costs_one_kept_action():
    """The attacked figure rolls its dice at the attacker."""
    after, events = act(attacked(), NORSEMEN, COUNTER, 6, 6, 5, 1)

    assert after.table.actions == [5, 2]
    assert [Countered(figure=SINFJOTLI, target=THOR, weapon=Weapon.CLOSE)] == told(
        events, Countered
    )
    assert after.table.figures[THOR].wounds == 1
    assert after.table.blood == [0, 1]


@pytest.mark.rule("Counterattack", "R-31")
def test_a_counterattack_may_be_waived():
    """The action is kept for another time."""
    after, events = act(attacked(), NORSEMEN, NO_COUNTER)

    assert after.table.actions[NORSEMEN] == 3
    assert not told(events, Countered)


@pytest.mark.rule("Counterattack", "R-30")
def test_without_an_action_there_is_no_counterattack():
    """The owner holds a card and is asked to pass, no more."""
    at = attacked(actions=(6, 0), hands=((), [D6]))

    assert set() == offered(at, NORSEMEN, Accept)
    assert {PASS} == offered(at, NORSEMEN, Pass)


@pytest.mark.rule("R-05", "N3", "R-09")
def test_in_the_first_turn_a_card_alone_pays_for_a_counterattack():
    """With no action yet, three more make it possible at once."""
    at = attacked(actions=(6, 0), hands=((), [A3]))

    assert set() == offered(at, NORSEMEN, Accept)
    at, _ = act(at, NORSEMEN, GAIN)
    assert {COUNTER, NO_COUNTER} == offered(at, NORSEMEN, Accept)
    after, _ = act(at, NORSEMEN, COUNTER, *HARMLESS)
    assert after.table.actions[NORSEMEN] == 2


@pytest.mark.rule("Counterattack", "R-31")
@pytest.mark.parametrize("dice", [(1, 1, 1, 1), (12, 1, 1, 1), (12, 12, 12, 12)])
def test_missed_hurt_or_killed_a_figure_may_counterattack(dice):
    """The attack's result is known first; a dead figure strikes back at full strength."""
    after, events = act(attacked(*dice), NORSEMEN, COUNTER, 12, 1, 1, 1)

    assert after.table.figures[THOR].wounds == 1
    assert len(told(events, DiceRolled)[0].dice) == 4


@pytest.mark.rule("Wounds", "R-31", "Counterattack")
def test_the_dead_leave_the_board_together_after_the_counterattack():
    """Thor kills Sinfjotli, who kills Thor."""
    at = attacked(12, 12, 12, 12, wounds={THOR: 3})

    assert at.table.place(SINFJOTLI) == "E5"
    after, events = act(at, NORSEMEN, COUNTER, 12, 1, 1, 1)

    assert [
        Fell(figure=THOR, slayer=SINFJOTLI),
        Fell(figure=SINFJOTLI, slayer=THOR),
    ] == told(events, Fell)
    assert None is after.table.figures[THOR].hex is after.table.figures[SINFJOTLI].hex


@pytest.mark.rule("R-32", "Action Phase")
def test_a_counterattack_is_not_the_figures_attack():
    """Sinfjotli may still attack in his own turn, and counter again in this one."""
    after, _ = act(attacked(odin="D4"), NORSEMEN, COUNTER, *HARMLESS)
    assert not after.table.figures[SINFJOTLI].attacked

    again, _ = act(after, AESIR, Attack(ODIN, SINFJOTLI), *HARMLESS)
    assert {COUNTER, NO_COUNTER} == offered(again, NORSEMEN, Accept)


@pytest.mark.rule("R-32", "Counterattack")
def test_only_the_attacked_figure_strikes_back():
    """Hjordis beside it does not."""
    _, events = act(attacked(hjordis="E6"), NORSEMEN, COUNTER, *HARMLESS)

    assert [event.figure for event in told(events, Countered)] == [SINFJOTLI]


@pytest.mark.rule("R-32", "Counterattack", "N2")
def test_a_counterattack_cannot_be_countered():
    """Neither by the attacker nor by anybody."""
    at = attacked(hands=([D6], ()))
    at, _ = act(at, AESIR, PASS)

    at, _ = act(at, NORSEMEN, COUNTER, 12, 1, 1, 1)

    assert at.awaited == (AESIR,)
    assert [action for action in at.asks[AESIR] if isinstance(action, Accept | Pass)] == [PASS]


@pytest.mark.rule("R-33", "Ranged Attack", "Close Attack")
@pytest.mark.parametrize(
    ("attacker", "target", "hex", "able"),
    [
        ("frigg", "sinfjotli", "E3", False),
        ("frigg", "sinfjotli", "E2", True),
        ("frigg", "vanguard", "E3", True),
        ("sigmund", "odin", "E3", False),
        ("sigmund", "thor", "E3", False),
        ("sigmund", "frigg", "E3", True),
    ],
)
def test_a_counterattack_uses_a_weapon_of_the_same_kind(attacker, target, hex, able):
    """Close against close and ranged against ranged: three figures cannot answer a shot."""
    table = board(**{attacker: "E1", target: hex})
    figures = {f.value: f for f in table.figures}

    assert able == may_counter(table, figures[attacker], figures[target])


@pytest.mark.rule("Ranged Attack", "R-33")
def test_a_ranged_attack_is_answered_with_ranged_dice():
    """The Vanguard shoots back with two, not with three."""
    at = position(frigg="E1", vanguard="E3", actions=(6, 1))
    at, _ = act(at, AESIR, Attack(FRIGG, VANGUARD), 1, 1, 1)
    at, _ = act(at, AESIR, PASS)

    _, events = act(at, NORSEMEN, COUNTER, 1, 1)

    assert [event.weapon for event in told(events, Countered)] == [Weapon.RANGED]


@pytest.mark.rule("Forest", "R-18", "Counterattack")
def test_forest_hinders_a_counterattack_and_shelters_from_it():
    """Sinfjotli in forest rolls three dice; Thor in forest has Defence 22."""
    at = attacked(1, 1, 1, terrain={"E4": FOREST, "E5": FOREST})

    _, events = act(at, NORSEMEN, COUNTER, 1, 1, 1)

    rolled_dice = told(events, DiceRolled)[0]
    assert (len(rolled_dice.dice), rolled_dice.defence) == (3, 22)


@pytest.mark.rule("N5", "R-31")
def test_the_choice_is_stored_until_two_passes_in_a_row():
    """The target plays a card and accepts; the roller passes, and only then Sinfjotli strikes."""
    at = attacked(12, 1, 1, 1, hands=([A6], [D6]))
    at, _ = act(at, AESIR, PASS)
    at, _ = act(at, NORSEMEN, AddBonus(D6))

    at, events = act(at, NORSEMEN, COUNTER)
    assert (events, at.step.counter, at.awaited) == ((), True, (AESIR,))
    _, events = act(at, AESIR, PASS, *HARMLESS)

    assert [Wounded, Countered, DiceRolled] == [
        type(event) for event in events if isinstance(event, Wounded | Countered | DiceRolled)
    ]


@pytest.mark.rule("N5")
def test_a_stored_choice_is_void_when_the_roller_acts():
    """The target is asked again, and may decide otherwise."""
    at = attacked(hands=([A6, A6], [D6]))
    at, _ = act(at, AESIR, PASS)
    at, _ = act(at, NORSEMEN, AddBonus(D6))
    at, _ = act(at, NORSEMEN, COUNTER)

    at, _ = act(at, AESIR, AddBonus(A6))
    assert (at.step.counter, at.step.passes) == (None, 0)
    at, _ = act(at, AESIR, PASS)
    _, events = act(at, NORSEMEN, NO_COUNTER)

    assert not told(events, Countered)


@pytest.mark.rule("N5")
def test_a_stored_choice_is_seen_by_nobody():
    """Both choices look the same to the roller and to a spectator."""
    choices = []
    for choice in (COUNTER, NO_COUNTER):
        at = attacked(hands=([A6], [D6]))
        at, _ = act(at, AESIR, PASS)
        at, _ = act(at, NORSEMEN, AddBonus(D6))
        at, events = act(at, NORSEMEN, choice)
        choices.append((RULES.view(at, AESIR), RULES.view(at, None), events, list(at.asks[AESIR])))

    assert choices[0] == choices[1]


@pytest.mark.rule("R-34", "Last Ruler Standing")
def test_a_killed_ruler_does_not_counterattack():
    """A match of an older program may hold a stored choice; but it is over."""
    hands = ([A6], [])
    at = position(
        odin="E4", sigmund="E5", actions=(6, 1), wounds={ODIN: 4, SIGMUND: 4}, hands=hands
    )
    fatal = rolled(at.table, ODIN, SIGMUND, 12, 1, 1, 1)

    after, events = act(window(at.table, fatal, passes=1, counter=True), AESIR, PASS)

    assert not told(events, Countered)
    assert after.ending.winners == (AESIR,)


@pytest.mark.rule("R-34")
def test_the_owner_of_a_ruler_who_falls_is_not_asked_for_a_counterattack():
    """Only about cards, which may save the Ruler yet: then there is a counterattack again."""
    described = {"odin": "E4", "sigmund": "E5", "actions": (6, 1), "wounds": {SIGMUND: 4}}
    bare, _ = act(position(**described), AESIR, Attack(ODIN, SIGMUND), 12, 1, 1, 1)
    at = position(hands=([], [RA, RA]), **described)
    at, _ = act(at, AESIR, Attack(ODIN, SIGMUND), 12, 1, 1, 1)
    saved, _ = act(at, NORSEMEN, ReRollAll(Power.RE_ROLL_ALL), 1, 1, 1, 1)

    assert bare.ending.winners == (AESIR,)
    assert not offered(at, NORSEMEN, Accept)
    assert not at.prompt(NORSEMEN).counter
    assert offered(at, NORSEMEN, Pass) == {PASS}
    assert offered(saved, NORSEMEN, Accept) == {COUNTER, NO_COUNTER}


@pytest.mark.rule("R-34")
def test_a_ruler_who_lives_counterattacks():
    """One Health left is enough."""
    at = position(odin="E4", sigmund="E5", actions=(6, 1), wounds={SIGMUND: 3})
    at, _ = act(at, AESIR, Attack(ODIN, SIGMUND), 12, 1, 1, 1)

    _, events = act(at, NORSEMEN, COUNTER, 1, 1, 1)

    assert told(events, Countered)


@pytest.mark.rule("N2", "Death Seekers", "R-44")
def test_death_seekers_is_not_for_counterattacks():
    """The Valkyrie answers wounded Hjordis with three dice, not four."""
    at = position(active=NORSEMEN, hjordis="E5", valkyrie="E4", wounds={HJORDIS: 1}, actions=(1, 6))
    at, _ = act(at, NORSEMEN, Attack(HJORDIS, VALKYRIE), 1, 1, 1)

    after, _ = act(at, AESIR, COUNTER, 1, 1, 1)

    assert after.table.actions[AESIR] == 0


@pytest.mark.rule("N2", "Revenge", "R-45")
def test_revenge_is_neither_added_to_nor_spent_on_a_counterattack():
    """Sigmund answers with three dice and keeps his two for an attack."""
    at = position(odin="E4", sigmund="E5", actions=(6, 1), revenge=2)
    at, _ = act(at, AESIR, Attack(ODIN, SIGMUND), *HARMLESS)

    after, _ = act(at, NORSEMEN, COUNTER, 1, 1, 1)

    assert after.table.revenge == 2


@pytest.mark.rule("N2", "Hit Them Hard", "R-48")
def test_hit_them_hard_is_not_for_counterattacks():
    """Two Vanguards side by side, and three dice."""
    at = position(
        thor="E4",
        vanguard="E5",
        second_vanguard="E6",
        actions=(6, 1),
        options=Options(two_vanguards=True),
    )
    at, _ = act(at, AESIR, Attack(THOR, VANGUARD), *HARMLESS)

    _, events = act(at, NORSEMEN, COUNTER, 1, 1, 1)

    assert len(told(events, DiceRolled)[0].dice) == 3


@pytest.mark.rule("N2", "Foresight", "R-42")
def test_foresight_is_not_for_counterattacks():
    """Frigg answers without a re-roll: nobody is asked."""
    at = position(active=NORSEMEN, frigg="E4", vanguard="E5", actions=(1, 6))
    at, _ = act(at, NORSEMEN, Attack(VANGUARD, FRIGG), 1, 1, 1)

    after, events = act(at, AESIR, COUNTER, 1, 1)

    assert [event.target for event in told(events, Missed)] == [FRIGG, VANGUARD]
    assert after.awaited == (NORSEMEN,)


@pytest.mark.rule("N2", "The Hunter", "R-47")
def test_the_hunter_is_not_for_counterattacks():
    """Thor is the prey, and Sinfjotli's answer takes effect as it falls."""
    after, _ = act(attacked(prey=THOR), NORSEMEN, COUNTER, *HARMLESS)

    assert after.awaited == (AESIR,)
    assert not isinstance(after.step, FateWindow)


@pytest.mark.rule("N2", "Battle Born", "R-43")
def test_battle_born_applies_to_counterattacks():
    """Thor answers Sigmund and may roll again."""
    at = position(active=NORSEMEN, thor="E4", sigmund="E5", actions=(1, 6))
    at, _ = act(at, NORSEMEN, Attack(SIGMUND, THOR), 1, 1, 1)

    at, _ = act(at, AESIR, COUNTER, *HARMLESS)

    assert {ReRollAll(Power.BATTLE_BORN)} == offered(at, AESIR, ReRollAll)


@pytest.mark.rule("N2", "Ancient Bloodline", "R-46")
def test_ancient_bloodline_protects_the_attacking_hjordis():
    """A counterattack in the Norse turn counts as an attack on her."""
    at = position(active=NORSEMEN, thor="E4", hjordis="E5", actions=(1, 6))
    at, _ = act(at, NORSEMEN, Attack(HJORDIS, THOR), 1, 1, 1)

    after, _ = act(at, AESIR, COUNTER, 12, 1, 1, 1)

    assert (after.table.figures[HJORDIS].wounds, after.table.bloodline_used) == (0, True)


@pytest.mark.rule("R-45", "Revenge", "R-31")
def test_revenge_is_counted_from_where_all_stood_before_the_removal():
    """A Vanguard dies by a counterattack next to Sigmund, in the Norse turn."""
    at = position(active=NORSEMEN, thor="E4", vanguard="E5", sigmund="E7", actions=(1, 6))
    at, _ = act(at, NORSEMEN, Attack(VANGUARD, THOR), 1, 1, 1)

    after, events = act(at, AESIR, COUNTER, 12, 1, 1, 1)

    assert ([RevengeGained(dice=1)], 1) == (told(events, RevengeGained), after.table.revenge)


@pytest.mark.rule("R-35", "Counterattack", "Fill the Blood Cauldron")
def test_a_full_cauldron_does_not_stop_the_counterattack():
    """The attack brings the ninth blood; the answer is still rolled before the match ends."""
    at = attacked(12, 1, 1, 1, blood=(8, 0))

    after, events = act(at, NORSEMEN, COUNTER, 12, 1, 1, 1)

    assert told(events, Countered)
    assert (after.table.blood, after.ending.winners) == ([9, 1], (AESIR,))


@pytest.mark.rule("R-25", "Counterattack")
def test_a_counterattack_has_a_fate_window_of_its_own():
    """Its roller is asked, then the attacker's owner, who may force a re-roll."""
    at = attacked(hands=([RA, D6], [A6]))
    at, _ = act(at, AESIR, PASS)
    at, _ = act(at, NORSEMEN, COUNTER, 12, 1, 1, 1)
    at, _ = act(at, NORSEMEN, PASS)

    assert {ReRollAll(Power.RE_ROLL_ALL)} == offered(at, AESIR, ReRollAll)


@pytest.mark.rule("N5", "R-30")
def test_a_counterattack_is_carried_out_only_if_it_is_still_legal():
    """A stored choice without the action to pay for it comes to nothing."""
    table = board(thor="E4", sinfjotli="E5", actions=(6, 0), hands=([A6], ()))
    at = window(table, rolled(table, THOR, SINFJOTLI, *HARMLESS), passes=1, counter=True)

    after, events = act(at, AESIR, PASS)

    assert not told(events, Countered)
    assert after.table.actions == [6, 0]
