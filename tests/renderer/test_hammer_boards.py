"""The board pictures of The Hammer of Thor: what they show, and that all of it can be read."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from games.core.vocabulary import Ending
from games.hammer_of_thor.encounter.arriving import Meet, PassBy
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.actions import Play, Which
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lasting import Key, Lasts
from games.hammer_of_thor.table import Reason, Rule
from games.hammer_of_thor.travel.travel import Travel
from renderer.hammer_of_thor import board, is_held, place_of
from renderer.hammer_of_thor.choices import badges, numbered
from renderer.hammer_of_thor.frame import frame
from renderer.hammer_of_thor.groups import MOST
from renderer.hammer_of_thor.journeys import path
from renderer.hammer_of_thor.layout import WHOLE, around, world
from renderer.hammer_of_thor.people import groups_of, leading, scene
from renderer.hammer_of_thor.text import text_board
from renderer.themes import DARK, THEMES
from tests.renderer.company import NAMES, WHO
from tests.renderer.hammers import (
    EARLY,
    ENDLESS,
    FAR,
    FOUGHT,
    MIDWAY,
    NEAR,
    SCENES,
    START,
    TRAVELLED,
    TWELVE,
    WON,
    WORDS,
    drawn,
    played,
)
from tests.renderer.watching import flaws, overlapping, watched


def read(monkeypatch, view, **options):
    return watched(monkeypatch, board, lambda: drawn(view, **options))


def texts(monkeypatch, view, **options):
    written, _ = read(monkeypatch, view, **options)
    return [one.text for one in written]


@pytest.mark.parametrize("names", WHO.values(), ids=WHO)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("scene", SCENES)
def test_boards_can_be_read_on_a_telephone(scene, theme, names, monkeypatch):
    written, image = read(monkeypatch, SCENES[scene], theme=theme, names=names)

    assert flaws(written, image) == []
    assert overlapping(written) == []


@pytest.mark.parametrize("marks", [NEAR, FAR], ids=["near", "far"])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("view", [MIDWAY, TWELVE, START], ids=["midway", "twelve", "start"])
def test_choices_can_be_read_on_a_telephone(view, theme, marks, monkeypatch):
    written, image = read(monkeypatch, view, theme=theme, marks=marks)

    assert flaws(written, image) == []
    assert overlapping(written) == []


@pytest.mark.parametrize("seats", [3, 7, 12])
def test_real_matches_can_be_read_too(seats, monkeypatch):
    for view in played(seats, seats):
        written, image = read(monkeypatch, view)

        assert flaws(written, image) == []
        assert overlapping(written) == []


def test_values_have_their_places():
    """Places, and leaders of counters; of an action where it leads to."""
    travel = Travel(leader=NUMBERS["Thor"], realm=Realm.ASGARD, to=Place.WINGOLF)

    assert place_of(MIDWAY, Place.WINGOLF) == "06"
    assert place_of(MIDWAY, travel) == "06"
    assert place_of(MIDWAY, NUMBERS["Hymir"]) == Place.JARNVID
    assert place_of(MIDWAY, NUMBERS["Byleist"]) is None
    assert place_of(MIDWAY, Meet(NUMBERS["Frigg"])) == "06"
    assert place_of(MIDWAY, Play("2001", place=Place.UTGARD)) == "33"
    assert place_of(MIDWAY, Play("2001", group=NUMBERS["Frigg"])) == "06"
    assert place_of(MIDWAY, PassBy()) is None
    assert place_of(MIDWAY, Realm.ASGARD) is None
    assert place_of(MIDWAY, 4) is None


def test_cards_are_held():
    assert is_held("2001")
    assert is_held("3001")
    assert is_held(Which.NEW)
    assert not is_held("1001")
    assert not is_held(NUMBERS["Thor"])
    assert not is_held(Place.WINGOLF)
    assert not is_held(7)


@pytest.mark.parametrize("place", Place)
def test_every_place_has_a_close_up(place):
    window = around(frozenset({place}))

    assert window.near
    assert window.holds(place)


@pytest.mark.parametrize("pair", [(one, two) for one in Place for two in BOARD[one].links])
def test_a_window_holds_all_that_is_marked(pair):
    window = around(frozenset(pair))

    assert all(map(window.holds, pair))


def test_places_far_apart_need_the_whole_board():
    assert around(frozenset(numbered(FAR))) is WHOLE
    assert around(frozenset(numbered(NEAR))).near
    assert around(frozenset({Place.GLADSHEIM, Place.LANDWIDI})) is world(Realm.ASGARD)[0]


@pytest.mark.parametrize("window", [WHOLE, world(Realm.ASGARD)[0]], ids=["whole", "near"])
@pytest.mark.parametrize("seats", range(3, 13))
def test_the_parts_of_a_picture_lie_apart_and_within_it(seats, window):
    parts = frame(window, seats)
    boxes = [*parts.players, parts.map, *filter(None, (parts.news, parts.overview))]

    assert len(parts.players) == seats
    for left, top, right, bottom in boxes:
        assert 0 <= left < right <= parts.size[0]
        assert 0 < top < bottom <= parts.size[1]
    for one, other in combinations(boxes, 2):
        assert (one[2] <= other[0] or other[2] <= one[0]
                or one[3] <= other[1] or other[3] <= one[1])  # fmt: skip


def test_the_close_up_is_where_something_happens():
    """The encounter; else the counter of the active seat with its hero."""
    afar = replace(MIDWAY, active=1)

    assert scene(afar) is Place.HLIDSKIALF
    assert scene(replace(afar, encounter=None)) is Place.JARNVID
    assert leading(MIDWAY, 1).place is Place.JARNVID
    assert scene(replace(MIDWAY, encounter=None, counters=())) is None


def test_every_player_is_told_with_hero_place_and_score(monkeypatch):
    told = texts(monkeypatch, TRAVELLED)

    for name, hero, place in (("Astrid", "Thor", "08 Hlidskialf"), ("Cat", "Frigg", "06 Wingolf")):
        assert {name, hero, place} <= set(told)
    for seen in TRAVELLED.players:
        assert str(seen.score) in told
        assert f"REP {seen.reputation}" in told


def test_many_counters_at_a_place_are_counted(monkeypatch):
    """Twelve seats with two each: some are drawn, and no seat is forgotten on the small board."""
    told = texts(monkeypatch, TWELVE)

    assert f"+{24 - MOST + 1}" in told
    assert "+9" in told


def test_an_encounter_tells_both_groups(monkeypatch):
    told = texts(monkeypatch, MIDWAY)

    assert {"Thor", "4 members", "Angrboda", "3 members"} <= set(told)
    assert "Meeting, round 2" in told
    assert "NEGOTIATE · attitude -2 · guards 2" in told


def test_strangers_stay_unknown():
    """4.5.7: neither who leads them nor how many they are."""

    def strange(view, name, count):
        counters = tuple(
            counter if counter.known
            else replace(counter, leader=NUMBERS[name], members=counter.members[:1] * count)
            for counter in view.counters
        )  # fmt: skip
        return replace(view, counters=counters)

    other = next(one for one in MIDWAY.counters if not one.known)
    for view in (MIDWAY, replace(MIDWAY, encounter=replace(MIDWAY.encounter, other=other.number))):
        assert drawn(strange(view, "Mimir", 1)).image == drawn(strange(view, "Surt", 7)).image


def test_those_who_meet_come_first_and_strangers_last():
    seen = groups_of(replace(MIDWAY, active=3), WORDS)[Place.HLIDSKIALF]
    assert [group.seat for group in seen] == [3, 0]

    crowd = replace(TWELVE, active=7)
    assert [group.seat for group in groups_of(crowd, WORDS)[Place.HLIDSKIALF]][:3] == [7, 7, 0]


def test_each_change_can_be_seen():
    thor = MIDWAY.players[0]
    others = MIDWAY.players[1:]
    fight = MIDWAY.encounter
    changed = [
        MIDWAY,
        TRAVELLED,
        EARLY,
        replace(MIDWAY, season=Season.SUMMER),
        replace(MIDWAY, season=Season.SUMMER, ice=(Place.SOUTH_KERLUNG,)),
        replace(MIDWAY, game_turn=3),
        replace(MIDWAY, stack=12),
        replace(MIDWAY, awaited=(1,)),
        replace(MIDWAY, floods=()),
        replace(TRAVELLED, journey=None),
        replace(TRAVELLED, journey=replace(MIDWAY.journey, road=MIDWAY.journey.road[1:])),
        replace(MIDWAY, encounter=replace(fight, round=3)),
        replace(MIDWAY, encounter=replace(fight, attitude=1)),
        replace(MIDWAY, encounter=replace(fight, guarded=5)),
        replace(MIDWAY, encounter=replace(fight, seen=Card.EVADE)),
        *(replace(MIDWAY, players=(replace(thor, **{field: value}), *others))
          for field, value in {"score": 1, "reputation": 1, "side": None, "out": True,
                               "hero": NUMBERS["Sif"]}.items()),
        replace(MIDWAY, counters=MIDWAY.counters[:-2]),
        replace(MIDWAY, ending=Ending(Reason.GOOD, (0,))),
        WON,
        FOUGHT,
        ENDLESS,
    ]  # fmt: skip
    pictures = [drawn(view).encode() for view in changed]
    pictures += [drawn(MIDWAY, marks=marks).encode() for marks in (NEAR, NEAR[1:], NEAR[2:])]

    assert len(set(pictures)) == len(pictures)


def test_numbers_are_where_their_places_are(monkeypatch):
    """Each once; a place with several numbers shows the first and the last of them."""
    told = texts(monkeypatch, MIDWAY, marks=NEAR)

    assert numbered(NEAR)[Place.WALASKIALF] == "4-5"
    assert numbered(NEAR)[Place.HLIDSKIALF] == ""
    assert numbered([("nowhere", "1")]) == {}
    assert "4-5" in told
    window = around(frozenset(numbered(NEAR)))
    found = badges(DARK, window, numbered(NEAR))
    assert set(found) == {Place.FENSEL, Place.IDAS_PLAIN, Place.FOLKWANG, Place.WALASKIALF}
    for place, (x, y) in found.items():
        assert abs(x - window.spot(place)[0]) < 80
        assert abs(y - window.spot(place)[1]) < 80


def test_what_cannot_be_chosen_is_dim():
    plain, marked = drawn(TRAVELLED), drawn(TRAVELLED, marks=[("05", "1"), ("04", "2")])
    window = around(frozenset({Place.IDAS_PLAIN, Place.WALASKIALF}))
    bright = drawn(replace(TRAVELLED, active=2), marks=[("05", "1"), ("04", "2"), ("06", "3")])

    def light(picture, place):
        x, y = window.spot(place)
        box = (x - 30, y + 46, x + 30, y + 106)
        return sum(sum(part) for part in picture.image.crop(box).get_flattened_data())

    assert plain.image.size == marked.image.size
    assert light(marked, Place.WINGOLF) < light(bright, Place.WINGOLF)


def test_journeys_lead_along_the_roads():
    road = MIDWAY.journey.road
    line = path(road)

    assert (line[0], line[-1]) == (BOARD[road[0]].xy, BOARD[road[-1]].xy)
    assert BOARD[road[1]].xy in line
    assert path(road[:1]) == []


def test_the_last_round_is_told_in_place_of_the_cards(monkeypatch):
    """12.1, option `equal_turns`: whoever looks later than at the draw sees it too."""
    last = replace(MIDWAY, rules=(Rule(Key.NEAR, Lasts.ALWAYS, 0),))
    before, after = (
        next(one for one in texts(monkeypatch, view) if one.startswith("Round "))
        for view in (MIDWAY, last)
    )

    assert "cards left" in before
    assert f"Round {last.game_turn}, the last" in after
    assert "cards left" not in after
    assert text_board(last, words=WORDS, names=NAMES).startswith(
        f"Round {last.game_turn}, the last"
    )


def test_the_board_in_words_tells_one_who_plays_alone_of_task_and_rivals():
    """14.3B, 14.3C: what asks, by when, how far it has come, and where the rivals are."""
    text = text_board(SCENES["alone-runes"], words=WORDS, names=NAMES)

    assert "Six runes of yours have to work." in text
    assert "2 of 6 so far" in text
    assert "Rivals: Hymir 08, Surt 39, Modgud 33, Loki 19, Volund -" in text
