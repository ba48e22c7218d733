"""Doom: Whisper, Nix, Ragnarok, and the token that they cost; ghosts as plays."""

import pytest

from games.core.errors import IllegalAction
from games.norsaga.actions import Dismiss, Nix, Play, Ragnarok, Skip, Whisper
from games.norsaga.events import Dismissed, TokenRemoved, TokenTaken
from games.norsaga.steps.embellishing import Embellishing
from tests.games.looking import kinds, offered, told
from tests.games.norsaga.builder import (
    A1,
    A2,
    B1,
    B2,
    DOOM1,
    DOOM2,
    DOOM3,
    FULL,
    P1,
    P2,
    YOU,
    beginning,
    board,
    embellishing,
    ending_turn,
    place,
    sung,
    telling,
)


@pytest.mark.rule("Ghosts", "S24", "FAQ other trees", "FAQ own ghosts")
def test_ghosts_may_be_played_on_any_tree():
    """Filled or empty, the own too; other cards only on the own."""
    here = telling(board(("", FULL, ""), hands=("K R/R",)))
    ghost, red = here.table.hands[0]
    seats = {(one.card, one.place.seat) for one in offered(here, 0, Play)}

    assert seats == {(ghost, 0), (ghost, 1), (ghost, 2), (red, 0)}

    after, _ = here.apply(0, Play(ghost, place(1, P1)))

    assert after.table.trees[1][P1] == ghost


@pytest.mark.rule("Whisper", "N2")
def test_whisper_plays_a_card_and_leaves_the_turns_own_play():
    """Two cards come down in the turn."""
    here = embellishing(board((DOOM1, ""), hands=("R/R G/G",)))
    red, green = here.table.hands[0]
    then, _ = here.apply(0, Whisper(red, place(0, P1)))
    after, _ = then.apply(0, Play(green, place(0, P2)))

    assert set(after.table.trees[0]) == {YOU, P1, P2}


@pytest.mark.rule("N2")
def test_whisper_by_a_skald_after_the_play_grants_no_second_play():
    """The turn is over then."""
    here = sung(board((DOOM1, ""), hands=("R/R G/G", "R/B")), 0)
    after, _ = here.apply(0, Whisper(here.table.hands[0][0], place(0, P1)))

    assert after.table.active == 1


@pytest.mark.rule("N2", "S23")
def test_whisper_on_another_players_turn_grants_no_play():
    """Nor a card to draw."""
    here = sung(board(("R/R", DOOM1, ""), hands=("", "R/R G/G")), 1)
    after, _ = here.apply(1, Whisper(here.table.hands[1][0], place(1, P1)))

    assert len(after.table.hands[1]) == 4
    assert after.table.active == 1
    assert len(after.table.trees[1]) == 2


@pytest.mark.rule("Whisper", "S28", "Doom token")
def test_whisper_takes_the_token_first():
    """Then the card comes down."""
    here = embellishing(board((DOOM1, ""), hands=("R/R",)))
    after, events = here.apply(0, Whisper(here.table.hands[0][0], place(0, P1)))

    assert (events[1], after.table.doomed) == (TokenTaken(seat=0), (0,))


@pytest.mark.rule("Whisper")
def test_whisper_needs_a_card():
    """Nix and Ragnarok do not."""
    here = embellishing(board((DOOM3, "")))

    assert kinds(here, 0) & {Whisper, Nix, Ragnarok} == {Nix, Ragnarok}


@pytest.mark.rule("Nix", "S12", "S13")
def test_nix_makes_everybody_dismiss_a_hero():
    """The user too, and each chooses for oneself; whoever has none is left out."""
    here = embellishing(board((DOOM2, "R/R | G/G .", ""), hands=("R/R",)))
    asked, _ = here.apply(0, Nix())

    assert (asked.awaited, asked.table.doomed) == ((0, 1), (0,))

    asked, _ = asked.apply(1, Dismiss(place(1, YOU)))
    after, events = asked.apply(0, Dismiss(place(0, P1)))

    assert [one.place for one in told(events, Dismissed)] == [place(0, P1), place(1, YOU)]
    assert (set(after.table.trees[0]), set(after.table.trees[1])) == ({YOU}, {P1})


