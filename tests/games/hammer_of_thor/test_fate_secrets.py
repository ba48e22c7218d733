"""Nobody learns what another holds, nor whether it sleeps (4.1.2, 21.4)."""

from itertools import combinations

import pytest

from games.core.errors import IllegalAction, NotYourDecision
from games.hammer_of_thor.cards.deck import FATE, PREDICTIONS, RAGNAROK
from games.hammer_of_thor.fate.actions import Drop, Play, Sleep, Wake
from games.hammer_of_thor.fate.events import CardAsleep, CardAwake, FateDropped
from games.hammer_of_thor.fate.playing import beside
from games.hammer_of_thor.fate.refusals import EmptyHand, IsAsleep, IsAwake
from games.hammer_of_thor.land.places import Place
from tests.games.hammer_of_thor.builder import group
from tests.games.hammer_of_thor.fates import turn

CARDS = [card for card in (*FATE, *PREDICTIONS) if card != RAGNAROK]
GROUPS = (
    group(0, Place.GLADSHEIM, "Odin", "Gna"),
    group(1, Place.IDAS_PLAIN, "Loki", "Narfi"),
    group(2, Place.KALLOVA, "Durin"),
)


def seen(position):
    """All that a stranger sees of who is asked for what."""
    asked = {seat: ask.optional for seat, ask in position.asks.items()}
    return asked, position.awaited, repr(position)


@pytest.mark.rule("21.4", "T28")
def test_no_public_thing_tells_one_held_card_from_another():
    """21.4: for every two cards; waking or sleeping."""
    views = [
        seen(turn({1: card}, *GROUPS) if awake else slept(turn({1: card}, *GROUPS)))
        for card in CARDS
        for awake in (True, False)
    ]

    assert len(views) == 2 * len(CARDS)
    assert all(one == other for one, other in combinations(views, 2))


def slept(position):
    """The position after seat 1 has put its card to sleep."""
    after, _ = position.apply(1, Sleep())
    return after


@pytest.mark.rule("4.1.2", "T28")
@pytest.mark.parametrize("card", CARDS)
def test_a_holder_always_has_something_to_say(card):
    """4.1.2: Sleep or Wake is always offered, whatever the card; nobody waits for it."""
    position = turn({1: card}, *GROUPS)
    ask = position.asks[1]

    assert ask.optional
    assert Sleep() in ask
    assert Wake() not in ask
    asleep = slept(position).asks[1]
    assert Wake() in asleep
    assert Sleep() not in asleep
    assert Drop() not in ask


@pytest.mark.rule("21.4")
@pytest.mark.parametrize("card", CARDS)
def test_sleep_and_wake_change_nothing_public(card):
    """21.4: events are for the seat alone, no die falls, and the table differs in one secret."""
    position = turn({1: card}, *GROUPS)
    asleep, events = position.apply(1, Sleep())

    assert events == (CardAsleep(card=card, secret_to=1),)
    assert asleep.dice.draws == position.dice.draws
    assert asleep.table.players[1].asleep
    assert seen(asleep) == seen(position)
    awake, events = asleep.apply(1, Wake())
    assert events == (CardAwake(card=card, secret_to=1),)
    assert awake.table == position.table
    assert position.table.players[1].held == card


@pytest.mark.rule("4.1.2")
def test_an_empty_hand_is_asked_for_nothing():
    """4.1.2; nor is a seat that has left, though it holds a card."""
    position = turn({}, *GROUPS)

    assert set(position.asks) == {0}
    with pytest.raises(NotYourDecision):
        position.apply(1, Sleep())
    left = turn({1: "2001"}, *GROUPS).table
    left.change_player(1, out=True)
    assert beside(left, 1) is None


@pytest.mark.rule("4.1.1")
def test_the_active_seat_may_drop_its_card_unseen():
    """4.1.1: the others learn that, and not which."""
    after, events = turn({0: "2001"}, *GROUPS).apply(0, Drop())

    assert events == (FateDropped(seat=0),)
    assert after.table.players[0].held is None
    assert after.table.removed == ("2001",)


def refusal(position, seat, action):
    """Why an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        position.apply(seat, action)
    return caught.value.refusal


@pytest.mark.rule("4.1.2")
def test_what_cannot_be_done_with_the_hand_is_refused_with_a_reason():
    """4.1.2."""
    awake = turn({1: "2022"}, *GROUPS)

    assert refusal(awake, 0, Drop()) == EmptyHand()
    assert refusal(awake, 0, Sleep()) == EmptyHand()
    assert refusal(awake, 1, Wake()) == IsAwake()
    assert refusal(slept(awake), 1, Sleep()) == IsAsleep()
    assert Play("2022") not in awake.asks[1]
