"""Using the god's power, once at the beginning of a turn (4.1)."""

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import ClassVar, TypeAlias

from games.core.agenda import Steps
from games.core.asks import Ask, Checked
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.decision import Decision
from games.fallen_kingdoms.field import DICE, DIE, HIT
from games.fallen_kingdoms.gods.events import (
    CityStolen,
    HammerThrown,
    LifeTaken,
    PowerBorrowed,
    SeaBlessed,
    TrackBlessed,
    UnitsCalled,
)
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.gods.prompts import (
    BlessingHint,
    HammerHint,
    LeadingUnits,
    PortsHint,
    UnitsHint,
    UsingGod,
)
from games.fallen_kingdoms.gods.refusals import (
    LastUnit,
    NobodyInReserve,
    NotAlone,
    NotAnEnemy,
    NotBeside,
    NotYourGod,
    TempleProtects,
    TooManyCalled,
)
from games.fallen_kingdoms.kingdoms import emptied
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import PORTS
from games.fallen_kingdoms.production.placing import prospect
from games.fallen_kingdoms.production.refusals import NotYourCity
from games.fallen_kingdoms.production.tracks import Pushing
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.traces import Touched
from games.fallen_kingdoms.trophies import Track

BLESSINGS = {God.FREYR: Track.BUILDING, God.TYR: Track.UNIT}
BLESSING = 3
"""Points that Freyr and Tyr add."""
PORTS_BLESSED = 4
"""Ports that Njord counts at most."""
CALLED = 2
"""Units that Heimdall leads at most [house: three were too many]."""


class PowerAction(Action, frozen=True):
    """Uses a god's power."""

    power: ClassVar[God]


class StealCity(PowerAction, frozen=True, tag="steal-city"):
    """Loki: take an enemy city with one unit, next to an own city."""

    power: ClassVar[God] = God.LOKI
    city: City


class ThrowHammer(PowerAction, frozen=True, tag="throw-hammer"):
    """Thor: two dice against an enemy city next to an own one."""

    power: ClassVar[God] = God.THOR
    city: City

    def hint(self, table: Table) -> Prompt:
        """A unit dies in three of four throws; two die in one of four."""
        return HammerHint(75, {1: 75, 2: 25}.get(table.sites[self.city].units, 0))


class TakeLife(PowerAction, frozen=True, tag="take-life"):
    """Hel: one unit of an enemy city with two or more."""

    power: ClassVar[God] = God.HEL
    city: City

    def hint(self, table: Table) -> Prompt:
        """How many there are."""
        return UnitsHint(table.sites[self.city].units)


class CallUnits(PowerAction, frozen=True, tag="call-units"):
    """Heimdall: one or two units from an own city to any other."""

    power: ClassVar[God] = God.HEIMDALL
    source: City
    target: City
    units: int

    @property
    def actor(self) -> object:
        """Which city's units?"""
        return self.source

    def hint(self, table: Table) -> Prompt:
        """Units there, and those that might come."""
        return prospect(table, self.target)


class Borrow(Action, frozen=True, tag="borrow"):
    """Frigg: ask Freyr, Tyr or Njord, who need no target."""

    god: God

    def hint(self, table: Table) -> Prompt:
        """The points that it brings."""
        track = BLESSINGS.get(self.god)
        if track is None:
            return PortsHint(_ports(table, table.active))
        return BlessingHint(BLESSING, track)


class SkipPower(Action, frozen=True, tag="skip-power"):
    """Leave the god alone in this turn."""


PowerChoice: TypeAlias = StealCity | ThrowHammer | TakeLife | CallUnits | Borrow | SkipPower


AtACity: TypeAlias = StealCity | ThrowHammer | TakeLife
_AT_A_CITY: Mapping[God, type[AtACity]] = {
    God.LOKI: StealCity,
    God.THOR: ThrowHammer,
    God.HEL: TakeLife,
}


_LENDING = tuple(god for god in God if god is not God.ODIN)
"""Those whom Frigg may ask: Odin has no power to lend."""


