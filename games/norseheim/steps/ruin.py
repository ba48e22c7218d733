"""After the council: who has nothing any more goes out, or by option into exile (R53, H6, H7)."""

from collections.abc import Sequence

from games.core.agenda import Step, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.norseheim.board import CHIEFTAINS, NUMBER, Region
from games.norseheim.changes import change, discard_leader
from games.norseheim.endings import last_one, score
from games.norseheim.events import Exiled, WentOut
from games.norseheim.land import Land
from games.norseheim.prompts import Ruined as RuinedPrompt
from games.norseheim.steps.secret import Secret
from games.norseheim.steps.voting import PAIR, Voting
from games.norseheim.table import Reason, Table


class GoIntoExile(Action, frozen=True, tag="go-into-exile"):
    """Begin again in the weakest chieftain's region (option `exile`)."""


class GoOut(Action, frozen=True, tag="go-out"):
    """Have nothing any more, and take no further part."""


class Ruin(Step[Table], frozen=True, tag="ruin"):
    """Players with nothing left go out, or by option into exile (R53)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Exile is offered once."""
        there = len(table.seats)
        ruined = tuple(seat for seat in table.seats if is_ruined(table, seat))
        asked = [s for s in ruined if table.options.exile and not table.players[s].exiled]
        if not any(_refuges(table)):
            asked = []
        _leave(table, [seat for seat in ruined if seat not in asked], referee)
        return (*([Exile(tuple(asked))] if asked else ()), Remaining(there))


class Exile(Secret[GoIntoExile | GoOut], frozen=True, tag="exile"):
    """The ruined choose whether they begin again (option `exile`, H6)."""

    def ask(self, table: Table, seat: Seat) -> Ask:
        """Begin again, or go."""
        return OneOf((GoIntoExile(), GoOut()))

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """In player order, each in the weakest region that is free then."""
        going = []
        for seat in table.in_order:
            wishes = self.wishes_of(seat)
            refuges = _refuges(table)
            if GoIntoExile() in wishes and refuges:
                _settle(table, seat, refuges[0], referee)
            elif wishes:
                going.append(seat)
        _leave(table, going, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """Begin again (H6)."""
        return GoIntoExile()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which?"""
        return RuinedPrompt(seat)


class Remaining(Step[Table], frozen=True, tag="remaining"):
    """Where somebody has gone out and two are left, they may count the points (H7)."""

    there: int
    """How many played before."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """A vote, or nothing."""
        few = len(table.seats) == PAIR < self.there
        return (Voting(tuple(sorted(table.seats))),) if few else ()


def is_ruined(table: Table, seat: Seat) -> bool:
    """No region, no seat, no guest and no AP (R53)."""
    return not (
        table.on_map(seat) or table.players[seat].ap or table.seats_of(seat) or table.direct(seat)
    )


def _leave(table: Table, seats: Sequence[Seat], referee: Referee) -> None:
    """They go out, and whoever is left alone wins; if nobody were left, the points are counted."""
    if len(seats) == len(table.seats):
        score(table, referee, Reason.RUIN)
        return
    for seat in seats:
        _go_out(table, seat, referee)
    last_one(table)


def _go_out(table: Table, seat: Seat, referee: Referee) -> None:
    """Takes no part any more; none of the Gods cards may be played (R57)."""
    player = table.players[seat]
    table.spent = (*table.spent, *player.favours)
    table.change_player(seat, out=True, favours=())
    referee.tell(WentOut(seat=seat))


def _refuges(table: Table) -> list[Region]:
    """Chieftains' regions that nobody has convinced, the weakest first (R53).

    Not where no warriors are: a player's region that is empty falls to a new leader (R34).
    """
    lands = table.lands
    free = [r for r in CHIEFTAINS if lands[r].holder is None and lands[r].npc]
    return sorted(free, key=lambda region: (lands[region].npc, NUMBER[region]))


def _settle(table: Table, seat: Seat, region: Region, referee: Referee) -> None:
    """The chieftain's warriors are the player's, who has no AP anyway; his tile is discarded."""
    warriors = table.lands[region].npc
    discard_leader(table, region)
    table.lands[region] = Land()
    change(table, region, referee, owner=seat, warriors=warriors)
    table.change_player(seat, exiled=True)
    referee.tell(Exiled(seat=seat, region=region, warriors=warriors))
