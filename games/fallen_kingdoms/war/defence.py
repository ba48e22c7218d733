"""The defender's part of a round of battle: hold or retreat, throw (5.2.3)."""

from collections.abc import Sequence

from games.core.agenda import Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.decision import Decision
from games.fallen_kingdoms.field import DICE, Battle, Throw
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.standing_orders import CasualtyOrder, DefenceOrder, Orders, RefugeOrder
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.traces import Touched
from games.fallen_kingdoms.war import prompts
from games.fallen_kingdoms.war.events import DefenceThrown, DefendersRetreated
from games.fallen_kingdoms.war.forces import attackers, columns, defence_needs, refuges
from games.fallen_kingdoms.war.odds import holding_chances
from games.fallen_kingdoms.war.refusals import NoRefuge, NothingThere
from games.fallen_kingdoms.war.throwing import hits, recorded, thrown


class Hold(Action, frozen=True, tag="hold"):
    """Stay, and throw."""

    def hint(self, table: Table) -> Prompt | None:
        """The chance that the city falls."""
        battle = table.battle
        if battle is None:
            return None
        found = holding_chances(table, battle.attacker, battle.city)
        return prompts.HoldHint(round(100 * found.taken))


class Retreat(Action, frozen=True, tag="retreat"):
    """All go to one city next to the battle (F-56)."""

    target: City


class LoseUnit(Action, frozen=True, tag="lose-unit"):
    """Take a loss from the group that came from a city."""

    source: City


class Defending(Decision, frozen=True, tag="defending"):
    """Before a throw the defender may give the city up (5.2.3)."""

    def ask(self, table: Table) -> Ask | None:
        """A defender with nowhere to go holds."""
        battle = table.battle
        assert battle is not None
        ways = refuges(table, self.seat, battle.city)
        return OneOf((Hold(), *map(Retreat, ways))) if ways else None

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """Hold."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """A city without defenders is won, which follows."""
        if isinstance(action, Retreat):
            battle = table.battle
            assert battle is not None
            units, target = table.sites[battle.city].units, action.target
            table.change_site(battle.city, units=0)
            table.change_site(target, owner=seat, units=table.sites[target].units + units)
            referee.tell(
                DefendersRetreated(seat=seat, city=battle.city, target=target, units=units)
            )
            referee.trace(Touched(turn=table.turn, city=target))
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Hold [house]."""
        return Hold()

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """As the player has ordered; where to go may still be asked."""
        battle = table.battle
        assert battle is not None
        own, theirs = table.sites[battle.city].units, attackers(table, battle.city)
        leaves = {
            DefenceOrder.LAST_UNIT: own == 1,
            DefenceOrder.OUTNUMBERED: theirs > own,
            DefenceOrder.DOUBLED: theirs >= 2 * own,
        }.get(orders.defence, False)
        if orders.defence is DefenceOrder.ASK:
            return None
        if not leaves:
            return Hold()
        city = refuge(table, seat, refuges(table, seat, battle.city), orders.refuge)
        return None if city is None else Retreat(city)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Hold?"""
        battle = table.battle
        assert battle is not None
        units = table.sites[battle.city].units
        return prompts.Defending(seat, battle.city, attackers(table, battle.city), units)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Nobody can go there."""
        return NoRefuge(action.target) if isinstance(action, Retreat) else NO


class LosingUnits(Decision, frozen=True, tag="losing-units"):
    """The attacker's losses, a unit after another, from groups of the attacker's choice (5.2.1)."""

    units: int

    def ask(self, table: Table) -> Ask | None:
        """One of several groups, unless all are lost."""
        battle = table.battle
        assert battle is not None
        groups = columns(table, battle.city)
        if len(groups) < 2 or self.units >= attackers(table, battle.city):
            return None
        return OneOf([LoseUnit(group.source) for group in groups])

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """There is nothing to choose."""
        battle = table.battle
        assert battle is not None
        for _ in range(self.units):
            lose(table, battle, columns(table, battle.city)[0].source)
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """One, and the next."""
        battle = table.battle
        assert battle is not None
        assert isinstance(action, LoseUnit)
        lose(table, battle, action.source)
        return (LosingUnits(seat, self.units - 1),) if self.units > 1 else ()

    def default(self, table: Table, seat: Seat) -> Action:
        """From the largest group [house]."""
        battle = table.battle
        assert battle is not None
        return LoseUnit(columns(table, battle.city)[0].source)

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """From the largest group, unless the player wants to be asked."""
        return None if orders.casualties is CasualtyOrder.ASK else self.default(table, seat)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """From which?"""
        return prompts.LosingUnits(seat, self.units)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """No group came from there."""
        return NothingThere(action.source) if isinstance(action, LoseUnit) else NO


def lose(table: Table, battle: Battle, source: City) -> None:
    """A group has a unit less; it may be gone."""
    way = (source, battle.city)
    fewer = (
        march.without(1) if (march.source, march.target) == way else march
        for march in table.marches
    )
    table.marches = tuple(march for march in fewer if march.units)


def defence_thrown(table: Table, battle: Battle, referee: Referee) -> tuple[int, bool]:
    """The defender throws: attackers that die, and whether one of the others flees (F-57)."""
    seat, city = battle.defender, battle.city
    dice = thrown(DICE, referee)
    first = all(one.seat != seat for one in battle.throws)
    needed = defence_needs(table, seat, city, first=first)
    units = attackers(table, city)
    killed = min(units, hits(dice, needed))
    recorded(table, Throw(seat, dice, needed, killed))
    referee.tell(
        DefenceThrown(seat=seat, dice=dice, needed=needed, killed=killed, left=units - killed)
    )
    scared = table.intimidation(seat) > table.intimidation(battle.attacker)
    even = any(die % 2 == 0 for die in dice)
    flees = scared and even and killed < units and refuges(table, battle.attacker, city)
    return killed, bool(flees)


def refuge(table: Table, seat: Seat, cities: Sequence[City], order: RefugeOrder) -> City | None:
    """Where units go by a player's order; None: the player wants to be asked (K9)."""
    own = [city for city in cities if table.sites[city].owner == seat]
    empty = [city for city in cities if city not in own]
    units = {city: table.sites[city].units for city in cities}
    match order:
        case RefugeOrder.ASK:
            return None
        case RefugeOrder.EMPTY if empty:
            return empty[0]
        case RefugeOrder.WEAKEST if own:
            return min(own, key=lambda city: units[city])
    return max(own, key=lambda city: units[city]) if own else empty[0]
