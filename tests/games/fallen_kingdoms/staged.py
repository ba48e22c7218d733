"""Endings that random play does not reach, from positions that are set up for them.

Each begins with a round's end check; everybody decides by default, as if time had run out.
"""

from collections.abc import Callable, Mapping

from games.fallen_kingdoms.closing.end_check import EndCheck
from games.fallen_kingdoms.trophies import Rumor
from tests.games.fallen_kingdoms.builder import beginning, table
from tests.games.trials import Begun


def _ending(
    *glory: int, rumors: tuple[tuple[Rumor, ...], ...] = ((), (), ()), **rest: object
) -> Begun:
    players = {seat: {"glory": points, "rumors": rumors[seat]} for seat, points in enumerate(glory)}
    return beginning(table(players=players, **rest), EndCheck())


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
}
