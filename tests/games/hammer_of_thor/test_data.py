"""The data of The Hammer of Thor agree with each other and with what the rulebook tells."""

from collections import Counter, deque
from itertools import combinations

import pytest

from games.hammer_of_thor.cards.deck import (
    FATE,
    ITEMS,
    LEADER_ACTIONS,
    PREDICTIONS,
    RAGNAROK,
    RUNES,
    SHAPES,
    Make,
    When,
)
from games.hammer_of_thor.encounter.tables import BARS, PAIRS, RACES, SURE, Card
from games.hammer_of_thor.folk.chart import CHART
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Icon, Race, Sex, Side, Stat
from games.hammer_of_thor.land.board import BOARD, GATES, STARTS, Ground, Realm
from games.hammer_of_thor.land.places import Place

LINKS = {(near, far) for near, spot in BOARD.items() for far in spot.links if near < far}
CLASSES = {"W", "S", "A", "H", "P", "C", "G", "SH", "B"}
PAPERS = [*RUNES.values(), *FATE.values(), *PREDICTIONS.values(), *LEADER_ACTIONS.values()]


def reached(start, without=()):
    """The places that can be reached, with the fewest links to each."""
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for near in BOARD[here].links:
            if near not in found and near not in without:
                found[near] = found[here] + 1
                queue.append(near)
    return found


def crossing(one, other):
    """Whether two links cross where they are drawn."""
    if set(one) & set(other):
        return False
    (a, b), (c, d) = ([BOARD[place].xy for place in link] for link in (one, other))

    def turn(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


@pytest.mark.rule("9.0", "9.1", "T20")
def test_the_board_has_79_places_and_150_links():
    """9.0, 9.1; the one link that the rulebook tells is there."""
    assert list(BOARD) == list(Place)
    assert len(Place) == 79
    assert len({spot.name for spot in BOARD.values()}) == 79
    assert all(near in BOARD[far].links for near, spot in BOARD.items() for far in spot.links)
    assert len(LINKS) == 150
    assert ("08", "09") in LINKS


@pytest.mark.rule("9.1")
def test_no_place_cuts_the_board_and_no_link_crosses_another():
    """9.1 [house]: wherever a counter is stopped, there is another way round."""
    assert len(reached(Place.GLADSHEIM)) == 79
    for place in Place:
        start = next(other for other in Place if other != place)
        assert len(reached(start, {place})) == 78, place
    assert not [pair for pair in combinations(LINKS, 2) if crossing(*pair)]


@pytest.mark.rule("1.3")
def test_races_start_where_the_rulebook_says():
    """1.3: 44 and 57 to 79 are nobody's."""
    ranges = {race: (places[0], places[-1]) for race, places in STARTS.items()}

    assert ranges == {
        Race.AESIR: ("01", "07"), Race.VANIR: ("08", "14"), Race.ALFAR: ("15", "19"),
        Race.JOTUN: ("20", "38"), Race.MUSPELLSON: ("39", "40"), Race.GUARDIAN: ("41", "43"),
        Race.DWARF: ("45", "47"), Race.VALKYRIE: ("48", "53"), Race.ELF_HUMAN: ("54", "56"),
    }  # fmt: skip
    nobodys = set(Place) - {place for places in STARTS.values() for place in places}
    assert nobodys == {"44", *(str(number) for number in range(57, 80))}


@pytest.mark.rule("9.2", "9.3")
def test_drops_are_water_but_for_three_they_freeze():
    """9.2, 9.3; Cattegart is a circle that is water."""
    assert {place for place, spot in BOARD.items() if not spot.ice} == {"44", "60", "72"}
    odd = [p for p, spot in BOARD.items() if spot.is_water is not (spot.ground is Ground.DROP)]
    assert odd == [Place.CATTEGART]
    circles = {place for place, spot in BOARD.items() if spot.ground is Ground.CIRCLE}
    assert circles == {p for p, spot in BOARD.items() if spot.realm is Realm.MIDGARD}


@pytest.mark.rule("4.2B")
def test_eleven_gates_join_two_places_each():
    """4.2B."""
    ends = [place for pair in GATES.values() for place in pair]

    assert list(GATES) == list("ABCDEFGHIJK")
    assert len(set(ends)) == 22


@pytest.mark.rule("2.1.1", "20.0")
def test_the_races_have_as_many_characters_as_they_should():
    """2.1.1, 20.0."""
    assert list(FIGURES) == [f"{number:03}" for number in range(1, 366)]
    assert Counter(figure.race for figure in FIGURES.values()) == {
        Race.AESIR: 58, Race.JOTUN: 65, Race.MUSPELLSON: 12, Race.GUARDIAN: 15, Race.VANIR: 16,
        Race.ALFAR: 14, Race.VALKYRIE: 32, Race.DWARF: 38, Race.ELF_HUMAN: 55, Race.ANIMAL: 60,
    }  # fmt: skip
    assert Counter(figure.side for figure in FIGURES.values()) == {
        Side.GOOD: 145, Side.EVIL: 112, Side.NEUTRAL: 105, None: 3,
    }  # fmt: skip
    icons = Counter(icon for figure in FIGURES.values() for icon in figure.icons)
    assert icons == {
        Icon.RAGNAROK: 116, Icon.OFFSPRING: 31, Icon.PARENT: 38, Icon.STARRED: 18, Icon.START: 140,
    }  # fmt: skip


@pytest.mark.rule("1.6", "13.4", "20.0")
@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("Heimdall", "036"), ("Mani", "048"), ("Mimir", "059"), ("Ran", "065"),
        ("Modgud", "140"), ("Urd", "205"), ("Nidhogg", "314"), ("Garm", "315"),
        ("Vithofnir", "337"),
    ],
)  # fmt: skip
def test_the_rulebook_pins_nine_numbers(name, number):
    """1.6, 13.4, 20.0."""
    assert NUMBERS[name] == number


