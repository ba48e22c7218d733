"""The score of a seat (13.2 to 13.4)."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from games.core.kept import kept
from games.core.vocabulary import Seat
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS, Figure, Name
from games.hammer_of_thor.folk.groups import Counter, reputation
from games.hammer_of_thor.folk.kinds import GIANTS, GODS, Side, Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.lasting import Key
from games.hammer_of_thor.ragnarok.bonus import bonus
from games.hammer_of_thor.ragnarok.field import stands_by
from games.hammer_of_thor.ragnarok.strength import is_mortal
from games.hammer_of_thor.table import Table

BEST = 12
"""Characters that count (13.2)."""
MORTALS = 8
"""Mortals that count beside them (13.4)."""
GLORY = 2
"""This part of the printed REPUTATION stays with the fallen (13.2)."""
FRIENDS = 2
"""This part of a Friend's REPUTATION counts (13.2)."""
TWICE = 2
"""Mortals count so often at the place of their seat's kind (13.4)."""
RAN = NUMBERS["Ran"]


class Score(Struct, frozen=True):
    """The score of a seat, part by part."""

    best: int
    mortals: int
    runes: int
    friends: int
    bonus: int

    @property
    def total(self) -> int:
        """All of it."""
        return self.best + self.mortals + self.runes + self.friends + self.bonus


def score(table: Table, seat: Seat) -> Score:
    """The score of a seat as the table stands, after the last battle or before."""
    faded = table.holds(Key.FADED)
    runes = sum(len(one.runes) for counter in table.of(seat) for one in counter.members)
    return Score(
        best=best(table, seat),
        mortals=sum(_mortals(table, seat)[:MORTALS]),
        runes=0 if faded else runes,
        friends=_friends(table, seat),
        bonus=bonus(table, seat),
    )


def best(table: Table, seat: Seat) -> int:
    """The worth of the twelve best characters of a seat (13.2)."""
    return sum(worths(table, seat)[:BEST])


def worths(table: Table, seat: Seat) -> list[int]:
    """The worth of each living character but Mortals, the best first (13.2).

    Captives count (5.4.2), and the dead do not (6.2).
    """
    heroes = table.heroes
    alive = [
        worth
        for counter in table.of(seat)
        for worth in _alive(counter, table.fame(counter), heroes)
    ]
    fallen = table.doom.fallen if table.doom is not None else ()
    glory = [_glory(table, FIGURES[one.name]) for one in fallen if one.seat == seat]
    return sorted((*alive, *glory), reverse=True)


@kept
def _alive(counter: Counter, fame: tuple[int, ...], heroes: frozenset[Name]) -> tuple[int, ...]:
    """The REPUTATION of each of a group who counts while it lives (13.2)."""
    return tuple(
        reputation(one, won)
        for one, won in zip(counter.members, fame, strict=True)
        if not one.dead and not is_mortal(one.id, heroes)
    )


def has_won(table: Table, seat: Seat) -> bool:
    """A seat belongs to the side that won; a neutral one belongs to either (13.1)."""
    winner = table.doom.winner if table.doom is not None else None
    return winner is not None and table.players[seat].side in (winner, Side.NEUTRAL)


def _glory(table: Table, figure: Figure) -> int:
    """Tracked REPUTATION of the fallen, and half of what is printed (13.2)."""
    return table.tracked.get(figure.id, 0) + figure.stats[Stat.REPUTATION] // GLORY


def _mortals(table: Table, seat: Seat) -> list[int]:
    found = [
        _mortal(table, seat, counter, one)
        for counter in table.of(seat)
        for one in counter.members
        if is_mortal(one.id, table.heroes) and not one.dead
    ]
    return sorted(found, reverse=True)


def _mortal(table: Table, seat: Seat, counter: Counter, mortal: Member) -> int:
    double = _DOUBLES.get(BOARD[counter.place].box)
    twice = double is not None and double(table, seat)
    return table.reputation(mortal) * (TWICE if twice else 1)


def _friends(table: Table, seat: Seat) -> int:
    """Half the REPUTATION of Friends, if the seat's side has won (4.3A8, 13.2)."""
    player = table.players[seat]
    if not has_won(table, seat):
        return 0
    faithful = (FIGURES[name] for name in player.friends if stands_by(name, player))
    return sum(friend.stats[Stat.REPUTATION] // FRIENDS for friend in faithful)


def _is_god(table: Table, seat: Seat) -> bool:
    hero = table.players[seat].hero
    return hero is not None and FIGURES[hero].race in GODS


def _is_giant(table: Table, seat: Seat) -> bool:
    hero = table.players[seat].hero
    return hero is not None and FIGURES[hero].race in GIANTS


def _is_neutral(table: Table, seat: Seat) -> bool:
    return table.players[seat].side is Side.NEUTRAL


def _holds_ran(table: Table, seat: Seat) -> bool:
    home = table.home_of(RAN)
    return home is not None and home.seat == seat


_DOUBLES: Mapping[Box | None, Callable[[Table, Seat], bool]] = {
    Box.DOUBLE_GODS: _is_god,
    Box.DOUBLE_GIANTS: _is_giant,
    Box.DOUBLE_NEUTRAL: _is_neutral,
    Box.DOUBLE_RAN: _holds_ran,
}
"""For whom Mortals count twice at a place (9.5, 13.4)."""
