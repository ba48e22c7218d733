"""The worth of a position of Norseheim before there were minds that search."""

from games.norseheim.land import Building
from games.norseheim.view import LandSeen, PlayerSeen, View

WON = 1000.0
POINT = 4.0
"""A power point, which is also an AP of every income to come."""
SEAT = 3.0
"""A seat that the next council will count."""
AP = 0.25
SPENT = 0.02
"""An AP in the last round."""
WARRIOR = 0.7
LONELY = -1.5
"""A region whose defence is a single rune."""
WALLS = 0.6
FAVOUR = 1.5
CARD = 1.0
"""A booster card."""
UPGRADE = 0.9
"""A space on the Character board."""
STARTERS = 10
RIVAL = 0.5
"""How much the best of the others counts."""
ROUNDS = 6
WALL = {Building.NONE: 0, Building.SETTLEMENT: 1, Building.RING: 2}


def appraise(view: View) -> float:
    """The viewer's power and means, less those of the best of the others."""
    seat = view.seat
    assert seat is not None
    if view.ending is not None:
        winners = view.ending.winners
        return 0.0 if not winners else WON if seat in winners else -WON
    worth = [_worth(view, player) for player in view.players]
    others = [worth[p.seat] for p in view.players if p.seat != seat and not p.out]
    return worth[seat] - RIVAL * max(others, default=0.0)


def _worth(view: View, player: PlayerSeen) -> float:
    lands = [land for land in view.lands if land.owner == player.seat]
    allies = [land for land in view.lands if land.ally == player.seat]
    values = sum([land.value for land in lands])
    chairs = {chair.region for chair in view.council}
    seats = len(allies) + sum([land.region in chairs for land in lands])
    board = player.character
    return (
        POINT * values
        + SEAT * seats
        + sum(map(_strength, lands))
        + (AP if view.round < ROUNDS else SPENT) * player.ap
        + WARRIOR * player.warriors
        + FAVOUR * len(player.favours)
        + CARD * (sum([cards.held for cards in player.cards]) - STARTERS)
        + UPGRADE * (board.price_at + board.strength_at + board.size_at)
    )


def _strength(land: LandSeen) -> float:
    """Buildings and warriors of an own region."""
    walls = WALL[land.building]
    return WALLS * walls + (LONELY if land.warriors + walls < 2 else 0.0)
