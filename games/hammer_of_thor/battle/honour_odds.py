"""The chance to win a duel of honour, exactly, without rolling (4.3A6).

Blow by blow, each in every way in which it can fall; states that are alike are one. From the second
round on nobody strikes first or twice, so that a round costs the same whatever the stun before it.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias, cast

from msgspec import Struct
from msgspec.structs import replace

from games.core.dice import Referee
from games.hammer_of_thor.battle.exchange import DIE, Blow, Exchange
from games.hammer_of_thor.battle.honour import ORDER, ROUNDS, is_beaten
from games.hammer_of_thor.battle.melee import Front, Melee
from games.hammer_of_thor.encounter.current import is_scouted, sides
from games.hammer_of_thor.folk.blows import FINE, MISS, Moment, needed
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.members import HURT, Member
from games.hammer_of_thor.table import Table

WHOLE = 100
HIT, FAIL = 1, 8
"""Dice that stand for all that hit, and for all that miss, between the natural ones (5.3A)."""
KEPT = 256
"""Blows that are kept in memory: the same ones are struck round by round."""
NO_DICE = cast("Referee", None)
Shape: TypeAlias = tuple[Member, Member, frozenset[Name]]
"""Both leaders with their wounds and items, and the fey whom a 9 has hit."""
State: TypeAlias = tuple[int, int, int]
"""The number of a shape, and the stun of both."""
States: TypeAlias = dict[State, float]
"""How likely each is."""


class Chances(Struct, frozen=True):
    """Of the mover's leader, in percent; else the duel ends undecided."""

    win: int
    lose: int


def honour_odds(table: Table) -> Chances:
    """The chances of a duel between the two leaders of the encounter that goes on."""
    return _Duel(table).chances


class _Duel:
    """All that can come of a duel."""

    def __init__(self, table: Table) -> None:
        met = sides(table)
        assert met is not None, table
        self._table, self._met = table, met
        one, other = (table.leader(counter) for counter in met)
        self._shapes: list[Shape] = [(one, other, frozenset())]
        self._numbers = {self._shapes[0]: 0}

    @property
    def chances(self) -> Chances:
        """Round by round."""
        states: States = {(0, 0, 0): 1}
        won = lost = 0.0
        for number in range(1, ROUNDS + 1):
            after: States = defaultdict(float)
            for state, chance in self._after(number, states).items():
                mine, theirs = (self._left(state, at) for at in (0, 1))
                if not mine[1] and not theirs[1]:
                    after[state] += chance
                won += chance * (theirs[1] and not mine[1])
                lost += chance * (mine[1] and not theirs[1])
            states = after
        return Chances(round(WHOLE * won), round(WHOLE * lost))

    def _left(self, state: State, at: int) -> tuple[int, bool]:
        """STAMINA that one of them has left, and whether it has lost."""
        shape, *stun = state
        member = self._shapes[shape][:2][at]
        left = member.left - stun[at]
        return left, is_beaten(left, member.stamina)

    def _after(self, number: int, states: Mapping[State, float]) -> States:
        """The states after a round."""
        rounds = {shape: self._round(number, shape) for shape in {one for one, _, _ in states}}
        found: States = defaultdict(float)
        for (shape, mine, theirs), chance in states.items():
            for (after, lost, dealt), share in rounds[shape]:
                found[after, mine + lost, theirs + dealt] += chance * share
        return found

    def _round(self, number: int, shape: int) -> Sequence[tuple[State, float]]:
        """The results of a round that begins without stun."""
        pair = self._shapes[shape][:2]
        fronts = [Front(own, ORDER, (one,)) for own, one in zip(self._met, pair, strict=True)]
        melee = Melee(self._table, number, fronts, scouted=is_scouted(self._table))
        states: States = {(shape, 0, 0): 1}
        for blows in melee.waves():
            after: States = defaultdict(float)
            for state, chance in states.items():
                standing = all(self._left(state, at)[0] > 0 for at in (0, 1))
                for end, share in self._struck(state, blows if standing else ()).items():
                    after[end] += chance * share
            states = after
        return list(states.items())

    def _struck(self, begun: State, blows: Sequence[tuple[Member, Member, Moment, bool]]) -> States:
        """The states after blows that are struck at the same time."""
        one, other, _ = self._shapes[begun[0]]
        now = {one.id: _hale(one), other.id: _hale(other)}
        states: States = {begun: 1}
        for striker, target, moment, spared in blows:
            pair, after = (now[striker.id], now[target.id]), cast("States", defaultdict(float))
            for state, chance in states.items():
                lucky = target.id in self._shapes[state[0]][2]
                for blow, share in _falls(*pair, moment, lucky=lucky, spared=spared):
                    after[self._suffered(state, blow)] += chance * share
            states = after
        return states

    def _suffered(self, state: State, blow: Blow) -> State:
        """The state after a blow has done what it does."""
        shape, mine, theirs = state
        one, other, lucky = self._shapes[shape]
        if blow.mild and blow.die != MISS:
            at_me = blow.target == one.id
            return shape, mine + blow.lost * at_me, theirs + blow.lost * (not at_me)
        played = Exchange((one, other), NO_DICE)
        played.stun = {one.id: mine, other.id: theirs}
        played.suffer(blow)
        hit = frozenset({blow.target} if blow.die == MISS and blow.hit else ())
        number = self._number((played.members[one.id], played.members[other.id], lucky | hit))
        return number, played.stun[one.id], played.stun[other.id]

    def _number(self, shape: Shape) -> int:
        if shape not in self._numbers:
            self._numbers[shape] = len(self._shapes)
            self._shapes.append(shape)
        return self._numbers[shape]


def _hale(member: Member) -> Member:
    """The same for a blow, whatever it has lost so far: only whether that is much counts (5.3C)."""
    return replace(member, wounds=member.stamina if member.wounds * HURT >= member.stamina else 0)


@lru_cache(maxsize=KEPT)
def _falls(
    striker: Member, target: Member, moment: Moment, *, lucky: bool, spared: bool
) -> Sequence[tuple[Blow, float]]:
    """Over all dice, to hit and for the loss; those that do the same are one."""
    h = needed(striker, target, moment)
    found: dict[Blow, float] = defaultdict(float)
    for die, faces in ((FINE, 1), (HIT, h), (FAIL, MISS - 1 - h), (MISS, 1)):
        for harm in range(DIE) if faces else ():
            dice = cast("Referee", _Dice([die, harm]))
            tried = Exchange((striker, target), dice, {target.id} if lucky else ())
            blow = tried.blow(striker.id, target.id, moment, spared=spared)
            found[replace(blow, harm=0)] += faces / DIE**2
    return list(found.items())


class _Dice:
    """Dice that fall as they are told to."""

    def __init__(self, dice: Sequence[int]) -> None:
        self._left = list(dice)

    def roll(self, _: int) -> int:
        """The next of them, as a die counts."""
        return self._left.pop(0) + 1
