"""Bonus cards that lie open before a seat (4.1.4, 13.2, 18.0)."""

from collections.abc import Callable, Mapping

from games.core.vocabulary import Seat
from games.hammer_of_thor.cards.deck import PREDICTIONS
from games.hammer_of_thor.cards.effects import Bonus
from games.hammer_of_thor.folk.kinds import Race, Stat
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.ragnarok.strength import is_mortal
from games.hammer_of_thor.table import Table

ITEMS = 2
"""Items for each point of the ring bearer."""
DEAD = 3
"""Cards in the Helheim deck for each point of the unburied."""
REALMS = 3
"""Worlds that every wayfarer has seen."""


def bonus(table: Table, seat: Seat) -> int:
    """The points of a seat's bonus card."""
    card = table.players[seat].bonus
    if card is None:
        return 0
    effects = (effect for effect in PREDICTIONS[card].do if isinstance(effect, Bonus))
    return sum(
        min(effect.most, effect.amount * _COUNTS[effect.per](table, seat)) for effect in effects
    )


def _members(table: Table, seat: Seat) -> list[Member]:
    return [one for counter in table.of(seat) for one in counter.members]


def _highest_leader(table: Table, seat: Seat) -> int:
    """1 if none of the seats' leaders has a higher REPUTATION than its best."""
    leaders = {
        counter.number: table.stat(table.leader(counter), Stat.REPUTATION)
        for counter in table.counters
        if counter.seat is not None
    }
    own = [leaders[counter.number] for counter in table.of(seat)]
    return int(max(own, default=-1) == max(leaders.values(), default=0))


def _animals(table: Table, seat: Seat) -> int:
    return sum(one.figure.race is Race.ANIMAL for one in _members(table, seat))


def mortals_in_midgard(table: Table, seat: Seat) -> int:
    """Living Mortals of a seat who stand in Midgard (13.5)."""
    return sum(
        is_mortal(one.id, table.heroes) and not one.dead
        for counter in table.of(seat)
        if BOARD[counter.place].realm is Realm.MIDGARD
        for one in counter.members
    )


def _pairs_of_items(table: Table, seat: Seat) -> int:
    """Two items each, revealed or concealed."""
    return sum(len(one.items) for one in _members(table, seat)) // ITEMS


def _friends_in_row(table: Table, seat: Seat) -> int:
    return len(table.players[seat].friends)


def _great_beaten(table: Table, seat: Seat) -> int:
    return len(table.players[seat].beaten)


def _dead(table: Table, _: Seat) -> int:
    """Three cards each of the Helheim deck, whosever they were."""
    return len(table.helheim) // DEAD


def _worlds(table: Table, seat: Seat) -> int:
    """Worlds beyond the third in which its counters have been."""
    return max(0, len(table.players[seat].realms) - REALMS)


_COUNTS: Mapping[str, Callable[[Table, Seat], int]] = {
    "highest_leader": _highest_leader,
    "animal": _animals,
    "mortal_in_midgard": mortals_in_midgard,
    "two_items": _pairs_of_items,
    "friend_in_row": _friends_in_row,
    "beaten_tier_4": _great_beaten,
    "three_in_helheim": _dead,
    "realm_over_three": _worlds,
}
"""The things that a card counts, by its `per`."""
