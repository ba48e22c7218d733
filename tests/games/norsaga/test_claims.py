"""Inheritance: which markers a tree can take at once, against an oracle that tries everything."""

from itertools import combinations, product

import pytest

from games.core.dice import Referee, seeded
from games.norsaga.cards import HEROIC, RECESSIVE, TRAIT, Card
from games.norsaga.claims import TraitCount, claims, markers, matched, missing
from games.norsaga.options import Options
from games.norsaga.sagas import NEEDS, Saga
from games.norsaga.tree import PAIRS, Spot
from tests.games.norsaga.builder import YOU, B, G, R, Stock, saga


def tree(written):
    """A tree of its own cards."""
    return Stock(Options()).tree(written)


def oracle(heroes, story):
    """The most markers, by trying every set of places for every arrangement.

    A place is a hero's dominant trait, or a pair's recessive; written without the engine's tables
    of claims, and slow.
    """
    need = dict(zip(HEROIC, NEEDS[story], strict=True))
    places = [(spot, TRAIT[card], "dominant") for spot, card in heroes.items()]
    for one, other in PAIRS:
        if one in heroes and other in heroes:
            traits = {RECESSIVE.get(heroes[one]), RECESSIVE.get(heroes[other])}
            if len(traits) == 1 and None not in traits:
                places.append((one, traits.pop(), "recessive"))
    best = 0
    for size in range(len(places) + 1):
        if any(_fits(chosen, need) for chosen in combinations(places, size)):
            best = size
    return best


def _fits(chosen, need):
    traits = [trait for _, trait, _ in chosen]
    if any(traits.count(trait) > need.get(trait, 0) for trait in traits):
        return False
    spots = [spot for spot, _, kind in chosen if kind == "dominant"]
    return not any(one in spots and other in spots for one, other in PAIRS)


def some_trees(number):
    """Trees by chance: any cards on any spots."""
    referee = Referee(seeded("trees"), None, Options())
    for _ in range(number):
        cards = list(Card)
        referee.shuffle(cards)
        yield {spot: cards.pop() for spot in Spot if referee.roll(4) > 1}


@pytest.mark.rule("Inheritance & Winning", "S8")
def test_claims_are_exact():
    """As many as trying every arrangement finds, for any tree and any saga."""
    for heroes in some_trees(150):
        for story in Saga:
            assert claims(heroes, story) == oracle(heroes, story), (heroes, story)


@pytest.mark.rule("S8", "S43", "FAQ markers")
def test_markers_lie_in_an_arrangement_that_the_rules_allow():
    """As many as are claimed, none on a trait that is not there, one dominant of a pair."""
    for heroes, story in product(some_trees(60), list(Saga)[::5]):
        placed = markers(heroes, story)

        assert len(placed) == claims(heroes, story)
        assert _fits([(m.spot, m.trait, m.recessive or "dominant") for m in placed], _need(story))
        assert all(m.recessive or TRAIT[heroes[m.spot]] is m.trait for m in placed)


@pytest.mark.rule("Inheritance & Winning", "S8")
def test_what_is_missing_is_what_the_markers_leave_of_a_saga():
    """Only what there is any need of is named, in the order of the traits."""
    for heroes, story in product(some_trees(60), list(Saga)[::5]):
        left = _need(story)
        for marker in markers(heroes, story):
            left[marker.trait] -= 1
        wanted = [TraitCount(count, trait) for trait, count in left.items() if count]

        assert list(missing(heroes, story)) == wanted


def _need(story):
    return dict(zip(HEROIC, NEEDS[story], strict=True))


@pytest.mark.rule("V1")
def test_three_of_six_are_claimed_by_the_youngest_and_one_pair():
    """Craft from the youngest, Lore by the matched recessive, and one dominant of the pair."""
    assert claims(tree("G/R | R/B B/B"), saga("GBBRRR")) == 3


@pytest.mark.rule("V2", "Heroes")
def test_a_pair_gives_one_dominant_and_a_matched_recessive():
    """Green over red beside blue over red: never all three."""
    both = claims(tree(". | G/R B/R"), saga("GBRYYY"))

    assert both == 2
    assert {m.trait for m in markers(tree(". | G/R B/R"), saga("GBRYYY"))} in ({R, G}, {R, B})


@pytest.mark.rule("V3", "Heroes", "Skalds")
def test_a_skald_in_front_lends_nothing():
    """Nor does the recessive trait of the youngest ever count."""
    assert claims(tree("P/R"), saga("RRRGGG")) == 0
    assert claims(tree("G/R"), saga("RRRYYY")) == 0


@pytest.mark.rule("Skalds")
def test_a_skald_completes_a_matched_pair():
    """Its recessive trait counts like any other."""
    assert claims(tree(". | P/R Y/R"), saga("RRRGGG")) == 1


@pytest.mark.rule("Ghosts")
def test_ghosts_lend_nothing_and_match_nobody():
    """Two ghosts have no recessive in common either."""
    assert claims(tree("K | K K | K R/R"), saga("RRRGGG")) == 1


@pytest.mark.rule("Inheritance & Winning", "V5", "FAQ seven spots", "S1")
def test_six_heroes_can_be_enough_without_a_youngest():
    """Three pairs that each lend a dominant and a matched recessive."""
    complete = tree(". | R/G B/G | R/G Y/G | R/B Y/B")

    assert claims(complete, saga("RRRGGB")) == 6


@pytest.mark.rule("FAQ seven spots", "S1")
def test_five_heroes_are_never_enough():
    """Six places for a trait need six heroes at least."""
    for left_out in combinations(Spot, 2):
        pairs = [pair for pair in PAIRS if not set(pair) & set(left_out)]
        single = [pair for pair in PAIRS if len(set(pair) & set(left_out)) == 1]
        places = (YOU not in left_out) + 2 * len(pairs) + len(single)

        assert places < 6


@pytest.mark.rule("FAQ gender", "FAQ colours", "FAQ order")
def test_any_hero_may_stand_anywhere():
    """Nothing but traits counts: two of one colour make a pair like any other."""
    assert claims(tree("Y/Y | G/B R/B | . . | G/R ."), saga("GGRYBB")) == 4


@pytest.mark.rule("N4")
def test_matched_pairs_count_where_the_saga_asks_for_them():
    """Of two matched pairs one is of use."""
    heroes = tree(". | R/G B/G | R/Y B/Y")

    assert (matched(heroes, saga("GGGBBB")), matched(heroes, saga("GGGYYY"))) == (1, 2)
