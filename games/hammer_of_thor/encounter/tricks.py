"""CON: what a trick brings (4.3A2, 4.3A9)."""

from collections.abc import Iterator, Sequence

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.hammer_of_thor.cards.deck import Number
from games.hammer_of_thor.encounter.current import change, current, sides
from games.hammer_of_thor.encounter.events import PrizeTaken
from games.hammer_of_thor.encounter.parting import is_resident, overcome
from games.hammer_of_thor.encounter.prompts import ChoosingPrize, LootHint
from games.hammer_of_thor.encounter.spoils import Prize
from games.hammer_of_thor.encounter.wares import use_of
from games.hammer_of_thor.fate.events import GoodsLost
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.gains import receive
from games.hammer_of_thor.handing import hand_over, honour, strip
from games.hammer_of_thor.partings import lay_down
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.ways.spying import spy

RENOWN = 1
"""REPUTATION for a trick on a leader of nobody that brings nothing else."""
SHAME = 2
"""REPUTATION that changes hands between seats where there is nothing to take."""
LOSS = 1
"""REPUTATION that a leader loses who is tricked by nobody's, and has nothing."""


class TakePrize(Action, frozen=True, tag="take-prize"):
    """Take what the trick brings."""

    prize: Prize
    card: Number | None = None
    """The item; None: a concealed one by lot, or no item."""
    of: Seat | None = None
    """The seat whose secrets a spirit sees."""

    def hint(self, table: Table) -> Prompt | None:
        """The use of an item; else how much there is, but for secrets: their kinds are secret."""
        met = sides(table)
        if met is None:
            return None
        if self.card is not None:
            return use_of(self.card)
        other = met[1]
        match self.prize:
            case Prize.TREASURE:
                return LootHint(guarded=len(current(table).treasure))
            case Prize.ITEM:
                return LootHint(concealed=sum(len(one.hidden) for one in other.members))
            case Prize.RUNE:
                return LootHint(runes=sum(len(one.runes) for one in other.members))
            case Prize.RENOWN:
                return LootHint(renown=_renown(other))
            case Prize.SECRETS:
                return None


