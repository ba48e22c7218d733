"""A character in play: wounds, ailments, and what it carries (2.1G, 2.2, 5.4)."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from msgspec import Struct

from games.hammer_of_thor.cards.deck import ITEMS, Item, Number
from games.hammer_of_thor.folk.chart import CHART, Code, Entry, Hook, Scope
from games.hammer_of_thor.folk.figures import FIGURES, Figure, Name
from games.hammer_of_thor.folk.kinds import Race, Stat
from games.hammer_of_thor.land.seasons import Season

SLOWEST = 1
"""No SPEED falls below it, no other characteristic below 0 (0.0.3)."""
WINTER: Mapping[tuple[Race, Stat], int] = {
    (Race.JOTUN, Stat.ACCURACY): 1,
    (Race.MUSPELLSON, Stat.SPEED): -1,
}
"""Winter changes a race (3.3)."""
KEPT = 20_000
"""Characteristics that are kept in memory: a few matches' members, each with all of them."""
HURT = 2
"""With this part of the STAMINA lost, AGILITY is one less (5.3C)."""


class Member(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A member of a counter."""

    id: Name
    wounds: int = 0
    """STAMINA lost."""
    burnt: bool = False
    """Some of it to FIRE: it heals half as fast (5.4.5)."""
    venom: int = 0
    """Losses of STAMINA to VENOM that are still to come."""
    diseased: bool = False
    agility: int = 0
    """AGILITY lost until the own next upkeep (5.3C)."""
    wisdom: int = 0
    """WISDOM lost until it is restored (2.2A3)."""
    intelligence: int = 0
    """INTELLIGENCE lost until it is restored (2.2B)."""
    shown: tuple[Number, ...] = ()
    """Items that are revealed (2.2A2)."""
    hidden: tuple[Number, ...] = ()
    """Items that are concealed; others know their number only."""
    refused: tuple[Number, ...] = ()
    """Items that obey this character never again (2.2A3)."""
    runes: tuple[Number, ...] = ()
    captive: bool = False
    """Subdued and taken: it never fights (5.4.2)."""
    withheld: tuple[Code, ...] = ()
    """Abilities that its player keeps back (2.1C)."""
    granted: tuple[Code, ...] = ()
    """Entries of the chart that a card has given it for good."""
    spent: tuple[str, ...] = ()
    """Deeds that can be done once a match, and were."""

    @property
    def figure(self) -> Figure:
        """Its card."""
        return FIGURES[self.id]

    @property
    def items(self) -> tuple[Number, ...]:
        """All that it carries."""
        return (*self.shown, *self.hidden)

    @property
    def worn(self) -> tuple[Item, ...]:
        """The items that work: those that are revealed."""
        return tuple(ITEMS[number] for number in self.shown)

    @property
    def codes(self) -> dict[Code, tuple[str, ...]]:
        """Its entries of the chart, by nature or by an item, that are in use."""
        granted = {code: () for item in self.worn for code in item.grants}
        mine = granted | dict.fromkeys(self.granted, ()) | self.figure.codes
        return {code: held for code, held in mine.items() if code not in self.withheld}

    def entries(self, hook: Hook) -> Iterator[Entry]:
        """The entries of the chart that the rules ask for at one point."""
        for code in self.codes:
            if CHART[code].hook is hook:
                yield CHART[code]

    @property
    def stamina(self) -> int:
        """STAMINA as printed."""
        return self.figure.stats[Stat.STAMINA]

    @property
    def left(self) -> int:
        """STAMINA that is left."""
        return self.stamina - self.wounds


@lru_cache(maxsize=KEPT)
def stat(member: Member, wanted: Stat, season: Season) -> int:
    """A current characteristic: printed, items, season, and what was lost (0.0.4)."""
    figure = member.figure
    value = figure.stats[wanted] + sum(item.add.get(wanted, 0) for item in member.worn)
    value += WINTER.get((figure.race, wanted), 0) if season is Season.WINTER else 0
    for entry in _steady(member, season):
        value += entry.add.get(wanted, 0)
        value = entry.set.get(wanted, min(value, entry.cap.get(wanted, value)))
    value -= {
        Stat.AGILITY: member.agility + (member.wounds * HURT >= member.stamina),
        Stat.WISDOM: member.wisdom,
        Stat.INTELLIGENCE: member.intelligence,
        Stat.STRENGTH: int(member.diseased),
    }.get(wanted, 0)
    return max(SLOWEST if wanted is Stat.SPEED else 0, value)


def _steady(member: Member, season: Season) -> Iterator[Entry]:
    """The entries that change a character itself, in no battle alone."""
    for entry in (CHART[code] for code in member.codes):
        if entry.scope is Scope.SELF and not entry.stance and entry.season in (None, season):
            yield entry
