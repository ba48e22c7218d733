"""Settle: a settlement in an own region (Build)."""

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Action, Refusal
from games.norseheim.board import Region
from games.norseheim.changes import change
from games.norseheim.events import Settled
from games.norseheim.kinds import Kind
from games.norseheim.land import Building
from games.norseheim.orders.order import ByCards, Turn
from games.norseheim.refusals import CannotBuild
from games.norseheim.table import Table


class Settle(Action, frozen=True, tag="settle"):
    """Build a settlement."""

    region: Region
    cards: int


def refusal(turn: Turn, order: Settle) -> Refusal | None:
    """In an own region without a building, while the player has settlements left (R61)."""
    land = turn.table.lands[order.region]
    bare = land.owner == turn.seat and land.building is Building.NONE
    return None if bare and turn.table.settlements_left(turn.seat) else CannotBuild(order.region)


def _settle(turn: Turn, order: Settle, referee: Referee) -> Steps[Table]:
    change(turn.table, order.region, referee, building=Building.SETTLEMENT)
    referee.tell(Settled(seat=turn.seat, region=order.region))
    return ()


SETTLE = ByCards(
    action=Settle,
    kind=Kind.BUILD,
    heads=lambda turn: (
        (region,)
        for region in turn.table.direct(turn.seat)
        if refusal(turn, Settle(region, 0)) is None
    ),
    refusal=refusal,
    effect=_settle,
)
