"""A plan says how its leader answers another seat's challenge (4.3A6, 4.6.3)."""

from importlib.resources import files

import pytest
from msgspec import json

from games.core.agenda import Position, settle
from games.core.dice import Referee, seeded
from games.core.vocabulary import tag
from games.hammer_of_thor.battle.orders import Mode, Stance, Until
from games.hammer_of_thor.cards.holding import might
from games.hammer_of_thor.encounter.events import CardsShown, ChallengeAnswered
from games.hammer_of_thor.encounter.honour import Acceptance
from games.hammer_of_thor.encounter.planning import Meetings, Plan
from games.hammer_of_thor.encounter.rounds import Facing
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.encounter.tables import BARS, Card
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.kinds import Madness
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.lasting import Key, Lasts, Rule
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.standing_orders import ChallengeOrder, Orders, ReplyOrder
from games.hammer_of_thor.travel.manners import Manner, Sitting
from tests.games.hammer_of_thor.builder import Halt, at, group, member, table
from tests.games.hammer_of_thor.fights import told
from words.speech import Words

WORDS = Words("en", files("games.hammer_of_thor") / "words")
HERE = Place.BILSKIRNIR
CHALLENGE = Plan(Card.CHALLENGE, Card.CHALLENGE, Mode.SUBDUE)
TALKS = (Card.NEGOTIATE, Card.FRIENDSHIP)
SURELY_ACCEPTED = (Card.CHALLENGE, Card.ATTACK)
DICE = 20
"""Seeds: the slower leader challenges only if the quicker one's talk has failed."""


def meeting(other="Loki", waiting=(1,), plans=(CHALLENGE,), mine="Odin"):
    """Seat 0 leads Odin, seat 1 another; the mover's plan is in."""
    heroes = {0: mine if isinstance(mine, str) else "Odin", 1: other}
    found = table(group(0, HERE, mine), group(1, HERE, other), heroes=heroes)
    found.encounter = Encounter(1, 2)
    return at(found, Meetings(waiting, plans), Halt())


def answered(table, mine, theirs):
    """Both plans are carried out, by many dice: what the leaders say to challenges first."""
    found = set()
    for number in range(DICE):
        changed, dice = table.copy(), seeded(f"honour {number}")
        position = Position(changed, (), dice, {})
        referee = Referee(dice, None, changed.options)
        settle(changed, [Halt(), Meetings((), (mine, theirs))], position.dice, referee)
        found |= {one.accepted for one in told(referee.events, ChallengeAnswered)[:1]}
    return found


def answers(position, *cards):
    """The answers to a challenge that a plan with these cards may give."""
    return {
        one.acceptance for one in position.asks[1].kinds[Plan] if (one.first, one.then) == cards
    }


@pytest.mark.rule("4.3A6", "4.6.3")
@pytest.mark.parametrize(("other", "is_strong"), [("Loki", False), ("Hymir", True)])
def test_a_plan_says_whether_a_challenge_is_accepted(other, is_strong):
    """4.3A6: with 80 percent of the other's MIGHT, always, or never."""
    found = meeting(other).table
    own, foe = (might(one.members[0], found.season) for one in found.counters)
    assert (foe * 100 >= own * 80) is is_strong

    expected = {
        Acceptance.STRONGER: is_strong, Acceptance.ALWAYS: True, Acceptance.NEVER: False
    }  # fmt: skip
    for acceptance, accepts in expected.items():
        reply = Plan(*TALKS, Mode.SUBDUE, acceptance=acceptance)
        assert answered(found, CHALLENGE, reply) == {accepts}


@pytest.mark.rule("4.3A6", "4.6.3")
@pytest.mark.parametrize("acceptance", [Acceptance.ALWAYS, Acceptance.NEVER])
def test_the_movers_plan_says_it_too(acceptance):
    """4.6.3: the one who is met may be the one who challenges."""
    mine = Plan(*TALKS, Mode.SUBDUE, acceptance=acceptance)

    assert answered(meeting().table, mine, CHALLENGE) == {acceptance is Acceptance.ALWAYS}


@pytest.mark.rule("4.3A6", "4.6.3", "11.4", "21.1")
def test_nobody_is_asked_about_a_challenge_that_cannot_come_or_be_refused():
    """4.3A6: an own attack or challenge accepts by itself, and so do the hot-headed."""
    usual, every = {Acceptance.STRONGER}, set(Acceptance)

    assert answers(meeting(), *TALKS) == every
    assert answers(meeting(), Card.EVADE, Card.ATTACK) == every
    assert answers(meeting(), *SURELY_ACCEPTED) == usual
    assert answers(meeting("Thor", mine="Loki"), *TALKS) == usual
    truce = meeting()
    truce.table.rules = (*truce.table.rules, Rule(Key.TRUCE, Lasts.NEXT, 0, other=1))
    assert answers(at(truce.table, truce.step, Halt()), *TALKS) == usual


def seconds(position, first):
    """The cards that a plan may name for the second round, after one for the first."""
    return {one.then for one in position.asks[1].kinds[Plan] if one.first is first}


@pytest.mark.rule("4.6.3", "4.3A6", "2.2A8")
def test_nobody_is_asked_for_a_second_card_where_the_first_ends_it_all():
    """4.6.3: after an attack, a challenge of the hot-headed, or what needs no roll at all."""
    mad, wed = meeting(mine=member("Odin", mad=Madness.MONOMANIA)), meeting("Frigg")
    hot = meeting(mine="Thor")

    assert seconds(meeting(), Card.ATTACK) == {Card.ATTACK}
    assert len(seconds(meeting(), Card.CON)) > 1
    assert len(seconds(meeting(), Card.CHALLENGE)) > 1
    assert seconds(hot, Card.CHALLENGE) == {Card.CHALLENGE}
    assert len(seconds(meeting(), Card.NEGOTIATE)) > 1
    assert seconds(mad, Card.NEGOTIATE) == {Card.NEGOTIATE}
    assert seconds(wed, Card.SEDUCE) == {Card.SEDUCE}


