"""A rival sets out at a season change, and meets the seat as a mover (14.3B)."""

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.alone.events import RivalCame, RivalWent
from games.hammer_of_thor.alone.rivals import goal, next_rival, strides
from games.hammer_of_thor.belongings.revealing import reveal_all
from games.hammer_of_thor.encounter.events import Parted
from games.hammer_of_thor.encounter.parting import Parting
from games.hammer_of_thor.encounter.rounds import Facing
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.fate.armed import on_met
from games.hammer_of_thor.folk.groups import Counter
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import teach


class RivalSetsOut(SeatStep[Table], frozen=True, tag="rival-sets-out"):
    """The next rival in turn goes toward the seat's nearest counter."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Two links; there it meets whom it has sought."""
        sought = any(table.of(self.seat))
        rival = next_rival(table) if sought else None
        own = goal(table, rival, self.seat) if rival is not None else None
        if rival is None or own is None:
            return ()
        origin, place = rival.place, strides(rival.place, own.place)
        name = table.leader(rival).id
        if place is not origin:
            table.change_counter(rival.number, place=place, known=True)
            referee.tell(RivalWent(name=name, place=place))
        if place is not own.place:
            return ()
        return _met(table, self.seat, own, table.counter(rival.number), origin, referee)


def _met(
    table: Table, seat: Seat, own: Counter, rival: Counter, origin: Place, referee: Referee
) -> Steps[Table]:
    """The encounter begins; an armed card may end it at once (14.3A, 4.1.3)."""
    table.sitting = None
    table.change_counter(rival.number, known=True)
    table.encounter = Encounter(own.number, rival.number, came=origin)
    for number in (own.number, rival.number):
        reveal_all(table, number, referee)
    name, leader = table.leader(rival).id, table.leader(own).id
    referee.tell(RivalCame(name=name, leader=leader, place=own.place))
    teach(table, Lesson.RIVAL, referee)
    if on_met(table, seat, referee):
        referee.tell(Parted(rounds=0))
        return (Parting(),)
    return (Facing(seat), Parting())
