"""The danger of standing next to a clearly stronger group of the other side, to a robot.

A robot looks one action ahead, and does not see who comes in the turns of others.
"""

from games.core.kept import kept
from games.hammer_of_thor.battle.lines import LINE
from games.hammer_of_thor.cards.deck import ITEMS
from games.hammer_of_thor.encounter.checks import OPPOSED, alignment
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.land.board import BOARD
from games.hammer_of_thor.view import CounterSeen, MemberSeen, View

CLEAR = 1.35
"""The MIGHT of the other line, in parts of that of the own, from which on it is to be feared."""


def threatened(view: View) -> int:
    """The own groups that a clearly stronger group of another seat stands next to (4.6.1)."""
    own = [one for one in view.counters if one.seat == view.seat and not one.spirit]
    foes = [one for one in view.counters if one.seat not in (None, view.seat) and not one.spirit]
    return sum(any(_threatens(foe, one) for foe in foes) for one in own)


def _threatens(foe: CounterSeen, own: CounterSeen) -> bool:
    if alignment(foe.side, own.side) != OPPOSED:
        return False
    near = own.place is foe.place or own.place in BOARD[foe.place].links
    return near and _line(foe) > CLEAR * _line(own)


@kept
def _line(group: CounterSeen) -> int:
    """MIGHT of the line of a group, by all that can be seen (0.0.6, 5.1.1)."""
    return sum(sorted(_might(one) for one in group.members if not one.captive)[-LINE:])


def _might(member: MemberSeen) -> int:
    items = [] if member.shape is not None else [ITEMS[card] for card in member.shown]
    stats = dict(member.stats)
    weapon = max((item.weapon for item in items), default=0)
    armour = sum(item.armour for item in items)
    strength = stats[Stat.STRENGTH] + stats[Stat.ACCURACY]
    return member.left + 2 * (strength + weapon + armour)
