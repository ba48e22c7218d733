"""Fate cards: what each does to a pending roll."""

import pytest

from games.nine_realms.actions import (
    AddBonus,
    GainActions,
    ReRollAll,
    ReRollOne,
)
from games.nine_realms.events import (
    BonusAdded,
    DiceReRolled,
    DiceRolled,
)
from games.nine_realms.fate import Power
from tests.games.loaded_dice import act
from tests.games.looking import kinds, told
from tests.games.nine_realms.builder import (
    A3,
    A6,
    AD5,
    AESIR,
    COUNTER,
    D6,
    GAIN,
    NORSEMEN,
    RA,
    SINFJOTLI,
    THOR,
    offered,
    position,
)
from tests.games.nine_realms.scenes import ALL, countered, pending


@pytest.mark.rule("Fate Cards", "N18", "R-10")
@pytest.mark.parametrize(("seat", "cards"), [(AESIR, {AD5, A6}), (NORSEMEN, {AD5, D6})])
def test_each_side_raises_its_own_number_only(seat, cards):
    """The roller the attack, the target's owner the Defence."""
    at = pending(asked=seat, hands=(ALL, ALL))

    assert {AddBonus(card) for card in cards} == offered(at, seat, AddBonus)


@pytest.mark.rule("Fate Cards", "R-22", "N18")
@pytest.mark.parametrize(
    ("seat", "card", "total", "against", "wounds"),
    [(0, AD5, 21, 18, 1), (0, A6, 22, 18, 1), (1, AD5, 16, 23, 0), (1, D6, 16, 24, 0)],
)
def test_a_bonus_raises_the_total_or_the_defence(seat, card, total, against, wounds):
    """16 against 18; a failure may become a success."""
    at = pending(asked=seat, hands=([AD5, A6], [AD5, D6]))

    after, events = act(at, seat, AddBonus(card))

    roll = after.step.roll
    assert (total, against, wounds) == (roll.total, roll.against, roll.wounds)
    told = BonusAdded(seat=seat, card=card, total=total, defence=against, wounds=wounds)
    assert (told,) == events
    assert ([card], False) == (after.table.discards, card in after.table.hands[seat])


@pytest.mark.rule("Fate Cards", "R-22")
def test_a_defence_bonus_may_prevent_a_wound_but_no_twelve():
    """18 and a twelve against 18 + 6: only the twelve wounds."""
    at = pending(12, 6, 6, 6, asked=NORSEMEN, hands=((), [D6]))

    after, _ = act(at, NORSEMEN, AddBonus(D6))

    assert after.table.figures[SINFJOTLI].wounds == 1


@pytest.mark.rule("Fate Cards")
def test_an_attack_bonus_makes_no_automatic_wound():
    """A six and six are no twelve: 1, 1, 1, 6 and 6 make 15."""
    at = pending(1, 1, 1, 6, hands=([A6], ()))

    after, _ = act(at, AESIR, AddBonus(A6))

    assert after.table.figures[SINFJOTLI].wounds == 0


@pytest.mark.rule("R-22")
def test_a_bonus_is_for_one_roll():
    """The counterattack after it, and the figure's Defence, know nothing of it."""
    at = pending(1, 1, 1, 1, asked=NORSEMEN, hands=((), [D6]), actions=(0, 1))
    at, _ = act(at, NORSEMEN, AddBonus(D6))

    after, events = act(at, NORSEMEN, COUNTER, 6, 6, 5, 1)

    assert told(events, DiceRolled)[0].defence == 18
    assert after.table.figures[THOR].wounds == 1


@pytest.mark.rule("R-26", "Fate Cards")
def test_any_number_of_cards_may_be_played_on_one_roll():
    """Five and six and five: 16 become 32."""
    at = pending(hands=([AD5, A6, AD5], [D6]))

    for card in (AD5, A6, AD5):
        at, _ = act(at, AESIR, AddBonus(card))

    assert (at.step.roll.total, at.step.roll.wounds) == (32, 1)
    assert at.table.discards == [AD5, A6, AD5]


