"""What the pictures of Fallen Kingdoms promise, whatever they show."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image

from games.fallen_kingdoms.actions import Move, SailOn, Strike, TakePath
from games.fallen_kingdoms.field import Phase
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.boards import board as land
from games.fallen_kingdoms.land.boards import standard
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import Resource, Route
from games.fallen_kingdoms.rules import RULES
from games.fallen_kingdoms.trophies import Building, Knowledge, Rumor, Track
from renderer.fallen_kingdoms import (
    alt_text,
    board,
    draw_open,
    draw_reference,
    hand,
    is_held,
    place_of,
    players,
    references,
    text_board,
)
from renderer.fallen_kingdoms.chart import FULL, MANY, MARKER, TALL, chart, half
from renderer.fallen_kingdoms.choices import numbered_once
from renderer.fallen_kingdoms.emblems import (
    BUILDINGS,
    KNOWLEDGE,
    RESOURCES,
    RUNES,
    SIGNS,
    TRACKS,
    UNKNOWN,
)
from renderer.fallen_kingdoms.layout import places
from renderer.fallen_kingdoms.palettes import PALETTES, flat_colours
from renderer.fallen_kingdoms.ways import ways
from renderer.palette import reduced
from renderer.themes import DARK, THEMES
from tests.renderer.company import WHO
from tests.renderer.eyes import contrast
from tests.renderer.kingdoms import (
    END_NEAR,
    FIGHTING,
    FIVE,
    FOUR,
    GODS,
    HIDDEN,
    LARGEST,
    MIDWAY,
    NAMES,
    PLAYER,
    PUBLIC,
    SCENES,
    SIX,
    WORDS,
    drawn,
    held,
    seated,
)
from tests.renderer.watching import LEAST_CONTRAST, flaws, watched

BOARDS = {"three": MIDWAY, "four": FOUR, "five": FIVE, "six": SIX, "largest": LARGEST}


def site(city, **changes):
    sites = [
        replace(seen, site=replace(seen.site, **changes)) if seen.city is city else seen
        for seen in MIDWAY.sites
    ]
    return replace(MIDWAY, sites=tuple(sites))


def player(seat, **changes):
    players = list(MIDWAY.players)
    players[seat] = replace(players[seat], **changes)
    return replace(MIDWAY, players=tuple(players))


LEJRE = City.LEJRE
CHANGES = {
    "awaited": replace(MIDWAY, awaited=(1,)),
    "round": replace(MIDWAY, round=4),
    "last round": replace(MIDWAY, last=True),
    "first": replace(MIDWAY, first=1),
    "owner": site(LEJRE, owner=1),
    "units": site(LEJRE, units=3),
    "building": site(LEJRE, building=Building.FARM),
    "other building": site(City.GOKSTAD, building=Building.FARM),
    "temple": site(LEJRE, temple=0),
    "sleeping": site(City.HAMAR, building=None),
    "fresh": replace(
        MIDWAY, sites=tuple(replace(seen, fresh=not seen.fresh) for seen in MIDWAY.sites)
    ),
    "marches": replace(MIDWAY, marches=MIDWAY.marches[:1]),
    "marchers": replace(MIDWAY, marches=(replace(MIDWAY.marches[0], units=1), MIDWAY.marches[1])),
    "battle": FIGHTING,
    "no battle": replace(MIDWAY, fought=None),
    "throw": replace(MIDWAY, fought=replace(MIDWAY.fought, throws=MIDWAY.fought.throws[:2])),
    "nobody fled": replace(
        MIDWAY,
        fought=replace(
            MIDWAY.fought,
            throws=tuple(replace(throw, fled=None) for throw in MIDWAY.fought.throws),
        ),
    ),
    "knowledge": replace(MIDWAY, knowledge=MIDWAY.knowledge[:2]),
    "cards left": replace(MIDWAY, knowledge_left=1),
    "buildings": replace(MIDWAY, buildings=MIDWAY.buildings[:1]),
    "tiles left": replace(MIDWAY, buildings_left=1),
    "rumor": replace(MIDWAY, rumor=Rumor.FENRIR),
    "rumors left": replace(MIDWAY, rumors_left=2),
    "end near": END_NEAR,
    "public": PUBLIC,
    "public beside a battle": replace(MIDWAY, public=MIDWAY.public[:1]),
    "glory": player(0, glory=42),
    "hidden": HIDDEN,
    "intimidation": player(0, intimidation=1),
    "victories": player(0, victories=1),
    "points": player(0, points=((Track.UNIT, 1), (Track.BUILDING, 0), (Track.KNOWLEDGE, 7))),
    "rumors": player(0, rumors=()),
    "cards": player(0, knowledge=()),
    "reserve": player(0, reserve=2),
    "invader": player(0, invader=True),
    "blockers": player(0, blockers=(4,)),
    "god": player(0, god=God.THOR),
    "out": player(0, out=True),
}


@pytest.mark.parametrize("change", CHANGES)
def test_each_change_can_be_seen(change):
    assert drawn(CHANGES[change]).image.tobytes() != drawn(MIDWAY).image.tobytes()


def test_gods_that_are_offered_are_seen_by_their_chooser_alone():
    """And never on the board (3.2)."""
    told = held(GODS).alt_text
    other = draw_open(GODS, 0, theme=DARK, words=WORDS, names=NAMES[:3]).alt_text

    assert GODS.offered
    assert all(WORDS.name(god) in told for god in GODS.offered)
    assert not any(WORDS.name(god) in other for god in GODS.offered)
    assert drawn(GODS).encode() == drawn(replace(GODS, offered=())).encode()


def test_nobody_is_shown_as_first_before_the_gods_are_known(monkeypatch):
    """The least feared will be; until then the seat of the banner means nothing."""
    monkeypatch.setattr(players, "in_order", lambda view: view.players)
    known = replace(GODS, phase=Phase.GROUPS)

    first, other = (drawn(replace(GODS, first=seat)).encode() for seat in (0, 1))
    assert first == other
    first, other = (drawn(replace(known, first=seat)).encode() for seat in (0, 1))
    assert first != other


@pytest.mark.parametrize("view", BOARDS.values(), ids=BOARDS)
def test_cities_stand_apart_and_within_the_map(view):
    """And off the arrows of the paths; with all their pieces, where there are not too many."""
    box = places(len(view.players)).map
    found = chart(view.layout, box)
    least = FULL if len(found.cities) <= MANY else 0
    blocks = [(at, max(least, half(city))) for city, at in found.cities.items()]

    assert set(found.cities) == {seen.city for seen in view.sites}
    for ((x, y), wide), ((u, v), also) in combinations(blocks, 2):
        assert abs(x - u) >= wide + also - 4 or abs(y - v) >= 2 * TALL - 4
    for (x, y), wide in blocks:
        assert box[0] <= x - wide and x + wide <= box[2]
        assert box[1] <= y - TALL and y + TALL <= box[3]
        for u, v in found.paths:
            assert abs(x - u) >= wide + MARKER[0] - 24 or abs(y - v) >= TALL + MARKER[1] - 24


@pytest.mark.parametrize("view", BOARDS.values(), ids=BOARDS)
def test_every_road_lane_and_path_of_the_board_is_drawn(view):
    box = places(len(view.players)).map
    found, wanted = ways(view.layout, box), land(view.layout)

    for kind, near in ((Route.ROAD, wanted.roads), (Route.SEA, wanted.sea)):
        links = {frozenset(pair) for pair, way in found.links.items() if way.kind is kind}
        assert links == {frozenset((one, two)) for one in near for two in near[one]}
    assert [way.kind for way in found.exits] == [path.kind for path in wanted.paths]


def test_paths_go_around_the_map_clockwise():
    """On a turned board too: seen from within, each is to the right of the one before."""
    for view in BOARDS.values():
        box = places(len(view.players)).map
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        around = chart(view.layout, box).paths
        for (a, b), (c, d) in zip(around, (*around[1:], around[0]), strict=True):
            assert (a - x) * (d - y) - (b - y) * (c - x) > 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_map_has_the_corners_of_its_tiles(seats):
    """Land at the north-west of the first tile of every standard board, where it lies now."""
    corners = chart(standard(seats), places(seats).map).corners

    assert len(corners) >= len(corners[0])
    assert {land for row in corners for land in row} == {True, False}


def test_marks_dim_all_but_what_may_be_chosen():
    found = chart(MIDWAY.layout, places(3).map)
    marked = drawn(MIDWAY, marks=[(LEJRE.value, "1"), ("path-8", "2")]).image.convert("L")
    plain = drawn(MIDWAY).image.convert("L")

    def light(image, at, down=24):
        x, y = at
        return sum(image.crop((x - 20, y + down - 12, x + 20, y + down + 12)).tobytes())

    for city, at in found.cities.items():
        dimmed = light(marked, at) < 0.9 * light(plain, at)
        assert dimmed == (city is not LEJRE), city
    assert light(marked, found.paths[7], 0) == light(plain, found.paths[7], 0)
    assert light(marked, found.paths[0], 0) < light(plain, found.paths[0], 0)


def test_a_place_that_is_not_shown_leaves_the_picture_as_it_is():
    assert drawn(MIDWAY, marks=[("nowhere", "1")]).image == drawn(MIDWAY).image


def test_values_and_actions_have_their_places():
    """An action leads to its target; a path to its arrow."""
    assert place_of(MIDWAY, LEJRE) == LEJRE.value
    assert place_of(MIDWAY, City.ARKONA) is None
    assert place_of(MIDWAY, Move(LEJRE, City.GOKSTAD, 1)) == City.GOKSTAD.value
    assert place_of(MIDWAY, Strike(LEJRE)) == LEJRE.value
    assert place_of(MIDWAY, TakePath(7)) == "path-7"
    assert place_of(MIDWAY, SailOn(7, LEJRE)) == "path-7"
    assert place_of(MIDWAY, 3) is None
    assert is_held(Knowledge.LAW)
    assert is_held(Building.FARM)
    assert not is_held(LEJRE)


def test_several_choices_of_one_place_have_one_badge():
    marks = [("1Aa", "1"), ("1Aa", "2"), ("1Ab", "3"), ("1Aa", "4"), ("1Ac", "")]

    assert numbered_once(marks) == [("1Aa", "1-2"), ("1Ab", "3"), ("1Ac", "")]


def test_every_sign_of_the_panels_can_be_looked_up():
    """By its own name."""
    assert not [sign for sign in SIGNS if f"sign-{sign}" not in RULES.references]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_nothing_is_told_by_colour_alone(theme):
    """Every god has a rune of its own, and it stands out from every colour."""
    for signs, of in ((RUNES, God), (RESOURCES, Resource), (BUILDINGS, Building),
                      (KNOWLEDGE, Knowledge), (TRACKS, Track)):  # fmt: skip
        assert set(signs) == set(of)
        assert len({str(sign) for sign in signs.values()}) == len(signs)
    assert not {str(one) for one in UNKNOWN} & {str(one) for one in RUNES.values()}
    for livery in theme.liveries[:6]:
        assert contrast(livery.body, livery.on_body) >= LEAST_CONTRAST


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_colours_with_a_meaning_survive_the_palette(theme):
    tones = flat_colours(theme)
    sheet = Image.new("RGB", (len(tones), 1))
    sheet.putdata(tones)

    found = reduced(sheet, PALETTES.board(theme)).convert("RGB")

    for at, tone in enumerate(tones):
        assert max(abs(a - b) for a, b in zip(tone, found.getpixel((at, 0)), strict=True)) <= 20


def test_alt_text_tells_whose_move_the_glory_and_what_is_new():
    text = alt_text(MIDWAY, WORDS, NAMES[:3])

    assert text.startswith("Round 2 · movement · Astrid to play")
    assert "Astrid 41 (3)" in text
    assert "Battle: Borre" in text
    assert "New: Borre" in text


def test_the_last_round_is_told_in_the_picture_and_in_words(monkeypatch):
    written, _ = watched(monkeypatch, board, lambda: drawn(END_NEAR))
    told = "Round 2, the last · movement · Astrid to play"

    assert told in [one.text for one in written]
    assert alt_text(END_NEAR, WORDS, NAMES[:3]).startswith(told)
    assert text_board(END_NEAR, words=WORDS, names=NAMES[:3]).startswith(told)


def test_hidden_glory_is_told_to_nobody():
    """8.1."""
    assert "Astrid ?" in alt_text(HIDDEN, WORDS, NAMES[:3])
    assert "glory ?" in text_board(HIDDEN, words=WORDS, names=NAMES[:3])


@pytest.mark.parametrize("view", SCENES.values(), ids=SCENES)
@pytest.mark.parametrize("names", WHO.values(), ids=WHO)
def test_the_board_in_words_names_every_city_that_is_held(view, names):
    text = text_board(view, words=WORDS, names=seated(view, names))

    assert not text.endswith("…")
    for seen in view.sites:
        if seen.site.owner is not None:
            assert WORDS.name(seen.city) in text


def test_the_board_in_words_tells_who_holds_what():
    text = text_board(MIDWAY, words=WORDS, names=NAMES[:3])

    assert "Hamar⚓ wood Cat 2 farm temple of Cat: " in text
    assert "~Hedeby, #15\n" in text
    assert "# path for invaders" in text
    assert "Blocked paths: Astrid 4, 10; Cat 16" in text
    assert "3 march from Kaupang to Lejre" in text
    assert "Known to all: Law, Riders" in text
    assert "Battle for Borre: Astrid 5-2; " in text


def test_a_kingdom_tells_all_that_lies_open(monkeypatch):
    written, _ = watched(monkeypatch, hand, lambda: held(PLAYER))
    text = " ".join(one.text for one in written)

    for told in ("Astrid · Odin", "Swords", "Roadbuilding", "2/3", "7/9", "3 of 6 victories",
                 "Blocked paths: 4, 10", "They never wash"):  # fmt: skip
        assert told in text
    assert (
        held(PLAYER).encode() == draw_open(MIDWAY, 0, theme=DARK, words=WORDS, names=NAMES).encode()
    )


def test_the_throws_of_a_long_battle_are_shown_from_the_latest(monkeypatch):
    throws = MIDWAY.fought.throws * 5
    long = replace(FIGHTING, battle=replace(FIGHTING.battle, throws=throws))

    written, _ = watched(monkeypatch, board, lambda: drawn(long))

    assert "…" in [one.text for one in written]
    later = replace(long, battle=replace(long.battle, throws=throws[:-1]))
    assert drawn(later).image.tobytes() != drawn(long).image.tobytes()


@pytest.mark.parametrize("key", RULES.references)
def test_every_reference_card_tells_all_that_it_says(key, monkeypatch):
    """In large print too; nothing is cut off, and nothing leaves its card."""
    written, image = watched(
        monkeypatch,
        references,
        lambda: draw_reference(key, theme=THEMES["large-print"], words=WORDS),
    )
    text = " ".join(one.text for one in written)
    said = [WORDS.say(fact) for fact in RULES.references[key]]
    if WORDS.has(key, "about"):
        said.append(WORDS.text(key, "about"))

    assert said
    assert not [line for line in said if " ".join(line.split()) not in text.replace("• ", "")]
    assert not [one.text for one in written if one.text.endswith("…")]
    assert flaws(written, image) == []
    assert len(draw_reference(key, theme=DARK, words=WORDS).alt_text) <= 250
