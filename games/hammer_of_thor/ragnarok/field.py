"""The hosts: who goes to the last battle, on which side, and who may fight whom (12.3)."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS, Figure, Name
from games.hammer_of_thor.folk.kinds import Icon, Side
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.table import Player, Table

UNBOUND = 12
"""Fighters of a side who belong to nobody, at most (12.3)."""
RECOVERED = 2
"""This part of the wounds is healed before the battle (12.3)."""
FOE: Mapping[Side, Side] = {Side.GOOD: Side.EVIL, Side.EVIL: Side.GOOD}
NAMED: Sequence[tuple[Name, Name]] = tuple(
    (NUMBERS[one], NUMBERS[other])
    for one, other in (
        ("Odin", "Fenrir"),
        ("Thor", "Jormungand"),
        ("Freyr", "Surt"),
        ("Heimdall", "Loki"),
        ("Tyr", "Garm"),
        ("Vidar", "Fenrir"),
    )
)
"""Those whom the tales set against each other; the last pair only if Odin fell (12.4)."""
SURE = NAMED[:-1]
"""Those who meet for certain, if both come."""


class Fighter(Struct):
    """One of a host, while the battle goes on."""

    member: Member
    seat: Seat | None
    """Its seat; None: nobody's, or a Friend's own."""
    side: Side
    met: tuple[Name, ...] = ()
    """Those whom it has fought."""

    @property
    def free(self) -> bool:
        """It has not fought yet."""
        return not self.met

    @property
    def stands(self) -> bool:
        """It lives."""
        return self.member.left > 0


class Field:
    """The plain on which both hosts stand."""

    def __init__(self, table: Table, fighters: Iterable[Fighter]) -> None:
        self.table = table
        self.fighters = {fighter.member.id: fighter for fighter in fighters}

    def standing(self, side: Side) -> list[Fighter]:
        """Those of a side who live, by REPUTATION (12.5)."""
        return sorted(
            (one for one in self.fighters.values() if one.side is side and one.stands),
            key=lambda one: (-self.reputation(one), one.member.id),
        )

    def strongest(self, side: Side) -> list[Fighter]:
        """Those of a side who live, by MIGHT (12.2)."""
        return sorted(self.standing(side), key=lambda one: -self.might(one))

    def reputation(self, fighter: Fighter) -> int:
        """Printed, tracked and revealed REPUTATION (0.0.5)."""
        return self.table.reputation(fighter.member)

    def might(self, fighter: Fighter) -> int:
        """MIGHT as it stands there (0.0.6)."""
        return might(fighter.member, self.table.season)

    def fated(self, name: Name) -> Name | None:
        """The foe whom one is sure to meet in a named duel, before all vows (12.4)."""
        one = self.fighters[name]
        for pair in SURE:
            other = next((foe for foe in pair if name in pair and foe != name), None)
            if other in self.fighters and self.may_fight(one, self.fighters[other]):
                return other
        return None

    def may_fight(self, one: Fighter, other: Fighter) -> bool:
        """They are foes, and neither parent and child nor friends (2.1A, 2.1B)."""
        return one.side is not other.side and may_fight(self.table, one.member.id, other.member.id)


def may_fight(table: Table, one: Name, other: Name) -> bool:
    """Two are neither parent and child nor friends (2.1A, 2.1B)."""
    kin = table.are_kin(one, other) or table.are_kin(other, one)
    return not kin and not table.are_friends(one, other)


def gathered(table: Table, sides: Sequence[Side | None]) -> Field:
    """Both hosts, recovered from half of their wounds (12.3).

    Args:
        table: the pieces.
        sides: by seat, for whom its people fight; None: nobody knows yet, or it has left.
    """
    fighters = [
        fighter
        for seat, side in enumerate(sides)
        if side is not None
        for fighter in _sent(table, seat, side)
    ]
    fighters += [Fighter(one, None, side) for side in FOE for one in unbound(table, side)]
    for fighter in fighters:
        fighter.member = recovered(fighter.member)
    return Field(table, fighters)


def recovered(member: Member) -> Member:
    """A fighter before the battle (12.3)."""
    if not member.wounds:
        return member
    return replace(member, wounds=member.wounds - member.wounds // RECOVERED)


def certain_sides(table: Table) -> tuple[Side | None, ...]:
    """By seat, the side that everybody knows: those of neutral heroes are free (12.2)."""
    return tuple(
        player.side if player.side in FOE and seat in table.seats else None
        for seat, player in enumerate(table.players)
    )


def champions(table: Table, seat: Seat) -> list[Member]:
    """The members of a seat's counters who go to the battle; captives and the dead stay (12.3)."""
    own = (one for counter in table.of(seat) for one in counter.free)
    return [one for one in own if goes(one.figure) and not one.dead]


def unbound(table: Table, side: Side) -> list[Member]:
    """The fighters of an alignment who belong to nobody, with the items on their cards (12.3)."""
    armed = (_armed(table, one) for one in _strangers(table, WARRIORS[side]))
    return sorted(armed, key=lambda one: (-table.reputation(one), one.id))[:UNBOUND]


def goes(figure: Figure) -> bool:
    """A character goes to the last battle (2.1.2)."""
    return Icon.RAGNAROK in figure.icons


WARRIORS: Mapping[Side, frozenset[Name]] = {
    side: frozenset(one.id for one in FIGURES.values() if goes(one) and one.side is side)
    for side in FOE
}
"""Those of each alignment who go to the last battle."""


def _sent(table: Table, seat: Seat, side: Side) -> Iterator[Fighter]:
    """A seat's own people, and its Friends (4.3A8)."""
    for member in champions(table, seat):
        yield Fighter(member, seat, side)
    for name in table.players[seat].friends:
        if goes(FIGURES[name]) and stands_by(name, table.players[seat]):
            yield Fighter(_armed(table, _fresh(name)), None, side)


def stands_by(friend: Name, player: Player) -> bool:
    """A Friend is of the seat's own alignment, or neutral (4.3A8)."""
    return FIGURES[friend].side in (player.side, Side.NEUTRAL)


def _strangers(table: Table, wanted: Container[Name]) -> Iterator[Member]:
    """Those of the wanted who live and belong to nobody: in decks and discards, and on the board.

    Friends of those who have left, and Friends who are opposed to their seat, are among them.
    """
    for pile in (*table.decks.values(), *table.discards.values()):
        yield from (_fresh(name) for name in pile if name in wanted)
    for counter in table.of(None):
        yield from (one for one in counter.free if one.id in wanted and not one.dead)
    for player in table.players:
        for name in player.friends:
            if name in wanted and (player.out or not stands_by(name, player)):
                yield _fresh(name)


@cache
def _fresh(name: Name) -> Member:
    """Somebody who has not been in play yet; what is known of that one serves every match."""
    return Member(name)


def _armed(table: Table, member: Member) -> Member:
    """Somebody with all that it has and the items on its card, unless others have them."""
    listed = tuple([item for item in member.figure.items if item in table.aside])
    if not listed and not member.hidden:
        return member
    return replace(member, shown=(*member.items, *listed), hidden=())
