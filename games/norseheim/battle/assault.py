"""Battle after battle, until one side is gone or the attacker stops (Attack)."""

from msgspec.structs import replace

from games.core.agenda import SeatStep, Step, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.norseheim.battle.losses import take_losses
from games.norseheim.battle.odds import armed_prospect
from games.norseheim.battle.runes import armed, throw
from games.norseheim.battle.windows import After, Before
from games.norseheim.changes import change, conquer, settle_leader
from games.norseheim.land import Battle
from games.norseheim.prompts import PressingOn as PressingOnPrompt
from games.norseheim.table import Table
from games.norseheim.traces import end_battle
from games.norseheim.war_events import CalledOff, NoRunes, Repelled, WalkedIn


class FightOn(Action, frozen=True, tag="fight-on"):
    """Throw again; `until` 1: to the end, 0: ask after each battle (R30)."""

    until: int


class CallOff(Action, frozen=True, tag="call-off"):
    """Stop the attack, with all survivors (R30)."""


class Assault(SeatStep[Table], frozen=True, tag="assault"):
    """A battle begins, unless nobody is left to defend the region (R33)."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing: it runs by itself."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Both sides pick up runes; the attacker's windows come first (R57)."""
        battle = table.battle
        assert battle is not None
        land = table.lands[battle.target]
        if not land.crowd and not land.walls:
            referee.tell(WalkedIn(seat=self.seat, region=battle.target))
            move_in(table, battle, referee)
            return ()
        table.battle = battle = armed(table, battle)
        sides = [seat for seat in (self.seat, battle.defence.seat) if seat is not None]
        before, after = [Before(seat) for seat in sides], [After(seat) for seat in sides]
        return (*before, Throwing(), *after, Losing(self.seat))


class Throwing(Step[Table], frozen=True, tag="throwing"):
    """Both sides throw (R28, R29)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Unless a Peace-Oath has called the attack off."""
        if table.battle is not None:
            if not table.battle.defence.runes:
                referee.tell(NoRunes(region=table.battle.target))
            table.battle = throw(table, table.battle, referee)
        return ()


class Losing(SeatStep[Table], frozen=True, tag="losing"):
    """Losses on both sides, and how the attack stands then (R28, R31, R34)."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing: it runs by itself."""
        return None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Move in, fall, or go on."""
        battle = table.battle
        if battle is None:
            return ()
        left = take_losses(table, battle, referee)
        table.battle = battle = replace(battle, warriors=left)
        land = table.lands[battle.target]
        empty = not land.crowd and not land.walls
        if left and not empty:
            return (PressingOn(self.seat),)
        if left:
            move_in(table, battle, referee)
            return ()
        referee.tell(Repelled(seat=self.seat, region=battle.target))
        end_battle(table, referee)
        if empty:
            settle_leader(table, battle.target, referee)
        return ()


class PressingOn(SeatStep[Table], frozen=True, tag="pressing-on"):
    """The attacker goes on or stops, with all survivors (R30)."""

    def ask(self, table: Table) -> Ask | None:
        """Nothing where the order says how long to go on."""
        battle = table.battle
        assert battle is not None
        if battle.until:
            return None
        return OneOf((FightOn(1), FightOn(0), CallOff()))

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """Go on while enough are left."""
        battle = table.battle
        assert battle is not None
        if battle.warriors >= battle.until:
            return (Assault(self.seat),)
        return self._stop(table, battle, referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """At least one battle more, or none."""
        battle = table.battle
        assert battle is not None
        if isinstance(action, FightOn):
            table.battle = replace(battle, until=action.until)
            return (Assault(seat),)
        return self._stop(table, battle, referee)

    def default(self, table: Table, seat: Seat) -> Action:
        """Stop."""
        return CallOff()

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Go on?"""
        battle = table.battle
        assert battle is not None
        next_one = armed(table, battle)
        found = armed_prospect(table, next_one)
        return PressingOnPrompt(
            seat,
            battle.target,
            battle.warriors,
            next_one.attack.runes,
            next_one.defence.runes,
            found.percent,
            round(found.lost),
        )

    def _stop(self, table: Table, battle: Battle, referee: Referee) -> Steps[Table]:
        referee.tell(CalledOff(seat=self.seat, region=battle.target))
        end_battle(table, referee)
        return ()


def move_in(table: Table, battle: Battle, referee: Referee) -> None:
    """All survivors leave the source for the conquered region (R31)."""
    assert battle.attack.seat is not None
    source = table.lands[battle.source]
    change(table, battle.source, referee, warriors=source.warriors - battle.warriors)
    end_battle(table, referee)
    conquer(table, battle.attack.seat, battle.target, battle.warriors, referee)
