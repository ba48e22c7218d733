"""Journeys end, and somebody is met: whom, with which cards, for how many rounds (4.3 to 4.6)."""

import pytest

from games.core.dice import seeded
from games.core.vocabulary import tag
from games.hammer_of_thor.battle.orders import Mode
from games.hammer_of_thor.encounter.arriving import Arrival, Led, LookAround, Meet, PassBy
from games.hammer_of_thor.encounter.norns import Norn
from games.hammer_of_thor.encounter.planning import Greeting, Meetings
from games.hammer_of_thor.encounter.plans import Plan
from games.hammer_of_thor.encounter.prompts import RaceHint
from games.hammer_of_thor.encounter.rolling import Pick, Rolling, Seeking
from games.hammer_of_thor.encounter.rounds import AcceptDuel, Answer, Challenged, Facing, RefuseDuel
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.encounter.terms import Terms
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Icon, Race
from games.hammer_of_thor.land.board import BOARD, Box
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.redealing import redeal
from games.hammer_of_thor.standing_orders import (
    ChallengeOrder,
    MeetOrder,
    MercyOrder,
    Orders,
    ReplyOrder,
)
from games.hammer_of_thor.travel.manners import Manner, Sitting
from games.hammer_of_thor.travel.travel import somebody
from tests.games.hammer_of_thor.builder import Halt, at, group, member, running, table
from tests.games.loaded_dice import act

HERE = Place.BILSKIRNIR
HEROES = {0: "Odin", 1: "Loki"}


def arrived(*others, place=HERE, manner=Manner.PLAIN, scouted=False, **rest):
    """The counter of seat 0 has ended its journey there."""
    rest.setdefault("heroes", HEROES)
    found = table(group(0, place, "Odin"), *others, **rest)
    found.sitting = Sitting(1, place, manner, scouted=scouted)
    return found


def facing(*theirs, step=None, seat=None, wild=True, mine=("Odin",), **rest):
    """Seat 0 faces another counter."""
    found = arrived(group(seat, HERE, *theirs), **rest)
    found.change_counter(1, members=tuple(member(name) for name in mine))
    found.change_counter(2, wild=wild and seat is None)
    found.encounter = Encounter(1, 2)
    return at(found, step or Facing(0), Halt())


def named(actions):
    """By the leaders' names."""
    return [one.leader if isinstance(one, Meet) else type(one).__name__ for one in actions]


@pytest.mark.rule("4.6.1")
def test_where_others_stand_one_may_meet_them_or_roll():
    """4.6.1: the roll is usual."""
    position = at(arrived(group(1, HERE, "Loki")), Arrival(0), Halt())

    assert named(position.asks[0]) == [NUMBERS["Loki"], "LookAround"]
    assert position.default(0) == LookAround()
    assert position.ordered(0, Orders(meet=MeetOrder.NEVER)) == LookAround()
    assert position.ordered(0, Orders(meet=MeetOrder.ENEMIES)).leader == NUMBERS["Loki"]
    assert position.ordered(0, Orders()) is None


@pytest.mark.rule("4.6.2", "4.6.5")
@pytest.mark.parametrize(
    ("others", "rest"),
    [
        ((group(1, HERE, "Loki"),), {"game_turn": 1}),
        ((group(1, HERE, "Loki"),), {"players": {0: {"met": (2,)}}}),
        ((group(0, HERE, "Bragi"),), {}),
        ((group(1, Place.SESSRYMNIR, "Loki"),), {}),
    ],
)
def test_some_are_not_met(others, rest):
    """4.6.2, 4.6.5: in the first game-turn, twice in one, the own, those elsewhere."""
    found = arrived(*others)
    for field, value in rest.items():
        if field == "players":
            found.change_player(0, **value[0])
        else:
            setattr(found, field, value)

    position, events = running(found, Arrival(0), faces=(10,))

    assert tag(position.step) == "halt"
    assert [tag(event) for event in events] == ["nobody-met"]


@pytest.mark.rule("4.5.7")
def test_a_resident_is_met_instead_of_rolling_until_overcome():
    """4.5.7: with caution nobody; after that only if named."""
    fresh, events = running(arrived(group(None, HERE, "Mimir")), Arrival(0))
    assert isinstance(fresh.step, Facing)
    assert tag(events[0]) == "counter-met"

    careful = at(arrived(group(None, HERE, "Mimir"), manner=Manner.CAUTION), Arrival(0), Halt())
    assert careful.default(0) == PassBy()

    known = arrived(group(None, HERE, "Mimir"))
    known.change_player(0, honoured=(f"resident {NUMBERS['Mimir']}",))
    assert at(known, Arrival(0), Halt()).default(0) == LookAround()


