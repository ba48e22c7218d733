"""A turn: catch your breath, embellish your story, continue the tale."""

import pytest

from games.core.errors import IllegalAction
from games.core.narrowing import ACTION, ACTOR, narrow
from games.norsaga.actions import Adapt, Augur, Chant, Play, Plunder, Prayer, Skip, Whisper
from games.norsaga.cards import Trait
from games.norsaga.claims import TraitCount
from games.norsaga.events import (
    Declined,
    Dismissed,
    Drew,
    EndNears,
    NothingToPlay,
    PlayedAtHome,
    Reshuffled,
    TurnBegan,
)
from games.norsaga.options import Options
from games.norsaga.prompts import (
    ContinuingTale,
    DiscardingOne,
    EmbellishingStory,
    PlayingRevealed,
)
from games.norsaga.steps.continuing import Continuing
from games.norsaga.steps.embellishing import Embellishing
from games.norsaga.steps.turn import WARNING
from games.norsaga.table import Reason
from tests.games.looking import kinds, offered, told
from tests.games.norsaga.builder import (
    A1,
    CRAFT1,
    DOOM1,
    FAITH1,
    FAITH2,
    FULL,
    LORE1,
    MIGHT1,
    P1,
    THREE,
    TWO,
    YOU,
    beginning,
    board,
    embellishing,
    ending_turn,
    place,
    sung,
    telling,
)


@pytest.mark.rule("Catch your Breath", "N11", "S14")
@pytest.mark.parametrize(("held", "drawn"), [("", 4), ("R/R", 3), ("R/R R/G R/B R/Y", 0)])
def test_a_turn_begins_by_drawing_up_to_four_cards(held, drawn):
    """Also the first turn of all: whoever holds four already draws none."""
    at, events = beginning(board(hands=(held,)), 0)

    assert len(at.table.hands[0]) == 4
    assert sum(event.count for event in told(events, Drew)) == drawn


@pytest.mark.rule("S5", "Catch your Breath")
def test_there_is_no_hand_limit():
    """Above four one just draws nothing."""
    at, events = beginning(board(hands=("R/R R/G R/B R/Y G/R",)), 0)

    assert (len(at.table.hands[0]), told(events, Drew)) == (5, [])


@pytest.mark.rule("S6", "Continue the Tale")
def test_an_empty_deck_is_made_anew_when_a_card_is_needed():
    """One card is left; the discard pile gives the others."""
    at, events = beginning(board(hands=("R/R",), deck="G/G", bare=True), 0)

    assert len(told(events, Reshuffled)) == 1
    assert (len(at.table.hands[0]), at.table.discards) == (4, [])


@pytest.mark.rule("S6")
def test_the_new_deck_is_shuffled():
    """It comes in another order than it was discarded."""
    table = board(bare=True)
    thrown = list(table.discards)
    at, _ = beginning(table, 0)

    assert sorted([*at.table.deck, *at.table.hands[0]]) == sorted(thrown)
    assert at.table.deck != thrown[:-4]


@pytest.mark.rule("S6")
def test_a_deck_that_is_used_up_waits_for_the_next_draw():
    """It is made anew no sooner than that."""
    at, events = beginning(board(hands=("R/R R/G R/B",), deck="G/G", bare=True), 0)

    assert (told(events, Reshuffled), at.table.deck) == ([], [])


@pytest.mark.rule("S6")
def test_a_full_table_still_leaves_cards_to_draw():
    """28 heroes, and all hands full: the smallest deck has more than that."""
    assert 4 * 7 + 4 * 4 + 1 < 48


@pytest.mark.rule("Embellish your Story", "S2", "S21")
def test_one_embellishment_may_be_used_or_none():
    """Then a card is played; a second embellishment is not offered."""
    at = embellishing(board((FAITH1, ""), hands=("R/R", "")))
    none, events = at.apply(0, Skip())
    one, _ = at.apply(0, Chant())

    assert len(told(events, Declined)) == 1
    assert kinds(none, 0) == kinds(one, 0) == {Play}


@pytest.mark.rule("Embellish your Story", "N6")
def test_who_is_eligible_for_nothing_is_not_asked():
    """An empty tree is public."""
    at, _ = beginning(board(), 0)

    assert isinstance(at.step, Continuing)


