"""REPUTATION for those who were slain and subdued (5.4.2, 5.5)."""

from games.core.dice import Referee
from games.hammer_of_thor.encounter.checks import OPPOSED, SAME, alignment
from games.hammer_of_thor.encounter.current import current, find
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.handing import honour
from games.hammer_of_thor.missions.doing import beat
from games.hammer_of_thor.table import Table

ENEMY, STRANGER = 2, 3
"""REPUTATION of the slain is divided by these: of the opposed, and of all others (5.5)."""
SUBDUED = 3
"""REPUTATION of the subdued is divided by this (5.4.2)."""
GREAT = 4
"""Those who are beaten from this tier on are remembered (13.2)."""
MOST = 10
"""A killing counts no more, for or against (5.5)."""


def for_killing(table: Table, slayer: Member, slain: Member) -> int:
    """REPUTATION that the slayer wins, or loses if the two were of one alignment (5.5)."""
    bond = alignment(slayer.figure.side, slain.figure.side)
    parts = ENEMY if bond == OPPOSED else STRANGER
    value = min(MOST, _part(table, slain, parts))
    return -value if bond == SAME and slain.figure.side is not None else value


def for_subduing(table: Table, subdued: Member) -> int:
    """REPUTATION that the winner's leader gets for one subdued enemy (5.4.2)."""
    return _part(table, subdued, SUBDUED)


def slayer_of(dealt: dict[Name, int]) -> Name | None:
    """The one that has dealt most loss; of equals the lower number (5.5) [house]."""
    return min(dealt, key=lambda name: (-dealt[name], name), default=None)


def honour_choosers(table: Table, referee: Referee) -> None:
    """A Mortal has died in a battle: whoever chooses the slain wins REPUTATION (10.0C)."""
    for number in (current(table).mover, current(table).other):
        counter = find(table, number)
        for member in counter.free if counter is not None and counter.seat is not None else ():
            for entry in member.entries(Hook.WIN):
                honour(table, member.id, entry.n, referee)


def remember(table: Table, own: Counter, name: Name) -> None:
    """A foe has been beaten: missions count it, and the great are remembered (13.2, 16.0)."""
    beat(table, own, name)
    if own.seat is not None and FIGURES[name].tier >= GREAT:
        beaten = (*table.players[own.seat].beaten, name)
        table.change_player(own.seat, beaten=beaten)


def _part(table: Table, member: Member, parts: int) -> int:
    return -(-table.stat(member, Stat.REPUTATION) // parts)
