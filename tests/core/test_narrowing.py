"""Narrowing: small questions from an ask to one action."""

from itertools import combinations

import pytest

from games.core.asks import AnyOf, Lazily, OneOf, SomeOf
from games.core.crossed import Crossed
from games.core.errors import InvalidAction
from games.core.narrowing import ACTION, ACTOR, KIND, MANY, Question, answer, narrow
from games.core.vocabulary import Action
from tests.core.court_nouns import GiveBack, Lose, Overthrow, Role, Tip, Work


class Carry(Action, frozen=True, tag="carry"):
    """Something from somewhere to somewhere."""

    source: str
    target: str
    load: int


class Journey(Action, frozen=True, tag="journey"):
    """Somewhere, in some land, in some manner."""

    sorting = frozenset({"land"})

    land: str
    place: int
    fast: bool


class Barter(Action, frozen=True, tag="barter"):
    """Something for something else: asked for whole."""

    whole = True

    given: str
    taken: int


class Drift(Action, frozen=True, tag="drift"):
    """Nobody says anything."""

    silent = True


class Sail(Action, frozen=True, tag="sail"):
    """A ship sails somewhere."""

    ship: str
    port: str

    @property
    def actor(self) -> str:
        """The ship."""
        return self.ship


class Fish(Action, frozen=True, tag="fish"):
    """A ship fishes."""

    ship: str

    @property
    def actor(self) -> str:
        """The ship."""
        return self.ship


class Trade(Action, frozen=True, tag="trade"):
    """A ship trades somewhere: asked for whole."""

    whole = True

    ship: str
    port: str
    load: int

    @property
    def actor(self) -> str:
        """The ship."""
        return self.ship


class Pack(Action, frozen=True, tag="pack"):
    """Some things into a chest."""

    chest: str
    things: tuple[int, ...]


class Throw(Action, frozen=True, tag="throw"):
    """Some dice again: each set of them has prospects of its own."""

    apart = True
    dice: tuple[int, ...]


FLEET = AnyOf(
    (
        OneOf((Sail("a", "north"), Sail("a", "south"), Sail("b", "north"))),
        OneOf((Fish("a"),)),
        OneOf((Tip(1), Tip(2))),
        OneOf((Work(),)),
    )
)
CARRIES = OneOf((Carry("a", "b", 1), Carry("a", "c", 1), Carry("a", "c", 2), Carry("d", "c", 2)))
GIVE = SomeOf(GiveBack, "cards", (1, 2, 3), least=1, most=2)
MENU = AnyOf((OneOf((Work(), Lose(Role.DUKE), Lose(Role.FOOL), Tip(1), Tip(2), Tip(3))), GIVE))


def test_what_is_for_the_silent_is_legal_and_not_offered():
    """But by itself, or there would be nothing to choose."""
    for part in (Work(), Sail("a", "north")):
        ask = OneOf((Drift(), part))

        assert Drift() in ask
        assert narrow(ask, {}) == part
    with pytest.raises(InvalidAction):
        narrow(OneOf((Drift(), Work())), {KIND: "drift"})
    assert narrow(OneOf((Drift(),)), {}) == Drift()


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


def test_who_acts_is_asked_first_beside_the_kinds_that_need_nobody():
    """And then all that it can do, at once."""
    assert narrow(FLEET, {}) == Question("", ACTOR, ("a", "b", "tip", "work"))
    offered = (Sail("a", "north"), Sail("a", "south"), Fish("a"))
    assert narrow(FLEET, {ACTOR: "a"}) == Question("", ACTION, offered)
    assert narrow(FLEET, {ACTOR: "a", ACTION: Fish("a")}) == Fish("a")


def test_a_piece_with_one_thing_to_do_does_it():
    """As a kind with one action is that action."""
    assert narrow(FLEET, {ACTOR: "b"}) == Sail("b", "north")
    assert narrow(FLEET, {ACTOR: "work"}) == Work()
    assert narrow(OneOf((Sail("a", "north"), Sail("a", "south"))), {}) == Question(
        "", ACTION, (Sail("a", "north"), Sail("a", "south"))
    )


def test_beside_pieces_a_kind_is_still_asked_field_by_field():
    """The kind is named where the piece would be."""
    assert narrow(FLEET, {ACTOR: "tip"}) == Question("tip", "coins", (1, 2))