@pytest.mark.rule("S4")
def test_a_play_does_not_make_eligible_in_the_same_turn():
    """A hero in front is of use in the next turn."""
    at = telling(board(TWO, hands=("Y/R R/R",)))
    after, _ = at.apply(0, Play(at.table.hands[0][0], place(0, YOU)))

    assert (after.table.active, after.awaited) == (1, (1,))


@pytest.mark.rule("S15", "N1")
def test_on_a_later_seats_first_turn_a_ghost_in_front_gives_whisper():
    """The first player haunts the second before that one ever played."""
    at = telling(board(hands=("K", "")))
    after, _ = at.apply(0, Play(at.table.hands[0][0], place(1, YOU)))

    assert isinstance(after.step, Embellishing)
    assert Whisper in kinds(after, 1)


@pytest.mark.rule("Continue the Tale", "FAQ own tree", "FAQ order", "FAQ moving")
def test_any_card_may_be_played_on_any_own_spot():
    """Seven spots for each card, in no order, empty or not; heroes are never moved."""
    at = telling(board((FULL, ""), hands=("R/R P/R",)))

    assert len(offered(at, 0, Play)) == 14
    assert {play.place.seat for play in offered(at, 0, Play)} == {0}
    assert kinds(at, 0) == {Play}


@pytest.mark.rule("Embellish your Story", "Continue the Tale")
def test_to_play_at_once_is_to_embellish_not_at_all():
    """The turn's play is offered beside the embellishments, and ends the turn as it always does."""
    at = embellishing(board((MIGHT1, ""), hands=("R/R G/G", "B/B")))
    card = at.table.hands[0][0]
    after, events = at.apply(0, Play(card, place(0, P1)))
    _, later = at.apply(0, Skip())[0].apply(0, Play(card, place(0, P1)))

    assert kinds(at, 0) == {Play, Adapt, Skip}
    assert (after.table.active, after.awaited, events) == (1, (1,), later)


@pytest.mark.rule("Continue the Tale")
def test_a_panel_asks_for_the_card_and_then_for_its_place():
    """Beside the cards stand the embellishments; so a play takes two choices."""
    at = embellishing(board((MIGHT1, ""), hands=("R/R G/G", "B/B")))
    ask, (card, other) = at.asks[0], at.table.hands[0]
    first = narrow(ask, {})
    second = narrow(ask, {ACTOR: card})

    assert (first.field, first.values) == (ACTOR, (card, other, "adapt", "skip"))
    assert (second.field, len(second.values)) == (ACTION, 7)
    assert narrow(ask, {ACTOR: card, ACTION: second.values[3]}) == Play(card, place(0, A1))


@pytest.mark.rule("Embellish your Story", "S4")
def test_a_skalds_gift_comes_with_no_play():
    """Neither in the own turn nor in another's."""
    table = board((MIGHT1, MIGHT1), hands=("R/R G/G", "B/B"))

    assert kinds(sung(table.copy(), 0), 0) == {Adapt, Skip}
    assert kinds(sung(table.copy(), 1), 1) == {Adapt, Skip}


@pytest.mark.rule("Continue the Tale", "S7")
def test_whoever_stood_there_is_dismissed():
    """Onto the open discard pile."""
    at = telling(board(("G/R", ""), hands=("R/R",)))
    old, new = at.table.trees[0][YOU], at.table.hands[0][0]
    after, events = at.apply(0, Play(new, place(0, YOU)))

    assert (after.table.trees[0][YOU], after.table.discards[-1]) == (new, old)
    assert told(events, Dismissed) == [Dismissed(card=old, place=place(0, YOU))]
    assert told(events, PlayedAtHome) == [PlayedAtHome(seat=0, card=new, spot=YOU)]


@pytest.mark.rule("S2", "Continue the Tale")
def test_an_empty_hand_plays_nothing():
    """The turn just ends."""
    at = embellishing(board((CRAFT1, ""), hands=("", "R/R")))
    after, events = at.apply(0, Skip())

    assert told(events, NothingToPlay) == [NothingToPlay(seat=0)]
    assert after.table.active == 1


