"""Combat: the attacker says which battle is next, and how it is fought (5.1, 5.2, K10)."""

from games.core.agenda import Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.decision import Decision
from games.fallen_kingdoms.field import Battle, Phase
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.teaching import teach
from games.fallen_kingdoms.war.attack import Attacking, throw_hint
from games.fallen_kingdoms.war.events import BattleBegan
from games.fallen_kingdoms.war.forces import attackers, stands_open
from games.fallen_kingdoms.war.odds import attack_chances
from games.fallen_kingdoms.war.outcome import enter, go_home
from games.fallen_kingdoms.war.prompts import BattleHint, ChoosingTarget
from games.fallen_kingdoms.war.refusals import Defended, NobodyToFight, NoSuchLimit, NothingThere

LIMITS = (0, 1, 2, 3)
"""With so many left the attackers may be told to go home."""


class Strike(Action, frozen=True, tag="strike"):
    """Begin a battle, and decide after each round."""

    city: City

    @property
    def actor(self) -> object:
        """The city that is attacked."""
        return self.city

    def hint(self, table: Table) -> Prompt | None:
        """The chances of the first throw and its reply, and of fighting on to the end."""
        return None if stands_open(table, table.active, self.city) else throw_hint(table, self.city)


class StrikeUntil(Action, frozen=True, tag="strike-until"):
    """Fight a battle in one go: home with so many left, else on to the end, and in."""

    city: City
    left: int
    """0: to the last."""

    @property
    def actor(self) -> object:
        """The city that is attacked."""
        return self.city

    def hint(self, table: Table) -> Prompt | None:
        """Its chances."""
        return battle_hint(table, self.city, self.left)


class CallOff(Action, frozen=True, tag="call-off"):
    """Go home before the first throw; the city is not attacked again (F-34)."""

    city: City

    @property
    def actor(self) -> object:
        """The city that was to be attacked."""
        return self.city


class GoThere(Action, frozen=True, tag="go-there"):
    """Enter a city where no enemy stands before other battles are fought."""

    city: City

    @property
    def actor(self) -> object:
        """The empty city."""
        return self.city


class Combat(Decision, frozen=True, tag="combat"):
    """One target after another, in the order that the attacker likes (5.1)."""

    def ask(self, table: Table) -> Ask | None:
        """Every target; where no enemy stands in any, they are just entered."""
        cities = targets(table)
        if all(stands_open(table, self.seat, city) for city in cities):
            return None
        return OneOf([action for city in cities for action in _ways(table, self.seat, city)])

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """The next open city; with none left the phase is over."""
        table.phase = Phase.COMBAT
        cities = targets(table)
        return (*enter(table, self.seat, cities[0], referee), self) if cities else ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """A battle begins, or none."""
        table.phase = Phase.COMBAT
        match action:
            case GoThere(city):
                return (*enter(table, seat, city, referee), self)
            case CallOff(city):
                table.attacked = (*table.attacked, city)
                go_home(table, seat, city, referee)
                return (self,)
            case Strike(city):
                return (*_begin(table, seat, city, None, referee), self)
            case StrikeUntil(city, left):
                return (*_begin(table, seat, city, left, referee), self)
        raise AssertionError(action)

    def default(self, table: Table, seat: Seat) -> Action:
        """The first target in the order of cities, as long as attackers outnumber [house]."""
        city = targets(table)[0]
        if stands_open(table, seat, city):
            return GoThere(city)
        outnumber = attackers(table, city) > table.sites[city].units
        return Strike(city) if outnumber else CallOff(city)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which, and how?"""
        return ChoosingTarget(seat, len(targets(table)))

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """No attack was planned, or there is nobody to fight, or not so many would be left."""
        if not isinstance(action, Strike | StrikeUntil | CallOff | GoThere):
            return NO
        city = action.city
        if city not in targets(table):
            return NothingThere(city)
        if stands_open(table, seat, city):
            return NobodyToFight(city)
        if isinstance(action, StrikeUntil):
            return NoSuchLimit(min(attackers(table, city) - 1, LIMITS[-1]))
        return Defended(city)


def targets(table: Table) -> list[City]:
    """Where units are under way to, in the order of `City`."""
    marching = {march.target for march in table.marches}
    return [city for city in table.sites if city in marching]


def battle_hint(table: Table, city: City, left: int) -> Prompt | None:
    """The chances of an attack that is planned."""
    site, units = table.sites[city], attackers(table, city)
    if stands_open(table, table.active, city):
        return None
    found = attack_chances(table, table.active, city, units, left)
    return BattleHint(round(100 * found.taken), round(found.lost), units, site.units)


def _ways(table: Table, seat: Seat, city: City) -> list[Action]:
    if stands_open(table, seat, city):
        return [GoThere(city)]
    units = attackers(table, city)
    return [
        *(StrikeUntil(city, left) for left in LIMITS if left < units),
        Strike(city),
        CallOff(city),
    ]


def _begin(
    table: Table, seat: Seat, city: City, limit: int | None, referee: Referee
) -> Steps[Table]:
    site = table.sites[city]
    assert site.owner is not None
    table.attacked = (*table.attacked, city)
    table.battle = Battle(city, seat, site.owner)
    referee.tell(
        BattleBegan(
            seat=seat,
            owner=site.owner,
            city=city,
            attackers=attackers(table, city),
            defenders=site.units,
        )
    )
    teach(table, Lesson.COMBAT, referee)
    return (Attacking(seat, limit),)
