"""A player leaves for good (H7): what becomes of land, seats and cards, and of what was pending."""

from msgspec.structs import replace

from games.core.agenda import Position, SeatStep, Step, settle
from games.core.dice import Referee
from games.core.title import Started
from games.core.vocabulary import CoreReason, Ending, Seat, SeatRetired, without
from games.norseheim.changes import change, settle_leader
from games.norseheim.events import ChieftainLost, GuestsLost
from games.norseheim.orders.worship import Covering
from games.norseheim.steps.homes import Homes
from games.norseheim.steps.ruin import Remaining
from games.norseheim.steps.secret import Secret
from games.norseheim.steps.voting import PAIR, Voting
from games.norseheim.table import Table
from games.norseheim.traces import end_battle


def retire(position: Position[Table], seat: Seat) -> Started:
    """Land falls to new leaders, seats turn black; the last player left wins."""
    table = position.table.copy()
    referee = position.referee(seat, SeatRetired(seat=seat))
    referee.tell(SeatRetired(seat=seat))
    agenda = [left for step in position.agenda for left in _without(table, step, seat)]
    _leave_the_battle(table, seat, referee)
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
    """The steps that remain of one when a seat has left."""
    match step:
        case Homes(waiting):
            if waiting[:1] == (seat,) and len(waiting) > 1:
                table.active = waiting[1]
            return (Homes(without(waiting, seat)),)
        case Secret():
            return (step.without_seat(seat),)
        case SeatStep() if step.seat == seat:
            if isinstance(step, Covering):
                table.waiting = (*table.waiting, step.god)
            return ()
        case _:
            return (step,)


def _leave_the_battle(table: Table, seat: Seat, referee: Referee) -> None:
    """An attacker's attack is over; for a defender the bank goes on."""
    battle = table.battle
    if battle is None:
        return
    if battle.attack.seat == seat:
        end_battle(table, referee)
    elif battle.defence.seat == seat:
        table.battle = replace(battle, defence=replace(battle.defence, seat=None))


def _leave_the_land(table: Table, seat: Seat, referee: Referee) -> None:
    """Warriors stay under new leaders, at least one; buildings are gone, and so are guests."""
    for region in table.convinced(seat):
        guests = table.lands[region].warriors
        change(table, region, referee, ally=None, markers=0, warriors=0)
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
