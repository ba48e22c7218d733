"""Set-up: the board, the decks, and gods for all (3.1 to 3.7)."""

from collections.abc import MutableSequence
from typing import Any

from games.core.agenda import begin
from games.core.dice import Dice, Referee
from games.core.errors import SetupError
from games.core.title import Started
from games.core.vocabulary import Seat
from games.fallen_kingdoms import TITLE
from games.fallen_kingdoms.field import EMPTY
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.boards import Layout, board, standard
from games.fallen_kingdoms.land.random_boards import dealt
from games.fallen_kingdoms.lessons import Lesson
from games.fallen_kingdoms.opening.events import CircleDrawn, GodsOffered
from games.fallen_kingdoms.opening.gods import ChoosingGods
from games.fallen_kingdoms.opening.refusals import TooManyCities, TooManyTrophies
from games.fallen_kingdoms.options import BoardChoice, Cities, Newcomers, Options
from games.fallen_kingdoms.rounds import Round
from games.fallen_kingdoms.table import Box, Player, Table
from games.fallen_kingdoms.teaching import teach
from games.fallen_kingdoms.trophies import SET, TILES_OF_EACH, Building, Knowledge, Rumor

KNOWLEDGE_SHOWN = 3
BUILDINGS_SHOWN = 2
FEW = 4
"""So many players at most are dealt two gods each (3.2, F-01)."""
MOST_CITIES = 48
"""Cities on the largest faces of all six tiles (K4)."""


def start(seats: int, options: Options, dice: Dice) -> Started:
    """Lay the table out, and ask who will be which god.

    Raises:
        TooManyTrophies: more of a kind than there are (K3).
        TooManyCities: more than the tiles have (K4).
        SetupError: not three to six players.
    """
    if seats not in TITLE.seats:
        raise SetupError(seats)
    if options.trophies.number * seats > SET:
        raise TooManyTrophies(seats)
    if options.cities.number * seats > MOST_CITIES:
        raise TooManyCities(seats)
    referee = Referee(dice, None, options)
    table = _laid_out(seats, options, referee)
    referee.tell(CircleDrawn(seats=table.circle))
    teach(table, Lesson.GODS, referee)
    choosing = tuple(seat for seat in range(seats) if len(table.players[seat].offered) > 1)
    for seat in choosing:
        gods = table.players[seat].offered
        referee.tell(GodsOffered(seat=seat, gods=gods, secret_to=seat))
    return begin(table, (ChoosingGods(choosing), Round()), dice, referee)


def _laid_out(seats: int, options: Options, referee: Referee) -> Table:
    """Everything that chance arranges."""
    layout = _layout(seats, options, referee)
    count = options.trophies.number * seats
    knowledge = _shuffled(list(Knowledge), referee)
    buildings = _shuffled(list(Building) * TILES_OF_EACH, referee)
    rumors = _shuffled(list(Rumor), referee)
    gods = _shuffled(list(God), referee)
    circle = _shuffled(list(range(seats)), referee)
    players = []
    for seat in range(seats):
        number = 2 if _chooses(seat, seats, options) else 1
        players.append(Player(offered=gods[:number]))
        gods = gods[number:]
    return Table(
        options=options,
        layout=layout,
        circle=circle,
        sites=dict.fromkeys(board(layout).cities, EMPTY),
        players=players,
        knowledge_stack=knowledge[KNOWLEDGE_SHOWN:count],
        knowledge=knowledge[:KNOWLEDGE_SHOWN],
        building_stack=buildings[BUILDINGS_SHOWN:count],
        buildings=buildings[:BUILDINGS_SHOWN],
        rumors=tuple(sorted(rumors[:count], reverse=True)),
        box=Box(knowledge[count:], buildings[count:], rumors[count:]),
        active=circle[0],
        first=circle[0],
    )


def _layout(seats: int, options: Options, referee: Referee) -> Layout:
    """The standard board, or one that chance builds; for nine cities a player there is no other."""
    if options.board is BoardChoice.STANDARD and options.cities is Cities.SIX:
        return standard(seats)
    return dealt(seats, options.cities.number, referee)


def _chooses(seat: Seat, seats: int, options: Options) -> bool:
    """Whether a player has two gods to choose from; newcomers are those who joined last (F-01)."""
    if seats <= FEW:
        return True
    wanted = {
        Newcomers.NONE: 0,
        Newcomers.ONE: 1,
        Newcomers.TWO: 2,
        Newcomers.THREE: 3,
        Newcomers.ALL: len(God),
    }[options.newcomers]
    return seat >= seats - min(wanted, len(God) - seats)


def _shuffled(items: MutableSequence[Any], referee: Referee) -> tuple[Any, ...]:
    referee.shuffle(items)
    return tuple(items)
