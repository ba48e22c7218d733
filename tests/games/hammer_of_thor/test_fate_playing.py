"""Playing from the hand: moments, offers for a panel, and hints (4.1.2, 21.1)."""

from collections import Counter as Count

import pytest
from msgspec.structs import replace

from games.core.agenda import standing
from games.core.narrowing import Question, narrow
from games.hammer_of_thor.cards.deck import FATE, ITEMS, PREDICTIONS, RAGNAROK, RUNES, Make, When
from games.hammer_of_thor.encounter.prompts import ItemHint
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.events import CardPlayed
from games.hammer_of_thor.fate.playing import OWN_TURN, VERBS
from games.hammer_of_thor.fate.prompts import HarmHint, PriceHint, TheftHint
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.graves import Grave
from games.hammer_of_thor.folk.groups import COUNTERS
from games.hammer_of_thor.folk.kinds import Icon, Race
from games.hammer_of_thor.land.places import Place
from tests.games.hammer_of_thor.builder import group, member
from tests.games.hammer_of_thor.fates import ShortTurn, holding, told, turn, ways

IDA, GLADSHEIM = Place.IDAS_PLAIN, Place.GLADSHEIM
PAPERS = [paper for number, paper in (FATE | PREDICTIONS).items() if number != RAGNAROK]
LOOT = [item.id for item in ITEMS.values() if item.kind is not Make.MAGIC and not item.star]
RENOWN = {"Loki": 5, "Durin": 5, "Odin": 9}
MOST = 30
"""Values of a field (21.1)."""


def crowd():
    """Each seat has four counters, side by side, with much to lose; one of them has room."""
    names = [
        one.name for one in FIGURES.values()
        if one.side and one.tier <= 2 and one.speaks and one.race is not Race.ANIMAL
    ]  # fmt: skip
    items, runes = iter(LOOT[::2]), iter(RUNES)
    groups = [group(0, GLADSHEIM, member("Odin", wounds=1))]
    for seat, hero in enumerate(("Gna", "Loki", "Durin")):
        for number in range(COUNTERS - (seat == 0)):
            chief = names.pop() if number else hero
            people = [member(names.pop(), captive=number == 0) for _ in range(8)]
            bearer = member(names.pop(), wounds=3, runes=(next(runes),))
            if seat:
                bearer = replace(bearer, shown=(next(items),), hidden=(next(items),))
            place = GLADSHEIM if seat == 0 else IDA
            groups.append(group(seat, place, chief, *people, bearer))
    return groups


def crowded(card):
    """Seat 0 has that card at the fullest table; what lies elsewhere is in no deck."""
    groups, hands = crowd(), {0: card, 1: "2022" if card != "2022" else "3031"}
    carried = {card for one in groups for it in one.members for card in (*it.items, *it.runes)}
    stack = (RAGNAROK, *[one.id for one in PAPERS if one.id not in hands.values()][:3])
    position = turn(hands, *groups, stack=stack, offspring=(), kept=(), tracked=RENOWN)
    found = position.table
    _bury(found)
    found.forged = tuple(item for item in found.forged if item not in carried)
    found.runes = tuple(rune for rune in found.runes if rune not in carried)
    found.offspring = tuple(name for name in found.decks[Race.AESIR] if _is_young(name))
    kept = (name for name in found.decks[Race.AESIR] if not _is_young(name))
    found.decks[Race.AESIR] = tuple(kept)
    return standing(found, position.agenda, position.dice)


def _bury(found):
    """Everybody of two decks is dead, and was of seat 0."""
    for race in (Race.DWARF, Race.VALKYRIE):
        dead = (Grave(name, 0) for name in found.decks[race] if not FIGURES[name].is_norn)
        found.helheim = (*found.helheim, *dead)
        found.decks[race] = tuple(name for name in found.decks[race] if FIGURES[name].is_norn)


def _is_young(name):
    return Icon.OFFSPRING in FIGURES[name].icons


def cards(found):
    """Every card that is no character, as often as it lies somewhere."""
    hands = [(one.held, one.drawn, one.bonus) for one in found.players]
    held = [one.items + one.runes for counter in found.counters for one in counter.members]
    decks = (found.stack, found.runes, found.magic, found.forged, found.aside, found.removed)
    return Count(card for cards in (*hands, *held, *decks) for card in cards if card is not None)


