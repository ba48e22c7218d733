"""Units that fought nothing may go back after all (5.2.3, F-41 as K1 has it)."""

from collections.abc import Iterator

from games.core.agenda import Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.decision import Decision
from games.fallen_kingdoms.field import March
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.standing_orders import Orders, RecallOrder
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.traces import Touched
from games.fallen_kingdoms.war.events import PulledBack
from games.fallen_kingdoms.war.prompts import GroupHint, PullingUnits
from games.fallen_kingdoms.war.refusals import FoughtThere, NoSuchMove, WouldBeEmpty


class PullBack(Action, frozen=True, tag="pull-back"):
    """All units of one move of this turn go back."""

    source: City
    target: City

    def hint(self, table: Table) -> Prompt:
        """How many they are."""
        way = (self.source, self.target)
        moved = [one.units for one in table.moved if (one.source, one.target) == way]
        return GroupHint(sum(moved))


class StayThere(Action, frozen=True, tag="stay-there"):
    """All stay where they are."""


class PullingBack(Decision, frozen=True, tag="pulling-back"):
    """Asked once a battle has changed something, a move after another (F-41).

    A city that was held when movement began, and still is, keeps a unit after each; so it does
    after all of them. One that was empty may be empty again.
    """

    def ask(self, table: Table) -> Ask | None:
        """Whole moves whose units fought nothing; nothing before any battle."""
        ways = [PullBack(one.source, one.target) for one in self._undone(table)]
        return OneOf((*ways, StayThere())) if ways and table.attacked else None

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """All stay."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Back, and perhaps another one."""
        if isinstance(action, StayThere):
            return ()
        assert isinstance(action, PullBack)
        source, target = action.source, action.target
        gone = [one for one in self._undone(table) if (one.source, one.target) == (source, target)]
        units = sum(one.units for one in gone)
        table.moved = tuple(one for one in table.moved if one not in gone)
        table.change_site(target, units=table.sites[target].units - units)
        table.change_site(source, units=table.sites[source].units + units)
        referee.tell(PulledBack(seat=seat, source=source, target=target, units=units))
        for city in (source, target):
            referee.trace(Touched(turn=table.turn, city=city))
        return (self,)

    def default(self, table: Table, seat: Seat) -> Action:
        """All stay (K9)."""
        return StayThere()

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """All stay, unless the player would be asked."""
        return StayThere() if orders.recall is RecallOrder.STAY else None

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Does anybody go back?"""
        return PullingUnits(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Nobody went that way, or they fought, or a city would be empty."""
        if not isinstance(action, PullBack):
            return NO
        source, target = action.source, action.target
        if target in table.attacked:
            return FoughtThere(target)
        went = any((one.source, one.target) == (source, target) for one in table.moved)
        return WouldBeEmpty(target) if went else NoSuchMove(source, target)

    def _undone(self, table: Table) -> Iterator[March]:
        """The moves that may be undone now; none of them has left a source without a unit."""
        for march in table.moved:
            left = table.sites[march.target].units - march.units
            least = 1 if march.target in table.held else 0
            if march.target not in table.attacked and left >= least:
                yield march
