"""Teaching: each step is explained the first time it comes up, for a first match."""

import pytest

from games.core.dice import seeded
from games.norseheim import TITLE
from games.norseheim.events import Explained
from games.norseheim.lessons import Lesson
from games.norseheim.options import Options
from games.norseheim.rules import RULES
from play.simulation.playout import walk
from tests.games.looking import told


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
