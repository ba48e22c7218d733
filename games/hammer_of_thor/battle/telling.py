"""A round of blows in one line (21.5)."""

from collections.abc import Sequence

from games.core.dice import Referee
from games.hammer_of_thor.battle.events import BronzeBroke, RoundFought
from games.hammer_of_thor.battle.exchange import Blow
from games.hammer_of_thor.battle.melee import Front, chief_of
from games.hammer_of_thor.table import Table


def tell_round(
    table: Table, fronts: Sequence[Front], number: int, blows: Sequence[Blow], referee: Referee
) -> None:
    """All dice, and what both sides have lost; bronze that broke."""
    own, other = fronts
    mine = {one.id for one in own.fighters}
    lost, dealt = 0, 0
    for blow in blows:
        if blow.target in mine:
            lost, dealt = lost + blow.lost, dealt + blow.burnt
        else:
            lost, dealt = lost + blow.burnt, dealt + blow.lost
    rolls = (die for blow in blows for die in (blow.die, blow.harm)[: 1 + blow.hit])
    referee.tell(
        RoundFought(
            round=number,
            leader=chief_of(table, own.counter, own.fighters).id,
            other=chief_of(table, other.counter, other.fighters).id,
            stance=own.order.stance,
            facing=other.order.stance,
            rolls=tuple(rolls),
            lost=lost,
            dealt=dealt,
        )
    )
    for blow in blows:
        if blow.broken is not None:
            referee.tell(BronzeBroke(name=blow.broken[0], card=blow.broken[1]))
