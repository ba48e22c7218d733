"""From clicks to an action: digests, paths, and paths that do not fit any more."""

import pytest

from games.core.asks import AnyOf, Lazily, OneOf, SomeOf
from games.core.errors import StalePrompt
from games.core.narrowing import ACTION, ACTOR
from games.nine_realms.actions import Attack, EndTurn, Move, Transform
from play.match import question_path
from play.match.question_path import action_of, digest, follow, way_to
from tests.core.court_nouns import GiveBack, Tip, Work
from tests.games.nine_realms.builder import A3, A6, AD5, D6, RA, SINFJOTLI, THOR, position
from tests.games.nine_realms.scenes import countered, pending
from tests.play.playing import deploying

HANDS = ((RA, A3, AD5), (A6, D6))
SET = SomeOf(GiveBack, "cards", (1, 2, 3, 4), 2, 3)


def asks():
    """Asks of all shapes: places, figures, cards, dice, numbers, sets."""
    for at in (
        deploying(),
        position(thor="D4", sinfjotli="D5", frigg="E2", hands=HANDS),
        pending(hands=HANDS),
        countered(hands=HANDS),
    ):
        yield from at.asks.values()
    yield SET
    yield SomeOf(GiveBack, "cards", (1, 2), 0, 2)
    yield OneOf(tuple(map(Tip, range(1, 31))))
    yield AnyOf((OneOf((Work(), Tip(1), Tip(2))), SET))


@pytest.mark.parametrize("ask", list(asks()))
def test_a_path_leads_to_every_action_of_an_ask(ask):
    for action in ask:
        assert follow(ask, way_to(ask, action)).action == action


@pytest.mark.parametrize("ask", list(asks()))
def test_a_value_leads_where_the_path_with_it_leads(ask):
    """At every question on the way to every action."""
    seen = 0
    for action in ask:
        way = way_to(ask, action)
        for at in range(len(way)):
            stage = follow(ask, way[:at])
            for value in () if stage.question.several else stage.question.values:
                ahead = follow(ask, (*stage.path, digest(value))).action
                assert action_of(ask, stage, value) == ahead
                seen += ahead is not None
    assert seen or isinstance(ask, SomeOf) or len(ask) == 1


@pytest.mark.parametrize("ask", list(asks()))
def test_what_a_component_carries_fits_into_its_id(ask):
    """A path of a set of many values too: an id has 100 characters at the most."""
    for action in ask:
        assert len(".".join(way_to(ask, action))) <= 70


def test_a_digest_stands_for_a_value_and_its_kind():
    """Eight characters that fit into an id, the same in every process."""
    assert len(digest(Move(THOR, "D3"))) == 8
    assert digest(Move(THOR, "D3")) == digest(Move(THOR, "D3"))
    assert len({digest(value) for value in (1, "1", Work(), "work", (1,), True)}) == 6
    assert not set(digest(THOR)) & set(".:+")


def test_a_path_goes_from_question_to_question():
    """What has one value is not asked."""
    ask = position(thor="D4", sinfjotli="D5").asks[0]

    actor = follow(ask, ()).question
    action = follow(ask, (digest(THOR),)).question
    terrain = follow(ask, (digest("transform"), digest("E4"))).question
    attack = Attack(THOR, SINFJOTLI)

    assert actor.field == ACTOR
    assert action.field == ACTION
    assert terrain.field == "terrain"
    assert follow(ask, (digest(THOR), digest(attack))).action == attack
    assert follow(ask, (digest("end-turn"),)).action == EndTurn()


def test_a_stage_tells_what_was_chosen_on_the_way():
    ask = position(thor="D4", sinfjotli="D5").asks[0]

    assert follow(ask, (digest("transform"),)).chosen == ()
    assert follow(ask, (digest("transform"), digest("E4"))).chosen == ("E4",)


def test_a_set_is_chosen_in_one_answer():
    """In the order of the ask, however it was clicked."""
    assert follow(SET, ("+".join(map(digest, (3, 1))),)).action == GiveBack((1, 3))


@pytest.mark.parametrize(
    "path",
    [
        ("",),
        ("nonsense",),
        (digest("end-turn"), digest(THOR)),
        (digest(THOR), digest(Move(THOR, "D3")), digest("D3")),
        (digest(SINFJOTLI),),
        (digest(THOR), digest(Move(THOR, "D14"))),
        (digest("deploy"),),
        (digest("transform"), digest("H8"), digest("water")),
    ],
)
def test_what_is_not_asked_is_stale(path):
    """Forged, foreign, of an older question, or too long."""
    with pytest.raises(StalePrompt):
        follow(position(thor="D4").asks[0], path)


@pytest.mark.parametrize("chosen", [(1,), (1, 2, 3, 4), (1, 9), ()])
def test_a_set_of_the_wrong_size_or_with_a_stranger_in_it_is_stale(chosen):
    with pytest.raises(StalePrompt):
        follow(SET, ("+".join(map(digest, chosen)),))


def test_a_set_is_carried_by_the_beginnings_of_its_digests():
    """Also when whole digests were sent, as a menu does; in the order of the question."""
    stage = follow(SET, ("+".join(map(digest, (3, 1))),))

    assert stage.path == ("+".join(digest(one)[:4] for one in (1, 3)),)
    assert follow(SET, stage.path).action == stage.action == GiveBack((1, 3))


def test_beginnings_that_are_alike_are_not_carried(monkeypatch):
    """Every digest begins alike: each is carried whole."""
    monkeypatch.setattr(question_path, "digest", "same{}".format)

    stage = follow(SET, ("same1+same3",))

    assert stage.path == ("same1+same3",)
    with pytest.raises(StalePrompt):
        follow(SET, ("same",))


def test_one_value_given_twice_is_no_pair():
    with pytest.raises(StalePrompt):
        follow(SET, (f"{digest(1)}+{digest(1)}",))


def test_a_question_with_one_value_takes_the_first_of_several():
    """A select for one value never sends two; what is left over is not acted on."""
    ask = position(thor="D4").asks[0]
    path = (f"{digest(THOR)}+{digest(THOR)}",)

    assert follow(ask, path).question.field == ACTION


def test_membership_alone_decides_not_the_listing():
    """A lazily listed ask is looked up in its list."""
    ask = Lazily(Transform, list, lambda _: True)

    with pytest.raises((StalePrompt, IndexError)):
        follow(ask, (digest("water"),))
