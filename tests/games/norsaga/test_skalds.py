"""Skalds: who may embellish, when, and how often."""

import pytest

from games.core.dice import Referee, seeded
from games.norsaga.actions import (
    Adapt,
    Assault,
    Augur,
    Dismiss,
    Done,
    Infiltrate,
    Invade,
    Martyr,
    Offering,
    Plant,
    Play,
    PlayRevealed,
    Prayer,
    Skip,
    Succeed,
    Turncoat,
)
from games.norsaga.cards import TRAIT, Card, Trait
from games.norsaga.events import Silence, SkaldSang, SkaldSilent, SkaldWasted
from games.norsaga.options import Options
from games.norsaga.powers import Embellishment
from games.norsaga.prompts import EmbellishingBySkald
from games.norsaga.skalds import Gathering
from games.norsaga.steps.embellishing import Embellishing, SkaldQueue
from games.norsaga.steps.turn import TurnEnd
from games.norsaga.table import CAP, Grant
from tests.games.looking import kinds, offered, told
from tests.games.norsaga.builder import (
    A1,
    CRAFT2,
    CRAFT3,
    FAITH2,
    FAITH3,
    LORE2,
    MIGHT2,
    MIGHT3,
    P1,
    P2,
    YOU,
    at,
    beginning,
    board,
    embellishing,
    place,
    running,
    sung,
    telling,
    usable,
)


def sings(position, seat):
    """Whether a skald grants this seat an embellishment now."""
    step = position.step
    return isinstance(step, Embellishing) and step.skald is not None and step.seat == seat


@pytest.mark.rule("Skalds", "S16")
def test_a_skald_that_is_played_lets_its_owner_embellish():
    """After the play of the turn too; then the turn ends."""
    here = telling(board(("R/R", ""), hands=("P/R G/G", "B/B")))
    asked, events = here.apply(0, Play(here.table.hands[0][0], place(0, P1)))

    assert told(events, SkaldSang) == [SkaldSang(seat=0, card=here.table.hands[0][0])]
    assert sings(asked, 0)
    assert asked.prompt(0) == EmbellishingBySkald(0, Trait.MIGHT, 1)
    assert usable(asked, 0) == {Embellishment.ADAPT}


@pytest.mark.rule("Skalds", "S4", "S21")
def test_the_gift_may_be_declined():
    """And afterwards the skald just stands there."""
    here = telling(board(("R/R", ""), hands=("P/R G/G", "B/B")))
    asked, _ = here.apply(0, Play(here.table.hands[0][0], place(0, P1)))
    after, _ = asked.apply(0, Skip())

    assert after.table.active == 1


@pytest.mark.rule("S16", "Skalds in detail", "Invade")
def test_a_skald_on_anothers_tree_lets_its_owner_embellish():
    """In somebody else's turn."""
    here = embellishing(board((MIGHT3, "R/G"), hands=("P/R", "B/B G/G")))
    asked, _ = here.apply(0, Invade(here.table.hands[0][0], place(1, P1)))

    assert (asked.awaited, asked.table.active) == ((1,), 0)
    assert sings(asked, 1)


@pytest.mark.rule("S16")
def test_a_skald_that_is_placed_sings_too():
    """Adapt places it."""
    here = embellishing(board((MIGHT2, ""), hands=("P/R G/G",)))
    asked, _ = here.apply(0, Adapt(place(0, P1), here.table.hands[0][0]))

    assert sings(asked, 0)


@pytest.mark.rule("S17", "N14", "Skalds")
def test_a_skald_in_front_wastes_its_gift():
    """There are no purple embellishments; all are told."""
    here = telling(board(("R/R", ""), hands=("P/R G/G", "B/B")))
    after, events = here.apply(0, Play(here.table.hands[0][0], place(0, YOU)))

    assert told(events, SkaldWasted) == [SkaldWasted(seat=0, why=Silence.SKALD)]
    assert after.table.active == 1