@pytest.mark.rule("4.5.1")
def test_with_caution_nobody_is_met_but_where_the_board_says_so():
    """4.5.1: at 61, 63 and 79 one always rolls; a high die finds nobody there either (4.5.2)."""
    position, events = running(arrived(manner=Manner.CAUTION), Arrival(0))
    assert (tag(position.step), events) == ("halt", ())

    for place in (place for place, spot in BOARD.items() if spot.box is Box.ROLL_ENCOUNTER):
        found = [arrived(place=place, manner=Manner.CAUTION) for _ in range(2)]
        _, events = running(found[0], Arrival(0), faces=(6, 1, 1, 1))
        assert "race-rolled" in {tag(event) for event in events}
        _, events = running(found[1], Arrival(0), faces=(7,))
        assert [tag(event) for event in events] == ["nobody-met"]


@pytest.mark.rule("4.5.1", "4.5.2")
def test_at_the_fimbul_one_rolls_twice():
    """4.5.1: at 66, one after the other, on water; with caution not at all."""
    found = arrived(place=Place.FIMBULL_RIVER)
    _, events = running(found, Arrival(0), faces=(7, 10))
    assert [tag(event) for event in events] == ["nobody-met"] * 2
    assert somebody(found, found.counters[0], Place.FIMBULL_RIVER, Manner.PLAIN) == 84

    cautious = arrived(place=Place.FIMBULL_RIVER, manner=Manner.CAUTION)
    assert running(cautious, Arrival(0))[1] == ()


@pytest.mark.rule("4.2.1", "4.5.3")
def test_after_a_search_the_mover_picks_one_of_two_races():
    """4.2.1, 4.5.3: by default of its own people."""
    races = (Race.JOTUN, Race.AESIR)
    position = at(arrived(manner=Manner.SEARCH), Seeking(0, races), Halt())

    assert list(position.asks[0]) == [Pick(Race.JOTUN), Pick(Race.AESIR)]
    assert position.default(0) == Pick(Race.AESIR)


@pytest.mark.rule("4.5.3", "4.4", "21.1")
def test_a_race_is_told_by_who_may_come_and_how_they_would_answer():
    """4.5.3, 4.4: of the side of the seat; the chance of FRIENDSHIP or NEGOTIATE over ten dice."""
    found = arrived(manner=Manner.SEARCH)
    found.decks[Race.JOTUN] = tuple(NUMBERS[name] for name in ("Angrboda", "Hrungnir"))
    found.decks[Race.AESIR] = (NUMBERS["Bragi"],)
    found.decks[Race.GUARDIAN] = ()

    # Angrboda talks on 0 and 1; uncharming, both are friendly on 3. Bragi leads others on 9 alone.
    assert Pick(Race.JOTUN).hint(found) == RaceHint(left=2, ours=0, friendly=20)
    assert Pick(Race.AESIR).hint(found) == RaceHint(left=1, ours=1, friendly=90)
    assert Pick(Race.GUARDIAN).hint(found) == RaceHint(left=0, ours=0, friendly=0)


@pytest.mark.rule("21.4")
def test_the_hint_at_a_race_follows_nothing_that_a_seat_cannot_know():
    """21.4: neither the order of a deck, nor which offspring are born."""
    races = (Race.JOTUN, Race.AESIR)
    found = arrived(manner=Manner.SEARCH)
    young = [name for name in found.decks[Race.AESIR] if Icon.OFFSPRING in FIGURES[name].icons]
    found.offspring = tuple(young[1:])
    found.decks[Race.AESIR] = tuple(
        name for name in found.decks[Race.AESIR] if name not in found.offspring
    )
    position = at(found, Seeking(0, races), Halt())
    anew = [redeal(position, 0, seeded(f"anew {number}")) for number in range(5)]

    assert len({frozenset(one.table.decks[Race.AESIR]) for one in (position, *anew)}) > 1
    for race in races:
        assert {Pick(race).hint(one.table) for one in anew} == {Pick(race).hint(found)}


@pytest.mark.rule("4.5.1")
def test_who_has_fled_meets_no_second_group():
    """4.5.1: at 66."""
    found = arrived()
    found.sitting = Sitting(1, HERE, Manner.PLAIN, fled=True)

    assert running(found, Rolling(0))[1] == ()


@pytest.mark.rule("2.1D")
def test_a_journey_without_survivors_meets_nobody():
    """2.1D."""
    found = arrived()
    found.change_counter(1, members=())

    assert running(found, Led(0))[1] == ()


