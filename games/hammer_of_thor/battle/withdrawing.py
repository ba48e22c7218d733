"""Getting away from a battle (5.1.5)."""

from games.core.dice import Referee
from games.hammer_of_thor.battle.events import WithdrawalTried
from games.hammer_of_thor.battle.lines import escape
from games.hammer_of_thor.encounter.checks import DIE, kept_within
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table


def gets_away(table: Table, leader: Member, foe: Member, referee: Referee) -> bool:
    """Withdraw: leader against leader, or whoever leads on (5.1.5, 5.4.4)."""
    t, roll = kept_within(escape(table, leader, foe)), referee.roll(DIE) - 1
    success = roll <= t
    referee.tell(WithdrawalTried(leader=leader.id, t=t, roll=roll, success=success))
    return success
