"""What lies on the table, as all see it, and what each card of the own hand would add."""

import msgspec
import pytest

from games.core.dice import seeded
from games.core.vocabulary import Ending
from games.norsaga.actions import Invade, Play
from games.norsaga.cards import Trait
from games.norsaga.claims import Marker
from games.norsaga.options import Options, SagaPick
from games.norsaga.rules import RULES
from games.norsaga.sagas import NEEDS
from games.norsaga.table import Reason
from games.norsaga.tree import Bloodline
from tests.games.norsaga.builder import (
    B2,
    MIGHT3,
    P1,
    P2,
    YOU,
    board,
    embellishing,
    place,
    saga,
    telling,
)

NEARLY = ". | R/G B/G | R/G Y/G | R/B ."
"""Five of RRRGGB."""


def seen(position, seat=None):
    """The view of a seat."""
    return RULES.view(position, seat)


@pytest.mark.rule("Setup", "S7", "Inheritance & Winning")
def test_each_tree_is_shown_with_its_saga_and_markers():
    """And who is one claim from winning."""
    at = telling(board((NEARLY, "R/R"), sagas=("RRRGGB", "BBBYYY"), hands=("G/G",)))
    close, other = seen(at).trees

    assert (close.saga, close.need) == (saga("RRRGGB"), NEEDS[saga("RRRGGB")])
    assert (close.claims, close.is_close) == (5, True)
    assert Marker(P1, Trait.CRAFT, recessive=True) in close.markers
    assert (other.claims, other.is_close, other.markers) == (0, False, ())
    assert other.heroes == at.table.trees[1]


@pytest.mark.rule("Embellishments", "Doom token", "N9")
def test_each_tree_tells_colour_level_token_and_whether_its_owner_left():
    """All of it public."""
    at = telling(board((MIGHT3, "K", ""), doomed=(1,), gone=(2,), hands=("G/G",)))
    one, two, three = seen(at).trees

    assert (one.bloodline, two.bloodline) == (Bloodline(Trait.MIGHT, 3), Bloodline(Trait.DOOM, 1))
    assert [tree.doomed for tree in (one, two, three)] == [False, True, False]
    assert [tree.gone for tree in (one, two, three)] == [False, False, True]


@pytest.mark.rule("S7", "S8")
def test_the_own_hand_tells_what_each_card_would_add():
    """By the best play on the own tree; a ghost adds nothing."""
    table = board((NEARLY, ""), sagas=("RRRGGB", "BBBYYY"), hands=("Y/B Y/R K", "R/R"))
    best, useless, ghost = seen(telling(table), 0).hand

    assert (best.claims, best.gain, best.spot) == (6, 1, B2)
    assert (useless.claims, useless.gain) == (5, 0)
    assert (ghost.claims, ghost.gain) == (5, 0)
    assert [held.card for held in seen(telling(table), 1).hand] == table.hands[1]


@pytest.mark.rule("S8")
def test_a_card_that_can_only_do_harm_says_so():
    """On a full tree a ghost costs a marker."""
    tree = "R/R | R/Y G/B | R/Y G/B | G/R Y/B"
    table = board((tree, ""), sagas=("RRRGGG", "BBBYYY"), hands=("K",))
    (ghost,) = seen(telling(table), 0).hand

    assert ghost.gain == ghost.claims - table.claims(0) <= 0


@pytest.mark.rule("options")
def test_before_the_sagas_are_chosen_no_card_has_a_worth():
    """Nobody has a marker yet."""
    at, _ = RULES.start(2, Options(saga_pick=SagaPick.ONE_OF_TWO), seeded("view"))
    view = seen(at, 0)

    assert {held.gain for held in view.hand} == {0}
    assert [(tree.claims, tree.need) for tree in view.trees] == [(0, None)] * 2


@pytest.mark.rule("S7", "S6")
def test_piles_are_shown_the_deck_by_its_size_alone():
    """The discard pile face up, the newest on top."""
    at = telling(board(discards="R/R G/G", hands=("B/B",)))

    assert seen(at).discards == tuple(at.table.discards)
    assert seen(at).deck_size == len(at.table.deck)


@pytest.mark.rule("S19", "S16", "Skalds")
def test_who_embellishes_by_which_skald_and_who_waits_is_shown():
    """And where cards came down in this turn."""
    at = embellishing(board((MIGHT3, "R/G"), hands=("P/R", "B/B")))
    skald = at.table.hands[0][0]
    asked, _ = at.apply(0, Invade(skald, place(1, P1)))
    view = seen(asked)

    assert (view.skald.seat, view.skald.card, view.queue) == (1, skald, ())
    assert view.fresh == (place(1, P1),)
    assert (view.awaited, view.active) == ((1,), 0)
    assert seen(at).skald is None


@pytest.mark.rule("N16", "S7")
def test_the_turn_order_the_turn_and_the_round_are_shown():
    """Also how the match ended."""
    table = board(("", "", ""), circle=(2, 0, 1), turn=7, rounds=2, hands=("G/G",))
    view = seen(telling(table))

    assert (view.circle, view.turn, view.rounds, view.ending) == ((2, 0, 1), 7, 2, None)
    assert RULES.turn(telling(table)) == 7

    table.ending = Ending(Reason.ROUNDS, (1,))
    at = telling(table)
    at.agenda = ()

    assert seen(at).ending == Ending(Reason.ROUNDS, (1,))


@pytest.mark.rule("Continue the Tale")
def test_a_players_last_move_stays_marked_until_the_same_players_next():
    """So that one sees, in one's own turn, what the others have done."""
    at = telling(board(hands=("G/G R/G", "R/R")))
    first, second = at.table.hands[0]
    at, _ = at.apply(0, Play(first, place(0, YOU)))

    assert seen(at).fresh == (place(0, YOU),)

    at, _ = at.apply(1, Play(at.table.hands[1][0], place(1, P1)))

    assert seen(at).fresh == (place(0, YOU), place(1, P1))

    at, _ = at.apply(0, Play(second, place(0, P2)))

    assert seen(at).fresh == (place(1, P1), place(0, P2))


@pytest.mark.rule("S19")
@pytest.mark.parametrize("version", [1, 2])
def test_a_save_of_an_older_version_keeps_its_fresh_places(version):
    """Nobody had noted who put them down: they count as the tree's owner's."""
    at = embellishing(board((MIGHT3, "R/G"), hands=("P/R", "B/B")))
    asked, _ = at.apply(0, Invade(at.table.hands[0][0], place(1, P1)))
    save = msgspec.json.decode(RULES.codec.dump(asked))
    save["version"] = version
    traces = save.pop("traces")
    for trace in traces:
        del trace["user"]
    if version == 1:
        save["table"]["fresh"] = [trace["place"] for trace in traces]
    else:
        save["traces"] = traces
    loaded = RULES.codec.load(msgspec.json.encode(save))

    assert loaded.table == asked.table
    assert seen(loaded).fresh == (place(1, P1),)
    assert [trace.user for trace in loaded.traces] == [1]