@pytest.mark.rule("N14", "S17", "S35")
def test_what_counts_is_the_tree_when_the_gift_is_used():
    """A skald came to the front, but somebody else stands there when its turn comes."""
    in_front, _ = running(waiting("P/R"), SkaldQueue(), TurnEnd(0))
    replaced, _ = running(waiting("R/R"), SkaldQueue(), TurnEnd(0))

    assert in_front.table.active == 1
    assert sings(replaced, 0)


def waiting(tree):
    """A skald has landed on seat 0's tree, and its song waits in the queue."""
    table = board((tree, ""), hands=("G/G", "B/B"))
    skald = next(card for card in table.deck if TRAIT[card] is Trait.SKALD)
    table.queue = [Grant(0, skald)]
    table.deck.remove(skald)
    table.discards.append(skald)
    return table


@pytest.mark.rule("S17")
def test_a_skald_over_the_only_matching_parent_lowers_the_level():
    """It is tested after the skald has landed."""
    here = telling(board((MIGHT2, ""), hands=("P/R G/G", "B/B")))
    asked, _ = here.apply(0, Play(here.table.hands[0][0], place(0, P1)))

    assert usable(asked, 0) == {Embellishment.ADAPT}


@pytest.mark.rule("S20", "Skalds in detail")
def test_a_dismissed_skald_still_pays():
    """The one on whose tree it landed."""
    table = waiting("R/R")
    asked, _ = running(table, SkaldQueue(), TurnEnd(0))

    assert asked.step == Embellishing(0, table.discards[0])


@pytest.mark.rule("S23")
def test_on_anothers_turn_the_hand_is_used_as_it_is():
    """Nothing is drawn before."""
    here = embellishing(board((MIGHT3, "B/G"), hands=("P/R", "")))
    asked, _ = here.apply(0, Invade(here.table.hands[0][0], place(1, P1)))

    assert (asked.table.hands[1], usable(asked, 1)) == ([], {Embellishment.AUGUR})


@pytest.mark.rule("V12", "S19", "Offering", "Skalds in detail")
def test_a_skald_played_by_an_embellishment_waits_until_it_has_ended():
    """Offering: discard a skald, play a skald; only the played one sings."""
    here = embellishing(board((LORE2, ""), hands=("P/R P/G R/R",)))
    offered_card, played, _ = here.table.hands[0]
    asked, events = here.apply(0, Offering(offered_card, played, place(0, P2)))

    assert [one.card for one in told(events, SkaldSang)] == [played]
    assert sings(asked, 0)


@pytest.mark.rule("S19", "Skalds in detail")
def test_the_same_embellishment_may_be_used_again():
    """Offering plays a skald, which grants Offering, which plays another one."""
    here = embellishing(board((LORE2, ""), hands=("P/R P/G P/B P/Y",)))
    one, two, three, four = here.table.hands[0]
    asked, _ = here.apply(0, Offering(one, two, place(0, P2)))
    again, _ = asked.apply(0, Offering(three, four, place(0, A1)))

    assert asked.step.skald == two
    assert again.step.skald == four


@pytest.mark.rule("S17")
@pytest.mark.parametrize(
    ("tree", "why"),
    [(". | R/R .", Silence.EMPTY), ("P/R", Silence.SKALD), ("R/R", Silence.NOTHING)],
)
def test_all_are_told_why_a_song_is_wasted(tree, why):
    """Nobody in front, a skald in front, or no card for Adapt."""
    table = board((tree, ""), hands=("", "B/B"))
    table.queue = [Grant(0, Card.SKALD_EYJOLF)]
    _, events = running(table, SkaldQueue(), TurnEnd(0))

    assert told(events, SkaldWasted) == [SkaldWasted(seat=0, why=why)]


@pytest.mark.rule("V8", "S22", "S35")
def test_a_skald_grants_once_a_turn():
    """Turncoat takes it back and plays it again, but it sings no second time."""
    here = embellishing(board((CRAFT2, ""), hands=("P/R R/R",)))
    skald, red = here.table.hands[0]
    first, _ = here.apply(0, Turncoat(place(0, P1), skald, place(0, P2), (red,)))

    assert sings(first, 0)
    assert first.table.discards == [red]

    table = first.table.copy()
    table.trees[0][P1], table.hands[0] = table.hands[0][0], [red]
    again = at(table, Embellishing(0, skald), SkaldQueue(), TurnEnd(0))
    second, events = again.apply(0, Turncoat(place(0, P2), skald, place(0, A1), ()))

    assert told(events, SkaldSang) == []
    assert told(events, SkaldSilent) == [SkaldSilent(seat=0, card=skald)]
    assert second.table.active == 1


