"""How a seat stands, for a robot that looks one action ahead: by its own view alone."""

from collections.abc import Mapping

from games.core.vocabulary import Seat
from games.norseheim.board import KINGS, NEIGHBOURS, Region
from games.norseheim.character import Character
from games.norseheim.land import Building
from games.norseheim.view import LandSeen, PlayerSeen, View

WON = 1000.0
LEAD = 10.0
"""A lead that wins e times as often as it loses; `tests.play.minds.calibrating` fits it."""
POINT = 4.0
"""A power point, which is also an AP of every income to come."""
HOME = 2.5
"""The same while homes are chosen: tile and neighbours last as long, and AP are scarce at first."""
SEAT = 3.0
"""A seat that the next council will count; in the last one it is a power point (R50)."""
REIGN = 60.0
"""A victory in the next council (R49), if nobody else could do anything before it."""
AP = 0.3
SPENT = 0.02
"""An AP in the last round."""
WARRIOR = 1.6
"""Also what else is a means to more: none of it counts when the last round is over."""
SPARE = 0.1
"""The part of that in the last round, for what may still be done in it."""
TRAINED = 0.8
"""A warrior that a Recruit action will bring, for each round to come (R21)."""
LONELY = -1.8
"""A region whose defence is a single rune."""
THREAT = -0.7
"""A warrior by which a rival outnumbers a region it may attack (R25), for each point there."""
FEARED = 3
"""More than so many warriors too few is as bad."""
AIM = 0.5
"""The value of a land that a region may attack (R25), as far as its warriors outnumber it."""
SURE = 3
"""A warrior more than so many changes nothing."""
WALLS = 0.6
FAVOUR = 0.8
CARD = 1.3
"""A booster card."""
PRICE, STRENGTH, SIZE = 0.4, 0.8, 2.2
"""A space on each track of the Character board."""
STARTERS = 10
RIVAL = 0.5
"""How much the best of the others counts."""
ROUNDS = 6
WALL = {Building.NONE: 0, Building.SETTLEMENT: 1, Building.RING: 2}
Map = Mapping[Region, LandSeen]


def appraise(view: View) -> float:
    """The viewer's power and means, less those of the best of the others."""
    seat = view.seat
    assert seat is not None
    if view.ending is not None:
        winners = view.ending.winners
        return 0.0 if not winners else WON if seat in winners else -WON
    lands = {land.region: land for land in view.lands}
    seats = [view.chairs_of(player.seat) for player in view.players]
    worth = [_worth(view, lands, player, seats[player.seat]) for player in view.players]
    reign = [_reign(view, player, seats[player.seat]) for player in view.players]
    others = [p.seat for p in view.players if p.seat != seat and not p.out]
    return (
        worth[seat]
        - RIVAL * max([worth[other] for other in others], default=0.0)
        + reign[seat]
        - max([reign[other] for other in others], default=0.0)
    )


def _worth(view: View, lands: Map, player: PlayerSeen, seats: int) -> float:
    own = [land for land in view.lands if land.owner == player.seat]
    values = sum([land.value for land in own])
    is_last, board = view.round == ROUNDS, player.character
    means = (
        WARRIOR * player.warriors
        + FAVOUR * len(player.favours)
        + CARD * (sum([cards.held for cards in player.cards]) - STARTERS)
        + PRICE * board.price_at
        + STRENGTH * board.strength_at
        + SIZE * board.size_at
    )
    return (
        (POINT if view.round else HOME) * values
        + (POINT if is_last else SEAT) * seats
        + sum([_strength(land, lands, player.seat) for land in own])
        + TRAINED * (ROUNDS - view.round) * sum([_trained(land, board) for land in own])
        + (SPENT if is_last else AP) * player.ap
        + (SPARE if is_last else 1.0) * means
    )


def _reign(view: View, player: PlayerSeen, seats: int) -> float:
    """A victory in the next council (R48, R49), shared with all who may still prevent it."""
    if seats < view.majority and player.kings < len(KINGS):
        return 0.0
    rivals = [one for one in view.players if one.seat != player.seat]
    return REIGN / (1 + sum([not (one.passed or one.out) for one in rivals]))


def _trained(land: LandSeen, board: Character) -> int:
    """The warriors that a Recruit action brings to a region (R21)."""
    if land.building is Building.RING:
        return board.size
    return int(land.building is Building.SETTLEMENT)


def _strength(land: LandSeen, lands: Map, seat: Seat) -> float:
    """An own region's buildings, what it has to fear, and what its warriors can take."""
    walls = WALL[land.building]
    threat, aim = 0, 0.0
    for region in NEIGHBOURS[land.region]:
        near = lands[region]
        if near.owner == seat:
            continue
        army = near.npc if near.owner is None else near.warriors
        if near.owner is not None:
            threat = max(threat, army - land.warriors - walls)
        more = min(SURE, land.warriors - army - WALL[near.building])
        aim = max(aim, more / SURE * near.value)
    return (
        WALLS * walls
        + (LONELY if land.warriors + walls < 2 else 0.0)
        + THREAT * min(FEARED, threat) * land.value
        + AIM * aim
    )
