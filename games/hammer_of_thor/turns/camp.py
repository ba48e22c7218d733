"""Camp: all that can be had at the end of the own player-turn (9.5, 2.2A6)."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.hammer_of_thor.cards.deck import ITEMS, Make, Number
from games.hammer_of_thor.cards.holding import heir_of, may_hold_surely
from games.hammer_of_thor.encounter.following import GLEIPNIR
from games.hammer_of_thor.encounter.wares import use_of
from games.hammer_of_thor.folk.chart import Hook
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.gains import receive
from games.hammer_of_thor.handing import honour, strip
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.missions.doing import forge
from games.hammer_of_thor.standing_orders import CampOrder, Orders
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.turns.camp_deeds import Deliver, WallIn, camp_deeds, do_in_camp
from games.hammer_of_thor.turns.events import DeckSeen, HighSeatTaken, ItemForged
from games.hammer_of_thor.turns.prompts import Camping, ForgeHint
from games.hammer_of_thor.turns.refusals import NotToBeHadHere

RUNES_FOR_IT = 2
"""Gleipnir's price is paid with so many runes at least."""
PRICE_OF_IT = 4


class TakeItem(Action, frozen=True, tag="take-item"):
    """Take a bronze item from the forges of Ida's Plain (2.2A6)."""

    card: Number

    def hint(self, table: Table) -> Prompt:
        """Its use."""
        return use_of(self.card)


class Forge(Action, frozen=True, tag="forge"):
    """A smith makes an item, for runes and REPUTATION (2.2A6, 7.0C)."""

    smith: Name
    card: Number

    def hint(self, table: Table) -> Prompt | None:
        """Its price, and its use."""
        home = table.home_of(self.smith)
        if home is None:
            return None
        runes, renown = _price(home, self.card)
        return ForgeHint(runes, renown, use_of(self.card))


class Look(Action, frozen=True, tag="look"):
    """From the high seat: the next of a race (9.5)."""

    race: Race


class BreakCamp(Action, frozen=True, tag="break-camp"):
    """Be done."""


class Camp(SeatStep[Table], frozen=True, tag="camp"):
    """One thing after the other, as long as there is something."""

    done: tuple[str, ...] = ()
    """The kinds that were had already: one of each."""

    def ask(self, table: Table) -> Ask | None:
        """All that can be had; whether a seat is asked follows from what lies open (21.4)."""
        return OneOf([*self._offers(table), BreakCamp()]) if self._is_asked(table) else None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """There is nothing here."""
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Have it, and ask on."""
        if isinstance(action, BreakCamp):
            return ()
        if isinstance(action, TakeItem):
            own = next(one for one in self._smithies(table) if _fits(table, one, action.card))
            table.forged = tuple(card for card in table.forged if card != action.card)
            referee.tell(ItemForged(seat=seat, smith=None, card=action.card))
            receive(table, own.number, (action.card,), referee)
            return (Camp(seat, (*self.done, _bronze(own))),)
        if isinstance(action, Look):
            names = table.decks[action.race][-1:]
            referee.tell(HighSeatTaken(seat=seat))
            referee.tell(DeckSeen(race=action.race, names=names, secret_to=seat))
            return (Camp(seat, (*self.done, "look")),)
        if isinstance(action, WallIn | Deliver):
            do_in_camp(table, seat, action, referee)
            return (self,)
        assert isinstance(action, Forge)
        home = table.home_of(action.smith)
        assert home is not None, action
        _forge(table, home, action, referee)
        return (Camp(seat, (*self.done, action.smith)),)

    def default(self, table: Table, seat: Seat) -> Action:
        """The best weapon of bronze, if all can tell that hands are free for it; else nothing."""
        bronze = [
            card
            for card in table.forged
            if ITEMS[card].kind is Make.BRONZE and self._fits_surely(table, card)
        ]
        best = max(bronze, key=lambda card: (ITEMS[card].weapon, card), default=None)
        return TakeItem(best) if best else BreakCamp()

    def ordered(self, table: Table, seat: Seat, orders: Any) -> Action | None:
        """Skip it, if that is the order."""
        assert isinstance(orders, Orders)
        return BreakCamp() if orders.camp is CampOrder.SKIP else None

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Anything here?"""
        return Camping(seat)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Not here, not now, or too dear."""
        return NotToBeHadHere() if not isinstance(action, BreakCamp) else NO

    def _is_asked(self, table: Table) -> bool:
        """Something could be had, if hands were free that others cannot see."""
        own = table.of(self.seat)
        bronze = any(ITEMS[card].kind is Make.BRONZE for card in table.forged)
        return (
            (bronze and bool(self._smithies(table)))
            or ("look" not in self.done and any(_box(one) is Box.HIGH_SEAT for one in own))
            or any(any(camp_deeds(table, one)) for one in own)
            or any(self._rested(counter) and any(_affordable(table, counter)) for counter in own)
        )

    def _offers(self, table: Table) -> Iterator[Action]:
        """All groups of the seat camp where they stand, whichever of them has travelled (9.5)."""
        own = table.of(self.seat)
        smithies = self._smithies(table)
        for card in table.forged:
            if ITEMS[card].kind is Make.BRONZE and any(_fits(table, one, card) for one in smithies):
                yield TakeItem(card)
        if "look" not in self.done and any(_box(one) is Box.HIGH_SEAT for one in own):
            yield from (Look(race) for race in Race if table.decks[race])
        for counter in own:
            for smith in self._rested(counter)[:1]:  # of one group, no matter which of them works
                yield from (Forge(smith, card) for card in _makes(table, counter))
            yield from camp_deeds(table, counter)

    def _fits_surely(self, table: Table, card: Number) -> bool:
        """All can tell that hands are free: so a silent seat gives nothing away (21.4)."""
        return any(
            may_hold_surely(member, card, counter)
            for counter in self._smithies(table)
            for member in counter.members
        )

    def _rested(self, counter: Counter) -> Sequence[Name]:
        """The smiths of a group who have forged nothing yet: each works once (2.2A6)."""
        return [smith for smith in _smiths(counter) if smith not in self.done]

    def _smithies(self, table: Table) -> Sequence[Counter]:
        """The groups at the forges of Ida's Plain that have taken nothing yet."""
        found = (one for one in table.of(self.seat) if _box(one) is Box.FORGE_BRONZE)
        return [one for one in found if _bronze(one) not in self.done]


