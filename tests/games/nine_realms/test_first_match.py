"""A first match explains each step once; a match that is over gives its account."""

from typing import get_args

import pytest

from games.catalogue import titles
from games.core.dice import seeded
from games.core.vocabulary import Ending
from games.nine_realms.accounts import (
    BloodAccount,
    BothFilled,
    CauldronFilled,
    FiguresAccount,
    HealthAccount,
    RulerCounts,
    RulerFell,
    Stalled,
)
from games.nine_realms.actions import Attack
from games.nine_realms.events import AnyEvent, Explained, Fell, Lesson
from games.nine_realms.forces import Realm
from games.nine_realms.options import Options
from games.nine_realms.rules import RULES
from games.nine_realms.table import Reason
from play.simulation.playout import walk
from tests.games.loaded_dice import act
from tests.games.looking import told
from tests.games.nine_realms.builder import (
    AESIR,
    NORSEMEN,
    ODIN,
    SIGMUND,
    SINFJOTLI,
    THOR,
    at,
    board,
    position,
)

TEACHING = Options(teaching=True)


@pytest.mark.rule("Turns", "Preparation")
def test_each_lesson_is_told_once():
    """Along whole matches; without the option none is."""
    lessons = []
    for seed in ("lessons 1", "lessons 2", "lessons 3"):
        events = [e for one in walk(titles()["nine_realms"], 2, TEACHING, seed) for e in one.events]
        match = [event.lesson for event in told(events, Explained)]
        assert len(match) == len(set(match))
        lessons += match
    title = titles()["nine_realms"]
    plain = [event for one in walk(title, 2, Options(), "lessons 1") for event in one.events]

    assert set(lessons) | {Lesson.PREY} == set(Lesson)
    assert told(plain, Explained) == []


@pytest.mark.rule("The Hunter", "N12")
def test_the_prey_is_explained_when_it_is_asked_for():
    """Before Sinfjotli's first attack, if nobody is hunted yet."""
    start = position(active=NORSEMEN, thor="E4", sinfjotli="E5", options=TEACHING)

    _, events = act(start, NORSEMEN, Attack(SINFJOTLI, THOR))

    assert [event.lesson for event in told(events, Explained)] == [Lesson.PREY]


@pytest.mark.rule("Attacking")
def test_a_roll_is_explained_when_it_first_lies_there():
    """The next one is not."""
    start = position(thor="E4", sinfjotli="E5", vanguard="D4", options=TEACHING, actions=(6, 0))

    after, events = act(start, AESIR, Attack(THOR, SINFJOTLI), 1, 1, 1, 1)

    assert [event.lesson for event in told(events, Explained)] == [Lesson.ROLL]
    assert after.table.taught == (Lesson.ROLL,)
    assert RULES.start(2, TEACHING, seeded("x"))[0].table.taught == (Lesson.DEPLOYING,)


def ended(reason, winner=None, **described):
    """A match that is over."""
    table = board(**described)
    table.ending = Ending(reason, () if winner is None else (winner,))
    return RULES.account(at(table))


@pytest.mark.rule("Last Ruler Standing", "R-37")
def test_the_account_names_the_ruler_who_fell():
    """And a full Cauldron that did not count."""
    account = ended(Reason.LAST_RULER, AESIR, sigmund=None, wounds={SIGMUND: 5}, blood=(5, 9))

    assert account.reasons == (RulerFell(SIGMUND, Realm.AESIR), RulerCounts(Realm.NORSEMEN))
    assert account.seats[NORSEMEN] == (
        BloodAccount(9, 9),
        FiguresAccount(0, 4),
        HealthAccount(SIGMUND, 0, 5),
    )


@pytest.mark.rule("Fill the Blood Cauldron", "R-36")
@pytest.mark.parametrize("theirs", [4, 9])
def test_the_account_names_the_full_cauldron(theirs):
    """And the tie-break, where both are full."""
    account = ended(Reason.CAULDRON, AESIR, blood=(9, theirs))
    filled = CauldronFilled(Realm.AESIR, 9)

    expected = (filled, BothFilled(Realm.AESIR)) if theirs == 9 else (filled,)
    assert account.reasons == expected


@pytest.mark.rule("N9", "R-51")
def test_the_account_of_a_draw_and_of_a_match_that_was_left():
    """A draw says how long nothing happened; for the rest the ending's own reason stands."""
    left, _ = RULES.retire(position(thor="E4"), NORSEMEN)

    assert ended(Reason.STALLED).reasons == (Stalled(20),)
    assert RULES.account(left).reasons == ()
    assert RULES.account(left).seats[AESIR][2] == HealthAccount(ODIN, 5, 5)


@pytest.mark.rule("Wounds")
def test_a_fall_may_be_a_turning_point():
    """A few events a match, no more kinds than that."""
    assert [kind for kind in get_args(AnyEvent) if kind.turning] == [Fell]
