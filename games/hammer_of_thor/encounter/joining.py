"""FOLLOWER and SEDUCE: who joins, and who has to make room (4.3A3, 4.3A4, 4.3A9, 11.1, 11.2)."""

from collections.abc import Sequence

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.hammer_of_thor.alone.events import WillTested
from games.hammer_of_thor.births.promising import conceive
from games.hammer_of_thor.encounter.bonds import bind
from games.hammer_of_thor.encounter.checks import DIE, kept_within, will
from games.hammer_of_thor.encounter.current import change, current, sides
from games.hammer_of_thor.encounter.events import Followed
from games.hammer_of_thor.encounter.following import admit, fits, may_follow, willing
from games.hammer_of_thor.encounter.parting import is_resident, overcome
from games.hammer_of_thor.encounter.prompts import ChoosingWhoLeaves
from games.hammer_of_thor.fate.events import FollowerLeft, FollowerTaken, Why
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.handing import honour, take_out
from games.hammer_of_thor.partings import dismiss
from games.hammer_of_thor.table import Table

WORTHY = 3
"""Newcomers of this tier bring REPUTATION."""
RENOWN = 1


class SendAway(Action, frozen=True, tag="send-away"):
    """Somebody goes, to make room or because there is none."""

    name: Name


class Welcoming(SeatStep[Table], frozen=True, tag="welcoming"):
    """Characters would follow, one after the other; where room is short somebody goes (4.3A3)."""

    coming: tuple[Name, ...]
    """The highest REPUTATION first; they stand in the other group still."""

    def ask(self, table: Table) -> Ask | None:
        """One has to go, if there is no room for the next one."""
        own = _own(table)
        if not self.coming or own is None or fits(table, self.coming[0], own):
            return None
        return OneOf([SendAway(name) for name in _leaving(table, own, self.coming[0])])

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The next one joins."""
        own = _own(table)
        if not self.coming or own is None:
            return ()
        came = join(table, own, self.coming[0], referee)
        return (Welcoming(self.seat, tuple(one for one in self.coming if one not in came)),)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """An old one goes, or the new one does not come."""
        assert isinstance(action, SendAway)
        if action.name == self.coming[0]:
            return (Welcoming(seat, self.coming[1:]),)
        _, member = take_out(table, action.name)
        dismiss(table, (member,))
        referee.tell(FollowerLeft(of=seat, name=action.name))
        return (self,)

    def default(self, table: Table, seat: Seat) -> Action:
        """The lowest REPUTATION of all."""
        own = _own(table)
        assert own is not None, self
        names = _leaving(table, own, self.coming[0])
        return SendAway(min(names, key=lambda name: (FIGURES[name].stats[Stat.REPUTATION], name)))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """One has to go."""
        return ChoosingWhoLeaves(seat, self.coming[0])


def win_over(table: Table, own: Counter, other: Counter, referee: Referee) -> Steps[Table]:
    """FOLLOWER has succeeded."""
    if other.seat is not None:
        lure(table, own, other, referee)
        return ()
    leader = table.leader(other).id
    rest = [name for name in other.names if name != leader]
    first = willing(table, [leader], own)
    others = willing(table, rest, own)
    if table.solo is not None:
        others = [name for name in others if _has_the_will(table, own, other, name, referee)]
    return _welcomed(table, own, other, (*first, *others), referee)


def _has_the_will(table: Table, own: Counter, other: Counter, name: Name, referee: Referee) -> bool:
    """In a match for one FOLLOWER wins the leader alone; the others make their own check (14.2)."""
    t = kept_within(will(table, table.leader(own), other.member(name)))
    roll = referee.roll(DIE) - 1
    success = roll <= t
    referee.tell(WillTested(name=name, roll=roll, t=t, success=success))
    return success


def seduce(table: Table, own: Counter, other: Counter, referee: Referee) -> Steps[Table]:
    """SEDUCE has succeeded: the other leader comes for love, and alone (T19)."""
    if other.seat is not None:
        lure(table, own, other, referee, seduced=True)
        return ()
    leader = table.leader(other).id
    bind(table, table.leader(own).id, leader, referee)
    change(table, unconvinced=True)
    if own.seat is not None:
        conceive(table, own.seat, table.leader(own).id, leader, referee)
    return _welcomed(table, own, other, willing(table, [leader], own, seduced=True), referee)


def lure(
    table: Table, own: Counter, other: Counter, referee: Referee, *, seduced: bool = False
) -> None:
    """A seat loses a follower with less CHARISMA than the one who asks, else REPUTATION.

    Whom nobody's leader has won goes away; a seat's may follow, and needs room (4.3A3, 4.3A9).
    The dead are not seduced (6.2).
    """
    charm = table.stat(table.leader(own), Stat.CHARISMA)
    chief, heroes = table.leader(other), table.heroes
    found = [
        one
        for one in other.free
        if one.id != chief.id
        and one.id not in heroes
        and table.stat(one, Stat.CHARISMA) < charm
        and not (seduced and one.dead)
        and (own.seat is None or (may_follow(table, one.id, own) and fits(table, one.id, own)))
    ]
    if not found:
        honour(table, chief.id, -RENOWN, referee)
        return
    gone = min(found, key=lambda one: (table.stat(one, Stat.REPUTATION), one.id))
    of, member = take_out(table, gone.id)
    if own.seat is None:
        dismiss(table, (member,))
        referee.tell(FollowerLeft(of=of, name=gone.id))
        return
    table.change_counter(own.number, members=(*table.counter(own.number).members, member))
    referee.tell(FollowerTaken(seat=own.seat, of=of, name=gone.id))


def join(table: Table, own: Counter, name: Name, referee: Referee) -> tuple[Name, ...]:
    """Somebody of the other group joins a seat's counter, as it stands there (2.1F, 4.3A3).

    Returns:
        All who come; the listed animals too, as a resident has them beside it.
    """
    assert own.seat is not None, own
    home = table.home_of(name)
    assert home is not None, name
    came = home.member(name)
    beside = tuple(one for one in home.members if one.id in came.figure.animals)
    rest = tuple(one for one in home.members if one.id != name and one not in beside)
    table.change_counter(home.number, members=rest)
    new = admit(table, own, [name])
    table.change_member(name, **_as_it_was(new[0], came))
    now = table.counter(own.number)
    table.change_counter(own.number, members=(*now.members, *beside))
    leader = table.leader(table.counter(own.number)).id
    names = tuple(one.id for one in (*new, *beside))
    referee.tell(Followed(seat=own.seat, leader=leader, names=names))
    if FIGURES[name].tier >= WORTHY and not current(table).unconvinced:
        honour(table, leader, RENOWN, referee, Why.FOLLOWER)
    return names


def _as_it_was(new: Member, came: Member) -> dict[str, object]:
    """All comes along: wounds, deeds that are spent, and what a resident carried."""
    kept = {field: getattr(came, field) for field in came.__struct_fields__ if field != "id"}
    return {**kept, "hidden": (*came.hidden, *new.hidden), "withheld": new.withheld}


def _welcomed(
    table: Table, own: Counter, other: Counter, coming: Sequence[Name], referee: Referee
) -> Steps[Table]:
    assert own.seat is not None, own
    if own.number != current(table).mover:
        return ()
    overcome(table, own, table.leader(other).id, referee, resident=is_resident(other))
    return (Welcoming(own.seat, tuple(coming)),)


def _own(table: Table) -> Counter | None:
    met = sides(table)
    if met is not None:
        return met[0]
    number = current(table).mover
    return next((one for one in table.counters if one.number == number), None)


def _leaving(table: Table, own: Counter, coming: Name) -> Sequence[Name]:
    """The newcomer, and all followers but heroes and the leader."""
    chief, heroes = table.leader(own).id, table.heroes
    old = [one.id for one in own.members if one.id != chief and one.id not in heroes]
    return (coming, *old)