def people(found):
    """Every character, as often as it is somewhere."""
    groups = [counter.names for counter in found.counters]
    decks = (*found.decks.values(), *found.discards.values(), found.offspring, found.kept)
    buried = tuple(grave.name for grave in found.helheim)
    return Count(name for names in (*groups, *decks, buried) for name in names)


def questions(ask, chosen):
    """The values of every question of an ask, as far as its first answers lead."""
    found = narrow(ask, chosen)
    while isinstance(found, Question):
        yield found
        chosen = chosen | {found.field: found.values[-1]}
        found = narrow(ask, chosen)


@pytest.mark.rule("21.1", "T48")
@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.id)
def test_no_question_has_too_many_answers(paper):
    """21.1: at the fullest table, for every card that is played by hand."""
    position = crowded(paper.id)
    offered = [one for one in position.asks[0] if isinstance(one, Play)]

    assert bool(offered) is (paper.play in OWN_TURN)
    if offered:
        assert all(len(one.values) <= MOST for one in questions(position.asks[0], {"kind": "play"}))
        assert {one.card for one in offered} == {paper.id}


@pytest.mark.rule("21.6")
@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.id)
def test_every_card_and_character_stays_in_one_place(paper):
    """21.6: for each card, by each sixth one of many ways."""
    position = crowded(paper.id)
    before = cards(position.table), people(position.table)
    assert set(before[0].values()) == set(before[1].values()) == {1}

    for action in [one for one in position.asks[0] if isinstance(one, Play)][::6]:
        after, _ = position.apply(0, action)
        assert (cards(after.table), people(after.table)) == before, action


@pytest.mark.rule("17.0", "19.0", "T47")
@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.id)
def test_the_first_effect_alone_wants_a_target(paper):
    """17.0 to 19.0: so one action with one target plays each card."""
    if paper.play is not When.ARMED:
        found = holding({0: paper.id}, group(0, IDA, "Odin"), group(1, IDA, "Loki"))
        found.offspring = ("001",)
        first, *others = (set(VERBS[type(one)].aims(found, 0, paper, one)) for one in paper.do)
        for aims in others:
            assert aims <= first | {Play(paper.id)}


@pytest.mark.rule("4.1.2")
def test_a_card_for_any_turn_is_played_beside_that_of_another():
    """4.1.2: unasked; the turn goes on."""
    position = turn({1: "3020"}, group(0, IDA, "Odin"))
    after, events = position.apply(1, Play("3020"))

    assert told(events, CardPlayed) == [CardPlayed(seat=1, card="3020")]
    assert isinstance(after.step, ShortTurn)
    assert set(after.asks) == {0}
    assert after.table.players[1].held is None


@pytest.mark.rule("4.1.2")
def test_a_card_for_the_own_turn_is_not():
    """4.1.2."""
    position = turn({0: "2001", 1: "2001"}, group(0, IDA, "Odin"), group(1, IDA, "Loki"))

    assert Play("2001") in position.asks[0]
    assert Play("2001") not in position.asks[1]


def hints(found):
    """The hints to all ways to play."""
    return [one.hint(found) for one in ways(found, 0)]


@pytest.mark.rule("4.1.4")
def test_a_harmful_card_tells_what_it_costs():
    """4.1.4: all together, and how many die; heroes do not."""
    weak, weaker = member("Alvaldi", wounds=12), member("Fenja", wounds=16)
    found = holding({0: "3009"}, group(1, IDA, member("Loki", wounds=21), weak, weaker, "Aurnir"))

    assert hints(found) == [HarmHint(lost=7, dead=2)]


@pytest.mark.rule("0.0.2")
def test_a_theft_tells_its_chance_and_a_forge_its_price():
    """2042: T of 5 is 60 percent (0.0.2). 2013: half, runes first."""
    foe = group(1, IDA, member("Loki", hidden=("1005",)))
    found = holding({0: "2042"}, group(0, IDA, "Odin"), foe)
    assert hints(found) == [TheftHint(60)]

    odin = member("Odin", runes=("1201",))
    found = holding({0: "2013"}, group(0, IDA, odin), tracked={"Odin": 1}, forged=("1018",))
    assert hints(found) == [PriceHint(runes=1, reputation=1, item=ItemHint(0, 2, 0, 4, more=False))]


@pytest.mark.rule("4.1.2")
def test_other_cards_need_no_hint():
    """Their text says all."""
    hurt = group(0, IDA, member("Odin", wounds=1))
    assert [hints(holding({0: card}, hurt)) for card in ("3020", "2009", "2014")] == [[None]] * 3
