"""Insanity from turn to turn: stealing, forsaken liars, and a wish to die (2.2A8)."""

from collections.abc import Iterator

from games.core.agenda import SeatStep, Step, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.hammer_of_thor.battle.deaths import falls
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Madness, Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.handing import take_out
from games.hammer_of_thor.madness.events import DeathSought, LiarForsaken
from games.hammer_of_thor.madness.prompts import ChoosingWhoForsakes
from games.hammer_of_thor.madness.striking import grab
from games.hammer_of_thor.partings import dismiss
from games.hammer_of_thor.table import Table


class LetGo(Action, frozen=True, tag="let-go"):
    """Say who leaves one who lies without end."""

    name: Name


class Lies(SeatStep[Table], frozen=True, tag="lies"):
    """A follower leaves a liar's group in each of its seat's turns; the seat says who."""

    liar: Name

    def ask(self, table: Table) -> Ask | None:
        """Everybody but leaders, heroes and the liar."""
        found = [LetGo(one.id) for one in self._followers(table)]
        return OneOf(found) if len(found) > 1 else None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The only follower, or nobody."""
        if not self._followers(table):
            return ()
        return self.answer(table, self.seat, self.default(table, self.seat), referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Gone for good."""
        assert isinstance(action, LetGo)
        _, member = take_out(table, action.name)
        dismiss(table, (member,))
        referee.tell(LiarForsaken(seat=seat, liar=self.liar, name=action.name))
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """The lowest REPUTATION; of equals the lower number."""
        found = self._followers(table)
        least = min(found, key=lambda one: (table.stat(one, Stat.REPUTATION), one.id))
        return LetGo(least.id)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which of them?"""
        return ChoosingWhoForsakes(seat, self.liar)

    def _followers(self, table: Table) -> list[Member]:
        home = table.home_of(self.liar)
        if home is None or home.member(self.liar).mad is not Madness.LIAR:
            return []
        stay = {self.liar, table.leader(home).id, *table.heroes}
        return [one for one in home.free if one.id not in stay]


class Despair(Step[Table], frozen=True, tag="despair"):
    """A game-turn ends: a leader who seeks death and has won no REPUTATION in it dies (T43)."""

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """One after the other, seat by seat."""
        for counter in table.counters:
            for one in counter.members if counter.seat is not None else ():
                if one.mad is Madness.DEATH_WISH and table.home_of(one.id) is not None:
                    _despair(table, one, referee, leads=one.id == table.leader(counter).id)
        return ()


def raving(table: Table, seat: Seat, referee: Referee) -> Iterator[Lies]:
    """A seat's turn begins: who steals takes what is new, and liars are forsaken."""
    for counter in table.of(seat):
        for one in counter.free:
            grab(table, one.id, referee)
            if one.mad is Madness.LIAR:
                yield Lies(seat, one.id)


def _despair(table: Table, member: Member, referee: Referee, *, leads: bool) -> None:
    tracked = table.tracked.get(member.id, 0)
    if tracked > member.renown or not leads:
        table.change_member(member.id, renown=tracked)
        return
    referee.tell(DeathSought(name=member.id))
    falls(table, member.id, None, referee)
