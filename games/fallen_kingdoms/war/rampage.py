"""Rampage: one throw more, after a quick victory (5.2.6, F-60 to F-63, F-68)."""

from typing import ClassVar

from games.core.agenda import Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.decision import Decision
from games.fallen_kingdoms.field import Battle, Throw
from games.fallen_kingdoms.kingdoms import emptied, win
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.teaching import teach
from games.fallen_kingdoms.traces import Fought, Touched
from games.fallen_kingdoms.war import prompts
from games.fallen_kingdoms.war.events import (
    CityCaptured,
    CityEntered,
    CityLeftEmpty,
    RampageFailed,
    RampageThrown,
)
from games.fallen_kingdoms.war.forces import attack_dice, attack_needs
from games.fallen_kingdoms.war.odds import throws
from games.fallen_kingdoms.war.refusals import AttackedAlready, NoPrey, NotByRoad, StayBehind
from games.fallen_kingdoms.war.throwing import hits, thrown

LEAST = 2
"""Units that a rampage takes (5.2.6)."""


class Rampage(Action, frozen=True, tag="rampage"):
    """Throw once against a city next by road; into an empty one just go on."""

    target: City


class NoRampage(Action, frozen=True, tag="no-rampage"):
    """Leave it at that."""


class Advance(Action, frozen=True, tag="advance"):
    """Go on into the city that was rampaged, with so many; one stays behind (K11)."""

    whole: ClassVar[bool] = True
    units: int


class Rampaging(Decision, frozen=True, tag="rampaging"):
    """The city just taken is where it starts from; once a battle (F-68)."""

    city: City

    def ask(self, table: Table) -> Ask | None:
        """Any enemy or empty city that is no target of this turn."""
        cities = prey(table, self.seat, self.city)
        return OneOf((*map(Rampage, cities), NoRampage())) if cities else None

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """There is none, or too few units."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """One throw, without fear and without reply."""
        if isinstance(action, NoRampage):
            return ()
        assert isinstance(action, Rampage)
        teach(table, Lesson.RAMPAGE, referee)
        table.attacked = (*table.attacked, self.city, action.target)
        owner = table.sites[action.target].owner
        if owner is None:
            return (Advancing(seat, self.city, action.target, None),)
        return self._throw(table, action.target, owner, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """None (K9)."""
        return NoRampage()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Ask for prey."""
        return prompts.Rampaging(seat, self.city, table.sites[self.city].units)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Not by road, one's own, or a target of this turn."""
        if not isinstance(action, Rampage):
            return NO
        site = table.sites.get(action.target)
        if site is not None and site.owner == seat:
            return NoPrey(action.target)
        near = action.target in table.board.roads[self.city]
        return (AttackedAlready if near else NotByRoad)(action.target)

    def hint(self, table: Table, action: Rampage) -> Prompt | None:
        """The chances of the one throw."""
        site = table.sites[action.target]
        if site.owner is None:
            return None
        dice, needed = self._arms(table, action.target)
        chances = throws(dice, needed).items()
        emptied = sum(chance for (found, _), chance in chances if found >= site.units)
        failed = sum(chance for (found, _), chance in chances if not found)
        return prompts.RampageHint(round(100 * emptied), round(100 * failed), site.units)

    def _arms(self, table: Table, target: City) -> tuple[int, int]:
        """Dice, and from which number they hit: a rampage is a battle's first throw (card 8)."""
        units = table.sites[self.city].units
        needed = attack_needs(table, self.seat, target, first=True, by_sea=False)
        return attack_dice(table, self.seat, units), needed

    def _throw(self, table: Table, target: City, owner: Seat, referee: Referee) -> Steps[Table]:
        seat = self.seat
        number, needed = self._arms(table, target)
        dice = thrown(number, referee)
        units = table.sites[target].units
        killed = min(units, hits(dice, needed))
        table.change_site(target, units=units - killed)
        referee.tell(
            RampageThrown(
                seat=seat,
                owner=owner,
                city=target,
                dice=dice,
                needed=needed,
                killed=killed,
                left=units - killed,
            )
        )
        battle = Battle(target, seat, owner, (Throw(seat, dice, needed, killed),))
        referee.trace(Fought(turn=table.turn, battle=battle))
        referee.trace(Touched(turn=table.turn, city=target))
        if not killed:
            table.change_site(self.city, units=table.sites[self.city].units - 1)
            referee.tell(RampageFailed(seat=seat, city=self.city))
        if killed < units:
            return ()
        falls = emptied(table, seat, owner, target, referee)
        return (*falls, Advancing(seat, self.city, target, owner))


class Advancing(Decision, frozen=True, tag="advancing"):
    """The rampaged city is empty: how many go on (5.2.6, K11)?"""

    city: City
    """Where they are."""
    target: City
    owner: Seat | None
    """The owner of the city; None: it was nobody's."""

    def ask(self, table: Table) -> Ask | None:
        """Any number, one staying behind (K11)."""
        most = table.sites[self.city].units - 1
        if not most:
            return None
        return OneOf([Advance(units) for units in range(most, -1, -1)])

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nobody can."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """A capture like any other, without another rampage (F-63)."""
        assert isinstance(action, Advance)
        units = action.units
        if not units:
            referee.tell(CityLeftEmpty(seat=seat, city=self.target))
            return ()
        table.change_site(self.city, units=table.sites[self.city].units - units)
        table.change_site(self.target, owner=seat, units=units)
        referee.trace(Touched(turn=table.turn, city=self.target))
        if self.owner is None:
            referee.tell(CityEntered(seat=seat, city=self.target, units=units))
            return ()
        victories = table.players[seat].victories + 1
        referee.tell(
            CityCaptured(
                seat=seat, owner=self.owner, city=self.target, units=units, victories=victories
            )
        )
        win(table, seat, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """All but one (K9)."""
        return Advance(table.sites[self.city].units - 1)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """How many?"""
        return prompts.Advancing(seat, self.target, table.sites[self.city].units - 1)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """One stays behind."""
        most = table.sites[self.city].units - 1
        return StayBehind(self.city, most) if isinstance(action, Advance) else NO


def prey(table: Table, seat: Seat, city: City) -> list[City]:
    """The cities that may be rampaged from one: next by road, not own, no target of this turn."""
    if table.sites[city].units < LEAST:
        return []
    planned = {march.target for march in table.marches}
    return [
        near
        for near in table.board.roads[city]
        if table.sites[near].owner != seat and near not in table.attacked and near not in planned
    ]
