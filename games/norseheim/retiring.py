"""A player leaves for good (H7): what becomes of land, seats and cards, and of what was pending."""

from msgspec.structs import replace

from games.core.agenda import Position, Step, settle
from games.core.dice import Referee
from games.core.title import Started
from games.core.vocabulary import CoreReason, Ending, Seat, SeatRetired, without
from games.norseheim.changes import settle_leader
from games.norseheim.events import ChieftainLost, GuestsLost
from games.norseheim.steps.attack import Assault, Losing, PressingOn
from games.norseheim.steps.deeds import Covering, Mustering, Relocating
from games.norseheim.steps.foreseeing import Foreseeing
from games.norseheim.steps.homes import Homes
from games.norseheim.steps.ruin import Remaining
from games.norseheim.steps.secret import Secret
from games.norseheim.steps.turn import Acting, AfterActing, FirstHalf, SecondHalf, TurnBegins
from games.norseheim.steps.voting import PAIR, Voting
from games.norseheim.steps.windows import After, Before
from games.norseheim.table import Table

OwnStep = (
    TurnBegins
    | Acting
    | AfterActing
    | FirstHalf
    | SecondHalf
    | Relocating
    | Mustering
    | Covering
    | Foreseeing
    | Assault
    | Before
    | After
    | Losing
    | PressingOn
)
"""Steps that belong to their seat alone."""


def retire(position: Position[Table], seat: Seat) -> Started:
    """Land falls to new leaders, seats turn black; the last player left wins."""
    table = position.table.copy()
    referee = position.referee(seat, SeatRetired(seat=seat))
    referee.tell(SeatRetired(seat=seat))
    agenda = [left for step in position.agenda for left in _without(table, step, seat)]
    _leave_the_battle(table, seat)
    _leave_the_land(table, seat, referee)
    _leave_the_table(table, seat)
    agenda = [step.settled(table) if isinstance(step, Secret) else step for step in agenda]
    if len(table.seats) == 1:
        table.ending = Ending(CoreReason.RETIRED, table.seats)
        agenda = []
    elif len(table.seats) == PAIR and table.round:
        agenda = [step for step in agenda if not isinstance(step, Remaining)]
        agenda.append(Voting(tuple(sorted(table.seats))))
    return settle(table, agenda, position.dice, referee)


def _without(table: Table, step: Step[Table], seat: Seat) -> tuple[Step[Table], ...]:
    """What remains of a step when a seat has left."""
    match step:
        case Homes(waiting):
            if waiting[:1] == (seat,) and len(waiting) > 1:
                table.active = waiting[1]
            return (Homes(without(waiting, seat)),)
        case Secret():
            return (step.without_seat(seat),)
        case Covering(owner, god) if owner == seat:
            table.waiting = (*table.waiting, god)
            return ()
        case _ if isinstance(step, OwnStep) and step.seat == seat:
            return ()
        case _:
            return (step,)


def _leave_the_battle(table: Table, seat: Seat) -> None:
    """An attacker's attack is over; for a defender the bank goes on."""
    battle = table.battle
    if battle is None:
        return
    if battle.attack.seat == seat:
        table.end_battle()
    elif battle.defence.seat == seat:
        table.battle = replace(battle, defence=replace(battle.defence, seat=None))


def _leave_the_land(table: Table, seat: Seat, referee: Referee) -> None:
    """Warriors stay under new leaders, at least one; buildings are gone, and so are guests."""
    for region in table.convinced(seat):
        guests = table.lands[region].warriors
        table.change(region, ally=None, markers=0, warriors=0)
        referee.tell(ChieftainLost(seat=seat, region=region))
        if guests:
            referee.tell(GuestsLost(seat=seat, region=region, warriors=guests))
    for region in table.direct(seat):
        staying = max(1, table.lands[region].warriors)
        settle_leader(table, region, referee, warriors=staying)


def _leave_the_table(table: Table, seat: Seat) -> None:
    """No seat, no AP, no card is left."""
    player = table.players[seat]
    table.council = {region: owner for region, owner in table.council.items() if owner != seat}
    table.spent = (*table.spent, *player.favours)
    table.change_player(seat, out=True, passed=True, ap=0, favours=())
