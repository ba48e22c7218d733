"""Which embellishments a tree makes its owner eligible for."""

import pytest

from games.norsaga.cards import Trait
from games.norsaga.embellishments.ladders import LADDERS, eligible
from games.norsaga.options import Options
from games.norsaga.powers import Embellishment
from games.norsaga.tree import Bloodline, bloodline
from tests.games.norsaga.builder import B2, YOU, Stock, board, embellishing, place, usable


def line(written):
    """The colour and the level of a tree."""
    return bloodline(Stock(Options()).tree(written))


@pytest.mark.rule("Embellishments", "S42")
@pytest.mark.parametrize(
    ("written", "level"),
    [
        ("G/R", 1),
        ("G/R | R/G .", 1),
        ("G/R | . G/B", 2),
        ("G/R | G/B G/Y", 2),
        ("G/R | G/B . | . . | . G/Y", 3),
        ("G/R | R/B . | G/Y G/B", 1),
    ],
)
def test_unbroken_generations_of_the_youngest_hero_count(written, level):
    """The youngest, then a parent, then any grandparent; without a parent the line is broken."""
    assert line(written) == Bloodline(Trait.CRAFT, level)


@pytest.mark.rule("V4", "Embellishments")
def test_a_grandparent_of_either_pair_carries_the_line_on():
    """Also one that is not the red parent's own; with two green parents it does not help."""
    assert line("R/R | R/B G/R | Y/R Y/G Y/B R/Y") == Bloodline(Trait.MIGHT, 3)
    assert line("R/R | G/B G/R | Y/R Y/G Y/B R/Y") == Bloodline(Trait.MIGHT, 1)


@pytest.mark.rule("V3", "Ghosts in detail")
def test_a_line_of_ghosts_lends_doom():
    """Like any other colour."""
    assert line("K | K . | K .") == Bloodline(Trait.DOOM, 3)


@pytest.mark.rule("V3", "Skalds", "S17")
@pytest.mark.parametrize("written", ["P/R", "P/R | P/G . | P/B .", ". | R/R R/G | R/B ."])
def test_a_skald_in_front_or_nobody_lends_nothing(written):
    """There are no purple embellishments."""
    assert line(written) == Bloodline(None, 0)


@pytest.mark.rule("FAQ recessives", "FAQ markers")
def test_recessive_traits_and_markers_do_not_count():
    """Only the colours of heroes do."""
    assert line("R/G | B/R Y/R | B/R Y/R") == Bloodline(Trait.MIGHT, 1)


@pytest.mark.rule("Embellishments")
def test_there_are_fifteen_embellishments_three_of_a_colour():
    """Each belongs to one colour and generation."""
    assert [len(ladder) for trait, ladder in LADDERS.items() if trait] == [3] * 5
    rungs = [{kind.embellishment() for kind in rung} for one in LADDERS.values() for rung in one]

    assert [rung.pop() for rung in rungs] == list(Embellishment)
    assert not any(rungs)


@pytest.mark.rule("Embellishments", "Embellish your Story")
def test_any_level_up_to_the_own_may_be_used():
    """Lower ones too."""
    assert [len(eligible(Bloodline(Trait.LORE, level))) for level in (1, 2, 3)] == [1, 2, 3]
    assert usable(embellishing(board(("B/R | B/G .", ""), hands=("R/R",))), 0) == {
        Embellishment.AUGUR,
        Embellishment.OFFERING,
    }


@pytest.mark.rule("FAQ own tree")
def test_a_place_is_written_as_seat_and_spot():
    """As it is typed."""
    assert [str(place(1, spot)) for spot in (YOU, B2)] == ["1:you", "1:b2"]