@pytest.mark.rule("S22", "Skalds in detail")
def test_a_skald_that_has_sung_sings_for_another_player():
    """The rulebook: who owns the tree on which it lands is the one who embellishes.

    It sang for its first owner in this turn; Turncoat takes it to a doomed tree.
    """
    table = board((CRAFT2.replace("G/B .", "G/B P/R"), "R/G"), hands=("R/R", "B/B"), doomed=(1,))
    skald = table.trees[0][P2]
    table.sung = (Grant(0, skald),)
    here = embellishing(table)
    asked, events = here.apply(0, Turncoat(place(0, P2), skald, place(1, P1), ()))

    assert told(events, SkaldSang) == [SkaldSang(seat=1, card=skald)]
    assert sings(asked, 1)
    assert asked.table.sung == (Grant(0, skald), Grant(1, skald))


@pytest.mark.rule("S22", "N7")
def test_in_the_next_turn_a_skald_may_sing_again():
    """The count begins anew with each turn."""
    here = telling(board(("R/R", ""), hands=("P/R G/G", "B/B")))
    asked, _ = here.apply(0, Play(here.table.hands[0][0], place(0, P1)))
    after, _ = asked.apply(0, Skip())

    assert (len(asked.table.sung), after.table.sung) == (1, ())


@pytest.mark.rule("N7")
def test_a_wasted_or_declined_gift_counts_as_the_cards_one():
    """What matters is that it was granted."""
    here = telling(board(("", ""), hands=("P/R",)))
    skald = here.table.hands[0][0]
    table = here.table.copy()
    table.sung = (Grant(0, skald),)
    after, events = telling(table).apply(0, Play(skald, place(0, P1)))

    assert (told(events, SkaldSang), after.table.active) == ([], 1)


@pytest.mark.rule("N7", "options")
def test_without_that_rule_five_gifts_a_player_and_turn_are_the_limit():
    """A sixth arrival makes no entry; another player still gets one."""
    options = Options(skald_once=False)
    table = board((MIGHT3, "R/G"), hands=("P/R G/G", "B/B"), options=options)
    skald = table.hands[0][0]
    table.sung = (Grant(1, skald),) * (CAP - 1)
    fifth, events = embellishing(table.copy()).apply(0, Invade(skald, place(1, P1)))

    assert len(told(events, SkaldSang)) == 1
    assert sings(fifth, 1)

    table.sung = (Grant(1, skald),) * CAP
    _, events = embellishing(table.copy()).apply(0, Invade(skald, place(1, P1)))
    _, own = embellishing(table.copy()).apply(0, Adapt(place(0, P1), skald))

    assert (CAP, told(events, SkaldSang), len(told(own, SkaldSang))) == (5, [], 1)


@pytest.mark.rule("S18", "Skalds in detail", "N8")
def test_several_skalds_sing_in_turn_order_and_then_as_they_landed():
    """One entry for each that landed; from the player on who is named first."""
    table = board(("", "", "", ""))
    one, two, three, four, *_ = (card for card in table.deck if TRAIT[card] is Trait.SKALD)
    table.landed = [Grant(0, one), Grant(3, two), Grant(1, three), Grant(3, four)]
    Gathering(2).run(table, None)

    assert table.queue == [Grant(3, two), Grant(3, four), Grant(0, one), Grant(1, three)]
    assert table.landed == []


@pytest.mark.rule("S19")
def test_a_later_batch_comes_to_the_end_of_the_queue():
    """First in, first out."""
    table = board(("", ""))
    one, two, *_ = (card for card in table.deck if TRAIT[card] is Trait.SKALD)
    table.queue, table.landed = [Grant(1, one)], [Grant(0, two)]
    Gathering(0).run(table, None)

    assert table.queue == [Grant(1, one), Grant(0, two)]


