"""Sub-Leaders, the heir among them, and the order of the line (5.1.1, 5.4.4, 8.1)."""

from games.core.asks import Ask, OneOf, SomeOf
from games.core.dice import Referee
from games.hammer_of_thor.company.actions import LineUp, NameSubLeaders
from games.hammer_of_thor.company.events import LineSet, SubLeadersNamed
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter, helpers, may_help
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table

HELPERS = 2
"""Sub-Leaders of a counter at most (8.1)."""


def name_heir(table: Table, home: Counter, dying: Name) -> None:
    """A leader falls in an encounter: the first Sub-Leader leads on until it is over (8.1)."""
    leader = table.leader(home)
    if table.encounter is None or leader.id != dying:
        return
    able = helpers(home, leader, table.season)
    heir = max(able, key=lambda one: (table.stat(one, Stat.REPUTATION), one.id), default=None)
    table.change_counter(home.number, heir=heir.id if heir is not None else None)


def forget_heirs(table: Table) -> None:
    """The encounter is over: the highest REPUTATION leads again (8.1)."""
    for counter in table.counters:
        if counter.heir is not None:
            table.change_counter(counter.number, heir=None)


def able_to_help(table: Table, own: Counter) -> tuple[Name, ...]:
    """Those who can be Sub-Leaders."""
    chief = table.leader(own).id
    return tuple(one.id for one in own.members if one.id != chief and may_help(one, table.season))


def naming(table: Table, own: Counter) -> Ask | None:
    """Two Sub-Leaders at most, or nobody."""
    able = able_to_help(table, own)
    return SomeOf(NameSubLeaders, "names", able, least=0, most=HELPERS) if able else None


def name_sub_leaders(table: Table, own: Counter, names: tuple[Name, ...], referee: Referee) -> None:
    """These and nobody else."""
    table.change_counter(own.number, trusted=names)
    leader = table.leader(own).id
    assert own.seat is not None, own
    referee.tell(SubLeadersNamed(seat=own.seat, leader=leader, names=names))


def lining_up(table: Table, own: Counter) -> Ask | None:
    """Second and third of the line, where there is a choice: who may stand beside the leader."""
    behind = [one.id for one in _followers(table, own)]
    if len(behind) <= 1:
        return None
    pairs = [LineUp(one, other) for one in behind for other in behind if one != other]
    return OneOf(pairs)


def line_up(table: Table, own: Counter, action: LineUp, referee: Referee) -> None:
    """So they stand; the others by MIGHT."""
    table.change_counter(own.number, lined=(action.second, action.third))
    assert own.seat is not None, own
    referee.tell(
        LineSet(
            seat=own.seat,
            leader=table.leader(own).id,
            second=action.second,
            third=action.third,
        )
    )


def _followers(table: Table, own: Counter) -> list[Member]:
    chief = table.leader(own).id
    return [one for one in own.free if one.id != chief]
