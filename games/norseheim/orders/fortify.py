"""Fortify: a ring fortress around a settlement (Build)."""

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Action, Refusal
from games.norseheim.board import Region
from games.norseheim.changes import change
from games.norseheim.events import Fortified
from games.norseheim.kinds import Kind
from games.norseheim.land import Building
from games.norseheim.orders.order import ByCards, Turn
from games.norseheim.refusals import CannotBuild
from games.norseheim.table import Table


class Fortify(Action, frozen=True, tag="fortify"):
    """Build a ring fortress around a settlement (R73)."""

    region: Region
    cards: int


def refusal(turn: Turn, order: Fortify) -> Refusal | None:
    """Around an own settlement, while the common supply lasts (R73)."""
    land = turn.table.lands[order.region]
    settled = land.owner == turn.seat and land.building is Building.SETTLEMENT
    return None if settled and turn.table.rings_left else CannotBuild(order.region)


def _fortify(turn: Turn, order: Fortify, referee: Referee) -> Steps[Table]:
    change(turn.table, order.region, referee, building=Building.RING)
    referee.tell(Fortified(seat=turn.seat, region=order.region))
    return ()


FORTIFY = ByCards(
    action=Fortify,
    kind=Kind.BUILD,
    heads=lambda turn: (
        (region,)
        for region in turn.table.direct(turn.seat)
        if refusal(turn, Fortify(region, 0)) is None
    ),
    refusal=refusal,
    effect=_fortify,
)
