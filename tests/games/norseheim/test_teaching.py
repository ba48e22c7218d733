"""Teaching: each step is explained the first time it comes up, for a first match."""

import pytest

from games.core.dice import Referee, seeded
from games.norseheim import TITLE
from games.norseheim.actions import Worship
from games.norseheim.events import Explained
from games.norseheim.giants import Giant
from games.norseheim.gods import God
from games.norseheim.land import Omen
from games.norseheim.lessons import Lesson
from games.norseheim.omens import open_giant
from games.norseheim.options import Options
from games.norseheim.references import REFERENCES
from games.norseheim.rules import RULES
from games.norseheim.steps.giants import GiantsPhase
from play.simulation.playout import walk
from tests.games.looking import told
from tests.games.norseheim.builder import acting, board, running


def explained(options, seeds):
    """Lessons of random matches, each match by itself."""
    for seed in range(seeds):
        walked = walk(TITLE, 4, options, f"teaching {seed}")
        yield [one.lesson for played in walked for one in told(played.events, Explained)]


@pytest.mark.rule("teaching")
def test_each_step_is_explained_once():
    """In some match every step comes up."""
    seen = set()
    for lessons in explained(Options(teaching=True), 80):
        assert len(lessons) == len(set(lessons))
        seen |= set(lessons)
        if seen == set(Lesson):
            break

    assert seen == set(Lesson)


@pytest.mark.rule("teaching", "options")
def test_nothing_is_explained_otherwise():
    """By default."""
    assert not any(explained(Options(), 3))


@pytest.mark.rule("teaching", "Preparation")
def test_homes_are_explained_first():
    """Before anybody chooses."""
    _, events = RULES.start(3, Options(teaching=True), seeded("teaching"))

    assert told(events, Explained) == [Explained(lesson=Lesson.HOMES)]


@pytest.mark.rule("teaching")
def test_the_card_that_was_taken_is_offered_to_be_looked_up():
    """It lies open before its holder: a lesson about another card would help nobody."""
    start = acting(board(options=Options(teaching=True)))
    card = start.table.stacks[God.LOKE][-1]

    _, events = start.apply(0, Worship(God.LOKE, 1))

    (lesson,) = [one for one in told(events, Explained) if one.lesson is Lesson.FAVOURS]
    assert lesson.explained_by == f"favour-{card}" in REFERENCES


@pytest.mark.rule("teaching")
def test_the_giant_that_wakes_is_offered_to_be_looked_up():
    """The one whose card was opened."""
    table = board(options=Options(teaching=True))
    giant, referee = table.giants[-1], Referee(seeded("teaching"), None, table.options)

    open_giant(table, referee)

    (lesson,) = told(referee.events, Explained)
    assert lesson.explained_by == f"giant-{giant}" in REFERENCES


@pytest.mark.rule("teaching")
@pytest.mark.parametrize(
    ("omens", "offered"),
    [
        ((Omen(Giant.DROUGHT, God.LOKE), Omen(Giant.BLACK_FROST)), ["giant-black-frost"]),
        ((Omen(Giant.DROUGHT, God.LOKE),), ["giant-drought"]),
        ((), []),
    ],
)
def test_the_giant_that_strikes_first_is_offered_to_be_looked_up(omens, offered):
    """Of Giants that all sleep nothing is explained: none strikes."""
    table = board(options=Options(teaching=True), omens=omens)

    _, events = running(table, GiantsPhase())

    found = [one for one in told(events, Explained) if one.lesson is Lesson.GIANTS]
    assert [one.explained_by for one in found] == offered
