"""A duel to the death: six rounds, no withdrawal (12.4, 5.3)."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from games.core.dice import Referee
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.folk.blows import (
    FINE,
    MISS,
    Ailment,
    Moment,
    ailment,
    attacks,
    broken,
    hits,
    is_fey,
    is_first,
    is_immune,
    loss,
    needed,
    slays,
    struck,
)
from games.hammer_of_thor.folk.chart import Hook, Scope
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table

DIE = 10
"""Sides of the die; it reads 0 to 9 (0.0.1)."""
ROUNDS = 6
"""A duel lasts no longer (12.4)."""
BANNER_ROUNDS = 2
"""A banner works so long (18.1)."""
LAST = 1
"""STAMINA of whoever escaped death."""
ALL_HIT = "all_hit_plus_one"
UNDYING = "cannot_die_once"
"""Lasting rules (18.3)."""


class Blow(Struct, frozen=True):
    """One blow of a duel, with its dice."""

    round: int
    striker: Name
    target: Name
    needed: int
    die: int
    hit: bool
    harm: int = 0
    """The die for the loss."""
    lost: int = 0
    kind: Ailment = Ailment.PLAIN
    slain: bool = False
    """Its bane kills the target at once."""
    broken: tuple[Name, Number] | None = None
    """Bronze that broke, and its bearer."""
    burnt: int = 0
    """STAMINA that a shield's embers cost the striker (18.1)."""


class Duel:
    """Two fighters, and what happened between them."""

    def __init__(self, table: Table, one: Member, other: Member, referee: Referee) -> None:
        self.members = {one.id: one, other.id: other}
        self.blows: list[Blow] = []
        self.saved: list[Name] = []
        """Those who would have died, and live."""
        self._table = table
        self._referee = referee
        self._lucky: set[Name] = set()

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
        blows = [
            self._blow(self.members[name], self.foe(name), round_, number)
            for name in names
            for number in range(attacks(self.members[name], round_))
        ]
        for blow in blows:
            self._suffer(blow)

    def _blow(self, striker: Member, target: Member, round_: int, number: int) -> Blow:
        """Roll for one blow; a second one in a round is easier (5.3A)."""
        hit = number + _alone(striker, target, round_) + self._table.holds(ALL_HIT)
        moment = Moment(self._table.season, round_, hit=hit)
        h, die = needed(striker, target, moment), self._referee.roll(DIE) - 1
        is_hit = hits(die, h)
        if die == MISS and is_fey(target) and target.id not in self._lucky:
            self._lucky.add(target.id)
            is_hit = True
        blow = Blow(round_, striker.id, target.id, h, die, is_hit)
        if not is_hit:
            embers = sum(item.burns_on_9 for item in target.worn) if die == MISS else 0
            return replace(blow, burnt=0 if is_immune(striker, Ailment.FIRE) else embers)
        harm, fine = self._referee.roll(DIE) - 1, die == FINE
        return replace(
            blow,
            harm=harm,
            lost=loss(striker, target, harm, moment, fine=fine),
            kind=ailment(striker, None),
            slain=fine and slays(striker, target),
        )

    def _suffer(self, blow: Blow) -> None:
        """The blow does what it does; bronze that another has broken just now is gone."""
        if blow.die == MISS:
            pair = self.members[blow.striker], self.members[blow.target]
            blow = replace(blow, broken=broken(*pair))
        self.blows.append(blow)
        self._wound(blow.target, blow.lost, blow.kind)
        self._wound(blow.striker, blow.burnt, Ailment.FIRE)
        if blow.slain:
            member = self.members[blow.target]
            self._wound(blow.target, max(0, member.left), blow.kind)
        if blow.broken is not None:
            bearer, item = blow.broken
            member = self.members[bearer]
            shown = tuple(number for number in member.shown if number != item)
            self.members[bearer] = replace(member, shown=shown)

    def _wound(self, name: Name, lost: int, kind: Ailment) -> None:
        """STAMINA is lost; nobody who goes to the battle is deathless by nature (11.0C)."""
        before = self.members[name]
        member = struck(before, lost, kind)
        if before.left > 0 >= member.left:
            member = self._escaped(member)
        self.members[name] = member

    def _escaped(self, member: Member) -> Member:
        """A card saves one character, once (18.3)."""
        rules = self._table.rules
        for rule in rules:
            if rule.key == UNDYING and rule.name == member.id:
                self._table.rules = tuple(other for other in rules if other != rule)
                self.saved.append(member.id)
                return replace(member, wounds=member.stamina - LAST)
        return member


def _alone(striker: Member, target: Member, round_: int) -> int:
    """Added to H by what serves a whole line or counter, which is here one fighter alone."""
    banners = (*striker.worn, *target.worn) if round_ <= BANNER_ROUNDS else ()
    added = sum(item.line_hit for item in banners)
    for entry in target.entries(Hook.HIT):
        if entry.scope is Scope.LINE and round_ <= entry.rounds:
            added -= entry.add.get(Stat.AGILITY, 0)
        if entry.foe_strongest and not is_immune(striker, entry.code):
            added += entry.add.get(Stat.ACCURACY, 0)
    for entry in target.entries(Hook.ROUND1):
        if round_ == 1 and not is_immune(striker, entry.code):
            added += entry.foes_hit
    return added
