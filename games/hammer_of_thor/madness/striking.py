"""The Bark of Insanity strikes (2.2A8)."""

from msgspec.structs import replace

from games.core.dice import Referee
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.kinds import Madness
from games.hammer_of_thor.madness.events import ItemsGrabbed, MadnessStruck
from games.hammer_of_thor.table import Table

DIE = 10
STATES = tuple(Madness)
"""By the die, from 0 on; whatever lies above strikes the user, and is rolled again."""


def strike(table: Table, user: Name, foe: Name, referee: Referee) -> None:
    """The other leader goes mad, or the user; nothing touches a Norn (4.1.4).

    Args:
        table: the pieces.
        user: who has revealed the card.
        foe: the leader on the other side.
        referee: for the dice.
    """
    victim, rolls = foe, [referee.roll(DIE) - 1]
    while rolls[-1] >= len(STATES):
        victim = user
        rolls.append(referee.roll(DIE) - 1)
    if FIGURES[victim].is_norn:
        return
    state = STATES[rolls[-1]]
    table.change_member(victim, mad=state, renown=table.tracked.get(victim, 0))
    referee.tell(MadnessStruck(name=victim, rolls=tuple(rolls), madness=state, does=state))
    grab(table, victim, referee)


def grab(table: Table, name: Name, referee: Referee) -> None:
    """One who steals has all items of its counter, usable or not, and conceals them (T7)."""
    home = table.home_of(name)
    if home is None or home.member(name).mad is not Madness.KLEPTOMANIA:
        return
    taken = tuple(card for one in home.members if one.id != name for card in one.items)
    if not taken:
        return
    members = tuple(
        replace(one, hidden=(*one.hidden, *taken))
        if one.id == name
        else replace(one, shown=(), hidden=())
        for one in home.members
    )
    table.change_counter(home.number, members=members)
    referee.tell(ItemsGrabbed(name=name, items=len(taken)))
