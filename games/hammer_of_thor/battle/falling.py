"""Wounds, the dead and the subdued, after a round (5.4, 5.5)."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from games.core.dice import Referee
from games.hammer_of_thor.battle.deaths import falls
from games.hammer_of_thor.battle.events import FighterDown
from games.hammer_of_thor.battle.exchange import Exchange
from games.hammer_of_thor.battle.fame import for_killing, honour_choosers, remember, slayer_of
from games.hammer_of_thor.battle.melee import Front
from games.hammer_of_thor.encounter.current import current, find
from games.hammer_of_thor.fate.events import StaminaLost, Why
from games.hammer_of_thor.folk.blows import Ailment
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.handing import honour
from games.hammer_of_thor.lasting import Key
from games.hammer_of_thor.table import Table


class Harm(Struct, frozen=True, forbid_unknown_fields=True):
    """Loss that one fighter has dealt another in a battle (5.5)."""

    striker: Name
    target: Name
    lost: int


class Fallen(Struct, frozen=True):
    """Those who fell in a round."""

    down: tuple[Name, ...]
    """Subdued."""
    bereaved: tuple[int, ...]
    """The counters that have lost somebody to death."""
    risen: tuple[Name, ...]
    """They have died and fight on: what was dealt to them before is over."""


def write_back(table: Table, exchange: Exchange) -> None:
    """Wounds, and what broke, are on the board."""
    for member in exchange.members.values():
        table.change_member(
            member.id,
            wounds=member.wounds,
            burnt=member.burnt,
            venom=member.venom,
            diseased=member.diseased,
            agility=member.agility,
        )
    discard_broken(table, exchange)


def discard_broken(table: Table, exchange: Exchange) -> None:
    """Bronze that broke leaves the game, in duels of honour too (2.2A5)."""
    for broken in (blow.broken for blow in exchange.blows if blow.broken is not None):
        bearer, piece = broken
        table.change_member(bearer, shown=exchange.members[bearer].shown)
        table.removed = (*table.removed, piece)


def fallen(
    table: Table,
    fronts: Sequence[Front],
    exchange: Exchange,
    harms: Sequence[Harm],
    referee: Referee,
) -> Fallen:
    """Those who have no STAMINA left: dead, or subdued (5.4.1).

    Args:
        table: the pieces, with the wounds of the round.
        fronts: both sides as they stood.
        exchange: the blows of the round.
        harms: of the whole battle.
        referee: to tell.
    """
    down: list[Name] = []
    bereaved: list[int] = []
    risen: list[Name] = []
    for side in fronts:
        for name in [one.id for one in side.fighters]:
            if exchange.members[name].left <= 0:
                if _dies(table, name, harms, referee):
                    bereaved.append(side.counter.number)
                else:
                    risen.append(name)
            elif exchange.left(name) <= 0:
                down.append(name)
                referee.tell(FighterDown(name=name))
    return Fallen(tuple(down), tuple(bereaved), tuple(risen))


def _dies(table: Table, name: Name, harms: Iterable[Harm], referee: Referee) -> bool:
    """The slayer's fame, and that of whoever chooses the slain (5.5, 10.0C)."""
    home = table.home_of(name)
    if home is None:
        return True
    slain = home.member(name)
    dealt: dict[Name, int] = {}
    for harm in harms:
        if harm.target == name:
            dealt[harm.striker] = dealt.get(harm.striker, 0) + harm.lost
    slayer = slayer_of(dealt)
    if not falls(table, name, slayer, referee):
        return False
    killer = table.home_of(slayer) if slayer is not None else None
    lives_on = table.home_of(name) is not None
    if slayer is not None and killer is not None and killer.seat is not None and not lives_on:
        worth = for_killing(table, killer.member(slayer), slain) + table.holds(Key.DEAR_KILLS)
        honour(table, slayer, worth, referee, Why.SLAIN)
        remember(table, killer, name)
    if slain.figure.is_mortal and not slain.dead:
        honour_choosers(table, referee)
    return True


def thirst(table: Table, bereaved: Sequence[int], referee: Referee) -> None:
    """A thirsty weapon that has drunk nothing turns on its bearer (18.1).

    Args:
        table: the pieces.
        bereaved: the counters that have lost somebody to death.
        referee: to tell.
    """
    met = current(table)
    for number, foe in ((met.mover, met.other), (met.other, met.mover)):
        own = find(table, number)
        if own is None or foe in bereaved:
            continue
        for member in own.members:
            lost = min(sum(item.thirsty for item in member.worn), member.left - 1)
            if lost > 0:
                table.change_member(member.id, wounds=member.wounds + lost)
                referee.tell(StaminaLost(name=member.id, lost=lost, kind=Ailment.PLAIN))
