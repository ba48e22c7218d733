"""All that can be looked up: the keys, their groups, and what stands on each card."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from games.hammer_of_thor.alone.state import Task
from games.hammer_of_thor.cards.deck import (
    FATE,
    ITEMS,
    LEADER_ACTIONS,
    PREDICTIONS,
    RUNES,
    SHAPES,
    When,
)
from games.hammer_of_thor.encounter.checks import Meeting, alignment, standing, t_of
from games.hammer_of_thor.encounter.tables import BARS, PAIRS, RACES, SURE, Card
from games.hammer_of_thor.facts.cards import (
    BarredFor,
    BroughtBy,
    CheckOf,
    MadStates,
    OneBonus,
    PairAdds,
    PlaysItself,
    RuneCasting,
    RuneStirs,
    RuneWorth,
    SureAgainst,
    WornAs,
)
from games.hammer_of_thor.facts.figures import (
    BeginsWith,
    Brings,
    BringsAnimals,
    ChildOf,
    FigureKind,
    FigureStats,
    FriendOf,
    GrantedBy,
    HasBane,
    HasCode,
    HasIcon,
    HasShapes,
    NornKind,
    OwnedBy,
    WaitsAt,
)
from games.hammer_of_thor.facts.land import (
    MeetsHere,
    MetAt,
    Neighbours,
    NeverFreezes,
    PlaceBox,
    PlaceGate,
    PlaceLies,
    PlaceWater,
    RaceSize,
    RaceStart,
    RealmPlaces,
    ResidentAt,
    StartOf,
)
from games.hammer_of_thor.folk.chart import CHART
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Icon, Madness, Race, Side, Stat
from games.hammer_of_thor.land.board import BOARD, GATES, STARTS, Box, Ground, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.opening.setup import RESIDENTS
from games.hammer_of_thor.references import REFERENCES, SIGNS, code_key, shelf, signed
from tests.games.hammer_of_thor.test_checks import meeting, plain
from tests.words.test_prose import stilted
from words.speech import Words

WORDS = Words("en", files("games.hammer_of_thor") / "words")
MENU = 25
"""Entries of a menu in Discord: there are no more groups."""
LONGEST, LONGEST_OF_ALL = 600, 1150
"""Characters of a card, and of a character with all that it can do."""


def said(key):
    """All that a card says, in lines."""
    about = [WORDS.text(key, "about")] if WORDS.has(key, "about") else []
    return [WORDS.text(key), *about, *(WORDS.say(fact) for fact in REFERENCES[key])]


def facts(key, kind):
    """The statements of a kind on a card."""
    return [fact for fact in REFERENCES[key] if isinstance(fact, kind)]


def the(key, kind):
    """The one statement of a kind on a card; none if it has none."""
    found = facts(key, kind)
    assert len(found) <= 1, key
    return found[0] if found else None


@pytest.mark.rule("1.0", "2.0", "4.3A", "9.0", "14.3C", "15.0")
def test_everything_in_the_box_can_be_looked_up():
    """1.0, 2.0, 4.3A, 9.0, 14.3C, 15.0."""
    wanted = {f"character-{number}" for number in FIGURES}
    wanted |= {f"card-{number}" for number in (*ITEMS, *SHAPES, *RUNES, *FATE, *PREDICTIONS)}
    wanted |= {f"card-{number}" for number in LEADER_ACTIONS}
    wanted |= {f"card-{card}" for card in Card} | set(map(code_key, CHART)) | set(SIGNS)
    for enum in (Place, Realm, Race, Season, Stat, Side, Icon, Ground, Box, Task):
        wanted |= {f"{enum.__name__.lower()}-{value}" for value in enum}

    assert set(REFERENCES) == wanted


@pytest.mark.rule("21.5")
def test_the_groups_fit_a_menu_and_have_names():
    """Characters stand by race: 365 would be fifteen pages."""
    groups = Counter(map(shelf, REFERENCES))

    assert len(groups) <= MENU
    assert all(WORDS.has(f"references-{group}") for group in groups)
    assert groups.total() == len(REFERENCES)
    assert max(groups.values()) == groups["place"] == len(Place)
    for race in Race:
        of_race = [one.name for one in FIGURES.values() if one.race is race]
        keys = [key for key in REFERENCES if shelf(key) == race.value.lower()]
        assert [WORDS.text(key) for key in keys] == sorted(of_race)


@pytest.mark.rule("21.5")
@pytest.mark.parametrize(
    ("key", "group"),
    [
        ("character-001", "aesir"), ("card-1001", "item"), ("card-1095", "item"),
        ("card-1201", "rune"), ("card-2001", "fate"), ("card-3032", "prediction"),
        ("card-CON", "encounter"), ("code-1-0A", "ability"), ("code-1-0F", "nature"),
        ("code-5-0C", "nature"), ("place-01", "place"), ("realm-asgard", "realm"),
        ("race-Aesir", "race"), ("season-winter", "sign"), ("stat-SPD", "stat"),
        ("side-good", "stat"), ("icon-start", "stat"), ("ground-star", "sign"),
        ("box-cure", "sign"), ("sign-gate", "sign"),
    ],
)  # fmt: skip
def test_each_kind_of_thing_stands_in_its_group(key, group):
    """By the beginning of its key, or by the number of its card."""
    assert key in REFERENCES
    assert shelf(key) == group


@pytest.mark.rule("21.5")
def test_every_card_can_be_read_on_a_phone():
    """Something is said of each, in plain words."""
    for key in REFERENCES:
        lines = said(key)
        most = LONGEST_OF_ALL if key.startswith("character-") else LONGEST
        assert len(lines) > 1, key
        assert len("\n".join(lines)) <= most, key
        prose = [line for line in lines if not line.startswith("SPD ")]
        assert [flaw for line in prose for flaw in stilted(line)] == [], key
        assert not any("none" in line for line in lines), key


@pytest.mark.rule("2.1")
@pytest.mark.parametrize("number", FIGURES)
def test_a_characters_card_tells_all_that_the_data_hold(number):
    """2.1: race, side, sex, signs, the twelve, abilities, ties, belongings and fame."""
    figure, key = FIGURES[number], f"character-{number}"
    kind = the(key, FigureKind) or the(key, NornKind)
    twelve = the(key, FigureStats)
    listed = [fact.code for fact in facts(key, HasCode)]
    silent = [] if figure.race is Race.ANIMAL else ["2.2B"]

    assert (kind.race, kind.tier) == (figure.race, figure.tier)
    if not figure.is_norn:
        assert (kind.side, kind.sex) == (figure.side, figure.sex)
    assert [getattr(twelve, name) for name in twelve.__struct_fields__] == list(
        figure.stats.values()
    )
    assert {fact.icon for fact in facts(key, HasIcon)} == figure.icons
    assert listed == [code for code in figure.codes if code not in silent]
    for kind, field, wanted in (
        (ChildOf, "parents", figure.parents),
        (FriendOf, "friends", figure.friends),
        (Brings, "items", figure.items),
        (BringsAnimals, "animals", figure.animals),
        (BeginsWith, "fame", figure.fame),
        (WaitsAt, "place", RESIDENTS.get(number)),
    ):
        assert getattr(the(key, kind), field, None) == (wanted or None)


@pytest.mark.rule("15.0")
def test_an_ability_is_told_with_what_it_does():
    """15.0: in the words of the chart, with what its brackets name."""
    lines = [line for number in FIGURES for line in said(f"character-{number}")]
    loki, balder = f"character-{NUMBERS['Loki']}", f"character-{NUMBERS['Balder']}"

    for code in CHART:
        if code != "2.2B" and any(code in figure.codes for figure in FIGURES.values()):
            name, about = WORDS.text(code_key(code)), WORDS.text(code_key(code), "about")
            assert any(line.startswith(name) and line.endswith(about) for line in lines), code
    assert "Shapes: Falcon, Fly, Salmon, Mare, Seal, and Flea." in said(loki)
    assert the(balder, HasBane).item == "1074"
    assert facts(f"character-{NUMBERS['Odin']}", HasShapes) == []


@pytest.mark.rule("2.1.1")
def test_norns_have_stamina_without_end():
    """2.1.1."""
    for figure in FIGURES.values():
        text = " ".join(said(f"character-{figure.id}"))
        assert ("STA without end" in text) is figure.is_norn
        assert (f"STA {figure.stats[Stat.STAMINA]}" in text) is not figure.is_norn


@pytest.mark.rule("2.2A1", "2.2A6")
def test_an_item_tells_its_class_its_owner_and_its_make():
    """2.2A1, 2.2A6: of every letter one."""
    for number, item in ITEMS.items():
        key = f"card-{number}"
        owners = [name for name, figure in FIGURES.items() if number in figure.items]
        letters = the(key, WornAs)
        assert (letters.letters if letters else "") == item.letters
        assert list(getattr(the(key, BroughtBy), "owners", ())) == owners
        assert (f"lass {item.letters}:" in " ".join(said(key))) is bool(item.letters)
        if item.star != "forge":
            assert f"Make: {WORDS.name(item.kind)}." in " ".join(said(key))


@pytest.mark.rule("2.2B", "2.2A8")
def test_runes_and_the_bark_tell_how_they_work():
    """2.2B, 2.2A8."""
    for number, rune in RUNES.items():
        stirs = rune.play is When.ARMED
        assert REFERENCES[f"card-{number}"] == (
            RuneStirs() if stirs else RuneCasting(), RuneWorth(),
        )  # fmt: skip
    states = the("card-1084", MadStates)

    assert states.states == tuple(Madness)
    assert [n for n in ITEMS if the(f"card-{n}", MadStates)] == ["1084"]


@pytest.mark.rule("4.1.2", "4.1.4")
def test_a_card_tells_that_it_plays_itself_or_lies_open():
    """4.1.2, 4.1.4."""
    for number, card in {**FATE, **PREDICTIONS}.items():
        about = WORDS.text(f"card-{number}", "about")
        assert bool(the(f"card-{number}", PlaysItself)) is (card.play is When.ARMED)
        assert bool(the(f"card-{number}", OneBonus)) is about.startswith("A bonus card.")


@pytest.mark.rule("4.3A", "4.3.3")
@pytest.mark.parametrize("card", Card)
def test_an_encounter_card_tells_its_pairs_and_its_bar(card):
    """4.3A, 4.3.3: every number of the table that is not 0."""
    key = f"card-{card}"
    pairs, sure = the(key, PairAdds), the(key, SureAgainst)
    table = {other: PAIRS.get((card, other), 0) for other in Card}

    assert {one.card: one.added for one in (pairs.pairs if pairs else ())} == {
        other: signed(added) for other, added in table.items() if added not in (0, SURE)
    }
    assert set(sure.cards if sure else ()) == {o for o, added in table.items() if added == SURE}
    assert set(getattr(the(key, BarredFor), "races", ())) == {r for r in BARS if BARS[r] is card}
    assert bool(the(key, CheckOf)) is (card is not Card.ATTACK)


@pytest.mark.rule("21.5")
def test_numbers_that_are_added_have_their_sign():
    """A plus or a minus."""
    assert (signed(2), signed(-3)) == ("+2", "\N{MINUS SIGN}3")


@pytest.mark.rule("4.3A")
@pytest.mark.parametrize("card", [card for card in Card if card is not Card.ATTACK])
def test_a_check_is_told_as_the_rules_reckon_it(card):
    """4.3A: with the number that stands in the text."""
    one, other = plain(Race.AESIR), plain(Race.JOTUN)
    found, met = meeting(one, other)
    assert isinstance(met, Meeting)
    ours, theirs = FIGURES[NUMBERS[one]], FIGURES[NUMBERS[other]]
    a, b = ours.stats, theirs.stats
    al, rp = alignment(ours.side, theirs.side), standing(a["REP"], b["REP"])
    text = WORDS.say(the(f"card-{card}", CheckOf))
    base = int(re.match(r"Check: (\d+) \+ ", text)[1])
    weighed = {
        Card.CON: a["INT"] - b["WIS"],
        Card.FOLLOWER: a["CHA"] - -(-(b["CHA"] + b["TEM"]) // 2) + al + rp,
        Card.SEDUCE: a["CHA"] - b["WIS"] // 2 - (b["TEM"] >= 7) - max(0, theirs.tier - 3),
        Card.EVADE: (a["REA"] + a["SPD"] - b["REA"] - b["SPD"]) // 2,
        Card.CHALLENGE: b["TEM"] - b["WIS"] // 2 - (rp > 0),
        Card.NEGOTIATE: (a["INT"] + a["CHA"]) // 2 - b["TEM"] + al,
        Card.FRIENDSHIP: a["CHA"] - b["TEM"] + al + (rp > 0),
    }

    assert base + weighed[card] + PAIRS[card, Card.CON] == t_of(found, card, met, Card.CON)
    assert ("Sides count ±2" in text) is (card in {Card.FOLLOWER, Card.NEGOTIATE, Card.FRIENDSHIP})


@pytest.mark.rule("15.0")
def test_an_entry_of_the_chart_tells_who_has_it():
    """15.0: by nature or by an item."""
    for code in CHART:
        key = code_key(code)
        owners = sum(code in figure.codes for figure in FIGURES.values())
        items = tuple(number for number, item in ITEMS.items() if code in item.grants)
        assert the(key, OwnedBy).owners == owners
        assert getattr(the(key, GrantedBy), "items", ()) == items


@pytest.mark.rule("9.0", "1.3", "1.6", "4.2B")
@pytest.mark.parametrize("place", Place)
def test_a_places_card_tells_what_lies_there(place):
    """9.0, 1.3, 1.6, 4.2B."""
    key, spot = f"place-{place}", BOARD[place]
    lies, gate = the(key, PlaceLies), the(key, PlaceGate)
    ends = {end: (letter, pair) for letter, pair in GATES.items() for end in pair}

    assert (lies.number, lies.realm, lies.ground) == (place, spot.realm, spot.ground)
    assert [one.place for one in the(key, Neighbours).places] == list(spot.links)
    assert [one.number for one in the(key, Neighbours).places] == list(spot.links)
    assert getattr(the(key, PlaceBox), "box", None) is spot.box
    assert set(getattr(the(key, StartOf), "races", ())) == {r for r in STARTS if place in STARTS[r]}
    assert [one.character for one in facts(key, ResidentAt)] == [
        name for name, where in RESIDENTS.items() if where is place
    ]
    assert (gate.gate if gate else None) == ends.get(place, (None,))[0]
    if gate:
        assert {gate.place.place, place} == set(ends[place][1])
    assert bool(the(key, NeverFreezes)) is not spot.ice
    assert bool(the(key, PlaceWater)) is (spot.is_water and spot.ground is not Ground.DROP)


@pytest.mark.rule("4.5.3")
def test_races_and_worlds_tell_whom_chance_brings_where():
    """4.5.3: ten sides of the die in each world."""
    assert sum(the(f"race-{race}", RaceSize).characters for race in Race) == len(FIGURES)
    assert sum(the(f"realm-{realm}", RealmPlaces).places for realm in Realm) == len(Place)
    for realm in Realm:
        met = {one.race: one.sides for one in the(f"realm-{realm}", MeetsHere).races}
        assert met == Counter(RACES[realm])
    for race in Race:
        key = f"race-{race}"
        met = {one.realm: one.sides for one in the(key, MetAt).worlds}
        assert met == {realm: RACES[realm].count(race) for realm in Realm if race in RACES[realm]}
        start = the(key, RaceStart)
        assert (start is None) is (race is Race.ANIMAL)
        if start:
            assert (start.first.place, start.last.place) == (STARTS[race][0], STARTS[race][-1])
