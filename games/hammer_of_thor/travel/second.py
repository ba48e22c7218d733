"""A second journey in a player-turn, by a card or a rune: for another own counter (18.2)."""

from collections.abc import Iterator

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, Lazily
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.cards.effects import SecondMove
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.lasting import in_turn
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.travel.going import deadly, destinations, speed
from games.hammer_of_thor.travel.manners import Manner, Mortals
from games.hammer_of_thor.travel.prompts import GoingToo, SecondHint
from games.hammer_of_thor.travel.refusals import NobodyToLeave, NotYourCounter, TooFar
from games.hammer_of_thor.travel.travel import as_far_as, choices, go, part_with_mortals


class GoToo(Action, frozen=True, tag="go-too"):
    """Move another counter, or let it stay; nobody is met there."""

    leader: Name
    """The counter's."""
    realm: Realm
    to: Place
    mortals: Mortals = Mortals.LEAVE

    def hint(self, table: Table) -> Prompt:
        """Costs."""
        counter = table.led_by(self.leader)
        road = destinations(table, counter)[self.to]
        dead = len(deadly(table, counter, road))
        return SecondHint(cost=road.cost, speed=speed(table, counter), mortals=dead)


class SecondJourney(SeatStep[Table], frozen=True, tag="second-journey"):
    """Another counter travels after the first one has met whom it met."""

    def ask(self, table: Table) -> Ask | None:
        """Every place that another counter can reach."""
        if not _others(table, self.seat):
            return None
        return Lazily(
            GoToo,
            lambda: tuple(self._journeys(table)),
            lambda action: self._why_not(table, action) is None,
        )

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """No other counter is left."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """It goes; one encounter a player-turn is all that there is (4.6.1)."""
        assert isinstance(action, GoToo)
        counter = table.led_by(action.leader)
        road = as_far_as(table, counter, destinations(table, counter)[action.to], referee)
        part_with_mortals(table, counter, road, action.mortals, referee)
        table.change_counter(counter.number, moved=bool(road.places))
        go(table, seat, counter.number, road, Manner.PLAIN, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Stay."""
        counter = _others(table, seat)[0]
        return GoToo(table.leader(counter).id, BOARD[counter.place].realm, counter.place)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where to?"""
        return GoingToo(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Not one of the others, or too far."""
        return self._why_not(table, action) if isinstance(action, GoToo) else NO

    def _journeys(self, table: Table) -> Iterator[GoToo]:
        for counter in _others(table, self.seat):
            leader = table.leader(counter).id
            for place, road in destinations(table, counter).items():
                for mortals in choices(table, counter, road):
                    yield GoToo(leader, BOARD[place].realm, place, mortals)

    def _why_not(self, table: Table, action: GoToo) -> Refusal | None:
        """None: `_journeys` has it."""
        led = {table.leader(one).id: one for one in _others(table, self.seat)}
        counter = led.get(action.leader)
        if counter is None:
            return NotYourCounter()
        road = destinations(table, counter).get(action.to)
        if road is None:
            return TooFar(action.to, speed(table, counter))
        if action.mortals not in choices(table, counter, road):
            return NobodyToLeave()
        return None if action.realm is BOARD[action.to].realm else NO


def second_journeys(table: Table, seat: Seat) -> Steps[Table]:
    """The further journeys that cards have brought; with one counter it goes faster instead."""
    if len(table.of(seat)) == 1:
        return ()
    return tuple(SecondJourney(seat) for _ in in_turn(table, seat, SecondMove))


def _others(table: Table, seat: Seat) -> list[Counter]:
    """The counters of a seat but for the one that has travelled first."""
    first = table.sitting.counter if table.sitting is not None else None
    return [counter for counter in table.of(seat) if counter.number != first]
