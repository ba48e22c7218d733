"""Narrowing: small questions from an ask to one action."""

import pytest

from games.core.asks import AnyOf, Lazily, NumberIn, OneOf, SomeOf
from games.core.errors import InvalidAction
from games.core.narrowing import KIND, Question, narrow
from games.core.vocabulary import Action
from tests.core.court_nouns import GiveBack, Lose, Overthrow, Role, Tip, Work


class Carry(Action, frozen=True, tag="carry"):
    """Something from somewhere to somewhere."""

    source: str
    target: str
    load: int


CARRIES = OneOf((Carry("a", "b", 1), Carry("a", "c", 1), Carry("a", "c", 2), Carry("d", "c", 2)))
GIVE = SomeOf(GiveBack, "cards", (1, 2, 3), least=1, most=2)
MENU = AnyOf(
    (OneOf((Work(), Lose(Role.DUKE), Lose(Role.FOOL))), NumberIn(Tip, "coins", 1, 3), GIVE)
)


def test_the_kind_is_asked_first():
    """By its tag."""
    assert narrow(MENU, {}) == Question("", KIND, ("work", "lose", "tip", "give-back"))


def test_a_single_kind_is_not_asked_for():
    """Nobody chooses one of one."""
    assert narrow(CARRIES, {}) == Question("carry", "source", ("a", "d"))


def test_one_action_left_is_the_answer():
    """Nothing more to ask."""
    assert narrow(MENU, {KIND: "work"}) == Work()
    assert narrow(OneOf((Tip(2),)), {}) == Tip(2)


def test_fields_are_asked_one_by_one():
    """With the values that fit what was chosen."""
    assert narrow(CARRIES, {"source": "a"}) == Question("carry", "target", ("b", "c"))
    assert narrow(CARRIES, {"source": "a", "target": "c"}) == Question("carry", "load", (1, 2))


def test_a_field_with_one_value_left_is_skipped():
    """Neither target nor load is a question from d."""
    assert narrow(CARRIES, {"source": "d"}) == Carry("d", "c", 2)
    assert narrow(CARRIES, {"target": "b"}) == Carry("a", "b", 1)


def test_fields_may_be_chosen_in_any_order():
    """The last field first."""
    assert narrow(CARRIES, {"load": 1}) == Question("carry", "target", ("b", "c"))


def test_a_number_is_a_question_of_its_range():
    """Every number in it."""
    assert narrow(MENU, {KIND: "tip"}) == Question("tip", "coins", (1, 2, 3))


def test_some_of_a_set_is_one_question():
    """With how many may be taken."""
    assert narrow(MENU, {KIND: "give-back"}) == Question(
        "give-back", "cards", (1, 2, 3), 1, 2, several=True
    )


def test_some_are_taken_in_the_order_of_the_set():
    """However they were clicked."""
    assert narrow(GIVE, {"cards": (3, 1)}) == GiveBack((1, 3))


@pytest.mark.parametrize("cards", [(), (1, 2, 3), (4,)])
def test_too_few_or_too_many_are_no_choice(cards):
    """Nor is what is not in the set."""
    with pytest.raises(InvalidAction):
        narrow(GIVE, {"cards": cards})


def test_an_unknown_kind_names_the_known_ones():
    """Near matches are carried for the sentence."""
    with pytest.raises(InvalidAction) as refused:
        narrow(MENU, {KIND: "dance"})

    assert (refused.value.given, refused.value.near) == (
        "dance",
        ("work", "lose", "tip", "give-back"),
    )


def test_an_unknown_value_names_the_fitting_ones():
    """Those that fit what else was chosen."""
    with pytest.raises(InvalidAction) as refused:
        narrow(CARRIES, {"source": "d", "target": "b"})

    assert (refused.value.given, refused.value.near) == ("b", ("c",))


def test_an_empty_ask_leads_nowhere():
    """There is no action to narrow to."""
    with pytest.raises(InvalidAction):
        narrow(OneOf(()), {})


def test_a_lazy_ask_is_narrowed_like_a_list():
    """It is listed when somebody looks."""
    ask = Lazily(Overthrow, lambda: (Overthrow(1), Overthrow(2)), lambda _: True)

    assert narrow(ask, {}) == Question("overthrow", "target", (1, 2))
