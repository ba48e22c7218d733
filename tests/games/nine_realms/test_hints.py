"""What a choice leads to is told before it is made: Health, not wounds that an ability ignores."""

import pytest
from msgspec.structs import replace

from games.nine_realms.actions import Accept, AddBonus, Attack, ReRollAll, ReRollOne, ReRollSome
from games.nine_realms.fate import Power
from games.nine_realms.harm import Harm, harm
from games.nine_realms.hints import BonusHint, ReRollHint, StrikeHint
from games.nine_realms.odds import odds
from games.nine_realms.options import Options
from games.nine_realms.rules import RULES
from tests.games.nine_realms.builder import (
    A3,
    A6,
    AD5,
    AESIR,
    D6,
    FRIGG,
    HJORDIS,
    NORSEMEN,
    ODIN,
    RA,
    SIGMUND,
    SINFJOTLI,
    THOR,
    VANGUARD,
    board,
    position,
    rolled,
    window,
)
from tests.games.nine_realms.scenes import pending

OVERKILL = Options(overkill_blood=True)


def against_hjordis(*dice, asked=NORSEMEN, **described):
    """Thor has rolled against Hjordis, who kept no action; her side holds a D6."""
    described.setdefault("hands", ((), (D6,)))
    table = board(thor="E4", hjordis="E5", actions=(6, 0), **described)
    return window(table, rolled(table, THOR, HJORDIS, *dice), asked)


@pytest.mark.rule("Ancient Bloodline", "R-46", "R-27", "R-28")
@pytest.mark.parametrize(
    ("wounds", "described", "done"),
    [
        (1, {}, Harm(0, 0, fatal=False)),
        (2, {}, Harm(1, 1, fatal=False)),
        (1, {"bloodline_used": True}, Harm(1, 1, fatal=False)),
        (9, {}, Harm(4, 4, fatal=True)),
        (9, {"options": OVERKILL}, Harm(4, 8, fatal=True)),
        (2, {"wounds": {HJORDIS: 3}}, Harm(1, 1, fatal=True)),
    ],
)
def test_harm_is_the_health_that_is_lost(wounds, described, done):
    """Less what Ancient Bloodline ignores, and no more than she has."""
    assert harm(board(hjordis="E5", **described), HJORDIS, wounds) == done


@pytest.mark.rule("Ancient Bloodline", "Dice")
def test_the_odds_of_an_attack_count_the_bloodline():
    """Four dice against 17: 91 % to wound, and as many to hurt only once it is used up."""
    chances = odds(4, 17)

    fresh = RULES.hint(position(thor="E4", hjordis="E5"), Attack(THOR, HJORDIS))
    used = position(thor="E4", hjordis="E5", bloodline_used=True)
    spent = RULES.hint(used, Attack(THOR, HJORDIS))

    assert (fresh.breaks, fresh.hurt) == (91, round(100 * (1 - chances[0] - chances[1])))
    assert (spent.breaks, spent.hurt) == (0, round(100 * (1 - chances[0])))


@pytest.mark.rule("Dice", "R-34", "R-36")
@pytest.mark.parametrize(
    ("described", "odds_of_the_match"),
    [
        ({}, (0, 0)),
        ({"blood": (8, 0)}, (86, 0)),
        ({"blood": (0, 8)}, (0, 54)),
        ({"blood": (8, 8)}, (86, 8)),
        ({"wounds": {SIGMUND: 4}}, (86, 0)),
        ({"wounds": {SIGMUND: 4}, "blood": (0, 8)}, (86, 8)),
        ({"wounds": {ODIN: 4}, "blood": (8, 0)}, (86, 54)),
    ],
)
def test_the_odds_of_an_attack_tell_where_it_may_end_the_match(described, odds_of_the_match):
    """By a Ruler's fall, or by the ninth blood; who has won is not struck back, or wins anyway."""
    at = position(odin="E4", sigmund="E5", **described)

    hint = RULES.hint(at, Attack(ODIN, SIGMUND))

    assert (hint.win, hint.lose) == odds_of_the_match


@pytest.mark.rule("Counterattack", "Dice")
def test_the_odds_tell_whether_the_target_can_strike_back():
    """With an action kept and dice for the distance."""
    hint = RULES.hint(position(frigg="E4", thor="E1", sinfjotli="E6"), Attack(FRIGG, SINFJOTLI))
    close = RULES.hint(position(thor="E4", vanguard="E5", actions=(6, 0)), Attack(THOR, VANGUARD))

    assert (hint.back, close.back) == (0, 0)


