"""What the questions of Fallen Kingdoms tell before the last of them is asked."""

from cogs.panels.asking import entries
from cogs.panels.asking.asked import Asked
from games.fallen_kingdoms import TITLE
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.production.placing import PlacingUnits
from games.fallen_kingdoms.production.producing import SpendingPoints
from games.fallen_kingdoms.production.tracks import ChoosingBuilding
from games.fallen_kingdoms.trophies import Building, Track
from play.match.question_path import digest, follow
from tests.cogs.test_offers import match
from tests.games.fallen_kingdoms.builder import at, own, table


def asked_for(asked, field):
    """The stage at which a field is asked for, on the way of the first values."""
    stage = follow(asked.ask, ())
    while stage.question.field != field:
        stage = follow(asked.ask, (*stage.path, digest(stage.question.values[0])))
    return stage


def told_at(asked, stage):
    """What is told at each value of the question."""
    values = stage.question.values
    return [entries.of_value(asked, stage, stage.question, one, None) for one in values]


def test_each_number_of_free_points_tells_the_units_that_it_makes():
    """One point lies on the track of units, and five are free."""
    position = at(table(points={0: {Track.UNIT: 1}}), SpendingPoints(0, 5))
    asked = Asked(match(TITLE, 3, position), 0, 999)
    stage = asked_for(asked, "unit")
    told = [one.hint for one in told_at(asked, stage)]

    assert stage.question.values == (5, 4, 3, 2, 1, 0)
    assert told == [
        "makes 2 units, 0 buildings, 0 cards · tracks then 0/3, 0/6, 0/9",
        "makes 1 unit · 2 of 3 to the next",
        "makes 1 unit · 1 of 3 to the next",
        "makes 1 unit",
        "makes no unit · 2 of 3 to the next",
        "makes no unit · 1 of 3 to the next",
    ]


def test_a_city_tells_who_may_attack_it_before_the_number_of_new_units_is_asked():
    """The numbers tell nothing more, so they are buttons."""
    sites = {City.RIBE: own(0, 1)}
    found = table(sites, players={0: {"waiting_units": 2}})
    asked = Asked(match(TITLE, 3, at(found, PlacingUnits(0))), 0, 999)
    stage = asked_for(asked, "city")
    ribe = entries.of_value(asked, stage, stage.question, City.RIBE, None)
    after = follow(asked.ask, ribe.path)
    numbers = told_at(asked, after)

    assert ribe.hint == "1 there · no enemy next to it can attack now"
    assert [(one.label, one.hint) for one in numbers] == [("2", None), ("1", None)]


def test_a_tile_is_a_button_that_tells_its_track():
    """With one press it is taken."""
    found = table(buildings=(Building.FARM, Building.BARRACKS))
    asked = Asked(match(TITLE, 3, at(found, ChoosingBuilding(0))), 0, 999)
    stage = asked_for(asked, "building")
    tiles = [one.brief for one in told_at(asked, stage)]

    assert tiles == [
        "Farm — 2 points a turn for knowledge",
        "Barracks — 2 points a turn for units",
    ]
