"""A duel of honour: leaders alone, and nobody dies (4.3A6, T33)."""

from games.core.dice import Referee
from games.hammer_of_thor.battle.falling import discard_broken
from games.hammer_of_thor.battle.melee import Front, Melee, exchange_of
from games.hammer_of_thor.battle.orders import BattleOrder, Mode
from games.hammer_of_thor.battle.telling import tell_round
from games.hammer_of_thor.encounter.current import is_scouted, sides
from games.hammer_of_thor.table import Table

ROUNDS = 5
BEATEN = 3
"""A leader who is down to this part of the STAMINA has lost."""
ORDER = BattleOrder(Mode.SUBDUE)
"""How both fight."""


def duel_of_honour(table: Table, challenger: int, referee: Referee) -> int | None:
    """Fight it out; the losses are stun, and gone when it is over.

    Args:
        table: the pieces, with the encounter that goes on.
        challenger: the number of the counter whose leader has challenged.
        referee: for the dice.

    Returns:
        The number of the winner's counter; None: neither has lost, or both have.
    """
    met = sides(table)
    assert met is not None, challenger
    fronts = [Front(one, ORDER, (table.leader(one),)) for one in met]
    names = [one.fighters[0].id for one in fronts]
    exchange = exchange_of(fronts, {}, (), referee)
    beaten: list[str] = []
    for number in range(1, ROUNDS + 1):
        fronts = [
            Front(one.counter, ORDER, (exchange.members[name],))
            for one, name in zip(fronts, names, strict=True)
        ]
        before = len(exchange.blows)
        Melee(table, number, fronts, scouted=is_scouted(table)).fight(exchange)
        tell_round(table, fronts, number, exchange.blows[before:], referee)
        members = exchange.members
        beaten = [one for one in names if is_beaten(exchange.left(one), members[one].stamina)]
        if beaten:
            break
    discard_broken(table, exchange)
    if len(beaten) != 1:
        return None
    loser = names.index(beaten[0])
    return met[1 - loser].number


def is_beaten(left: int, stamina: int) -> bool:
    """Whether a leader with so much of its STAMINA left has lost."""
    return left * BEATEN <= stamina
