"""Production in a turn: fixed points, then free ones, wherever their player likes (4.4)."""

from itertools import product
from typing import ClassVar

from games.core.agenda import Steps
from games.core.asks import Ask, Lazily
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.decision import Decision, KingdomStep
from games.fallen_kingdoms.field import Phase
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.production.events import PointsSpent, ProductionCounted
from games.fallen_kingdoms.production.placing import PlacingBuildings, PlacingUnits
from games.fallen_kingdoms.production.prompts import SpendHint, Spending
from games.fallen_kingdoms.production.refusals import AllOfThem
from games.fallen_kingdoms.production.tracks import Pushing
from games.fallen_kingdoms.production.yields import fixed, free
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.teaching import teach
from games.fallen_kingdoms.trophies import COMPENSATION, LENGTH, Track

ENOUGH = 21
"""With so many units the free points of an absent player go elsewhere (K5)."""


class SpendPoints(Action, frozen=True, tag="spend-points"):
    """Split the free points among the tracks (F-12)."""

    sharing: ClassVar[frozenset[str]] = frozenset({"building"})
    unit: int
    building: int
    knowledge: int

    def hint(self, table: Table) -> Prompt:
        """Its products."""
        points = table.players[table.active].points
        given = zip(Track, (self.unit, self.building, self.knowledge), strict=True)
        reached = {track: points.get(track, 0) + more for track, more in given}
        full = {track: reached[track] // LENGTH[track] for track in Track}
        rest = {track: reached[track] % LENGTH[track] for track in Track}
        left = {
            Track.UNIT: table.reserve(table.active),
            Track.BUILDING: len(table.buildings) + len(table.building_stack),
            Track.KNOWLEDGE: len(table.knowledge) + len(table.knowledge_stack),
        }
        made = {track: min(full[track], left[track]) for track in Track}
        glory = {track: COMPENSATION[track] * (full[track] - made[track]) for track in Track}
        return SpendHint(
            units=made[Track.UNIT],
            buildings=made[Track.BUILDING],
            cards=made[Track.KNOWLEDGE],
            glory=sum(glory.values()),
            unit_glory=glory[Track.UNIT],
            unit_rest=rest[Track.UNIT],
            building_rest=rest[Track.BUILDING],
            knowledge_rest=rest[Track.KNOWLEDGE],
        )


class Producing(KingdomStep, frozen=True, tag="producing"):
    """All points of the turn are counted before new knowledge can count (F-13)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Fixed points first, then the free ones, then what was produced is placed."""
        seat = self.seat
        table.phase = Phase.PRODUCTION
        teach(table, Lesson.PRODUCTION, referee)
        points, spare = fixed(table, seat), free(table, seat)
        referee.tell(
            ProductionCounted(
                seat=seat,
                unit=points[Track.UNIT],
                building=points[Track.BUILDING],
                knowledge=points[Track.KNOWLEDGE],
                free=spare,
            )
        )
        pushed = tuple(Pushing(seat, track, points[track]) for track in Track if points[track])
        return (*pushed, SpendingPoints(seat, spare), PlacingUnits(seat), PlacingBuildings(seat))


class SpendingPoints(Decision, frozen=True, tag="spending-points"):
    """The free points, all of them (4.4.3)."""

    points: int

    def ask(self, table: Table) -> Ask | None:
        """Every way to split them."""
        return Lazily(SpendPoints, self._ways, self._allows) if self.points else None

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """There are none."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Push them."""
        assert isinstance(action, SpendPoints)
        unit, building, knowledge = action.unit, action.building, action.knowledge
        table.spent = (unit, building, knowledge)
        referee.tell(PointsSpent(seat=seat, unit=unit, building=building, knowledge=knowledge))
        given = zip(Track, (unit, building, knowledge), strict=True)
        return tuple(Pushing(seat, track, points) for track, points in given if points)

    def default(self, table: Table, seat: Seat) -> Action:
        """Units up to 21, then the track nearest to its end that has something left (K5)."""
        track = self._usual(table)
        given = {one: self.points if one is track else 0 for one in Track}
        return SpendPoints(given[Track.UNIT], given[Track.BUILDING], given[Track.KNOWLEDGE])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """How?"""
        points = table.players[seat].points
        lying = [points.get(track, 0) for track in Track]
        missing = [LENGTH[track] - there for track, there in zip(Track, lying, strict=True)]
        return Spending(seat, self.points, *lying, *missing)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """More, or fewer."""
        return AllOfThem(self.points) if isinstance(action, SpendPoints) else NO

    def _usual(self, table: Table) -> Track:
        player = table.players[self.seat]
        if table.on_board(self.seat) + player.waiting_units < ENOUGH:
            return Track.UNIT
        left = {Track.KNOWLEDGE: table.knowledge, Track.BUILDING: table.buildings}
        there = [track for track, pile in left.items() if pile]
        missing = {track: LENGTH[track] - player.points.get(track, 0) for track in there}
        return min(there, key=lambda track: missing[track], default=Track.UNIT)

    def _ways(self) -> tuple[SpendPoints, ...]:
        whole = range(self.points, -1, -1)
        return tuple(
            SpendPoints(unit, building, self.points - unit - building)
            for unit, building in product(whole, whole)
            if unit + building <= self.points
        )

    def _allows(self, action: SpendPoints) -> bool:
        given = (action.unit, action.building, action.knowledge)
        return min(given) >= 0 and sum(given) == self.points
