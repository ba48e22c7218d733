"""A character in play: wounds, ailments, and what it carries (2.1G, 2.2, 5.4)."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from games.hammer_of_thor.cards.deck import Item, Number
from games.hammer_of_thor.folk.chart import Code, Entry, Hook
from games.hammer_of_thor.folk.figures import FIGURES, Figure, Name
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.nature import Nature, nature_of
from games.hammer_of_thor.land.seasons import Season

SLOWEST = 1
"""No SPEED falls below it, no other characteristic below 0 (0.0.3)."""
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
        return self.nature.worn

    @property
    def nature(self) -> Nature:
        """What it shares with all that are alike."""
        return nature_of(self.id, self.shown, self.withheld, self.granted)

    @property
    def codes(self) -> Mapping[Code, tuple[str, ...]]:
        """Its entries of the chart, by nature or by an item, that are in use."""
        return self.nature.codes

    def entries(self, hook: Hook) -> Sequence[Entry]:
        """The entries of the chart that the rules ask for at one point."""
        return self.nature.entries(hook)

    @property
    def stamina(self) -> int:
        """STAMINA as printed."""
        return self.figure.stats[Stat.STAMINA]

    @property
    def left(self) -> int:
        """STAMINA that is left."""
        return self.stamina - self.wounds


def stat(member: Member, wanted: Stat, season: Season) -> int:
    """A current characteristic: printed, items, season, and what was lost (0.0.4)."""
    value = member.nature.stat(wanted, season)
    if wanted is Stat.SPEED:
        return max(SLOWEST, value)
    if wanted is Stat.AGILITY:
        value -= member.agility + (member.wounds * HURT >= member.stamina)
    elif wanted is Stat.WISDOM:
        value -= member.wisdom
    elif wanted is Stat.INTELLIGENCE:
        value -= member.intelligence
    elif wanted is Stat.STRENGTH:
        value -= member.diseased
    return max(0, value)