def _box(counter: Counter) -> Box | None:
    return BOARD[counter.place].box


def _bronze(counter: Counter) -> str:
    """The mark of a group that has taken its item."""
    return f"bronze {counter.number}"


def _fits(table: Table, counter: Counter, card: Number) -> bool:
    return heir_of(counter, card, table.season) is not None


def _smiths(own: Counter) -> Sequence[Name]:
    """Smiths of a group that did not move (2.2A6)."""
    if own.moved:
        return ()
    return [one.id for one in own.free if any(one.entries(Hook.FORGE))]


def _makes(table: Table, own: Counter) -> Iterator[Number]:
    """Forged and flaming items that somebody can hold, and the group can pay."""
    return (card for card in _affordable(table, own) if _fits(table, own, card))


def _affordable(table: Table, own: Counter) -> Iterator[Number]:
    """Those that the group can pay; how many runes it has is public (7.0)."""
    leader = table.leader(own).id
    for card in table.forged:
        if ITEMS[card].kind is Make.BRONZE:
            continue
        runes, renown = _price(own, card)
        least = RUNES_FOR_IT if card == GLEIPNIR else 0
        if renown <= table.tracked.get(leader, 0) and runes >= least:
            yield card


def _price(own: Counter, card: Number) -> tuple[int, int]:
    """Runes first, one each; the rest in REPUTATION of the leader."""
    price = PRICE_OF_IT if card == GLEIPNIR else ITEMS[card].rep
    runes = min(price, sum(len(one.runes) for one in own.free))
    return runes, price - runes


def _forge(table: Table, own: Counter, action: Forge, referee: Referee) -> None:
    runes, renown = _price(own, action.card)
    paid = [rune for one in own.free for rune in one.runes][:runes]
    strip(table, own.seat, tuple(paid))
    table.removed = (*table.removed, *paid)
    honour(table, table.leader(own).id, -renown, referee)
    table.forged = tuple(card for card in table.forged if card != action.card)
    assert own.seat is not None, own
    forge(table, action.smith, action.card)
    referee.tell(ItemForged(seat=own.seat, smith=action.smith, card=action.card))
    receive(table, own.number, (action.card,), referee)
