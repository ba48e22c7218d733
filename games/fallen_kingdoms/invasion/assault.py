"""An invader's attack on a city: three dice, and losses one for one (7.2.4, F-81, K14, K22)."""

from games.core.agenda import Steps
from games.core.dice import Referee
from games.core.vocabulary import Seat
from games.fallen_kingdoms.field import GROUP, HIT, Battle, Throw
from games.fallen_kingdoms.invasion.events import CityOverrun, CityWithstood, EmptyCityTaken
from games.fallen_kingdoms.kingdoms import emptied
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.traces import Fought, Touched
from games.fallen_kingdoms.war.odds import throws
from games.fallen_kingdoms.war.throwing import hits, thrown

DICE = 3
"""Dice of an invasion, whatever anybody knows (7.2.4)."""


def assault(table: Table, seat: Seat, city: City, referee: Referee) -> Steps[Table]:
    """Attack a city, which needs a unit in reserve (K8).

    Each die from 4 on kills a defender. Each survivor costs an invader, in a temple city two (K14),
    and is removed; three invaders move in, or as many as there are (K22). A reserve that is too
    small is lost, and removes as many as it can.

    Returns:
        what the fall of a kingdom leaves to decide (F-81).
    """
    site = table.sites[city]
    referee.trace(Touched(turn=table.turn, city=city))
    owner = site.owner
    if owner is None:
        units = min(GROUP, table.reserve(seat))
        table.change_site(city, owner=seat, units=units)
        referee.tell(EmptyCityTaken(seat=seat, city=city, units=units))
        return ()
    dice = thrown(DICE, referee)
    killed = min(site.units, hits(dice, HIT))
    survivors = site.units - killed
    battle = Battle(city, seat, owner, (Throw(seat, dice, HIT, killed),))
    referee.trace(Fought(turn=table.turn, battle=battle))
    cost = 2 if site.temple is not None else 1
    reserve = table.reserve(seat)
    lost = min(reserve, cost * survivors)
    left = survivors - lost // cost
    table.change_player(seat, casualties=table.players[seat].casualties + lost)
    table.change_site(city, units=left)
    if left:
        referee.tell(
            CityWithstood(
                seat=seat, owner=owner, city=city, dice=dice, killed=killed, lost=lost, left=left
            )
        )
        return ()
    units = min(GROUP, table.reserve(seat))
    if units:
        table.change_site(city, owner=seat, units=units)
    referee.tell(
        CityOverrun(
            seat=seat, owner=owner, city=city, dice=dice, killed=killed, lost=lost, units=units
        )
    )
    return emptied(table, seat, owner, city, referee)


def expected(defenders: int) -> float:
    """Survivors of the throw, on average."""
    found = throws(DICE, HIT).items()
    return sum(chance * (defenders - min(defenders, killed)) for (killed, _), chance in found)
