"""The three tracks: points are pushed one by one, and a full track produces (4.2, 4.3, F-10)."""

from games.core.agenda import Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.decision import Decision, KingdomStep
from games.fallen_kingdoms.events import Compensated
from games.fallen_kingdoms.last_round import is_last_round, tell_last_round
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.production.events import BuildingTaken, KnowledgeTaken, UnitsProduced
from games.fallen_kingdoms.production.prompts import (
    CardHint,
    TakingBuilding,
    TakingKnowledge,
    TileHint,
)
from games.fallen_kingdoms.production.refusals import NoSuchTile, NotOnDisplay
from games.fallen_kingdoms.production.yields import building_points
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.teaching import teach
from games.fallen_kingdoms.trophies import (
    BUILDING_GLORY,
    COMPENSATION,
    GLORY,
    LENGTH,
    SERVES,
    Building,
    Knowledge,
    Track,
)

RUNES = 3
"""Glory that Runes adds to each later knowledge card [house]."""


class TakeKnowledge(Action, frozen=True, tag="take-knowledge"):
    """Take a knowledge card from the display."""

    card: Knowledge

    def hint(self, table: Table) -> Prompt:
        """Its ability, in brief."""
        return CardHint(self.card)


class TakeBuilding(Action, frozen=True, tag="take-building"):
    """Take a building tile from the display."""

    building: Building

    def hint(self, table: Table) -> Prompt:
        """Its yield in each turn."""
        points = building_points(table, table.active)
        return TileHint(points, SERVES[self.building], BUILDING_GLORY)


class Pushing(KingdomStep, frozen=True, tag="pushing"):
    """Points go onto a track; those beyond its end go on from 0 (F-11).

    All units of one push are told together; a tile or a card is chosen before the next one.
    """

    track: Track
    points: int

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Push up to the next full track; what it brings comes before the rest."""
        reached = table.players[self.seat].points.get(self.track, 0) + self.points
        full, over = divmod(reached, LENGTH[self.track])
        if self.track is Track.UNIT:
            self._leave(table, over)
            _raise(table, self.seat, full, referee)
            return ()
        self._leave(table, 0 if full else over)
        if not full:
            return ()
        rest = reached - LENGTH[self.track]
        more = (Pushing(self.seat, self.track, rest),) if rest else ()
        return (*_produce(table, self.seat, self.track, referee), *more)

    def _leave(self, table: Table, points: int) -> None:
        """So many points lie on the track now."""
        lying = table.players[self.seat].points
        table.change_player(self.seat, points=lying | {self.track: points})


class ChoosingKnowledge(Decision, frozen=True, tag="choosing-knowledge"):
    """One of the cards that lie face up (4.2.3); out of turn too (K6)."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing to choose where one card lies."""
        cards = table.knowledge
        return OneOf(tuple(TakeKnowledge(card) for card in cards)) if len(cards) > 1 else None

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """Take the only card."""
        return _take_knowledge(table, self.seat, table.knowledge[0], referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Take it."""
        assert isinstance(action, TakeKnowledge)
        return _take_knowledge(table, seat, action.card, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """The card that has lain there longest [house]."""
        return TakeKnowledge(table.knowledge[0])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which card?"""
        return TakingKnowledge(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """It does not lie there."""
        return NotOnDisplay(action.card) if isinstance(action, TakeKnowledge) else NO


class ChoosingBuilding(Decision, frozen=True, tag="choosing-building"):
    """One of the tiles that lie face up; declining is not possible (4.2.2, F-17b)."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing to choose where all tiles are the same."""
        tiles = tuple(dict.fromkeys(table.buildings))
        return OneOf(tuple(TakeBuilding(tile) for tile in tiles)) if len(tiles) > 1 else None

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """Take the one there is."""
        return _take_building(table, self.seat, table.buildings[0], referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Take it."""
        assert isinstance(action, TakeBuilding)
        return _take_building(table, seat, action.building, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """The tile that has lain there longest."""
        return TakeBuilding(table.buildings[0])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which tile?"""
        return TakingBuilding(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """It does not lie there."""
        return NoSuchTile(action.building) if isinstance(action, TakeBuilding) else NO


def _raise(table: Table, seat: Seat, units: int, referee: Referee) -> None:
    """New units wait on the sheet; those that are not there bring glory (4.2.1, F-14)."""
    made = min(units, table.reserve(seat))
    if made:
        waiting = table.players[seat].waiting_units + made
        table.change_player(seat, waiting_units=waiting)
        referee.tell(UnitsProduced(seat=seat, units=made))
    if units > made:
        _compensate(table, seat, Track.UNIT, units - made, referee)


def _produce(table: Table, seat: Seat, track: Track, referee: Referee) -> Steps[Table]:
    """A full track brings a tile or a card; or glory if none is left (4.3)."""
    if track is Track.BUILDING and table.buildings:
        teach(table, Lesson.TAKING, referee)
        return (ChoosingBuilding(seat),)
    if track is Track.KNOWLEDGE and table.knowledge:
        teach(table, Lesson.TAKING, referee)
        return (ChoosingKnowledge(seat),)
    _compensate(table, seat, track, 1, referee)
    return ()


def _compensate(table: Table, seat: Seat, track: Track, times: int, referee: Referee) -> None:
    """Glory for so many times that a track was full in vain (4.3)."""
    glory = COMPENSATION[track] * times
    table.gain(seat, glory)
    referee.tell(Compensated(seat=seat, track=track, glory=glory))


def _take_knowledge(table: Table, seat: Seat, card: Knowledge, referee: Referee) -> Steps[Table]:
    """The display is filled up at once (F-16); Runes pays for each later card."""
    was_last = is_last_round(table)
    player = table.players[seat]
    glory = GLORY + (RUNES if table.knows(seat, Knowledge.RUNES) else 0)
    left = [other for other in table.knowledge if other != card]
    if table.knowledge_stack:
        *stack, top = table.knowledge_stack
        table.knowledge_stack = tuple(stack)
        left.append(top)
    table.knowledge = tuple(left)
    table.change_player(seat, knowledge=(*player.knowledge, card))
    table.gain(seat, glory)
    referee.tell(KnowledgeTaken(seat=seat, card=card, glory=glory))
    tell_last_round(table, referee, was_last=was_last)
    return ()


def _take_building(table: Table, seat: Seat, tile: Building, referee: Referee) -> Steps[Table]:
    """The display is filled up at once (F-16)."""
    was_last = is_last_round(table)
    at = table.buildings.index(tile)
    left = [*table.buildings[:at], *table.buildings[at + 1 :]]
    if table.building_stack:
        *stack, top = table.building_stack
        table.building_stack = tuple(stack)
        left.append(top)
    table.buildings = tuple(left)
    waiting = (*table.players[seat].waiting_buildings, tile)
    table.change_player(seat, waiting_buildings=waiting)
    teach(table, Lesson.PLACING, referee)
    referee.tell(BuildingTaken(seat=seat, building=tile))
    tell_last_round(table, referee, was_last=was_last)
    return ()
