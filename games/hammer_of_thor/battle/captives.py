"""Those who lie subdued after a battle that was won (5.4.2)."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.hammer_of_thor.battle.deaths import falls
from games.hammer_of_thor.battle.events import CaptiveSettled
from games.hammer_of_thor.battle.fame import for_killing
from games.hammer_of_thor.battle.goods import part_goods
from games.hammer_of_thor.battle.prompts import LotHint, SettlingCaptive, TakeHint
from games.hammer_of_thor.battle.settling import Lot
from games.hammer_of_thor.encounter.bonds import bind
from games.hammer_of_thor.encounter.checks import (
    DIE,
    UNANSWERED,
    Meeting,
    chance,
    kept_within,
    t_of,
)
from games.hammer_of_thor.encounter.current import change, current, find
from games.hammer_of_thor.encounter.following import comes_bound, fits, may_be_taken
from games.hammer_of_thor.encounter.joining import join
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.events import Why
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.gains import receive
from games.hammer_of_thor.handing import hand_over, honour, strip
from games.hammer_of_thor.lasting import Key
from games.hammer_of_thor.standing_orders import CaptiveOrder, Orders
from games.hammer_of_thor.table import Table

EASIER = 2
"""Added to T of FOLLOWER for whoever lies subdued."""
MERCY = 1
"""REPUTATION for letting a captive go, and lost by killing one."""
IN_ORDER = {
    CaptiveOrder.TAKE: (Lot.TAKE, Lot.RANSOM, Lot.RELEASE),
    CaptiveOrder.RANSOM: (Lot.RANSOM, Lot.RELEASE),
    CaptiveOrder.RELEASE: (Lot.RELEASE,),
}
"""By a standing order: the first that is possible; letting go always is."""


class Settle(Action, frozen=True, tag="settle"):
    """Decide about one who lies subdued."""

    name: Name
    lot: Lot

    def hint(self, table: Table) -> Prompt | None:
        """The chance that it comes along; else what the deed brings or costs."""
        met = table.encounter
        own = find(table, met.mover) if met is not None else None
        if own is None:
            return None
        match self.lot:
            case Lot.TAKE:
                return TakeHint(chance(_t(table, own, self.name)))
            case Lot.RANSOM:
                return LotHint(items=len(_ransom(table, self.name)))
            case Lot.RELEASE:
                return LotHint(gain=MERCY)
            case Lot.SLAY:
                worth = _worth(table, own, self.name)
                return LotHint(gain=max(0, worth), cost=max(0, -worth))


class Captives(SeatStep[Table], frozen=True, tag="captives"):
    """The winner decides about one after the other."""

    names: tuple[Name, ...]
    winner: int
    """The number of the counter that has won."""

    def ask(self, table: Table) -> Ask | None:
        """The next one; whoever wins in another's turn is not asked (21.1)."""
        own = find(table, self.winner)
        if not self._left(table) or own is None or self.seat != table.active:
            return None
        name = self._left(table)[0]
        return OneOf([Settle(name, lot) for lot in _lots(table, own, name)])

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nobody is left, or the usual happens."""
        if find(table, self.winner) is None:
            return ()
        if not self._left(table):
            take_treasure(table, self.winner, referee)
            return ()
        return self.answer(table, self.seat, self.default(table, self.seat), referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """So be it."""
        assert isinstance(action, Settle)
        own = table.counter(self.winner)
        if action.lot is not Lot.TAKE:
            referee.tell(CaptiveSettled(seat=seat, name=action.name, lot=action.lot))
        _settle(table, own, action, referee)
        rest = tuple(name for name in self._left(table) if name != action.name)
        return (replace(self, names=rest),)

    def default(self, table: Table, seat: Seat) -> Action:
        """Take, if that is possible, else ransom."""
        return self._first(table, CaptiveOrder.TAKE)

    def ordered(self, table: Table, seat: Seat, orders: Any) -> Action | None:
        """By the order about captives."""
        assert isinstance(orders, Orders)
        if orders.captives is CaptiveOrder.ASK:
            return None
        return self._first(table, orders.captives)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """The fate of this one?"""
        return SettlingCaptive(seat, self._left(table)[0])

    def _first(self, table: Table, wish: CaptiveOrder) -> Settle:
        name = self._left(table)[0]
        possible = _lots(table, table.counter(self.winner), name)
        return Settle(name, next(lot for lot in IN_ORDER[wish] if lot in possible))

    def _left(self, table: Table) -> Sequence[Name]:
        """Those who are still there, and have come along with nobody (2.1F)."""
        homes = ((name, table.home_of(name)) for name in self.names)
        return [name for name, home in homes if home is not None and home.number != self.winner]


def take_treasure(table: Table, winner: int, referee: Referee) -> None:
    """Give out the treasure, now that all are there who may hold it (5.4.3) [house]."""
    receive(table, winner, current(table).treasure, referee)
    change(table, treasure=())


def _lots(table: Table, own: Counter, name: Name) -> Sequence[Lot]:
    found = [Lot.RELEASE]
    if _ransom(table, name):
        found.insert(0, Lot.RANSOM)
    if may_be_taken(table, name, own) and fits(table, name, own):
        found.insert(0, Lot.TAKE)
    home = table.home_of(name)
    allied = (
        home is not None
        and home.seat is not None
        and own.seat is not None
        and table.players[home.seat].side is table.players[own.seat].side
    )
    return found if allied else [*found, Lot.SLAY]


def _settle(table: Table, own: Counter, action: Settle, referee: Referee) -> None:
    """Carry it out; whether somebody comes along is told with the die."""
    name = action.name
    home = table.home_of(name)
    assert home is not None, action
    assert own.seat is not None, own
    leader = table.leader(own).id
    if action.lot is Lot.TAKE:
        _take(table, own, name, referee)
    elif action.lot is Lot.RANSOM:
        _pay(table, own, home, name, referee)
    elif action.lot is Lot.RELEASE:
        honour(table, leader, MERCY, referee, Why.MERCY)
        bind(table, leader, name, referee)
    else:
        worth = _worth(table, own, name)
        if falls(table, name, leader, referee):
            honour(table, leader, worth, referee, Why.SLAIN)
            part_goods(table, own.number, referee)


def _worth(table: Table, own: Counter, name: Name) -> int:
    """REPUTATION for slaying one who lies there, as in battle but less; below 0 it costs some."""
    home = table.home_of(name)
    assert home is not None, name
    worth = for_killing(table, table.leader(own), home.member(name)) - MERCY
    return worth + table.holds(Key.DEAR_KILLS)


def _take(table: Table, own: Counter, name: Name, referee: Referee) -> None:
    """It comes along on a check; those who would not follow do as captives."""
    t, roll = kept_within(_t(table, own, name)), referee.roll(DIE) - 1
    success = roll <= t
    assert own.seat is not None, own
    referee.tell(
        CaptiveSettled(seat=own.seat, name=name, lot=Lot.TAKE, t=t, roll=roll, success=success)
    )
    if success:
        captive = comes_bound(table, name, own)
        join(table, own, name, referee)
        table.change_member(name, captive=captive)


def _t(table: Table, own: Counter, name: Name) -> int:
    """T of FOLLOWER against the one who lies there, as if it led (5.4.2)."""
    home = table.home_of(name)
    assert home is not None, name
    alone = Counter(home.number, home.seat, home.place, (home.member(name),))
    return t_of(table, Card.FOLLOWER, Meeting(own, alone), UNANSWERED, EASIER)


def _ransom(table: Table, name: Name) -> tuple[str, ...]:
    """The items that buy it free: those it carries, and those on its card that wait for it."""
    home = table.home_of(name)
    assert home is not None, name
    member: Member = home.member(name)
    waiting = (card for card in FIGURES[name].items if card in table.aside)
    return (*member.items, *waiting)


def _pay(table: Table, own: Counter, home: Counter, name: Name, referee: Referee) -> None:
    cards = _ransom(table, name)
    if home.seat is not None:
        hand_over(table, home.seat, own.number, cards, referee)
        return
    strip(table, None, cards)
    table.aside = tuple(card for card in table.aside if card not in cards)
    receive(table, own.number, cards, referee)
