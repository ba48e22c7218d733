"""The round: a turn for each player, the end check, the invasions (1.2)."""

from games.core.agenda import Position, Step, Steps
from games.core.dice import Referee
from games.core.vocabulary import Prompt, Seat
from games.fallen_kingdoms.closing.end_check import EndCheck
from games.fallen_kingdoms.closing.scoring import Scoring
from games.fallen_kingdoms.decision import KingdomStep
from games.fallen_kingdoms.events import RoundBegan, TurnBegan, TurnSkipped
from games.fallen_kingdoms.field import Phase
from games.fallen_kingdoms.gods.powers import UsingPower, usable
from games.fallen_kingdoms.invasion.phase import InvasionPhase
from games.fallen_kingdoms.last_round import is_last_round, tell_last_round
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.production.producing import Producing
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.teaching import teach
from games.fallen_kingdoms.war.combat import Combat
from games.fallen_kingdoms.war.moving import Moving
from games.fallen_kingdoms.war.pulling_back import PullingBack

TURNS = (Phase.POWER, Phase.PRODUCTION, Phase.MOVEMENT, Phase.COMBAT)
"""The parts of a round that belong to a player."""


class Round(Step[Table], frozen=True, tag="round"):
    """A: all turns, clockwise from the first player; B: is it over?; C: invasions."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The next round follows by itself, unless the match ends before."""
        was_last = is_last_round(table)
        table.round += 1
        table.phase = Phase.POWER
        referee.tell(RoundBegan(round=table.round, seat=table.first))
        tell_last_round(table, referee, was_last=was_last)
        turns = tuple(TurnBegins(seat) for seat in table.in_turn)
        return (*turns, EndCheck(), InvasionPhase(), Round())


class TurnBegins(KingdomStep, frozen=True, tag="turn-begins"):
    """A player's turn, in its five parts (1.2 A)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """A player without a unit on the board has no turn (F-20)."""
        if not table.on_board(self.seat):
            referee.tell(TurnSkipped(seat=self.seat))
            return ()
        table.active = self.seat
        table.turn += 1
        table.phase = Phase.POWER
        table.gift, table.spent = 0, (0, 0, 0)
        table.attacked = ()
        referee.tell(TurnBegan(seat=self.seat, turn=table.turn))
        if usable(table, self.seat):
            teach(table, Lesson.POWER, referee)
        return (
            UsingPower(self.seat),
            Producing(self.seat),
            Moving(self.seat),
            Combat(self.seat),
            PullingBack(self.seat),
            Scoring(self.seat),
        )


class Moment(Prompt, frozen=True, tag="moment-of-round"):
    """A round, and whose turn it is."""

    round: int
    """0: kingdoms are being set up."""
    active: Seat | None
    """None: all turns of the round are over."""


def moment(position: Position[Table]) -> Moment:
    """Tell what goes on."""
    table = position.table
    return Moment(table.round, table.active if table.phase in TURNS else None)


def following(table: Table) -> Seat | None:
    """The seat with the next turn of this round, as far as it is sure; else None."""
    order = table.in_turn
    later = order[order.index(table.active) + 1 :]
    return next((seat for seat in later if table.on_board(seat)), None)
