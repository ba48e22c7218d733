"""What the pictures of Norseheim promise, whatever they show."""

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PIL import Image, ImageDraw

from games.core.dice import seeded
from games.core.vocabulary import Ending
from games.norseheim.board import NEIGHBOURS, REGIONS, Landscape, border
from games.norseheim.character import Character
from games.norseheim.giants import DISASTERS, Giant, Verb
from games.norseheim.gods import GOD, Favour, God
from games.norseheim.kinds import Kind
from games.norseheim.land import Building
from games.norseheim.options import Options
from games.norseheim.rules import RULES
from games.norseheim.table import Phase, Reason
from renderer.norseheim import (
    alt_text,
    board,
    hand,
    is_held,
    place_of,
    shores,
    text_board,
)
from renderer.norseheim.emblems import GODS, KINDS, LANDSCAPES, RUNES, VERBS
from renderer.norseheim.ground import grounds
from renderer.norseheim.layout import ANCHORS, COUNCIL, PURSES, SIZE, player_box
from renderer.norseheim.purses import MOST
from renderer.themes import THEMES
from tests.games.norseheim.builder import (
    BJO,
    EIL,
    KON,
    ORN,
    RAV,
    SAE,
    SKI,
    SOR,
    ULV,
)
from tests.renderer.company import WHO
from tests.renderer.eyes import contrast, luminance
from tests.renderer.marches import (
    FULL,
    LOOKING,
    MIDWAY,
    NAMES,
    PLAYER,
    RICH,
    WORDS,
    drawn,
    held,
    played,
)
from tests.renderer.watching import LEAST_CONTRAST, flaws, overlapping, watched


@pytest.mark.parametrize("favour", Favour)
def test_every_gods_card_tells_all_that_it_does(favour, monkeypatch):
    holder = replace(PLAYER.players[0], favours=(favour,))
    view = replace(PLAYER, players=(holder, *PLAYER.players[1:]))

    written, _ = watched(monkeypatch, hand, lambda: held(view))

    name, _, told = WORDS.name(favour).partition(" (")
    text = " ".join(one.text for one in written).lower()
    assert name.lower() in text
    assert told.removesuffix(")").lower() in text


@pytest.mark.parametrize("giant", Giant)
def test_every_giant_that_is_looked_at_tells_what_it_does(giant, monkeypatch):
    view = replace(PLAYER, looked=(giant,))

    written, image = watched(monkeypatch, hand, lambda: held(view))

    name, landscape = WORDS.name(giant).partition(" (")[0], DISASTERS[giant].landscape
    assert f"{name} · {WORDS.name(landscape)}" in [one.text for one in written]
    assert not [one.text for one in written if one.text.endswith("…")]
    assert flaws(written, image) == []


def test_what_one_player_looks_at_is_not_on_the_board():
    assert drawn(LOOKING).encode() == drawn(PLAYER).encode()


def land(region, **changes):
    lands = list(MIDWAY.lands)
    at = REGIONS.index(region)
    lands[at] = replace(lands[at], **changes)
    return replace(MIDWAY, lands=tuple(lands))


def player(seat, **changes):
    players = list(MIDWAY.players)
    players[seat] = replace(players[seat], **changes)
    return replace(MIDWAY, players=tuple(players))


CHANGES = {
    "awaited": replace(MIDWAY, awaited=(1,)),
    "round": replace(MIDWAY, round=4),
    "order": replace(MIDWAY, order=(0, 2, 3, 1)),
    "danevold": replace(MIDWAY, danevolds=MIDWAY.danevolds[:1]),
    "rings left": replace(MIDWAY, rings_left=1),
    "council": replace(
        MIDWAY, council=(replace(MIDWAY.council[0], seat=None), *MIDWAY.council[1:])
    ),
    "stack": replace(MIDWAY, gods=(replace(MIDWAY.gods[0], cards=2), *MIDWAY.gods[1:])),
    "worshipped": replace(
        MIDWAY, gods=(*MIDWAY.gods[:3], replace(MIDWAY.gods[3], worshipped=True))
    ),
    "omens": replace(MIDWAY, omens=MIDWAY.omens[:2]),
    "cover": replace(MIDWAY, omens=(replace(MIDWAY.omens[0], cover=God.ODIN), *MIDWAY.omens[1:])),
    "waiting": replace(MIDWAY, waiting=()),
    "giants left": replace(MIDWAY, giants_left=3),
    "die": replace(MIDWAY, die=5),
    "no battle": replace(MIDWAY, fought=None),
    "new battle": replace(MIDWAY, battle=replace(MIDWAY.fought, target=RAV)),
    "owner": land(RAV, owner=1),
    "warriors": land(RAV, warriors=2),
    "building": land(RAV, building=Building.SETTLEMENT),
    "npc": land(KON, npc=1),
    "guests": land(BJO, warriors=1),
    "markers": land(BJO, markers=2),
    "ally": land(BJO, ally=2),
    "fresh": land(RAV, fresh=True),
    "ap": player(0, ap=8),
    "seats": player(0, seats=1),
    "kings": player(0, kings=2),
    "power": player(0, power=30),
    "limit": player(0, limit=9),
    "gods cards": player(0, favours=()),
    "passed": player(1, passed=True),
    "out": player(1, out=True),
}


