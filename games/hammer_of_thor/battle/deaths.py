"""Death, and who escapes it (5.4.1, 5.4.6)."""

from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.battle.events import FighterSlain, LifeSpared
from games.hammer_of_thor.cards.deck import ITEMS, Number
from games.hammer_of_thor.company.leading import name_heir
from games.hammer_of_thor.dead.draugr import walks_again
from games.hammer_of_thor.encounter.state import Spoil
from games.hammer_of_thor.fate.dying import on_own_death
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.graves import Death
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.gains import receive
from games.hammer_of_thor.handing import honour
from games.hammer_of_thor.land.board import STARTS
from games.hammer_of_thor.partings import bury, lay_down
from games.hammer_of_thor.table import Table

THIRD = 3
"""Part of the STAMINA with which a hero lives on."""
PRICE = 3
"""REPUTATION that a second life costs."""


def falls(table: Table, name: Name, slayer: Name | None, referee: Referee) -> bool:
    """Wounds or something else take the last STAMINA of a character in play.

    Args:
        table: the pieces; the dying one is still in its counter.
        name: who dies.
        slayer: whose deed it is; None: an ailment's.
        referee: to tell.

    Returns:
        Whether it is dead, or gone to live on elsewhere; else it lives, in its counter.
    """
    home = table.home_of(name)
    assert home is not None, name
    if home.member(name).shape is not None:
        table.change_member(name, shape=None, fleeting=False)  # who dies is itself again (2.2C)
    if on_own_death(table, home.seat, name, slayer, referee):
        return False
    home = table.home_of(name)
    assert home is not None, name
    member = home.member(name)
    if not _has_lives(table, home.seat, member) and walks_again(table, name, referee):
        return False
    name_heir(table, home, name)
    rest = tuple(one for one in home.members if one.id != name)
    table.change_counter(home.number, members=rest)
    if _lives_on(table, home.seat, member, slayer, referee):
        return True
    referee.tell(FighterSlain(name=name, slayer=slayer))
    _leave_goods(table, home.number, member)
    how = Death.AGAIN if member.dead else Death.WOUNDS if slayer is None else Death.SLAIN
    bury(table, home.seat, (replace(member, shown=(), hidden=()),), how)
    return True


def _leave_goods(table: Table, number: int, member: Member) -> None:
    """Items lie on the field until it is known who has won; runes are lost (5.4.1)."""
    if table.encounter is None:
        lay_down(table, member.items)
        return
    left = tuple(Spoil(number, card) for card in member.items)
    table.encounter = replace(table.encounter, spoils=(*table.encounter.spoils, *left))


def _has_lives(table: Table, seat: Seat | None, member: Member) -> bool:
    """It is a hero whose thread is not yet cut; those of the dead are (5.4.6, 6.2)."""
    if seat is None or member.dead or member.id not in table.heroes:
        return False
    return table.players[seat].lives > 0


def _lives_on(
    table: Table, seat: Seat | None, member: Member, slayer: Name | None, referee: Referee
) -> bool:
    """The first time a seat's hero would die it lives on elsewhere (T27)."""
    if seat is None or not _has_lives(table, seat, member):
        return False
    table.change_player(seat, lives=table.players[seat].lives - 1)
    place = referee.pick(STARTS[member.figure.race])
    left = max(1, member.stamina // THIRD)
    hero = replace(
        member,
        wounds=member.stamina - left,
        burnt=False,
        venom=0,
        diseased=False,
        agility=0,
        mad=None,
    )
    table.place_counter(seat, place, (hero,))
    referee.tell(LifeSpared(seat=seat, name=member.id, place=place))
    honour(table, member.id, -PRICE, referee)
    _lose_best(table, hero, slayer, referee)
    return True


def _lose_best(table: Table, hero: Member, slayer: Name | None, referee: Referee) -> None:
    """The slayer's seat takes the best item."""
    home = table.home_of(slayer) if slayer is not None else None
    if home is None or home.seat is None or not hero.items:
        return
    best: Number = max(hero.items, key=lambda card: (ITEMS[card].rep, card))
    table.change_member(
        hero.id,
        shown=tuple(card for card in hero.shown if card != best),
        hidden=tuple(card for card in hero.hidden if card != best),
    )
    receive(table, home.number, (best,), referee)
