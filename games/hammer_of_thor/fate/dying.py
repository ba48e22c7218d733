"""Cards cost STAMINA; and what saves from death (4.1.3, 4.1.4, 11.0C)."""

from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import Trigger
from games.hammer_of_thor.cards.effects import Save, Strike
from games.hammer_of_thor.dead.draugr import walks_again
from games.hammer_of_thor.fate.events import DeathAverted, DeathDefied, FateKilled, StaminaLost
from games.hammer_of_thor.fate.triggers import armed, spring
from games.hammer_of_thor.fate.victims import loss_by_card
from games.hammer_of_thor.folk.blows import Ailment, struck
from games.hammer_of_thor.folk.chart import Code
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.graves import Death
from games.hammer_of_thor.lasting import redeem_oath
from games.hammer_of_thor.partings import bury
from games.hammer_of_thor.runes.armed import saved
from games.hammer_of_thor.table import Table

DEATHLESS: Code = "11.0C"
LAST = 1
"""STAMINA of whoever an oath has saved, and of the deathless (18.3, 11.0C)."""


def lose_stamina(table: Table, name: Name, amount: int, kind: Ailment, referee: Referee) -> None:
    """A card costs somebody in play STAMINA, and perhaps the life (4.1.4)."""
    home = table.home_of(name)
    assert home is not None, name
    member = home.member(name)
    lost = loss_by_card(table, member, amount, kind)
    if lost <= 0:
        return
    hurt = struck(member, lost, kind)
    table.change_member(
        name,
        wounds=hurt.wounds,
        burnt=hurt.burnt,
        venom=hurt.venom,
        diseased=hurt.diseased,
        agility=hurt.agility,
    )
    referee.tell(StaminaLost(name=name, lost=lost, kind=kind))
    if hurt.left > 0 or on_own_death(table, home.seat, name, None, referee):
        return
    if walks_again(table, name, referee):
        return
    referee.tell(FateKilled(name=name, seat=home.seat))
    bury(table, home.seat, (hurt,), Death.CARD)
    rest = tuple(one for one in table.counter(home.number).members if one.id != name)
    table.change_counter(home.number, members=rest)


def on_own_death(
    table: Table, seat: Seat | None, dying: Name, slayer: Name | None, referee: Referee
) -> bool:
    """One of a counter is about to die: nature, an oath, the held card or a rune may answer.

    Deathless by nature is whoever has that entry of the chart (11.0C); oaths are of 18.3, armed
    cards and runes of 4.1.3.

    Args:
        table: the pieces; the dying one is still in its counter.
        seat: whose counter it is.
        dying: the wounds take the last STAMINA.
        slayer: whose blow it was; None: a card's, or an ailment's.
        referee: to tell all.

    Returns:
        Whether the dying one lives; the STAMINA that is left is set, and whoever a card or a rune
        has saved is in reserve.
    """
    if _defies(table, dying, referee):
        return True
    if redeem_oath(table, dying):
        _save(table, dying, LAST, referee)
        return True
    if seat is None:
        return False
    paper = armed(table, seat, Trigger.OWN_DEATH)
    for effect in paper.do if paper is not None else ():
        if isinstance(effect, Save):
            spring(table, seat, referee)
            _save(table, dying, effect.left, referee)
            _set_apart(table, dying)
            return True
        assert isinstance(effect, Strike), effect
        _strike_back(table, seat, slayer, effect.amount, referee)
    left = saved(table, seat, referee)
    if left:
        _save(table, dying, left, referee)
        _set_apart(table, dying)
    return left > 0


def _defies(table: Table, dying: Name, referee: Referee) -> bool:
    """The deathless live on, the first time."""
    home = table.home_of(dying)
    assert home is not None, dying
    member = home.member(dying)
    if DEATHLESS not in member.codes or DEATHLESS in member.spent:
        return False
    spent = (*member.spent, DEATHLESS)
    table.change_member(dying, wounds=member.stamina - LAST, spent=spent)
    referee.tell(DeathDefied(name=dying))
    return True


def _save(table: Table, dying: Name, left: int, referee: Referee) -> None:
    home = table.home_of(dying)
    assert home is not None, dying
    table.change_member(dying, wounds=home.member(dying).stamina - left)
    referee.tell(DeathAverted(name=dying, left=left))


def _set_apart(table: Table, name: Name) -> None:
    """Somebody saved by a card or a rune fights in reserve until the encounter is over."""
    if table.encounter is not None:
        reserve = (*table.encounter.reserve, name)
        table.encounter = replace(table.encounter, reserve=reserve)


def _strike_back(
    table: Table, seat: Seat, slayer: Name | None, amount: int, referee: Referee
) -> None:
    """The slayer pays; the card waits if there is none whom it could hurt (4.1.4)."""
    home = table.home_of(slayer) if slayer is not None else None
    if home is None or slayer is None:
        return
    if not loss_by_card(table, home.member(slayer), amount, Ailment.PLAIN):
        return
    if spring(table, seat, referee, home.seat):
        lose_stamina(table, slayer, amount, Ailment.PLAIN, referee)
