"""Giving in: what it costs (5.1.6)."""

from games.core.dice import Referee
from games.hammer_of_thor.battle.events import TributePaid
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.handing import strip, take_out
from games.hammer_of_thor.partings import dismiss, lay_down
from games.hammer_of_thor.table import Table


def can_pay(table: Table, own: Counter) -> bool:
    """There is a revealed item to give, or a follower: else it costs nothing [house]."""
    return any(one.shown for one in own.members) or bool(_followers(table, own))


def pay_tribute(table: Table, own: Counter, leader: Name, referee: Referee) -> None:
    """All revealed items of one member, the most REPUTATION; if there are none the lowest follower.

    Args:
        table: the pieces.
        own: the counter that gives in to a group of nobody.
        leader: who leads it now.
        referee: to tell.
    """
    richest = max(own.members, key=lambda one: (sum(item.rep for item in one.worn), one.id))
    if richest.shown:
        strip(table, own.seat, richest.shown)
        lay_down(table, richest.shown)
        referee.tell(TributePaid(leader=leader, items=len(richest.shown), follower=None))
        return
    found = _followers(table, own)

    def rank(one: Member) -> tuple[int, str]:
        return table.stat(one, Stat.REPUTATION), one.id

    gone = min(found, key=rank, default=None)
    if gone is not None:
        take_out(table, gone.id)
        dismiss(table, (gone,))
    referee.tell(
        TributePaid(leader=leader, items=0, follower=gone.id if gone is not None else None)
    )


def _followers(table: Table, own: Counter) -> list[Member]:
    leader = table.leader(own).id
    return [one for one in own.members if one.id != leader and one.id not in table.heroes]
