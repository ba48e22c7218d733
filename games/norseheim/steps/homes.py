"""Preparation: in seat order each player takes a home (Preparation 11, R3 to R6)."""

from collections.abc import Mapping
from typing import ClassVar

from games.core.agenda import Step, Steps
from games.core.asks import Ask, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.norseheim.board import NUMBER, Region
from games.norseheim.changes import change
from games.norseheim.character import Character
from games.norseheim.events import HomeTaken
from games.norseheim.land import Building
from games.norseheim.prompts import ChoosingHome, HomeHint
from games.norseheim.refusals import NotAHome
from games.norseheim.table import Table


class ChooseHome(Action, frozen=True, tag="choose-home"):
    """Take a chieftain's region, tile and warriors (Preparation 11)."""

    weighty: ClassVar[bool] = True
    region: Region


class Homes(Step[Table], frozen=True, tag="homes"):
    """The players who have no home yet, in the order in which they choose."""

    waiting: tuple[Seat, ...]

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """The first of them, any chieftain's region that is free and next to no other home."""
        if not self.waiting:
            return {}
        homes = OneOf([ChooseHome(region) for region in table.homes()])
        return {self.waiting[0]: homes}

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """All have a home; the council takes its seats (Preparation 12)."""
        table.seat_council()
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Tile and warriors become the player's; both are paid for (R5, R6)."""
        assert isinstance(action, ChooseHome)
        region = action.region
        land = table.lands[region]
        tile = land.tile
        change(
            table,
            region,
            referee,
            owner=seat,
            leader=None,
            npc=0,
            warriors=land.npc,
            building=Building.RING,
        )
        table.change_player(seat, leader=tile.leader, character=Character.of(tile))
        table.gain(seat, -(table.values[region] + land.npc))
        referee.tell(
            HomeTaken(
                seat=seat,
                region=region,
                leader=tile.leader,
                warriors=land.npc,
                ap=table.players[seat].ap,
            )
        )
        waiting = self.waiting[1:]
        table.active = (*waiting, seat)[0]
        return (Homes(waiting),)

    def default(self, table: Table, seat: Seat) -> Action:
        """The highest value, then the smallest army, then the lowest number (H6)."""
        return ChooseHome(min(table.homes(), key=lambda region: _rank(table, region)))

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where?"""
        return ChoosingHome(seat, table.players[seat].ap)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Taken, too near, or a Kings region."""
        return NotAHome(action.region) if isinstance(action, ChooseHome) else NO


def hint(table: Table, order: ChooseHome) -> Prompt:
    """The price of the region and its warriors, and the leftmost spaces of the three tracks."""
    tile, value = table.lands[order.region].tile, table.values[order.region]
    board = Character.of(tile)
    cost = value + tile.army
    return HomeHint(cost, value, tile.army, board.price, board.strength, board.size)


def _rank(table: Table, region: Region) -> tuple[int, int, int]:
    return -table.values[region], table.lands[region].npc, NUMBER[region]
