"""Attacking and Wounds: who may attack whom, the dice, the Defence, wounds and blood."""

import pytest

from games.core.errors import IllegalAction
from games.nine_realms import refusals as no
from games.nine_realms.actions import Attack
from games.nine_realms.combat import (
    attack_dice,
    counter_dice,
    defence,
    in_range,
    visible,
    weapon_between,
)
from games.nine_realms.events import Attacked, BloodSpilt, DiceRolled, Fell, Missed, Wounded
from games.nine_realms.forces import PROFILES, Figure, Weapon
from games.nine_realms.hints import AttackHint
from games.nine_realms.odds import odds
from games.nine_realms.options import Options
from games.nine_realms.roll import Roll
from games.nine_realms.rules import RULES
from tests.games.loaded_dice import act
from tests.games.looking import told
from tests.games.nine_realms.builder import (
    AESIR,
    FOREST,
    FRIGG,
    HJORDIS,
    NORSEMEN,
    SIGMUND,
    SINFJOTLI,
    THOR,
    VALKYRIE,
    VANGUARD,
    board,
    offered,
    position,
    position_of,
    targets,
)

DEFENCES = (16, 17, 18, 19, 20, 21, 22, 23, 24, 26)


def bare(*dice, against, attack_bonus=0, defence_bonus=0):
    """A roll of some dice against a Defence."""
    bonuses = {"attack_bonus": attack_bonus, "defence_bonus": defence_bonus}
    return Roll(THOR, SINFJOTLI, Weapon.CLOSE, counter=False, dice=dice, defence=against, **bonuses)


def thor_strikes(*dice, actions=(6, 0), **described):
    """Thor on E4 attacks Sinfjotli on E5, who cannot answer."""
    at = position(thor="E4", sinfjotli="E5", actions=actions, **described)
    return act(at, AESIR, Attack(THOR, SINFJOTLI), *dice)


@pytest.mark.rule("Attacking", "Dice", "R-20", "R-21", "R-22")
@pytest.mark.parametrize(
    ("roll", "total", "wounds"),
    [
        (bare(12, 11, 10, 9, against=18), 30, 2),
        (bare(11, 10, 9, 6, against=18), 36, 2),
        (bare(11, 10, 9, 6, against=18, defence_bonus=6), 36, 1),
        (bare(12, 12, 1, against=19, defence_bonus=6), 1, 2),
        (bare(5, 6, 7, against=19, attack_bonus=5), 23, 1),
        (bare(5, 6, 7, against=19), 18, 0),
    ],
)
def test_wounds_are_whole_multiples_of_the_defence_and_the_twelves(roll, total, wounds):
    """The rolls that were worked out by hand."""
    assert (total, wounds) == (roll.total, roll.wounds)


@pytest.mark.rule("R-53", "Attacking")
@pytest.mark.parametrize(
    ("dice", "wounds"), [((11, 11, 8, 1), 1), ((11, 11, 11, 3), 2), ((6, 6, 4, 1), 0)]
)
def test_the_rulebooks_examples_against_sinfjotli(dice, wounds):
    """31 against 18 wounds once and 36 twice; 17 does not."""
    after, _ = thor_strikes(*dice)

    assert wounds == after.table.figures[SINFJOTLI].wounds


@pytest.mark.rule("R-53", "Wounds")
def test_sigmund_has_a_health_of_five():
    """The rulebook's third example."""
    assert PROFILES[SIGMUND].health == 5


@pytest.mark.rule("Attacking", "R-21")
@pytest.mark.parametrize(("last", "wounds"), [(5, 1), (4, 0)])
def test_to_equal_the_defence_is_enough_for_a_wound(last, wounds):
    """18 against Sinfjotli's 18."""
    after, events = thor_strikes(6, 6, 1, last)

    assert wounds == after.table.figures[SINFJOTLI].wounds
    assert [Missed(target=SINFJOTLI)] * (1 - wounds) == told(events, Missed)


