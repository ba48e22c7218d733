"""The order of play: birth, a player-turn of each seat, the season (3.0)."""

from games.core.agenda import Position, SeatStep, Step, Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.hammer_of_thor.alone.memory import remember_turn
from games.hammer_of_thor.alone.seeking import RivalSetsOut
from games.hammer_of_thor.alone.watching import watch
from games.hammer_of_thor.fate.drawing import DrawingFate
from games.hammer_of_thor.lasting import Key, end_game_turn, end_turn, expire
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.madness.turns import Despair
from games.hammer_of_thor.missions.doing import end_turn_there
from games.hammer_of_thor.missions.stock import TakingStock
from games.hammer_of_thor.ragnarok.muster import RagnarokBegins
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import lecture
from games.hammer_of_thor.turns.boxes import Boxes
from games.hammer_of_thor.turns.calendar import Birth, SeasonChange
from games.hammer_of_thor.turns.camp import Camp
from games.hammer_of_thor.turns.events import PlayerTurnBegan
from games.hammer_of_thor.turns.foresight import foresee
from games.hammer_of_thor.turns.newcomers import NewHero
from games.hammer_of_thor.turns.prompts import TimeOfMatch
from games.hammer_of_thor.turns.turn import Turn
from games.hammer_of_thor.turns.upkeep import Upkeep
from games.hammer_of_thor.ways.lessons import lessons_of_ways
from games.hammer_of_thor.ways.shapes import change_back


class GameTurn(Step[Table], frozen=True, tag="game-turn"):
    """One game-turn after the other, until Ragnarok is drawn (3.0)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Birth, all seats in turn order, season; then a rival, where one plays alone (14.3B)."""
        turns = (PlayerTurn(seat) for seat in table.seats)
        called = () if table.solo is None else map(RivalSetsOut, table.seats)
        rest = (Despair(), GameTurnEnds(), SeasonChange(), *called, GameTurn())
        return (Birth(), *turns, *rest)


class PlayerTurn(SeatStep[Table], frozen=True, tag="player-turn"):
    """A seat's turn: fate, movement, encounter (3.2)."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """It begins; what was to last until now is over."""
        table.turn += 1
        table.active = self.seat
        table.sitting = None
        table.used = ()
        expire(table, self.seat)
        referee.tell(PlayerTurnBegan(seat=self.seat, cards=len(table.stack)))
        return (
            NewHero(self.seat),
            Upkeep(self.seat),
            *lecture(table, Lesson.FATE),
            DrawingFate(self.seat),
            TakingStock(),
            *_about_gifts(table, self.seat),
            *lecture(table, Lesson.TRAVEL),
            *lessons_of_ways(table, self.seat),
            Turn(self.seat),
            TakingStock(),
            Camp(self.seat),
            Boxes(),
            TurnEnds(),
            TakingStock(),
        )


class TurnEnds(Step[Table], frozen=True, tag="turn-ends"):
    """A seat's turn is over."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Cards that served this turn are over, and shapes; missions and tasks count."""
        end_turn(table)
        change_back(table, referee, fleeting=False)
        for counter in table.of(table.active):
            end_turn_there(table, counter)
        remember_turn(table, table.active)
        watch(table, referee)
        foresee(table, table.active, referee)
        return ()


def moment(position: Position[Table]) -> TimeOfMatch:
    """Tell what goes on; alone a player need not be told whose turn it is."""
    table = position.table
    goes_round = table.game_turn and len(table.players) > 1
    return TimeOfMatch(table.game_turn, table.season, table.active if goes_round else None)


def _about_gifts(table: Table, seat: Seat) -> Steps[Table]:
    """Runes, and items with a use, are explained to those who have some."""
    people = [one for counter in table.of(seat) for one in counter.free]
    runes = lecture(table, Lesson.RUNES) if any(one.runes for one in people) else ()
    useful = any(item.use is not None for one in people for item in one.worn)
    return (*runes, *(lecture(table, Lesson.ITEMS) if useful else ()))


class GameTurnEnds(Step[Table], frozen=True, tag="game-turn-ends"):
    """All seats have had their turn: they may meet and deal with the same ones again (4.6.2)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Forget whom they met; Ragnarok waits no longer (12.1, option `equal_turns`)."""
        for seat in range(len(table.players)):
            table.change_player(seat, met=(), dealt=())
        end_game_turn(table)
        return (RagnarokBegins(),) if table.holds(Key.NEAR) else ()
