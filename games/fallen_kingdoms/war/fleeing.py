"""Intimidation: one unit leaves the battle (5.2.4, F-51, F-55)."""

from games.core.agenda import Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.decision import Decision
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.standing_orders import Orders, RefugeOrder
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.traces import Touched
from games.fallen_kingdoms.war import prompts
from games.fallen_kingdoms.war.defence import lose, refuge
from games.fallen_kingdoms.war.events import UnitFled
from games.fallen_kingdoms.war.forces import attackers, columns, refuges
from games.fallen_kingdoms.war.refusals import NoRefuge
from games.fallen_kingdoms.war.throwing import record_flight


class Flee(Action, frozen=True, tag="flee"):
    """An intimidated unit goes to an own or an empty city."""

    target: City


class Fleeing(Decision, frozen=True, tag="fleeing"):
    """Its owner says where to; it may come to an empty city, which is its owner's then (F-55)."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing to choose where there is one refuge."""
        ways = self._ways(table)
        return OneOf([Flee(city) for city in ways]) if len(ways) > 1 else None

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """There."""
        return self._flee(table, self._ways(table)[0], referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """There."""
        assert isinstance(action, Flee)
        return self._flee(table, action.target, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """To the own city with most units, else into an empty one (K9)."""
        city = refuge(table, seat, self._ways(table), RefugeOrder.STRONGEST)
        assert city is not None
        return Flee(city)

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """As the player has ordered."""
        city = refuge(table, seat, self._ways(table), orders.refuge)
        return None if city is None else Flee(city)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where to?"""
        battle = table.battle
        assert battle is not None
        return prompts.Fleeing(seat, battle.city)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Nobody can go there."""
        return NoRefuge(action.target) if isinstance(action, Flee) else NO

    def _ways(self, table: Table) -> list[City]:
        battle = table.battle
        assert battle is not None
        return refuges(table, self.seat, battle.city)

    def _flee(self, table: Table, target: City, referee: Referee) -> Steps[Table]:
        """A defender leaves the city, an attacker the largest group."""
        battle = table.battle
        assert battle is not None
        if self.seat == battle.defender:
            left = table.sites[battle.city].units - 1
            table.change_site(battle.city, units=left)
        else:
            lose(table, battle, columns(table, battle.city)[0].source)
            left = attackers(table, battle.city)
        table.change_site(target, owner=self.seat, units=table.sites[target].units + 1)
        record_flight(table, target)
        referee.tell(UnitFled(seat=self.seat, city=target, left=left))
        referee.trace(Touched(turn=table.turn, city=target))
        return ()
