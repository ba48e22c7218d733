"""Battles before Birka: seat 0 has marched there from Hladir, and seat 1 defends it.

Birka lies next to Hladir and Ribe by road, and to Hedeby by sea. Unless a test says otherwise both
sides are equally feared, Hladir keeps one unit, and nobody stands in Ribe or Hedeby.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.vocabulary import Event
from games.fallen_kingdoms.field import March, Site
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.trophies import Knowledge
from games.fallen_kingdoms.war.combat import Combat, Strike, StrikeUntil
from tests.games.fallen_kingdoms.builder import Halt, Standing, at, own, table
from tests.games.loaded_dice import act

HLADIR, BIRKA, RIBE, HEDEBY = City.HLADIR, City.BIRKA, City.RIBE, City.HEDEBY
KAUPANG, LEJRE = City.KAUPANG, City.LEJRE
EQUAL = (God.TYR,) * 3
FEARED = (God.ODIN, God.TYR, God.LOKI)
"""The attacker is more feared."""
FEARFUL = (God.TYR, God.ODIN, God.LOKI)
"""The defender is."""
Told = tuple[Standing, tuple[Event, ...]]


def before_birka(
    attackers: int = 4,
    defenders: int = 3,
    sites: Mapping[City, Site] | None = None,
    *,
    knows: Mapping[int, Sequence[Knowledge]] | None = None,
    gods: Sequence[God] = EQUAL,
    marches: Sequence[March] = (),
    players: Mapping[int, Mapping[str, Any]] | None = None,
    **rest: Any,
) -> Standing:
    """Combat begins."""
    cards = {seat: {"knowledge": tuple(held)} for seat, held in (knows or {}).items()}
    changes = {seat: {**cards.get(seat, {}), **(players or {}).get(seat, {})} for seat in range(3)}
    lands = {HLADIR: own(0, 1, temple=True), BIRKA: own(1, defenders)} | dict(sites or {})
    held = tuple(city for city, site in lands.items() if site.owner == 0)
    march = March(HLADIR, BIRKA, attackers)
    found = table(lands, gods=gods, players=changes, marches=(march, *marches), held=held, **rest)
    return at(found, Combat(0), Halt())


def strike(position: Standing, *faces: int) -> Told:
    """The battle for Birka begins, with the attacker's first throw."""
    return act(position, 0, Strike(BIRKA), *faces)


def strike_until(position: Standing, left: int, *faces: int) -> Told:
    """The same in one go."""
    return act(position, 0, StrikeUntil(BIRKA, left), *faces)
