"""Cards that bring a child out of the Offspring deck (2039, 2040)."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from games.core.agenda import SeatStep, Step, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Seat
from games.hammer_of_thor.births.bearing import can_join, come
from games.hammer_of_thor.births.events import ChildrenSeen, ChildrenShown, ChildStays
from games.hammer_of_thor.births.prompts import ChildHint, ChoosingChild
from games.hammer_of_thor.cards.deck import Paper
from games.hammer_of_thor.cards.effects import Draw, Effect
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.encounter.current import find
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.groups import GROUP
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Table

OFFSPRING = "offspring"


class Foster(Action, frozen=True, tag="foster"):
    """Take in a child."""

    name: Name | None = None
    """None: nobody of them can join the group."""

    def hint(self, table: Table) -> Prompt | None:
        """Its worth."""
        if self.name is None:
            return None
        worth = might(Member(self.name), table.season)
        return ChildHint(worth, FIGURES[self.name].stats[Stat.REPUTATION])


class Fostering(SeatStep[Table], frozen=True, tag="fostering"):
    """A seat takes in one of the uppermost offspring, which it alone sees; the rest go under.

    Its card is for the own turn alone: nobody waits for an answer in the turn of another (4.1.2).
    """

    carries_wishes: ClassVar[bool] = True
    counter: int
    """The number of the group that the child joins."""
    count: int

    def ask(self, table: Table) -> Ask | None:
        """One of those who can live there; whoever is seen, the seat is asked (21.4)."""
        return OneOf(self._choices(table)) if self.count > 1 else None

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """The only one, or nobody."""
        return self.answer(table, self.seat, self._choices(table)[0], referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """It joins the group."""
        assert isinstance(action, Foster)
        if action.name is None:
            self._put_under(table)
            referee.tell(ChildStays(seat=seat))
            return ()
        table.offspring = tuple(name for name in table.offspring if name != action.name)
        self._put_under(table, gone=1)
        come(table, table.counter(self.counter), action.name, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """The uppermost."""
        return self._choices(table)[0]

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which?"""
        return ChoosingChild(seat)

    def _choices(self, table: Table) -> Sequence[Foster]:
        counter = find(table, self.counter)
        names = drawn(table, self.count) if counter is not None else ()
        able = [one for one in names if counter is not None and can_join(table, counter, one)]
        return [Foster(name) for name in able] or [Foster()]

    def _put_under(self, table: Table, gone: int = 0) -> None:
        """The others that were seen go under their deck, as they lay."""
        top = drawn(table, self.count - gone)
        rest = table.offspring[: len(table.offspring) - len(top)]
        table.offspring = (*reversed(top), *rest)


def drawn(table: Table, count: int) -> Sequence[Name]:
    """The uppermost offspring, the first of them first."""
    return list(reversed(table.offspring))[:count]


def is_foster(effect: Effect) -> bool:
    """Whether an effect brings offspring."""
    return isinstance(effect, Draw) and effect.deck == OFFSPRING


def aims(table: Table, seat: Seat, paper: Paper) -> Iterator[Play]:
    """Each own counter with a place for one more, as long as there are offspring."""
    for counter in table.of(seat) if table.offspring else ():
        if len(counter.members) < GROUP:
            yield Play(paper.id, table.leader(counter).id)


def fostered(table: Table, seat: Seat, play: Play, effect: Draw, referee: Referee) -> Step[Table]:
    """Those who are seen, if there are several; then one is chosen."""
    names = tuple(drawn(table, effect.count))
    if effect.count > 1:
        referee.tell(ChildrenSeen(seat=seat, count=len(names)))
        referee.tell(ChildrenShown(names=names, secret_to=seat))
    return Fostering(seat, table.led_by(play.counter).number, effect.count)
