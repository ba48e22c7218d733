"""The pictures of The Hammer of Thor: what lies where, what differs, and what can be read."""

from importlib.resources import files
from itertools import combinations, pairwise
from math import hypot

import pytest
from PIL import Image

from games.hammer_of_thor.land.board import ABOVE, BOARD, GATES, Box, Ground, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from renderer.hammer_of_thor import board
from renderer.hammer_of_thor.backdrop import is_above
from renderer.hammer_of_thor.groups import MOST, RUNES, Group, spread, tail
from renderer.hammer_of_thor.land import Land, put_land
from renderer.hammer_of_thor.layers import board_layer
from renderer.hammer_of_thor.layout import CLOSE, SIZE, WHOLE, around, mainland, world
from renderer.hammer_of_thor.marks import BODIES, Form, form, gate
from renderer.hammer_of_thor.palettes import PALETTES, flat_colours
from renderer.hammer_of_thor.roads import dashes, lines, over_water
from renderer.hammer_of_thor.signs import BOXES, SEASONS
from renderer.hammer_of_thor.worlds import world_at
from renderer.palette import reduced
from renderer.picture import Picture
from renderer.themes import DARK, LIGHT, THEMES
from tests.renderer.eyes import contrast
from tests.renderer.watching import LEAST_CONTRAST, flaws, overlapping, watched
from words.speech import Words

WORDS = Words("en", files("games.hammer_of_thor") / "words")
MARK = 26
"""Units from the middle of a place to the edge of its mark."""
SOME = {
    Place.IDAS_PLAIN: [Group(0, "Tho", 4)],
    Place.JARNVID: [Group(seat, "Abc", 10) for seat in range(MOST)],
    Place.MIMIRS_WELL: [Group(None, "Mim", 1, known=False)],
    Place.KALLOVA: [Group(3, "Sig", 5), Group(11, "Hjo", 1)],
}


def drawn(theme=DARK, season=Season.SPRING, window=WHOLE, groups=None):
    """The land alone."""
    canvas = board.Canvas(board_layer(theme, window, season))
    put_land(canvas, theme, window, Land(season, groups or {}), WORDS)
    return Picture(canvas.image, "", PALETTES.board(theme))


def near(place):
    return around(frozenset({place}))


def read(monkeypatch, **options):
    return watched(monkeypatch, board, lambda: drawn(**options))


