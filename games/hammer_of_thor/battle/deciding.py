"""The decisions of a battle against those whom no player leads (5.1.2, 5.1.5, 5.1.6)."""

from games.core.vocabulary import Action, Prompt
from games.hammer_of_thor.battle.lines import escape
from games.hammer_of_thor.battle.odds import prospect
from games.hammer_of_thor.battle.orders import Mode, Stance, Until
from games.hammer_of_thor.battle.prompts import FightHint, WithdrawHint
from games.hammer_of_thor.encounter.checks import chance
from games.hammer_of_thor.encounter.current import sides
from games.hammer_of_thor.encounter.nonplayers import line_might
from games.hammer_of_thor.folk.blows import Moment, needed
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table

PERCENT = 10
"""Percent for each face of the die."""


class Fight(Action, frozen=True, tag="fight"):
    """Fight on, in this manner and until then (5.1.2)."""

    foremost = True
    told_at = "stance"

    stance: Stance
    until: Until
    mode: Mode | None = None
    """For whoever is attacked and has not said it yet; whoever attacks has (4.3A1)."""

    def prospects(self, table: Table, mine: Member, theirs: Member) -> Prompt:
        """The chance to win, leader against leader, and MIGHT."""
        met = sides(table)
        assert met is not None, self
        own, other = met
        bold = {Stance.PRESS: 1, Stance.GUARD: -1}.get(self.stance, 0)
        moment = Moment(table.season, 2, own.place, hit=bold)
        return FightHint(
            chance=prospect(table, own, other, self.stance),
            hit=(needed(mine, theirs, moment) + 1) * PERCENT,
            hit_by=(needed(theirs, mine, moment) + 1) * PERCENT,
            own=line_might(table, own, other),
            theirs=line_might(table, other, own),
        )


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Try to get away (5.1.5)."""

    def prospects(self, table: Table, mine: Member, theirs: Member) -> Prompt:
        """The chance."""
        return WithdrawHint(chance(escape(table, mine, theirs)))


class Yield(Action, frozen=True, tag="yield"):
    """Give in, and pay (5.1.6)."""

    weighty = True
