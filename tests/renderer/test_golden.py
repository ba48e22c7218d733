"""Pictures look as they did. After a change on purpose, and a look at the result:

python -m tests.renderer.test_golden
"""

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from renderer.futhark import Stave, turns
from renderer.staves import draw_lots, draw_staves
from renderer.themes import DARK, LIGHT
from renderer.thrown import Fallen, Lot
from tests.renderer.gallery import galleries
from tests.renderer.scenes import WORDS

FOLDER = Path(__file__).parent / "golden"
WIDTH = 400
CLOSE = 3.0
"""How far a picture may be off, root mean square: another Pillow draws letters a little apart."""
_FALLEN = [Fallen(stave, turned=turns(stave)) for stave in list(Stave)[:8]]
PICTURES = {
    **{name: draw for gallery in galleries().values() for name, draw in gallery.golden.items()},
    "staves-dark": lambda: draw_staves(_FALLEN, theme=DARK, words=WORDS),
    "lots-light": lambda: draw_lots(list(Lot), theme=LIGHT, words=WORDS),
}


def small(name: str) -> Image.Image:
    image = PICTURES[name]().image
    return image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.BOX)


@pytest.mark.parametrize("name", PICTURES)
def test_looks_as_it_did(name):
    golden = Image.open(FOLDER / f"{name}.png").convert("RGB")

    difference = ImageStat.Stat(ImageChops.difference(small(name), golden))

    assert max(difference.rms) <= CLOSE


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for picture in PICTURES:
        small(picture).save(FOLDER / f"{picture}.png", optimize=True)
