"""Gods cards in a battle: a window for each side before the throw, and one after it (3.8, R57)."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from games.core.agenda import Step, Steps
from games.core.asks import AnyOf, Ask, OneOf, SomeOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.norseheim import actions as do
from games.norseheim.battle import disturb, thrown
from games.norseheim.favours import held, spend
from games.norseheim.gods import Favour, Window
from games.norseheim.land import MOST_RUNES, Battle, Rune, Side
from games.norseheim.orders import BattleOrder, Orders
from games.norseheim.prompts import AfterThrow, BeforeThrow
from games.norseheim.reasons import no_favour
from games.norseheim.rescue import rescue, would_lose
from games.norseheim.table import Table
from games.norseheim.war_events import BankRethrew, PeaceKept, RunesTurned, SideRethrew

NO_FAVOUR = OneOf((do.NoFavour(),))
BELT = 2
"""Runes that the Belt of Might adds, and Thunderclap takes."""
TURNED = 2
"""Blank runes that Mjolnir turns at most."""
SPARED = 2
"""Hits that the Hall of the Slain takes at most."""
CAP = MOST_RUNES + BELT


class BattleWindow(Step[Table], frozen=True):
    """One side may play one card; nobody is asked who holds none that fits (R57)."""

    seat: Seat

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """A card that fits, or none."""
        found = self.cards(table, table.battle) if table.battle is not None else ()
        return {self.seat: AnyOf((*found, NO_FAVOUR))} if found else {}

    def cards(self, table: Table, battle: Battle) -> Sequence[Ask]:
        """The cards that fit."""
        raise AssertionError(self)

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """There is none."""
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """No card."""
        return do.NoFavour()

    def is_window(self, table: Table, seat: Seat) -> bool:
        """The defender is asked in the attacker's turn."""
        return seat != table.active

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """The card is not there, or does not fit."""
        return no_favour(table, seat, action)


class Before(BattleWindow, frozen=True, tag="before"):
    """Before the throw (PRE)."""

    def cards(self, table: Table, battle: Battle) -> Sequence[Ask]:
        """Those that would change something."""
        fitting = [
            card
            for card in held(table, self.seat, Window.PRE)
            if _fits_before(table, battle, self.seat, card)
        ]
        return (OneOf([do.PlayFavour(card) for card in fitting]),) if fitting else ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """It takes effect at once, so that the other side knows (H3)."""
        if isinstance(action, do.PlayFavour):
            spend(table, seat, action.card, referee)
            _before(table, seat, action.card, referee)
        return ()

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """No card, if the standing order is to save them."""
        return do.NoFavour() if _order(table, seat, orders) is not BattleOrder.ASK else None

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Who attacks, and the runes of both sides."""
        battle = table.battle
        assert battle is not None
        return BeforeThrow(
            seat, table.active, battle.target, battle.attack.runes, battle.defence.runes
        )


class After(BattleWindow, frozen=True, tag="after"):
    """After the throw, before losses (POST)."""

    def cards(self, table: Table, battle: Battle) -> Sequence[Ask]:
        """Those that could change something."""
        cards = _fitting_after(table, battle, self.seat)
        found: list[Ask] = []
        if plain := [do.PlayFavour(card) for card in cards if card is not Favour.IRON_GLOVES]:
            found.append(OneOf(plain))
        if Favour.IRON_GLOVES in cards:
            runes = len(battle.sides(self.seat)[0].thrown)
            found.append(SomeOf(do.IronGloves, "runes", tuple(range(1, runes + 1))))
        return found

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """It takes effect at once, so that the other side knows."""
        match action:
            case do.IronGloves(runes):
                spend(table, seat, Favour.IRON_GLOVES, referee)
                _rethrow(table, seat, [number - 1 for number in runes], referee)
            case do.PlayFavour(card):
                spend(table, seat, card, referee)
                _after(table, seat, card, referee)
        return ()

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """No card, unless it is wanted and the region, or the attack, would be lost."""
        battle = table.battle
        assert battle is not None
        order = _order(table, seat, orders)
        if order is BattleOrder.ASK:
            return None
        if order is BattleOrder.NEVER or not would_lose(table, battle, seat):
            return do.NoFavour()
        if order is BattleOrder.IF_LOST:
            return None
        return rescue(battle, seat, _fitting_after(table, battle, seat))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Who attacks, and the hits of both sides."""
        battle = table.battle
        assert battle is not None
        return AfterThrow(
            seat, table.active, battle.target, battle.attack.hits, battle.defence.hits
        )


