"""The effect of a card that has succeeded (4.3A)."""

from games.core.agenda import Steps
from games.core.dice import Referee
from games.hammer_of_thor.dead.guarding import drive_home
from games.hammer_of_thor.encounter import befriending, dealing, dueling, fleeing, joining, tricks
from games.hammer_of_thor.encounter.current import current, sides
from games.hammer_of_thor.encounter.deeds import succeeded
from games.hammer_of_thor.encounter.resolving import Outcome
from games.hammer_of_thor.encounter.spoils import Deal
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.encounter.terms import Propose
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.table import Table


def carried_out(
    table: Table, outcome: Outcome, deal: Deal | Propose | None, referee: Referee
) -> Steps[Table]:
    """The effect of the card that succeeded; the encounter is over with it.

    Args:
        table: the pieces.
        outcome: the round, with the side whose card it was.
        deal: named beforehand with NEGOTIATE; None: a truce between seats, news for others.
        referee: to tell.
    """
    met = sides(table)
    assert met is not None, outcome
    own, other = met if outcome.winner == current(table).mover else reversed(met)
    if outcome.card is not None:
        succeeded(table, own, outcome.card, referee)
    if drive_home(table, own, other, referee):
        return ()
    other = table.counter(other.number)
    return _effect(table, own, other, outcome, deal, referee)


def _effect(
    table: Table,
    own: Counter,
    other: Counter,
    outcome: Outcome,
    deal: Deal | Propose | None,
    referee: Referee,
) -> Steps[Table]:
    """Of the card of the first counter, on the second one."""
    match outcome.card:
        case Card.CON:
            return tricks.trick(table, own, other, referee)
        case Card.FOLLOWER:
            return joining.win_over(table, own, other, referee)
        case Card.SEDUCE:
            return joining.seduce(table, own, other, referee)
        case Card.EVADE:
            fleeing.evade(table, own, other, referee)
            return ()
        case Card.CHALLENGE:
            return dueling.challenge(table, own, other, referee)
        case Card.NEGOTIATE:
            return dealing.agree(table, own, other, deal, referee)
        case _:
            return befriending.befriend(table, own, other, referee)
