"""Positions of Fallen Kingdoms worth drawing, and views of random play."""

from collections.abc import Sequence
from importlib.resources import files
from itertools import islice
from typing import Any

from msgspec.structs import replace

from games.core.dice import seeded
from games.core.vocabulary import Ending
from games.fallen_kingdoms.field import Battle, March, Phase, Site, Throw
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.random_boards import arrangements
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.rules import RULES
from games.fallen_kingdoms.table import Reason, Table
from games.fallen_kingdoms.traces import Fought, Touched
from games.fallen_kingdoms.trophies import Building, Knowledge, Rumor, Track
from games.fallen_kingdoms.view import View
from games.fallen_kingdoms.view import view as seen_by
from renderer import fallen_kingdoms
from renderer.picture import Picture
from renderer.themes import DARK, Theme
from tests.games.fallen_kingdoms.builder import at, own, table
from tests.renderer import company
from words.speech import Words

WORDS = Words("en", files("games.fallen_kingdoms") / "words")
_MORE = ("Embla", "Finn Long-Beard")
NAMES = (*company.NAMES, *_MORE)
_EASEL = company.Easel(fallen_kingdoms, WORDS, lambda view: len(view.players))
SEA = City.BORRE
_THROWS = (
    Throw(0, (5, 2), 4, 1),
    Throw(1, (6, 4, 1), 4, 2, City.ODENSE),
    Throw(0, (1, 3), 3, 1),
    Throw(1, (2, 2), 4, 0),
)
FOUGHT = Battle(City.BORRE, 0, 1, _THROWS)


def seated(view: View, names: Sequence[str]) -> Sequence[str]:
    """So many names as there are players."""
    return (*names, *_MORE)[: len(view.players)]


def drawn(
    view: View, theme: Theme = DARK, names: Sequence[str] = company.NAMES, marks: Any = ()
) -> Picture:
    """A board."""
    return _EASEL.drawn(view, theme, seated(view, names), marks)


def held(view: View, theme: Theme = DARK, names: Sequence[str] = company.NAMES) -> Picture:
    """A kingdom."""
    return _EASEL.held(view, theme, seated(view, names))


def shown(found: Table, seat: int | None = None, **changes: Any) -> View:
    """What a seat sees of a table."""
    traces = (Touched(turn=found.turn, city=SEA), Fought(turn=found.turn, battle=FOUGHT))
    return replace(seen_by(at(found, traces=traces), seat), **changes)


MIDWAY = shown(
    table(
        {
            City.KAUPANG: own(0, 4, Building.FARM),
            City.LEJRE: own(0, 12),
            City.GOKSTAD: own(1, 2, Building.BARRACKS),
            City.VIBORG: own(1, 1),
            SEA: own(1, 3, Building.WORKSHOP),
            City.HAMAR: Site(2, 2, Building.FARM, 2),
            City.STIKLESTAD: own(2, 5),
            City.AVALDSNES: Site(building=Building.WORKSHOP),
        },
        players={
            0: {
                "glory": 41,
                "victories": 3,
                "knowledge": (Knowledge.SWORDS, Knowledge.ROADBUILDING),
                "rumors": (Rumor.NEVER_WASH, Rumor.SEA_WATER),
                "blockers": (4, 10),
            },
            1: {"glory": 38, "waiting_units": 2, "waiting_buildings": (Building.FARM,)},
            2: {"glory": 107, "invader": True, "blockers": (16,)},
        },
        points={0: {Track.UNIT: 2, Track.KNOWLEDGE: 7}, 1: {Track.BUILDING: 5}},
        marches=(March(City.KAUPANG, City.LEJRE, 3), March(City.LEJRE, City.GOKSTAD, 2)),
        public=(Knowledge.LAW, Knowledge.RIDERS),
    ),
    awaited=(0,),
)
FIGHTING = replace(MIDWAY, phase=Phase.COMBAT, battle=FOUGHT, fought=None)
PEACE = replace(MIDWAY, fought=None, public=())
PUBLIC = replace(MIDWAY, fought=None, public=tuple(Knowledge))
END_NEAR = replace(
    MIDWAY,
    last=True,
    knowledge=(),
    knowledge_left=0,
    buildings=(),
    buildings_left=0,
    rumor=None,
    rumors_left=0,
)
WIDE_CARDS = replace(
    MIDWAY, knowledge=(Knowledge.ROADBUILDING, Knowledge.SHIPBUILDING, Knowledge.SIEGECRAFT)
)
HIDDEN = replace(
    MIDWAY, players=tuple(replace(player, glory=None) for player in MIDWAY.players), awaited=(1, 2)
)
PLAYER = replace(MIDWAY, seat=0)
WON = replace(MIDWAY, awaited=(), fought=None, ending=Ending(Reason.TROPHIES, (2,)))
LEFT = replace(MIDWAY, players=(replace(MIDWAY.players[0], out=True), *MIDWAY.players[1:]))
_START, _ = RULES.start(3, Options(), seeded("gods"))
GODS = RULES.view(_START, 0)


def _crowded(seats: int, **rest: Any) -> View:
    """Every city is held, one of many units, with buildings and temples."""
    empty = table(seats=seats, **rest)
    sites = {
        city: Site(
            number % seats,
            12 if number < seats else 1 + number % 2,
            tuple(Building)[number % 3] if number % 2 else None,
            number if number < seats else None,
        )
        for number, city in enumerate(empty.sites)
    }
    players = {
        seat: {"glory": 100 + seat, "blockers": (seat + 1, seat + 9), "victories": seat % 6}
        for seat in range(seats)
    }
    return shown(table(sites, seats=seats, players=players, **rest), awaited=(1,), fought=None)


FOUR, FIVE, SIX = (_crowded(seats) for seats in (4, 5, 6))
_LARGEST = next(islice(arrangements(5, 9), 3, None))
LARGEST = _crowded(5, layout=_LARGEST)

SCENES: dict[str, View] = {
    "midway": MIDWAY,
    "fighting": FIGHTING,
    "peace": PEACE,
    "public": PUBLIC,
    "end-near": END_NEAR,
    "wide-cards": WIDE_CARDS,
    "hidden": HIDDEN,
    "won": WON,
    "left": LEFT,
    "gods": GODS,
    "four": FOUR,
    "five": FIVE,
    "six": SIX,
    "largest": LARGEST,
}
_RICH = replace(
    PLAYER.players[0], knowledge=tuple(Knowledge), rumors=tuple(Rumor)[:9], waiting_units=3
)
RICH = replace(PLAYER, players=(_RICH, *PLAYER.players[1:]))
HANDS: dict[str, View] = {
    "player": PLAYER,
    "spectator": MIDWAY,
    "gods": GODS,
    "rich": RICH,
    "hidden": replace(HIDDEN, seat=1),
}


def played(seed: int, seats: int) -> list[View]:
    """Views along a match of random legal actions."""
    return company.wander(RULES, seed, seats, steps=600, every=60)
