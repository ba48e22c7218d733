"""The end of an invasion: the rest of the people, and its temple (7.2.6, F-82, F-83)."""

from games.core.agenda import Steps
from games.core.asks import Ask, Checked, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.decision import Decision, KingdomStep
from games.fallen_kingdoms.invasion import prompts
from games.fallen_kingdoms.invasion.events import InvadersDeployed, TempleRaised
from games.fallen_kingdoms.invasion.refusals import NotInvaded
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.production.placing import prospect
from games.fallen_kingdoms.production.refusals import BuiltUp, TooManyUnits
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.traces import Touched


class Deploy(Action, frozen=True, tag="deploy"):
    """Put units of the reserve into an own city."""

    city: City
    units: int

    def hint(self, table: Table) -> Prompt:
        """Units there, and those that might come."""
        return prospect(table, self.city)


class DeployEvenly(Action, frozen=True, tag="deploy-evenly"):
    """Spread the reserve over all own cities, the weakest first."""


class RaiseTemple(Action, frozen=True, tag="raise-temple"):
    """Place the temple."""

    city: City

    def hint(self, table: Table) -> Prompt:
        """Units there, and those that might come."""
        return prospect(table, self.city)


class EndInvasion(KingdomStep, frozen=True, tag="end-invasion"):
    """All that is left comes ashore; the lost return to the reserve after it (7.2.6)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """A people without a city has nothing to do [house]."""
        if not table.controlled(self.seat):
            table.change_player(self.seat, casualties=0)
            return ()
        return (Deploying(self.seat), Recovering(self.seat), RaisingTemple(self.seat))


class Deploying(Decision, frozen=True, tag="deploying"):
    """All units of the reserve, as their player likes; casualties stay out (F-82)."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing to choose in one city."""
        cities, reserve = table.controlled(self.seat), table.reserve(self.seat)
        if not reserve or len(cities) < 2:
            return None
        numbers = range(reserve, 0, -1)
        return Checked(
            lambda: (
                DeployEvenly(),
                *(Deploy(city, units) for city in cities for units in numbers),
            ),
            lambda action: (
                isinstance(action, DeployEvenly)
                or (
                    isinstance(action, Deploy) and action.city in cities and action.units in numbers
                )
            ),
        )

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """All to the only city."""
        reserve = table.reserve(self.seat)
        if reserve:
            _deploy(table, self.seat, table.controlled(self.seat)[0], reserve, referee)
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Some, or all."""
        if isinstance(action, Deploy):
            _deploy(table, seat, action.city, action.units, referee)
            return (self,)
        cities = table.controlled(seat)
        coming = dict.fromkeys(cities, 0)
        for _ in range(table.reserve(seat)):
            weakest = min(cities, key=lambda city: table.sites[city].units + coming[city])
            coming[weakest] += 1
        for city, units in coming.items():
            if units:
                _deploy(table, seat, city, units, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Evenly (K9)."""
        return DeployEvenly()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where?"""
        return prompts.Deploying(seat, table.reserve(seat))

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Into own cities alone, and no more than there are."""
        if not isinstance(action, Deploy):
            return NO
        if action.city not in table.controlled(seat):
            return NotInvaded(action.city)
        return TooManyUnits(action.units, table.reserve(seat))


class Recovering(KingdomStep, frozen=True, tag="recovering"):
    """Casualties return to the reserve (7.2.4)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """For production in later turns."""
        table.change_player(self.seat, casualties=0)
        return ()


class RaisingTemple(Decision, frozen=True, tag="raising-temple"):
    """In a city without building; if all have one, over a building, which sleeps (F-83)."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing to choose where one city fits."""
        cities = self._cities(table)
        return OneOf([RaiseTemple(city) for city in cities]) if len(cities) > 1 else None

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """There."""
        return self._raise(table, self._cities(table)[0], referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """There."""
        assert isinstance(action, RaiseTemple)
        return self._raise(table, action.city, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """The first in the order of cities (K9)."""
        return RaiseTemple(self._cities(table)[0])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where?"""
        return prompts.RaisingTemple(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Not one's own, or built up while others are free."""
        if not isinstance(action, RaiseTemple):
            return NO
        own = action.city in table.controlled(seat)
        return (BuiltUp if own else NotInvaded)(action.city)

    def _cities(self, table: Table) -> list[City]:
        own = table.controlled(self.seat)
        return [city for city in own if table.sites[city].building is None] or own

    def _raise(self, table: Table, city: City, referee: Referee) -> Steps[Table]:
        table.change_site(city, temple=self.seat)
        referee.tell(TempleRaised(seat=self.seat, city=city))
        referee.trace(Touched(turn=table.turn, city=city))
        return ()


def _deploy(table: Table, seat: Seat, city: City, units: int, referee: Referee) -> None:
    table.change_site(city, units=table.sites[city].units + units)
    referee.tell(InvadersDeployed(seat=seat, city=city, units=units))
    referee.trace(Touched(turn=table.turn, city=city))
