"""Sets up a match of Fallen Kingdoms at the step that a test is about.

Unless a test says otherwise it is round 2 of three players on the standard board, seat 0 is the
first player and active, the gods are Odin (13), Tyr (8) and Loki (5), and each seat has one city
with three units and its temple: HLADIR, ROSKILDE and STIKLESTAD, none next to another.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.agenda import Position, Step, settle, standing
from games.core.asks import Ask, OneOf
from games.core.dice import Referee, seeded
from games.core.vocabulary import Action, Event, Seat, Trace
from games.fallen_kingdoms.field import EMPTY, Phase, Site
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.boards import board, standard
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.table import Player, Table
from games.fallen_kingdoms.trophies import Building, Knowledge, Rumor, Track
from tests.games.loaded_dice import LoadedReferee

GODS = (God.ODIN, God.TYR, God.LOKI, God.HEL, God.THOR, God.NJORD)
HOMES = (City.HLADIR, City.ROSKILDE, City.STIKLESTAD)
"""The temples of three seats on the standard board of three."""
KNOWLEDGE, BUILDINGS, RUMORS = tuple(Knowledge), tuple(Building) * 6, tuple(Rumor)

Standing = Position[Table]


class Halt(Step[Table], frozen=True, tag="halt"):
    """Asks seat 0 for nothing in particular: what was tried is over."""

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """Something, so that nothing runs on."""
        return {0: OneOf((Action(),))}


def own(
    seat: Seat, units: int = 1, building: Building | None = None, *, temple: bool = False
) -> Site:
    """A city that a player controls."""
    return Site(seat, units, building, seat if temple else None)


def table(
    sites: Mapping[City, Site] | None = None,
    *,
    seats: int = 3,
    homes: bool = True,
    gods: Sequence[God] = GODS,
    players: Mapping[Seat, Mapping[str, Any]] | None = None,
    points: Mapping[Seat, Mapping[Track, int]] | None = None,
    options: Options | None = None,
    **rest: Any,
) -> Table:
    """A table; cards that players or all hold lie in no stack.

    Args:
        sites: what stands in cities, beside or instead of the homes.
        seats: players; with more than three there are no homes.
        homes: whether three players have theirs.
        gods: by seat.
        players: changes to players, by seat.
        points: points on tracks, by seat.
        options: the lobby's choices.
        rest: changes to the table.
    """
    layout = rest.pop("layout", standard(seats))
    held = {seat: dict(changes) for seat, changes in (players or {}).items()}
    people = [
        Player(god=gods[seat], points=dict((points or {}).get(seat, {})), **held.get(seat, {}))
        for seat in range(seats)
    ]
    known = {card for player in people for card in player.knowledge} | set(rest.get("public", ()))
    heard = {rumor for player in people for rumor in player.rumors}
    cards = [card for card in KNOWLEDGE if card not in known][: 3 * seats]
    found = Table(
        options=options or Options(),
        layout=layout,
        circle=tuple(range(seats)),
        sites=dict.fromkeys(board(layout).cities, EMPTY),
        players=people,
        knowledge_stack=tuple(cards[3:]),
        knowledge=tuple(cards[:3]),
        building_stack=BUILDINGS[2 : 3 * seats],
        buildings=BUILDINGS[:2],
        rumors=tuple(rumor for rumor in reversed(RUMORS) if rumor not in heard)[-3 * seats :],
        round=2,
        phase=Phase.MOVEMENT,
        turn=seats + 1,
    )
    if homes and seats == len(HOMES):
        found.sites |= {HOMES[seat]: own(seat, 3, temple=True) for seat in range(seats)}
    found.sites |= dict(sites or {})
    assert set(found.sites) == set(board(layout).cities), "a city that is not on this board"
    for name, value in rest.items():
        setattr(found, name, value)
    return found


def at(found: Table, *steps: Step[Table], traces: Sequence[Trace] = ()) -> Standing:
    """A position with these steps to come, in reading order."""
    return standing(found, tuple(reversed(steps)), seeded("tests"), tuple(traces))


def running(
    found: Table, *steps: Step[Table], faces: Sequence[int] = ()
) -> tuple[Standing, tuple[Event, ...]]:
    """These steps run, with known faces, until somebody is asked, or they are over."""
    position = Position(found, (), seeded("tests"), {})
    referee = LoadedReferee(position, None, found.options, faces)
    settled = settle(found, [Halt(), *reversed(steps)], position.dice, referee)
    assert not referee.faces, f"not rolled: {list(referee.faces)}"
    return settled


def beginning(found: Table, *steps: Step[Table]) -> tuple[Standing, tuple[Event, ...]]:
    """These steps run with fair dice, and nothing comes after them: the match can be saved."""
    dice = seeded("tests")
    return settle(found, list(reversed(steps)), dice, Referee(dice, None, found.options))