@pytest.mark.rule("Ancient Bloodline", "Wounds")
def test_a_prompt_says_what_is_lost_and_not_what_is_ignored():
    """One wound of Hjordis, as it lies: nothing, and no Defence is needed."""
    prompt = against_hjordis(10, 5, 1, 1).prompt(NORSEMEN)

    assert (prompt.spared, prompt.lost, prompt.fatal, prompt.needed) == (1, 0, False, 0)


@pytest.mark.rule("Wounds", "N18")
@pytest.mark.parametrize(
    ("dice", "asked", "needed"),
    [
        ((6, 6, 6, 1), NORSEMEN, 2),
        ((12, 1, 1, 1), NORSEMEN, 0),
        ((6, 5, 4, 1), AESIR, 2),
        ((1, 1, 1, 1), AESIR, 14),
        ((12, 12, 12, 12), AESIR, 0),
    ],
)
def test_a_prompt_says_which_bonus_would_matter(dice, asked, needed):
    """For either side, whatever the hand holds; 0: none could."""
    at = pending(*dice, asked=asked, hands=((A6,), (D6,)))

    assert at.prompt(asked).needed == needed


@pytest.mark.rule("Fate Cards", "N18")
def test_a_card_says_what_it_would_change():
    """27 against 24 is still a wound; five would have been no better than six."""
    at = pending(9, 9, 8, 1, asked=NORSEMEN, hands=((), (D6, AD5)))
    still_hurt = BonusHint(
        SINFJOTLI, 27, 24, changed=False, together=True, lost=1, fatal=False, decides=False
    )
    saved = BonusHint(
        SINFJOTLI, 21, 24, changed=True, together=True, lost=0, fatal=False, decides=False
    )

    assert RULES.hint(at, AddBonus(D6)) == still_hurt
    near = pending(9, 9, 2, 1, asked=NORSEMEN, hands=((), (D6, AD5)))
    assert RULES.hint(near, AddBonus(D6)) == saved


@pytest.mark.rule("R-26", "N18")
@pytest.mark.parametrize(
    ("hand", "alone", "together"),
    [((AD5,), False, False), ((AD5, AD5), False, True), ((AD5, D6), False, False)],
)
def test_a_card_that_is_not_enough_alone_says_so(hand, alone, together):
    """Fourteen against 23: one attack card makes 19, and two make 24."""
    at = pending(9, 3, 1, 1, hands=(hand, ()), defence_bonus=5)

    hint = RULES.hint(at, AddBonus(AD5))

    assert (hint.changed, hint.together) == (alone, together)


@pytest.mark.rule("Fate Cards", "Ancient Bloodline")
def test_a_card_against_an_ignored_wound_spares_no_health():
    """The review's case: one wound, ignored anyway; but Ancient Bloodline holds then."""
    at = against_hjordis(10, 5, 1, 1)

    hint = RULES.hint(at, AddBonus(D6))

    assert (hint.changed, hint.bloodline) == (False, -1)


@pytest.mark.rule("Ancient Bloodline", "R-46", "N18")
@pytest.mark.parametrize(
    ("dice", "hand", "bloodline", "together"),
    [
        ((3, 2, 3, 3), (AD5,), 0, False),
        ((3, 2, 3, 3), (AD5, AD5), 0, True),
        ((3, 3, 3, 3), (AD5,), 1, True),
        ((10, 5, 1, 1), (AD5,), 0, False),
    ],
)
def test_a_card_says_that_it_breaks_the_bloodline(dice, hand, bloodline, together):
    """No Health is lost by it, but the next blow of the turn is not weakened any more."""
    at = against_hjordis(*dice, asked=AESIR, hands=(hand, ()))

    hint = RULES.hint(at, AddBonus(AD5))

    assert (hint.changed, hint.bloodline, hint.together) == (False, bloodline, together)


@pytest.mark.rule("Ancient Bloodline", "R-46", "N18")
@pytest.mark.parametrize(
    ("dice", "asked", "needed", "bloodline"),
    [
        ((3, 2, 3, 3), AESIR, 0, 6),
        ((10, 5, 1, 1), AESIR, 17, 0),
        ((10, 5, 1, 1), NORSEMEN, 0, 1),
        ((12, 1, 1, 1), NORSEMEN, 0, 0),
    ],
)
def test_a_prompt_says_which_bonus_would_break_or_keep_the_bloodline(
    dice, asked, needed, bloodline
):
    """Thor's eleven against seventeen do nothing; six more use it up for the turn."""
    prompt = against_hjordis(*dice, asked=asked).prompt(asked)

    assert (prompt.needed, prompt.bloodline) == (needed, bloodline)


