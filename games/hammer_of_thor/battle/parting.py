"""A battle is over: a side has won, nobody has, or dusk parts them (5.1.4, 5.1.7)."""

from collections.abc import Sequence

from games.core.agenda import Steps
from games.core.dice import Referee
from games.hammer_of_thor.battle.aftermath import heal_after, won
from games.hammer_of_thor.battle.clash import Clash
from games.hammer_of_thor.battle.events import BattleOver
from games.hammer_of_thor.battle.falling import thirst
from games.hammer_of_thor.battle.goods import part_goods
from games.hammer_of_thor.encounter.current import change, current, find
from games.hammer_of_thor.encounter.drawing import bury_treasure
from games.hammer_of_thor.encounter.stepping import send_back
from games.hammer_of_thor.fate.leading import led_to
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.traces import Settled


def end_of_line(table: Table, clash: Clash, referee: Referee) -> Steps[Table]:
    """A side has nobody left who can fight, or both have not (5.1.7)."""
    own, other = clash.able(table)
    met = current(table)
    if not own and not other:
        bury_treasure(table, met.treasure)
        change(table, treasure=())
        return over(table, clash, referee)
    winner = met.mover if own else met.other
    return won_by(table, clash, winner, clash.down, referee)


def won_by(
    table: Table, clash: Clash, winner: int, down: Sequence[Name], referee: Referee
) -> Steps[Table]:
    """A counter has won; all who are down and not its own are captives."""
    thirst(table, clash.bereaved, referee)
    met = current(table)
    first = winner == met.mover
    own = find(table, winner)
    names = own.names if own is not None else ()
    return won(
        table,
        winner,
        met.other if first else met.mover,
        clash.round - 1,
        [name for name in down if name not in names],
        clash.beaten[1 if first else 0],
        referee,
        resident=clash.resident and first,
    )


def over(table: Table, clash: Clash, referee: Referee) -> Steps[Table]:
    """Nobody has won."""
    thirst(table, clash.bereaved, referee)
    referee.tell(BattleOver(winner=None, rounds=clash.round - 1))
    referee.trace(Settled(turn=table.turn, winner=None))
    part_goods(table, None, referee)
    heal_after(table)
    return ()


def dusk(table: Table, clash: Clash, referee: Referee) -> Steps[Table]:
    """Both part; the mover goes back where it came from (5.1.4)."""
    steps = over(table, clash, referee)
    own = find(table, current(table).mover)
    if own is not None and table.sitting is not None and own.place != table.sitting.origin:
        led_to(table, own.number, table.sitting.origin, referee)
    send_back(table, referee)
    return steps
