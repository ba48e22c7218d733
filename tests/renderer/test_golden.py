"""Pictures look as they did. After a change on purpose, and a look at the result:

python -m tests.renderer.test_golden
"""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from games.nine_realms.fate import Card
from renderer import norsaga, norseheim
from renderer.futhark import Stave, turns
from renderer.nine_realms import draw, draw_hand
from renderer.staves import draw_lots, draw_staves
from renderer.themes import DARK, LARGE_PRINT, LIGHT
from renderer.thrown import Fallen, Lot
from tests.renderer import marches, sagas
from tests.renderer.scenes import DEPLOYMENT, MIDWAY, NAMES, ROLL, START, WON, WORDS

FOLDER = Path(__file__).parent / "golden"
WIDTH = 400
CLOSE = 3.0
"""How far a picture may be off, root mean square: another Pillow draws letters a little apart."""
_HAND = replace(MIDWAY, seat=0, hand=(Card.RE_ROLL_ALL, Card.SIX_ATTACK, Card.SIX_DEFENCE))
_FALLEN = [Fallen(stave, turned=turns(stave)) for stave in list(Stave)[:8]]
_SAID = {"words": WORDS, "names": NAMES}
_TOLD = {"words": sagas.WORDS, "names": sagas.NAMES}
_SUNG = {"words": marches.WORDS, "names": marches.NAMES}
_TARGETS = [("ski", ""), ("grn", "1"), ("orn", "2"), ("taa", "3")]
"""Whom Astrid may attack from Skibsvig, or so."""
_REACH = [("D7", ""), ("E8", "1"), ("D8", "2"), ("E6", "3"), ("F6", "4")]
"""Where Thor may go, or strike, from D7."""
PICTURES = {
    "start-dark": lambda: draw(START, theme=DARK, **_SAID),
    "roll-dark": lambda: draw(ROLL, theme=DARK, **_SAID),
    "deployment-light": lambda: draw(DEPLOYMENT, theme=LIGHT, **_SAID),
    "midway-large-print": lambda: draw(MIDWAY, theme=LARGE_PRINT, **_SAID),
    "won-light": lambda: draw(WON, theme=LIGHT, **_SAID),
    "marks-dark": lambda: draw(MIDWAY, theme=DARK, marks=[("E8", "1"), ("D8", "2")], **_SAID),
    "marks-light": lambda: draw(MIDWAY, theme=LIGHT, marks=_REACH, **_SAID),
    "hand-dark": lambda: draw_hand(_HAND, theme=DARK, **_SAID),
    "saga-midway-dark": lambda: norsaga.draw(sagas.MIDWAY, theme=DARK, **_TOLD),
    "saga-pair-light": lambda: norsaga.draw(
        sagas.PAIR, theme=LIGHT, marks=[("0:p1", ""), ("1:p2", "1"), ("1:a2", "2")], **_TOLD
    ),
    "saga-targets-dark": lambda: norsaga.draw(
        sagas.MIDWAY, theme=DARK, marks=[("1", "1"), ("2", "2")], **_TOLD
    ),
    "saga-three-large-print": lambda: norsaga.draw(sagas.THREE, theme=LARGE_PRINT, **_TOLD),
    "saga-hand-dark": lambda: norsaga.draw_hand(sagas.PLUNDER, theme=DARK, **_TOLD),
    "march-midway-dark": lambda: norseheim.draw(marches.MIDWAY, theme=DARK, **_SUNG),
    "march-targets-light": lambda: norseheim.draw(
        marches.MIDWAY, theme=LIGHT, marks=_TARGETS, **_SUNG
    ),
    "march-homes-large-print": lambda: norseheim.draw(
        marches.SCENES["homes"], theme=LARGE_PRINT, words=marches.WORDS, names=marches.NAMES[:3]
    ),
    "march-full-dark": lambda: norseheim.draw(marches.FULL, theme=DARK, **_SUNG),
    "march-hand-dark": lambda: norseheim.draw_hand(marches.LOOKING, theme=DARK, **_SUNG),
    "march-hand-light": lambda: norseheim.draw_hand(marches.RICH, theme=LIGHT, **_SUNG),
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
