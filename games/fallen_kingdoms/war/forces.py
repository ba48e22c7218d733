"""With how many dice, and from which number on, armies hit (5.2.1; cards 8 to 15, 18).

A die never hits below 3, and nobody throws more than three dice, whatever is combined.
"""

from games.core.vocabulary import Seat
from games.fallen_kingdoms.field import DICE, HIT, March
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.trophies import Knowledge

BETTER = HIT - 1
HORDE = 4
"""Units from which on Berserkers add a die."""


def attackers(table: Table, city: City) -> int:
    """Units under way to a city, or in battle there."""
    return sum([march.units for march in table.marches if march.target == city])


def columns(table: Table, city: City) -> list[March]:
    """The groups under way to a city, the largest first."""
    found = [march for march in table.marches if march.target == city]
    return sorted(found, key=lambda march: -march.units)


def attack_dice(table: Table, seat: Seat, units: int) -> int:
    """Two, or three by Berserkers; in a rampage the units of the city count (K19)."""
    return DICE + (units >= HORDE and table.knows(seat, Knowledge.BERSERKERS))


def attack_needs(table: Table, seat: Seat, city: City, *, first: bool, by_sea: bool) -> int:
    """From which number an attack or a rampage hits; `first` a battle's first throw (K19)."""
    better = (
        (first and table.knows(seat, Knowledge.SWORDS))
        or (fortified(table, city) and table.knows(seat, Knowledge.SIEGECRAFT))
        or (by_sea and table.knows(seat, Knowledge.LONGSHIPS))
    )
    return BETTER if better else HIT


def defence_needs(table: Table, seat: Seat, city: City, *, first: bool) -> int:
    """From which number a defender hits."""
    better = (first and table.knows(seat, Knowledge.ARCHERY)) or (
        fortified(table, city) and table.knows(seat, Knowledge.PALISADES)
    )
    return BETTER if better else HIT


def fortified(table: Table, city: City) -> bool:
    """Whether there is a building or a temple."""
    site = table.sites[city]
    return site.building is not None or site.temple is not None


def frightens(table: Table, attacker: Seat, defender: Seat, city: City) -> bool:
    """Whether an attacker's even dice drive a defender away (5.2.4, F-50, F-57).

    A temple protects its city, unless temples are powerless; Law protects whoever defends.
    """
    if table.intimidation(attacker) <= table.intimidation(defender):
        return False
    temple = table.sites[city].temple is not None and not table.options.powerless_temples
    return not temple and not table.knows(defender, Knowledge.LAW)


def refuges(table: Table, seat: Seat, city: City) -> list[City]:
    """Own or empty cities next to a battle, by road or sea (5.2.3, 5.2.4, F-55)."""
    return [near for near in table.board.near(city) if table.sites[near].owner in (None, seat)]


def stands_open(table: Table, seat: Seat, city: City) -> bool:
    """Whether a player enters a city unopposed: it is empty, or own units have fled there (K10)."""
    return table.sites[city].owner in (None, seat)


def is_by_sea(table: Table, city: City) -> bool:
    """Whether one of the attacking units came by sea."""
    return any(march.by_sea for march in table.marches if march.target == city)