@pytest.mark.parametrize("change", CHANGES)
def test_each_change_can_be_seen(change):
    assert drawn(CHANGES[change]).image.tobytes() != drawn(MIDWAY).image.tobytes()


def test_each_change_of_a_board_of_ones_own_can_be_seen():
    one = PLAYER.players[0]
    for changed in (
        replace(one, character=Character(3, 2, 2)),
        replace(one, character=Character(2, 3, 2)),
        replace(one, character=Character(2, 2, 3)),
        replace(one, cards=(replace(one.cards[0], used=1), *one.cards[1:])),
        replace(one, supply=3),
        replace(one, settlements_left=0),
        replace(one, favours=one.favours[1:]),
        replace(one, ap=11),
    ):
        view = replace(PLAYER, players=(changed, *PLAYER.players[1:]))
        assert held(view).image.tobytes() != held(PLAYER).image.tobytes()


def test_who_has_passed_keeps_a_whole_name_and_who_has_won_has_not_passed(monkeypatch):
    passed = player(1, passed=True)
    over = replace(passed, ending=Ending(Reason.SCORE, (1,)))
    during, after = (
        [one.text for one in watched(monkeypatch, board, lambda view=view: drawn(view))[0]]
        for view in (passed, over)
    )

    assert {"Bjørn Ironside", "passed"} <= set(during)
    assert "passed" not in after


def test_twenty_chairs_have_room_too(monkeypatch):
    """By option Kings regions have seats as well."""
    start, _ = RULES.start(4, Options(kings_seats=True), seeded("chairs"))

    written, image = watched(monkeypatch, board, lambda: drawn(RULES.view(start, None)))

    assert "Council · 11 of 20 seats win" in [one.text for one in written]
    assert flaws(written, image) == []
    assert overlapping(written) == []


@pytest.mark.parametrize("majority", [9, 11])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_no_number_of_a_player_runs_into_the_next_sign(theme, majority, monkeypatch):
    """Two digits everywhere; of all players the numbers stand below each other."""
    many = {"power": 28, "seats": 10, "markers": 12, "limit": 12, "favours": tuple(Favour)[:11]}
    players = tuple(replace(seen, **(many if seen.seat else {})) for seen in MIDWAY.players)
    view = replace(MIDWAY, players=players, majority=majority)

    written, _ = watched(monkeypatch, board, lambda: drawn(view, theme=theme))
    left, _, right, _ = player_box(1)
    top = player_box(0)[1]
    shown = [one.box for one in written if one.box[0] > left + 112 and one.box[1] > top + 55]
    upper = sorted(box for box in shown if box[1] < top + 104)
    lower = sorted(box for box in shown if box[1] >= top + 104 + 61)

    assert upper[-1][2] < right
    for row in (upper, lower):
        assert len(row) == 4 + (not theme.is_large)
        assert all(after[0] - box[2] >= 42 for box, after in pairwise(row))
    assert all(abs(one[0] - other[0]) <= 4 for one, other in zip(upper, lower, strict=True))


def test_markers_on_the_first_space_leave_the_name_of_the_track_free():
    """All four, though they lie beside each other."""
    poor = replace(MIDWAY, players=tuple(replace(seen, ap=0) for seen in MIDWAY.players))
    left, top, _, bottom = PURSES
    name = (left, top, left + 65, bottom)

    assert drawn(poor).image.crop(name) == drawn(MIDWAY).image.crop(name)


