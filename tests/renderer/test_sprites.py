"""Sprites: what is pasted in pieces looks as if it were pasted whole."""

import pytest
from PIL import Image

from games.norsaga.cards import Card
from renderer.canvas import Canvas
from renderer.nine_realms.signs import banner as realms_banner
from renderer.norsaga.cards import Side, empty, face
from renderer.norsaga.signs import banner
from renderer.pen import Pen
from renderer.sprites import Sprite
from renderer.themes import DARK

SPRITES = {
    "a hero": face(Card.UBBE_LOUD, 160, 138, Side.RIGHT),
    "an empty spot": empty(DARK, 160, 138),
    "a low one": banner(DARK, 675, 88),
    "another title's": realms_banner(DARK),
    "a full one": Sprite(
        Image.new("RGB", (120, 90), "red"), Image.new("L", (120, 90), 255), (0, 0)
    ),
    "a faint one": Sprite(Image.new("RGB", (300, 90)), Image.new("L", (300, 90), 120), (-5, 3)),
    "a small one": Sprite(Image.new("RGB", (20, 20)), Image.new("L", (20, 20), 255), (0, 0)),
}


@pytest.mark.parametrize("sprite", SPRITES.values(), ids=SPRITES)
def test_pieces_look_like_the_whole(sprite):
    ground = Image.radial_gradient("L").resize((800, 400)).convert("RGB")
    whole, canvas = ground.copy(), Canvas(ground)
    at = (200, 190)

    canvas.put(sprite, at)

    spot = (at[0] + sprite.corner[0], at[1] + sprite.corner[1])
    whole.paste(sprite.image, spot, sprite.mask)
    assert canvas.image.tobytes() == whole.tobytes()


def test_only_what_is_opaque_is_copied():
    """A hole in the middle of a plate lets the ground through."""
    pen = Pen(0, 0, 200, 200)
    pen.plate((0, 0, 200, 200), 10, (200, 0, 0))
    plate = pen.sprite()
    holed = plate.mask.copy()
    holed.paste(0, (90, 90, 110, 110))

    assert [piece.mask is None for piece in plate.pieces].count(True) == 1
    assert all(piece.mask for piece in Sprite(plate.image, holed, plate.corner).pieces)
