"""The heroes that each seat may choose (1.2)."""

from collections import Counter as Count
from collections.abc import Iterable, Mapping

from games.core.vocabulary import Seat
from games.hammer_of_thor.folk.figures import FIGURES, Figure, Name
from games.hammer_of_thor.folk.kinds import Icon, Side, Stat
from games.hammer_of_thor.options import Heroes
from games.hammer_of_thor.table import Table

GREAT = Heroes.GREAT.least
"""The lowest tier of heroes who are recommended."""


def offered(heroes: Heroes) -> tuple[Figure, ...]:
    """The characters that may be chosen at all: no Norn, no offspring, no Animal."""
    return tuple(
        figure
        for figure in FIGURES.values()
        if Icon.START in figure.icons and figure.tier >= heroes.least
    )


def quotas(seats: int) -> Mapping[Side, int]:
    """As many good as evil heroes; one neutral if the number of seats is odd (1.2, 14.1A).

    Whoever plays alone has any side (14.1B).
    """
    if seats == 1:
        return dict.fromkeys(Side, 1)
    return {Side.GOOD: seats // 2, Side.EVIL: seats // 2, Side.NEUTRAL: seats % 2}


def open_sides(table: Table) -> frozenset[Side]:
    """The sides that still want a hero."""
    taken = Count(player.side for player in table.players)
    wanted = quotas(len(table.players))
    return frozenset(side for side, number in wanted.items() if taken[side] < number)


def choices(table: Table, seat: Seat) -> tuple[Figure, ...]:
    """The characters that a seat may be: of its four, or of all whose side is open."""
    dealt = table.players[seat].offered
    if dealt:
        return tuple(FIGURES[name] for name in dealt)
    sides, taken = open_sides(table), table.heroes
    return tuple(
        figure
        for figure in offered(table.options.heroes)
        if figure.side in sides and figure.id not in taken
    )


def strongest(figures: Iterable[Figure]) -> Name:
    """The one with the highest MIGHT, of tier 4 or 5 if there is one (1.2, 0.0.6)."""
    return max(figures, key=lambda one: (one.tier >= GREAT, _might(one), one.id)).id


def _might(figure: Figure) -> int:
    """As printed, without items."""
    stats = figure.stats
    return stats[Stat.STAMINA] + 2 * (stats[Stat.STRENGTH] + stats[Stat.ACCURACY])
