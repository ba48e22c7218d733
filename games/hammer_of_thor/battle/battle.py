"""A battle, round by round (5.1)."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from msgspec.structs import replace

from games.core.agenda import Steps
from games.core.asks import Ask, Checked
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.hammer_of_thor.battle.clash import Clash
from games.hammer_of_thor.battle.deciding import Fight, Withdraw, Yield
from games.hammer_of_thor.battle.events import Yielded
from games.hammer_of_thor.battle.fighting import fought
from games.hammer_of_thor.battle.lines import usual_order
from games.hammer_of_thor.battle.orders import BattleOrder, Mode, Stance, Until
from games.hammer_of_thor.battle.parting import dusk, end_of_line, over, won_by
from games.hammer_of_thor.battle.prompts import ChoosingBattleOrder
from games.hammer_of_thor.battle.stun import as_stun, enemy_line, stun_of_bond
from games.hammer_of_thor.battle.tribute import can_pay, pay_tribute
from games.hammer_of_thor.battle.withdrawing import gets_away
from games.hammer_of_thor.belongings.binding import bindings
from games.hammer_of_thor.belongings.using import Use
from games.hammer_of_thor.cards.deck import ITEMS
from games.hammer_of_thor.encounter.current import change, current, sides
from games.hammer_of_thor.encounter.fleeing import search_the_trail
from games.hammer_of_thor.encounter.helping import HELPS, WITH_AN_ORDER, help_with, helps, no_help
from games.hammer_of_thor.encounter.stepping import step_aside
from games.hammer_of_thor.standing_orders import BattleAsk, Orders
from games.hammer_of_thor.table import Table

ORDERS = (Fight, Withdraw, Yield)
ROUNDS = 6
"""Then it is dusk (5.1.4)."""


class Battle(Clash, frozen=True, tag="battle"):
    """Two counters fight; the mover is asked where nobody leads the other one (5.1.2)."""

    def ask(self, table: Table) -> Ask | None:
        """The order for the rounds to come, and cards beside it (4.1.2).

        At dusk there are no more rounds (5.1.4), and none with those who give in (5.1.8).
        """
        if self.order is not None or self.round > ROUNDS or not all(self.able(table)):
            return None
        if self.reply is None and self.gives_in(table):
            return None
        return Checked(
            lambda: (*self._orders(table), *self._beside(table)),
            lambda action: (
                action in self._orders(table)
                if isinstance(action, ORDERS)
                else action in self._beside(table)
            ),
        )

    def _orders(self, table: Table) -> Iterator[Action]:
        """To fight on in some way, to withdraw, and to buy oneself off."""
        for order in product(Stance, self.points(table), _modes(table)):
            yield Fight(*order)
        yield Withdraw()
        met = sides(table)
        assert met is not None, self
        if can_pay(table, met[0]):
            yield Yield()

    def _beside(self, table: Table) -> Iterator[Action]:
        """Cards, runes and items that go with an order."""
        met = sides(table)
        assert met is not None, self
        yield from helps(table, self.seat, WITH_AN_ORDER, self.round)
        yield from bindings(table, met[0], enemy_line(table, met, self.able(table)))

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The next round, unless a side is gone."""
        own, other = self.able(table)
        if not own or not other:
            return end_of_line(table, self, referee)
        if self.round > ROUNDS:
            return dusk(table, self, referee)
        return self._next(table, referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Play a card, cast, use an item first; or fight on, or not."""
        met = sides(table)
        assert met is not None, self
        if isinstance(action, Use) and ITEMS[action.item].binds:
            lost = stun_of_bond(table, seat, action, referee)
            if not lost or action.name is None:
                return (self,)
            stun = as_stun({**self.stunned, action.name: lost})
            return (replace(self, down=(*self.down, action.name), stun=stun),)
        if isinstance(action, HELPS):
            steps = help_with(table, seat, action, WITH_AN_ORDER, self.round, referee)
            return (*steps, self)
        if isinstance(action, Yield):
            leader = self.chiefs(table)[0].id
            referee.tell(Yielded(leader=leader))
            pay_tribute(table, met[0], leader, referee)
            return over(table, self, referee)
        if isinstance(action, Fight) and action.mode is not None:
            change(table, mode=action.mode)
        mode = current(table).mode or usual_order(table, *met).mode
        if isinstance(action, Fight):
            return (replace(self, order=BattleOrder(mode, action.stance, action.until)),)
        if gets_away(table, *self.chiefs(table), referee):
            if current(table).came is not None:
                step_aside(table, met[0].number, referee)
            return over(table, self, referee)
        return fought(table, replace(self, order=BattleOrder(mode)), referee, again=True)

    def default(self, table: Table, seat: Seat) -> Action:
        """Hold, to half of the STAMINA; then withdraw (21.1)."""
        if self.round == 1 and Until.HALF in self.points(table):
            return Fight(Stance.HOLD, Until.HALF, _meant(table, None))
        return Withdraw()

    def ordered(self, table: Table, seat: Seat, orders: Any) -> Action | None:
        """By the orders about battles and mercy: fight to the point, then withdraw."""
        assert isinstance(orders, Orders)
        if orders.battle is BattleAsk.ASK:
            return None
        if self.round == 1 and orders.until in self.points(table):
            return Fight(orders.stance, orders.until, _meant(table, orders.mercy.mode))
        return Withdraw()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Fight on?"""
        own, other = self.chiefs(table)
        return ChoosingBattleOrder(
            seat,
            other.id,
            self.round,
            self.left(own),
            self.left(other),
        )

    def hint(self, table: Table, action: Fight | Withdraw) -> Prompt | None:
        """The chances, by those who lead now (5.4.4)."""
        if sides(table) is None or not all(self.able(table)):
            return None
        return action.prospects(table, *self.chiefs(table))

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Of a card, a rune or an item."""
        return no_help(table, seat, action, WITH_AN_ORDER, self.round)

    def _next(self, table: Table, referee: Referee) -> Steps[Table]:
        """A side that would rather not fight tries to get away first (5.1.5, 5.1.8)."""
        met = sides(table)
        assert met is not None, self
        own, other = met
        mine, theirs = self.chiefs(table)
        if self.reply is None:
            if self.gives_in(table):
                referee.tell(Yielded(leader=table.leader(other).id))
                return won_by(table, self, own.number, (table.leader(other).id,), referee)
            if self.loses_heart(table) and gets_away(table, theirs, mine, referee):
                search_the_trail(table, own, referee)
                return over(table, self, referee)
        elif self.round > 1:
            for one, order in ((own, self.order), (other, self.reply)):
                able = self.able(table)[0 if one is own else 1]
                weary = order is not None and self.has_come(table, one, able, order.until)
                pair = (mine, theirs) if one is own else (theirs, mine)
                if weary and gets_away(table, *pair, referee):
                    if one is other:
                        step_aside(table, other.number, referee)
                    return over(table, self, referee)
        return fought(table, self, referee)


def _modes(table: Table) -> Sequence[Mode | None]:
    """The aims between which the mover has to choose; none, once it has said it (4.3A1)."""
    return tuple(Mode) if current(table).mode is None else (None,)


def _meant(table: Table, wish: Mode | None) -> Mode | None:
    """The aim by a wish, else the usual one; None: the mover has said it."""
    met = sides(table)
    assert met is not None, wish
    return (wish or usual_order(table, *met).mode) if current(table).mode is None else None