@pytest.mark.rule("Fate Cards", "R-24", "R-25")
@pytest.mark.parametrize("seat", [AESIR, NORSEMEN])
def test_re_roll_all_throws_every_die_again_twelves_too(seat):
    """One's own roll, or the other player's by force."""
    at = pending(12, 12, 2, 3, asked=seat, hands=([RA, D6], [RA, A6]))

    after, events = act(at, seat, ReRollAll(Power.RE_ROLL_ALL), 1, 2, 3, 4)

    assert (after.step.roll.dice, after.table.discards) == ((1, 2, 3, 4), [RA])
    again = DiceReRolled(
        seat=seat,
        power=Power.RE_ROLL_ALL,
        before=(12, 12, 2, 3),
        dice=(1, 2, 3, 4),
        total=10,
        defence=after.step.roll.against,
        wounds=0,
    )
    assert (again,) == events


@pytest.mark.rule("Fate Cards", "R-24", "R-25", "R-10")
@pytest.mark.parametrize("seat", [AESIR, NORSEMEN])
def test_re_roll_one_throws_the_die_that_the_cards_player_picks(seat):
    """By what it shows, equal dice as one; also a twelve that was set aside."""
    at = pending(12, 12, 2, 3, asked=seat, hands=([A3, D6], [A3, A6]))
    one_die = {die: ReRollOne(Power.ACTIONS_OR_RE_ROLL, die) for die in (12, 2, 3)}

    assert set(one_die.values()) == offered(at, seat, ReRollOne)
    after, events = act(at, seat, one_die[12], 7)

    assert after.step.roll.dice == (7, 12, 2, 3)
    assert (after.table.discards, told(events, DiceReRolled)[0].wounds) == ([A3], 1)


@pytest.mark.rule("R-24")
def test_bonuses_stay_when_dice_are_rolled_again():
    """And dice may be rolled again repeatedly, by card after card."""
    at = pending(hands=([A6, RA, A3], [D6]))
    at, _ = act(at, AESIR, AddBonus(A6))
    at, _ = act(at, AESIR, ReRollAll(Power.RE_ROLL_ALL), 1, 2, 3, 4)

    at, _ = act(at, AESIR, ReRollOne(Power.ACTIONS_OR_RE_ROLL, 1), 11)

    assert (at.step.roll.total, at.step.roll.attack_bonus) == (11 + 2 + 3 + 4 + 6, 6)


@pytest.mark.rule("R-25")
@pytest.mark.parametrize("seat", [AESIR, NORSEMEN])
def test_counterattacks_can_be_rolled_again_too(seat):
    """By their roller or by force."""
    at = countered(asked=seat, hands=([RA, D6], [RA, A6]))

    after, _ = act(at, seat, ReRollAll(Power.RE_ROLL_ALL), 1, 1, 1, 2)

    assert after.step.roll.dice == (1, 1, 1, 2)


@pytest.mark.rule("Fate Cards", "N18")
def test_on_a_counterattack_the_sides_are_swapped():
    """The Norsemen raise their counterattack, the Aesir Thor's Defence."""
    rollers = countered(hands=(ALL, ALL))
    others = countered(asked=AESIR, hands=(ALL, ALL))

    assert {AddBonus(AD5), AddBonus(A6)} == offered(rollers, NORSEMEN, AddBonus)
    assert {AddBonus(AD5), AddBonus(D6)} == offered(others, AESIR, AddBonus)


@pytest.mark.rule("R-23")
def test_bonuses_and_re_rolls_need_a_pending_roll():
    """In the Action Phase only the extra actions are playable."""
    at = position(thor="E4", sinfjotli="E5", hands=(ALL, ALL))

    assert not {AddBonus, ReRollAll, ReRollOne} & kinds(at, AESIR)
    assert {GAIN} == offered(at, AESIR, GainActions)
    assert set() == kinds(at, NORSEMEN)
