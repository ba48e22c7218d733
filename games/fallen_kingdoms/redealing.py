"""Dealing anew what a seat cannot know: stacks, boxes, and gods before they are shown."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from games.core.agenda import Position, redealt
from games.core.dice import Dice, Referee
from games.core.vocabulary import Seat
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.opening.gods import ChoosingGods
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.trophies import TILES_OF_EACH, Building, Knowledge, Rumor

T = TypeVar("T", bound=str)


def redeal(position: Position[Table], seat: Seat | None, dice: Dice) -> Position[Table]:
    """The same position as far as a seat can tell; None is a spectator."""
    table = position.table.copy()
    referee = Referee(dice, seat, table.options)
    _stacks(table, referee)
    agenda = position.agenda
    if agenda and isinstance(agenda[-1], ChoosingGods):
        _gods(table, seat, referee)
        agenda = (*agenda[:-1], _rechosen(table, agenda[-1], seat, referee))
    return redealt(position, table, agenda, dice)


def _stacks(table: Table, referee: Referee) -> None:
    """Whatever was never seen may lie in a stack, or be back in the box (3.5 to 3.7)."""
    shown = {*table.knowledge, *table.public}
    shown |= {card for player in table.players for card in player.knowledge}
    cards = [card for card in Knowledge if card not in shown]
    table.knowledge_stack = _drawn(cards, len(table.knowledge_stack), referee)
    tiles = Counter(dict.fromkeys(Building, TILES_OF_EACH))
    tiles.subtract(table.buildings)
    for player in table.players:
        tiles.subtract(player.waiting_buildings)
    tiles.subtract(site.building for site in table.sites.values() if site.building is not None)
    table.building_stack = _drawn(list(tiles.elements()), len(table.building_stack), referee)
    table.rumors = _rumors(table, referee)


def _rumors(table: Table, referee: Referee) -> tuple[Rumor, ...]:
    """Below the top lie higher ones that were not seen yet; the deck is sorted (F-03)."""
    if not table.rumors:
        return ()
    top = table.rumors[-1]
    hidden = [rumor for rumor in Rumor if _rank(rumor) > _rank(top)]
    seen = {*table.dropped, *(rumor for player in table.players for rumor in player.rumors)}
    left = [rumor for rumor in hidden if rumor not in seen]
    drawn = _drawn(left, len(table.rumors) - 1, referee)
    return (*sorted(drawn, key=_rank, reverse=True), top)


def _gods(table: Table, seat: Seat | None, referee: Referee) -> None:
    """Others were dealt other gods than the viewer."""
    own = set() if seat is None else set(table.players[seat].offered)
    gods = list(_drawn([god for god in God if god not in own], None, referee))
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


def _rank(rumor: Rumor) -> tuple[int, str]:
    return rumor.fear, rumor.value


def _drawn(cards: Sequence[T], number: int | None, referee: Referee) -> tuple[T, ...]:
    """So many of them, in an order that depends on the dice alone; None: all."""
    again = list(cards)
    referee.shuffle(again)
    return tuple(again[:number])
