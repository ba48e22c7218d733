"""What the board picture promises, whatever it shows."""

from io import BytesIO
from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace
from PIL import Image, ImageStat

from games.nine_realms.fate import Card
from renderer.nine_realms import board, roll
from renderer.nine_realms.layout import PLATES, SPOTS
from renderer.picture import ALT_TEXT_LIMIT, Format
from renderer.themes import DARK
from tests.renderer.scenes import (
    DEPLOYED,
    DEPLOYMENT,
    LONG_NAMES,
    MANY_DICE,
    MIDWAY,
    NAMES,
    PASSED,
    ROLL,
    SCENES,
    START,
    WON,
    WORDS,
    played,
)
from tests.renderer.watching import watched


def drawn(view, theme=DARK, names=NAMES, **options):
    return board.draw(view, theme=theme, words=WORDS, names=names, **options)


@pytest.mark.parametrize("kind", Format)
def test_encodes_to_what_it_says(kind):
    data = drawn(MIDWAY).encode(kind)

    assert Image.open(BytesIO(data)).format == kind.name


def test_hands_are_not_on_the_board():
    one = replace(MIDWAY, seat=0, hand=(Card.SIX_ATTACK, Card.SIX_DEFENCE))
    other = replace(MIDWAY, seat=None, hand=())

    assert drawn(one).encode() == drawn(other).encode()


@pytest.mark.parametrize(
    "change",
    [
        {"awaited": (1,)},
        {"actions": (1, 7)},
        {"blood": (7, 4)},
        {"hand_sizes": (2, 2)},
        {"revenge": 1},
        {"deck_size": 3},
        {"discards": ()},
        {"turn": 10},
        {"quiet": 14},
        {"prey": None},
        {"terrain": {}},
        {"trails": ()},
        {"figures": (*MIDWAY.figures[:-1], replace(MIDWAY.figures[-1], attacked=True))},
        {"figures": (*MIDWAY.figures[:-1], replace(MIDWAY.figures[-1], moved=True))},
        {"figures": (*MIDWAY.figures[:-1], replace(MIDWAY.figures[-1], hex=None))},
    ],
    ids=str,
)
def test_each_change_can_be_seen(change):
    assert drawn(replace(MIDWAY, **change)).image.tobytes() != drawn(MIDWAY).image.tobytes()


def test_marks_tell_the_places_to_choose_from_apart():
    """They keep their light and are numbered, what was chosen keeps it too, the rest is dimmed."""
    plain = drawn(MIDWAY).image
    marked = drawn(MIDWAY, marks=[("D7", ""), ("E8", "1"), ("D8", "12")]).image

    def light(image: Image.Image, label: str) -> float:
        x, y = SPOTS[label]
        return ImageStat.Stat(image.crop((x - 30, y - 20, x + 30, y + 30)).convert("L")).mean[0]

    for kept in ("D7", "E8"):
        assert light(marked, kept) > 0.95 * light(plain, kept)
    for other in set(SPOTS) - {"D7", "E8", "D8"}:
        assert light(marked, other) < 0.7 * light(plain, other)


def test_the_number_of_a_mark_can_be_seen():
    one, other = (drawn(MIDWAY, marks=[("E8", text)]).image.tobytes() for text in ("1", "12"))

    assert one != other


def test_alt_text_says_whose_move_it_is_and_the_score():
    text = drawn(ROLL).alt_text

    assert "Bjørn Ironside to play" in text
    assert "Astrid 6" in text
    assert "Thor attacked Sinfjotli" in text


@pytest.mark.parametrize(
    ("view", "says"), [(PASSED, "Astrid has played"), (DEPLOYED, "Both are ready")], ids=str
)
def test_nobody_is_to_play_on_the_board_of_a_turn_that_is_over(view, says, monkeypatch):
    """Neither in its texts nor on its plates, which show an hourglass to whoever is awaited."""
    picture = drawn(view)
    written = [one.text for one in watched(monkeypatch, board, lambda: drawn(view))[0]]

    assert says in picture.alt_text
    assert says in written
    assert not [text for text in (picture.alt_text, *written) if "to play" in text]
    for realm, box in PLATES.items():
        idle = replace(view, awaited=(1 - view.realms.index(realm),))
        assert picture.image.crop(box).tobytes() == drawn(idle).image.crop(box).tobytes()


def test_alt_text_of_an_ending_names_the_winner():
    assert "Astrid wins" in drawn(WON).alt_text


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
def test_alt_text_is_short(names):
    views = [*SCENES.values(), *played(5)]

    assert max(len(drawn(view, names=names).alt_text) for view in views) <= ALT_TEXT_LIMIT


def test_names_that_no_face_can_write_become_the_realm():
    names = ("🦊🦊", "𝕭𝖏ø𝖗𝖓 ☃")

    assert "Aesir" in drawn(START, names=names).alt_text
    assert "Bjørn" in drawn(START, names=names).alt_text


def test_figures_that_are_not_seen_are_not_drawn():
    unseen = replace(
        DEPLOYMENT, figures=tuple(replace(seen, hex=None) for seen in DEPLOYMENT.figures)
    )

    assert drawn(unseen).image.tobytes() != drawn(DEPLOYMENT).image.tobytes()


def test_dice_lie_in_the_order_in_which_they_fell(monkeypatch):
    """So that picture, log and buttons tell of the same die (a review's blocker)."""
    shown = []
    monkeypatch.setattr(roll, "put_die", lambda _c, _t, value, at, _s: shown.append((at[0], value)))

    drawn(MANY_DICE)

    assert [value for _, value in sorted(shown)] == list(MANY_DICE.pending.roll.dice)


@pytest.mark.parametrize("name", ["Huginn (strong)", "Thyra of the Long Ships (strong)"])
def test_the_heading_loses_what_stands_in_brackets_before_a_part_of_a_name(monkeypatch, name):
    """How strong a robot is stands on its plate."""
    view = replace(MIDWAY, awaited=(1,))

    written, _ = watched(monkeypatch, board, lambda: drawn(view, names=("Astrid", name)))
    (heading,) = [one.text for one in written if one.text.endswith(" to play")]

    assert heading.startswith(("Huginn to", "Thyra of"))
    assert "(" not in heading


def test_no_number_lies_on_another(monkeypatch):
    """Wherever figures stand: theirs have another place than those of free hexes."""
    spots = {}
    monkeypatch.setattr(board, "put_mark", lambda *put: spots.update({put[2]: put[3]}))
    marks = [(label, label) for label in SPOTS]

    for view in (START, MIDWAY, replace(MIDWAY, figures=())):
        drawn(view, marks=marks)
        near = [dist(one, other) for one, other in combinations(spots.values(), 2)]
        assert len(spots) == len(SPOTS)
        assert min(near) >= 64


def test_a_blow_at_who_has_fallen_hides_no_label():
    """It is thin, and ends at the edge of the hex."""
    figures = [replace(one, hex=None) if one.hex == "B8" else one for one in MIDWAY.figures]
    fallen = replace(MIDWAY, figures=tuple(figures))
    x, y = SPOTS["B8"]
    box = (x - 30, y - 42, x + 30, y + 60)

    with_blow, without = (drawn(view).image for view in (fallen, replace(fallen, trails=())))

    assert with_blow.crop(box).tobytes() == without.crop(box).tobytes()
    assert with_blow.tobytes() != without.tobytes()
