"""A battle, round by round (5.1)."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.hammer_of_thor.battle.aftermath import heal_after, won
from games.hammer_of_thor.battle.deciding import Fight, Withdraw, Yield
from games.hammer_of_thor.battle.events import (
    BattleBegan,
    BattleOver,
    Yielded,
)
from games.hammer_of_thor.battle.falling import Harm, fallen, thirst, write_back
from games.hammer_of_thor.battle.goods import part_goods
from games.hammer_of_thor.battle.lines import nobodys_stance, usual_order
from games.hammer_of_thor.battle.melee import Front, Melee, chief_of, exchange_of, front
from games.hammer_of_thor.battle.orders import BattleOrder, Mode, Stance, Until
from games.hammer_of_thor.battle.prompts import ChoosingBattleOrder
from games.hammer_of_thor.battle.stun import Stunned, as_stun, enemy_line, stun_of_bond
from games.hammer_of_thor.battle.telling import tell_round, trace_round
from games.hammer_of_thor.battle.tribute import can_pay, pay_tribute
from games.hammer_of_thor.battle.withdrawing import gets_away
from games.hammer_of_thor.belongings.binding import bindings
from games.hammer_of_thor.belongings.using import Use
from games.hammer_of_thor.cards.deck import ITEMS
from games.hammer_of_thor.encounter.aids import surprises
from games.hammer_of_thor.encounter.current import change, current, find, is_scouted, sides
from games.hammer_of_thor.encounter.drawing import bury_treasure
from games.hammer_of_thor.encounter.fleeing import search_the_trail
from games.hammer_of_thor.encounter.helping import HELPS, WITH_AN_ORDER, help_with, helps, no_help
from games.hammer_of_thor.encounter.nonplayers import line_might
from games.hammer_of_thor.encounter.stepping import send_back, step_aside
from games.hammer_of_thor.fate.leading import led_to
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.standing_orders import BattleAsk, Orders
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import teach
from games.hammer_of_thor.traces import Charged, Settled

ROUNDS = 6
"""Then it is dusk (5.1.4)."""
OVERWHELMED = 2
"""A group of nobody gives in to more than so many times its MIGHT (5.1.8)."""
QUARTER, COOL = 4, 6
"""A leader of nobody withdraws with less than this part of the STAMINA, if TEMPER is no higher."""
PARTS = {Until.HALF: 2, Until.THIRD: 3}


class Battle(SeatStep[Table], frozen=True, tag="battle"):
    """Two counters fight; the mover is asked where nobody leads the other one (5.1.2)."""

    attacker: int
    order: BattleOrder | None
    """The mover's; None: it is asked."""
    reply: BattleOrder | None
    """The other seat's; None: nobody leads the other counter."""
    beaten: tuple[Name, Name]
    """Both leaders as they met: one of them will be."""
    resident: bool
    """The other counter waits for whoever comes (4.5.7)."""
    round: int = 1
    surprise: bool = False
    stun: tuple[Stunned, ...] = ()
    down: tuple[Name, ...] = ()
    """The subdued."""
    harms: tuple[Harm, ...] = ()
    lucky: tuple[Name, ...] = ()
    bereaved: tuple[int, ...] = ()
    """The counters that have lost somebody to death."""

    def ask(self, table: Table) -> Ask | None:
        """The order for the rounds to come, and cards beside it (4.1.2).

        At dusk there are no more rounds (5.1.4), and none with those who give in (5.1.8).
        """
        if self.order is not None or self.round > ROUNDS or not all(self.able(table)):
            return None
        if self.reply is None and self._gives_in(table):
            return None
        fights = [Fight(stance, until) for stance in Stance for until in self._points(table)]
        met = sides(table)
        assert met is not None, self
        last = [Yield()] if can_pay(table, met[0]) else []
        helped = helps(table, self.seat, WITH_AN_ORDER, self.round)
        binding = bindings(table, met[0], enemy_line(table, met, self.able(table)))
        return OneOf([*fights, Withdraw(), *last, *helped, *binding])

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The next round, unless a side is gone."""
        own, other = self.able(table)
        if not own or not other:
            return self._end(table, referee)
        if self.round > ROUNDS:
            return self._dusk(table, referee)
        return self._next(table, referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Play a card, cast, use an item first; or fight on, or not."""
        met = sides(table)
        assert met is not None, self
        if isinstance(action, Use) and ITEMS[action.item].binds:
            lost = stun_of_bond(table, seat, action, referee)
            if not lost or action.name is None:
                return (self,)
            stun = as_stun({**self._stun, action.name: lost})
            return (replace(self, down=(*self.down, action.name), stun=stun),)
        if isinstance(action, HELPS):
            steps = help_with(table, seat, action, WITH_AN_ORDER, self.round, referee)
            return (*steps, self)
        if isinstance(action, Yield):
            referee.tell(Yielded(leader=table.leader(met[0]).id))
            pay_tribute(table, met[0], referee)
            return self._over(table, referee)
        mode = current(table).mode or usual_order(table, *met).mode
        if isinstance(action, Fight):
            return (replace(self, order=BattleOrder(mode, action.stance, action.until)),)
        if gets_away(table, met[0], met[1], referee):
            if current(table).came is not None:
                step_aside(table, met[0].number, referee)
            return self._over(table, referee)
        return replace(self, order=BattleOrder(mode)).fought(table, referee, again=True)

    def default(self, table: Table, seat: Seat) -> Action:
        """Hold, to half of the STAMINA; then withdraw (21.1)."""
        if self.round == 1 and Until.HALF in self._points(table):
            return Fight(Stance.HOLD, Until.HALF)
        return Withdraw()

    def ordered(self, table: Table, seat: Seat, orders: Any) -> Action | None:
        """By the order about battles: fight to the point, then withdraw."""
        assert isinstance(orders, Orders)
        if orders.battle is BattleAsk.ASK:
            return None
        if self.round == 1 and orders.until in self._points(table):
            return Fight(orders.stance, orders.until)
        return Withdraw()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Fight on?"""
        met = sides(table)
        assert met is not None, self
        own, other = (
            chief_of(table, one, able) for one, able in zip(met, self.able(table), strict=True)
        )
        stun = self._stun
        return ChoosingBattleOrder(
            seat,
            other.id,
            self.round,
            own.left - stun.get(own.id, 0),
            other.left - stun.get(other.id, 0),
        )

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Of a card, a rune or an item."""
        return no_help(table, seat, action, WITH_AN_ORDER, self.round)

    @property
    def _stun(self) -> dict[Name, int]:
        return {one.name: one.lost for one in self.stun}

    def able(self, table: Table) -> tuple[Sequence[Member], Sequence[Member]]:
        """Those of both sides who can fight."""
        stun = self._stun
        met = current(table)
        own, other = (
            [one for one in found.acting if one.left > stun.get(one.id, 0)]
            if (found := find(table, number)) is not None
            else []
            for number in (met.mover, met.other)
        )
        return own, other

    def _points(self, table: Table) -> Sequence[Until]:
        """The points that have not come yet."""
        own, _ = self.able(table)
        counter = table.counter(current(table).mover)
        return [point for point in Until if not self._strikes(table, counter, own, point)]

    def _strikes(
        self, table: Table, counter: Counter, able: Sequence[Member], point: Until
    ) -> bool:
        """The point has come at which a side thinks again (5.1.2)."""
        if point is Until.HURT:
            fallen = [one for one in self.down if one in counter.names]
            return bool(fallen) or counter.number in self.bereaved
        if point is Until.END or not able:
            return False
        leader = table.leader(counter)
        left = leader.left - self._stun.get(leader.id, 0)
        return left * PARTS[point] <= leader.stamina

    def _next(self, table: Table, referee: Referee) -> Steps[Table]:
        """A side that would rather not fight tries to get away first (5.1.5, 5.1.8)."""
        met = sides(table)
        assert met is not None, self
        own, other = met
        if self.reply is None:
            if self._gives_in(table):
                referee.tell(Yielded(leader=table.leader(other).id))
                return self._won(table, own.number, (table.leader(other).id,), referee)
            if self._loses_heart(table, other) and gets_away(table, other, own, referee):
                search_the_trail(table, own, referee)
                return self._over(table, referee)
        elif self.round > 1:
            for one, foe, order in ((own, other, self.order), (other, own, self.reply)):
                able = self.able(table)[0 if one is own else 1]
                weary = order is not None and self._strikes(table, one, able, order.until)
                if weary and gets_away(table, one, foe, referee):
                    if one is other:
                        step_aside(table, other.number, referee)
                    return self._over(table, referee)
        return self.fought(table, referee)

    def _gives_in(self, table: Table) -> bool:
        """A group of nobody that is attacked by far too many (5.1.8)."""
        met = sides(table)
        assert met is not None, self
        own, other = met
        attacked = self.round == 1 and self.attacker == own.number
        theirs = line_might(table, other, own)
        return attacked and line_might(table, own, other) > OVERWHELMED * theirs

    def _loses_heart(self, table: Table, other: Counter) -> bool:
        leader = chief_of(table, other, self.able(table)[1])
        left = leader.left - self._stun.get(leader.id, 0)
        cool = table.stat(leader, Stat.TEMPER) <= COOL
        return self.round > 1 and cool and left * QUARTER < leader.stamina

    def fought(self, table: Table, referee: Referee, *, again: bool = False) -> Steps[Table]:
        """A round is fought; then the mover thinks again if its point has come."""
        met = sides(table)
        assert met is not None, self
        fronts = self._fronts(table, *met)
        exchange = exchange_of(fronts, self._stun, self.lucky, referee)
        Melee(table, self.round, fronts, scouted=is_scouted(table)).fight(exchange)
        tell_round(table, fronts, self.round, exchange.blows, referee)
        write_back(table, exchange)
        harms = (*self.harms, *(Harm(b.striker, b.target, b.lost) for b in exchange.blows))
        gone = fallen(table, fronts, exchange, harms, referee)
        after = replace(
            self,
            round=self.round + 1,
            down=(*self.down, *gone.down),
            bereaved=tuple(sorted({*self.bereaved, *gone.bereaved})),
            stun=as_stun(exchange.stun),
            lucky=tuple(sorted(exchange.lucky)),
            harms=harms,
        )
        trace_round(table, self.round, fronts, exchange.blows, after.able(table), referee)
        if self.reply is None and (again or after.is_weary(table)):
            after = replace(after, order=None)
        return (after,)

    def _fronts(self, table: Table, own: Counter, other: Counter) -> tuple[Front, Front]:
        mine, theirs = self.able(table)
        assert self.order is not None, self
        reply = self.reply
        if reply is None:
            might_of = line_might(table, other, own), line_might(table, own, other)
            reply = replace(usual_order(table, other, own), stance=nobodys_stance(*might_of))
        return (
            front(table, own, self.order, mine, surprised=self._is_caught(table, own, other)),
            front(table, other, reply, theirs, surprised=self._is_caught(table, other, own)),
        )

    def _is_caught(self, table: Table, side: Counter, foe: Counter) -> bool:
        """A side is taken by surprise in the first round: by the attack, or by a card."""
        attacked = self.surprise and self.attacker == foe.number
        return self.round == 1 and (attacked or surprises(table, foe.seat))

    def is_weary(self, table: Table) -> bool:
        """The point of the mover's order has come."""
        own = find(table, current(table).mover)
        able = self.able(table)[0]
        if own is None or self.order is None:
            return False
        return self._strikes(table, own, able, self.order.until)

    def _end(self, table: Table, referee: Referee) -> Steps[Table]:
        """A side has nobody left who can fight, or both have not (5.1.7)."""
        own, other = self.able(table)
        met = current(table)
        if not own and not other:
            bury_treasure(table, met.treasure)
            change(table, treasure=())
            return self._over(table, referee)
        winner = met.mover if own else met.other
        return self._won(table, winner, self.down, referee)

    def _won(
        self, table: Table, winner: int, down: Sequence[Name], referee: Referee
    ) -> Steps[Table]:
        thirst(table, self.bereaved, referee)
        met = current(table)
        first = winner == met.mover
        own = find(table, winner)
        names = own.names if own is not None else ()
        return won(
            table,
            winner,
            met.other if first else met.mover,
            self.round - 1,
            [name for name in down if name not in names],
            self.beaten[1 if first else 0],
            referee,
            resident=self.resident and first,
        )

    def _over(self, table: Table, referee: Referee) -> Steps[Table]:
        """Nobody has won."""
        thirst(table, self.bereaved, referee)
        referee.tell(BattleOver(winner=None, rounds=self.round - 1))
        referee.trace(Settled(turn=table.turn, winner=None))
        part_goods(table, None, referee)
        heal_after(table)
        return ()

    def _dusk(self, table: Table, referee: Referee) -> Steps[Table]:
        """Both part; the mover goes back where it came from (5.1.4)."""
        steps = self._over(table, referee)
        own = find(table, current(table).mover)
        if own is not None and table.sitting is not None and own.place != table.sitting.origin:
            led_to(table, own.number, table.sitting.origin, referee)
        send_back(table, referee)
        return steps