@pytest.mark.rule("4.3.1")
def test_a_card_that_works_ends_the_encounter():
    """4.3.1 (4)."""
    position = facing("Bragi")
    after, events = act(position, 0, Answer(Card.FRIENDSHIP), 1)

    assert [tag(event) for event in events[:2]] == ["cards-shown", "card-checked"]
    assert tag(after.step) == "halt"


@pytest.mark.rule("4.3.1")
def test_after_three_rounds_both_stay():
    """4.3.1 (6): failed tricks and offers make the other more ill-disposed."""
    position = facing("Hymir")
    attitudes = []
    while isinstance(position.step, Facing):
        attitudes.append(position.table.encounter.attitude)
        position, events = act(position, 0, Answer(Card.FOLLOWER), 2, 10, 10)

    assert attitudes == [0, 1, 2]
    assert "parted" in {tag(event) for event in events}


@pytest.mark.rule("21.1")
def test_the_usual_card_follows_the_alignments():
    """21.1: friendship among the like-minded, talk with neutral ones, else away."""
    assert facing("Bragi").default(0) == Answer(Card.FRIENDSHIP)
    assert facing("Surt").default(0) == Answer(Card.EVADE)
    assert facing("Durin").default(0).card is Card.NEGOTIATE


@pytest.mark.rule("4.3A")
def test_an_attack_names_its_mode_and_a_talk_its_deal():
    """4.3A."""
    answers = list(facing("Hymir").asks[0].kinds[Answer])

    assert all((one.mode is not None) is (one.card is Card.ATTACK) for one in answers)
    assert all((one.deal is not None) is (one.card is Card.NEGOTIATE) for one in answers)


@pytest.mark.rule("4.3.3")
def test_a_barred_card_is_refused_by_name():
    """4.3.3: an Aesir's leader does not cheat in the first round."""
    position = facing("Hymir")
    refusal = position.step.refusal(position.table, 0, Answer(Card.CON))

    assert Answer(Card.CON) not in position.asks[0]
    assert (tag(refusal), refusal.card) == ("card-barred", Card.CON)


@pytest.mark.rule("4.3A6", "4.3A9")
def test_a_challenge_is_answered_by_the_seat():
    """4.3A6, 4.3A9: refusing costs REPUTATION, and the round goes on."""
    position = facing(
        "Hymir", step=Challenged(0, Answer(Card.FRIENDSHIP), (1,)), tracked={"Odin": 4}
    )
    always, never = (
        Orders(challenge=order) for order in (ChallengeOrder.ALWAYS, ChallengeOrder.NEVER)
    )

    assert set(position.asks[0]) == {AcceptDuel(), RefuseDuel()}
    assert position.ordered(0, always) == AcceptDuel()
    assert position.ordered(0, never) == RefuseDuel()
    assert position.ordered(0, Orders()) == position.default(0) == AcceptDuel()
    assert position.ordered(0, Orders(challenge=ChallengeOrder.ASK)) is None
    after, events = act(position, 0, RefuseDuel())
    assert "challenge-answered" in {tag(event) for event in events}
    assert after.table.tracked[NUMBERS["Odin"]] == 3


@pytest.mark.rule("4.3.6", "T9")
@pytest.mark.parametrize(
    ("roll", "held", "tracked"), [(5, "2001", 6), (6, None, 6), (9, "2001", 4)]
)
def test_a_norn_acts_before_she_is_spoken_to(roll, held, tracked):
    """4.3.6: nothing, a thread, or a shadow."""
    found = arrived(group(None, HERE, "Urd"), tracked={"Odin": 6})
    found.change_player(0, held="2001")
    found.encounter = Encounter(1, 2)

    position, _ = running(found, Norn(0), faces=(roll + 1,))

    assert position.table.players[0].held == held
    assert position.table.tracked[NUMBERS["Odin"]] == tracked


@pytest.mark.rule("4.3.6")
@pytest.mark.parametrize(("roll", "works"), [(4, True), (5, False)])
def test_before_a_norn_everything_has_t_4_and_she_waits(roll, works):
    """4.3.6."""
    position = facing("Urd")
    after, events = act(position, 0, Answer(Card.FRIENDSHIP), *((1, roll + 1)))

    checked = [event for event in events if tag(event) == "card-checked"]
    assert [(one.t, one.success) for one in checked] == [(4, works)]
    assert (after.table.tracked.get(NUMBERS["Odin"], 0) == 2) is works


