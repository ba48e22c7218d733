"""Dealing anew what a seat cannot know: stacks, boxes, hidden glory, gods before they are shown."""

from typing import TypeVar

from games.core.agenda import Position, redealt
from games.core.dice import Dice, Referee
from games.core.vocabulary import Seat
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.opening.gods import ChoosingGods
from games.fallen_kingdoms.table import Box, Table
from games.fallen_kingdoms.trophies import Rumor

T = TypeVar("T", bound=str)

A_ROUND = 30
"""Glory a round that others are thought to have at most, where it is hidden (8.1)."""


def redeal(position: Position[Table], seat: Seat | None, dice: Dice) -> Position[Table]:
    """The same position as far as a seat can tell; None is a spectator."""
    table = position.table.copy()
    referee = Referee(dice, seat, table.options)
    _stacks(table, referee)
    if table.options.hidden_glory and table.ending is None:
        _glory(table, seat, referee)
    agenda = position.agenda
    if agenda and isinstance(agenda[-1], ChoosingGods):
        _gods(table, seat, referee)
        agenda = (*agenda[:-1], _rechosen(table, agenda[-1], seat, referee))
    return redealt(position, table, agenda, dice)


def _stacks(table: Table, referee: Referee) -> None:
    """Whatever was never seen may lie in a stack, or in the box (3.5 to 3.7)."""
    box = table.box
    table.knowledge_stack, knowledge = _parted(table.knowledge_stack, box.knowledge, referee)
    table.building_stack, buildings = _parted(table.building_stack, box.buildings, referee)
    table.rumors, rumors = _rumors(table, referee)
    table.box = Box(knowledge, buildings, rumors)


def _rumors(table: Table, referee: Referee) -> tuple[tuple[Rumor, ...], tuple[Rumor, ...]]:
    """Below the top lie higher ones; lower ones that nobody saw are in the box (F-03)."""
    if not table.rumors:
        return (), table.box.rumors
    *stack, top = table.rumors
    lower = [rumor for rumor in table.box.rumors if rumor < top]
    higher = tuple(rumor for rumor in table.box.rumors if rumor > top)
    drawn, rest = _parted(tuple(stack), higher, referee)
    return (*sorted(drawn, reverse=True), top), (*lower, *rest)


def _parted(
    stack: tuple[T, ...], box: tuple[T, ...], referee: Referee
) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """The same cards in another order, which depends on the dice alone: stack, and box."""
    cards = sorted((*stack, *box))
    referee.shuffle(cards)
    return tuple(cards[: len(stack)]), tuple(cards[len(stack) :])


def _glory(table: Table, seat: Seat | None, referee: Referee) -> None:
    """Others may have any total that fits the round."""
    for other in range(len(table.players)):
        if other != seat:
            table.change_player(other, glory=referee.roll(A_ROUND * table.round + 1) - 1)


def _gods(table: Table, seat: Seat | None, referee: Referee) -> None:
    """Others were dealt other gods than the viewer."""
    own = set() if seat is None else set(table.players[seat].offered)
    gods = [god for god in God if god not in own]
    referee.shuffle(gods)
    for other in range(len(table.players)):
        if other != seat:
            number = len(table.players[other].offered)
            table.change_player(other, offered=tuple(gods[:number]))
            gods = gods[number:]


def _rechosen(
    table: Table, step: ChoosingGods, seat: Seat | None, referee: Referee
) -> ChoosingGods:
    """Others have chosen between those."""
    for one in step.chosen:
        if one.seat != seat:
            step = step.with_choice(one.seat, referee.pick(table.players[one.seat].offered))
    return step
