"""The match as a seat, or a spectator, may see it: named here field by field, or not seen.

Nearly all lies open. Secret are the gods from which others choose, the stacks below what lies face
up, and, with the option `hidden_glory`, the totals of others until the end.
"""

from collections.abc import Iterator

from msgspec import Struct

from games.core.agenda import Position
from games.core.vocabulary import Ending, Seat
from games.fallen_kingdoms.field import Battle, March, Phase, Site
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.boards import Layout
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.last_round import is_last_round
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.production.tracks import Pushing
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.traces import Fought, Touched
from games.fallen_kingdoms.trophies import Building, Knowledge, Rumor, Track

TRACKS = tuple(Track)


class SiteSeen(Struct, frozen=True):
    """A city and what stands in it."""

    city: City
    site: Site
    fresh: bool
    """Something happened here in the last player-turn in which anything did."""


class PlayerSeen(Struct, frozen=True):
    """A player and all that lies beside the map."""

    seat: Seat
    god: God | None
    """None while gods are being chosen."""
    glory: int | None
    """None: it is hidden from the viewer (8.1)."""
    points: tuple[tuple[Track, int], ...]
    """Points on each track."""
    victories: int
    """0 to 5."""
    intimidation: int
    rumors: tuple[Rumor, ...]
    knowledge: tuple[Knowledge, ...]
    """Private cards."""
    cities: int
    """Controlled now."""
    scoring: int
    """Buildings that are awake in them."""
    units: int
    """In cities and under way."""
    reserve: int
    waiting_units: int
    waiting_buildings: tuple[Building, ...]
    casualties: int
    """Lost in the invasion that is going on."""
    invader: bool
    blockers: tuple[int, ...]
    """Numbers of paths."""
    fallen: int
    """How often the kingdom fell or was surrendered."""
    out: bool
    """Has left the match."""


class Coming(Struct, frozen=True):
    """Points that were made, and lie on no track yet."""

    seat: Seat
    track: Track
    points: int


class View(Struct, frozen=True):
    """The table as one seat sees it; `seat` None is a spectator."""

    seat: Seat | None
    awaited: tuple[Seat, ...]
    options: Options
    layout: Layout
    """The tiles and how they lie; `boards.board` tells cities, routes and paths."""
    round: int
    """0 during set-up."""
    last: bool
    """This round is the last one."""
    phase: Phase
    turn: int
    """Player-turns begun."""
    active: Seat
    """The player of this turn, or of the last one."""
    first: Seat
    """Holds the first-player card."""
    circle: tuple[Seat, ...]
    """All seats clockwise."""
    players: tuple[PlayerSeen, ...]
    """One for each seat, by seat."""
    sites: tuple[SiteSeen, ...]
    """All cities of the board, in the order of `City`."""
    marches: tuple[March, ...]
    """Units under way to a battle or into an empty city."""
    battle: Battle | None
    """The battle that is going on, with its dice."""
    fought: Battle | None
    """The last battle that is over; None once it is old news."""
    knowledge: tuple[Knowledge, ...]
    """Face up, the oldest first."""
    knowledge_left: int
    """Cards in the stack."""
    buildings: tuple[Building, ...]
    """Face up, the oldest first."""
    buildings_left: int
    """Tiles in the stack."""
    rumor: Rumor | None
    """The top rumor; None: none is left."""
    rumors_left: int
    """The top one too."""
    public: tuple[Knowledge, ...]
    """Knowledge of all."""
    spent: tuple[int, int, int]
    """How the free points of this turn were split: units, buildings, knowledge."""
    coming: tuple[Coming, ...]
    """Points that go onto tracks once something was chosen."""
    offered: tuple[God, ...]
    """The gods between which the viewer chooses, or chose, until all have chosen."""
    ending: Ending | None


def view(position: Position[Table], seat: Seat | None) -> View:
    """The table as this seat may see it now."""
    table = position.table
    held: dict[Seat | None, list[Site]] = {}
    for site in table.sites.values():
        held.setdefault(site.owner, []).append(site)
    touched = {trace.city for trace in position.traces if isinstance(trace, Touched)}
    return View(
        seat=seat,
        awaited=position.awaited,
        options=table.options,
        layout=table.layout,
        round=table.round,
        last=is_last_round(table),
        phase=table.phase,
        turn=table.turn,
        active=table.active,
        first=table.first,
        circle=table.circle,
        players=tuple(
            _player(table, one, held.get(one, []), seat) for one in range(len(table.players))
        ),
        sites=tuple([SiteSeen(city, site, city in touched) for city, site in table.sites.items()]),
        marches=table.marches,
        battle=table.battle,
        fought=_fought(position),
        knowledge=table.knowledge,
        knowledge_left=len(table.knowledge_stack),
        buildings=table.buildings,
        buildings_left=len(table.building_stack),
        rumor=table.rumors[-1] if table.rumors else None,
        rumors_left=len(table.rumors),
        public=table.public,
        spent=table.spent,
        coming=tuple(_coming(position)),
        offered=() if seat is None else table.players[seat].offered,
        ending=table.ending,
    )


def _coming(position: Position[Table]) -> Iterator[Coming]:
    for step in reversed(position.agenda):
        if isinstance(step, Pushing):
            yield Coming(step.seat, step.track, step.points)


def _player(table: Table, seat: Seat, sites: list[Site], viewer: Seat | None) -> PlayerSeen:
    """A seat, and what stands in its cities."""
    player = table.players[seat]
    hidden = table.options.hidden_glory and table.ending is None and seat != viewer
    return PlayerSeen(
        seat=seat,
        god=player.god,
        glory=None if hidden else player.glory,
        points=tuple([(track, player.points.get(track, 0)) for track in TRACKS]),
        victories=player.victories,
        intimidation=table.intimidation(seat),
        rumors=player.rumors,
        knowledge=player.knowledge,
        cities=len(sites),
        scoring=sum([site.awake is not None for site in sites]),
        units=table.on_board(seat),
        reserve=table.reserve(seat),
        waiting_units=player.waiting_units,
        waiting_buildings=player.waiting_buildings,
        casualties=player.casualties,
        invader=player.invader,
        blockers=player.blockers,
        fallen=player.fallen,
        out=player.out,
    )


def _fought(position: Position[Table]) -> Battle | None:
    """A battle is looked at until its attacker's next turn is over, or another one is fought."""
    found = (trace.battle for trace in position.traces if isinstance(trace, Fought))
    return next(found, None)
