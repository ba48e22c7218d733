"""Two players are left: both may agree to count the points at once (H7)."""

from games.core.agenda import Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.norseheim.endings import score
from games.norseheim.events import VoteCounted
from games.norseheim.prompts import Voting as VotingPrompt
from games.norseheim.steps.secret import Secret
from games.norseheim.table import Reason, Table

PAIR = 2


class ScoreNow(Action, frozen=True, tag="score-now"):
    """Of the last two players: count the points now (H7)."""


class PlayOn(Action, frozen=True, tag="play-on"):
    """Of the last two players: go on."""


class Voting(Secret[ScoreNow | PlayOn], frozen=True, tag="voting"):
    """Silence means to go on."""

    def ask(self, table: Table, seat: Seat) -> Ask:
        """Now, or later."""
        return OneOf((ScoreNow(), PlayOn()))

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Both must want it; seats are counted anew for it."""
        agreed = all(ScoreNow() in self.wishes_of(seat) for seat in table.seats)
        referee.tell(VoteCounted(score=agreed))
        if agreed:
            table.seat_council()
            score(table, referee, Reason.VOTE)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Go on."""
        return PlayOn()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Now?"""
        return VotingPrompt(seat)