def test_the_seats_of_the_next_council_are_told(monkeypatch):
    """In the picture for all; in words where they will be others. After the last, of none."""
    lands = tuple(replace(land, owner=2, leader=None, ally=None) if land.region in (BJO, SKI)
                  else land for land in MIDWAY.lands)  # fmt: skip
    view = replace(MIDWAY, lands=lands)
    last = replace(view, round=6, phase=Phase.GIANTS)

    def numbers(view):
        written, image = watched(monkeypatch, board, lambda: drawn(view))
        assert flaws(written, image) == []
        assert overlapping(written) == []
        left, top, right, bottom = COUNCIL
        low = [one for one in written if top + 100 < one.box[1] < bottom]
        texts = sorted((one.box[0], one.text) for one in low if left < one.box[0] < right)
        return [text for _, text in texts]

    assert numbers(MIDWAY) == ["If it met now", "2", "3", "2", "4"]
    assert numbers(view) == ["If it met now", "4", "2", "2", "3"]
    assert numbers(last) == []
    assert "Cat 6 (2, next 4), Astrid 11 (3, next 2), Dag the Wide 11 (2)" in alt_text(
        view, WORDS, NAMES
    )
    assert "seats 2/9, next 4, Kings" in text_board(view, words=WORDS, names=NAMES)
    assert "next" not in alt_text(last, WORDS, NAMES)


def test_of_two_with_the_same_ap_the_later_one_lies_on_top():
    first, last = (player(0, ap=MIDWAY.players[1].ap, arrival=arrival) for arrival in (0, 99))

    assert drawn(first).image.tobytes() != drawn(last).image.tobytes()


def test_more_ap_than_there_are_spaces_stand_on_the_last_one():
    assert drawn(player(0, ap=MOST)).image.crop(PURSES) == drawn(player(0, ap=MOST + 9)).image.crop(
        PURSES
    )


@pytest.mark.parametrize("card", Favour)
def test_no_gods_card_touches_the_land(card, monkeypatch):
    """In whatever corner it lies on top, it is told there whole."""
    gods = tuple(
        replace(stack, top=card) if GOD[card] is stack.god else stack for stack in MIDWAY.gods
    )
    written, _ = watched(monkeypatch, board, lambda: drawn(replace(MIDWAY, gods=gods)))
    (box,) = (one.box for one in written if one.text == WORDS.name(card).partition(" (")[0])
    land = Image.new("L", SIZE)
    ImageDraw.Draw(land).polygon(shores.coast(), fill=1)

    assert land.crop(box).getbbox() is None


def dimmed(marks):
    """The regions whose ground marks leave darker than it was."""
    plain, marked = (drawn(MIDWAY, marks=each).image.convert("L") for each in ((), marks))

    def light(image, region):
        across = [x for x, _ in shores.shapes()[region].outline]
        x, y = round(sum(across) / len(across)), ANCHORS[region][1] + 20
        box = image.crop((x - 50, y - 40, x + 50, y + 40))
        return sum(box.tobytes()) / (box.width * box.height)

    return {region for region in REGIONS if light(marked, region) < 0.75 * light(plain, region)}


def test_marks_dim_all_other_regions():
    clear = {ULV, EIL, SOR, ORN}

    marks = [(ULV.value, ""), *((one.value, "1") for one in (EIL, SOR, ORN))]
    assert dimmed(marks) == set(REGIONS) - clear


def test_gods_and_giants_can_be_numbered_without_dimming_the_land():
    assert dimmed([("odin", "1")]) == set()
    assert dimmed([(Giant.MARSH_FEVER.value, "1")]) == set()
    for place in ("odin", Giant.MARSH_FEVER.value, RAV.value):
        one, other = (drawn(MIDWAY, marks=[(place, text)]).image.tobytes() for text in "12")
        assert one != other


def test_a_place_that_is_not_shown_leaves_the_picture_as_it_is():
    assert drawn(MIDWAY, marks=[("nowhere", "1")]).image == drawn(MIDWAY).image


def test_values_are_told_apart():
    assert place_of(MIDWAY, BJO) == "bjo"
    assert place_of(MIDWAY, God.ODIN) == "odin"
    assert place_of(MIDWAY, Giant.STORM_SURGE) == "storm-surge"
    assert place_of(MIDWAY, Giant.DROUGHT) is None
    assert place_of(MIDWAY, 2) is None
    assert is_held(Favour.MJOLNIR)
    assert is_held(Kind.ATTACK)
    assert not is_held(BJO)


