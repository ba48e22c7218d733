"""Invasions of the standard board of three: seat 0 has no kingdom, and stands at the edge.

Path 3 leads by road to Hamar, path 4 by sea to Hamar and path 5 by sea to Borg; Hamar and Borg are
next to Vagan by road, and to each other by sea.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from games.core.errors import IllegalAction
from games.core.vocabulary import Action, Refusal, Seat
from games.fallen_kingdoms.field import EMPTY, Site
from games.fallen_kingdoms.invasion.landing import EndInvasion
from games.fallen_kingdoms.invasion.paths import ChoosingPath
from games.fallen_kingdoms.land.cities import City
from tests.games.fallen_kingdoms.builder import HOMES, Halt, Standing, running, table

HAMAR, BORG, VAGAN, STEINKJER = City.HAMAR, City.BORG, City.VAGAN, City.STEINKJER


def landing(
    sites: Mapping[City, Site] | None = None,
    number: int = 1,
    *,
    invader: Mapping[str, Any] | None = None,
    players: Mapping[Seat, Mapping[str, Any]] | None = None,
    **rest: Any,
) -> Standing:
    """Seat 0 has given its kingdom away, and chooses its first path, or a later one.

    Args:
        sites: what stands in cities, beside or instead of the homes of the others.
        number: of the path, 1 to 3.
        invader: changes to seat 0.
        players: changes to the others.
        rest: as in `table`.
    """
    people = {0: {"invader": True, **(invader or {})}, **(players or {})}
    homes = {} if rest.get("seats", len(HOMES)) != len(HOMES) else {HOMES[0]: EMPTY}
    found = table(homes | dict(sites or {}), players=people, **rest)
    return running(found, ChoosingPath(0, number), EndInvasion(0), Halt())[0]


def refused(position: Standing, action: Action, seat: Seat = 0) -> Refusal | None:
    """Why an action is refused."""
    with pytest.raises(IllegalAction) as found:
        position.apply(seat, action)
    return found.value.refusal
