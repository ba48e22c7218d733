"""What the questions of Fallen Kingdoms tell before the last of them is asked."""

from cogs.panels.asking import entries
from cogs.panels.asking.asked import Asked
from games.fallen_kingdoms import TITLE
from games.fallen_kingdoms.production.producing import SpendingPoints
from games.fallen_kingdoms.trophies import Track
from play.match.question_path import digest, follow
from tests.cogs.test_offers import match
from tests.games.fallen_kingdoms.builder import at, table


def test_each_number_of_free_points_tells_the_units_that_it_makes():
    """One point lies on the track of units, and five are free."""
    position = at(table(points={0: {Track.UNIT: 1}}), SpendingPoints(0, 5))
    asked = Asked(match(TITLE, 3, position), 0, 999)
    stage = follow(asked.ask, ())
    while stage.question.field != "unit":
        stage = follow(asked.ask, (*stage.path, digest(stage.question.values[0])))
    told = [
        entries.of_value(asked, stage, stage.question, one, None).hint
        for one in stage.question.values
    ]

    assert stage.question.values == (5, 4, 3, 2, 1, 0)
    assert told == [
        "makes 2 units, 0 buildings, 0 cards · tracks then 0/3, 0/6, 0/9",
        "makes 1 unit · 2 of 3 to the next",
        "makes 1 unit · 1 of 3 to the next",
        "makes 1 unit",
        "makes no unit · 2 of 3 to the next",
        "makes no unit · 1 of 3 to the next",
    ]
