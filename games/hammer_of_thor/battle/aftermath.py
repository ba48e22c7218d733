"""Fame, treasure and the subdued: all that is left of a battle (5.4)."""

from collections.abc import Sequence

from games.core.agenda import Steps
from games.core.dice import Referee
from games.hammer_of_thor.battle.captives import Captives, take_treasure
from games.hammer_of_thor.battle.events import BattleOver, HeroRansomed
from games.hammer_of_thor.battle.fame import for_subduing, remember
from games.hammer_of_thor.battle.goods import part_goods
from games.hammer_of_thor.cards.deck import ITEMS
from games.hammer_of_thor.encounter.aids import ransom
from games.hammer_of_thor.encounter.current import current, find
from games.hammer_of_thor.encounter.following import fits, may_follow
from games.hammer_of_thor.encounter.parting import overcome
from games.hammer_of_thor.encounter.stepping import step_aside
from games.hammer_of_thor.fate.events import FollowerTaken, Why
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import mended
from games.hammer_of_thor.handing import hand_over, honour, take_out
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.missions.doing import win
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import lecture
from games.hammer_of_thor.traces import Settled

RANSOM = 2
"""REPUTATION for a hero who has nothing else to give (4.6.4)."""


def won(
    table: Table,
    winner: int,
    loser: int,
    rounds: int,
    subdued: Sequence[Name],
    beaten: Name,
    referee: Referee,
    *,
    resident: bool,
) -> Steps[Table]:
    """A side has no fighter left.

    Args:
        table: the pieces.
        winner: the number of its counter.
        loser: the number of the other one, which may be gone.
        rounds: fought.
        subdued: of the loser's.
        beaten: who led the loser's.
        referee: to tell.
        resident: the loser was one who waited there.
    """
    own = find(table, winner)
    chief = table.leader(own).id if own is not None else None
    referee.tell(BattleOver(winner=chief, rounds=rounds))
    referee.trace(Settled(turn=table.turn, winner=chief))
    part_goods(table, winner, referee)
    heal_after(table)
    back = table.sitting.origin if table.sitting and loser == current(table).mover else None
    if own is None or own.seat is None or chief is None:
        step_aside(table, loser, referee, back=back)
        return ()
    lying = [name for name in subdued if table.home_of(name) is not None]
    for name in lying:
        home = table.home_of(name)
        assert home is not None, name
        honour(table, chief, for_subduing(table, home.member(name)), referee, Why.SUBDUED)
        remember(table, own, name)
    win(table, own)
    honour(table, chief, ransom(table, own.seat), referee)
    _ransom_heroes(table, own, lying, referee)
    overcome(table, table.counter(winner), beaten, referee, resident=resident)
    step_aside(table, loser, referee, back=back)
    rest = tuple(name for name in lying if name not in table.heroes)
    if not rest:
        take_treasure(table, winner, referee)
        return ()
    return (*lecture(table, Lesson.CAPTIVES), Captives(own.seat, rest, own.number))


def heal_after(table: Table) -> None:
    """Leechcraft helps its counter after every battle (12.0B)."""
    for number in (current(table).mover, current(table).other):
        counter = find(table, number)
        for one in counter.members if counter is not None else ():
            healing = max((entry.heal for entry in one.entries(Hook.WIN)), default=0)
            if healing and counter is not None:
                for member in table.counter(number).members:
                    table.change_member(member.id, wounds=mended(member, healing))
                break


def _ransom_heroes(table: Table, own: Counter, lying: Sequence[Name], referee: Referee) -> None:
    """A hero whom another seat has subdued: an item, a rune, a follower, or REPUTATION (4.6.4)."""
    for name in lying:
        home = table.home_of(name)
        if name not in table.heroes or home is None or home.seat is None or own.seat is None:
            continue
        referee.tell(HeroRansomed(seat=own.seat, of=home.seat, name=name))
        items = [item for one in home.members for item in one.items]
        runes = [rune for one in home.members for rune in one.runes]
        if items:
            best = max(items, key=lambda card: (ITEMS[card].rep, card))
            hand_over(table, home.seat, own.number, (best,), referee)
        elif runes:
            hand_over(table, home.seat, own.number, (runes[0],), referee)
        elif not _lure(table, own, home, referee):
            honour(table, name, -RANSOM, referee)
            honour(table, table.leader(own).id, RANSOM, referee)


def _lure(table: Table, own: Counter, home: Counter, referee: Referee) -> bool:
    """The lowest follower who may go over does."""
    chief = table.leader(home).id
    able = [
        one
        for one in home.free
        if one.id not in table.heroes
        and one.id != chief
        and may_follow(table, one.id, own)
        and fits(table, one.id, own)
    ]
    if not able or own.seat is None:
        return False
    gone = min(able, key=lambda one: (table.stat(one, Stat.REPUTATION), one.id))
    of, member = take_out(table, gone.id)
    table.change_counter(own.number, members=(*table.counter(own.number).members, member))
    referee.tell(FollowerTaken(seat=own.seat, of=of, name=gone.id))
    return True