@pytest.mark.rule("S2")
def test_a_play_cannot_be_declined():
    """Any card can always go somewhere on the own tree."""
    at = telling(board(hands=("R/R",)))

    with pytest.raises(IllegalAction):
        at.apply(0, Skip())


@pytest.mark.rule("S3", "S34")
def test_an_embellishment_without_an_effect_may_be_used():
    """Looking at an empty hand, for instance; it is spent all the same."""
    at = embellishing(board((CRAFT1, ""), hands=("R/R", "")))
    after, _ = at.apply(0, Plunder(1))

    assert kinds(after, 0) == {Play}


@pytest.mark.rule("N16", "Setup")
def test_turns_go_around_in_the_order_that_was_drawn():
    """Whatever the numbers of the seats are."""
    table = board(THREE, circle=(2, 0, 1))
    first, _ = ending_turn(table, 2)
    second, _ = ending_turn(first.table.copy(), 0)
    third, events = ending_turn(second.table.copy(), 1)

    assert [at.table.active for at in (first, second, third)] == [0, 1, 2]
    assert [event.seat for event in told(events, TurnBegan)] == [2]


@pytest.mark.rule("N3", "options")
def test_at_the_turn_cap_the_most_markers_win():
    """After the last seat of the round, so that all had as many turns."""
    table = board(("R/R", "B/G | Y/R .", ""), rounds=24, circle=(1, 2, 0))
    on, _ = ending_turn(table.copy(), 1)
    over, _ = ending_turn(table.copy(), 0)

    assert on.ending is None
    assert (over.ending.reason, over.ending.winners) == (Reason.ROUNDS, (1,))


@pytest.mark.rule("N3")
def test_a_tie_at_the_turn_cap_is_shared():
    """By all who have the most."""
    over, _ = ending_turn(board(("R/R", "G/G", "B/B", "R/Y"), rounds=24), 3)

    assert over.ending.winners == (0,)

    shared, _ = ending_turn(board(("R/R", "B/G", "", "R/Y"), rounds=24), 3)

    assert shared.ending.winners == (0, 1)


@pytest.mark.rule("N3", "options")
def test_the_turn_cap_is_announced_and_can_be_off():
    """Three rounds before; without a cap nothing is said and nothing ends."""
    _, events = ending_turn(board(rounds=24 - WARNING), 1)
    off, silence = ending_turn(board(rounds=39, options=Options(turn_cap=0)), 1)

    assert told(events, EndNears) == [EndNears(rounds=WARNING)]
    assert (off.ending, told(silence, EndNears)) == (None, [])


@pytest.mark.rule("Continue the Tale", "Doom token", "S29")
def test_with_doom_on_a_tree_others_may_play_any_card_there():
    """Not on a tree without it, and the hand may be split between trees over several plays."""
    at = telling(board((DOOM1, FULL, ""), hands=("R/R",), doomed=(1,)))

    assert {play.place.seat for play in offered(at, 0, Play)} == {0, 1}
    assert Play(at.table.hands[0][0], place(1, P1)) in at.asks[0]
    assert Play(at.table.hands[0][0], place(2, P1)) not in at.asks[0]


@pytest.mark.rule("Embellish your Story", "Continue the Tale", "Augur", "Prayer")
def test_each_step_says_what_it_asks():
    """Everybody may know it."""
    left = (TraitCount(3, Trait.MIGHT), TraitCount(3, Trait.CRAFT))
    plays = telling(board(hands=("R/R",)))
    chooses = embellishing(board((FAITH1, ""), hands=("R/R",)))
    discards, _ = embellishing(board((LORE1, ""), hands=("R/R",))).apply(0, Augur())
    prays, _ = embellishing(board((FAITH2, ""), deck="B/B")).apply(0, Prayer())

    assert plays.prompt(0) == ContinuingTale(0, left)
    assert chooses.prompt(0) == EmbellishingStory(0, Trait.FAITH, 1, left)
    assert discards.prompt(0) == DiscardingOne(0)
    assert prays.prompt(0) == PlayingRevealed(0, prays.table.aloft[0])
