"""Random groups of The Hammer of Thor and what they guard (4.5, 2.1D), with vector 10 of 23.0."""

from importlib.resources import files

import pytest

from games.core.agenda import Position
from games.core.dice import seeded
from games.hammer_of_thor.cards.deck import ITEMS, RUNES
from games.hammer_of_thor.encounter.drawing import (
    disperse,
    drawn,
    likely,
    races,
    replaced,
    somebody,
    treasure,
)
from games.hammer_of_thor.encounter.events import (
    FoundDead,
    GroupChanged,
    GroupMet,
    NobodyMet,
    RaceRolled,
)
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Icon, Race
from games.hammer_of_thor.land.board import BOARD, Ground
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.travel.manners import Manner
from tests.games.hammer_of_thor.builder import group, table
from tests.games.loaded_dice import LoadedReferee
from words.speech import Words

GLADSHEIM, KORMT, KALLOVA = Place.GLADSHEIM, Place.KORMT, Place.KALLOVA
MYRKHEIM = Place.SALAR_STEIN
WORDS = Words("en", files("games.hammer_of_thor") / "words")


def loaded(found, *rolls):
    """A referee whose dice of 0 to 9 fall so."""
    position = Position(found, (), seeded("tests"), {})
    return LoadedReferee(position, None, found.options, [roll + 1 for roll in rolls])


def deck(found, race, *fits):
    """Let a deck have these characters on top, the first on top of all."""
    names = [figure.id for figure in fits]
    rest = [name for name in found.decks[race] if name not in names]
    found.decks[race] = (*rest, *reversed(names))


def of(race, count, **wanted):
    """Characters of a race, by tier or being mortal."""
    found = [
        figure
        for figure in FIGURES.values()
        if figure.race is race
        and wanted.get("tier", figure.tier) == figure.tier
        and wanted.get("mortal", figure.is_mortal) == figure.is_mortal
        and not figure.is_norn
    ]
    return found[:count]


@pytest.mark.rule("4.5.2", "T25")
@pytest.mark.parametrize(
    ("place", "roll", "there"),
    [(GLADSHEIM, 7, True), (GLADSHEIM, 8, False), (KORMT, 5, True), (KORMT, 6, False)],
)
def test_somebody_is_there_more_often_on_land(place, roll, there):
    """4.5.2: on a die of 7 at most, on drops of 5."""
    found = table()
    referee = loaded(found, roll)

    assert somebody(found, place, Manner.PLAIN, referee) is there
    assert bool(referee.events) is not there


@pytest.mark.rule("3.3", "4.5.2")
def test_a_frozen_drop_is_like_land_and_a_search_finds_somebody():
    """3.3, 4.5.2."""
    found = table(season=Season.WINTER)

    assert somebody(found, KORMT, Manner.PLAIN, loaded(found, 7))
    assert somebody(found, KORMT, Manner.BOTH, loaded(found))


@pytest.mark.rule("4.5.3")
def test_the_die_names_a_race_by_the_realm():
    """4.5.3; two dice after a search, and a race once."""
    found = table()
    referee = loaded(found, 4, 4, 5)

    assert races(GLADSHEIM, 1, referee) == (Race.VALKYRIE,)
    assert races(GLADSHEIM, 2, referee) == (Race.VALKYRIE,)
    assert referee.events[1] == RaceRolled(realm="asgard", rolls=(4, 5), races=(Race.VALKYRIE,))


@pytest.mark.rule("4.5.4")
@pytest.mark.parametrize(
    ("race", "roll", "size"),
    [
        (Race.JOTUN, 0, 1), (Race.JOTUN, 3, 1), (Race.JOTUN, 4, 2), (Race.JOTUN, 8, 3),
        (Race.ANIMAL, 0, 2), (Race.ELF_HUMAN, 9, 4),
    ],
)  # fmt: skip
def test_the_die_tells_how_many_they_are(race, roll, size):
    """4.5.4: animals and humans are one more; in Midgard, so that nobody lies dead."""
    found = table()
    group = drawn(found, 0, KALLOVA, race, loaded(found, roll))

    assert len(group.members) == size
    assert group.wild
    assert group.seat is None