@pytest.mark.rule("R-20", "Dice", "Attacking")
def test_a_natural_twelve_is_a_wound_and_counts_nothing_in_the_total():
    """12, 6, 6, 5: one wound by the twelve, and 17 do not reach 18."""
    after, events = thor_strikes(12, 6, 6, 5)

    assert after.table.figures[SINFJOTLI].wounds == 1
    rolled = DiceRolled(figure=THOR, dice=(12, 6, 6, 5), total=17, twelves=1, defence=18, wounds=1)
    assert [rolled] == told(events, DiceRolled)


@pytest.mark.rule("Dice")
def test_dice_are_twelve_sided():
    """Over many throws every face from 1 to 12 comes up, and none else."""
    at = position(thor="E4", sinfjotli="E5", actions=(6, 0))
    faces = set()
    for _ in range(40):
        after, events = at.apply(AESIR, Attack(THOR, SINFJOTLI))
        faces |= set(told(events, DiceRolled)[0].dice)
        table = board(thor="E4", sinfjotli="E5", actions=(6, 0))
        at = position_of(table)
        at.dice = after.dice

    assert set(range(1, 13)) == faces


@pytest.mark.rule("Actions", "Attacking")
def test_an_attack_costs_one_action():
    """It is told with its weapon, and the attacker is marked."""
    after, events = thor_strikes(1, 1, 1, 1)

    assert after.table.actions == [5, 0]
    assert after.table.figures[THOR].attacked
    assert Attacked(figure=THOR, target=SINFJOTLI, weapon=Weapon.CLOSE) == events[0]


@pytest.mark.rule("R-11", "Action Phase")
def test_a_figure_attacks_once_a_turn():
    """A second attack is refused, in this turn."""
    after, _ = thor_strikes(1, 1, 1, 1)

    with pytest.raises(IllegalAction) as refused:
        after.apply(AESIR, Attack(THOR, SINFJOTLI))

    assert no.AttackedAlready(THOR) == refused.value.refusal


@pytest.mark.rule("R-11")
def test_a_figure_may_attack_after_its_move():
    """Having moved does not hinder."""
    table = board(thor="E4", sinfjotli="E5", moved=[THOR])

    assert {SINFJOTLI} == targets(table, THOR)


@pytest.mark.rule("R-50")
def test_own_figures_are_no_targets():
    """Odin stands next to Thor, unharmed."""
    table = board(thor="E4", odin="E3", sinfjotli="E5")

    assert {SINFJOTLI} == targets(table, THOR)


@pytest.mark.rule("Types of Attack", "Close Attack")
@pytest.mark.parametrize(
    ("hex", "reached"), [("E5", True), ("E3", True), ("D4", True), ("E6", False)]
)
def test_a_close_attack_hits_an_adjacent_hex_only(hex, reached):
    """Thor on E4 has no other weapon."""
    assert reached == bool(targets(board(thor="E4", vanguard=hex), THOR))


@pytest.mark.rule("Types of Attack", "Close Attack", "Ranged Attack")
@pytest.mark.parametrize(
    ("hex", "weapon", "dice"),
    [("E5", Weapon.CLOSE, 2), ("E6", Weapon.RANGED, 3), ("E8", Weapon.RANGED, 3), ("E9", None, 0)],
)
def test_the_distance_decides_the_weapon(hex, weapon, dice):
    """Frigg strikes with two dice next door, and shoots with three from two to four hexes."""
    table = board(frigg="E4", vanguard=hex)

    assert weapon == weapon_between("E4", hex)
    assert dice == attack_dice(table, FRIGG, VANGUARD)


@pytest.mark.rule("Ranged Attack", "Odin", "Thor", "Sinfjotli the Lycan")
@pytest.mark.parametrize("figure", ["odin", "thor", "sinfjotli"])
def test_figures_without_a_ranged_weapon_do_not_shoot(figure):
    """Two hexes away is too far for them."""
    table = board(**{"odin": "C1", "sigmund": "C15", "vanguard": "E3", "frigg": "E3", figure: "E1"})

    assert attack_dice(table, Figure(figure), VANGUARD if figure != "sinfjotli" else FRIGG) == 0


@pytest.mark.rule("Ranged Attack", "Range and Visibility")
def test_a_ranged_attack_needs_a_target_in_sight():
    """Odin stands in the line."""
    hidden = board(frigg="E1", odin="E2", vanguard="E3")

    assert set() == targets(hidden, FRIGG)
    assert {VANGUARD} == targets(board(frigg="E1", vanguard="E3"), FRIGG)


