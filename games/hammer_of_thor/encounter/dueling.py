"""CHALLENGE: a duel of honour, and what hangs on it (4.3A6)."""

from games.core.agenda import Steps
from games.core.dice import Referee
from games.hammer_of_thor.battle.honour import duel_of_honour
from games.hammer_of_thor.encounter.checks import DIE, UNANSWERED, Meeting, kept_within, t_of
from games.hammer_of_thor.encounter.current import change, current, find
from games.hammer_of_thor.encounter.deeds import won_duel
from games.hammer_of_thor.encounter.events import CardChecked, DuelEnded
from games.hammer_of_thor.encounter.following import fits, may_follow
from games.hammer_of_thor.encounter.joining import Welcoming
from games.hammer_of_thor.encounter.parting import is_resident, overcome
from games.hammer_of_thor.encounter.stepping import step_aside
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.events import Why
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.gains import receive
from games.hammer_of_thor.handing import honour
from games.hammer_of_thor.table import Table

MOST = 10
"""REPUTATION that a duel brings at most."""
SHAME = 2
"""REPUTATION that a seat's leader loses who is beaten."""
IMPRESSED = 2
"""Added to T of FOLLOWER for whoever has won."""


def challenge(table: Table, own: Counter, other: Counter, referee: Referee) -> Steps[Table]:
    """The challenge of the first counter's leader is accepted."""
    number = duel_of_honour(table, own.number, referee)
    if number is None:
        referee.tell(DuelEnded(winner=None, loser=None))
        return ()
    winner, loser = (own, other) if number == own.number else (other, own)
    best, beaten = table.leader(winner), table.leader(loser)
    won_duel(table, winner)
    referee.tell(DuelEnded(winner=best.id, loser=beaten.id))
    worth = min(MOST, -(-table.stat(beaten, Stat.REPUTATION) // 2))
    if winner.seat is not None:
        honour(table, best.id, worth, referee, Why.DUEL)
    if loser.seat is not None:
        honour(table, beaten.id, -SHAME, referee)
        step_aside(table, loser.number, referee)
        return ()
    receive(table, winner.number, current(table).treasure, referee)
    change(table, treasure=())
    overcome(table, winner, beaten.id, referee, resident=is_resident(loser))
    return _impressed(table, winner, loser, referee)


def _impressed(table: Table, winner: Counter, loser: Counter, referee: Referee) -> Steps[Table]:
    """A beaten leader of nobody joins on a check, or goes (4.3A6)."""
    own, other = find(table, winner.number), find(table, loser.number)
    if own is None or other is None or own.seat is None:
        return ()
    beaten = table.leader(other).id
    if not may_follow(table, beaten, own) or not fits(table, beaten, own):
        return ()
    t = kept_within(t_of(table, Card.FOLLOWER, Meeting(own, other), UNANSWERED, IMPRESSED))
    roll = referee.roll(DIE) - 1
    success = roll <= t
    referee.tell(
        CardChecked(
            leader=table.leader(own).id, card=Card.FOLLOWER, t=t, roll=roll, success=success
        )
    )
    return (Welcoming(own.seat, (beaten,)),) if success else ()
