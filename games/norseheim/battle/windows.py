"""Windows for Gods cards in a battle: for each side one before the throw, one after it (R57)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from games.core.agenda import SeatStep, Steps
from games.core.asks import AnyOf, Ask, OneOf, SomeOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.norseheim.battle.cards import POWERS, Fight, IronGloves, fitting
from games.norseheim.battle.odds import armed_prospect
from games.norseheim.battle.prospects import helps, losses, strength_of
from games.norseheim.battle.rescue import rescue, would_lose
from games.norseheim.god_cards import NoFavour, PlayFavour, not_now, played_by, spend
from games.norseheim.gods import Favour, Window
from games.norseheim.land import Battle
from games.norseheim.prompts import AfterThrow, BeforeThrow
from games.norseheim.standing_orders import BattleOrder, Orders
from games.norseheim.table import Table


class BattleWindow(SeatStep[Table], frozen=True):
    """One side may play one card; nobody is asked who holds none that fits (R57)."""

    window: ClassVar[Window]

    def ask(self, table: Table) -> Ask | None:
        """A card that could change something, or none."""
        cards = self.fitting(table)
        return AnyOf((*_asks(table, self.seat, cards), OneOf((NoFavour(),)))) if cards else None

    def fitting(self, table: Table) -> Sequence[Favour]:
        """The cards that could change something; none if a Peace-Oath has ended the attack."""
        battle = table.battle
        return () if battle is None else fitting(table, battle, self.seat, self.window)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """There is none."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """It takes effect at once, so that the other side knows (H3)."""
        card = played_by(action)
        if card is not None:
            spend(table, seat, card, referee)
            chosen = action.runes if isinstance(action, IronGloves) else ()
            POWERS[card].play(Fight(table, _battle(table), seat, chosen), referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """No card."""
        return NoFavour()

    def is_window(self, table: Table, seat: Seat) -> bool:
        """The defender is asked in the attacker's turn."""
        return seat != table.active

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """The card is not there, or does not fit."""
        return not_now(action, *self.fitting(table)) or NO


class Before(BattleWindow, frozen=True, tag="before"):
    """Before the throw (PRE)."""

    window: ClassVar[Window] = Window.PRE

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """No card, if the standing order is to save them."""
        asks = (BattleOrder.ASK, BattleOrder.IF_IT_HELPS)
        return None if _order(table, seat, orders) in asks else NoFavour()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """The attacker, and the runes of both sides."""
        battle = _battle(table)
        attack, defence = battle.attack.runes, battle.defence.runes
        likely = armed_prospect(table, battle).percent
        return BeforeThrow(seat, table.active, battle.target, attack, defence, likely)


class After(BattleWindow, frozen=True, tag="after"):
    """After the throw, before losses (POST)."""

    window: ClassVar[Window] = Window.POST

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """No card, unless it is wanted and the region, or the attack, would be lost."""
        battle = _battle(table)
        order = _order(table, seat, orders)
        if order is BattleOrder.ASK:
            return None
        if order is BattleOrder.IF_IT_HELPS:
            needed = any(helps(table, battle, seat, card) for card in self.fitting(table))
            return None if needed else NoFavour()
        if order is BattleOrder.NEVER or not would_lose(table, battle, seat):
            return NoFavour()
        if order is BattleOrder.IF_LOST:
            return None
        return rescue(battle, seat, self.fitting(table))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """The attacker, and the hits of both sides."""
        battle = _battle(table)
        hits = battle.attack.hits, battle.defence.hits
        fallen, harm = losses(table, battle)
        strength = strength_of(table, battle)
        return AfterThrow(
            seat, table.active, battle.target, *hits, fallen, battle.warriors, harm, strength
        )


def _battle(table: Table) -> Battle:
    assert table.battle is not None
    return table.battle


def _asks(table: Table, seat: Seat, cards: Sequence[Favour]) -> Iterator[Ask]:
    """The cards by their names; the Iron Gloves with the runes that are thrown again."""
    if plain := [PlayFavour(card) for card in cards if card is not Favour.IRON_GLOVES]:
        yield OneOf(plain)
    if Favour.IRON_GLOVES in cards:
        runes = len(_battle(table).sides(seat)[0].thrown)
        yield SomeOf(IronGloves, "runes", tuple(range(1, runes + 1)))


def _order(table: Table, seat: Seat, orders: Orders) -> BattleOrder:
    return orders.raids if seat == table.active else orders.defence
