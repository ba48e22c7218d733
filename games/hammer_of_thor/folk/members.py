"""A character in play: wounds, ailments, and what it carries (2.1G, 2.2, 5.4)."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from games.hammer_of_thor.cards.deck import SHAPES, Item, Number, Shape
from games.hammer_of_thor.folk.chart import Code, Entry, Hook
from games.hammer_of_thor.folk.figures import FIGURES, Figure, Name
from games.hammer_of_thor.folk.kinds import Madness, Stat
from games.hammer_of_thor.folk.nature import Nature, nature_of
from games.hammer_of_thor.land.seasons import Season

DEAD_SPEED, DEAD_CHARISMA = 3, 0
"""Dead members are no faster, and win nobody (6.2, 6.3)."""
SLOWEST = 1
"""No SPEED falls below it, no other characteristic below 0 (0.0.3)."""
HURT = 2
"""With this part of the STAMINA lost, AGILITY is one less (5.3C)."""


class Member(Struct, frozen=True, dict=True, forbid_unknown_fields=True, omit_defaults=True):
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
    dead: bool = False
    """A dead member: it fights, and neither leads nor heals nor is seduced (6.2)."""
    withheld: tuple[Code, ...] = ()
    """Abilities that its player keeps back (2.1C)."""
    granted: tuple[Code, ...] = ()
    """Entries of the chart that a card has given it for good."""
    spent: tuple[str, ...] = ()
    """Deeds that can be done once a match, and were."""
    shape: Number | None = None
    """The shape that it has taken on (2.2C)."""
    fleeting: bool = False
    """It goes when the encounter is over, and not at the end of the player-turn."""
    changes: int = 0
    """Changes of shape so far (6.0A to 6.0C)."""
    mad: Madness | None = None
    """Insanity, until it is cured (2.2A8)."""
    renown: int = 0
    """Tracked REPUTATION when the game-turn began, of one with a death wish (2.2A8)."""

    @property
    def figure(self) -> Figure:
        """Its card."""
        return FIGURES[self.id]

    @property
    def items(self) -> tuple[Number, ...]:
        """All that it carries."""
        return (*self.shown, *self.hidden)

    @property
    def form(self) -> Shape | None:
        """The card of its shape, if it has changed."""
        return SHAPES[self.shape] if self.shape is not None else None

    @property
    def is_hidden(self) -> bool:
        """Its shape is such that nobody meets it, and that it does nothing (2.2C)."""
        return self.shape is not None and SHAPES[self.shape].hidden

    @property
    def worn(self) -> tuple[Item, ...]:
        """The items that work: those that are revealed; none in another shape (2.2C)."""
        return self.nature.worn

    @cached_property
    def nature(self) -> Nature:
        """All that it shares with those who are alike."""
        return nature_of(self.id, self.shown, self.withheld, self.shape, self.granted)

    @property
    def codes(self) -> Mapping[Code, tuple[str, ...]]:
        """Its entries of the chart, by nature or by an item, that are in use."""
        return self.nature.codes

    def entries(self, hook: Hook) -> Sequence[Entry]:
        """The entries of the chart that the rules ask for at one point."""
        return self.nature.entries(hook)

    @property
    def stamina(self) -> int:
        """STAMINA as printed, and what its shape adds."""
        return self.nature.stamina

    @property
    def left(self) -> int:
        """STAMINA that is left."""
        return self.stamina - self.wounds


def stat(member: Member, wanted: Stat, season: Season) -> int:
    """A current characteristic: printed, items, season, and what was lost (0.0.4)."""
    value = member.nature.stat(wanted, season)
    if member.dead:
        value = min(value, _DEAD.get(wanted, value))
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


def mended(member: Member, amount: int) -> int:
    """Its wounds after so much healing; the dead do not heal (6.2)."""
    return member.wounds if member.dead else max(0, member.wounds - amount)


_DEAD: Mapping[Stat, int] = {Stat.SPEED: DEAD_SPEED, Stat.CHARISMA: DEAD_CHARISMA}
"""The most that a dead member has of these (6.2, 6.3)."""
