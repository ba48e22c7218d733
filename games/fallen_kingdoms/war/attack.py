"""The attacker's part of a round of battle (5.2.1 to 5.2.5)."""

from games.core.agenda import Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.fallen_kingdoms.decision import Decision, KingdomStep
from games.fallen_kingdoms.field import Battle, Throw
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.teaching import teach
from games.fallen_kingdoms.traces import Touched
from games.fallen_kingdoms.trophies import Knowledge
from games.fallen_kingdoms.war.defence import Defending, LosingUnits, defence_thrown
from games.fallen_kingdoms.war.events import AttackThrown, Exhausted, HitShielded
from games.fallen_kingdoms.war.fleeing import Fleeing
from games.fallen_kingdoms.war.forces import (
    attack_dice,
    attack_needs,
    attackers,
    frightens,
    is_by_sea,
    refuges,
)
from games.fallen_kingdoms.war.odds import chances_now, exchange
from games.fallen_kingdoms.war.outcome import Won, give_up
from games.fallen_kingdoms.war.prompts import FightingOn, ThrowHint
from games.fallen_kingdoms.war.throwing import hits, missed, recorded, thrown


class FightOn(Action, frozen=True, tag="fight-on"):
    """Throw again."""

    def hint(self, table: Table) -> Prompt | None:
        """The chances of the throw, and of fighting on."""
        return None if table.battle is None else throw_hint(table, table.battle.city)


class GoHome(Action, frozen=True, tag="go-home"):
    """All go back where they came from (5.2.3)."""


class Attacking(Decision, frozen=True, tag="attacking"):
    """Before each throw but the first the attacker may go home (5.2.3)."""

    limit: int | None
    """Go home with so many left, and do not ask; None: ask."""

    def ask(self, table: Table) -> Ask | None:
        """Fight on?"""
        battle = table.battle
        assert battle is not None
        asked = self.limit is None and battle.throws
        return OneOf((FightOn(), GoHome())) if asked else None

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """The first throw goes without saying, and so does what was said before."""
        battle = table.battle
        assert battle is not None
        left = attackers(table, battle.city)
        if battle.throws and self.limit is not None and left <= self.limit:
            return give_up(table, referee)
        return self._throw(table, battle, referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """As decided."""
        battle = table.battle
        assert battle is not None
        if isinstance(action, GoHome):
            return give_up(table, referee)
        return self._throw(table, battle, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """On, as long as attackers outnumber defenders [house]."""
        battle = table.battle
        assert battle is not None
        outnumber = attackers(table, battle.city) > table.sites[battle.city].units
        return FightOn() if outnumber else GoHome()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """On?"""
        battle = table.battle
        assert battle is not None
        units = table.sites[battle.city].units
        return FightingOn(seat, battle.city, attackers(table, battle.city), units)

    def _throw(self, table: Table, battle: Battle, referee: Referee) -> Steps[Table]:
        """Defenders die; then one may flee (F-52)."""
        seat, city, owner = battle.attacker, battle.city, battle.defender
        first = not battle.throws
        dice = thrown(attack_dice(table, seat, attackers(table, city)), referee)
        needed = attack_needs(table, seat, city, first=first, by_sea=is_by_sea(table, city))
        found = hits(dice, needed)
        shielded = bool(found) and self._is_shielded(table, battle)
        killed = min(table.sites[city].units, found - shielded)
        left = table.sites[city].units - killed
        table.change_site(city, units=left)
        recorded(table, Throw(seat, dice, needed, killed))
        referee.tell(AttackThrown(seat=seat, dice=dice, needed=needed, killed=killed, left=left))
        if shielded:
            referee.tell(HitShielded(seat=owner))
        referee.trace(Touched(turn=table.turn, city=city))
        flees = left and any(die % 2 == 0 for die in dice) and frightens(table, seat, owner, city)
        if flees and refuges(table, owner, city):
            teach(table, Lesson.INTIMIDATION, referee)
            return (Fleeing(owner), Thrown(seat, self.limit))
        return (Thrown(seat, self.limit),)

    def _is_shielded(self, table: Table, battle: Battle) -> bool:
        """Shields stop the first hit of a battle, once."""
        before = any(one.seat == battle.attacker and not missed(one) for one in battle.throws)
        return not before and table.knows(battle.defender, Knowledge.SHIELDS)


def throw_hint(table: Table, city: City) -> Prompt:
    """The chances of the attacker's next throw with its reply, and of fighting on."""
    seat = table.active
    next_throw, all_on = exchange(table, seat, city), chances_now(table, seat, city)
    return ThrowHint(
        round(100 * next_throw.hit),
        round(100 * next_throw.taken),
        round(100 * next_throw.lost),
        round(100 * all_on.taken),
        attackers(table, city),
        table.sites[city].units,
    )


class Thrown(KingdomStep, frozen=True, tag="thrown"):
    """The consequences of an attacker's throw (K21)."""

    limit: int | None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The city is won, both are exhausted, or it is the defender's turn."""
        battle = table.battle
        assert battle is not None
        if not table.sites[battle.city].units:
            return (Won(self.seat, moves_in=self.limit is not None),)
        *_, before, last = (None, *battle.throws)
        if before is not None and missed(before) and missed(last):
            return _exhausted(table, battle, referee)
        return (Defending(battle.defender), Answered(self.seat, self.limit))


class Answered(KingdomStep, frozen=True, tag="answered"):
    """The consequences of a defender's throw, or of a retreat."""

    limit: int | None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Losses and fear first; then it is over, or the next round begins."""
        battle = table.battle
        assert battle is not None
        if not table.sites[battle.city].units:
            return (Won(self.seat, moves_in=self.limit is not None, retreated=True),)
        killed, flees = defence_thrown(table, battle, referee)
        losses = (LosingUnits(self.seat, killed),) if killed else ()
        fear = (Fleeing(self.seat),) if flees else ()
        return (*losses, *fear, RoundOver(self.seat, self.limit))


class RoundOver(KingdomStep, frozen=True, tag="round-over"):
    """A round of battle is over [house]."""

    limit: int | None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The attackers are gone, both are exhausted, or it goes on."""
        battle = table.battle
        assert battle is not None
        if not attackers(table, battle.city):
            return give_up(table, referee)
        *_, before, last = battle.throws
        if missed(before) and missed(last):
            return _exhausted(table, battle, referee)
        return (Attacking(self.seat, self.limit),)


def _exhausted(table: Table, battle: Battle, referee: Referee) -> Steps[Table]:
    """Two throws in a row without a hit, whoever threw first (5.2.5, F-54)."""
    referee.tell(Exhausted(city=battle.city))
    return give_up(table, referee)