@pytest.mark.rule("Ragnarok", "S41", "S42")
def test_ragnarok_dismisses_all_grandparents():
    """Of all trees, and nobody else."""
    here = embellishing(board((DOOM3, FULL, "R/R | . R/G | . Y/R | . ."), hands=("R/R",)))
    after, events = here.apply(0, Ragnarok())

    assert [set(tree) for tree in after.table.trees] == [{YOU, P1}, {YOU, P1, P2}, {YOU, P2}]
    assert {one.place for one in told(events, Dismissed)} == {
        place(0, A1),
        place(1, A1),
        place(1, A2),
        place(1, B1),
        place(1, B2),
        place(2, A2),
    }
    assert after.table.doomed == (0,)


@pytest.mark.rule("Doom token", "S27")
def test_the_token_goes_when_the_owners_next_turn_begins():
    """Changing the heroes does not remove it."""
    table = board((DOOM1, "", ""), doomed=(0,), hands=("R/R",))
    table.trees[0] = {}
    others, _ = ending_turn(table.copy(), 0)
    own, events = beginning(table.copy(), 0)

    assert others.table.doomed == (0,)
    assert (own.table.doomed, told(events, TokenRemoved)) == ((), [TokenRemoved(seat=0)])


@pytest.mark.rule("V11", "S27", "Doom token")
def test_doom_from_another_players_turn_stays_until_the_own_turn():
    """Seat 2 whispers in seat 0's turn; seat 1 may still play there."""
    here = sung(board(("R/R", "", DOOM1), hands=("", "R/R", "G/G")), 2)
    second, _ = here.apply(2, Whisper(here.table.hands[2][0], place(2, P1)))

    assert (second.table.active, second.table.doomed) == (1, (2,))
    assert 2 in {one.place.seat for one in offered(second, 1, Play)}

    third, _ = second.apply(1, offered(second, 1, Play)[0])

    assert (third.table.active, third.table.doomed) == (2, ())


@pytest.mark.rule("Doom token", "S28")
def test_there_is_never_a_second_token():
    """A second Doom embellishment takes none."""
    here = embellishing(board((DOOM2, ""), doomed=(0,), hands=("R/R", "")))
    after, events = here.apply(0, Whisper(here.table.hands[0][0], place(0, A1)))

    assert (after.table.doomed, told(events, TokenTaken)) == ((0,), [])


@pytest.mark.rule("S30", "S29")
def test_two_doomed_players_may_play_onto_each_other():
    """The own token hinders nobody."""
    here = telling(board((DOOM1, DOOM1), doomed=(0, 1), hands=("R/R",)))

    assert {one.place.seat for one in offered(here, 0, Play)} == {0, 1}


@pytest.mark.rule("S29", "N12", "Doom token")
def test_whisper_may_go_to_a_doomed_tree():
    """Any card, not only ghosts; of several plays any may go there."""
    here = embellishing(board((DOOM1, FULL, ""), doomed=(1,), hands=("R/R G/G",)))
    red, green = here.table.hands[0]
    then, _ = here.apply(0, Whisper(red, place(1, A1)))

    assert then.table.trees[1][A1] == red
    assert Play(green, place(1, A2)) in then.asks[0]
    with pytest.raises(IllegalAction):
        then.apply(0, Play(green, place(2, A2)))


@pytest.mark.rule("S27")
def test_a_skipped_turn_removes_the_token_too():
    """Whoever declines everything has had a turn all the same."""
    table = board((DOOM1, ""), doomed=(0,), hands=("R/R",))
    own, _ = beginning(table, 0)
    after, _ = own.apply(0, Skip())

    assert isinstance(own.step, Embellishing)
    assert after.table.doomed == ()