def test_the_map_has_exactly_the_borders_of_the_board():
    wanted = {border(one, other) for one in REGIONS for other in NEIGHBOURS[one]}

    assert set(shores.borders()) == wanted


def test_every_block_stands_in_its_region():
    """By the even-odd rule."""
    for region, (x, y) in ANCHORS.items():
        line = shores.shapes()[region].outline
        inside = False
        for (ax, ay), (bx, by) in zip(line, (*line[1:], line[0]), strict=True):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
        assert inside, region


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_nothing_is_told_by_colour_alone(theme):
    for signs, of in ((LANDSCAPES, Landscape), (VERBS, Verb), (GODS, God), (KINDS, Kind)):
        assert set(signs) == set(of)
        assert len({str(sign) for sign in signs.values()}) == len(signs)
    assert len({str(rune) for rune in RUNES}) == len(RUNES)
    lightness = sorted(luminance(ground.base) for ground in grounds(theme).values())
    assert all(high - low > 0.01 for low, high in pairwise(lightness))


def test_alt_text_tells_whose_move_the_power_the_seats_and_what_is_new():
    text = alt_text(MIDWAY, WORDS, NAMES)

    assert "Round 3 · actions · Astrid to play" in text
    for name, seen in zip(NAMES, MIDWAY.players, strict=True):
        assert f"{name} {seen.power} ({seen.seats})" in text
    assert WORDS.name(ORN) in text
    assert WORDS.name(SKI) in text
    assert "Storm Surge" in text


@pytest.mark.parametrize("view", [MIDWAY, *played(7, 4)])
@pytest.mark.parametrize("names", WHO.values(), ids=WHO)
def test_the_board_in_words_is_whole(view, names):
    text = text_board(view, words=WORDS, names=names)

    assert not text.endswith("…")
    for seen in view.lands:
        assert WORDS.name(seen.region) in text
    for stack in view.gods:
        assert f"{WORDS.name(stack.god)} {stack.cards}" in text


def test_the_board_in_words_tells_who_holds_what():
    text = text_board(MIDWAY, words=WORDS, names=NAMES)

    assert "4 Ravnmose (Moor) Astrid 3, ring fortress #4: 1 3 5 10 11 20" in text
    assert "5 Kongelund (Forest) guards 4, die 5" in text
    assert "1 Granholt (Forest) chieftain 2, die 3, resists 4, sworn to Cat 4" in text
    assert "Danevolds between 4-5, 7-14" in text
    assert "Wolf Winter (held back by Thor)" in text


def test_a_board_of_ones_own_is_told():
    told = held(LOOKING).alt_text

    assert "recruit price 5, diplomatic strength 2, recruit size 2" in told
    assert "The Mountain Walks" in told
    assert "Mjolnir" in told
    assert "Mocking Laugh" in held(RICH).alt_text


def test_regions_keep_their_distance():
    for one, other in combinations(ANCHORS.values(), 2):
        assert abs(one[0] - other[0]) > 90 or abs(one[1] - other[1]) > 90


def test_the_runes_of_the_seats_stand_out():
    for theme in THEMES.values():
        for livery in theme.liveries[: len(RUNES)]:
            assert contrast(livery.body, livery.on_body) >= LEAST_CONTRAST


def test_more_giants_than_there_is_room_for_are_counted(monkeypatch):
    written, _ = watched(monkeypatch, board, lambda: drawn(FULL))

    assert f"+{len(FULL.omens) - 5}" in [one.text for one in written]
    assert place_of(FULL, FULL.omens[5].giant) is None


@pytest.mark.parametrize(("options", "worth"), [(RULES.options(), 1), (RULES.usual, 3)])
def test_picture_and_words_tell_what_a_region_is_worth_in_this_match(monkeypatch, options, worth):
    """Matches have their own values; the map and the board in words show the same."""
    view = RULES.view(RULES.start(4, options, seeded("worth"))[0], None)
    texts = [one.text for one in watched(monkeypatch, board, lambda: drawn(view))[0]]

    assert texts[texts.index(WORDS.name(SAE)) + 1] == str(worth)
    assert f"{worth} {WORDS.name(SAE)}" in text_board(view, words=WORDS, names=NAMES)
