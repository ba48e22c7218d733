"""The order of play: birth, a player-turn of each seat, the season (3.0)."""

from games.core.agenda import SeatStep, Step, Steps
from games.core.asks import Ask
from games.core.dice import Referee
from games.hammer_of_thor.alone.memory import remember_turn
from games.hammer_of_thor.alone.seeking import RivalSetsOut
from games.hammer_of_thor.alone.watching import watch
from games.hammer_of_thor.fate.drawing import DrawingFate
from games.hammer_of_thor.lasting import end_game_turn, end_turn, expire
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.table import Table
from games.hammer_of_thor.teaching import lecture
from games.hammer_of_thor.turns.boxes import Boxes
from games.hammer_of_thor.turns.calendar import Birth, SeasonChange
from games.hammer_of_thor.turns.camp import Camp
from games.hammer_of_thor.turns.events import PlayerTurnBegan
from games.hammer_of_thor.turns.newcomers import NewHero
from games.hammer_of_thor.turns.turn import Turn
from games.hammer_of_thor.turns.upkeep import Upkeep


class GameTurn(Step[Table], frozen=True, tag="game-turn"):
    """One game-turn after the other, until Ragnarok is drawn (3.0)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Birth, all seats in turn order, season; then a rival, where one plays alone (14.3B)."""
        turns = (PlayerTurn(seat) for seat in table.seats)
        called = () if table.solo is None else map(RivalSetsOut, table.seats)
        return (Birth(), *turns, GameTurnEnds(), SeasonChange(), *called, GameTurn())


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
            *lecture(table, Lesson.TRAVEL),
            Turn(self.seat),
            Camp(self.seat),
            Boxes(),
            TurnEnds(),
        )


class TurnEnds(Step[Table], frozen=True, tag="turn-ends"):
    """A seat's turn is over."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Cards that served this turn alone are over."""
        end_turn(table)
        remember_turn(table, table.active)
        watch(table, referee)
        return ()


class GameTurnEnds(Step[Table], frozen=True, tag="game-turn-ends"):
    """All seats have had their turn: they may meet and deal with the same ones again (4.6.2)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Forget whom they met."""
        for seat in range(len(table.players)):
            table.change_player(seat, met=(), dealt=())
        end_game_turn(table)
        return ()
