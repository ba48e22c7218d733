"""The card of a player-turn is drawn, held, or one of two kept (4.1, 4.1.1)."""

import pytest

from games.core.errors import IllegalAction
from games.hammer_of_thor.cards.deck import RAGNAROK
from games.hammer_of_thor.fate.actions import Keep, Play, Which
from games.hammer_of_thor.fate.drawing import DrawingFate, Keeping
from games.hammer_of_thor.fate.events import CardPlayed, FateDrawn, FateDropped, FateSeen
from games.hammer_of_thor.fate.prompts import KeepHint, KeepingFate
from games.hammer_of_thor.fate.refusals import (
    NoTarget,
    NotInHand,
    NotPlayedNow,
    WrongTarget,
)
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.ragnarok.events import RagnarokBegan, RagnarokNeared
from games.hammer_of_thor.references import REFERENCES
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.standing_orders import FateOrder, Orders
from games.hammer_of_thor.turns.rounds import GameTurnEnds
from tests.games.hammer_of_thor.builder import Halt, at, group, running
from tests.games.hammer_of_thor.fates import aimed, holding, told

WIND, OLD, NEW, BELL = "2001", "2043", "2044", "2022"
GROUPS = (group(0, Place.GLADSHEIM, "Odin"), group(1, Place.IDAS_PLAIN, "Loki"))


def drawing(cards, *stack, **rest):
    """Seat 0 draws the last card of the stack; who is asked, and what was told."""
    found = holding(cards, *GROUPS, stack=stack, **rest)
    return running(found, DrawingFate(0))


def keeping(old, new, **rest):
    """Seat 0 holds a card, and has drawn another."""
    position, _ = drawing({0: old, **rest.pop("others", {})}, new, **rest)
    return position


@pytest.mark.rule("4.1", "T39")
def test_an_empty_hand_takes_the_top_card():
    """4.1: the last card of the stack is drawn; all are told that, the seat alone which."""
    position, events = drawing({}, OLD, NEW)

    assert events == (FateDrawn(seat=0, left=1), FateSeen(card=NEW, secret_to=0))
    assert position.table.stack == (OLD,)
    assert position.table.players[0].held == NEW
    assert isinstance(position.step, Halt)


@pytest.mark.rule("4.1.2")
def test_a_new_card_is_awake():
    """4.1.2: the sleep of an earlier card is over."""
    found = holding({}, *GROUPS, stack=(OLD,))
    found.change_player(0, asleep=True)
    position, _ = running(found, DrawingFate(0))

    assert not position.table.players[0].asleep


@pytest.mark.rule("4.1", "12.1")
def test_ragnarok_is_carried_out_at_once():
    """4.1, 12.1."""
    position, events = drawing({0: OLD, 1: NEW}, OLD, RAGNAROK)

    assert told(events, RagnarokBegan)
    assert not told(events, FateDrawn)
    assert position.table.players[1].held is None
    assert RAGNAROK in position.table.removed


@pytest.mark.rule("12.1", "24.0")
def test_ragnarok_waits_for_the_end_of_the_round_if_all_are_to_have_as_many_turns():
    """12.1, 24.0: hands stay; what is left of the stack is drawn, and then nothing more."""
    even = Options(equal_turns=True)
    position, events = drawing({0: OLD, 1: NEW}, BELL, RAGNAROK, options=even)

    assert events == (RagnarokNeared(seat=0),)
    assert RAGNAROK in position.table.removed
    assert [player.held for player in position.table.players[:2]] == [OLD, NEW]

    position, events = running(position.table, DrawingFate(1), Keeping(1))
    assert told(events, FateDrawn) == [FateDrawn(seat=1, left=0)]
    _, events = running(position.table, DrawingFate(0))
    assert events == ()

    position, events = running(position.table, GameTurnEnds())
    assert told(events, RagnarokBegan)
    assert not position.table.players[0].held


@pytest.mark.rule("12.1", "24.0")
def test_a_round_in_which_ragnarok_was_not_drawn_is_followed_by_another():
    """12.1, 24.0: there the option changes nothing."""
    found = holding({}, *GROUPS, stack=(OLD,), options=Options(equal_turns=True))
    _, events = running(found, GameTurnEnds())

    assert not told(events, RagnarokBegan)


