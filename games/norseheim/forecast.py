"""The seats that the next council will count if nothing changes: by a view alone (R47, R69)."""

from games.core.vocabulary import Seat
from games.norseheim.leaders import TILES
from games.norseheim.markers import Holdings
from games.norseheim.table import ROUNDS, Phase
from games.norseheim.view import View


def is_ahead(view: View) -> bool:
    """Whether another council will count; before round 1 there is nothing to be counted."""
    if view.ending is not None or view.phase is Phase.HOMES:
        return False
    return view.round < ROUNDS or view.phase is not Phase.GIANTS


def seats_ahead(view: View, seat: Seat) -> int:
    """The seats of a player by the map as it is now, when markers that are too many have gone."""
    convinced = [land for land in view.lands if land.ally == seat]
    found = Holdings(
        {land.region: land.markers for land in convinced},
        {land.region: TILES[land.leader].resistance for land in convinced if land.leader},
        view.chairs_of(seat),
        view.players[seat].character.strength,
    )
    while found.over > 0 and found.piles:
        found.give(found.usual())
    return found.seats
