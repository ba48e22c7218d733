"""Wall: a Danevold between two regions (Build)."""

from collections.abc import Iterator

from games.core.agenda import Steps
from games.core.crossed import Details
from games.core.dice import Referee
from games.core.vocabulary import Action, Refusal
from games.norseheim.board import NEIGHBOURS, Region, border
from games.norseheim.events import Walled
from games.norseheim.kinds import Kind
from games.norseheim.orders.order import ByCards, Turn
from games.norseheim.refusals import CannotBuild, NotNextTo
from games.norseheim.table import DANEVOLDS, Table


class Wall(Action, frozen=True, tag="wall"):
    """Build a Danevold between two regions (R37, R70)."""

    region: Region
    toward: Region
    cards: int


def refusal(turn: Turn, order: Wall) -> Refusal | None:
    """On any border of an own region without a Danevold, while there are any (R37, R70)."""
    table, region = turn.table, order.region
    if order.toward not in NEIGHBOURS[region]:
        return NotNextTo(region, order.toward)
    taken = border(region, order.toward) in table.danevolds
    own = table.lands[region].owner == turn.seat
    return CannotBuild(region) if taken or not own or len(table.danevolds) == DANEVOLDS else None


def _heads(turn: Turn) -> Iterator[Details]:
    """A border between two own regions from either side."""
    return (
        (region, near)
        for region in turn.table.direct(turn.seat)
        for near in NEIGHBOURS[region]
        if refusal(turn, Wall(region, near, 0)) is None
    )


def _build(turn: Turn, order: Wall, referee: Referee) -> Steps[Table]:
    one, other = border(order.region, order.toward)
    turn.table.danevolds = (*turn.table.danevolds, (one, other))
    referee.tell(Walled(seat=turn.seat, region=one, toward=other))
    return ()


WALL = ByCards(action=Wall, kind=Kind.BUILD, heads=_heads, refusal=refusal, effect=_build)