@pytest.mark.rule("4.1.1", "T39")
def test_with_two_cards_one_is_kept():
    """4.1.1: the old one, unless the seat says otherwise."""
    position = keeping(OLD, NEW)

    assert position.step == Keeping(0)
    assert position.prompt(0) == KeepingFate(0)
    assert position.awaited == (0,)
    assert position.default(0) == Keep(Which.OLD)
    for which, card, gone in ((Which.OLD, OLD, NEW), (Which.NEW, NEW, OLD)):
        after, events = position.apply(0, Keep(which))
        assert events == (FateDropped(seat=0),)
        assert (after.table.players[0].held, after.table.players[0].drawn) == (card, None)
        assert after.table.removed == (gone,)
        assert isinstance(after.step, Halt)


@pytest.mark.rule("4.1.1")
def test_the_old_card_and_the_new_one_are_named_to_whoever_keeps_one():
    """4.1.1: nothing is named once the second card is gone."""
    position = keeping(OLD, NEW)

    assert RULES.hint(position, Keep(Which.OLD)) == KeepHint(OLD)
    assert RULES.hint(position, Keep(Which.NEW)) == KeepHint(NEW)
    after, _ = position.apply(0, Keep(Which.NEW))
    assert RULES.hint(after, Keep(Which.NEW)) is None


@pytest.mark.rule("4.1.1", "21.2")
@pytest.mark.parametrize(
    ("order", "kept"),
    [(FateOrder.ASK, None), (FateOrder.KEEP_OLD, Which.OLD), (FateOrder.KEEP_NEW, Which.NEW)],
)
def test_an_order_keeps_a_card(order, kept):
    """4.1.1, 21.2."""
    answer = keeping(OLD, NEW).ordered(0, Orders(fate=order))

    assert answer == (Keep(kept) if kept else None)


@pytest.mark.rule("4.1.1")
@pytest.mark.parametrize(("card", "left"), [(WIND, OLD), (OLD, WIND)])
def test_either_of_two_cards_may_be_played_at_once(card, left):
    """4.1.1: the other one is held then."""
    position = keeping(OLD, WIND)
    action = aimed(position.table, card, 1) if card == OLD else Play(card)
    after, events = position.apply(0, action)

    assert told(events, CardPlayed) == [CardPlayed(seat=0, card=card)]
    assert after.table.players[0].held == left
    assert after.table.players[0].drawn is None
    assert after.table.removed == (card,)
    assert isinstance(after.step, Halt)


@pytest.mark.rule("4.1.1")
@pytest.mark.parametrize(
    ("old", "new", "hand"), [("2021", NEW, (BELL, NEW)), (OLD, "2021", (OLD, BELL))]
)
def test_a_card_taken_while_two_are_in_the_hand_is_a_second_one_again(old, new, hand):
    """4.1.1, 2021: one of the two is kept."""
    position = keeping(old, new, others={1: BELL})
    after, _ = position.apply(0, Play("2021", of=1))

    assert isinstance(after.step, Keeping)
    assert (after.table.players[0].held, after.table.players[0].drawn) == hand
    done, _ = after.apply(0, Keep(Which.NEW))
    assert done.table.players[0].held == hand[1]


def refusal(position, action):
    """Why an action of seat 0 is refused."""
    with pytest.raises(IllegalAction) as caught:
        position.apply(0, action)
    return caught.value.refusal


@pytest.mark.rule("4.1.2", "4.1.4")
def test_a_card_that_cannot_be_played_is_refused_with_a_reason():
    """4.1.2, 4.1.4."""
    assert refusal(keeping(OLD, NEW), Play(WIND)) == NotInHand(WIND)
    assert refusal(keeping(OLD, BELL), Play(BELL)) == NotPlayedNow(BELL, "armed")
    winter = keeping(OLD, "2004", season=Season.WINTER)
    assert refusal(winter, Play("2004", place=Place.KORMT)) == NoTarget("2004")
    both = keeping(OLD, NEW)
    assert refusal(both, aimed(both.table, OLD, 2)) == WrongTarget(OLD)


@pytest.mark.rule("21.4")
def test_nothing_of_the_hand_is_in_the_step():
    """21.4: it is a secret of the table."""
    position = keeping(OLD, NEW)

    assert position.step == keeping(WIND, BELL).step
    assert at(position.table, Keeping(0)).awaited == (0,)


@pytest.mark.rule("4.1.1")
@pytest.mark.parametrize("event", [FateSeen(card=WIND), CardPlayed(seat=0, card=WIND)])
def test_a_card_is_explained_where_it_comes_up(event):
    """The lesson of Fate comes with the first card."""
    assert event.explained_by in REFERENCES
