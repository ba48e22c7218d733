"""Nothing is told by colour alone: the pictures hold in grey and for colour-blind eyes."""

from itertools import combinations

import pytest
from PIL import Image, ImageFilter, ImageStat

from games.nine_realms.board import PLACES, Terrain
from games.nine_realms.forces import Figure, Realm
from renderer.nine_realms.emblems import FIGURES, REALMS
from renderer.nine_realms.layers import board_layer
from renderer.nine_realms.layout import SPOTS
from renderer.nine_realms.palettes import PALETTES, flat_colours
from renderer.nine_realms.tokens import outline
from renderer.palette import reduced
from renderer.themes import THEMES
from tests.renderer.eyes import DEUTERANOPIA, contrast, luminance

EXAMPLES = {
    Terrain.PLAIN: ("B6", "D7", "E8", "G7"),
    Terrain.FOREST: ("A6", "B7", "D9", "H8"),
    Terrain.WATER: ("C8", "E7", "E9", "G10"),
    Terrain.MOUNTAIN: ("A8", "C7", "C9", "G8"),
}


def seen(image: Image.Image, eye: str) -> Image.Image:
    """What an eye makes of a picture, in grey."""
    return (image.convert("RGB", DEUTERANOPIA) if eye == "deuteranopia" else image).convert("L")


def traits(layer: Image.Image, label: str) -> tuple[float, float, float]:
    """Lightness, spread and busyness of a hex below its label."""
    x, y = SPOTS[label]
    part = layer.crop((x - 40, y - 18, x + 40, y + 34))
    edges = part.filter(ImageFilter.FIND_EDGES).crop((2, 2, 78, 50))
    stat = ImageStat.Stat(part)
    return stat.mean[0], stat.stddev[0], ImageStat.Stat(edges).mean[0]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eye", ["grey", "deuteranopia"])
def test_terrains_differ_in_lightness_or_texture(theme, eye):
    layer = seen(board_layer(THEMES[theme]), eye)

    groups = {
        terrain: [traits(layer, label) for label in found] for terrain, found in EXAMPLES.items()
    }
    for one, other in combinations(Terrain, 2):
        assert any(apart(groups[one], groups[other], trait) for trait in range(3)), (one, other)


def apart(one: list[tuple[float, ...]], other: list[tuple[float, ...]], trait: int) -> bool:
    """Whether all hexes of one kind lie on one side of all of the other, with a gap."""
    low, high = sorted(([t[trait] for t in one], [t[trait] for t in other]), key=max)
    return min(high) - max(low) >= 6


def test_the_examples_are_what_they_say():
    for terrain, found in EXAMPLES.items():
        assert all(PLACES[label].terrain is terrain for label in found)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_realms_differ_in_lightness_shape_and_rune(theme):
    aesir, norsemen = theme.liveries[:2]

    assert abs(luminance(aesir.body) - luminance(norsemen.body)) > 0.3
    assert outline(Realm.AESIR, 40) != outline(Realm.NORSEMEN, 40)
    assert REALMS[Realm.AESIR] != REALMS[Realm.NORSEMEN]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_emblems_stand_out_from_every_livery(theme):
    for livery in theme.liveries:
        assert contrast(livery.body, livery.on_body) >= 4.5
        assert contrast(theme.panel, livery.tint) >= 4.5


def test_every_figure_has_an_emblem_of_its_own():
    assert set(FIGURES) == set(Figure)
    assert len(set(FIGURES.values())) == len(Figure)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_colours_with_a_meaning_survive_the_palette(theme):
    tones = flat_colours(theme)
    sheet = Image.new("RGB", (len(tones), 1))
    sheet.putdata(tones)

    found = reduced(sheet, PALETTES.board(theme)).convert("RGB")

    for tone, at in zip(tones, range(len(tones)), strict=True):
        assert max(abs(a - b) for a, b in zip(tone, found.getpixel((at, 0)), strict=True)) <= 20
