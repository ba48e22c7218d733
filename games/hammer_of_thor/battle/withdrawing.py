"""Getting away from a battle (5.1.5)."""

from games.core.dice import Referee
from games.hammer_of_thor.battle.events import WithdrawalTried
from games.hammer_of_thor.battle.lines import escape
from games.hammer_of_thor.encounter.checks import DIE, kept_within
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.table import Table


def gets_away(table: Table, own: Counter, other: Counter, referee: Referee) -> bool:
    """Withdraw: leader against leader (5.1.5)."""
    leader, foe = table.leader(own), table.leader(other)
    t, roll = kept_within(escape(table, leader, foe)), referee.roll(DIE) - 1
    success = roll <= t
    referee.tell(WithdrawalTried(leader=leader.id, t=t, roll=roll, success=success))
    return success
