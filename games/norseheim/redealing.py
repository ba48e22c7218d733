"""Dealing anew what a seat cannot know: decks, stacks, and what others have chosen in secret."""

from typing import Any, TypeVar

from msgspec.structs import replace

from games.core.agenda import Position, Step, redealt
from games.core.dice import Dice, Referee
from games.core.vocabulary import Seat
from games.norseheim.favours.high_seat import Foreseeing
from games.norseheim.gods import God
from games.norseheim.steps.secret import Secret
from games.norseheim.table import Table

T = TypeVar("T", bound=str)


def redeal(position: Position[Table], seat: Seat | None, dice: Dice) -> Position[Table]:
    """The same position as far as a seat can tell; None is a spectator."""
    table = position.table.copy()
    referee = Referee(dice, seat, table.options)
    agenda = position.agenda
    step = agenda[-1] if agenda else None
    looked = step.seen(table) if isinstance(step, Foreseeing) and step.seat == seat else ()
    _shuffle_decks(table, len(looked), referee)
    agenda = tuple(
        _rethought(table, step, seat, referee) if isinstance(step, Secret) else step
        for step in agenda
    )
    return redealt(position, table, agenda, dice)


def _shuffle_decks(table: Table, known: int, referee: Referee) -> None:
    """All stacks but the cards that are seen: the tops of the gods' and the looker's Giants."""
    cut = len(table.giants) - known
    table.giants = (*_shuffled(table.giants[:cut], referee), *table.giants[cut:])
    table.chieftains = _shuffled(table.chieftains, referee)
    table.guards = _shuffled(table.guards, referee)
    for god in God:
        if cards := table.stacks[god]:
            table.stacks[god] = (*_shuffled(cards[:-1], referee), cards[-1])


def _shuffled(cards: tuple[T, ...], referee: Referee) -> tuple[T, ...]:
    """In one order first: what is dealt anew depends on the dice alone."""
    again = sorted(cards)
    referee.shuffle(again)
    return tuple(again)


def _rethought(table: Table, step: Secret[Any], seat: Seat | None, referee: Referee) -> Step[Table]:
    """Choices that others may have made instead; one who still chooses has made none."""
    others = sorted({wish.seat for wish in step.wishes} - {seat})
    for other in others:
        kept = tuple(wish for wish in step.wishes if wish.seat != other)
        step = replace(step, wishes=kept)
        while other not in step.waiting and not step.is_done(table, other):
            step = step.with_wish(other, referee.pick(list(step.ask(table, other))))
    return step