@pytest.mark.rule("R-24", "Dice")
def test_a_re_roll_says_its_odds():
    """All dice; one die beside the others; some of Sinfjotli's."""
    at = pending(10, 5, 1, 1, hands=((RA,), ()))
    hurt = round(100 * (1 - odds(4, 18)[0]))
    no_harm_yet = ReRollHint(
        own=True, hurt=hurt, kill=0, win=0, more=hurt, less=0, lost=0, fatal=False
    )
    one = sum(chance for wounds, chance in odds(1, 18, total=7).items() if wounds)

    assert RULES.hint(at, ReRollAll(Power.RE_ROLL_ALL)) == no_harm_yet
    assert RULES.hint(at, ReRollOne(Power.ACTIONS_OR_RE_ROLL, 10)).hurt == round(100 * one)
    assert RULES.hint(at, ReRollSome((10, 5))).hurt == round(
        100 * sum(chance for wounds, chance in odds(2, 18, total=2).items() if wounds)
    )


@pytest.mark.rule("R-24", "Dice")
def test_a_re_roll_of_what_wounds_says_the_odds_of_more_and_of_less():
    """Where one Health is lost as it lies, a chance to hurt at all says nothing."""
    at = pending(12, 5, 2, 1, hands=((RA, A3), ()), blood=(7, 0))
    chances = odds(4, 18)

    whole = RULES.hint(at, ReRollAll(Power.RE_ROLL_ALL))
    best = RULES.hint(at, ReRollOne(Power.ACTIONS_OR_RE_ROLL, 5))
    two = round(100 * (1 - chances[0] - chances[1]))

    assert (whole.lost, whole.more, whole.less, whole.win) == (1, two, round(100 * chances[0]), two)
    assert (best.lost, best.hurt, best.more, best.less) == (1, 100, 8, 0)


@pytest.mark.rule("Counterattack", "R-33")
def test_striking_back_says_its_odds():
    """Sinfjotli's four dice against Thor, in the hint and in the prompt; waiving has none."""
    at = pending(asked=NORSEMEN, actions=(6, 1))
    hurt = round(100 * (1 - odds(4, 18)[0]))

    hint = RULES.hint(at, Accept(counter=True))
    prompt = at.prompt(NORSEMEN)

    assert isinstance(hint, StrikeHint)
    assert (hint.dice, hint.defence, hint.hurt) == (4, 18, hurt)
    assert (prompt.dice, prompt.against, prompt.hurt) == (4, 18, hurt)
    assert RULES.hint(at, Accept(counter=False)) is None


@pytest.mark.rule("Counterattack", "R-36")
def test_striking_back_says_where_it_wins():
    """With the ninth blood, unless the attack that lies there spills it first."""
    described = {"asked": NORSEMEN, "actions": (6, 1)}
    wins = pending(**described, blood=(0, 8))
    too_late = pending(9, 9, 1, 1, **described, blood=(8, 8))

    first, second = (RULES.hint(at, Accept(counter=True)) for at in (wins, too_late))

    assert (first.hurt, first.win) == (89, 89) == (wins.prompt(NORSEMEN).hurt, first.win)
    assert (second.win, too_late.prompt(NORSEMEN).win) == (0, 0)
    assert not wins.prompt(NORSEMEN).decides
    assert too_late.prompt(NORSEMEN).decides


@pytest.mark.rule("Wounds")
def test_the_view_of_a_pending_roll_knows_the_health_that_is_lost():
    """The picture and the robots read it there."""
    seen = RULES.view(against_hjordis(10, 5, 1, 1), NORSEMEN)

    assert (seen.pending.roll.wounds, seen.pending.lost) == (1, 0)


@pytest.mark.rule("Fate Cards", "Ancient Bloodline")
def test_a_robot_keeps_its_card_where_it_spares_nothing():
    """By what it sees, the hand is worth more with the card than without."""
    at = against_hjordis(10, 5, 1, 1)
    played, _ = at.apply(NORSEMEN, AddBonus(D6))

    kept, spent = (RULES.appraise(RULES.view(one, NORSEMEN)) for one in (at, played))

    assert kept > spent


@pytest.mark.rule("Dice")
def test_the_odds_of_no_dice_are_certain():
    """What lies is what lies."""
    assert odds(0, 18, total=19) == {1: 1.0}
    assert replace(rolled(board(odin="E4", vanguard="E5"), ODIN, VANGUARD, 12)).wounds == 1
