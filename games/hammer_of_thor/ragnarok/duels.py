"""A duel to the death: six rounds, no withdrawal (12.4, 5.3)."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.core.dice import Referee
from games.hammer_of_thor.battle.exchange import Exchange
from games.hammer_of_thor.folk.blows import Ailment, Moment, attacks, is_first, is_immune
from games.hammer_of_thor.folk.chart import Hook, Scope
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.lasting import Key, redeem_oath
from games.hammer_of_thor.table import Table

ROUNDS = 6
"""A duel lasts no longer (12.4)."""
BANNER_ROUNDS = 2
"""A banner works so long (18.1)."""
LAST = 1
"""STAMINA of whoever escaped death."""


class Duel(Exchange):
    """Two fighters, and what happened between them."""

    def __init__(self, table: Table, one: Member, other: Member, referee: Referee) -> None:
        super().__init__((one, other), referee)
        self.saved: list[Name] = []
        """Those who would have died, and live."""
        self._table = table

    def fight(self) -> "Duel":
        """Fight it out."""
        for round_ in range(1, ROUNDS + 1):
            first = [one.id for one in self.members.values() if is_first(one, round_)]
            self._strike(first, round_)
            self._strike([name for name in self.members if name not in first], round_)
        return self

    @property
    def is_over(self) -> bool:
        """Somebody has fallen."""
        return any(member.left <= 0 for member in self.members.values())

    def foe(self, name: Name) -> Member:
        """The other one."""
        return next(member for member in self.members.values() if member.id != name)

    def _strike(self, names: Sequence[Name], round_: int) -> None:
        """Some strike at the same time; two blows of one striker too (5.1.3)."""
        if self.is_over:
            return
        blows = []
        for name in names:
            striker, target = self.members[name], self.foe(name)
            for number in range(attacks(striker, round_)):
                moment = self._moment(striker, target, round_, number)
                blows.append(self.blow(name, target.id, moment))
        for blow in blows:
            self.suffer(blow)

    def _moment(self, striker: Member, target: Member, round_: int, number: int) -> Moment:
        """A second blow in a round is easier (5.3A)."""
        hit = number + _alone(striker, target, round_) + self._table.holds(Key.ALL_HIT)
        return Moment(self._table.season, round_, hit=hit)

    def _wound(self, name: Name, lost: int, kind: Ailment) -> None:
        """STAMINA is lost; nobody who goes to the battle is deathless by nature (11.0C)."""
        before = self.members[name]
        super()._wound(name, lost, kind)
        member = self.members[name]
        if before.left > 0 >= member.left:
            self.members[name] = self._escaped(member)

    def _escaped(self, member: Member) -> Member:
        """A card saves one character, once (18.3)."""
        if not redeem_oath(self._table, member.id):
            return member
        self.saved.append(member.id)
        return replace(member, wounds=member.stamina - LAST)


def _alone(striker: Member, target: Member, round_: int) -> int:
    """Added to H by what serves a whole line or counter, which is here one fighter alone."""
    banners = striker.nature.line_hit + target.nature.line_hit
    added = banners if round_ <= BANNER_ROUNDS else 0
    for entry in target.entries(Hook.HIT):
        if entry.scope is Scope.LINE and round_ <= entry.rounds:
            added -= entry.add.get(Stat.AGILITY, 0)
        if entry.foe_strongest and not is_immune(striker, entry.code):
            added += entry.add.get(Stat.ACCURACY, 0)
    for entry in target.entries(Hook.ROUND1):
        if round_ == 1 and not is_immune(striker, entry.code):
            added += entry.foes_hit
    return added