def test_a_piece_that_cannot_act_leads_nowhere():
    """Nor does an action of another one."""
    for chosen in ({ACTOR: "c"}, {ACTOR: "a", ACTION: Sail("b", "north")}):
        with pytest.raises(InvalidAction):
            narrow(FLEET, chosen)


def test_the_answers_lead_to_each_action():
    """Question by question."""
    for action in FLEET:
        chosen = {}
        while isinstance(question := narrow(FLEET, chosen), Question):
            chosen[question.field] = answer(action, question.field)
        assert question == action


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


SETS = ((), (1,), (2,), (3,), (1, 2), (1, 3), (2, 3))
"""One more than a few."""


def test_of_all_sets_of_some_things_the_things_are_asked_for():
    """In the question's order, however they were clicked."""
    ask = OneOf(tuple(Pack(chest, some) for chest in ("a", "b") for some in SETS))

    question = narrow(ask, {"chest": "b"})

    assert question == Question("pack", "things", (1, 2, 3), 0, 2, several=True)
    for some in SETS:
        assert narrow(ask, {"chest": "b", "things": some}) == Pack("b", some)
    with pytest.raises(InvalidAction):
        narrow(ask, {"chest": "b", "things": (1, 2, 3)})


@pytest.mark.parametrize(
    "sets", [SETS[1:], (*SETS, (4,)), (*SETS[:-1], (3, 2)), (*SETS[:-1], "2"), (*SETS[:-1], (4, 5))]
)
def test_where_sets_are_few_or_some_is_not_offered_each_is_a_value(sets):
    ask = OneOf(tuple(Pack("a", some) for some in sets))

    assert narrow(ask, {}) == Question("pack", "things", sets)


@pytest.mark.parametrize(("items", "several"), [(4, False), (5, True)])
def test_few_sets_that_are_told_apart_are_chosen_whole(items, several):
    """Of more than a menu holds the things are asked for."""
    sets = [some for size in range(1, items + 1) for some in combinations(range(items), size)]
    question = narrow(OneOf(tuple(map(Throw, sets))), {})

    assert question.several is several
    assert question.values == (tuple(range(items)) if several else tuple(sets))


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


PILES = {"a": ("b", "c"), "d": ("c",)}
CROSSED = Crossed(
    Carry,
    heading=lambda: [(source, target) for source, targets in PILES.items() for target in targets],
    tails=lambda head: [(1,), (2,)] if head[0] == "a" else [(2,), (3,)],
    width=2,
    allows=lambda action: action.target in PILES.get(action.source, ()) and 0 < action.load < 4,
)


@pytest.mark.parametrize(
    "chosen",
    [
        {},
        {"source": "a"},
        {"source": "d"},
        {"target": "c"},
        {"load": 3},
        {"load": 2},
        {"source": "a", "target": "c"},
        {"source": "a", "load": 1},
        {"source": "a", "target": "b", "load": 2},
    ],
)
def test_crossed_details_are_narrowed_like_a_list_of_them(chosen):
    """In any order, though not all of them are looked at."""
    assert narrow(CROSSED, chosen) == narrow(OneOf(tuple(CROSSED)), chosen)


@pytest.mark.parametrize("chosen", [{"source": "x"}, {"source": "d", "load": 1}])
def test_what_fits_no_crossed_details_is_refused_like_elsewhere(chosen):
    """With the same near matches."""
    refusals = []
    for ask in (CROSSED, OneOf(tuple(CROSSED))):
        with pytest.raises(InvalidAction) as refused:
            narrow(ask, chosen)
        refusals.append((refused.value.given, refused.value.near))

    assert refusals[0] == refusals[1]


def test_the_tails_are_not_made_before_the_heads_are_told_apart():
    """Except the first of each head, for its fields."""
    asked = []

    def tails(head):
        asked.append(head)
        return [(1,), (2,)]

    ask = Crossed(Carry, lambda: [("a", "b"), ("a", "c"), ("d", "c")], tails, 2, lambda _: True)
    narrow(ask, {"source": "a"})

    assert asked == [("a", "b"), ("a", "c")]


def test_crossed_details_without_heads_are_no_kind():
    """There is nothing to choose."""
    empty = Crossed(Carry, list, lambda _: [(1,)], 1, lambda _: False)

    assert (len(empty), dict(empty.kinds), list(empty), empty.fitting({})) == (0, {}, [], [])
    with pytest.raises(InvalidAction):
        narrow(empty, {})


