"""A round of blows in one line (21.5)."""

from collections.abc import Sequence

from games.core.dice import Referee
from games.hammer_of_thor.battle.events import BronzeBroke, RoundFought
from games.hammer_of_thor.battle.exchange import Blow
from games.hammer_of_thor.battle.melee import Front, chief_of
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.traces import Clashed


def tell_round(
    table: Table, fronts: Sequence[Front], number: int, blows: Sequence[Blow], referee: Referee
) -> None:
    """All dice, and what both sides have lost; bronze that broke."""
    own, other = fronts
    lost, dealt = _losses(own, blows)
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


def trace_round(
    table: Table,
    number: int,
    fronts: Sequence[Front],
    blows: Sequence[Blow],
    able: Sequence[Sequence[Member]],
    referee: Referee,
) -> None:
    """The same for the picture, in numbers.

    Args:
        table: for the turn.
        number: of the round.
        fronts: both sides as they stood, the mover's first.
        blows: that were struck.
        able: those of both sides who can fight on.
        referee: to leave the trace.
    """
    mine = {one.id for one in fronts[0].fighters}
    struck = [[blow for blow in blows if (blow.striker in mine) is own] for own in (True, False)]
    still = {one.id for side in able for one in side}
    referee.trace(
        Clashed(
            turn=table.turn,
            round=number,
            blows=(len(struck[0]), len(struck[1])),
            hits=(sum(blow.hit for blow in struck[0]), sum(blow.hit for blow in struck[1])),
            lost=_losses(fronts[0], blows),
            out=tuple(one.id for side in fronts for one in side.fighters if one.id not in still),
        )
    )


def _losses(own: Front, blows: Sequence[Blow]) -> tuple[int, int]:
    """STAMINA that a side and its enemy have lost, embers too."""
    mine = {one.id for one in own.fighters}
    lost, dealt = 0, 0
    for blow in blows:
        if blow.target in mine:
            lost, dealt = lost + blow.lost, dealt + blow.burnt
        else:
            lost, dealt = lost + blow.burnt, dealt + blow.lost
    return lost, dealt
