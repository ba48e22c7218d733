"""The room for names: of worlds always, of places in a close-up; none meets a mark or another."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.land.places import Place
from renderer.hammer_of_thor.layout import SMALLEST, At, Box, Window, around_all
from renderer.hammer_of_thor.marks import boxes, grown
from renderer.hammer_of_thor.roads import lines
from renderer.hammer_of_thor.worlds import world_at
from renderer.themes import THEMES, Theme
from renderer.type import Face, cap_height, width, wrapped

HIGH: Final = 44
"""Pixels that a line of a name takes, with its ground."""
_LARGE: Final = {False: 39, True: 40}
"""The size of names in large print, on the whole board and in a close-up."""
_RIBBON: Final = 1.12
"""The height of the ribbon with the name of a world, against its type."""
_EDGE: Final = 6
_STEP: Final = 12
_PASSES: Final = 3
_KEPT: Final = 64


class Label(NamedTuple):
    """A name and its ground."""

    lines: tuple[str, ...]
    box: Box
    realm: Realm | None = None
    """Set where it names a world."""
    place: Place | None = None
    """Set where it names a place."""

    @property
    def middle(self) -> At:
        """The middle of its ground."""
        left, top, right, bottom = self.box
        return (left + right) // 2, (top + bottom) // 2


class _Spots(NamedTuple):
    """Boxes in which a place's name may stand."""

    ranked: Sequence[tuple[int, Label]]
    area: Box
    """All of them lie in it."""


def name_size(theme: Theme, window: Window) -> int:
    """The size of names, in pixels: in large print they grow where there is room."""
    return _LARGE[window.near] if theme.is_large else SMALLEST + 1


def titles(theme: Theme, window: Window, names: Mapping[Realm, str]) -> Sequence[Label]:
    """The names of the worlds that are seen in a window, off all marks."""
    return _titles(theme.name, window, tuple(names.items()))


@lru_cache(maxsize=_KEPT)
def _titles(
    theme_name: str, window: Window, names: tuple[tuple[Realm, str], ...]
) -> Sequence[Label]:
    theme = THEMES[theme_name]
    taken = [box for place in Place for box in boxes(place, theme, window)]
    found: list[Label] = []
    for realm, name in names:
        if ribbon := _within(realm, name, theme, window, taken):
            found.append(ribbon)
            taken.append(ribbon.box)
    return found


def place_names(
    theme: Theme, window: Window, names: Mapping[Place, str], taken: Iterable[Box]
) -> Sequence[Label]:
    """The names of the places in a close-up, off what is taken; those without room are left out."""
    solid = [*taken, *(box for place in Place for box in boxes(place, theme, window))]
    found: dict[Place, Label] = {}
    for _ in range(_PASSES):
        for place, name in names.items():
            if window.holds(place):
                others = [label.box for other, label in found.items() if other != place]
                found[place] = _beside(place, name, theme, window, [*solid, *others])
    for place, label in list(found.items()):
        others = [other.box for near, other in found.items() if near != place]
        if _meets(label.box, [*solid, *others]):
            del found[place]
    return list(found.values())


def _beside(
    place: Place, name: str, theme: Theme, window: Window, taken: Sequence[Box]
) -> Label:  # fmt: skip
    """A place's name: below it, or where else it meets least, in one line or two."""
    spots = _candidates(place, name, theme.name, window)
    near = [box for box in taken if _meets(spots.area, [box])]
    ranked = (
        (100 * _meets(label.box, near) + cost, number, label)
        for number, (cost, label) in enumerate(spots.ranked)
    )
    return min(ranked)[2]


@lru_cache(maxsize=_KEPT * len(Place))
def _candidates(place: Place, name: str, theme_name: str, window: Window) -> _Spots:
    """The spots at which a place's name may stand, and the cost of each: hidden roads, and rank."""
    found = [
        (_lies_on(label.box, _roads(window)) + 2 * number, label)
        for number, label in enumerate(_around(place, name, THEMES[theme_name], window))
        if _inside(label.box, window)
    ]
    return _Spots(found, around_all([label.box for _, label in found]))


