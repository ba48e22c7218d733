"""Spirits that leave their bodies, and cards that spy (4.2C, 2.2A9, 3.0B)."""

import pytest

from games.core.errors import IllegalAction
from games.core.vocabulary import tag
from games.hammer_of_thor.encounter.arriving import Meet
from games.hammer_of_thor.encounter.dealing import AIRY, deals
from games.hammer_of_thor.encounter.legality import SPIRITS, legal
from games.hammer_of_thor.encounter.odds import prospects
from games.hammer_of_thor.encounter.parting import Parting
from games.hammer_of_thor.encounter.planning import Meetings, Plan
from games.hammer_of_thor.encounter.rounds import Answer, Facing
from games.hammer_of_thor.encounter.spoils import Prize
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.encounter.tricks import TakePrize, Tricking
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.land.board import BOARD
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.travel.manners import Manner, Sitting
from games.hammer_of_thor.turns.turn import Turn
from games.hammer_of_thor.ways.events import SecretsSeen
from games.hammer_of_thor.ways.lessons import lessons_of_ways
from games.hammer_of_thor.ways.refusals import NoArrival, NoSpirit
from games.hammer_of_thor.ways.spirits import Returning, Send, sendings
from tests.games.hammer_of_thor.builder import Halt, at, group, member, table
from tests.games.hammer_of_thor.fates import played, told, ways
from tests.games.loaded_dice import act

HOME, FAR, WELL = Place.BILSKIRNIR, Place.KALLOVA, Place.MIMIRS_WELL
HEROES = {0: "Odin", 1: "Loki", 2: "Durin"}
ODIN, TYR, LOKI = (NUMBERS[name] for name in ("Odin", "Tyr", "Loki"))
STAFF, RUNE = "1092", "1201"
NOBODY = 10
"""The face with which nobody is met."""
BEARER = member("Tyr", shown=(STAFF,))


def turn(*counters, **rest):
    """Seat 0 is asked where to go."""
    return at(table(*counters, heroes=HEROES, **rest), Turn(0), Halt())


def sent(name, to):
    """The order."""
    return Send(name, BOARD[to].realm, to)


def away(*theirs, seat=None, step=None, players=None, wild=True):
    """Odin's spirit faces somebody at Kallova; its body lies at home, with Bragi."""
    found = table(
        group(0, HOME, "Bragi"), group(0, FAR, "Odin", body=HOME, home=1),
        group(seat, FAR, *theirs), heroes=HEROES, players=players,
    )  # fmt: skip
    found.change_counter(2, body=HOME, home=1)
    found.change_counter(3, wild=wild and seat is None)
    found.encounter, found.sitting = Encounter(2, 3), Sitting(2, HOME, Manner.PLAIN)
    return at(found, step or Facing(0), Parting(), Returning(), Halt())


def refused(position, action):
    """The reason."""
    with pytest.raises(IllegalAction) as caught:
        position.apply(0, action)
    return caught.value.refusal


@pytest.mark.rule("3.0B", "4.2C", "2.2A9", "T11")
def test_those_who_know_how_send_their_spirits_anywhere():
    """4.2C: Odin by himself, others by the staff; it has to be revealed already (2.2A9, T11)."""
    position = turn(group(0, HOME, "Odin"), group(0, HOME, BEARER))
    hidden = turn(group(0, HOME, member("Tyr", hidden=(STAFF,))))

    for name in (ODIN, TYR):
        goals = {one.to for one in position.asks[0].kinds[Send] if one.name == name}
        assert goals == set(Place) - {HOME}
    assert Send not in hidden.asks[0].kinds
    assert refused(hidden, sent(TYR, FAR)) == NoSpirit(TYR)
    assert refused(position, sent(ODIN, HOME)) == NoArrival(HOME)


@pytest.mark.rule("3.0D")
def test_a_gate_ward_keeps_spirits_out():
    """3.0D."""
    position = turn(group(0, HOME, "Odin"), group(None, Place.HLIDSKIALF, "Heimdall"))

    assert refused(position, sent(ODIN, Place.HLIDSKIALF)) == NoArrival(Place.HLIDSKIALF)


@pytest.mark.rule("4.2C")
@pytest.mark.parametrize(("roll", "arrives", "lost"), [(5, True, 0), (6, False, 0), (9, False, 3)])
def test_it_is_a_roll_against_wisdom_and_a_nine_hurts(roll, arrives, lost):
    """4.2C (C1): Tyr's WISDOM is 5; the counter stays, and whoever fails meets nobody."""
    position = turn(group(0, HOME, BEARER, "Bragi"))
    assert sent(TYR, FAR).hint(position.table).chance == 60

    after, events = act(position, 0, sent(TYR, FAR), roll + 1, *((NOBODY,) if arrives else ()))

    assert [one.place for one in after.table.of(0)] == [HOME]
    assert set(after.table.counter(1).names) == {TYR, NUMBERS["Bragi"]}
    assert after.table.counter(1).member(TYR).wounds == lost
    assert not after.table.counter(1).moved
    assert after.table.sitting.counter == 1
    told = [tag(event) for event in events]
    assert told == ["spirit-sent", *(["nobody-met", "spirit-returned"] if arrives else [])]