class Tricking(SeatStep[Table], frozen=True, tag="tricking"):
    """The mover's trick has worked: it chooses the prize."""

    def ask(self, table: Table) -> Ask | None:
        """All that can be had."""
        found = _of_encounter(table)
        return OneOf(found) if len(found) > 1 else None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The only prize."""
        found = _of_encounter(table)
        return self.answer(table, self.seat, found[0], referee) if found else ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """It changes hands."""
        assert isinstance(action, TakePrize)
        met = sides(table)
        assert met is not None, self
        _take(table, *met, action, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Treasure, item, rune, REPUTATION: the first that there is."""
        return _of_encounter(table)[0]

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which?"""
        return ChoosingPrize(seat)


def trick(table: Table, own: Counter, other: Counter, referee: Referee) -> Steps[Table]:
    """A CON has succeeded: the mover chooses, others take the usual or what chance gives."""
    if own.seat is None:
        _robbed(table, other, referee)
        return ()
    if own.number != current(table).mover:
        _take(table, own, other, _prizes(table, other)[0], referee)
        return ()
    if other.seat is None:
        overcome(table, own, table.leader(other).id, referee, resident=is_resident(other))
    return (Tricking(own.seat),)


def _of_encounter(table: Table) -> Sequence[TakePrize]:
    met = sides(table)
    if met is None:
        return ()
    return _airy(table, *met) if met[0].is_spirit else _prizes(table, met[1])


def _airy(table: Table, own: Counter, other: Counter) -> Sequence[TakePrize]:
    """A spirit sees the secrets of the seat that it meets, or of any; or it takes a rune (4.2C)."""
    seats = table.seats if other.seat is None else (other.seat,)
    seen = (TakePrize(Prize.SECRETS, of=seat) for seat in seats if seat != own.seat)
    runes = any(one.runes for one in other.members)
    return (*seen, *([TakePrize(Prize.RUNE)] if runes else []))


def _prizes(table: Table, other: Counter) -> Sequence[TakePrize]:
    """Of a seat an item, else a rune, else REPUTATION; of nobody's group all that it has.

    A spirit carries nothing (4.2C).
    """
    if other.is_spirit:
        return (TakePrize(Prize.RENOWN),)
    items = tuple(_items(table, other))
    runes = any(one.runes for one in other.members)
    if other.seat is not None:
        rest = TakePrize(Prize.RUNE) if runes else TakePrize(Prize.RENOWN)
        return items or (rest,)
    found = [TakePrize(Prize.TREASURE)] if current(table).treasure else []
    found += [*items, *([TakePrize(Prize.RUNE)] if runes else [])]
    return (*found, TakePrize(Prize.RENOWN))


def _items(table: Table, other: Counter) -> Iterator[TakePrize]:
    """Revealed items, those on the leader's card that have not come into play, a concealed one.

    In a match for one the last item stays (14.2).
    """
    if _is_last(table, sum(len(one.items) for one in other.members)):
        return
    for member in other.members:
        yield from (TakePrize(Prize.ITEM, item) for item in member.shown)
    if other.wild:
        listed = table.leader(other).figure.items
        yield from (TakePrize(Prize.ITEM, item) for item in listed if item in table.aside)
    if any(member.hidden for member in other.members):
        yield TakePrize(Prize.ITEM)


def _is_last(table: Table, items: int) -> bool:
    """In a match for one CON never takes the last item (14.2)."""
    return table.solo is not None and items == 1


def _take(table: Table, own: Counter, other: Counter, action: TakePrize, referee: Referee) -> None:
    leader = table.leader(own).id
    referee.tell(PrizeTaken(leader=leader, prize=action.prize, card=action.card))
    if action.prize is Prize.SECRETS:
        assert own.seat is not None, own
        assert action.of is not None, action
        spy(table, own.seat, action.of, referee, runes=False)
    elif action.prize is Prize.RENOWN:
        if other.seat is not None:
            honour(table, table.leader(other).id, -SHAME, referee)
        honour(table, leader, _renown(other), referee)
    elif action.prize is Prize.TREASURE:
        receive(table, own.number, current(table).treasure, referee)
        change(table, treasure=())
    else:
        _carry_off(table, own, other, _chosen(other, action, referee), referee)


def _renown(other: Counter) -> int:
    """REPUTATION that is the prize."""
    return RENOWN if other.seat is None else SHAME


def _chosen(other: Counter, action: TakePrize, referee: Referee) -> Number:
    """The item that was named, or one by lot of those that nobody sees."""
    if action.card is not None:
        return action.card
    if action.prize is Prize.ITEM:
        return referee.pick([card for one in other.members for card in one.hidden])
    return referee.pick([card for one in other.members for card in one.runes])


def _carry_off(table: Table, own: Counter, other: Counter, card: Number, referee: Referee) -> None:
    """From a seat's group, from nobody's, or from those that wait for their owners."""
    if other.seat is not None:
        hand_over(table, other.seat, own.number, (card,), referee)
        return
    strip(table, None, (card,))
    table.aside = tuple(item for item in table.aside if item != card)
    receive(table, own.number, (card,), referee)


def _robbed(table: Table, counter: Counter, referee: Referee) -> None:
    """A leader of nobody takes an item by lot, else a rune, else REPUTATION (4.3A9)."""
    carrying = () if counter.is_spirit else counter.members
    items = [item for one in carrying for item in one.items]
    if _is_last(table, len(items)):
        items = []
    runes = [rune for one in carrying for rune in one.runes]
    taken = referee.pick(items or runes) if items or runes else None
    prize = Prize.ITEM if items else Prize.RUNE if runes else Prize.RENOWN
    thief = table.leader(table.counter(current(table).other)).id
    referee.tell(PrizeTaken(leader=thief, prize=prize))
    if taken is None:
        honour(table, table.leader(counter).id, -LOSS, referee)
        return
    strip(table, counter.seat, (taken,))
    if items:
        lay_down(table, (taken,))
    else:
        table.runes = (taken, *table.runes)
    referee.tell(GoodsLost(card=taken, secret_to=counter.seat))
