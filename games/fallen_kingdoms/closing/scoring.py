"""Scoring at the end of a turn: cities, and buildings that are awake (6.1)."""

from games.core.agenda import Steps
from games.core.dice import Referee
from games.fallen_kingdoms.decision import KingdomStep
from games.fallen_kingdoms.events import Scored
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.teaching import teach
from games.fallen_kingdoms.trophies import BUILDING_GLORY

CITY = 1
"""Glory for each city, every own turn."""


class Scoring(KingdomStep, frozen=True, tag="scoring"):
    """The glory of a turn (6.1)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """A building below a temple sleeps (F-18)."""
        sites = [site for site in table.sites.values() if site.owner == self.seat]
        buildings = sum(site.awake is not None for site in sites)
        glory = CITY * len(sites) + BUILDING_GLORY * buildings
        table.gain(self.seat, glory)
        referee.tell(Scored(seat=self.seat, cities=len(sites), buildings=buildings, glory=glory))
        teach(table, Lesson.GLORY, referee)
        return ()