@pytest.mark.rule("4.5.4")
@pytest.mark.parametrize("race", [Race.AESIR, Race.VANIR, Race.GUARDIAN])
def test_gods_and_guardians_come_alone(race):
    """4.5.4: no die is rolled for them."""
    found = table()

    assert len(drawn(found, 0, GLADSHEIM, race, loaded(found)).members) == 1


@pytest.mark.rule("3.3")
def test_giants_are_fewer_in_summer():
    """3.3: but never nobody."""
    found = table(season=Season.SUMMER)

    assert len(drawn(found, 0, Place.UTGARD, Race.JOTUN, loaded(found, 8)).members) == 2
    assert len(drawn(found, 0, Place.UTGARD, Race.JOTUN, loaded(found, 0)).members) == 1


@pytest.mark.rule("4.5.4")
def test_the_greatest_are_not_met_in_the_first_two_turns():
    """4.5.4: before game-turn 3 a card of tier 5 goes under its deck."""
    found = table()
    (great,) = of(Race.AESIR, 1, tier=5)
    (small,) = of(Race.AESIR, 1, tier=2)
    deck(found, Race.AESIR, great, small)
    early = drawn(found, 0, GLADSHEIM, Race.AESIR, loaded(found))

    assert early.names == (small.id,)
    assert found.decks[Race.AESIR][0] == great.id
    found.game_turn = 3
    deck(found, Race.AESIR, great)
    assert drawn(found, 0, GLADSHEIM, Race.AESIR, loaded(found)).names == (great.id,)


@pytest.mark.rule("4.5.3", "T26")
def test_an_empty_deck_gets_its_discards_back_shuffled():
    """4.5.3: where these are gone too, nobody is there."""
    found = table()
    names = [figure.id for figure in of(Race.VANIR, 2, tier=2)]
    found.decks[Race.VANIR], found.discards[Race.VANIR] = (), tuple(names)
    first = drawn(found, 0, GLADSHEIM, Race.VANIR, loaded(found, 0))

    assert first.names[0] in names
    found.decks[Race.VANIR], found.discards[Race.VANIR] = (), ()
    referee = loaded(found)
    assert drawn(found, 0, GLADSHEIM, Race.VANIR, referee) is None
    assert referee.events == [NobodyMet(place=GLADSHEIM)]


@pytest.mark.rule("2.1D", "T8")
def test_mortals_outside_midgard_are_found_dead():
    """2.1D, vector 10: the next card is drawn, three dead at most; in Midgard they live."""
    found = table()
    mortals = of(Race.ELF_HUMAN, 4, mortal=True)
    deck(found, Race.ELF_HUMAN, *mortals)
    alive = drawn(table_with(mortals), 0, KALLOVA, Race.ELF_HUMAN, loaded(found, 4))
    referee = loaded(found, 4)

    assert alive.names == tuple(figure.id for figure in mortals[:3])
    assert drawn(found, 0, MYRKHEIM, Race.ELF_HUMAN, referee) is None
    assert [event.name for event in referee.events if isinstance(event, FoundDead)] == [
        figure.id for figure in mortals[:3]
    ]
    assert [grave.name for grave in found.helheim] == [figure.id for figure in mortals[:3]]
    assert found.discards[Race.ELF_HUMAN][-1] == mortals[3].id


def table_with(mortals):
    found = table()
    deck(found, Race.ELF_HUMAN, *mortals)
    return found


@pytest.mark.rule("2.1D")
def test_a_living_one_is_met_beside_the_dead():
    """2.1D: who is no Mortal lives anywhere."""
    found = table()
    (mortal,) = of(Race.ELF_HUMAN, 1, mortal=True)
    elves = of(Race.ELF_HUMAN, 2, mortal=False)
    deck(found, Race.ELF_HUMAN, elves[0], mortal, elves[1])
    referee = loaded(found, 0)
    group = drawn(found, 0, MYRKHEIM, Race.ELF_HUMAN, referee)

    assert group.names == (elves[0].id, elves[1].id)
    assert [type(event) for event in referee.events] == [FoundDead, GroupMet]


