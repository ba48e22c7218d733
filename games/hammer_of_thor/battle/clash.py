"""Two counters in a battle: who can still fight, and when a side thinks again (5.1.2, 5.1.8)."""

from collections.abc import Sequence

from games.core.agenda import SeatStep
from games.hammer_of_thor.battle.falling import Harm
from games.hammer_of_thor.battle.melee import chief_of
from games.hammer_of_thor.battle.orders import BattleOrder, Until
from games.hammer_of_thor.battle.stun import Stunned
from games.hammer_of_thor.encounter.aids import surprises
from games.hammer_of_thor.encounter.current import current, find, sides
from games.hammer_of_thor.encounter.nonplayers import line_might
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table

OVERWHELMED = 2
"""A group of nobody gives in to more than so many times its MIGHT (5.1.8)."""
QUARTER, COOL = 4, 6
"""A leader of nobody withdraws with less than this part of the STAMINA, if TEMPER is no higher."""
PARTS = {Until.HALF: 2, Until.THIRD: 3}


class Clash(SeatStep[Table], frozen=True):
    """The state of a battle from round to round."""

    attacker: int
    order: BattleOrder | None
    """The mover's; None: it is asked."""
    reply: BattleOrder | None
    """The other seat's; None: nobody leads the other counter."""
    beaten: tuple[Name, Name]
    """Both leaders as they met: one of them will be."""
    resident: bool
    """The other counter waits for whoever comes (4.5.7)."""
    round: int = 1
    surprise: bool = False
    stun: tuple[Stunned, ...] = ()
    down: tuple[Name, ...] = ()
    """The subdued."""
    harms: tuple[Harm, ...] = ()
    lucky: tuple[Name, ...] = ()
    bereaved: tuple[int, ...] = ()
    """The counters that have lost somebody to death."""

    @property
    def stunned(self) -> dict[Name, int]:
        """The STAMINA that each has lost to stun."""
        return {one.name: one.lost for one in self.stun}

    def able(self, table: Table) -> tuple[Sequence[Member], Sequence[Member]]:
        """Those of both sides who can fight."""
        met, stunned = current(table), self.stunned
        own, other = (
            [one for one in found.acting if one.left > stunned.get(one.id, 0)]
            if (found := find(table, number)) is not None
            else []
            for number in (met.mover, met.other)
        )
        return own, other

    def chiefs(self, table: Table) -> tuple[Member, Member]:
        """The leaders of both sides, or those who lead on in their place (5.4.4)."""
        met = sides(table)
        assert met is not None, self
        own, other = (
            chief_of(table, one, able) for one, able in zip(met, self.able(table), strict=True)
        )
        return own, other

    def left(self, member: Member) -> int:
        """The STAMINA that a fighter has for this battle, without what stun has taken."""
        return member.left - self.stunned.get(member.id, 0)

    def points(self, table: Table) -> Sequence[Until]:
        """The points that have not come yet."""
        own, _ = self.able(table)
        counter = table.counter(current(table).mover)
        return [point for point in Until if not self.has_come(table, counter, own, point)]

    def has_come(
        self, table: Table, counter: Counter, able: Sequence[Member], point: Until
    ) -> bool:
        """The point has come at which a side thinks again (5.1.2)."""
        if point is Until.HURT:
            fallen = [one for one in self.down if one in counter.names]
            return bool(fallen) or counter.number in self.bereaved
        if point is Until.END or not able:
            return False
        leader = table.leader(counter)
        return self.left(leader) * PARTS[point] <= leader.stamina

    def is_weary(self, table: Table) -> bool:
        """The point of the mover's order has come."""
        own = find(table, current(table).mover)
        able = self.able(table)[0]
        if own is None or self.order is None:
            return False
        return self.has_come(table, own, able, self.order.until)

    def is_caught(self, table: Table, foe: Counter) -> bool:
        """A foe surprises in the first round: by its attack, or by a card (4.3.2, 5003)."""
        attacked = self.surprise and self.attacker == foe.number
        return self.round == 1 and (attacked or surprises(table, foe.seat))

    def gives_in(self, table: Table) -> bool:
        """A group of nobody that is attacked by far too many (5.1.8)."""
        met = sides(table)
        assert met is not None, self
        own, other = met
        attacked = self.round == 1 and self.attacker == own.number
        theirs = line_might(table, other, own)
        return attacked and line_might(table, own, other) > OVERWHELMED * theirs

    def loses_heart(self, table: Table) -> bool:
        """A cool leader of nobody with little STAMINA left (5.1.8)."""
        leader = self.chiefs(table)[1]
        cool = table.stat(leader, Stat.TEMPER) <= COOL
        return self.round > 1 and cool and self.left(leader) * QUARTER < leader.stamina