def meet(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("place", Place)
def test_every_mark_lies_on_its_world(place):
    """Its middle, and all around it."""
    x, y = BOARD[place].xy
    around_it = [(x, y), (x - MARK, y), (x + MARK, y), (x, y - MARK), (x, y + MARK)]

    assert {world_at(*at) for at in around_it} == {BOARD[place].realm}


def test_no_world_lies_outside_the_board():
    assert world_at(-900, 20) is None
    assert world_at(20, 5000) is None


@pytest.mark.parametrize("place", Place)
def test_the_horizon_parts_the_worlds(place):
    """9.4."""
    spot = BOARD[place]
    if spot.realm is not Realm.ELIVAGAR:
        assert is_above(*spot.xy) == (spot.realm in ABOVE)


def test_every_link_is_a_line_that_keeps_off_other_places():
    """150 of them (9.1)."""
    assert set(lines()) == {
        (one, other) for one, spot in BOARD.items() for other in spot.links if one < other
    }
    assert len(lines()) == 150
    for ends, line in lines().items():
        assert (line[0], line[-1]) == (BOARD[ends[0]].xy, BOARD[ends[1]].xy)
        for place in set(Place) - set(ends):
            x, y = BOARD[place].xy
            assert min(hypot(x - u, y - v) for u, v in line) > MARK, (ends, place)


def test_lines_over_water_freeze_in_winter_but_where_water_never_does():
    """3.3, 9.3."""
    thawed = {pair for pair in lines() if over_water(*pair, Season.SPRING)}
    frozen = {pair for pair in lines() if over_water(*pair, Season.WINTER)}

    assert thawed == {pair for pair in lines() if any(BOARD[place].is_water for place in pair)}
    assert frozen < thawed
    open_water = {Place.ARMSVARTNIR, Place.SLID_RIVER, Place.IFING, Place.CATTEGART}
    assert all(set(pair) & open_water for pair in frozen)


def test_dashes_are_even_and_lie_on_their_line():
    found = list(dashes([(0, 0), (100, 0)]))

    assert [(part[0][0], part[-1][0]) for part in found[:2]] == [(0, 10), (17, 27)]
    assert all(one[-1][0] < other[0][0] for one, other in pairwise(found))


@pytest.mark.parametrize("place", Place)
def test_drops_that_freeze_are_circles_in_winter(place):
    """3.3; those that never freeze look different all the year (9.3)."""
    spot, forms = BOARD[place], {season: form(place, season) for season in Season}
    summer, winter = forms[Season.SUMMER], forms[Season.WINTER]

    if spot.ground is not Ground.DROP:
        assert summer is winter is Form[spot.ground.name]
    elif spot.ice:
        assert (summer, winter) == (Form.DROP, Form.ICE)
    else:
        assert summer is winter is Form.WARM


def test_every_gate_has_its_letter_at_both_ends():
    """4.2B."""
    assert {place: gate(place) for place in Place if gate(place)} == {
        place: letter for letter, ends in GATES.items() for place in ends
    }


@pytest.mark.parametrize("season", Season)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_whole_board_can_be_read_on_a_telephone(theme, season, monkeypatch):
    """Each number and each gate; no text meets another."""
    written, image = read(monkeypatch, theme=theme, season=season)
    texts = [one.text for one in written]

    assert image.size == SIZE
    assert flaws(written, image) == []
    assert overlapping(written) == []
    assert set(Place) <= set(texts)
    assert sorted(text for text in texts if text in GATES) == sorted([*GATES, *GATES])


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_the_whole_board_names_every_world(theme, monkeypatch):
    """In large print one may be left to its close-up."""
    written, _ = read(monkeypatch, theme=theme)

    assert {WORDS.name(realm, ()) for realm in Realm} <= {one.text for one in written}


@pytest.mark.parametrize("realm", Realm)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_close_ups_name_their_world_and_all_its_places(theme, realm, monkeypatch):
    told = ""
    for window in world(realm):
        written, image = read(monkeypatch, theme=theme, window=window)
        told += " ".join(one.text for one in written)

        assert image.size == CLOSE
        assert flaws(written, image) == []
        assert overlapping(written) == []
    assert WORDS.name(realm, ()) in told
    for place in mainland(realm):
        assert WORDS.name(place, ()) in told, place


@pytest.mark.parametrize("place", [Place.RANS_HALL, Place.VIDI, Place.VID_RIVER, Place.ELIUDNIR])
def test_a_close_up_around_a_place_names_it(place, monkeypatch):
    """Those that lie apart from their world too."""
    written, image = read(monkeypatch, window=near(place))

    assert flaws(written, image) == []
    assert overlapping(written) == []
    assert WORDS.name(place, ()) in " ".join(one.text for one in written)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("window", [WHOLE, near(Place.JARNVID)], ids=["whole", "near"])
def test_counters_can_be_read(window, theme, monkeypatch):
    """A lone one with its size; in a close-up each with its leader too."""
    written, image = read(monkeypatch, theme=theme, window=window, groups=SOME)
    texts = [one.text for one in written]

    assert flaws(written, image) == []
    if window.near:
        assert texts.count("Abc 10") == MOST
    else:
        assert "4" in texts
        assert "10" in texts  # the number of Fensel alone
        assert texts.count("10") == 1


@pytest.mark.parametrize("count", range(1, MOST + 1))
@pytest.mark.parametrize("close", [lambda _: WHOLE, near], ids=["whole", "near"])
def test_counters_stand_by_their_place_apart_and_within_the_picture(close, count):
    for place in Place:
        window = close(place)
        found = spread(DARK, window, {place: [Group(seat, "Abc", 7) for seat in range(count)]})
        x, y = window.spot(place)
        number = (x - 18, y - 12, x + 18, y + 12)

        assert len(found) == count
        assert not any(meet(one.box, other.box) for one, other in combinations(found, 2))
        for put in found:
            left, top, right, bottom = put.box
            assert left >= 0 <= top
            assert right <= window.size[0]
            assert bottom <= window.size[1]
            assert not meet(put.box, number)


def test_counters_between_several_places_point_to_theirs():
    """From the edge of its mark on, never over its number."""
    one, other = tail(60, 0, 26), tail(-60, 0, 26)

    assert one.corner[0] > 0
    assert other.corner[0] + other.mask.width < 0


def test_strangers_tell_nothing_but_that_they_are_there():
    """4.5.7."""
    one = {Place.MIMIRS_WELL: [Group(None, "Mim", 1, known=False)]}
    other = {Place.MIMIRS_WELL: [Group(None, "Abc", 9, known=False)]}

    assert drawn(groups=one).image == drawn(groups=other).image
    close = near(Place.MIMIRS_WELL)
    assert drawn(groups=one, window=close).image == drawn(groups=other, window=close).image


def test_each_change_can_be_seen():
    """Seasons, themes, and all of a counter."""
    place = Place.IDAS_PLAIN
    shown = [Group(0, "Tho", 4), Group(1, "Tho", 4), Group(0, "Tho", 5), Group(None, "Tho", 4),
             Group(0, "Tho", 4, known=False)]  # fmt: skip
    pictures = [drawn(season=season) for season in Season]
    pictures += [drawn(theme=theme) for theme in THEMES.values() if theme is not DARK]
    pictures += [drawn(groups={place: [group]}) for group in shown]

    assert len({picture.encode() for picture in pictures}) == len(pictures)


def test_leaders_are_told_apart_close_up():
    place = Place.IDAS_PLAIN
    one, other = (
        drawn(window=near(place), groups={place: [Group(0, leader, 4)]}).image
        for leader in ("Tho", "Tyr")
    )

    assert one != other


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_nothing_is_told_by_colour_alone(theme):
    """Each box, season and seat has a sign of its own; twelve may sit at a table (1.8)."""
    for signs, of in ((BOXES, Box), (SEASONS, Season)):
        assert set(signs) == set(of)
        assert len({str(sign) for sign in signs.values()}) == len(signs)
    assert len({str(rune) for rune in RUNES}) == 12
    for body, ink, _ in BODIES.values():
        assert contrast(body, ink) >= LEAST_CONTRAST
    for livery in theme.liveries:
        assert contrast(livery.body, livery.on_body) >= LEAST_CONTRAST


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_colours_with_a_meaning_survive_the_palette(theme):
    tones = flat_colours(theme)
    sheet = Image.new("RGB", (len(tones), 1))
    sheet.putdata(tones)

    found = reduced(sheet, PALETTES.board(theme)).convert("RGB")

    for at, tone in enumerate(tones):
        assert max(abs(a - b) for a, b in zip(tone, found.getpixel((at, 0)), strict=True)) <= 20


def test_the_same_board_gives_the_same_bytes():
    assert drawn(groups=SOME).encode() == drawn(groups=SOME).encode()
