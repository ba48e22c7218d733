"""Counts that stay the same from the start of a match to its end; for the guards, not for play."""

from collections import Counter
from collections.abc import Iterator, Mapping

from games.core.agenda import Position
from games.norseheim.kinds import Kind
from games.norseheim.land import STACK
from games.norseheim.leaders import STAND_INS
from games.norseheim.table import DANEVOLDS, Table


def pieces(position: Position[Table]) -> Mapping[str, int]:
    """Each card and tile once, wherever it lies; nothing beyond what the box holds."""
    table = position.table
    return {
        **Counter[str](_cards(table)),
        **{f"{kind} cards": _action_cards(table, kind) for kind in Kind},
        "regions too full": sum(land.room < 0 for land in table.lands.values()),
        "markers of nobody": sum(
            (land.ally is None) != (not land.markers) for land in table.lands.values()
        ),
        "regions with two masters": sum(
            (land.owner is None) == (land.leader is None) for land in table.lands.values()
        ),
        "supplies below nothing": sum(count < 0 for count in _supplies(table)),
    }


def _cards(table: Table) -> Iterator[str]:
    """Leader tiles, Giants cards, Gods cards."""
    for land in table.lands.values():
        if land.leader is not None and land.leader not in STAND_INS:
            yield land.leader
    yield from (*table.chieftains, *table.guards, *table.fallen)
    yield from (*table.giants, *table.struck, *(omen.giant for omen in table.omens))
    yield from (card for stack in table.stacks.values() for card in stack)
    yield from table.spent
    for player in table.players:
        yield from player.favours
        if player.leader is not None:
            yield player.leader


def _action_cards(table: Table, kind: Kind) -> int:
    return table.boosters[kind] + sum(player.cards[kind] for player in table.players)


def _supplies(table: Table) -> Iterator[int]:
    yield table.rings_left
    yield DANEVOLDS - len(table.danevolds)
    for seat, player in enumerate(table.players):
        yield from (table.supply(seat), table.settlements_left(seat), player.ap)
    yield from (land.npc for land in table.lands.values())
    yield from (land.warriors for land in table.lands.values())
    yield from (STACK - land.crowd for land in table.lands.values())
