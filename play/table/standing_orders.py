"""Standing orders: what a player answers in advance, in a match of a title that can use it.

Orders are secret. They are looked up when a question is opened (`play.match.consequences`), so
that another order changes nothing that is asked already; `play.watch.deputies` carries them out,
unless the player has begun to answer before.
"""

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct, inspect, json
from msgspec.structs import replace

from games.core.errors import GameOver, StalePrompt
from games.core.vocabulary import Seat
from play.match.match import Match
from play.match.registry import MatchRegistry
from play.refusals import NoOrders


class OrderChoice(Struct, frozen=True):
    """A field of a title's orders: what may be ordered, and what is."""

    field: str
    values: Sequence[Enum]
    ordered: Enum

    @property
    def message(self) -> str:
        """The id of the sentence that tells what the field is about."""
        return f"order-{self.field}"


def choices(match: Match, user: int) -> list[OrderChoice]:
    """List a player's orders, field by field.

    Raises:
        NotAPlayer, GameOver: there is nothing to order for this user.
        NoOrders: the title knows none.
    """
    orders = _orders(match, user)
    info = inspect.type_info(type(orders))
    assert isinstance(info, inspect.StructType)
    return [
        OrderChoice(field.name, tuple(field.type.cls), getattr(orders, field.name))
        for field in info.fields
        if isinstance(field.type, inspect.EnumType)
    ]


def offers(match: Match, seat: Seat) -> list[tuple[str, Enum]]:
    """List the orders that would have spared a seat what it is asked, if none of its own does."""
    offered = match.title.rules.offered_orders
    if offered is None or seat not in match.standing.asks:
        return []
    left = _orders(match, match.record.seats[seat].user)
    if match.standing.ordered(seat, left) is not None:
        return []
    found = offered(match.standing, seat)
    return [(field, value) for field, value in found.items() if getattr(left, field) != value]


def spares(match: Match, seat: Seat) -> bool:
    """Tell whether a seat has ordered already what alone it could do while nobody waits for it."""
    ask, kept = match.standing.asks.get(seat), match.record.seats[seat].user
    if ask is None or not ask.optional or len(ask) > 1 or match.title.rules.orders is None:
        return False
    return match.standing.ordered(seat, _orders(match, kept)) in ask


async def order(
    registry: MatchRegistry, match_id: int, user: int, field: str, value: str
) -> tuple[Match, Struct]:
    """Order something from the next question on; gives the match, and all that is ordered now.

    Raises:
        NotAPlayer, GameOver, NoOrders: there is nothing to order for this user.
        StalePrompt: there is no such field, or no such value of it.
    """

    async def change(kept: Match) -> Struct:
        match = await registry.match(kept.record.id)
        known = {one.field: one.values for one in choices(match, user)}
        wanted = [one for one in known.get(field, ()) if one.value == value]
        if not wanted:
            raise StalePrompt
        orders = replace(_orders(match, user), **{field: wanted[0]})
        seat = replace(match.seat_of(user), orders=json.encode(orders))
        await registry.amend(match, [seat], ())
        return orders

    orders = await registry.decide(match_id, change)
    return await registry.match(match_id), orders


async def hold(registry: MatchRegistry, match_id: int, user: int, prompt: int) -> Match:
    """Let no order answer a question whose player has begun to; gives the match.

    Raises:
        NotAPlayer: this user has no seat.
        StalePrompt: the question is closed.
    """

    async def keep(kept: Match) -> None:
        match = await registry.match(kept.record.id)
        seat = match.seat_of(user)
        if seat.clock is None or seat.prompt != prompt:
            raise StalePrompt
        clock = replace(seat.clock, ordered=None, acts=None, due=registry.now())
        await registry.amend(match, [replace(seat, clock=clock)], ())

    await registry.decide(match_id, keep)
    return await registry.match(match_id)


def _orders(match: Match, user: int) -> Struct:
    """All that a player has ordered; the defaults, if nothing."""
    seat, kind = match.seat_of(user), match.title.rules.orders
    if match.position is not None and match.position.ending is not None:
        raise GameOver
    if kind is None:
        raise NoOrders
    ordered: Struct = kind() if seat.orders is None else json.decode(seat.orders, type=kind)
    return ordered
