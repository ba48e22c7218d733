"""Teaching in The Hammer of Thor: each step is explained the first time it comes up."""

import pytest

from games.core.dice import Referee, seeded
from games.hammer_of_thor.fate.events import FateDrawn
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lessons import CARD_OF, Lesson
from games.hammer_of_thor.opening.start import start
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.references import REFERENCES
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.teaching import Explained, Lecture, lecture
from games.hammer_of_thor.turns.calendar import change_season
from games.hammer_of_thor.turns.rounds import GameTurn, PlayerTurn
from tests.games.hammer_of_thor.builder import at, group, running, table


def changing(*seasons, teaching):
    """The lessons that are told as seasons change."""
    found = table(options=Options(teaching=teaching))
    referee = Referee(seeded("tests"), None, found.options)
    for season in seasons:
        change_season(found, season, referee)
    return [one.lesson for one in referee.events if isinstance(one, Explained)]


@pytest.mark.rule("24.0")
def test_a_first_match_explains_a_step_once():
    """Not again in the same match."""
    assert changing(Season.SUMMER, Season.AUTUMN, teaching=True) == [Lesson.SEASON]


@pytest.mark.rule("24.0")
def test_others_explain_nothing():
    """Unless the option is on."""
    assert changing(Season.SUMMER, Season.AUTUMN, teaching=False) == []


@pytest.mark.rule("24.0")
@pytest.mark.parametrize("teaching", [True, False])
def test_what_comes_up_later_is_explained_by_a_step_of_its_own(teaching):
    """Before the question that it explains."""
    found = table(options=Options(teaching=teaching))

    assert lecture(found, Lesson.CAMP) == ((Lecture(Lesson.CAMP),) if teaching else ())


@pytest.mark.rule("24.0")
def test_a_lecture_is_told_to_all_with_its_card():
    """It names what can be looked up."""
    found = table(options=Options(teaching=True))
    after, (told,) = running(found, *lecture(found, Lesson.TRAVEL))

    assert after.table.taught == (Lesson.TRAVEL,)
    assert told == Explained(lesson=Lesson.TRAVEL)
    assert told.explained_by == CARD_OF[Lesson.TRAVEL]


@pytest.mark.rule("24.0")
def test_a_turn_explains_its_parts_before_they_come():
    """Fate, the mission of the hero, then the journey."""
    found = table(
        group(0, Place.GLADSHEIM, "Tyr"), heroes={0: "Tyr"}, options=Options(teaching=True)
    )
    _, events = running(found, PlayerTurn(0))
    lessons = [one.lesson for one in events if isinstance(one, Explained)]

    assert lessons == [Lesson.FATE, Lesson.MISSION, Lesson.TRAVEL]
    told = [type(one) for one in events if isinstance(one, Explained | FateDrawn)]
    assert told == [Explained, FateDrawn, Explained, Explained]


@pytest.mark.rule("24.0")
def test_a_match_begins_with_the_hero():
    """That is the first lesson."""
    _, events = start(3, Options(teaching=True), seeded("tests"))

    assert [one.lesson for one in events if isinstance(one, Explained)] == [Lesson.HERO]


@pytest.mark.rule("24.0")
def test_what_teaches_is_kept_in_a_save():
    """The lessons that were given, too."""
    position = at(table(options=Options(teaching=True)), Lecture(Lesson.TRAVEL), GameTurn())
    told = (Explained(lesson=Lesson.TRAVEL),)

    assert RULES.codec.load(RULES.codec.dump(position)).agenda == position.agenda
    assert RULES.codec.load_events(RULES.codec.dump_events(told)) == told


@pytest.mark.rule("24.0")
def test_every_lesson_has_its_card():
    """A sign that can be looked up."""
    assert set(CARD_OF) == set(Lesson)
    assert set(CARD_OF.values()) <= set(REFERENCES)
