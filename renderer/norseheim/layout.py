"""The places on a board picture: 1280 by 1600, the map above, the table below it."""

from typing import Final, TypeAlias

from games.norseheim.board import Region
from games.norseheim.gods import God

At: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]

SIZE: Final = (1280, 1600)
SMALLEST: Final = 35
"""The least size of type whose capitals are seven pixels high in a picture 400 wide."""
STRIP: Final = 84
MAP: Final[Box] = (8, STRIP, 1272, 1026)
COUNCIL: Final[Box] = (12, 1032, 826, 1196)
BATTLE: Final[Box] = (834, 1032, 1268, 1196)
GIANTS: Final[Box] = (12, 1204, 1268, 1322)
PURSES: Final[Box] = (12, 1330, 1268, 1372)
_PLAYERS: Final = 1380
_PLAYER: Final = (623, 104)
GODS: Final[dict[God, At]] = {
    God.THOR: (66, STRIP + 154),
    God.ODIN: (1214, STRIP + 154),
    God.LOKE: (66, 872),
    God.FREJA: (1214, 872),
}
"""The middles of the four gods' markers, in the corners of the map."""
ANCHORS: Final[dict[Region, At]] = {
    Region.EIL: (652, 446),
    Region.KON: (760, 592),
    Region.TIN: (545, 616),
    Region.RAV: (345, 424),
    Region.BJO: (612, 304),
    Region.ULV: (905, 404),
    Region.TRO: (986, 578),
    Region.GYL: (785, 778),
    Region.STE: (545, 784),
    Region.TAA: (318, 590),
    Region.ORN: (312, 206),
    Region.SAE: (640, 150),
    Region.GRA: (960, 226),
    Region.HVE: (1150, 400),
    Region.HVA: (1142, 724),
    Region.SOR: (1000, 876),
    Region.ISF: (668, 924),
    Region.SIL: (318, 888),
    Region.GRN: (130, 712),
    Region.SKI: (136, 448),
}
"""The middle of the block of each region's name and pieces."""


def player_box(row: int) -> Box:
    """The panel of the player who comes so many others later: two columns, row by row."""
    wide, high = _PLAYER
    down, across = divmod(row, 2)
    left, top = 12 + across * (wide + 10), _PLAYERS + down * (high + 6)
    return left, top, left + wide, top + high
