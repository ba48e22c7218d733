"""The sign at the head of a reference card: a medal, a card, a token or a tile, as on the board."""

from collections.abc import Callable, Mapping

from games.norseheim.board import VALUES, Region
from games.norseheim.character import Track
from games.norseheim.giants import Giant
from games.norseheim.gods import GOD, Favour, God
from games.norseheim.kinds import Kind
from games.norseheim.land import Building
from games.norseheim.leaders import TILES, Leader
from games.norseheim.options import ValueSet
from games.norseheim.references import DANEVOLD
from renderer.canvas import Canvas
from renderer.norseheim.cards import action_ground
from renderer.norseheim.gods import medal
from renderer.norseheim.omens import card
from renderer.norseheim.players import sign
from renderer.norseheim.tokens import (
    BONE,
    DEEP,
    building,
    danevold,
    die_chip,
    guards,
    hand_chip,
    host,
    oath,
    value_shield,
)
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

At = tuple[int, int]
Put = Callable[[Canvas, Theme, str, At], None]


def put_figure(canvas: Canvas, theme: Theme, key: str, at: At) -> None:
    """The sign of whatever can be looked up."""
    group, _, value = key.partition("-")
    _GROUPS[group](canvas, theme, value, at)


def _kind(canvas: Canvas, _theme: Theme, value: str, at: At) -> None:
    canvas.put(action_ground(Kind(value), 128, 130, spent=False), (at[0] - 64, at[1] - 65))


def _favour(canvas: Canvas, _theme: Theme, value: str, at: At) -> None:
    canvas.put(medal(GOD[Favour(value)], 66), at)


def _god(canvas: Canvas, _theme: Theme, value: str, at: At) -> None:
    canvas.put(medal(God(value), 66), at)


def _giant(canvas: Canvas, theme: Theme, value: str, at: At) -> None:
    canvas.put(card(theme, Giant(value)), at)


def _building(canvas: Canvas, _theme: Theme, value: str, at: At) -> None:
    if DANEVOLD.endswith(value):
        canvas.put(_rampart(), at)
    else:
        canvas.put(building(Building(value)), at)


def _track(canvas: Canvas, _theme: Theme, value: str, at: At) -> None:
    """Each number as a tile shows it: the white die, the hand, the helmet."""
    match Track(value):
        case Track.PRICE:
            canvas.put(die_chip(), at)
        case Track.STRENGTH:
            canvas.put(hand_chip(74), at)
        case Track.SIZE:
            canvas.put(guards(82), at)


def _region(canvas: Canvas, theme: Theme, value: str, at: At) -> None:
    canvas.put(value_shield(theme), at)
    number, place = str(VALUES[ValueSet.EVEN][Region(value)]), (at[0], at[1] - 1)
    canvas.write(number, place, Face.HEAVY, 36, theme.ink, anchor="mm")


def _leader(canvas: Canvas, _theme: Theme, value: str, at: At) -> None:
    """The three numbers as they stand on the map."""
    tile = TILES[Leader(value)]
    x, y = at[0] - 76, at[1]
    canvas.put(guards(82), (x, y))
    canvas.write(str(tile.army), (x + 18, y), Face.HEAVY, 42, BONE, anchor="mm")
    canvas.put(die_chip(), (x + 68, y))
    canvas.write(str(tile.threshold), (x + 68, y), Face.HEAVY, 36, DEEP, anchor="mm")
    if tile.b is not None:
        canvas.put(hand_chip(74), (x + 132, y))
        canvas.write(str(tile.resistance), (x + 149, y), Face.HEAVY, 36, DEEP, anchor="mm")


def _sign(canvas: Canvas, theme: Theme, value: str, at: At) -> None:
    found: Mapping[str, Callable[[], Sprite]] = {
        "shield": lambda: value_shield(theme),
        "helmet": lambda: guards(82),
        "rune": lambda: host(theme, 1, 92),
        "die": die_chip,
        "hand": lambda: oath(theme, 1, 116),
        "band": lambda: _frame(theme),
    }
    if value in found:
        canvas.put(found[value](), at)
    else:
        canvas.put(sign(theme, value, inverted=False), at)


@kept
def _rampart() -> Sprite:
    """A piece of a Danevold."""
    return danevold(tuple((-100 + 5 * step, 0) for step in range(41)))


@kept
def _frame(theme: Theme) -> Sprite:
    """A region's frame in a player's colour."""
    pen = Pen(-70, -50, 70, 50)
    pen.plate((-62, -42, 62, 42), 16, theme.liveries[1].body)
    pen.plate((-46, -26, 46, 26), 10, theme.panel)
    return pen.sprite()


_GROUPS: Mapping[str, Put] = {
    "kind": _kind,
    "favour": _favour,
    "god": _god,
    "giant": _giant,
    "building": _building,
    "track": _track,
    "region": _region,
    "leader": _leader,
    "sign": _sign,
}
