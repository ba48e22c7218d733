"""Predictions: lasting rules, bonus cards, doom, and the stack (3001 to 3030, 18.3)."""

import pytest

from games.core.errors import IllegalAction
from games.hammer_of_thor.cards.deck import PREDICTIONS, When
from games.hammer_of_thor.cards.effects import Bonus, Doom, Lasting
from games.hammer_of_thor.fate.actions import Arrange, Play
from games.hammer_of_thor.fate.events import StackArranged, StackSeen, StackShown
from games.hammer_of_thor.fate.omens import Arranging
from games.hammer_of_thor.fate.prompts import ArrangingStack
from games.hammer_of_thor.fate.refusals import OtherCards
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lasting import Key, Lasts, end_turn, expire
from games.hammer_of_thor.ragnarok.bonus import bonus
from games.hammer_of_thor.table import Rule
from games.hammer_of_thor.travel.going import going
from games.hammer_of_thor.turns.calendar import change_season
from games.hammer_of_thor.turns.events import SeasonChanged
from tests.games.hammer_of_thor.builder import group, member
from tests.games.hammer_of_thor.fates import (
    ShortTurn,
    aimed,
    holding,
    loaded,
    played,
    told,
    turn,
    ways,
)

IDA = Place.IDAS_PLAIN


def cards(kind):
    """The Predictions with an effect of a kind."""
    return [one.id for one in PREDICTIONS.values() if isinstance(one.do[0], kind)]


@pytest.mark.rule("18.3")
@pytest.mark.parametrize("card", [card for card in cards(Lasting) if card != "3003"])
def test_a_lasting_rule_holds_for_its_seat(card):
    """18.3: until when its card says."""
    found = holding({1: card}, group(0, IDA, "Odin"))
    (effect,) = PREDICTIONS[card].do
    played(found, Play(card), seat=1)

    assert found.rules == (Rule(effect.key, effect.until, 1),)
    assert found.holds(effect.key)
    assert effect.key in set(Key)
    assert effect.until in set(Lasts)


@pytest.mark.rule("18.3")
def test_fimbulwinter_begins_at_once():
    """3002: and never ends."""
    found = holding({0: "3002"}, season=Season.SPRING)
    events = played(found, Play("3002"))

    assert told(events, SeasonChanged) == [SeasonChanged(season=Season.WINTER)]
    change_season(found, Season.SPRING, loaded(found))
    assert found.season is Season.WINTER


@pytest.mark.rule("18.3")
def test_fimbulwinter_in_winter_melts_no_ice():
    """3002: the season does not change."""
    rules = (Rule("all_hit_plus_one", "season", 1),)
    found = holding({0: "3002"}, season=Season.WINTER, rules=rules)
    played(found, Play("3002"))

    assert found.holds(Key.ALL_HIT)


@pytest.mark.rule("18.3")
def test_an_oath_is_sworn_to_one_of_the_own():
    """3003."""
    found = holding({0: "3003"}, group(0, IDA, "Odin", "Gna"), group(1, IDA, "Loki"))
    played(found, aimed(found, "3003", 1, name=N["Gna"]))

    assert found.rules == (Rule(Key.UNDYING, "", 0, N["Gna"]),)
    found = holding({0: "3003"}, group(0, IDA, "Odin", "Gna"), group(1, IDA, "Loki"))
    assert [one.name for one in ways(found, 0)] == [N["Odin"], N["Gna"]]


@pytest.mark.rule("18.3")
def test_bifrost_opens_when_the_own_turn_begins():
    """3006: not with the turn of another seat, or the end of a turn."""
    found = holding({1: "3006"}, group(0, IDA, "Odin"))
    played(found, Play("3006"), seat=1)
    end_turn(found)
    expire(found, 0)

    assert Place.BIFROST in going(found, found.counters[0]).closed
    expire(found, 1)
    assert Place.BIFROST not in going(found, found.counters[0]).closed


@pytest.mark.rule("12.6")
@pytest.mark.parametrize("card", cards(Doom))
def test_a_doom_card_lies_among_the_rules(card):
    """12.6: the last battle reads it there, by its number."""
    found = holding({2: card})
    played(found, Play(card), seat=2)

    assert found.rules == (Rule(card, "", 2),)


@pytest.mark.rule("4.1.4")
@pytest.mark.parametrize("card", cards(Bonus))
def test_a_bonus_card_lies_open_and_is_held_no_more(card):
    """4.1.4: one a seat, and the one before is gone."""
    found = holding({0: card}, group(0, IDA, "Odin"))
    found.change_player(0, bonus="3018")
    played(found, Play(card))

    assert (found.players[0].held, found.players[0].bonus) == (None, card)
    assert found.removed == ("3018",)


@pytest.mark.rule("4.1.4", "13.2")
def test_a_first_bonus_card_removes_nothing():
    """4.1.4: it counts from now on (13.2)."""
    found = holding({0: "3012"}, group(0, IDA, "Odin", "Sleipnir"))
    played(found, Play("3012"))

    assert found.removed == ()
    assert bonus(found, 0) == 1


def warned(*stack):
    """Seat 0 has played Mimir's Warning on this stack; the last card is on top."""
    return turn({0: "3010"}, stack=stack).apply(0, Play("3010"))


@pytest.mark.rule("18.3")
def test_mimir_shows_the_top_of_the_stack():
    """3010: four cards, to the seat alone."""
    position, events = warned("3032", "2001", "2002", "2003", "2004")

    assert events[1:] == (
        StackSeen(seat=0, count=4),
        StackShown(cards=("2004", "2003", "2002", "2001"), secret_to=0),
    )
    assert position.step == Arranging(0, 4)
    assert position.prompt(0) == ArrangingStack(0, 4)
    assert position.default(0) == Arrange("2004", "2003", "2002", "2001")
    assert len(position.asks[0]) == 24


@pytest.mark.rule("18.3")
def test_they_go_back_in_any_order():
    """3010: the first is drawn next."""
    position, _ = warned("3032", "2001", "2002", "2003", "2004")
    after, events = position.apply(0, Arrange("2001", "2003", "2004", "2002"))

    assert after.table.stack == ("3032", "2002", "2004", "2003", "2001")
    assert events == (StackArranged(seat=0),)
    assert isinstance(after.step, ShortTurn)
    unchanged, _ = position.apply(0, position.default(0))
    assert unchanged.table.stack == position.table.stack
    with pytest.raises(IllegalAction) as caught:
        position.apply(0, Arrange("2001", "2001", "2004", "2002"))
    assert caught.value.refusal == OtherCards()


@pytest.mark.rule("18.3")
def test_a_short_stack_is_shown_whole():
    """3010: Ragnarok among them."""
    position, _ = warned("3032", "2001")
    after, _ = position.apply(0, Arrange("3032", "2001"))

    assert position.prompt(0) == ArrangingStack(0, 2)
    assert after.table.stack == ("2001", "3032")
    assert ways(holding({0: "3010"}, stack=("3032",)), 0) == []


@pytest.mark.rule("4.1.2", "T28")
def test_nobody_waits_for_an_order_in_the_turn_of_another():
    """3010, 4.1.2 (T28): it is played in the own turn."""
    assert PREDICTIONS["3010"].play is When.TURN


@pytest.mark.rule("4.1.4")
def test_an_oath_needs_people():
    """4.1.4."""
    assert ways(holding({0: "3003"}, group(1, IDA, member("Loki"))), 0) == []
