"""Positions worth drawing, as views made by hand, and views of random play."""

from importlib.resources import files
from random import Random

from msgspec.structs import replace

from games.core.dice import seeded
from games.core.vocabulary import Ending
from games.nine_realms.board import Terrain
from games.nine_realms.fate import Card
from games.nine_realms.forces import PROFILES, Figure, Realm, Weapon
from games.nine_realms.options import Options
from games.nine_realms.roll import Roll
from games.nine_realms.rules import RULES
from games.nine_realms.table import Reason
from games.nine_realms.trails import Trail
from games.nine_realms.view import FigureSeen, RollSeen, View
from words.speech import Words

WORDS = Words("en", files("games.nine_realms") / "words")
NAMES = ("Astrid", "Bjørn Ironside")
LONG_NAMES = ("Wilhelmina Wolfsbane of the Mountain", "M" * 32)
_EIGHT = [figure for figure in Figure if figure is not Figure.SECOND_VANGUARD]


def stands(figure: Figure, **changes: object) -> FigureSeen:
    """A figure, unhurt on its own tile."""
    profile = PROFILES[figure]
    seat = 0 if profile.realm is Realm.AESIR else 1
    seen = FigureSeen(
        figure=figure,
        seat=seat,
        hex=profile.place,
        wounds=0,
        health=profile.health,
        defence=profile.defence,
        moved=False,
        attacked=False,
    )
    return replace(seen, **changes)


START = View(
    seat=None,
    awaited=(0,),
    options=Options(),
    realms=(Realm.AESIR, Realm.NORSEMEN),
    active=0,
    turn=1,
    deploying=False,
    ready=(),
    figures=tuple(map(stands, _EIGHT)),
    terrain={},
    supply={Terrain.PLAIN: 2, Terrain.FOREST: 2, Terrain.WATER: 2},
    actions=(6, 0),
    blood=(0, 0),
    cauldron=9,
    hand=(),
    hand_sizes=(3, 3),
    deck_size=8,
    discards=(),
    pending=None,
    trails=(),
    rallied=False,
    bloodline_used=False,
    prey=None,
    revenge=0,
    quiet=0,
    ending=None,
)
DEPLOYMENT = replace(
    START,
    turn=0,
    awaited=(0,),
    deploying=True,
    ready=(1,),
    actions=(0, 0),
    figures=tuple(
        stands(figure, hex={"odin": "C2", "thor": "D4"}.get(figure.value)) for figure in _EIGHT
    ),
)
MIDWAY = replace(
    START,
    awaited=(0,),
    turn=9,
    figures=(
        stands(Figure.ODIN, hex="D2", wounds=2),
        stands(Figure.FRIGG, hex="D6", wounds=1, defence=20, moved=True),
        stands(Figure.THOR, hex="D7", moved=True, attacked=True),
        stands(Figure.VALKYRIE, hex=None, wounds=1),
        stands(Figure.SIGMUND, hex="E10", wounds=3),
        stands(Figure.HJORDIS, hex="C10", wounds=1),
        stands(Figure.SINFJOTLI, hex="D8", wounds=1),
        stands(Figure.VANGUARD, hex="B8", defence=21),
    ),
    terrain={"E8": Terrain.FOREST, "C6": Terrain.WATER, "E4": Terrain.PLAIN},
    supply={Terrain.PLAIN: 1, Terrain.FOREST: 1, Terrain.WATER: 1},
    actions=(2, 7),
    blood=(6, 4),
    hand_sizes=(3, 2),
    deck_size=4,
    discards=(Card.SIX_ATTACK, Card.RE_ROLL_ALL),
    prey=Figure.THOR,
    revenge=2,
    trails=(
        Trail(Figure.FRIGG, ("E3", "D3", "D4", "D5", "D6"), turn=9),
        Trail(Figure.THOR, ("F5", "E6", "D6", "D7"), turn=9),
        Trail(Figure.THOR, ("D7", "D8"), turn=9, attack=True, target=Figure.SINFJOTLI),
        Trail(Figure.FRIGG, ("D6", "B8"), turn=9, attack=True, target=Figure.VANGUARD),
    ),
)
QUIET = replace(MIDWAY, quiet=15)
ROLL = replace(
    MIDWAY,
    awaited=(1,),
    pending=RollSeen(
        Roll(
            Figure.THOR,
            Figure.SINFJOTLI,
            Weapon.CLOSE,
            counter=False,
            dice=(12, 7, 11, 12),
            defence=18,
            attack_bonus=5,
            defence_bonus=6,
        ),
        0,
        lost=2,
        fatal=False,
    ),
)
COUNTER = replace(
    ROLL,
    awaited=(0,),
    pending=RollSeen(
        Roll(
            Figure.HJORDIS,
            Figure.FRIGG,
            Weapon.RANGED,
            counter=True,
            dice=(1, 2, 10),
            defence=20,
        ),
        1,
        lost=0,
        fatal=False,
    ),
)
MANY_DICE = replace(
    ROLL,
    pending=RollSeen(
        Roll(
            Figure.SIGMUND,
            Figure.THOR,
            Weapon.CLOSE,
            counter=False,
            dice=(10, 11, 9, 12, 12, 8, 3),
            defence=22,
            attack_bonus=11,
            defence_bonus=17,
        ),
        1,
        lost=3,
        fatal=False,
    ),
)
WON = replace(MIDWAY, awaited=(), blood=(9, 4), ending=Ending(Reason.CAULDRON, (0,)))
DRAWN = replace(MIDWAY, awaited=(), quiet=20, ending=Ending(Reason.STALLED))
TWO_VANGUARDS = replace(
    MIDWAY,
    options=Options(two_vanguards=True),
    figures=(*MIDWAY.figures, stands(Figure.SECOND_VANGUARD)),
)
SWAPPED = replace(
    MIDWAY,
    realms=(Realm.NORSEMEN, Realm.AESIR),
    figures=tuple(replace(seen, seat=1 - seen.seat) for seen in MIDWAY.figures),
)
PASSED = replace(MIDWAY, awaited=())
"""A turn that is over, as its board keeps showing it."""
DEPLOYED = replace(DEPLOYMENT, awaited=())

SCENES: dict[str, View] = {
    "start": START,
    "deployment": DEPLOYMENT,
    "midway": MIDWAY,
    "quiet": QUIET,
    "roll": ROLL,
    "counter": COUNTER,
    "many-dice": MANY_DICE,
    "won": WON,
    "drawn": DRAWN,
    "two-vanguards": TWO_VANGUARDS,
    "swapped": SWAPPED,
    "passed": PASSED,
    "deployed": DEPLOYED,
}


def played(seed: int, every: int = 12) -> list[View]:
    """Views along a match of random legal actions, the last one always among them."""
    chance = Random(seed)
    position, _ = RULES.start(2, Options(two_vanguards=seed % 2 == 1), seeded(str(seed)))
    views = []
    for step in range(2000):
        if step % every == 0:
            views.append(RULES.view(position, chance.choice((None, 0, 1))))
        if position.ending is not None:
            break
        seat = chance.choice(sorted(position.asks))
        position, _ = position.apply(seat, chance.choice(list(position.asks[seat])))
    return [*views, RULES.view(position, None)]