@pytest.mark.rule("Forest", "R-18")
@pytest.mark.parametrize(("weapon", "attack", "counter"), [("close", 3, 3), ("ranged", 2, 1)])
def test_a_figure_in_forest_loses_one_die(weapon, attack, counter):
    """Attacks and counterattacks, close and ranged: Frigg shoots with 2, the Vanguard with 1."""
    if weapon == "close":
        table = board(thor="D6", sinfjotli="D7")
        assert attack == attack_dice(table, THOR, SINFJOTLI)
        assert counter == counter_dice(table, THOR, Weapon.CLOSE)
    else:
        table = board(frigg="D6", vanguard="B7")
        assert attack == attack_dice(table, FRIGG, VANGUARD)
        assert counter == counter_dice(table, VANGUARD, Weapon.RANGED)


@pytest.mark.rule("Forest", "R-18")
def test_a_figure_in_forest_adds_four_to_its_defence():
    """Against every attack."""
    assert defence(board(sinfjotli="D6"), SINFJOTLI) == 18 + 4
    assert defence(board(sinfjotli="D7"), SINFJOTLI) == 18


@pytest.mark.rule("Forest", "Death Seekers", "R-44", "R-18")
def test_forest_on_both_sides_of_a_death_seekers_attack():
    """3 + 1 - 1 dice against 17 + 4."""
    table = board(valkyrie="D6", hjordis="D9", wounds={HJORDIS: 1})

    assert (attack_dice(table, VALKYRIE, HJORDIS), defence(table, HJORDIS)) == (3, 21)


@pytest.mark.rule("Forest", "Attacking")
def test_a_figure_with_no_dice_cannot_attack_or_counterattack():
    """Thor has no ranged die, and forest does not make it fewer than none."""
    table = board(thor="D6", vanguard="D8")

    assert 0 == attack_dice(table, THOR, VANGUARD) == counter_dice(table, THOR, Weapon.RANGED)
    assert no.NoDice(THOR, VANGUARD) == Attack(THOR, VANGUARD).refusal(table, AESIR)


@pytest.mark.rule("R-19", "Forest")
def test_a_laid_forest_counts_like_a_printed_one():
    """One die less and four more Defence on a Realm Tile."""
    table = board(thor="E4", sinfjotli="E5", terrain={"E4": FOREST})

    assert (attack_dice(table, THOR, SINFJOTLI), defence(table, THOR)) == (3, 22)


@pytest.mark.rule("Wounds", "Wound Counters")
def test_a_wounded_figure_keeps_its_wound_counters():
    """They add up."""
    after, events = thor_strikes(12, 1, 1, 1, wounds={SINFJOTLI: 2})

    assert after.table.figures[SINFJOTLI].wounds == 3
    assert [Wounded(figure=SINFJOTLI, wounds=1, left=1)] == told(events, Wounded)


@pytest.mark.rule("Wounds", "Blood Cauldron", "Wound Counters", "Figure Bases")
def test_a_figure_dies_when_its_wounds_equal_its_health():
    """It leaves the board, and its base with it."""
    after, events = thor_strikes(12, 1, 1, 1, wounds={SINFJOTLI: 3})

    assert after.table.figures[SINFJOTLI].hex is None
    assert [Fell(figure=SINFJOTLI, slayer=THOR)] == told(events, Fell)
    assert SINFJOTLI not in after.table.in_play(NORSEMEN)


@pytest.mark.rule("Blood Cauldron", "Wounds", "Blood Markers")
def test_every_wound_adds_one_blood_to_the_realm_that_caused_it():
    """Two wounds, two blood, for the Aesir."""
    after, events = thor_strikes(12, 12, 1, 1, blood=(3, 1))

    assert after.table.blood == [5, 1]
    assert [BloodSpilt(seat=AESIR, blood=5)] == told(events, BloodSpilt)


