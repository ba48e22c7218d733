"""Teaching: each step is explained the first time it comes up, for a first match."""

import pytest

from games.catalogue import titles
from games.core.dice import seeded
from games.norsaga.events import Explained, Lesson, TokenTaken
from games.norsaga.options import Options, SagaPick
from games.norsaga.rules import RULES
from play.simulation.playout import walk
from tests.games.looking import told

TITLE = titles()["norsaga"]


def explained(options, seeds):
    """What was explained in random matches, each match by itself."""
    for seed in range(seeds):
        walked = walk(TITLE, 4, options, f"teaching {seed}")
        yield [one.lesson for played in walked for one in told(played.events, Explained)]


@pytest.mark.rule("teaching")
def test_each_step_is_explained_once():
    """In some match each of them comes up, and never twice in one."""
    options = Options(teaching=True, saga_pick=SagaPick.ONE_OF_TWO)
    seen = set()
    for lessons in explained(options, 80):
        assert len(lessons) == len(set(lessons))
        seen |= set(lessons)
        if seen == set(Lesson):
            break

    assert seen == set(Lesson)


@pytest.mark.rule("teaching", "options")
def test_nothing_is_explained_otherwise():
    """By default."""
    assert not any(explained(Options(), 3))


@pytest.mark.rule("teaching")
def test_an_explanation_comes_before_what_it_explains():
    """At the start: the goal, the breath, embellishing, the tale."""
    _, events = RULES.start(2, Options(teaching=True), seeded("teaching"))

    assert [one.lesson for one in told(events, Explained)] == [
        Lesson.GOAL,
        Lesson.BREATH,
        Lesson.EMBELLISHING,
        Lesson.TALE,
    ]


@pytest.mark.rule("teaching", "Doom token")
def test_doom_is_explained_with_the_first_token():
    """Right after it."""
    for seed in range(20):
        for played in walk(TITLE, 4, Options(teaching=True), f"doom {seed}"):
            if tokens := told(played.events, TokenTaken):
                after = played.events[played.events.index(tokens[0]) + 1]

                assert after == Explained(lesson=Lesson.DOOM)
                return
    raise AssertionError
