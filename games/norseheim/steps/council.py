"""The Council phase: markers to the limit, seats, premature victories (Council)."""

from games.core.agenda import Step, Steps
from games.core.asks import AnyOf, Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.norseheim.changes import take_markers
from games.norseheim.endings import premature
from games.norseheim.events import CouncilMet
from games.norseheim.god_cards import PlayFavour, spend
from games.norseheim.gods import Favour
from games.norseheim.lessons import Lesson
from games.norseheim.markers import GiveBack, Holdings, holdings
from games.norseheim.prompts import GiveBackHint, GivingBack, GivingMore
from games.norseheim.refusals import NoMarkersThere
from games.norseheim.standing_orders import CouncilOrder, Orders
from games.norseheim.steps.ruin import Ruin
from games.norseheim.steps.secret import Secret
from games.norseheim.table import Phase, Table
from games.norseheim.teaching import teach

TEARS = 3
"""Markers that Golden Tears allow beyond the limit."""


class GiveBackAsUsual(Action, frozen=True, tag="give-back-as-usual"):
    """Take so many markers off as must be, at the least loss (R47)."""


class Council(Step[Table], frozen=True, tag="council"):
    """The council meets: who has too many markers on the map?"""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """All who do are asked at once: nobody's removals touch another's seats."""
        table.phase = Phase.COUNCIL
        teach(table, Lesson.COUNCIL, referee)
        over = tuple(seat for seat in table.seats if holdings(table, seat).over > 0)
        if over:
            teach(table, Lesson.GIVING, referee)
        return (Giving(over), Seating(), Ruin())


class Giving(Secret[GiveBack | GiveBackAsUsual | PlayFavour], frozen=True, tag="giving"):
    """Owners choose which markers leave, again and again until the limit is kept (R47)."""

    def ask(self, table: Table, seat: Seat) -> Ask:
        """Some markers, or the usual ones; Golden Tears before anything else (F6)."""
        gifts = OneOf(list(self._now(table, seat).gifts()))
        usual = OneOf((GiveBackAsUsual(),))
        fresh = not self.wishes_of(seat)
        if fresh and Favour.GOLDEN_TEARS in table.players[seat].favours:
            return AnyOf((gifts, usual, OneOf((PlayFavour(Favour.GOLDEN_TEARS),))))
        return AnyOf((gifts, usual))

    def is_done(self, table: Table, seat: Seat) -> bool:
        """The limit is kept, or the rest goes as usual."""
        chosen = self.wishes_of(seat)
        return GiveBackAsUsual() in chosen or self._now(table, seat).over <= 0

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """All markers go home together."""
        for seat in table.in_order:
            for action in self.wishes_of(seat):
                match action:
                    case PlayFavour(card):
                        spend(table, seat, card, referee)
                    case GiveBack(region, markers):
                        take_markers(table, region, markers, referee)
            if GiveBackAsUsual() in self.wishes_of(seat):
                _give_as_usual(table, seat, self._extra(seat), referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """At the least loss (R47)."""
        return GiveBackAsUsual()

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """At the least loss, if the player does not want to be asked."""
        return GiveBackAsUsual() if orders.council is CouncilOrder.USUAL else None

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """As all can see it: how many lie on the map, and how many may."""
        there = holdings(table, seat)
        return GivingBack(seat, there.markers, there.limit)

    def aside(self, table: Table, seat: Seat) -> Prompt | None:
        """For a seat that has chosen something: what is still too many."""
        if not self.wishes_of(seat):
            return None
        now = self._now(table, seat)
        return GivingMore(now.over, now.limit)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Not so many, or not there."""
        return NoMarkersThere(action.region) if isinstance(action, GiveBack) else NO

    def hint(self, table: Table, action: GiveBack) -> Prompt:
        """Tell whether the chieftain stays with the markers that are left."""
        seat = table.lands[action.region].ally
        assert seat is not None
        now = self._now(table, seat)
        left = now.piles[action.region] - action.markers
        return GiveBackHint(left < now.resistance[action.region])

    def _now(self, table: Table, seat: Seat) -> Holdings:
        given = [one for one in self.wishes_of(seat) if isinstance(one, GiveBack)]
        return holdings(table, seat, given, self._extra(seat))

    def _extra(self, seat: Seat) -> int:
        return TEARS * (PlayFavour(Favour.GOLDEN_TEARS) in self.wishes_of(seat))


class Seating(Step[Table], frozen=True, tag="seating"):
    """The seats are fixed until the next council, and may win the match (R48, R69)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """A direct or convinced chieftain's region gives its seat."""
        table.seat_council()
        for seat in table.in_order:
            referee.tell(CouncilMet(seat=seat, seats=table.seats_of(seat)))
        table.ending = premature(table)
        return ()


def _give_as_usual(table: Table, seat: Seat, extra: int, referee: Referee) -> None:
    while (left := holdings(table, seat, (), extra)).over > 0:
        back = left.usual()
        take_markers(table, back.region, back.markers, referee)