@pytest.mark.rule("R-27", "Wounds")
@pytest.mark.parametrize(("overkill", "blood"), [(False, 1), (True, 3)])
def test_wounds_beyond_the_health_are_not_taken(overkill, blood):
    """Three wounds on a fresh Vanguard give one blood; three in the variant."""
    at = position(
        thor="E4", vanguard="E5", actions=(6, 0), options=Options(overkill_blood=overkill)
    )

    after, events = act(at, AESIR, Attack(THOR, VANGUARD), 12, 12, 12, 1)

    assert blood == after.table.blood[AESIR]
    assert [Wounded(figure=VANGUARD, wounds=1, left=0)] == told(events, Wounded)


@pytest.mark.rule("Attacking")
def test_an_attack_that_misses_changes_nothing():
    """No wound, no blood."""
    after, events = thor_strikes(1, 1, 1, 1)

    assert (after.table.figures[SINFJOTLI].wounds, after.table.blood) == (0, [0, 0])
    assert not told(events, Wounded) + told(events, BloodSpilt)


@pytest.mark.rule("Realm Cards", "Types of Attack", "Forest")
@pytest.mark.parametrize(("figure", "dice"), [(THOR, 4), (FRIGG, 2)])
def test_heroic_attacks_are_attacks_like_all_others(figure, dice):
    """The label has no effect: forest takes a die from Thor's heroic attack and from Frigg's."""
    open_ground = board(**{figure: "D5", "sinfjotli": "E6"})
    forest = board(**{figure: "D6", "sinfjotli": "E6"})

    assert dice == attack_dice(open_ground, figure, SINFJOTLI)
    assert dice - 1 == attack_dice(forest, figure, SINFJOTLI)


@pytest.mark.rule("Dice")
@pytest.mark.parametrize(
    ("dice", "printed"),
    [
        (1, "8/.08 8/.08 8/.08 8/.08 8/.08 8/.08 8/.08 8/.08 8/.08 8/.08"),
        (2, "35/.36 31/.31 26/.27 23/.24 20/.21 18/.19 17/.17 16/.17 16/.17 16/.17"),
        (3, "74/.81 69/.75 64/.69 59/.63 54/.57 49/.51 44/.46 40/.42 36/.38 30/.32"),
        (4, "93/1.24 91/1.16 89/1.09 86/1.03 83/.97 79/.92 75/.86 71/.81 67/.75 58/.65"),
        (5, "99/1.67 98/1.56 98/1.47 97/1.39 95/1.32 94/1.26 92/1.21 90/1.16 88/1.11 83/1.02"),
    ],
)
def test_the_odds_without_cards_are_as_tabulated(dice, printed):
    """Chance of a wound in percent and wounds on average, exact to the last digit shown."""
    for against, cell in zip(DEFENCES, printed.split(), strict=True):
        chance, mean = map(float, cell.split("/"))

        chances = odds(dice, against)
        assert abs(100 * (1 - chances[0]) - chance) <= 0.5
        assert abs(sum(wounds * each for wounds, each in chances.items()) - mean) <= 0.005


@pytest.mark.rule("Dice")
def test_a_hint_tells_the_odds_of_an_attack():
    """Thor's four dice against Sinfjotli, who kept an action for an answer with four dice."""
    at = position(thor="E4", sinfjotli="E5", actions=(6, 1))

    hint = RULES.hint(at, Attack(THOR, SINFJOTLI))

    assert hint == AttackHint(4, 18, breaks=0, hurt=89, kill=0, win=0, back=4, risk=89, lose=0)


@pytest.mark.rule("Range and Visibility", "Attacking")
def test_what_the_ask_offers_is_what_the_board_allows():
    """Every attacker and target of a crowded board, checked one by one."""
    table = board(
        odin="E7",
        frigg="D7",
        thor="D8",
        valkyrie="B6",
        sigmund="E9",
        hjordis="F8",
        sinfjotli="D9",
        vanguard="C8",
    )
    attacks = offered(position_of(table), AESIR, Attack)

    assert attacks == {
        Attack(figure, target)
        for figure in table.force(AESIR)
        for target in table.force(NORSEMEN)
        if attack_dice(table, figure, target)
        and in_range(table, table.place(figure), table.place(target))
        and visible(table, table.place(figure), table.place(target))
    }
    assert 5 < len(attacks) < 16