class UsingPower(Decision, frozen=True, tag="using-power"):
    """The god's power; it needs the own temple on the board (4.1)."""

    def ask(self, table: Table) -> Ask | None:
        """All that the god, or those whom Frigg may ask, can do now."""
        gods = usable(table, self.seat)
        actions = self._actions(table, gods)
        first = next(actions, None)
        if first is None or (isinstance(first, Borrow) and next(actions, None) is None):
            return None
        return Checked(
            lambda: (*self._actions(table, gods), SkipPower()),
            lambda action: (
                isinstance(action, SkipPower) or is_power(table, self.seat, gods, action)
            ),
        )

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """Freyr, Tyr and Njord just give; to Frigg, too, where nobody else can help."""
        gods = usable(table, self.seat)
        for action in self._actions(table, gods):
            return self.answer(table, self.seat, action, referee)
        for god in gods:
            if god is table.players[self.seat].god:
                return _bless(table, self.seat, god, referee)
        return ()

    def _actions(self, table: Table, gods: Iterable[God]) -> Iterator[Action]:
        return (action for god in gods for action in _ways(table, self, god))

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Do it."""
        own = table.players[seat].god
        match action:
            case Borrow(god):
                referee.tell(PowerBorrowed(seat=seat, god=god))
                return _bless(table, seat, god, referee)
            case PowerAction() if action.power is not own:
                referee.tell(PowerBorrowed(seat=seat, god=action.power))
        match action:
            case StealCity(city):
                return _steal(table, seat, city, referee)
            case ThrowHammer(city):
                return _throw(table, seat, city, referee)
            case TakeLife(city):
                return _take_life(table, seat, city, referee)
            case CallUnits(source, target, units):
                _call(table, seat, (source, target, units), referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Nothing [house]."""
        return SkipPower()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Use it, and how?"""
        god = table.players[seat].god
        assert god is not None
        ways = self._actions(table, usable(table, seat))
        leads = any(isinstance(action, CallUnits) for action in ways)
        return LeadingUnits(seat) if leads else UsingGod(seat, god)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Another god's power, or a rule that guards the target."""
        if isinstance(action, Borrow):
            return NotYourGod(action.god)
        if not isinstance(action, PowerAction):
            return NO
        if action.power not in usable(table, seat):
            return NotYourGod(action.power)
        if isinstance(action, CallUnits):
            return why_not_called(table, seat, action)
        assert isinstance(action, AtACity)
        return why_not(table, seat, action) or NO


def usable(table: Table, seat: Seat) -> tuple[God, ...]:
    """The gods with a power that a player may use now (4.1)."""
    own = table.players[seat].god
    if not table.options.powers or own in (None, God.ODIN) or table.temple(seat) is None:
        return ()
    assert own is not None
    if own is not God.FRIGG:
        return (own,)
    there = {site.temple for site in table.sites.values()}
    gods = [table.players[other].god for other in table.circle if other != seat and other in there]
    return tuple(god for god in _LENDING if god in gods)


def is_power(table: Table, seat: Seat, gods: Container[God], action: object) -> bool:
    """Whether a player may use the power of one of these gods so: what `_ways` lists."""
    match action:
        case Borrow(god):
            return god in gods and _may_borrow(table, seat, god)
        case CallUnits():
            return action.power in gods and why_not_called(table, seat, action) is None
        case StealCity() | ThrowHammer() | TakeLife():
            return action.power in gods and why_not(table, seat, action) is None
    return False


def why_not(table: Table, seat: Seat, action: AtACity) -> Refusal | None:
    """The rule that guards a city from a god; None: nothing does."""
    city = action.city
    site = table.sites.get(city)
    if site is None or site.owner in (None, seat):
        return NotAnEnemy(city)
    if site.temple is not None and not table.options.powerless_temples:
        return TempleProtects(city)
    match action:
        case TakeLife():
            return LastUnit(city) if site.units == 1 else None
        case StealCity() if site.units != 1:
            return NotAlone(city, site.units)
        case StealCity() if not table.reserve(seat):
            return NobodyInReserve()
    return None if table.borders(seat, city) else NotBeside(city)