@pytest.mark.rule("4.6.3", "T29")
def test_two_seats_plan_one_after_the_other_in_secret():
    """4.6.3: the mover first; nothing is shown until both are in."""
    position = facing("Loki", seat=1, step=Greeting(0))
    position, _ = running(position.table, Greeting(0))
    assert position.awaited == (0,)
    assert not position.is_window(0)

    position, events = act(position, 0, plan(position, 0, Card.NEGOTIATE))
    assert [tag(event) for event in events] == ["plan-made"]
    assert position.awaited == (1,)
    assert position.is_window(1)

    position, events = act(position, 1, plan(position, 1, Card.NEGOTIATE))
    assert "cards-shown" in {tag(event) for event in events}
    assert tag(position.step) == "bargain"


def plan(position, seat, card):
    """A plan with one card in both rounds."""
    plans = position.asks[seat].kinds[Plan]
    return next(one for one in plans if {one.first, one.then} == {card})


@pytest.mark.rule("4.6.3")
@pytest.mark.parametrize(
    ("order", "card"),
    [
        (ReplyOrder.FRIENDLY, Card.FRIENDSHIP), (ReplyOrder.EVADE, Card.EVADE),
        (ReplyOrder.FIGHT, Card.ATTACK),
    ],
)  # fmt: skip
def test_who_is_met_may_answer_by_an_order(order, card):
    """4.6.3: the mover is asked all the same."""
    waiting = Meetings((1,), (Plan(Card.EVADE, Card.EVADE, "subdue"),))
    position = facing("Loki", seat=1, step=waiting)
    answer = position.ordered(1, Orders(reply=order))

    assert answer in position.asks[1]
    assert card in (answer.first, answer.then)
    assert position.ordered(1, Orders()) is None
    assert facing("Loki", seat=1, step=Meetings((0, 1), ())).ordered(0, Orders(reply=order)) is None


@pytest.mark.rule("21.2", "4.3A1", "4.6.3")
@pytest.mark.parametrize(
    ("foe", "order", "mode"),
    [
        ("Loki", MercyOrder.USUAL, Mode.KILL), ("Loki", MercyOrder.SUBDUE, Mode.SUBDUE),
        ("Loki", MercyOrder.KILL, Mode.KILL), ("Freyr", MercyOrder.KILL, Mode.SUBDUE),
    ],
)  # fmt: skip
def test_a_reply_by_order_attacks_as_the_order_about_mercy_says(foe, order, mode):
    """21.2: but seats of one side never mean to kill; a peaceful plan fights as usual."""
    waiting = Meetings((1,), (Plan(Card.EVADE, Card.EVADE, Mode.SUBDUE),))
    position = facing(foe, seat=1, step=waiting, heroes={0: "Odin", 1: foe})
    attack = position.ordered(1, Orders(reply=ReplyOrder.FIGHT, mercy=order))
    away = position.ordered(1, Orders(reply=ReplyOrder.EVADE, mercy=order))

    assert attack in position.asks[1]
    assert (Card.ATTACK in (attack.first, attack.then), attack.mode) == (True, mode)
    assert away == position.default(1)


@pytest.mark.rule("4.6.3")
def test_no_plan_in_time_is_to_get_away():
    """4.6.3."""
    position = facing("Loki", seat=1, step=Meetings((0, 1), ()))
    usual = position.default(0)

    assert usual in position.asks[0]
    assert (usual.first, usual.then) == (Card.EVADE, Card.EVADE)


@pytest.mark.rule("4.6.3")
def test_how_to_fight_is_part_of_a_plan_to_attack_alone():
    """4.6.3: who means no attack is not asked for a stance."""
    position = facing("Loki", seat=1, step=Meetings((0, 1), ()))
    plans = [one for one in position.asks[0].kinds[Plan] if one.terms is Terms.TRUCE]
    peaceful = [one for one in plans if Card.ATTACK not in (one.first, one.then)]

    assert len({(one.mode, one.stance, one.until) for one in peaceful}) == 1
    assert len({(one.first, one.then, one.acceptance) for one in peaceful}) == len(peaceful)


@pytest.mark.rule("4.3A1")
def test_seats_of_one_side_do_not_mean_to_kill():
    """4.3A1."""
    position = facing("Thor", seat=1, step=Meetings((0, 1), ()), heroes={0: "Odin", 1: "Thor"})

    attacks = [one for one in position.asks[0].kinds[Plan] if Card.ATTACK in (one.first, one.then)]
    assert {one.mode for one in attacks} == {"subdue"}


@pytest.mark.rule("13.6")
def test_nobody_waits_for_the_plan_of_a_seat_that_has_left():
    """13.6."""
    position = facing(
        "Loki", seat=1, step=Meetings((1,), (Plan(Card.EVADE, Card.EVADE, "subdue"),))
    )
    position.table.change_player(1, out=True)

    assert at(position.table, position.step, Halt()).step.asks(position.table) == {}
