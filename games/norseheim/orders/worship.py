"""Worship: a god, a marker against the Giants, and the god's top card (Worship)."""

from typing import ClassVar

from games.core.agenda import SeatStep, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import Action, Prompt, Refusal, Seat
from games.norseheim.events import FavourTaken, Worshipped
from games.norseheim.giant_events import GodWaits
from games.norseheim.giants import Giant
from games.norseheim.gods import GODS, God
from games.norseheim.kinds import Kind
from games.norseheim.lessons import Lesson
from games.norseheim.omens import cover
from games.norseheim.orders.order import ByCards, Turn, paid
from games.norseheim.prompts import CoveringGiant, WorshipHint
from games.norseheim.refusals import AlreadyWorshipped
from games.norseheim.table import Table
from games.norseheim.teaching import teach
from games.norseheim.traces import note


class Worship(Action, frozen=True, tag="worship"):
    """Worship a god and take the god's top card."""

    sharing: ClassVar[frozenset[str]] = frozenset({"cards"})
    god: God
    cards: int


class WorshipOnly(Action, frozen=True, tag="worship-only"):
    """Worship a god and leave the card (R57)."""

    god: God
    cards: int


class Cover(Action, frozen=True, tag="cover"):
    """Choose the Giants card on which the god's marker lies (R55)."""

    giant: Giant


def refusal(turn: Turn, order: Worship | WorshipOnly) -> Refusal | None:
    """Each god once in a round (R54)."""
    return AlreadyWorshipped(order.god) if order.god in turn.table.worshipped else None


def _no_card(turn: Turn, order: Worship) -> Refusal | None:
    """A card must be left to take."""
    left = turn.table.stacks[order.god]
    return refusal(turn, order) if left else AlreadyWorshipped(order.god)


def _worship(turn: Turn, order: Worship | WorshipOnly, referee: Referee) -> Steps[Table]:
    """The marker lies on a Giants card, or waits for one (R55)."""
    table, god = turn.table, order.god
    table.worshipped = (*table.worshipped, god)
    referee.tell(Worshipped(seat=turn.seat, god=god))
    giants = table.uncovered()
    if not giants:
        table.waiting = (*table.waiting, god)
        referee.tell(GodWaits(god=god))
    elif len(giants) == 1:
        cover(table, giants[0], god, referee)
    else:
        return (Covering(turn.seat, god),)
    return ()


def _worship_and_take(turn: Turn, order: Worship, referee: Referee) -> Steps[Table]:
    """The top card too; the next one is seen then (R2)."""
    steps = _worship(turn, order, referee)
    table, seat = turn.table, turn.seat
    *stack, card = table.stacks[order.god]
    table.stacks[order.god] = tuple(stack)
    table.change_player(seat, favours=(*table.players[seat].favours, card))
    referee.tell(FavourTaken(seat=seat, card=card))
    teach(table, Lesson.FAVOURS, referee, card=card)
    return steps


class Covering(SeatStep[Table], frozen=True, tag="covering"):
    """Several Giants cards are open: the worshipper chooses one (R55)."""

    god: God

    def ask(self, table: Table) -> Ask | None:
        """Any card without a god."""
        return OneOf([Cover(giant) for giant in table.uncovered()])

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """The marker lies there."""
        assert isinstance(action, Cover)
        note(table, action, referee)
        cover(table, action.giant, self.god, referee)
        return ()

    def default(self, table: Table, seat: Seat) -> Action:
        """The oldest."""
        return Cover(table.uncovered()[0])

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Which one?"""
        return CoveringGiant(seat, self.god)


WORSHIP = ByCards(
    action=Worship,
    kind=Kind.WORSHIP,
    heads=lambda turn: ((god,) for god in GODS if _no_card(turn, Worship(god, 0)) is None),
    refusal=_no_card,
    effect=_worship_and_take,
    hint=lambda table, order: WorshipHint(
        paid(table, Kind.WORSHIP, order), table.stacks[order.god][-1]
    ),
)
WORSHIP_ONLY = ByCards(
    action=WorshipOnly,
    kind=Kind.WORSHIP,
    heads=lambda turn: ((god,) for god in GODS if refusal(turn, WorshipOnly(god, 0)) is None),
    refusal=refusal,
    effect=_worship,
)
