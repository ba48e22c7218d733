"""Teaching: each step is explained the first time it comes up, for a first match."""

import pytest

from games.core.dice import seeded
from games.fallen_kingdoms import TITLE
from games.fallen_kingdoms.events import Explained
from games.fallen_kingdoms.lessons import CARD_OF, Lesson
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.references import REFERENCES
from games.fallen_kingdoms.rules import RULES
from play.simulation.playout import walk
from tests.games.looking import told


def explained(options, seeds):
    """Lessons of random matches, each match by itself."""
    for seed in range(seeds):
        walked = walk(TITLE, 3, options, f"teaching {seed}")
        yield [one.lesson for played in walked for one in told(played.events, Explained)]


@pytest.mark.rule("options")
def test_each_step_is_explained_once():
    """In some match every step comes up."""
    seen = set()
    for lessons in explained(Options(teaching=True), 30):
        assert len(lessons) == len(set(lessons))
        seen |= set(lessons)
        if seen == set(Lesson):
            break

    assert seen == set(Lesson)


@pytest.mark.rule("options")
def test_nothing_is_explained_otherwise():
    """By default."""
    assert not any(explained(Options(), 1))


@pytest.mark.rule("options", "3.2")
def test_gods_are_explained_first():
    """Before anybody chooses."""
    _, events = RULES.start(3, Options(teaching=True), seeded("teaching"))

    assert told(events, Explained) == [Explained(lesson=Lesson.GODS)]


@pytest.mark.rule("options")
def test_each_lesson_has_a_reference_card_beside_it():
    """One that exists."""
    assert CARD_OF.keys() == set(Lesson)
    assert set(CARD_OF.values()) <= REFERENCES.keys()
