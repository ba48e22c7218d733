"""Endings that random play does not reach, and a turn of each god, set up for them.

An ending begins with a round's end check; a god uses the first power that there is, in the last
round. Everybody decides by default then, as if time had run out.
"""

from collections.abc import Callable, Mapping
from functools import partial

from games.fallen_kingdoms.closing.end_check import EndCheck
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.gods.powers import SkipPower, UsingPower
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.trophies import Rumor
from tests.games.fallen_kingdoms.builder import beginning, own, table
from tests.games.trials import Begun


def _ending(
    *glory: int, rumors: tuple[tuple[Rumor, ...], ...] = ((), (), ()), **rest: object
) -> Begun:
    players = {seat: {"glory": points, "rumors": rumors[seat]} for seat, points in enumerate(glory)}
    return beginning(table(players=players, **rest), EndCheck())


def _power(god: God) -> Begun:
    others = [one for one in (God.TYR, God.LOKI, God.THOR) if one is not god]
    sites = {City.BIRKA: own(1, 1), City.RIBE: own(1, 4), City.LEJRE: own(0, 3)}
    found = table(sites, gods=(god, *others[:2]), round=15)
    position, events = beginning(found, UsingPower(0), EndCheck())
    powers = [one for one in position.asks.get(0, ()) if not isinstance(one, SkipPower)]
    return position.apply(0, powers[0]) if powers else (position, events)


_USED = {"knowledge": (), "knowledge_stack": (), "buildings": (), "building_stack": ()}
STAGED: Mapping[str, Callable[[], Begun]] = {
    "rounds": lambda: _ending(30, 40, 20, round=15),
    "shared": lambda: _ending(40, 40, 20, **_USED),
    "by rumors": lambda: _ending(
        40,
        36,
        40,
        rumors=(
            (Rumor.NEVER_WASH,),
            (Rumor.SEA_WATER, Rumor.SNORE),
            (Rumor.CHEW_IRON,),
        ),
        **_USED,
    ),
    "a rumor for nobody": lambda: _ending(
        40,
        36,
        40,
        rumors=(
            (Rumor.NEVER_WASH,),
            (Rumor.SEA_WATER, Rumor.SNORE),
            (Rumor.CHEW_IRON, Rumor.ROW_ALL_NIGHT),
        ),
        **_USED,
    ),
    **{f"god {god.value}": partial(_power, god) for god in God},
}