@pytest.mark.rule("4.2C")
def test_a_nine_is_no_failure_for_whoever_has_wisdom_nine():
    """4.2C: nor does it hurt."""
    after, events = act(turn(group(0, HOME, "Odin")), 0, sent(ODIN, FAR), 10, NOBODY)

    assert (events[0].success, events[0].lost) == (True, 0)
    assert (after.table.counter(1).place, after.table.counter(1).members[0].wounds) == (HOME, 0)
    assert not after.table.counter(1).is_spirit


@pytest.mark.rule("4.2C")
def test_a_lonely_body_waits_for_its_spirit():
    """4.2C: while it is away its counter is the spirit; it remembers no world for the score."""
    position = turn(group(0, HOME, "Odin"), group(None, WELL, "Mimir"))
    after, _ = act(position, 0, sent(ODIN, WELL), 1)

    assert isinstance(after.step, Facing)
    spirit = after.table.counter(1)
    assert (spirit.place, spirit.body, spirit.is_spirit) == (WELL, HOME, True)
    assert BOARD[WELL].realm not in after.table.players[0].realms
    assert [one.spirit for one in RULES.view(after, 1).counters] == [True, False]
    assert RULES.pieces(after) == RULES.pieces(position)


@pytest.mark.rule("4.2C")
def test_a_spirit_meets_one_counter_of_its_choice_or_rolls():
    """4.2C (C2): a group of one, which guards nothing, without dice for either."""
    position = turn(group(0, HOME, "Odin"), group(1, FAR, "Loki"), group(2, FAR, "Durin"))
    there, _ = act(position, 0, sent(ODIN, FAR), 1)

    assert [one.leader for one in there.asks[0].kinds[Meet]] == [LOKI, NUMBERS["Durin"]]
    rolled, events = act(turn(group(0, HOME, "Odin")), 0, sent(ODIN, FAR), 1, 1, 5)
    assert [tag(event) for event in events][1:] == ["race-rolled", "group-met"]
    assert len(rolled.table.counter(2).members) == 1
    assert rolled.table.encounter.treasure == ()


@pytest.mark.rule("4.2C")
def test_a_spirit_has_four_cards():
    """4.2C: it can neither fight nor win anybody over; the other side is free."""
    found = away("Hymir").table
    own, other = found.counter(2), found.counter(3)

    assert {Card.CON, Card.NEGOTIATE, Card.FRIENDSHIP, Card.EVADE} == SPIRITS
    assert set(legal(found, own, other, 2)) == SPIRITS
    assert Card.ATTACK in legal(found, other, own, 2)
    assert set(deals(found, own, other)) <= set(AIRY)


@pytest.mark.rule("4.2C")
@pytest.mark.parametrize("card", [Card.ATTACK, Card.CHALLENGE])
def test_nobody_fights_a_spirit(card):
    """4.2C: to try it ends the encounter; nothing is rolled, nobody is hurt or shamed."""
    position = away("Loki", seat=1, step=Meetings((0, 1), ()))
    mine = next(p for p in position.asks[0].kinds[Plan] if {p.first, p.then} == {Card.EVADE})
    position, _ = act(position, 0, mine)
    theirs = next(p for p in position.asks[1].kinds[Plan] if {p.first, p.then} == {card})
    after, events = act(position, 1, theirs)

    told = [tag(event) for event in events]
    assert "spirit-faded" in told
    assert not {"battle-began", "challenge-answered"} & set(told)
    assert set(after.table.counter(1).names) == {ODIN, NUMBERS["Bragi"]}


@pytest.mark.rule("4.2C")
def test_the_odds_know_that_nobody_fights_a_spirit():
    """4.2C: what would be a battle is an encounter that is over."""
    found = away("Hymir").table
    found.encounter = Encounter(2, 3, seen=Card.ATTACK)
    odds = prospects(found, found.counter(2), found.counter(3), Card.NEGOTIATE, 0, scouted=False)

    assert odds.battle == 0
    assert odds.success + odds.theirs == 100


