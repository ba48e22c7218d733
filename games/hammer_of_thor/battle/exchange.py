"""Blows that are struck, and what they do to whoever is hit (5.3, 2.2A5, 10.0E)."""

from collections.abc import Iterable

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
    broken,
    hits,
    is_fey,
    is_immune,
    loss,
    needed,
    slays,
    struck,
)
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.members import Member

DIE = 10
"""Sides of the die; it reads 0 to 9 (0.0.1)."""


class Blow(Struct, frozen=True):
    """One blow of a duel or a battle, with its dice."""

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
    mild: bool = False
    """The loss is stun (5.3B)."""
    burnt: int = 0
    """STAMINA that a shield's embers cost the striker (18.1)."""
    spared: bool = False
    """The striker is a hero whom this enemy cannot slay: what embers cost is stun (4.6.4)."""


class Exchange:
    """Fighters, and the blows between them."""

    def __init__(
        self, fighters: Iterable[Member], referee: Referee, lucky: Iterable[Name] = ()
    ) -> None:
        self.members = {one.id: one for one in fighters}
        self.blows: list[Blow] = []
        self.stun: dict[Name, int] = {}
        """Losses that end with the encounter (5.3B)."""
        self.lucky = set(lucky)
        """The fey whom a 9 has hit already (10.0E)."""
        self._referee = referee

    def left(self, name: Name) -> int:
        """STAMINA that is left, with stun taken off."""
        return self.members[name].left - self.stun.get(name, 0)

    def blow(self, name: Name, foe: Name, moment: Moment, *, spared: bool = False) -> Blow:
        """Roll for one blow; it does nothing yet."""
        striker, target = self.members[name], self.members[foe]
        h, die = needed(striker, target, moment), self._referee.roll(DIE) - 1
        is_hit = hits(die, h)
        if die == MISS and is_fey(target) and target.id not in self.lucky:
            self.lucky.add(target.id)
            is_hit = True
        blow = Blow(
            moment.round, striker.id, target.id, h, die, is_hit, mild=moment.mild, spared=spared
        )
        if not is_hit:
            embers = sum(item.burns_on_9 for item in target.worn) if die == MISS else 0
            return replace(blow, burnt=0 if is_immune(striker, Ailment.FIRE) else embers)
        harm, fine = self._referee.roll(DIE) - 1, die == FINE
        return replace(
            blow,
            harm=harm,
            lost=loss(striker, target, harm, moment, fine=fine),
            kind=ailment(striker, moment.place),
            slain=fine and slays(striker, target) and not moment.mild,
        )

    def suffer(self, blow: Blow) -> None:
        """The blow does what it does; bronze that another has broken just now is gone."""
        if blow.die == MISS:
            pair = self.members[blow.striker], self.members[blow.target]
            blow = replace(blow, broken=broken(*pair))
        self.blows.append(blow)
        if blow.mild:
            self._stun(blow.target, blow.lost)
        else:
            self._wound(blow.target, blow.lost, blow.kind)
        if blow.spared:
            self._stun(blow.striker, blow.burnt)
        else:
            self._wound(blow.striker, blow.burnt, Ailment.FIRE)
        if blow.slain:
            member = self.members[blow.target]
            self._wound(blow.target, max(0, member.left), blow.kind)
        if blow.broken is not None:
            bearer, item = blow.broken
            member = self.members[bearer]
            shown = tuple(number for number in member.shown if number != item)
            self.members[bearer] = replace(member, shown=shown)

    def _stun(self, name: Name, lost: int) -> None:
        """STAMINA is lost until the encounter is over."""
        if lost:
            self.stun[name] = self.stun.get(name, 0) + lost

    def _wound(self, name: Name, lost: int, kind: Ailment) -> None:
        """STAMINA is lost."""
        self.members[name] = struck(self.members[name], lost, kind)