@pytest.mark.rule("V10", "Infiltrate", "S18")
def test_skalds_of_infiltrate_sing_from_the_next_player_on():
    """Seat 1 places them on seats 1 and 3: first 3, then 1; and not before he is done."""
    trees = ("", "G/R | G/B P/R | G/Y .", "", "Y/R | P/G .")
    here = embellishing(board(trees, hands=("", "R/R", "P/B P/Y R/G", "G/G"), active=1))
    here, _ = here.apply(1, Infiltrate(2))
    first, second, _ = here.table.hands[2]
    here, _ = here.apply(1, Plant(first, place(1, P2)))
    here, _ = here.apply(1, Plant(second, place(3, P1)))

    assert here.awaited == (1,)

    asked, _ = here.apply(1, Done())

    assert sings(asked, 3)
    assert asked.table.queue == [Grant(1, first)]


@pytest.mark.rule("V9", "Martyr", "S18", "S40")
def test_skalds_of_martyr_sing_from_the_user_on():
    """Seat 1 uses it among four, seat 3 has no heroes: three cards, skalds on trees 2 and 0."""
    trees = ("B/B | R/R .", "Y/R | Y/G . | Y/Y .", "B/R | R/G .", "")
    table = board(trees, deck="P/R P/G R/B", active=1, hands=("R/Y", "G/R", "G/G", "G/B"))
    here, _ = embellishing(table).apply(1, Martyr())
    for seat in (0, 1, 2):
        here, _ = here.apply(seat, Dismiss(place(seat, P1)))
    first, second, third = here.table.aloft

    assert [spot.seat for spot in here.step.places] == [1, 2, 0]

    here, _ = here.apply(1, Succeed(third))
    asked, _ = here.apply(1, Succeed(first))

    assert sings(asked, 2)
    assert asked.table.queue == [Grant(0, second)]


@pytest.mark.rule("S18")
def test_elsewhere_skalds_sing_from_the_active_player_on():
    """Whoever used the embellishment: seat 2 in seat 1's turn."""
    assert following(MIGHT2, Assault((), 2)) == Gathering(1)
    assert following(FAITH3, Martyr()) == Gathering(2)
    assert following(CRAFT3, Infiltrate(1)) == Gathering(0)


def following(tree, action):
    """The last of the steps that follow when seat 2 of three embellishes in seat 1's turn."""
    table = board(("", "", tree), active=1)
    step = Embellishing(2, Card.SKALD_EYJOLF)
    return step.answer(table, 2, action, Referee(seeded("tests"), 2, action))[-1]


@pytest.mark.rule("Prayer", "S16")
def test_a_skald_from_the_deck_sings():
    """Prayer plays it."""
    here, _ = embellishing(board((FAITH2, ""), hands=("R/R",), deck="P/R")).apply(0, Prayer())
    asked, _ = here.apply(0, PlayRevealed(place(0, P2)))

    assert sings(asked, 0)


@pytest.mark.rule("S23", "Augur")
def test_augur_in_anothers_turn_ends_there():
    """The turn goes on where it was."""
    here = sung(board(("R/R", "B/R"), hands=("", "R/G"), deck="G/G"), 1)
    asked, _ = here.apply(1, Augur())
    after, _ = asked.apply(1, asked.default(1))

    assert after.table.active == 1
    assert kinds(after, 1)
    assert offered(after, 0, Play) == []


@pytest.mark.rule("Skalds", "S4", "S19")
def test_a_skald_of_the_turns_play_sings_before_the_turn_ends():
    """Also in a turn that runs by itself from its beginning."""
    here, _ = beginning(board((". | R/R .", "G/G"), hands=("P/R R/G R/B R/Y", "B/B")), 0)
    skald, red, *_ = here.table.hands[0]
    table = here.table.copy()
    table.trees[0][YOU] = red
    table.hands[0].remove(red)
    here = at(table, *reversed(here.agenda))
    asked, _ = here.apply(0, Play(skald, place(0, A1)))

    assert sings(asked, 0)
    assert asked.table.active == 0