def _fitting_after(table: Table, battle: Battle, seat: Seat) -> list[Favour]:
    """The cards of a seat that could change something after the throw."""
    own, other = battle.sides(seat)
    fits = {
        Favour.MJOLNIR: Rune.BLANK in own.thrown,
        Favour.IRON_GLOVES: bool(own.thrown),
        Favour.MOCKING_LAUGH: Rune.HIT in other.thrown,
        Favour.HALL_OF_THE_SLAIN: other.hits > 0 or _may_yet_hit(table, battle, seat),
    }
    return [card for card in held(table, seat, Window.POST) if fits[card]]


def _may_yet_hit(table: Table, battle: Battle, seat: Seat) -> bool:
    """Whether the defender, who plays after the attacker, holds a card that makes hits (T1, T3)."""
    side = battle.defence
    if battle.attack.seat != seat or side.seat is None:
        return False
    cards = held(table, side.seat, Window.POST)
    turning = Favour.MJOLNIR in cards and Rune.BLANK in side.thrown
    return turning or (Favour.IRON_GLOVES in cards and bool(side.thrown))


def _order(table: Table, seat: Seat, orders: Orders) -> BattleOrder:
    return orders.raids if seat == table.active else orders.defence


def _with_sides(battle: Battle, seat: Seat, own: Side, other: Side) -> Battle:
    if battle.attack.seat == seat:
        return replace(battle, attack=own, defence=other)
    return replace(battle, attack=other, defence=own)


def _fits_before(table: Table, battle: Battle, seat: Seat, card: Favour) -> bool:
    """Two cards belong to the first battle of an attack alone (L6, F4)."""
    attacks = battle.attack.seat == seat
    match card:
        case Favour.THUNDERCLAP:
            return battle.sides(seat)[1].runes > 1
        case Favour.SECRET_PATH:
            bare = min(MOST_RUNES, table.lands[battle.target].crowd)
            return attacks and battle.number == 1 and bare < battle.defence.runes
        case Favour.PEACE_OATH:
            return battle.number == 1 and table.lands[battle.target].owner == seat
        case _:
            return True


def _before(table: Table, seat: Seat, card: Favour, referee: Referee) -> None:
    battle = table.battle
    assert battle is not None
    own, other = battle.sides(seat)
    match card:
        case Favour.BELT_OF_MIGHT:
            own = replace(own, runes=min(CAP, own.runes + BELT))
        case Favour.THUNDERCLAP:
            other = replace(other, runes=max(1, other.runes - BELT))
        case Favour.SECRET_PATH:
            other = replace(other, runes=min(MOST_RUNES, table.lands[battle.target].crowd))
        case Favour.GUNGNIR:
            own = replace(own, sure=own.sure + 1)
        case Favour.PEACE_OATH:
            assert battle.attack.seat is not None
            referee.tell(PeaceKept(seat=battle.attack.seat, region=battle.target))
            table.end_battle()
            return
    table.battle = _with_sides(battle, seat, own, other)


def _after(table: Table, seat: Seat, card: Favour, referee: Referee) -> None:
    battle = table.battle
    assert battle is not None
    own, other = battle.sides(seat)
    match card:
        case Favour.MJOLNIR:
            blanks = [at for at, rune in enumerate(own.thrown) if rune is Rune.BLANK][:TURNED]
            runes = tuple(Rune.HIT if at in blanks else rune for at, rune in enumerate(own.thrown))
            referee.tell(RunesTurned(seat=seat, count=len(blanks)))
            table.battle = _with_sides(battle, seat, replace(own, thrown=runes), other)
        case Favour.HALL_OF_THE_SLAIN:
            table.battle = _with_sides(battle, seat, replace(own, spared=SPARED), other)
        case Favour.MOCKING_LAUGH:
            hits = [at for at, rune in enumerate(other.thrown) if rune is Rune.HIT]
            _rethrow(table, other.seat, hits, referee)


def _rethrow(table: Table, seat: Seat | None, places: Sequence[int], referee: Referee) -> None:
    """Some runes of a side fall anew, and may stand upright (R71)."""
    battle = table.battle
    assert battle is not None
    attacks = battle.attack.seat == seat
    side = battle.attack if attacks else battle.defence
    fresh = thrown(table, len(places), referee)
    runes = list(side.thrown)
    for at, rune in zip(places, fresh, strict=True):
        runes[at] = rune
    side = replace(side, thrown=tuple(runes))
    table.battle = replace(battle, attack=side) if attacks else replace(battle, defence=side)
    told = (
        BankRethrew(region=battle.target, runes=side.thrown)
        if seat is None
        else SideRethrew(seat=seat, runes=side.thrown)
    )
    referee.tell(told)
    disturb(table, fresh, referee)
