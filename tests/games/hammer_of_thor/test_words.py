"""The words of The Hammer of Thor: everything has its name, and numbers are those of the data."""

import re
from collections.abc import Iterator
from enum import StrEnum
from importlib.resources import files
from itertools import chain

import msgspec
import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from games.hammer_of_thor.cards.deck import (
    FATE,
    ITEMS,
    LEADER_ACTIONS,
    PREDICTIONS,
    RUNES,
    SHAPES,
    Item,
    Make,
    Paper,
    Shape,
    Trigger,
    When,
)
from games.hammer_of_thor.encounter.tables import BARS, Card
from games.hammer_of_thor.folk.chart import CHART, Kind
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.kinds import Icon, Race, Sex, Side, Stat
from games.hammer_of_thor.land.board import BOARD, Box, Ground, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.order_offers import OFFERED
from tests.words.test_prose import stilted
from words.speech import Words, kebab

FOLDER = files("games.hammer_of_thor") / "words"
WORDS = Words("en", FOLDER)
LISTS = ("names", "characters", "chart", "items", "cards")
"""The files that name what the data hold; sentences are in others."""
MESSAGES = [
    entry
    for name in LISTS
    for entry in parse((FOLDER / f"{name}.en.ftl").read_text(encoding="utf-8")).body
    if isinstance(entry, Message)
]
PAPERS = {**RUNES, **FATE, **PREDICTIONS, **LEADER_ACTIONS}
CARDS: dict[str, Item | Shape | Paper] = {**ITEMS, **SHAPES, **PAPERS}
ENUMS: tuple[type[StrEnum], ...] = (
    Place, Realm, Ground, Box, Season, Race, Side, Sex, Stat, Icon, Kind, Make, When, Trigger, Card,
)  # fmt: skip
TOLD = (Realm, Ground, Box, Season, Race, Side, Stat, Icon, Make, Card)
"""Those that say about each value what it means."""
LONGEST = 300
"""Characters of a card's text, so that it is read at a glance on a phone."""
ALL, BANE, NINE = 99, 3, 9
"""Heals everything; added to hits on whom an item is the bane of (18.1); misses (5.3A)."""
ONES = {"count", "keep", "every", "attacks", "changes", "rider", "carries"}
"""A one in these is said as a word: a rune, once."""
WIDEST = {("tier", 5), ("max_tier", 5)}
"""Any tier: no limit."""
ELSEWHERE = {"10.0D": NINE, "11.0B": 3}
"""Numbers of the rules that an entry of the chart refers to: the nine that misses, 6.2."""
PLAYED = {
    When.TURN: "In your turn: ",
    When.ANY: "In any player's turn: ",
    When.MEET: "With your Encounter card",
    When.BATTLE: "With your battle order: ",
    When.ARMED: "By itself, when ",
    When.AT_ONCE: "As soon as it's drawn: ",
}


def values(enum):
    """The ids of the messages of an enumeration's values."""
    return {f"{kebab(enum.__name__)}-{one.value}" for one in enum}


def code_id(code):
    return "code-" + code.replace(".", "-")


def said(text) -> set[int]:
    """The numbers in a text."""
    return {int(number) for number in re.findall(r"\d+", text)}


def asked(name: str, value: object) -> Iterator[int]:
    """The numbers that a part of the data asks its text to tell; signs and shares are words."""
    match value:
        case dict():
            yield from chain.from_iterable(asked(*field) for field in value.items())
        case list() | tuple():
            yield from chain.from_iterable(asked(name, one) for one in value)
        case bool() | float():
            return
        case int() if value not in (0, ALL):
            if not (value == 1 and name in ONES) and (name, value) not in WIDEST:
                yield abs(value)
        case str() if name == "stats" and value != "C":
            yield abs(int(value))
        case str() if name == "per":  # what a bonus counts
            yield from said(value)


def of(thing: object) -> set[int]:
    """The numbers that the text about a card or an entry of the chart has to tell."""
    return set(asked("", msgspec.to_builtins(thing)))


@pytest.mark.rule("1.0", "2.1", "9.1")
def test_every_value_of_the_data_has_its_name_and_nothing_else_has():
    """1.0, 2.1, 9.1: places, worlds, characters, codes and cards, each by its own id."""
    wanted = {one for enum in ENUMS for one in values(enum)}
    wanted |= {f"character-{number}" for number in FIGURES}
    wanted |= {f"card-{number}" for number in CARDS} | set(map(code_id, CHART))

    assert sorted(message.id.name for message in MESSAGES) == sorted(wanted)


@pytest.mark.rule("21.5")
def test_names_are_those_of_the_data():
    """Of characters, items and places."""
    for place, spot in BOARD.items():
        assert WORDS.name(place) == spot.name
    for number, figure in FIGURES.items():
        assert WORDS.text(f"character-{number}") == figure.name
    for code, entry in CHART.items():
        assert WORDS.text(code_id(code)) == entry.name
    for number, card in CARDS.items():
        assert WORDS.text(f"card-{number}").casefold() == card.name.casefold()
    for card in Card:
        assert WORDS.name(card) == card.value


@pytest.mark.rule("21.5")
def test_whatever_does_something_says_so():
    """Attributes are `about`, and the short name of a characteristic."""
    meant = {one for enum in TOLD for one in values(enum)}
    meant |= {f"card-{number}" for number in CARDS} | set(map(code_id, CHART))
    brief = values(Stat)

    for message in MESSAGES:
        name = message.id.name
        wanted = {"about"} if name in meant else set()
        wanted |= {"brief"} if name in brief else set()
        assert {part.id.name for part in message.attributes} == wanted, name


@pytest.mark.rule("2.1G")
def test_the_short_names_of_characteristics_are_the_printed_ones():
    """2.1G."""
    assert [WORDS.text(f"stat-{stat}", "brief") for stat in Stat] == list(Stat)