@pytest.mark.rule("2.1G", "2.1.1")
def test_characteristics_lie_within_their_ranges():
    """2.1G; Norns are beyond all (2.1.1)."""
    for figure in FIGURES.values():
        stats = {stat: n for stat, n in figure.stats.items() if stat not in ("REP", "STA")}
        if figure.is_norn:
            continue
        assert all(0 <= number <= 9 for number in stats.values()), figure
        assert 1 <= figure.stats[Stat.REPUTATION] <= 18
        assert 6 <= figure.stats[Stat.STAMINA] <= 44
        assert stats[Stat.SPEED] >= 1
        assert 1 <= figure.tier <= 5


@pytest.mark.rule("2.1.2", "1.2", "T4")
def test_icons_agree_with_what_a_character_is():
    """2.1.2, 1.2: no Norn, animal or offspring starts; only starters have fame."""
    for figure in FIGURES.values():
        if Icon.PARENT in figure.icons:
            assert figure.sex in (Sex.FEMALE, Sex.NEUTER)
        if Icon.START in figure.icons:
            assert not figure.is_norn
            assert figure.race is not Race.ANIMAL
            assert Icon.OFFSPRING not in figure.icons
        assert figure.fame == 0 or Icon.START in figure.icons
        assert figure.speaks or figure.race is Race.ANIMAL


@pytest.mark.rule("2.1A", "2.1B", "T17")
def test_relatives_and_friends_agree():
    """2.1A, 2.1B: parents go one way, friends both; no parent is a mere friend."""
    for figure in FIGURES.values():
        assert all(figure.id in FIGURES[friend].friends for friend in figure.friends)
        assert all(figure.id not in FIGURES[parent].friends for parent in figure.parents)


@pytest.mark.rule("15.0", "T18")
def test_every_ability_stands_in_the_chart():
    """15.0; each entry of the chart has somebody or something that has it."""
    shapes = {shape.name for shape in SHAPES.values()}
    granted = {code for item in ITEMS.values() for code in item.grants}
    used = {code for figure in FIGURES.values() for code in figure.codes} | granted

    assert len(CHART) == 77
    assert used == set(CHART)
    assert {code for shape in SHAPES.values() for code in shape.grants} <= set(CHART)
    for figure in FIGURES.values():
        for code in ("6.0A", "6.0B", "6.0C"):
            assert set(figure.codes.get(code, ())) <= shapes


@pytest.mark.rule("1.4", "1.7", "T5", "T16", "T6")
def test_starred_things_have_one_owner_each():
    """1.4, 1.7: what waits for its owner stands on one card, and on that one alone."""
    items = Counter(item for figure in FIGURES.values() for item in figure.items)
    animals = Counter(animal for figure in FIGURES.values() for animal in figure.animals)
    starred = {number for number, item in ITEMS.items() if item.star not in ("", "forge")}

    assert items == Counter(starred)
    assert all(
        ITEMS[item].star == figure.name for figure in FIGURES.values() for item in figure.items
    )
    assert animals == Counter(f.id for f in FIGURES.values() if Icon.STARRED in f.icons)
    assert all(FIGURES[animal].race is Race.ANIMAL for animal in animals)


@pytest.mark.rule("17.0", "19.0", "T13")
def test_the_decks_have_as_many_cards_as_they_should():
    """17.0 to 19.0: 214 cards, each with a number of its own."""
    makes = Counter(item.kind for item in ITEMS.values() if not item.star)

    assert makes == {Make.BRONZE: 10, Make.FORGED: 14, Make.FLAMING: 8, Make.MAGIC: 12}
    assert [len(d) for d in (ITEMS, SHAPES, RUNES, FATE, PREDICTIONS, LEADER_ACTIONS)] == [
        72, 22, 24, 48, 32, 16,
    ]  # fmt: skip
    numbers = [*ITEMS, *SHAPES, *(paper.id for paper in PAPERS)]
    assert len(set(numbers)) == len(numbers) == 214
    assert all(item.classes <= CLASSES for item in ITEMS.values())


@pytest.mark.rule("4.1.2", "4.1.3")
def test_armed_cards_have_a_trigger_and_no_others():
    """4.1.2, 4.1.3."""
    assert all((paper.on is not None) == (paper.play is When.ARMED) for paper in PAPERS)
    assert [paper.id for paper in PAPERS if paper.play is When.AT_ONCE] == [RAGNAROK]


@pytest.mark.rule("4.3.3", "4.3A", "4.5.3")
def test_the_tables_of_encounters_are_whole():
    """4.3.3, 4.3A, 4.5.3: eight races are barred from a card each, each card has one."""
    assert set(RACES) == set(Realm)
    assert all(len(races) == 10 for races in RACES.values())
    assert set(BARS.values()) == set(Card)
    assert len(PAIRS) == 7 * 8
    sure = {pair for pair, added in PAIRS.items() if added == SURE}
    twins = {Card.SEDUCE, Card.EVADE, Card.CHALLENGE, Card.NEGOTIATE, Card.FRIENDSHIP}
    assert sure == {(card, card) for card in twins} | {(Card.CHALLENGE, Card.ATTACK)}


@pytest.mark.rule("T23")
def test_the_dreaded_can_gather_people():
    """T23: Hel and Surt have CHARISMA enough to lead some."""
    gathered = {name: FIGURES[NUMBERS[name]].stats[Stat.CHARISMA] for name in ("Hel", "Surt")}

    assert gathered == {"Hel": 6, "Surt": 4}
