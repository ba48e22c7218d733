"""What is drawn of War of the 9 Realms."""

from msgspec.structs import replace

from games.nine_realms.fate import Card
from renderer import nine_realms
from renderer.nine_realms import draw, draw_hand, draw_open, draw_reference
from renderer.themes import DARK, LARGE_PRINT, LIGHT
from tests.renderer import scenes
from tests.renderer.gallery import Gallery
from tests.renderer.scenes import DEPLOYMENT, MIDWAY, NAMES, ROLL, START, WON, WORDS

_HAND = replace(MIDWAY, seat=0, hand=(Card.RE_ROLL_ALL, Card.SIX_ATTACK, Card.SIX_DEFENCE))
_HANDS = {"none": (), "three": tuple(Card)[:3], "all twice": tuple(Card) * 2}
_SAID = {"words": WORDS, "names": NAMES}
_REACH = [("D7", ""), ("E8", "1"), ("D8", "2"), ("E6", "3"), ("F6", "4")]
"""Where Thor may go, or strike, from D7."""
GALLERY = Gallery(
    nine_realms,
    scenes,
    scenes.SCENES,
    {name: replace(MIDWAY, seat=0, hand=hand) for name, hand in _HANDS.items()},
    {
        "start-dark": lambda: draw(START, theme=DARK, **_SAID),
        "roll-dark": lambda: draw(ROLL, theme=DARK, **_SAID),
        "deployment-light": lambda: draw(DEPLOYMENT, theme=LIGHT, **_SAID),
        "midway-large-print": lambda: draw(MIDWAY, theme=LARGE_PRINT, **_SAID),
        "won-light": lambda: draw(WON, theme=LIGHT, **_SAID),
        "marks-dark": lambda: draw(MIDWAY, theme=DARK, marks=[("E8", "1"), ("D8", "2")], **_SAID),
        "marks-light": lambda: draw(MIDWAY, theme=LIGHT, marks=_REACH, **_SAID),
        "figure-dark": lambda: draw_reference("figure-sigmund", theme=DARK, words=WORDS),
        "figure-large-print": lambda: draw_reference(
            "figure-sinfjotli", theme=LARGE_PRINT, words=WORDS
        ),
        "signs-light": lambda: draw_reference("signs", theme=LIGHT, words=WORDS),
        "realm-dark": lambda: draw_reference("realm-norsemen", theme=DARK, words=WORDS),
        "fate-light": lambda: draw_reference(
            "card-five-attack-or-defence", theme=LIGHT, words=WORDS
        ),
        "bloodline-dark": lambda: draw_reference("condition-bloodline", theme=DARK, words=WORDS),
        "open-light": lambda: draw_open(MIDWAY, 1, theme=LIGHT, **_SAID),
        "hand-dark": lambda: draw_hand(_HAND, theme=DARK, **_SAID),
    },
)
