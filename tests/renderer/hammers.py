"""Positions of The Hammer of Thor worth drawing, and views of random play."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from msgspec.structs import replace

from games.core.agenda import standing
from games.core.dice import seeded
from games.core.vocabulary import Ending
from games.hammer_of_thor.alone.state import Solo, Task
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Icon, Side
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.options import Draft, Options
from games.hammer_of_thor.ragnarok.field import FOE
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.table import Reason, Table
from games.hammer_of_thor.traces import Went
from games.hammer_of_thor.travel.manners import Manner
from games.hammer_of_thor.view import View
from games.hammer_of_thor.view import view as seen_by
from renderer import hammer_of_thor
from renderer.picture import Picture
from renderer.themes import DARK, Theme
from tests.games.hammer_of_thor.builder import group, table
from tests.games.hammer_of_thor.dooming import doomed, vow
from tests.games.hammer_of_thor.fights import KILL, facing, fought
from tests.renderer import company
from words.speech import Words

WORDS = Words("en", files("games.hammer_of_thor") / "words")
_MORE = ("Embla", "Finn Long-Beard", "Gro", "Helga", "Ivar", "Jorunn", "Ketil", "Leif the Lucky")
NAMES = (*company.NAMES, *_MORE)
_EASEL = company.Easel(hammer_of_thor, WORDS, lambda view: len(view.players))
_STARTING = [figure.name for figure in FIGURES.values() if Icon.START in figure.icons]
"""Those with whom one may begin."""


def seated(view: View, names: Sequence[str]) -> Sequence[str]:
    """So many names as there are players."""
    return (*names, *_MORE)[: len(view.players)]


def drawn(
    view: View, theme: Theme = DARK, names: Sequence[str] = company.NAMES, marks: Any = ()
) -> Picture:
    """A board."""
    return _EASEL.drawn(view, theme, seated(view, names), marks)


def held(view: View, theme: Theme = DARK, names: Sequence[str] = company.NAMES) -> Picture:
    """A hand."""
    return _EASEL.held(view, theme, seated(view, names))


def shown(found: Table, seat: int | None = None, *traces: Went, **changes: Any) -> View:
    """What a seat sees of a table."""
    return replace(seen_by(standing(found, (), seeded("tests"), traces), seat), **changes)


def _went(found: Table, *road: Place) -> Went:
    return Went(turn=found.turn, seat=0, road=road, manner=Manner.SEARCH)


_ROAD = (Place.IDAS_PLAIN, Place.WALASKIALF, Place.NORTH_KERLUNG, Place.HLIDSKIALF)
EARLY = shown(
    table(
        group(0, Place.IDAS_PLAIN, "Thor"),
        group(1, Place.UTGARD, "Hymir", "Byleist"),
        group(2, Place.GLITNIR, "Forseti"),
        group(None, Place.HLIDSKIALF, "Mimir", known=False),
        heroes={0: "Thor", 1: "Hymir", 2: "Forseti"},
        stack=("2001",) * 60,
    ),
    awaited=(0,),
)
_FOUR = table(
    group(0, Place.HLIDSKIALF, "Thor", "Sif", "Hoenir", "Balder"),
    group(1, Place.JARNVID, "Hymir", "Byleist"),
    group(1, Place.THRALLS_HOLDING, "Beli"),
    group(2, Place.WINGOLF, "Frigg", "Saga"),
    group(3, Place.HLIDSKIALF, "Angrboda", "Farbauti", "Elli"),
    group(None, Place.FENSEL, "Mimir", known=False),
    group(None, Place.URDS_WELL, "Hyndla"),
    seats=4,
    heroes={0: "Thor", 1: "Hymir", 2: "Frigg", 3: "Angrboda"},
    tracked={"Thor": 14, "Frigg": 5, "Hymir": 8},
    season=Season.WINTER,
    stack=("2001",) * 31,
    ice=(Place.SLID_RIVER,),
    floods=(Place.NORTH_KERLUNG,),
)
_FOUR.encounter = Encounter(1, 5, 2, -2, ("1001", "1002"), seen=Card.NEGOTIATE)
MIDWAY = shown(_FOUR, None, _went(_FOUR, *_ROAD), awaited=(0, 3))
PLAYER = replace(MIDWAY, seat=0)
TRAVELLED = replace(MIDWAY, encounter=None, awaited=(1,))


def _crowded(seats: int, *places: Place) -> View:
    """So many seats, each with two counters, one after the other at some places."""
    heroes = _STARTING[:seats]
    groups = [group(seat, places[seat % len(places)], hero) for seat, hero in enumerate(heroes)] + [
        group(seat, places[(seat + 1) % len(places)], follower)
        for seat, follower in enumerate(_STARTING[seats : 2 * seats])
    ]
    found = table(*groups, seats=seats, heroes=dict(enumerate(heroes)),
                  tracked={hero: 7 * at for at, hero in enumerate(heroes)})  # fmt: skip
    return shown(found, None, _went(found, Place.GLADSHEIM, *_ROAD),
                 awaited=(0,))  # fmt: skip


TWELVE = _crowded(12, Place.HLIDSKIALF)
SPREAD = _crowded(12, *list(Place)[::6])
NINE, SEVEN, SIX = (_crowded(seats, *list(Place)[5:50:4]) for seats in (9, 7, 6))


def _fought(*dice: int, seat: int | None = 1) -> View:
    """A battle as it stands after some dice; no more of them hit."""
    sides = ("Thor", "Sif", "Balder"), ("Hymir", "Gerd", "Thrym")
    found = facing(*sides, seat=seat, heroes={0: "Thor", 1: "Hymir"})
    reply = KILL if seat is not None else None
    return replace(seen_by(fought(found, *dice, reply=reply)[0], None), awaited=(0,))


_BLOWS = (2, 8, 9, 1, 9, 9, 3, 7)
FOUGHT = _fought(*_BLOWS, *(1, 9) * 12)
"""A battle that lasted till somebody won, or till dusk."""
ENDLESS = _fought()
"""Six rounds of misses: at dusk nobody has won."""


def _last(found: Table, *champions: str) -> View:
    """The last battle of a table, with a champion for each seat; the odd ones are evil."""
    vows = [
        vow(seat, (Side.GOOD, Side.EVIL)[seat % 2], champion)
        for seat, champion in enumerate(champions)
    ]
    return seen_by(doomed(found, *vows)[0], None)


def _hosts() -> list[list[str]]:
    """Three for each of twelve seats, good and evil in turn."""
    sides: tuple[list[str], list[str]] = [], []
    for figure in FIGURES.values():
        if Icon.RAGNAROK in figure.icons and figure.side in FOE:
            sides[figure.side is Side.EVIL].append(figure.name)
    return [sides[seat % 2][seat // 2 * 3 :][:3] for seat in range(12)]


_HOSTS = _hosts()
WON = _last(
    table(
        group(0, Place.HLIDSKIALF, "Thor", "Sif", "Hoenir", "Balder"),
        group(1, Place.JARNVID, "Hymir", "Byleist"),
        group(2, Place.WINGOLF, "Frigg", "Saga"),
        group(3, Place.UTGARD, "Angrboda", "Farbauti", "Elli"),
        seats=4,
        heroes={0: "Thor", 1: "Hymir", 2: "Frigg", 3: "Angrboda"},
    ),
    "Balder", "Byleist", "", "",
)  # fmt: skip
MANY = _last(
    table(
        *(group(seat, Place.UTGARD, name, *pair) for seat, (name, *pair) in enumerate(_HOSTS)),
        seats=12,
        heroes={seat: name for seat, (name, *_) in enumerate(_HOSTS)},
    ),
    *(name for name, *_ in _HOSTS),
)
"""Twelve seats send three fighters each: more duels than there is room for."""
RUIN = replace(WON, ending=Ending(Reason.RUIN))
LEFT = replace(
    TRAVELLED, players=(replace(MIDWAY.players[0], out=True, hero=None), *MIDWAY.players[1:])
)
_START, _ = RULES.start(5, Options(), seeded("heroes"))
START = RULES.view(_START, 0)
_TWELVE, _ = RULES.start(12, Options(), seeded("heroes"))
FULL = RULES.view(_TWELVE, None)


def _alone(**changes: Any) -> View:
    """One seat, its rivals, and a task."""
    rivals = ("Hymir", "Surt", "Modgud", "Loki", "Volund")
    places = (Place.HLIDSKIALF, Place.MYRKWOOD, Place.UTGARD, Place.GLITNIR)
    groups = [group(None, place, name) for place, name in zip(places, rivals, strict=False)]
    found = table(group(0, Place.HLIDSKIALF, "Thor", "Sif"), *groups, seats=1, heroes={0: "Thor"})
    found.change_player(0, solo=Solo(tuple(NUMBERS[name] for name in rivals), **changes))
    return shown(found, 0, _went(found, *_ROAD), awaited=(0,))


ALONE = {
    f"alone-{task}": _alone(task=task, done=done)
    for done, task in enumerate((Task.APPLES, Task.HEROES, Task.MEAD, Task.KETTLE))
}

ALONE |= {
    "alone-balder": _alone(task=Task.BALDER),
    "alone-runes": _alone(task=Task.RUNES, cast=2),
}

SCENES: dict[str, View] = {
    **ALONE,
    "alone": _alone(),
    "early": EARLY,
    "midway": MIDWAY,
    "travelled": TRAVELLED,
    "start": START,
    "full": FULL,
    "left": LEFT,
    "six": SIX,
    "seven": SEVEN,
    "nine": NINE,
    "twelve": TWELVE,
    "spread": SPREAD,
    "fought": FOUGHT,
    "endless": ENDLESS,
    "won": WON,
    "ruin": RUIN,
    "many": MANY,
}
_DEALT, _ = RULES.start(4, Options(draft=Draft.DEALT), seeded("heroes"))
HANDS: dict[str, View] = {
    "empty": PLAYER,
    "cards": replace(PLAYER, held=("2001", "2010"), asleep=True),
    "heroes": RULES.view(_DEALT, 0),
}
NEAR = [("08", ""), ("10", "1"), ("05", "2"), ("12", "3"), ("04", "4"), ("04", "5")]
"""Places in a world, one of them chosen already."""
FAR = [("05", "1"), ("33", "2"), ("43", "3"), ("54", "4")]


def played(seed: int, seats: int) -> list[View]:
    """Views along a match of random legal actions."""
    return company.wander(RULES, seed, seats, steps=900, every=90)