@pytest.mark.rule("4.2C", "21.4")
def test_a_trick_of_a_spirit_shows_what_a_seat_hides_or_takes_a_rune():
    """4.2C: of the seat that it meets, or of any if nobody's leader is tricked."""
    bearer = member("Loki", hidden=("1001",), runes=(RUNE,))
    one = away(bearer, seat=1, step=Tricking(0), players={1: {"held": "2004"}})
    look, rune = TakePrize(Prize.SECRETS, of=1), TakePrize(Prize.RUNE)

    assert list(one.asks[0]) == [look, rune]
    _, events = act(one, 0, look)
    assert [tag(event) for event in events][:3] == ["prize-taken", "seat-spied", "secrets-seen"]
    (seen,) = told(events, SecretsSeen)
    assert seen == SecretsSeen(of=1, held="2004", items=("1001",), runes=(), secret_to=0)
    nobodys = away("Hymir", step=Tricking(0))
    assert list(nobodys.asks[0]) == [TakePrize(Prize.SECRETS, of=seat) for seat in (1, 2)]
    taken, _ = act(one, 0, rune, 1)
    assert taken.table.counter(3).members[0].runes == ()


@pytest.mark.rule("4.2C")
def test_nothing_can_be_taken_from_a_spirit():
    """4.2C: it carries nothing, and leads nobody: a leader loses REPUTATION at most."""
    found = away("Hymir").table
    found.change_member(ODIN, shown=("1061",), runes=(RUNE,))
    found.tracked[ODIN] = 5
    found.encounter = Encounter(2, 3, seen=Card.CON)
    position = at(found, Facing(0), Halt())
    after, events = act(position, 0, Answer(Card.EVADE), 10, 1)

    assert "prize-taken" in {tag(event) for event in events}
    odin = after.table.counter(2).member(ODIN)
    assert (odin.shown, odin.runes, after.table.tracked[ODIN]) == (("1061",), (RUNE,), 4)


@pytest.mark.rule("4.2C", "13.6")
def test_the_spirit_of_a_seat_that_leaves_goes_home():
    """4.2C, 13.6."""
    position = away("Hymir")
    after, _ = RULES.retire(position, 0)

    assert not any(one.is_spirit for one in after.table.counters)
    assert set(after.table.counter(1).names) == {ODIN, NUMBERS["Bragi"]}


@pytest.mark.rule("4.2C", "21.6")
def test_a_spirit_is_kept_in_a_save():
    """4.2C, 21.6."""
    position = at(away("Hymir").table, Facing(0), Parting(), Returning())

    assert RULES.codec.load(RULES.codec.dump(position)).table == position.table


@pytest.mark.rule("24.0", "4.2C")
def test_a_match_may_be_played_without_spirits():
    """24.0: part of a quick start."""
    found = table(group(0, HOME, "Odin"), heroes=HEROES, options=Options(astral=False))

    assert list(sendings(found, 0)) == []


@pytest.mark.rule("19.0", "21.4")
def test_two_ravens_see_all_that_a_player_hides():
    """2010: runes too; every other player is offered, whatever they hold."""
    bearer = member("Loki", hidden=("1001",), runes=(RUNE,))
    found = table(
        group(0, HOME, "Odin"), group(1, FAR, bearer), heroes=HEROES,
        players={0: {"held": "2010"}, 1: {"held": "2004"}},
    )  # fmt: skip
    events = played(found, Play("2010", of=1))

    (seen,) = told(events, SecretsSeen)
    assert (seen.held, seen.items, seen.runes) == ("2004", ("1001",), (RUNE,))
    assert seen.secret_to == 0
    assert Play("2010", of=2) in ways_of(found)


def ways_of(found):
    """All that seat 0 could do with the card, had it kept it."""
    found.change_player(0, held="2010")
    return ways(found, 0)


@pytest.mark.rule("4.2C", "21.6")
def test_a_robot_would_rather_go_itself():
    """4.2C: to meet the same one."""
    spirit = away("Hymir")
    found = table(group(0, FAR, "Odin"), group(0, HOME, "Bragi"), group(None, FAR, "Hymir"),
                  heroes=HEROES)  # fmt: skip
    found.change_counter(3, wild=True)
    found.encounter, found.sitting = Encounter(1, 3), Sitting(1, HOME, Manner.PLAIN)
    body = at(found, Facing(0), Parting(), Halt())

    worth = [RULES.appraise(RULES.view(one, 0)) for one in (body, spirit)]
    assert worth[0] > worth[1]


@pytest.mark.rule("24.0")
@pytest.mark.parametrize(
    ("name", "place", "lessons"),
    [
        ("Tyr", Place.THRUDVANG, [Lesson.GATES]),
        ("Tyr", Place.GLADSHEIM, []),
        ("Thjazi", Place.GLADSHEIM, [Lesson.SHAPES]),
        ("Odin", Place.GLADSHEIM, [Lesson.SHAPES, Lesson.SPIRITS]),
    ],
)
def test_each_way_is_explained_when_it_is_open(name, place, lessons):
    """24.0: in a first match alone."""
    found = table(group(0, place, name), heroes=HEROES, options=Options(teaching=True))

    assert [step.lesson for step in lessons_of_ways(found, 0)] == lessons
    found.options = Options()
    assert lessons_of_ways(found, 0) == ()
