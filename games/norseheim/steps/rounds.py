"""A round: its seven phases, and those of them that run by themselves (Actions to Giants)."""

from games.core.agenda import Step, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.norseheim.board import REGIONS
from games.norseheim.changes import change
from games.norseheim.endings import score
from games.norseheim.events import GuestLeft, IncomePaid, MercyGranted, RoundBegan
from games.norseheim.giant_events import DieRolled, Grew
from games.norseheim.land import STACK
from games.norseheim.lessons import Lesson
from games.norseheim.prompts import AskingMercy
from games.norseheim.standing_orders import AskOrder, Orders
from games.norseheim.steps.council import Council
from games.norseheim.steps.giants import GiantsPhase
from games.norseheim.steps.rewards import RewardPhase
from games.norseheim.steps.secret import Secret
from games.norseheim.steps.turn import Turns
from games.norseheim.table import ROUNDS, Phase, Reason, Table
from games.norseheim.teaching import teach

DIE = 6


class DeclareMercy(Action, frozen=True, tag="declare-mercy"):
    """Fill the last region up with warriors, for all AP and the whole phase (R52)."""


class NoMercy(Action, frozen=True, tag="no-mercy"):
    """Fight on without mercy."""


class Round(Step[Table], frozen=True, tag="round"):
    """Player order: the fewest AP first; of equals whose marker lies on top (R11)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Lay the round out; the last one has neither reward nor income (R51)."""
        table.round += 1
        table.phase = Phase.MERCY
        table.order = player_order(table)
        table.active = table.order[-1]
        table.worshipped = table.attacked = ()
        for seat in table.seats:
            table.change_player(seat, passed=False, used={})
        referee.tell(RoundBegan(round=table.round, seats=table.order))
        paid = (RewardPhase(), Income()) if table.round < ROUNDS else ()
        asked = merciful(table) if table.options.mercy else ()
        if asked:
            teach(table, Lesson.MERCY, referee)
        mercy = (Mercy(asked),) if asked else ()
        phases = (Turns(), Council(), *paid, Growth(), GiantsPhase())
        return (*mercy, Actions(), *phases, RoundEnd())


class Mercy(Secret[DeclareMercy | NoMercy], frozen=True, tag="mercy"):
    """The one player who stands worst may call for mercy (R52)."""

    def ask(self, table: Table, seat: Seat) -> Ask:
        """Yes or no."""
        return OneOf((DeclareMercy(), NoMercy()))

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The last region fills up; AP and the Action phase are gone."""
        for seat in table.in_order:
            if DeclareMercy() in self.wishes_of(seat):
                (region,) = table.direct(seat)
                land = table.lands[region]
                coming = min(land.room, table.supply(seat))
                change(table, region, referee, warriors=land.warriors + coming)
                table.gain(seat, -table.players[seat].ap)
                table.change_player(seat, passed=True)
                referee.tell(MercyGranted(seat=seat, region=region))
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """No."""
        return NoMercy()

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """No, if the player does not want to be asked."""
        return NoMercy() if orders.mercy is AskOrder.NEVER else None

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Mercy?"""
        (region,) = table.direct(seat)
        land = table.lands[region]
        coming = min(land.room, table.supply(seat))
        return AskingMercy(seat, region, coming, table.players[seat].ap)


class Actions(Step[Table], frozen=True, tag="actions"):
    """The Action phase begins."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """A player who was shown mercy has passed already."""
        table.phase = Phase.ACTIONS
        return ()


class Income(Step[Table], frozen=True, tag="income"):
    """In player order: values of direct regions and one for each seat (R63)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Of equals the one who is paid later lies on top."""
        teach(table, Lesson.INCOME, referee)
        for seat in table.in_order:
            ap = table.power(seat)
            table.gain(seat, ap)
            referee.tell(IncomePaid(seat=seat, ap=ap, total=table.players[seat].ap))
        return ()


class Growth(Step[Table], frozen=True, tag="growth"):
    """The leaders gain warriors by one roll for all (NPC phase, R60, R62)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Guests make room; six of the leader's own are enough."""
        teach(table, Lesson.GROWTH, referee)
        table.die = referee.roll(DIE)
        referee.tell(DieRolled(number=table.die))
        grown = [
            region
            for region in REGIONS
            if (land := table.lands[region]).leader is not None
            and land.tile.threshold <= table.die
            and land.npc < STACK
        ]
        for region in grown:
            land = table.lands[region]
            if not land.room:
                assert land.ally is not None
                change(table, region, referee, warriors=land.warriors - 1)
                referee.tell(GuestLeft(seat=land.ally, region=region))
            change(table, region, referee, npc=land.npc + 1)
        referee.tell(Grew(regions=tuple(grown)))
        return ()


class RoundEnd(Step[Table], frozen=True, tag="round-end"):
    """The next round begins, or the points are counted (R50)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """After the sixth round the match is over."""
        if table.round < ROUNDS:
            return (Round(),)
        score(table, referee, Reason.SCORE)
        return ()


def player_order(table: Table) -> tuple[Seat, ...]:
    """By AP; the marker that arrived later lies on top and goes first (R11)."""
    players = table.players
    return tuple(sorted(table.seats, key=lambda seat: (players[seat].ap, -players[seat].arrival)))


def merciful(table: Table) -> tuple[Seat, ...]:
    """The one player with the fewest seats of all, if mercy would bring warriors (R52, R65)."""
    fewest = min(table.seats_of(seat) for seat in table.seats)
    last = [seat for seat in table.seats if table.seats_of(seat) == fewest]
    regions = table.direct(last[0])
    if len(last) > 1 or len(regions) != 1:
        return ()
    room = table.lands[regions[0]].room and table.supply(last[0])
    return tuple(last) if room else ()
