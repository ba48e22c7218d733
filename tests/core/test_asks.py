"""Asks: what one seat may decide, in six forms that all behave alike."""

import pytest

from games.core.asks import AnyOf, Checked, Lazily, Menu, OneOf, SomeOf, if_any, is_new
from games.core.vocabulary import Action
from tests.core.court_nouns import Bow, GiveBack, Lose, Overthrow, Role, Tip, Work

LISTED = []


def rivals():
    LISTED.append("listed")
    return (Overthrow(1), Overthrow(2))


def lazy(**more):
    return Lazily(Overthrow, rivals, lambda action: action.target in (1, 2), **more)


ONE = OneOf((Work(), Lose(Role.DUKE), Lose(Role.FOOL)))
SOME = SomeOf(GiveBack, "cards", (1, 2, 3), least=1, most=2)
TIPS = OneOf((Tip(2), Tip(3), Tip(4)))
MENU = Menu({Overthrow: lazy, Bow: lambda: None, GiveBack: lambda: SOME, Tip: lambda: TIPS})
BESIDE = Menu({Work: lambda: if_any([Work()]), Tip: lambda: if_any(())}, beside=True)
KINDS = Checked(lambda: iter((*ONE, *TIPS)), lambda action: action in ONE or action in TIPS)
SAMPLES = [ONE, lazy(), SOME, AnyOf((ONE, lazy(), SOME, TIPS)), MENU, BESIDE, KINDS]


@pytest.mark.parametrize("ask", SAMPLES, ids=lambda ask: type(ask).__name__)
def test_all_ways_to_look_at_an_ask_agree(ask):
    """Iteration, length, indexing and membership tell of the same actions."""
    listed = list(ask)

    assert len(ask) == len(listed) == len(set(listed))
    assert [ask[index] for index in range(len(ask))] == listed
    assert all(action in ask for action in listed)
    assert Bow() not in ask
    assert "work" not in ask


@pytest.mark.parametrize("ask", SAMPLES, ids=lambda ask: type(ask).__name__)
def test_kinds_hold_every_action_once(ask):
    """The kinds of an ask are the same actions, sorted by class."""
    by_kind = [(kind, action) for kind, part in ask.kinds.items() for action in part]

    assert [action for _, action in by_kind] == list(ask)
    assert all(type(action) is kind for kind, action in by_kind)


@pytest.mark.parametrize("ask", SAMPLES, ids=lambda ask: type(ask).__name__)
def test_an_index_beyond_the_end_is_an_error(ask):
    """Indexing ends like a sequence."""
    with pytest.raises(IndexError):
        ask[len(ask)]


@pytest.mark.parametrize(
    "ask",
    [
        OneOf(()),
        Lazily(Work, list, lambda _: False),
        SomeOf(GiveBack, "cards", (), least=1),
        AnyOf(()),
        AnyOf((OneOf(()), SomeOf(GiveBack, "cards", ()))),
    ],
    ids=lambda ask: type(ask).__name__,
)
def test_an_empty_ask_has_no_kinds(ask):
    """What is empty is not offered as a kind."""
    assert (dict(ask.kinds), list(ask), len(ask)) == ({}, [], 0)


@pytest.mark.parametrize("optional", [False, True])
def test_an_ask_says_whether_anybody_waits(optional):
    """Optional asks keep nobody waiting."""
    asks = [
        OneOf((Work(),), optional),
        lazy(optional=optional),
        SomeOf(GiveBack, "cards", (1,), optional=optional),
        AnyOf((ONE,), optional),
    ]

    assert {ask.optional for ask in asks} == {optional}


def test_a_lazy_ask_checks_an_action_without_listing():
    """Membership never lists."""
    LISTED.clear()
    ask = lazy()

    assert (Overthrow(2) in ask, Overthrow(3) in ask, Work() in ask) == (True, False, False)
    assert not LISTED


def test_a_lazy_ask_lists_once():
    """Whoever looks twice pays once."""
    LISTED.clear()
    ask = lazy()

    assert list(ask) == list(ask)
    assert LISTED == ["listed"]


def test_some_of_a_set_are_taken_in_their_order():
    """A set has one way to be written down, so that equal choices are equal actions."""
    assert GiveBack((1, 3)) in SOME
    assert GiveBack((3, 1)) not in SOME
    assert GiveBack((1, 1)) not in SOME
    assert GiveBack((1, 4)) not in SOME


def test_some_of_a_set_keep_to_the_least_and_the_most():
    """Too few or too many are not legal."""
    assert GiveBack(()) not in SOME
    assert GiveBack((1, 2, 3)) not in SOME
    assert list(SOME.sizes) == [1, 2]


def test_some_of_a_set_may_be_all_of_it():
    """Without a most, everything may be taken."""
    assert GiveBack((1, 2, 3)) in SomeOf(GiveBack, "cards", (1, 2, 3))


def test_the_most_never_exceeds_the_set():
    """Three of two cannot be taken."""
    assert list(SomeOf(GiveBack, "cards", (1, 2), least=1, most=3)) == [
        GiveBack((1,)),
        GiveBack((2,)),
        GiveBack((1, 2)),
    ]


def test_another_field_must_be_as_the_ask_builds_it():
    """An action with a field that the ask does not set is another action."""

    class Discard(Action, frozen=True, tag="discard"):
        cards: tuple[int, ...]
        hidden: bool = False

    ask = SomeOf(Discard, "cards", (1, 2, 3))

    assert Discard((2,)) in ask
    assert Discard((2,), hidden=True) not in ask


def test_a_menu_makes_only_the_kind_that_is_looked_at():
    """To check one action, or to see that there is something at all."""
    made = []

    def make(kind, ask):
        return lambda: made.append(kind) or ask

    menu = Menu({Work: make("work", None), Tip: make("tip", TIPS), GiveBack: make("give", SOME)})

    assert Tip(3) in menu
    assert Tip(5) not in menu
    assert made == ["tip"]
    assert menu.has_any((Tip, Work))
    assert made == ["tip"]
    assert menu.has_any(menu.offers)
    assert made == ["tip", "work"]
    assert set(menu.kinds) == {Tip, GiveBack}
    assert not menu.has_any((Work,))
    assert Work() not in menu


def hand(*actions):
    """Actions beside a question."""
    return Checked(lambda: actions, lambda action: action in actions, beside=True)


@pytest.mark.parametrize(
    ("before", "after", "new"),
    [
        (None, OneOf((Work(),)), True),
        (OneOf((Work(),)), None, True),
        (OneOf((Work(),)), OneOf((Work(),)), False),
        (OneOf((Work(),)), OneOf((Work(), Bow())), True),
        (OneOf((Work(),), optional=True), OneOf((Work(),)), True),
        (OneOf((Work(),), optional=True), OneOf((Bow(),), optional=True), False),
        (AnyOf((ONE, hand(Bow()))), AnyOf((ONE, hand())), False),
        (AnyOf((ONE, hand(Bow()))), AnyOf((TIPS, hand(Bow()))), True),
        (AnyOf((ONE, BESIDE)), ONE, False),
        (AnyOf((ONE, MENU)), ONE, True),
    ],
)
def test_a_seat_is_asked_anew_unless_it_may_just_do_something_else(before, after, new):
    """Of what it may do unasked the others would feel that it holds other cards."""
    assert is_new(before, after) is new