@pytest.mark.rule("4.5.6")
@pytest.mark.parametrize(
    ("roll", "manner", "season", "runes", "magic"),
    [
        (5, Manner.PLAIN, Season.SPRING, 0, 0), (6, Manner.PLAIN, Season.SPRING, 1, 0),
        (7, Manner.PLAIN, Season.SPRING, 1, 0), (8, Manner.PLAIN, Season.SPRING, 0, 1),
        (9, Manner.PLAIN, Season.SPRING, 1, 1), (3, Manner.SEARCH, Season.SPRING, 1, 0),
        (5, Manner.PLAIN, Season.AUTUMN, 1, 0), (9, Manner.BOTH, Season.AUTUMN, 1, 1),
    ],
)  # fmt: skip
def test_a_treasure_is_a_rune_a_magic_item_or_both(roll, manner, season, runes, magic):
    """4.5.6: three more after a search, one more in autumn."""
    found = table(season=season)
    before = len(found.runes), len(found.magic)
    cards = treasure(found, manner, loaded(found, roll))

    assert (sum(c in RUNES for c in cards), sum(c in ITEMS for c in cards)) == (runes, magic)
    assert (before[0] - len(found.runes), before[1] - len(found.magic)) == (runes, magic)


@pytest.mark.rule("1.7")
def test_an_empty_deck_guards_nothing():
    """1.7."""
    found = table(runes=(), magic=())

    assert treasure(found, Manner.PLAIN, loaded(found, 9)) == ()


@pytest.mark.rule("4.5.5", "4.5.6")
def test_who_was_not_taken_goes_and_so_does_the_treasure():
    """4.5.5, 4.5.6: to the discards, and under its deck."""
    found = table()
    group = drawn(found, 0, Place.UTGARD, Race.JOTUN, loaded(found, 4))
    cards = treasure(found, Manner.PLAIN, loaded(found, 9))
    disperse(found, group, cards)

    assert not found.counters
    assert set(group.names) <= set(found.discards[Race.JOTUN])
    assert {found.runes[0], found.magic[0]} == set(cards)


@pytest.mark.rule("4.5.5", "21.5")
def test_it_is_told_who_meets_others_instead_by_a_card():
    """4.5.5: their cards go back; all players read it, so nobody is called `you`."""
    found = table()
    met = drawn(found, 1, GLADSHEIM, Race.AESIR, loaded(found))
    assert met is not None
    referee = loaded(found)
    replaced(found, met, 1, Race.ANIMAL, 2, referee)

    (event,) = [event for event in referee.events if isinstance(event, GroupChanged)]
    assert event == GroupChanged(names=found.counter(met.number).names, seat=1)
    text = WORDS.say(event, ("Ann", "Bo"))
    assert "Bo" in text
    assert "You" not in text
    assert set(met.names) <= set(found.discards[Race.AESIR])


@pytest.mark.rule("4.5.3", "4.5.4", "21.4")
def test_everybody_can_tell_who_may_come():
    """4.5.3, 4.5.4: who is on the board lies in no deck; nobody knows which offspring are born."""
    found = table(group(0, GLADSHEIM, "Odin"), game_turn=3)
    born = {one.id for one in FIGURES.values() if Icon.OFFSPRING in one.icons}
    old = {one.id for one in FIGURES.values() if one.race is Race.AESIR} - born

    assert born & {*found.decks[Race.AESIR]}
    assert {*likely(found, GLADSHEIM, Race.AESIR)} == old - {NUMBERS["Odin"]}
    found.game_turn = 2
    assert all(FIGURES[name].tier < 5 for name in likely(found, GLADSHEIM, Race.AESIR))
    assert likely(found, GLADSHEIM, Race.AESIR)


@pytest.mark.rule("2.1D", "4.5.3")
def test_mortals_and_discards_come_where_they_can():
    """2.1D, 4.5.3: the discards are next when the deck holds none but offspring."""
    found = table()
    mortals = [one.id for one in of(Race.ELF_HUMAN, 3, mortal=True)]
    young = tuple(one.id for one in FIGURES.values() if Icon.OFFSPRING in one.icons)
    found.decks[Race.ELF_HUMAN], found.discards[Race.ELF_HUMAN] = young[:1], tuple(mortals)

    assert list(likely(found, MYRKHEIM, Race.ELF_HUMAN)) == []
    midgard = next(place for place, spot in BOARD.items() if spot.ground is Ground.CIRCLE)
    assert list(likely(found, midgard, Race.ELF_HUMAN)) == mortals