def _around(place: Place, name: str, theme: Theme, window: Window) -> Iterator[Label]:
    x, y = window.spot(place)
    size, far = name_size(theme, window), round(40 * grown(theme, window))
    whole = width(name, Face.STRONG, size)
    for text in ((name,), tuple(wrapped(name, Face.STRONG, size, max(whole - 1, 1)))):
        wide = max(width(line, Face.STRONG, size) for line in text) // 2 + 10
        high = HIGH * len(text) // 2
        for side in (0, -1, 1, -2, 2, -3, 3, -4, 4):
            shift = side * wide // 4
            yield Label(text, _box(x + shift, y + far + high, wide, high), None, place)
            yield Label(text, _box(x + shift, y - far - high - 8, wide, high), None, place)
        for side in (1, -1):
            for lift in (0, high, -high):
                at = x + side * (far + wide), y + lift
                yield Label(text, _box(*at, wide, high), None, place)


def _within(
    realm: Realm, name: str, theme: Theme, window: Window, taken: Sequence[Box]
) -> Label | None:  # fmt: skip
    """A world's ribbon where it covers least; none where there is no room for it."""
    own = [place for place, spot in BOARD.items() if spot.realm is realm]
    spots = [window.spot(place) for place in own if window.holds(place)]
    if not spots:
        return None
    wide, high = (
        width(name, Face.TITLE, name_size(theme, window)) // 2 + 26,
        round(name_size(theme, window) * _RIBBON) // 2,
    )
    middle = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
    left, right = min(x for x, _ in spots) - 90, max(x for x, _ in spots) + 90
    top, bottom = min(y for _, y in spots) - 70, max(y for _, y in spots) + 70
    area = left - wide, top - high, right + wide, bottom + high
    near = [box for box in taken if _meets(area, [box])]
    crossed = [at for at in _roads(window) if _lies_on(area, [at])]
    stands = [
        ((abs(x - middle[0]) + abs(y - middle[1])) / (60 * window.scale), _box(x, y, wide, high))
        for y in range(top, bottom + 1, _STEP // 3)
        for x in range(left, right + 1, _STEP)
    ]
    best: tuple[float, Box] | None = None
    for far, box in sorted(stands):
        if best is not None and far > best[0]:  # no other costs less than its way
            break
        if not _inside(box, window) or _meets(box, near):
            continue
        cost = far + _abroad(box, realm, window)
        if best is None or cost <= best[0]:
            cost += 0.8 * _lies_on(box, crossed)
            best = min(best or (cost, box), (cost, box))
    return Label((name,), best[1], realm) if best is not None else None


def _abroad(box: Box, realm: Realm, window: Window) -> float:
    """The cost of lying on another world, or off the own one."""
    left, top, right, bottom = box
    cost = 0.0
    for x in (left, (left + right) // 2, right):
        for y in (top, bottom):
            found = world_at(x / window.scale + window.left, y / window.scale + window.top)
            cost += 0 if found is realm else 2.5 if found is None else 12
    return cost


@lru_cache(maxsize=_KEPT)
def _roads(window: Window) -> Sequence[At]:
    return [
        (round(x), round(y))
        for line in lines().values()
        for x, y in (window.point(*at) for at in line)
    ]


def _meets(box: Box, taken: Iterable[Box]) -> int:
    left, top, right, bottom = box
    return sum(
        left < other[2] and other[0] < right and top < other[3] and other[1] < bottom
        for other in taken
    )


def _lies_on(box: Box, points: Iterable[At]) -> int:
    left, top, right, bottom = box
    return sum(left < x < right and top < y < bottom for x, y in points)


def _inside(box: Box, window: Window) -> bool:
    left, top, right, bottom = box
    wide, high = window.size
    return left >= _EDGE and top >= _EDGE and right <= wide - _EDGE and bottom <= high - _EDGE


def _box(x: float, y: float, wide: int, high: int) -> Box:
    return round(x) - wide, round(y) - high, round(x) + wide, round(y) + high


def baselines(label: Label, theme: Theme, window: Window) -> Iterator[tuple[str, At]]:
    """Each line of a label and the middle of its baseline."""
    x, _ = label.middle
    down = (HIGH + cap_height(Face.STRONG, name_size(theme, window))) // 2
    for number, line in enumerate(label.lines):
        yield line, (x, label.box[1] + HIGH * number + down)