@pytest.mark.rule("4.6.3", "4.3.3", "21.2")
@pytest.mark.parametrize("race", BARS)
@pytest.mark.parametrize("reply", ReplyOrder)
def test_no_plan_in_time_and_each_reply_by_order_is_a_legal_plan(race, reply):
    """4.6.3: also where the first card is another than the wished one, and ends it all."""
    leaders = [one.name for one in FIGURES.values() if one.race is race and one.speaks]
    for leader in set(leaders) - {"Odin"}:
        position = meeting(leader)
        answer = position.ordered(1, Orders(reply=reply)) or position.default(1)

        assert answer in position.asks[1], leader


@pytest.mark.rule("4.6.3", "4.3.3", "21.1")
def test_who_may_not_evade_at_once_offers_friendship_first():
    """4.3.3: a Muspellson that says nothing, or means to evade, starts no fight."""
    position = meeting("Surt")
    usual = position.default(1)

    assert (usual.first, usual.then) == (Card.FRIENDSHIP, Card.EVADE)
    assert position.ordered(1, Orders(reply=ReplyOrder.EVADE)) == usual
    stranger = meeting("Thor", mine="Surt").table
    assert at(stranger, Facing(0), Halt()).default(0).card is Card.FRIENDSHIP


@pytest.mark.rule("4.6.3", "4.3.2")
@pytest.mark.parametrize("card", [card for card in Card if card is not Card.ATTACK])
@pytest.mark.parametrize("second", [Card.EVADE, Card.CON])
def test_no_round_follows_an_attack(card, second):
    """4.6.3: whatever the other shows, and whatever either would show next."""
    found = meeting().table
    found.sitting = Sitting(1, HERE, Manner.PLAIN)
    theirs = Plan(card, second, Mode.SUBDUE)
    for number in range(DICE):
        changed, dice = found.copy(), seeded(f"attack {number}")
        referee = Referee(dice, None, changed.options)
        plans = (theirs, Plan(Card.ATTACK, Card.EVADE, Mode.SUBDUE))
        settle(changed, [Halt(), Meetings((), plans)], dice, referee)

        assert [one.round for one in told(referee.events, CardsShown)] == [1]


@pytest.mark.rule("21.2", "4.3A6", "4.6.3")
@pytest.mark.parametrize(
    ("order", "acceptance"),
    [
        (ChallengeOrder.STRONGER, Acceptance.STRONGER), (ChallengeOrder.ASK, Acceptance.STRONGER),
        (ChallengeOrder.ALWAYS, Acceptance.ALWAYS), (ChallengeOrder.NEVER, Acceptance.NEVER),
    ],
)  # fmt: skip
def test_a_reply_by_order_takes_challenges_as_the_order_says(order, acceptance):
    """21.2: an attack accepts by itself, and the mover is asked."""
    position, hot = meeting(), meeting("Thor", mine="Loki")
    for reply in set(ReplyOrder) - {ReplyOrder.ASK}:
        wish = Orders(reply=reply, challenge=order)
        plan = position.ordered(1, wish)
        is_free = (plan.first, plan.then) != (Card.ATTACK, Card.ATTACK)

        assert plan in position.asks[1]
        assert plan.acceptance is (acceptance if is_free else Acceptance.STRONGER)
        assert hot.ordered(1, wish) in hot.asks[1]
        assert meeting(waiting=(0, 1), plans=()).ordered(0, wish) is None


@pytest.mark.rule("4.3A6", "21.1")
def test_no_plan_in_time_takes_challenges_as_usual():
    """21.1."""
    assert meeting().default(1).acceptance is Acceptance.STRONGER


@pytest.mark.rule("4.6.3", "21.6")
def test_a_plan_that_was_made_before_it_told_of_challenges_means_the_usual():
    """21.6: plans lie in saves."""
    left = json.decode(b'{"type":"plan","first":"CON","then":"EVADE","mode":"kill"}', type=Plan)

    assert (tag(left), left.acceptance) == ("plan", Acceptance.STRONGER)


@pytest.mark.rule("21.1", "4.6.3")
def test_the_chances_of_a_plan_are_told_at_its_first_card():
    """21.1: whatever follows it."""
    position = meeting()
    hints = {
        card: {
            RULES.hint(position, one) for one in position.asks[1].kinds[Plan] if one.first is card
        }
        for card in TALKS
    }

    assert Plan.told_at == "first"
    assert [len(found) for found in hints.values()] == [1, 1]
    assert None not in set.union(*hints.values())


@pytest.mark.rule("4.6.3")
def test_the_question_for_a_plan_tells_how_those_fight_who_do_not_attack():
    """4.6.3: nobody is promised a choice that only who attacks has."""
    position = meeting(waiting=(0, 1), plans=())
    plans = position.asks[0].kinds[Plan]
    peaceful = [one for one in plans if Card.ATTACK not in (one.first, one.then)]
    text = WORDS.say(position.prompt(0), ("Ann", "Bo"))

    assert {(one.stance, one.until) for one in peaceful} == {(Stance.HOLD, Until.HALF)}
    assert "how to fight if you attack" in text
    assert "you hold, until your leader is down to half" in text