def why_not_called(table: Table, seat: Seat, action: CallUnits) -> Refusal | None:
    """The rule against a way over the rainbow; None: nothing is."""
    for city in (action.source, action.target):
        if city not in table.controlled(seat):
            return NotYourCity(city)
    if action.source == action.target or action.units < 1:
        return NO
    if action.units > CALLED:
        return TooManyCalled(CALLED)
    return None if action.units < table.sites[action.source].units else LastUnit(action.source)


def _ways(table: Table, step: UsingPower, god: God) -> Iterator[Action]:
    """All uses of a god's power; none where it needs no decision."""
    seat = step.seat
    if god is God.HEIMDALL:
        yield from _calls(table, seat)
    elif god in _AT_A_CITY:
        for city in table.enemies(seat):
            if why_not(table, seat, action := _AT_A_CITY[god](city)) is None:
                yield action
    elif _may_borrow(table, seat, god):
        yield Borrow(god)


def _may_borrow(table: Table, seat: Seat, god: God) -> bool:
    """Whether another player's god gives something without a target."""
    gives = god in BLESSINGS or (god is God.NJORD and _ports(table, seat) > 0)
    return gives and god is not table.players[seat].god


def _calls(table: Table, seat: Seat) -> Iterator[CallUnits]:
    own = table.controlled(seat)
    for source in own:
        for units in range(min(CALLED, table.sites[source].units - 1), 0, -1):
            for target in own:
                if target != source:
                    yield CallUnits(source, target, units)


def _bless(table: Table, seat: Seat, god: God, referee: Referee) -> Steps[Table]:
    """Freyr, Tyr, Njord; their points come before production (F-19)."""
    if god is God.NJORD:
        table.gift = _ports(table, seat)
        if table.gift:
            referee.tell(SeaBlessed(seat=seat, points=table.gift))
        return ()
    track = BLESSINGS.get(god)
    if track is None:
        return ()
    referee.tell(TrackBlessed(seat=seat, god=god, track=track, points=BLESSING))
    return (Pushing(seat, track, BLESSING),)


def _ports(table: Table, seat: Seat) -> int:
    """The ports that Njord blesses."""
    return min(PORTS_BLESSED, sum(city in PORTS for city in table.controlled(seat)))


def _steal(table: Table, seat: Seat, city: City, referee: Referee) -> Steps[Table]:
    """The unit goes home; one from the reserve moves in (K15): no victory (F-64)."""
    owner = table.sites[city].owner
    assert owner is not None
    table.change_site(city, owner=seat, units=1)
    referee.tell(CityStolen(seat=seat, owner=owner, city=city))
    referee.trace(Touched(turn=table.turn, city=city))
    return emptied(table, seat, owner, city, referee)


def _throw(table: Table, seat: Seat, city: City, referee: Referee) -> Steps[Table]:
    """Plain dice, whatever is known (K15); the city may be empty then."""
    site = table.sites[city]
    owner = site.owner
    assert owner is not None
    dice = tuple(referee.roll(DIE) for _ in range(DICE))
    killed = min(site.units, sum(die >= HIT for die in dice))
    left = site.units - killed
    table.change_site(city, units=left)
    referee.tell(
        HammerThrown(seat=seat, owner=owner, city=city, dice=dice, killed=killed, left=left)
    )
    referee.trace(Touched(turn=table.turn, city=city))
    return () if left else emptied(table, seat, owner, city, referee)


def _take_life(table: Table, seat: Seat, city: City, referee: Referee) -> Steps[Table]:
    """One is always left."""
    site = table.sites[city]
    assert site.owner is not None
    table.change_site(city, units=site.units - 1)
    referee.tell(LifeTaken(seat=seat, owner=site.owner, city=city, left=site.units - 1))
    referee.trace(Touched(turn=table.turn, city=city))
    return ()


def _call(table: Table, seat: Seat, way: tuple[City, City, int], referee: Referee) -> None:
    """They may still move in this turn (F-32)."""
    source, target, units = way
    table.change_site(source, units=table.sites[source].units - units)
    table.change_site(target, units=table.sites[target].units + units)
    referee.tell(UnitsCalled(seat=seat, source=source, target=target, units=units))
    for city in (source, target):
        referee.trace(Touched(turn=table.turn, city=city))
