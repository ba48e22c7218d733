"""Winning the Game: fallen Rulers, full Cauldrons, matches that stall, players that leave."""

import pytest

from games.core.errors import GameOver
from games.core.vocabulary import CoreReason, Ending, MatchEnded, SeatRetired
from games.nine_realms.actions import Attack
from games.nine_realms.events import Countered, StallWarned
from games.nine_realms.options import Options
from games.nine_realms.rules import RULES
from games.nine_realms.table import CAULDRON, Reason
from tests.games.loaded_dice import act
from tests.games.looking import told
from tests.games.nine_realms.builder import (
    AESIR,
    COUNTER,
    END_TURN,
    HJORDIS,
    NORSEMEN,
    ODIN,
    PASS,
    SIGMUND,
    SINFJOTLI,
    THOR,
    VALKYRIE,
    VANGUARD,
    position,
)

ONE_WOUND = (12, 1, 1, 1)


def exchange(first, second, *, dice=ONE_WOUND, back=None, active=AESIR, **described):
    """An attack in the active player's turn, and the counterattack with `back`, if any."""
    described.setdefault("actions", (6, 6))
    at = position(active=active, **described)
    at, events = act(at, active, Attack(first, second), *dice)
    if at.ending is None and active in at.asks and PASS in at.asks[active]:
        at, events = act(at, active, PASS)
    if back is not None:
        at, events = act(at, 1 - active, COUNTER, *back)
    return at, events


@pytest.mark.rule("Winning the Game", "Last Ruler Standing")
def test_the_last_ruler_standing_wins():
    """Sigmund falls to a Valkyrie; everybody is told, and nobody is asked any more."""
    at, events = exchange(
        VALKYRIE,
        SIGMUND,
        dice=ONE_WOUND,
        valkyrie="E4",
        sigmund="E5",
        wounds={SIGMUND: 4},
        actions=(6, 0),
    )

    assert Ending(Reason.LAST_RULER, (AESIR,)) == at.ending
    assert MatchEnded(reason=Reason.LAST_RULER, winners=(AESIR,)) == events[-1]
    assert (at.agenda, at.asks) == ((), {})


@pytest.mark.rule("Winning the Game")
def test_after_the_end_nothing_is_played():
    """Any action is refused."""
    at, _ = exchange(
        VALKYRIE, SIGMUND, valkyrie="E4", sigmund="E5", wounds={SIGMUND: 4}, actions=(6, 0)
    )

    with pytest.raises(GameOver):
        at.apply(AESIR, END_TURN)


@pytest.mark.rule("Last Ruler Standing", "R-34")
def test_a_ruler_who_kills_the_other_wins_without_an_answer():
    """Odin has one Health left; Sigmund could have killed him, but is not quick enough."""
    at, events = exchange(ODIN, SIGMUND, odin="E4", sigmund="E5", wounds={ODIN: 4, SIGMUND: 4})

    assert Ending(Reason.LAST_RULER, (AESIR,)) == at.ending
    assert not told(events, Countered)


@pytest.mark.rule("Last Ruler Standing", "R-34")
def test_a_ruler_killed_by_a_counterattack_loses():
    """Odin attacks in vain, and Sinfjotli's answer kills him."""
    at, _ = exchange(
        ODIN,
        SINFJOTLI,
        dice=(1, 1, 1, 1),
        back=ONE_WOUND,
        odin="E4",
        sinfjotli="E5",
        wounds={ODIN: 4},
    )

    assert Ending(Reason.LAST_RULER, (NORSEMEN,)) == at.ending


@pytest.mark.rule("Winning the Game")
def test_the_death_of_anybody_else_does_not_end_the_match():
    """Thor falls, and the turn goes on."""
    at, _ = exchange(
        VANGUARD,
        THOR,
        dice=(12, 1, 1),
        active=NORSEMEN,
        vanguard="E5",
        thor="E4",
        wounds={THOR: 3},
        actions=(0, 6),
    )

    assert at.ending is None
    assert at.awaited == (NORSEMEN,)


@pytest.mark.rule("Fill the Blood Cauldron", "Blood Cauldron", "Winning the Game")
@pytest.mark.parametrize(("blood", "over"), [(7, False), (8, True)])
def test_nine_blood_fill_the_cauldron_and_win(blood, over):
    """Eight do not."""
    at, _ = exchange(THOR, SINFJOTLI, thor="E4", sinfjotli="E5", blood=(blood, 0), actions=(6, 0))

    assert CAULDRON == 9
    assert (Ending(Reason.CAULDRON, (AESIR,)) if over else None) == at.ending


@pytest.mark.rule("Fill the Blood Cauldron", "R-36")
def test_the_other_side_may_fill_its_cauldron_by_a_counterattack():
    """In the attacker's turn, who has but a few drops."""
    at, _ = exchange(
        THOR, SINFJOTLI, dice=(1, 1, 1, 1), back=ONE_WOUND, thor="E4", sinfjotli="E5", blood=(2, 8)
    )

    assert Ending(Reason.CAULDRON, (NORSEMEN,)) == at.ending


@pytest.mark.rule("R-36")
@pytest.mark.parametrize("active", [AESIR, NORSEMEN])
def test_both_cauldrons_filled_in_one_exchange_the_active_side_wins(active):
    """Whoever it is."""
    first, second = (THOR, SINFJOTLI) if active == AESIR else (SINFJOTLI, THOR)
    at, _ = exchange(
        first,
        second,
        back=ONE_WOUND,
        active=active,
        thor="E4",
        sinfjotli="E5",
        blood=(8, 8),
        prey=ODIN,
    )

    assert at.table.blood == [9, 9]
    assert Ending(Reason.CAULDRON, (active,)) == at.ending