def test_crossed_details_are_counted_picked_and_checked_like_a_list():
    """Length, index, iteration and membership tell of the same actions."""
    listed = list(CROSSED)

    assert [CROSSED[index] for index in range(len(CROSSED))] == listed
    assert len(listed) == len(CROSSED) == 6
    assert all(action in CROSSED for action in listed)
    assert Carry("b", "a", 1) not in CROSSED
    assert Work() not in CROSSED


def journeys(places: int) -> OneOf:
    """To so many places in three lands, in two manners."""
    return OneOf(
        tuple(Journey("abc"[at % 3], at, fast) for at in range(places) for fast in (False, True))
    )


def test_what_sorts_is_asked_for_where_the_values_behind_it_are_many():
    many = journeys(MANY + 1)

    assert narrow(many, {}) == Question("journey", "land", ("a", "b", "c"))
    found = narrow(many, {"land": "b"})
    assert isinstance(found, Question)
    assert found.field == "place"


def test_what_sorts_few_values_is_not_asked_for():
    """They are one question; whatever is chosen says where it belongs."""
    few = journeys(MANY)

    assert narrow(few, {}) == Question("journey", "place", tuple(range(MANY)))
    assert narrow(few, {"place": 4, "fast": True}) == Journey("b", 4, fast=True)


def barters(taken: int) -> OneOf:
    """Two things, each for so many others."""
    return OneOf(tuple(Barter(given, at) for given in "ab" for at in range(taken)))


def test_few_actions_of_a_kind_that_is_asked_for_whole_are_one_question():
    """What is chosen is the answer."""
    few = barters(MANY // 2)

    assert narrow(few, {}) == Question("barter", ACTION, tuple(few))
    assert narrow(few, {ACTION: Barter("b", 3)}) == Barter("b", 3)
    assert narrow(barters(1), {"given": "b"}) == Barter("b", 0)


def test_many_actions_of_such_a_kind_are_told_apart_by_a_field_first():
    """And then they are one question, or each field is, if they are still too many."""
    many = barters(MANY)
    left = tuple(Barter("a", at) for at in range(MANY))

    assert narrow(many, {}) == Question("barter", "given", ("a", "b"))
    assert narrow(many, {"given": "a"}) == Question("barter", ACTION, left)
    assert narrow(many, {"given": "a", ACTION: left[5]}) == left[5]
    more = narrow(barters(MANY + 1), {"given": "a"})
    assert more == Question("barter", "taken", tuple(range(MANY + 1)))


def trades(loads: int) -> OneOf:
    """Two ships, to two ports each."""
    return OneOf(
        tuple(Trade(ship, port, at) for ship in "ab" for at in range(loads) for port in "xy")
    )


def test_few_actions_of_a_piece_are_one_question():
    """Whatever they are."""
    few = trades(MANY // 2)

    assert narrow(few, {}) == Question("", ACTOR, ("a", "b"))
    assert narrow(few, {ACTOR: "a"}) == Question("", ACTION, tuple(few)[:MANY])


def test_many_actions_of_a_piece_are_told_apart_by_a_field_if_they_are_of_one_whole_kind():
    """Then they are one question, as without a piece."""
    many = trades(MANY // 2 + 1)
    left = tuple(Trade("b", "y", at) for at in range(MANY // 2 + 1))

    assert narrow(many, {ACTOR: "b"}) == Question("trade", "port", ("x", "y"))
    assert narrow(many, {ACTOR: "b", "port": "y"}) == Question("trade", ACTION, left)
    assert narrow(many, {ACTOR: "b", "port": "y", ACTION: left[3]}) == left[3]
    fishing = AnyOf((many, OneOf((Fish("b"),))))
    mixed = narrow(fishing, {ACTOR: "b"})
    assert isinstance(mixed, Question)
    assert (mixed.field, len(mixed.values)) == (ACTION, MANY + 3)


def test_an_action_that_is_not_offered_cannot_be_chosen_whole():
    """Nor one that does not fit what was chosen before."""
    for chosen in ({ACTION: Barter("c", 1)}, {"given": "a", ACTION: Barter("b", 1)}):
        with pytest.raises(InvalidAction):
            narrow(barters(MANY // 2), chosen)
