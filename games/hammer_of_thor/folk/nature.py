"""A character as its card and what it wears make it, worked out once for all alike."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.hammer_of_thor.cards.deck import ITEMS, SHAPES, Item, Number, Shape
from games.hammer_of_thor.folk.chart import CHART, Code, Entry, Hook, Scope
from games.hammer_of_thor.folk.figures import FIGURES, Figure, Name
from games.hammer_of_thor.folk.kinds import Race, Stat
from games.hammer_of_thor.land.seasons import Season

WINTER: Mapping[tuple[Race, Stat], int] = {
    (Race.JOTUN, Stat.ACCURACY): 1,
    (Race.MUSPELLSON, Stat.SPEED): -1,
}
"""Winter changes a race (3.3)."""
KEPT = 4_000
"""Natures that are kept in memory: those of some matches."""
BODILY = ("1.", "5.")
"""The chapters of the chart that a shape brings along, in place of the own (2.2C)."""


class Nature:
    """Of a character with certain revealed items, less the abilities that are kept back (2.1).

    Cards may have given it entries of the chart besides.
    In another shape no item works (2.2C).
    """

    __slots__ = (
        "_hooked",
        "_stats",
        "armour",
        "codes",
        "cover",
        "figure",
        "form",
        "line_hit",
        "renown",
        "sharpness",
        "skill",
        "stamina",
        "weapon",
        "worn",
    )

    def __init__(
        self,
        name: Name,
        shown: tuple[Number, ...],
        withheld: tuple[Code, ...],
        shape: Number | None,
        given: tuple[Code, ...],
    ) -> None:
        self.figure: Figure = FIGURES[name]
        self.form: Shape | None = SHAPES[shape] if shape is not None else None
        working = () if shape is not None else shown
        self.worn: tuple[Item, ...] = tuple(ITEMS[number] for number in working)
        granted = {code: () for item in self.worn for code in item.grants}
        mine = granted | dict.fromkeys(given, ()) | dict(self._born())
        self.codes: Mapping[Code, tuple[str, ...]] = {
            code: held for code, held in mine.items() if code not in withheld
        }
        worn = sum(item.rep for item in self.worn)
        self.renown: int = self.figure.stats[Stat.REPUTATION] + worn
        more = self.form.stamina if self.form is not None else 0
        self.stamina: int = self.figure.stats[Stat.STAMINA] + more
        self.skill: int = sum(item.hit for item in self.worn)
        self.cover: int = sum(item.cover for item in self.worn)
        self.armour: int = sum(item.armour for item in self.worn)
        self.sharpness: int = sum(item.loss for item in self.worn)
        self.line_hit: int = sum(item.line_hit for item in self.worn)
        armed = [item for item in self.worn if item.weapon]
        self.weapon: Item | None = max(armed, key=lambda item: (item.weapon, item.id), default=None)
        self._hooked: dict[Hook, list[Entry]] = {}
        for code in self.codes:
            self._hooked.setdefault(CHART[code].hook, []).append(CHART[code])
        self._stats: dict[tuple[Stat, Season], int] = {}

    def _born(self) -> Mapping[Code, tuple[str, ...]]:
        """The entries on the card; limbs and claws are those of the shape (2.2C)."""
        if self.form is None:
            return self.figure.codes
        kept = (one for one in self.figure.codes.items() if not one[0].startswith(BODILY))
        return {**dict(kept), **dict.fromkeys(self.form.grants, ())}

    def entries(self, hook: Hook) -> Sequence[Entry]:
        """The entries of the chart that the rules ask for at one point."""
        return self._hooked.get(hook, ())

    def stat(self, wanted: Stat, season: Season) -> int:
        """A characteristic: printed, with items, season and abilities (0.0.4)."""
        known = self._stats.get((wanted, season))
        if known is None:
            known = self._stats[wanted, season] = self._reckoned(wanted, season)
        return known

    def _reckoned(self, wanted: Stat, season: Season) -> int:
        printed = self.figure.stats[wanted]
        printed = printed if self.form is None else self.form.value(wanted, printed)
        value = printed + sum(item.add.get(wanted, 0) for item in self.worn)
        value += WINTER.get((self.figure.race, wanted), 0) if season is Season.WINTER else 0
        for entry in (CHART[code] for code in self.codes):
            if entry.scope is Scope.SELF and not entry.stance and entry.season in (None, season):
                value += entry.add.get(wanted, 0)
                value = entry.set.get(wanted, min(value, entry.cap.get(wanted, value)))
        return value


@lru_cache(maxsize=KEPT)
def nature_of(
    name: Name,
    shown: tuple[Number, ...],
    withheld: tuple[Code, ...],
    shape: Number | None,
    given: tuple[Code, ...],
) -> Nature:
    """The nature of all that are alike."""
    return Nature(name, shown, withheld, shape, given)