class Beginning(SeatStep[Table], frozen=True, tag="beginning"):
    """The battle begins; it is told before anybody decides."""

    battle: Battle

    def ask(self, table: Table) -> Ask | None:
        """Nothing."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Both leaders, and the place."""
        met = sides(table)
        assert met is not None, self
        own, other = met if self.battle.attacker == met[0].number else reversed(met)
        teach(table, Lesson.BATTLE, referee)
        referee.tell(
            BattleBegan(
                attacker=table.leader(own).id,
                defender=table.leader(other).id,
                place=own.place,
                surprise=self.battle.surprise or surprises(table, own.seat),
            )
        )
        leaders = self.battle.beaten
        seats = met[0].seat, met[1].seat
        referee.trace(Charged(turn=table.turn, leaders=leaders, seats=seats, place=own.place))
        return (self.battle,)


def fight(
    table: Table,
    attacker: int,
    orders: Mapping[int, BattleOrder],
    *,
    mode: Mode | None = None,
    surprise: bool = False,
) -> Steps[Table]:
    """The battle of the two counters of the encounter that goes on.

    Args:
        table: the pieces.
        attacker: the number of the counter that attacks.
        orders: by number, as far as seats have given any; a mover who has given none is asked.
        mode: how the mover means its blows, if it has said so.
        surprise: the other side is taken by surprise (4.3.2).
    """
    met = sides(table)
    assert met is not None, attacker
    own, other = met
    assert own.seat is not None, attacker
    mine, theirs = orders.get(own.number), orders.get(other.number)
    if theirs is None and other.seat is not None:
        theirs = usual_order(table, other, own)
    found = Battle(
        own.seat,
        attacker,
        mine,
        theirs,
        (table.leader(own).id, table.leader(other).id),
        other.seat is None and not other.wild,
        surprise=surprise,
    )
    change(table, mode=mine.mode if mine is not None else mode)
    return (Beginning(own.seat, found),)