@pytest.mark.rule("4.3.3")
def test_a_race_tells_the_card_that_its_leaders_are_barred_from():
    """4.3.3."""
    for race in Race:
        about = WORDS.text(f"race-{race}", "about")
        if race is not Race.ANIMAL:
            barred = BARS.get(race)
            assert {card for card in Card if f"not choose {card}" in about} == {barred} - {None}


@pytest.mark.rule("9.3")
def test_winter_names_the_waters_that_never_freeze():
    """9.3."""
    about = WORDS.text("season-winter", "about")
    named = {spot.id for spot in BOARD.values() if spot.name in about}

    assert named == {spot.id for spot in BOARD.values() if not spot.ice}


@pytest.mark.rule("18.1", "4.2.4")
@pytest.mark.parametrize("number", ITEMS)
def test_the_numbers_of_an_item_are_those_of_the_data(number):
    """18.1: weapon, armour, cover, REPUTATION and all else; banes add three to their hits.

    A boat has a number of its own in the data, but carries all its group (4.2.4).
    """
    item = ITEMS[number]
    wanted = of(msgspec.structs.replace(item, boat=0)) | ({BANE} if item.bane else set())
    wanted |= {NINE} if item.burns_on_9 else set()
    about = WORDS.text(f"card-{number}", "about")

    assert said(about) == wanted
    assert about.endswith(f"REPUTATION {item.rep}.")
    if item.weapon:
        assert f"ost {item.weapon} more STAMINA" in about
    if item.cover:
        assert f"Enemies have {item.cover} less to hit" in about
    if item.armour:
        assert re.search(
            rf"cost (its bearer |their bearer )?{item.armour} less|its bearer 1 less", about
        )
    assert ("the whole group across water" in about) is (item.boat > 0)
    for stat, added in item.add.items():
        assert f"+{added} {WORDS.name(stat)}" in about


@pytest.mark.rule("2.2A1", "2.2A3")
@pytest.mark.parametrize("number", ITEMS)
def test_an_item_tells_its_owner_its_boat_its_fire_and_its_roll(number):
    """2.2A1, 2.2A3: what decides who may hold it."""
    item = ITEMS[number]
    text = f"{WORDS.text(f'card-{number}')} {WORDS.text(f'card-{number}', 'about')}"

    assert ("Needs a WISDOM roll." in text) is item.wis
    assert ("both hands" in text) is (item.letters == "WS")
    assert ("One boat for a group." in text) is (item.letters == "B")
    assert (" burn" in text) is (item.type == "FIRE")
    if item.star not in ("", "forge"):
        assert item.star in text


@pytest.mark.rule("2.2C")
@pytest.mark.parametrize("number", SHAPES)
def test_a_shape_tells_its_numbers_in_their_order(number):
    """2.2C."""
    shape = SHAPES[number]
    about = WORDS.text(f"card-{number}", "about")
    changed = ("SPEED", "ACCURACY", "STRENGTH", "AGILITY", "SENSES", "REACTION")
    fixed = [(name, n) for name, n in zip(changed, shape.stats, strict=True) if isinstance(n, int)]

    assert said(about) == of(shape)
    assert about.startswith(", ".join(f"{name} {number}" for name, number in fixed))
    assert (f" {shape.stamina} more STAMINA" in about) is (shape.stamina > 0)


@pytest.mark.rule("4.1.2", "4.1.3", "17.0", "19.0")
@pytest.mark.parametrize("number", PAPERS)
def test_a_card_tells_when_it_is_played_and_the_numbers_of_the_data(number):
    """4.1.2, 4.1.3, 17.0 to 19.0."""
    paper = PAPERS[number]
    about = WORDS.text(f"card-{number}", "about")
    bonus = any(effect["verb"] == "bonus" for effect in msgspec.to_builtins(paper.do))

    assert said(about) == of(paper.do)
    assert about.startswith("A bonus card." if bonus else PLAYED[paper.play])
    if paper.on is not None:
        trigger = WORDS.name(paper.on)
        assert about.startswith(f"By itself, when {trigger}: ")


@pytest.mark.rule("15.0")
@pytest.mark.parametrize("code", CHART)
def test_the_numbers_of_the_chart_are_those_of_the_data(code):
    """15.0: the code itself, and the rules that it refers to, are left out."""
    about = said(WORDS.text(code_id(code), "about"))
    more = said(CHART[code].note) | {ELSEWHERE.get(code, 0)}

    assert of(CHART[code]) <= about <= of(CHART[code]) | more


@pytest.mark.rule("21.5")
def test_no_text_is_longer_than_a_card_allows():
    """In lines of a phone."""
    for message in MESSAGES:
        for part in (None, *(attribute.id.name for attribute in message.attributes)):
            text = WORDS.text(message.id.name, part)
            assert len(text) <= LONGEST, message.id.name
            assert stilted(text) == [], message.id.name


@pytest.mark.rule("21.5")
def test_the_numbers_of_the_data_are_found():
    """The checks above bark: weapon and REPUTATION, tiers, limits, and what a bonus counts."""
    assert of(ITEMS["1012"]) == {3}
    assert of(ITEMS["1027"]) == {2, 5}
    assert of(FATE["2008"].do) == {3, 2}
    assert of(PREDICTIONS["3016"].do) == {2, 6, 4}


@pytest.mark.rule("21.2")
@pytest.mark.parametrize("value", OFFERED.values(), ids=str)
def test_every_order_that_is_offered_says_so_on_its_button(value):
    """A panel without the words for it could not be shown at all (21.2)."""
    assert WORDS.has(f"{kebab(type(value).__name__)}-{value.value}", "offer")
