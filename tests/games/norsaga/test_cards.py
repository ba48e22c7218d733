"""Heroes, sagas and what the deck is made of."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from games.norsaga.cards import CALLING, HEROIC, RECESSIVE, TRAIT, Card, Trait, deck_of
from games.norsaga.options import Ghosts, HardSagas, Options, SagaList, Split
from games.norsaga.rules import RULES
from games.norsaga.sagas import HARD, MARKERS, NEEDS, Saga, listed, pool

EVEN = Options(saga_list=SagaList.EVEN)


def by_trait(options):
    """How many cards of each colour the deck has."""
    return Counter(TRAIT[card] for card in deck_of(options))


@pytest.mark.rule("The Components", "Heroes")
def test_there_are_68_hero_cards():
    """Twelve of each heroic colour, twelve skalds, eight ghosts; each once."""
    deck = deck_of(Options())

    assert (len(deck), len(set(deck))) == (68, 68)
    assert by_trait(Options()) == dict.fromkeys((*HEROIC, Trait.SKALD), 12) | {Trait.DOOM: 8}


@pytest.mark.rule("Heroes", "N17")
def test_every_hero_has_a_name_of_its_own_and_three_share_a_class():
    """The class follows from both traits."""
    traits = Counter((TRAIT[c], RECESSIVE.get(c)) for c in deck_of(Options()))
    classes = {(TRAIT[c], RECESSIVE[c]): CALLING[c] for c in Card if TRAIT[c] in HEROIC}

    assert len({card.value for card in Card}) == len(Card)
    assert set(traits.values()) == {3, 8}
    assert len(set(classes.values())) == 16


@pytest.mark.rule("Skalds", "Ghosts")
def test_skalds_have_a_recessive_trait_and_ghosts_have_none():
    """Neither has a trait that a saga asks for."""
    assert all((card in RECESSIVE) is (TRAIT[card] is not Trait.DOOM) for card in Card)
    assert set(RECESSIVE.values()) == set(HEROIC)


@pytest.mark.rule("Setup", "options")
def test_a_first_game_goes_without_advanced_cards():
    """48 heroes remain, whatever else is chosen."""
    basic = Options(advanced=False, split=Split.MORE_GHOSTS)

    assert by_trait(basic) == dict.fromkeys(HEROIC, 12)


@pytest.mark.rule("Ghosts in detail", "options")
@pytest.mark.parametrize(
    ("ghosts", "left"), [(Ghosts.ALL, 8), (Ghosts.TWO_FEWER, 6), (Ghosts.FOUR_FEWER, 4)]
)
def test_two_or_four_ghosts_can_be_taken_out(ghosts, left):
    """For shorter matches."""
    assert by_trait(Options(ghosts=ghosts))[Trait.DOOM] == left


@pytest.mark.rule("options")
def test_the_other_split_has_more_ghosts_than_skalds():
    """Still 68 cards, and two skalds of each recessive trait."""
    split = Options(split=Split.MORE_GHOSTS)
    skalds = [card for card in deck_of(split) if TRAIT[card] is Trait.SKALD]

    assert (by_trait(split)[Trait.SKALD], by_trait(split)[Trait.DOOM]) == (8, 12)
    assert set(Counter(RECESSIVE[card] for card in skalds).values()) == {2}
    assert len(deck_of(split)) == 68


@pytest.mark.rule("Sagas", "The Components")
@pytest.mark.parametrize(("options", "different"), [(Options(), 40), (EVEN, 34), (RULES.usual, 30)])
def test_there_are_40_sagas_that_ask_for_six_traits(options, different):
    """Never more than three of a trait, and each trait as often in all of them."""
    needs = [NEEDS[saga] for saga in listed(options)]

    assert (len(needs), len(set(needs))) == (40, different)
    assert {sum(need) for need in needs} == {MARKERS}
    assert max(max(need) for need in needs) == 3
    assert [sum(column) for column in zip(*needs, strict=True)] == [60] * 4


@pytest.mark.rule("Sagas", "options")
def test_light_sagas_have_made_way_for_as_many_like_most():
    """In a new match; one that began before has the list of then, in the order of old."""
    made_way = [(Options(), EVEN, 6, (1, 1, 2, 2)), (EVEN, RULES.usual, 4, (1, 1, 1, 3))]
    for before, after, many, kind in made_way:
        old, new = set(listed(before)), set(listed(after))

        assert {tuple(sorted(NEEDS[saga])) for saga in old - new} == {kind}
        assert {tuple(sorted(NEEDS[saga])) for saga in new - old} == {(0, 1, 2, 3)}
        assert len(old - new) == len(new - old) == many
    assert listed(Options()) == list(Saga)[:40]


@pytest.mark.rule("Sagas", "options")
def test_all_usual_sagas_of_a_new_match_are_of_one_kind():
    """So none is lighter than another."""
    assert {tuple(sorted(NEEDS[saga])) for saga in pool(RULES.usual)} == {(0, 1, 2, 3)}


@pytest.mark.rule("The Components")
def test_four_players_never_need_more_markers_than_there_are():
    """Of the 48 markers twelve have each colour."""
    most = (sorted((need[i] for need in NEEDS.values()), reverse=True)[:4] for i in range(4))

    assert all(sum(highest) <= 12 for highest in most)


@pytest.mark.rule("Sagas", "options")
def test_hard_sagas_ask_for_two_traits_only():
    """They are dealt only where that is chosen."""
    assert {tuple(sorted(NEEDS[saga])) for saga in HARD} == {(0, 0, 3, 3)}
    assert len(HARD) == len(list(combinations(HEROIC, 2)))
    for usual in (Options(), EVEN, RULES.usual):
        assert set(pool(usual)) == set(listed(usual)) - HARD
        assert pool(replace(usual, hard_sagas=HardSagas.ON)) == listed(usual)
        assert set(pool(replace(usual, hard_sagas=HardSagas.ALL))) == HARD
