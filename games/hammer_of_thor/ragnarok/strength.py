"""The strength of a side when the fighting is over (12.6)."""

from collections.abc import Container, Iterable, Mapping
from functools import cache

from msgspec import Struct

from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import FATE, PREDICTIONS, Number
from games.hammer_of_thor.cards.effects import Doom
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS, Figure, Name
from games.hammer_of_thor.folk.kinds import Race, Side, Stat
from games.hammer_of_thor.lasting import Key
from games.hammer_of_thor.options import Length
from games.hammer_of_thor.ragnarok.field import Field, Fighter, goes
from games.hammer_of_thor.table import Rule, Table

SPEARS = 20
"""REPUTATION of a seat's spears, at most (12.3)."""
DEAD = 12
"""Einherjar or Naglfar's crew that count, at most (12.6)."""
VALHALLA, TABLE, BEYOND, SAGA = 12, 4, 3, 12
"""Good is stronger by 12, by 3 for each seat above four, and by 12 in a saga (12.6)."""
FAVOURITES: Mapping[Side, tuple[Name, int]] = {
    Side.GOOD: (NUMBERS["Heimdall"], 3),
    Side.EVIL: (NUMBERS["Loki"], 3),
}
"""The one who is worth more if he stands."""
LATER_FAME = 6
"""Fame of a hero who came later (10.0)."""
HURT = 2
"""Below this part of STAMINA one counts half; half of what was gained counts (12.6)."""


class Strength(Struct, frozen=True):
    """The strength of a side, part by part."""

    standing: int
    spears: int
    gained: int
    dead: int
    doom: int
    favour: int

    @property
    def total(self) -> int:
        """All of it."""
        return sum(getattr(self, name) for name in self.__struct_fields__)


def strength(field: Field, sides: tuple[Side | None, ...], side: Side) -> Strength:
    """The strength of a side.

    Args:
        field: the hosts after the fighting; the fallen are still in their counters.
        sides: by seat, for whom its people fought.
        side: good or evil.
    """
    table = field.table
    seats = [seat for seat, sworn in enumerate(sides) if sworn is side]
    standing = field.standing(side)
    return Strength(
        standing=sum(_worth(field, one) for one in standing),
        spears=sum(spears(table, seat) for seat in seats),
        gained=sum(gained(table, seat) for seat in seats) // HURT,
        dead=_dead(table, side),
        doom=doom(table.rules, side) + _horns(standing),
        favour=_favour(table, side, standing),
    )


def spears(table: Table, seat: Seat) -> int:
    """REPUTATION of a seat's people who do not go, but for Mortals (12.3).

    A hero who does not go counts among them [house].
    """
    heroes = table.heroes
    held = (one for counter in table.of(seat) for one in counter.free if not one.dead)
    staying = (one for one in held if not goes(one.figure) and not is_mortal(one.id, heroes))
    return min(SPEARS, sum(table.stat(one, Stat.REPUTATION) for one in staying))


def is_mortal(name: Name, heroes: Container[Name]) -> bool:
    """A character is a Mortal; heroes never are (1.5)."""
    return FIGURES[name].is_mortal and name not in heroes


def gained(table: Table, seat: Seat) -> int:
    """REPUTATION that a seat's characters have won in play: tracked, less their fame (12.6)."""
    return sum(
        max(0, table.tracked.get(one.id, 0) - fame(table, seat, one.id))
        for counter in table.of(seat)
        for one in counter.free
    )


def fame(table: Table, seat: Seat, name: Name) -> int:
    """REPUTATION that was tracked when a character came into play (1.5, 10.0)."""
    heroes = table.players[seat].heroes
    if name not in heroes:
        return 0
    return FIGURES[name].fame if name == heroes[0] else LATER_FAME


def doom(rules: Iterable[Rule], side: Side) -> int:
    """Doom cards that were played; they lie among the lasting rules, by their numbers."""
    effects = (effect for rule in rules for effect in _dooms(rule.key))
    return sum(effect.add for effect in effects if effect.side == side)


def is_einherjar(figure: Figure) -> bool:
    """One of the dead fights for good: humans, valkyries, and the good (6.1)."""
    return figure.race in (Race.ELF_HUMAN, Race.VALKYRIE) or figure.side is Side.GOOD


def _worth(field: Field, fighter: Fighter) -> int:
    """REPUTATION of one who stands; half of it below half STAMINA."""
    weak = fighter.member.left * HURT < fighter.member.stamina
    return field.reputation(fighter) // HURT if weak else field.reputation(fighter)


def _dead(table: Table, side: Side) -> int:
    """The dead of Helheim who come, on both sides; those of this battle do not."""
    good = side is Side.GOOD
    found = sum(is_einherjar(FIGURES[grave.name]) is good for grave in table.helheim)
    return min(DEAD, found) * (2 if table.holds(Key.DOUBLE_DEAD) else 1)


@cache
def _dooms(card: Number) -> tuple[Doom, ...]:
    paper = FATE.get(card) or PREDICTIONS.get(card)
    effects = () if paper is None else paper.do
    return tuple(effect for effect in effects if isinstance(effect, Doom))


def _horns(standing: list[Fighter]) -> int:
    """Horns whose bearers stand (18.1)."""
    return sum(item.horn for one in standing for item in one.member.worn)


def _favour(table: Table, side: Side, standing: list[Fighter]) -> int:
    """Valhalla, and Heimdall or Loki if he stands for this side."""
    favourite, more = FAVOURITES[side]
    found = more * any(one.member.id == favourite for one in standing)
    if side is Side.GOOD:
        found += VALHALLA + BEYOND * max(0, len(table.players) - TABLE)
        found += SAGA * (table.options.length is Length.SAGA)
    return found
