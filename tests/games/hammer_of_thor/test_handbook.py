"""The rules of The Hammer of Thor in full: they can be read, and agree with the data."""

import re
from importlib.resources import files

import pytest

from games.hammer_of_thor.cards.deck import ITEMS
from games.hammer_of_thor.encounter.tables import BARS, PAIRS, Card
from games.hammer_of_thor.folk.chart import CHART
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.land.board import BOARD, STARTS
from tests.words.test_prose import stilted
from words.handbook import read

BOOK = read(files("games.hammer_of_thor") / "words" / "handbook.en.md")


@pytest.mark.rule("1.3")
def test_the_rules_in_full_tell_where_each_race_starts():
    """1.3."""
    setup = BOOK.section("setup").text

    for places in STARTS.values():
        assert f"{places[0]}\u2013{places[-1]}" in setup
    assert f"up to {max(figure.fame for figure in FIGURES.values())}." in setup


@pytest.mark.rule("15.0")
def test_the_rules_in_full_tell_how_much_of_the_chart_is_the_rulebooks():
    """15.0."""
    printed = sum(entry.rulebook for entry in CHART.values())
    ours = BOOK.section("ours").text

    assert (
        f"the {len(CHART)} abilities, weaknesses and instincts. The rulebook names {printed};"
        in ours
    )


@pytest.mark.rule("4.3.3", "4.3A")
def test_the_rules_in_full_tell_the_bars_and_how_cards_meet():
    """4.3.3, 4.3A."""
    encounter = BOOK.section("encounter").text
    bars = encounter.partition("**Barred")[2].partition("If an animal")[0]
    barred = dict(re.findall(r"(\w+) ([A-Z]+)", bars))
    names = {"Jotuns": "Jotun", "Dwarves": "Dwarf", "Guardians": "Guardian"}
    names |= {"Muspellsons": "Muspellson", "Valkyries": "Valkyrie"}

    assert {names.get(race, race): card for race, card in barred.items()} == BARS
    friendly, hostile = (PAIRS[Card.FRIENDSHIP, other] for other in (Card.FOLLOWER, Card.ATTACK))
    assert f"against FOLLOWER is +{friendly}, against ATTACK {-hostile} less" in encounter


@pytest.mark.rule("9.5")
def test_the_rules_in_full_name_the_boxes_by_their_places():
    """9.5: each number is that of a place with a box."""
    boxes = BOOK.section("board").text.partition("**Boxes**")[2]
    named = set(re.findall(r"\b\d\d\b", boxes))

    assert named == {spot.id for spot in BOARD.values() if spot.box is not None}


@pytest.mark.rule("5.3")
def test_the_example_of_a_blow_is_right():
    """5.3: Thor with hammer and belt strikes Hrungnir and his shield, and rolls a four for loss."""
    thor, hrungnir = FIGURES[NUMBERS["Thor"]], FIGURES[NUMBERS["Hrungnir"]]
    hammer, belt, shield = (ITEMS[number] for number in ("1060", "1063", "1035"))
    accuracy, agility = thor.stats[Stat.ACCURACY], hrungnir.stats[Stat.AGILITY]
    hit = accuracy - agility + 4 + CHART["5.0E"].n - shield.cover
    half = (thor.stats[Stat.STRENGTH] + 4 + 1) // 2
    weapon = hammer.weapon + belt.loss
    bane = CHART["5.0E"].loss
    loss = half + weapon - shield.armour + bane

    text = BOOK.section("hits").text
    assert f"ACCURACY {accuracy} \u2212 AGILITY {agility} + 4" in text
    assert f": {hit}, which counts as 8" in text
    assert f"it's {half}, + {weapon} for hammer and belt" in text
    assert f", \u2212 {shield.armour}, + {bane} against giants" in text
    assert f"that's {loss}." in text


@pytest.mark.rule("21.5")
def test_the_rules_in_full_can_be_read():
    """Sections of a size that fits a message, aloud too; and what is ours is named."""
    rows = [row for section in BOOK.sections for row in section.rows]

    assert len(rows) == len(set(rows))
    assert BOOK.section("ours") is not None
    for section in BOOK.sections:
        assert [found for line in section.text.splitlines() if (found := stilted(line))] == []
