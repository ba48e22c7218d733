"""What is typed, without Discord: texts become actions, and asks become suggestions."""

import pytest

from cogs.gate.match_option import SHOWN
from cogs.titles.nine_realms import FATE, FORMS
from cogs.titles.typed_action import TypedAction, plain, suggested
from db import MatchRecord, SeatRecord, Status
from games.core.errors import AmbiguousAction, GameOver, InvalidAction, NotYourDecision
from games.nine_realms.actions import (
    Accept,
    AddBonus,
    Move,
    Pass,
    ReRollAll,
    ReRollOne,
    ReRollSome,
)
from games.nine_realms.board import PLACES
from games.nine_realms.fate import Power
from games.nine_realms.options import Options
from games.nine_realms.rules import RULES
from play.match.match import Match
from tests.games.nine_realms.builder import (
    A3,
    A6,
    AESIR,
    FRIGG,
    HJORDIS,
    NORSEMEN,
    RA,
    SECOND_VANGUARD,
    SINFJOTLI,
    THOR,
    board,
    position,
    rolled,
    window,
)

SEATS = (SeatRecord(0, 10, "Ann"), SeatRecord(1, 11, "Bo"))
RECORD = MatchRecord(
    1, "nine_realms", Status.RUNNING, 2, 3, 10, b"", b"", 1, 1, 0.0, 4, None, SEATS
)


def typing(standing, *kinds, seat=AESIR):
    """A command of these kinds, typed at a position."""
    return TypedAction(Match(RECORD, standing), seat, kinds, {"hex": tuple(PLACES)})


def a_roll(*dice, hands=((), ()), **prey):
    """Sinfjotli has thrown these dice at his prey."""
    table = board(
        active=NORSEMEN,
        sinfjotli="D5",
        thor="D4",
        frigg="E5",
        hands=hands,
        **({"prey": THOR} | prey),
    )
    return window(table, rolled(table, SINFJOTLI, THOR, *dice))


@pytest.mark.parametrize(
    ("figure", "hex"), [("thor", "D3"), ("Thor", "d3"), (" THOR ", " d3 "), ("thor", "D3")]
)
def test_values_and_labels_are_read_in_any_case(figure, hex):
    at = position(thor="D4")

    assert typing(at, Move).read({"figure": figure, "hex": hex}) == Move(THOR, "D3")


def test_a_name_of_two_words_is_read_as_it_is_said():
    at = position(active=NORSEMEN, second_vanguard="D4", options=Options(two_vanguards=True))
    texts = {"figure": "second vanguard", "hex": "D5"}

    assert typing(at, Move, seat=NORSEMEN).read(texts) == Move(SECOND_VANGUARD, "D5")


def test_what_exists_but_is_not_asked_is_left_to_the_rules():
    """So that they can say why not."""
    at = position(thor="D4")

    assert typing(at, Move).read({"figure": "hjordis", "hex": "D14"}) == Move(HJORDIS, "D14")


def test_what_does_not_exist_comes_with_what_may_have_been_meant():
    with pytest.raises(InvalidAction) as refused:
        typing(position(thor="D4"), Move).read({"figure": "Thro", "hex": "D3"})

    assert refused.value.given == "Thro"
    assert refused.value.near == ("Thor",)


def test_numbers_and_sets_are_read():
    at = a_roll(1, 2, 3, 4)

    some = typing(at, ReRollSome, seat=NORSEMEN)
    one = typing(at, ReRollOne, seat=NORSEMEN)
    assert some.read({"dice": "1, 3"}) == some.read({"dice": "1 · 3"}) == ReRollSome((1, 3))
    assert one.read({"power": "foresight", "die": "2"}) == ReRollOne(Power.FORESIGHT, 2)
    with pytest.raises(InvalidAction):
        one.read({"power": "foresight", "die": "two"})
    assert plain((1, 3)) == "1,3"


def test_a_set_is_suggested_as_a_list():
    choices = typing(a_roll(1, 2, 3, 4), ReRollSome, seat=NORSEMEN).suggest("dice", "1 · 3", {})

    assert choices[0].value == "1,3"


@pytest.mark.parametrize(("text", "counter"), [("yes", True), ("No", False)])
def test_yes_and_no_are_read(text, counter):
    table = board(active=NORSEMEN, sinfjotli="D5", thor="D4")
    at = window(table, rolled(table, SINFJOTLI, THOR, 1, 2, 3, 4), AESIR)

    assert typing(at, Accept).read({"counter": text}) == Accept(counter=counter)


@pytest.mark.parametrize("command", FORMS)
def test_nothing_is_read_or_suggested_when_nothing_is_asked(command):
    """Whatever the command, and whether the match waits for the other or is over."""
    at = position()
    over, _ = RULES.retire(at, NORSEMEN)
    for standing, error in ((at, NotYourDecision), (over, GameOver)):
        one = typing(standing, *FORMS[command].kinds, seat=NORSEMEN)
        with pytest.raises(error):
            one.read({})
        with pytest.raises(error):
            one.pick("x")
        assert one.suggest("figure", "", {}) == one.suggest_whole("") == []


def test_no_kind_of_play_is_crowded_out():
    """With five dice to re-roll, more is asked than can be shown."""
    one = typing(a_roll(1, 2, 3, 4, 5, hands=((), (RA, A3, A6))), *FATE, seat=NORSEMEN)

    labels = [choice.name for choice in one.suggest_whole("")]

    assert len(labels) == SHOWN
    assert labels[0] == "Leave the roll as it is"
    for beginning in ("Play “+6", "Play a Fate card for", "Re-roll all", "Re-roll the 5"):
        assert [label for label in labels if label.startswith(beginning)], beginning


def test_every_play_can_be_picked_by_its_suggestion_and_by_its_name():
    at = a_roll(1, 2, 3, 4, hands=((), (RA, A3, A6)))
    one = typing(at, *FATE, seat=NORSEMEN)
    asked = list(at.asks[NORSEMEN])

    picked = {
        one.pick(choice.value)
        for action in asked
        for choice in one.suggest_whole(one._said(action))[:1]
    }

    assert picked == set(asked)
    assert {one.pick(one._said(action)) for action in asked} == set(asked)


def test_a_play_may_be_named_by_a_part_that_tells_enough():
    one = typing(a_roll(1, 2, 3, 4, hands=((), (RA, A3, A6))), *FATE, seat=NORSEMEN)

    assert one.pick("leave") == one.pick("pass") == Pass()
    assert one.pick("+6") == AddBonus(A6)
    assert one.pick("all") == ReRollAll(Power.RE_ROLL_ALL)
    for several in ("re-roll", "re-roll-one"):
        with pytest.raises(AmbiguousAction):
            one.pick(several)
    with pytest.raises(InvalidAction) as refused:
        one.pick("leave roll as it was")
    assert refused.value.near[0] == "Leave the roll as it is"


def test_a_blank_plays_nothing():
    """Not even where only one thing can be played."""
    at = a_roll(1, 2, 3, 4)

    for text in (" ", ""):
        with pytest.raises(InvalidAction):
            typing(at, Pass, seat=NORSEMEN).pick(text)


def test_long_texts_are_not_repeated():
    one = typing(position(frigg="E2"), Move)

    with pytest.raises(InvalidAction) as refused:
        one.read({"figure": FRIGG.value, "hex": "x" * 6000})
    assert len(refused.value.given) < 100


def test_what_was_typed_comes_first():
    names = [(hex, hex) for hex in ("E10", "D1", "E1", "AE1")]

    assert [choice.name for choice in suggested(names, "e1")] == ["E1", "E10", "AE1"]