@pytest.mark.rule("R-35", "R-37", "Fill the Blood Cauldron")
@pytest.mark.parametrize(("ruler_wounds", "winner"), [(4, NORSEMEN), (3, AESIR)])
def test_a_full_cauldron_wins_only_with_the_ruler_alive(ruler_wounds, winner):
    """Odin brings the ninth blood; if the answer kills him, it does not count."""
    at, _ = exchange(
        ODIN,
        SINFJOTLI,
        back=ONE_WOUND,
        odin="E4",
        sinfjotli="E5",
        wounds={ODIN: ruler_wounds},
        blood=(8, 0),
    )

    assert (winner,) == at.ending.winners


@pytest.mark.rule("R-37", "Last Ruler Standing", "R-36")
def test_a_fallen_ruler_weighs_more_than_a_full_cauldron():
    """Sigmund brings the ninth blood with his last Health; Thor's answer kills him."""
    at, _ = exchange(
        SIGMUND,
        THOR,
        dice=(12, 1, 1),
        active=NORSEMEN,
        sigmund="E5",
        thor="E4",
        blood=(0, 8),
        wounds={SIGMUND: 4},
    )
    at, _ = act(at, AESIR, COUNTER, *ONE_WOUND)
    at, _ = act(at, AESIR, PASS)

    assert Ending(Reason.LAST_RULER, (AESIR,)) == at.ending


# Matches that stall


def turn_ends(quiet, *, wounded=False, limit=20, active=AESIR):
    """The end of a turn after so many without a wound."""
    at = position(active=active, quiet=quiet, wounded=wounded, options=Options(stall_limit=limit))
    return act(at, active, END_TURN)


@pytest.mark.rule("N9", "R-51")
@pytest.mark.parametrize(("quiet", "drawn"), [(18, False), (19, True)])
def test_twenty_turns_without_a_wound_are_a_draw(quiet, drawn):
    """Nobody wins."""
    at, _ = turn_ends(quiet)

    assert (Ending(Reason.STALLED) if drawn else None) == at.ending
    assert quiet + 1 == at.table.quiet


@pytest.mark.rule("N9")
@pytest.mark.parametrize(("quiet", "warned"), [(12, False), (13, True), (14, False)])
def test_after_fourteen_turns_without_a_wound_everybody_is_warned(quiet, warned):
    """Once, with the number of turns that are left."""
    _, events = turn_ends(quiet)

    assert [StallWarned(turns=6)] * warned == told(events, StallWarned)


@pytest.mark.rule("N9")
def test_a_wound_starts_the_count_again():
    """Also at the last moment."""
    at, _ = turn_ends(19, wounded=True)

    assert (at.ending, at.table.quiet) == (None, 0)


@pytest.mark.rule("N9")
@pytest.mark.parametrize("quiet", [13, 19, 500])
def test_without_a_limit_no_match_stalls(quiet):
    """`stall_limit` 0: neither a draw nor a warning."""
    at, events = turn_ends(quiet, limit=0)

    assert at.ending is None
    assert not told(events, StallWarned)


@pytest.mark.rule("N9")
@pytest.mark.parametrize("limit", [1, 5, 30])
def test_another_limit_may_be_chosen(limit):
    """It is drawn just then."""
    assert turn_ends(limit - 2, limit=limit)[0].ending is None or limit == 1
    assert Ending(Reason.STALLED) == turn_ends(limit - 1, limit=limit)[0].ending


@pytest.mark.rule("N9")
def test_a_turn_with_a_wound_is_never_warned_about():
    """Not even under a limit as short as the warning."""
    _, events = turn_ends(3, wounded=True, limit=6)

    assert not told(events, StallWarned)


@pytest.mark.rule("N9", "R-46")
@pytest.mark.parametrize(
    ("dice", "target", "wounded"),
    [
        (ONE_WOUND, "sinfjotli", True),
        ((1, 1, 1, 1), "sinfjotli", False),
        (ONE_WOUND, "hjordis", False),
    ],
)
def test_only_a_wound_that_is_taken_counts(dice, target, wounded):
    """Neither a miss nor a wound that Hjordis ignores."""
    figure = {"sinfjotli": SINFJOTLI, "hjordis": HJORDIS}[target]
    at, _ = exchange(THOR, figure, dice=dice, thor="E4", actions=(6, 0), quiet=5, **{target: "E5"})

    at, _ = act(at, AESIR, END_TURN)

    assert (0 if wounded else 6) == at.table.quiet


# Players that leave


@pytest.mark.rule("R-51")
@pytest.mark.parametrize("seat", [AESIR, NORSEMEN])
def test_who_leaves_for_good_loses(seat):
    """The other one has won, whoever's turn it was; the position before is unharmed."""
    before = position()

    after, events = RULES.retire(before, seat)

    assert Ending(CoreReason.RETIRED, (1 - seat,)) == after.ending
    assert (
        SeatRetired(seat=seat),
        MatchEnded(reason=CoreReason.RETIRED, winners=(1 - seat,)),
    ) == events
    assert before.ending is None
    assert after.asks == {}
