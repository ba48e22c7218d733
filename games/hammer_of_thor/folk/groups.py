"""Counters and the groups they stand for: who leads, how many may follow (7.0, 8.0)."""

from collections.abc import Iterable
from functools import cached_property

from msgspec import Struct

from games.core.kept import kept
from games.core.vocabulary import Seat
from games.hammer_of_thor.folk.figures import FIGURES, Name
from games.hammer_of_thor.folk.kinds import Madness, Race, Stat
from games.hammer_of_thor.folk.members import Member, stat
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season

CAPACITY = (2, 2, 3, 3, 4, 4, 5, 5, 6, 6)
"""Followers by the leader's CHARISMA; more than 9 counts as 9 (8.1)."""
WHOLE = 2
"""Room is reckoned in halves: a follower takes two, a Mortal or a small Animal one."""
SMALL = 2
"""Animals of this tier at most are small."""
GROUP = 10
"""Members of a counter at most (8.1)."""
COUNTERS = 4
"""Counters of a seat at most (8.1)."""
TRUSTED = 4
"""CHARISMA that a Sub-Leader needs (8.1)."""
PART = 2
"""A Sub-Leader adds this part of the room that it has itself (8.1)."""


class Counter(Struct, frozen=True, dict=True, forbid_unknown_fields=True, omit_defaults=True):
    """A group on the board."""

    number: int
    """Its own for the whole match."""
    seat: Seat | None
    """None: it is nobody's, and waits where it stands (1.6)."""
    place: Place
    members: tuple[Member, ...]
    moved: bool = False
    """It travelled in its owner's last player-turn (5.4.5)."""
    known: bool = True
    """Face up: residents lie face down until somebody has met them (4.5.7)."""
    wild: bool = False
    """A random group: it goes when the encounter is over (4.5.5)."""
    body: Place | None = None
    """It is a spirit: its body lies there, and there it goes back (4.2C)."""
    home: int = 0
    """The counter that it has left, as a spirit; 0: its body lies alone."""
    trusted: tuple[Name, ...] = ()
    """Those who were named Sub-Leaders, also if they cannot be now (8.1)."""
    lined: tuple[Name, ...] = ()
    """Second and third of its line, by its player's wish (5.1.1)."""
    heir: Name | None = None
    """The Sub-Leader who leads on, until the encounter is over (8.1)."""

    def member(self, name: Name) -> Member:
        """One of its members."""
        for member in self.members:
            if member.id == name:
                return member
        raise LookupError(name)

    @cached_property
    def names(self) -> tuple[Name, ...]:
        """Its members' numbers."""
        return tuple(member.id for member in self.members)

    @cached_property
    def free(self) -> tuple[Member, ...]:
        """Its members that act: no captives, and nobody in the shape of a thing (2.2C)."""
        return tuple(one for one in self.members if not one.captive and not one.is_hidden)

    @cached_property
    def mortals(self) -> tuple[Member, ...]:
        """Its members who live in Midgard alone (2.1D)."""
        return tuple(one for one in self.members if one.figure.is_mortal)

    @property
    def is_spirit(self) -> bool:
        """Whether its body lies elsewhere (4.2C)."""
        return self.body is not None

    @property
    def is_hidden(self) -> bool:
        """Whether nobody can see anybody in it (2.2C)."""
        return all(one.is_hidden for one in self.members)

    @property
    def acting(self) -> tuple[Member, ...]:
        """Those who act for it: captives do only if they are alone (5.1.1)."""
        return self.free or self.members

    @cached_property
    def heads(self) -> tuple[Member, ...]:
        """Those one of whom leads: the heir, else all who may lead, else all who act (8.1)."""
        able = tuple(one for one in self.members if leads(one))
        heir = tuple(one for one in able if one.id == self.heir)
        return heir or able or self.acting


def reputation(member: Member, tracked: int) -> int:
    """Printed, tracked and revealed REPUTATION (0.0.5)."""
    return max(0, member.nature.renown + tracked)


def current(member: Member, wanted: Stat, season: Season, tracked: int) -> int:
    """A current characteristic, REPUTATION with what was won or lost (0.0.4, 0.0.5)."""
    if wanted is Stat.REPUTATION:
        return reputation(member, tracked)
    return stat(member, wanted, season)


def leads(member: Member) -> bool:
    """Whether it may lead: no speechless Animals, captives, rigid, dead or things (8.1, 2.2C)."""
    rigid = member.mad is Madness.CATATONIA
    bound = member.captive or member.dead or rigid or member.is_hidden
    return member.figure.speaks and not bound


@kept
def leader(counter: Counter, fame: tuple[int, ...], heroes: frozenset[Name]) -> Member:
    """The Prime Leader; where none may lead, the highest REPUTATION leads all the same (8.1).

    Of equals heroes lead first, then lower numbers.

    Args:
        counter: whose leader it is.
        fame: REPUTATION tracked for its members, in their order.
        heroes: of all seats.
    """
    tracked = dict(zip(counter.names, fame, strict=True))
    return min(
        counter.heads,
        key=lambda one: (-reputation(one, tracked[one.id]), one.id not in heroes, one.id),
    )


def may_help(member: Member, season: Season) -> bool:
    """Whether a character can be a Sub-Leader (8.1)."""
    return leads(member) and stat(member, Stat.CHARISMA, season) >= TRUSTED


def helpers(counter: Counter, chief: Member, season: Season) -> list[Member]:
    """The Sub-Leaders of a counter now, in the order in which they stand in it (8.1)."""
    return [
        one
        for one in counter.members
        if one.id in counter.trusted and one.id != chief.id and may_help(one, season)
    ]


def capacity(counter: Counter, chief: Member, season: Season) -> int:
    """Followers that a leader and the Sub-Leaders can keep, in halves (8.1)."""
    helping = sum(_own_room(one, season) // PART for one in helpers(counter, chief, season))
    return _own_room(chief, season) + helping


def _own_room(chief: Member, season: Season) -> int:
    charisma = min(stat(chief, Stat.CHARISMA, season), len(CAPACITY) - 1)
    return CAPACITY[charisma] * WHOLE


def rank(counter: Counter, name: Name) -> int:
    """The place of a follower in the line by its player's wish; else behind those (5.1.1)."""
    return counter.lined.index(name) if name in counter.lined else len(counter.lined)


def room(follower: Name, listed: Iterable[Name]) -> int:
    """The room that a follower takes, in halves; listed animals take none (8.1)."""
    figure = FIGURES[follower]
    if follower in listed:
        return 0
    small = figure.race is Race.ANIMAL and figure.tier <= SMALL
    return 1 if small or figure.is_mortal else WHOLE


def full(counter: Counter, chief: Member, heroes: Iterable[Name]) -> int:
    """The room that a leader's followers take, in halves; heroes take none."""
    listed = {animal for member in counter.members for animal in member.figure.animals}
    free = {*listed, *heroes}
    return sum(room(one.id, free) for one in counter.members if one.id != chief.id)
