"""A battle begins: who attacks, where, and by which orders (5.1.2)."""

from collections.abc import Mapping

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.hammer_of_thor.battle.battle import Battle
from games.hammer_of_thor.battle.events import BattleBegan
from games.hammer_of_thor.battle.lines import usual_order
from games.hammer_of_thor.battle.orders import BattleOrder, Mode
from games.hammer_of_thor.encounter.aids import surprises
from games.hammer_of_thor.encounter.current import change, sides
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import teach
from games.hammer_of_thor.traces import Charged


class Beginning(SeatStep[Table], frozen=True, tag="beginning"):
    """The battle begins; it is told before anybody decides."""

    battle: Battle

    def ask(self, table: Table) -> Ask | None:
        """Nothing."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Both leaders, and the place."""
        met = sides(table)
        assert met is not None, self
        own, other = met if self.battle.attacker == met[0].number else reversed(met)
        teach(table, Lesson.BATTLE, referee)
        referee.tell(
            BattleBegan(
                attacker=table.leader(own).id,
                defender=table.leader(other).id,
                place=own.place,
                surprise=self.battle.surprise or surprises(table, own.seat),
            )
        )
        leaders = self.battle.beaten
        seats = met[0].seat, met[1].seat
        referee.trace(Charged(turn=table.turn, leaders=leaders, seats=seats, place=own.place))
        return (self.battle,)


def fight(
    table: Table,
    attacker: int,
    orders: Mapping[int, BattleOrder],
    *,
    mode: Mode | None = None,
    surprise: bool = False,
) -> Steps[Table]:
    """The battle of the two counters of the encounter that goes on.

    Args:
        table: the pieces.
        attacker: the number of the counter that attacks.
        orders: by number, as far as seats have given any; a mover who has given none is asked.
        mode: how the mover means its blows, if it has said so.
        surprise: the other side is taken by surprise (4.3.2).
    """
    met = sides(table)
    assert met is not None, attacker
    own, other = met
    assert own.seat is not None, attacker
    mine, theirs = orders.get(own.number), orders.get(other.number)
    if theirs is None and other.seat is not None:
        theirs = usual_order(table, other, own)
    found = Battle(
        own.seat,
        attacker,
        mine,
        theirs,
        (table.leader(own).id, table.leader(other).id),
        other.seat is None and not other.wild,
        surprise=surprise,
    )
    change(table, mode=mine.mode if mine is not None else mode)
    return (Beginning(own.seat, found),)
