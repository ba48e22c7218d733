"""A match for one: how it begins, its limits, and cards that find nobody (14.1B, 14.2, 14.3A)."""

import pytest

from games.core.dice import Referee, seeded
from games.core.vocabulary import Ending
from games.hammer_of_thor.alone.choosing import DrawTask, PlayForScore, TakingTask, Undertake
from games.hammer_of_thor.alone.events import (
    CardConsoled,
    TaskDeclined,
    TaskTaken,
    WillTested,
)
from games.hammer_of_thor.alone.state import Task
from games.hammer_of_thor.encounter.dealing import agree, deals
from games.hammer_of_thor.encounter.drawing import somebody
from games.hammer_of_thor.encounter.joining import win_over
from games.hammer_of_thor.encounter.spoils import Deal, Prize
from games.hammer_of_thor.encounter.tricks import Tricking, _robbed
from games.hammer_of_thor.fate.absent import GROUPS, SEATS
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.events import FollowerTaken, GoodsTaken, RuneFaded
from games.hammer_of_thor.fate.playing import OWN_TURN, play, plays
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.folk.kinds import Side, Stat
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.opening.drafts import choices, quotas
from games.hammer_of_thor.opening.heroes import Choose
from games.hammer_of_thor.options import Draft, Options
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.table import Reason
from games.hammer_of_thor.travel import travel
from games.hammer_of_thor.travel.manners import Manner
from games.hammer_of_thor.turns.calendar import Birth
from tests.games.hammer_of_thor.alone import alone, meeting, referee
from tests.games.hammer_of_thor.builder import Halt, at, group, member
from tests.games.loaded_dice import LoadedReferee, act

HERE, NEXT, FAR = Place.GLADSHEIM, Place.THRUDVANG, Place.JARNVID
MJOLLNIR, DRAUPNIR = "1060", "1062"


def loaded(found, *dice):
    """A referee whose dice of 0 to 9 fall so."""
    return LoadedReferee(at(found, Halt()), 0, found.options, [die + 1 for die in dice])


@pytest.mark.rule("14.1B")
@pytest.mark.parametrize("draft", Draft)
def test_whoever_plays_alone_has_any_side(draft):
    """14.1B; with dealt heroes the lot chooses the side."""
    position, _ = RULES.start(1, Options(draft=draft), seeded("tests"))
    sides = {figure.side for figure in choices(position.table, 0)}

    assert quotas(1) == dict.fromkeys(Side, 1)
    assert sides == set(Side) if draft is Draft.FREE else len(sides) == 1
    position, _ = position.apply(0, position.default(0))
    assert isinstance(position.step, TakingTask)


@pytest.mark.rule("14.1B")
def test_half_as_many_are_born():
    """14.1B: d10 / 2, rounded down."""
    rolls = set()
    for number in range(12):
        found = alone()
        found.offspring = tuple(f"{one:03}" for one in range(1, 10))
        judge = Referee(seeded(str(number)), None, found.options)
        Birth().run(found, judge)
        born = judge.events[-1]
        rolls.add(born.roll)
        assert born.count == born.roll // 2 == 9 - len(found.offspring)

    assert len(rolls) > 3


@pytest.mark.rule("14.1B", "14.3C")
def test_a_match_begins_with_a_task_by_choice_by_lot_or_with_none():
    """14.1B, 14.3C: what it names is put on the board; by silence there is none."""
    found = alone(group(None, FAR, "Mimir"))
    position = at(found, TakingTask(0), Halt())

    assert position.default(0) == PlayForScore()
    declined, events = position.apply(0, PlayForScore())
    assert (declined.table.solo.task, events) == (None, (TaskDeclined(seat=0),))
    chosen, events = position.apply(0, Undertake(Task.BRIDE))
    assert chosen.table.home_of(N["Gerd"]).place is Place.GYMIRS_MANSION
    assert events[0] == TaskTaken(seat=0, task=Task.BRIDE, lot=False)
    drawn, events = act(position, 0, DrawTask(), list(Task).index(Task.REALMS) + 1)
    assert drawn.table.solo.task is Task.REALMS
    assert events == (TaskTaken(seat=0, task=Task.REALMS, lot=True),)


@pytest.mark.rule("14.1B")
def test_whoever_leaves_alone_has_not_won():
    """14.1B: the saga is broken off."""
    position, _ = RULES.start(1, Options(), seeded("tests"))
    left, _ = RULES.retire(position, 0)

    assert left.ending == Ending(Reason.LEFT, lost=True)
    assert left.ending.outcome(0) == -1
    assert RULES.pieces(left) == RULES.pieces(position)


@pytest.mark.rule("14.2")
@pytest.mark.parametrize(("place", "most"), [(HERE, 8), (Place.KORMT, 6)])
def test_somebody_is_there_more_often_where_one_plays_alone(place, most):
    """14.2: on 8 or less, on drops on 6 or less."""
    found = alone(place=place)

    assert somebody(found, place, Manner.PLAIN, loaded(found, most))
    assert not somebody(found, place, Manner.PLAIN, loaded(found, most + 1))


@pytest.mark.rule("14.2", "4.5.2")
@pytest.mark.parametrize(
    ("place", "chance"), [(HERE, 90), (Place.KORMT, 70), (Place.FIMBULL_RIVER, 91)]
)
def test_the_chance_that_is_told_is_that_of_playing_alone(place, chance):
    """14.2, 4.5.2: on land, on a drop, and where one rolls twice."""
    found = alone()

    assert travel.somebody(found, found.counter(1), place, Manner.PLAIN) == chance


@pytest.mark.rule("14.2")
def test_follower_wins_the_leader_and_the_others_make_their_own_check():
    """14.2: at one less; whoever fails it goes."""
    found = meeting(alone(group(None, HERE, "Bor", "Bragi", "Byleist")))
    found.change_counter(2, wild=True)
    own, other = found.counter(1), found.counter(2)
    judge = loaded(found, 9, 0)
    (welcoming,) = win_over(found, own, other, judge)
    tested = [event for event in judge.events if isinstance(event, WillTested)]

    assert welcoming.coming == (N["Bor"], tested[1].name)
    assert [event.success for event in tested] == [False, True]
    stats = FIGURES[N["Byleist"]].stats
    will = -(-(stats[Stat.CHARISMA] + stats[Stat.TEMPER]) // 2)
    against, renown = -2, 1
    t = 3 + FIGURES[N["Odin"]].stats[Stat.CHARISMA] - will + against + renown - 1
    assert next(event.t for event in tested if event.name == N["Byleist"]) == t < 8


@pytest.mark.rule("14.2")
def test_con_never_takes_the_last_item():
    """14.2: neither the seat's nor that of whoever it meets."""
    rich = member("Mimir", hidden=(MJOLLNIR, DRAUPNIR))
    poor = member("Mimir", hidden=(MJOLLNIR,))
    for other, prizes in ((rich, [Prize.ITEM, Prize.RENOWN]), (poor, [])):
        found = meeting(alone(group(None, HERE, other)))
        ask = Tricking(0).ask(found)
        assert ([] if ask is None else [one.prize for one in ask]) == prizes
    found = meeting(alone(group(None, HERE, "Mimir"), mine=(member("Odin", shown=(MJOLLNIR,)),)))
    _robbed(found, found.counter(1), referee(found))
    assert found.counter(1).member(N["Odin"]).shown == (MJOLLNIR,)


@pytest.mark.rule("14.2")
def test_news_and_guides_are_had_once_a_realm():
    """14.2: elsewhere they can be had again."""
    found = meeting(alone(group(None, HERE, "Mimir")))
    own, other = found.counter(1), found.counter(2)
    agree(found, own, other, Deal.NEWS, referee(found))
    found.change_player(0, dealt=())

    assert Deal.NEWS not in set(deals(found, own, other))
    assert Deal.GUIDE in set(deals(found, own, other))
    found.change_counter(1, place=FAR)
    assert Deal.NEWS in set(deals(found, found.counter(1), other))


def holding(card, *others, **rest):
    """Odin's seat holds a card."""
    return alone(*others, players={0: {"held": card}}, **rest)


@pytest.mark.rule("14.3A")
def test_cards_against_another_seat_take_the_nearest_rival():
    """14.3A: of two rivals the one with fewer links to go."""
    others = (group(None, FAR, "Thrym"), group(None, NEXT, "Hymir"))
    found = holding("3009", *others, rivals=("Thrym", "Hymir"))

    assert plays(found, 0, OWN_TURN) == [Play("3009", group=N["Hymir"])]
    play(found, 0, Play("3009", group=N["Hymir"]), referee(found))
    assert found.home_of(N["Hymir"]).member(N["Hymir"]).wounds == 2
    assert found.home_of(N["Thrym"]).member(N["Thrym"]).wounds == 0


@pytest.mark.rule("14.3A")
def test_a_rival_is_robbed_and_loses_followers():
    """14.3A: an item by a check, a rune that is gone, a follower."""
    people = (member("Hymir", shown=(DRAUPNIR,), runes=("1201",)), "Byleist")
    found = holding("2042", group(None, NEXT, *people), rivals=("Hymir",))
    judge = loaded(found, 0)
    play(found, 0, Play("2042", N["Odin"], None, N["Hymir"], item=DRAUPNIR), judge)
    assert GoodsTaken(seat=0, of=None, items=1) in judge.events
    assert DRAUPNIR in found.counter(1).member(N["Odin"]).hidden

    found.change_player(0, held="3029")
    judge = loaded(found, 0)
    play(found, 0, Play("3029", N["Odin"]), judge)
    assert RuneFaded(seat=None) in judge.events
    assert not found.counter(2).member(N["Hymir"]).runes

    found.change_player(0, held="2037")
    lure = Play("2037", N["Odin"], None, N["Hymir"], N["Byleist"])
    judge = referee(found)
    play(found, 0, lure, judge)
    assert FollowerTaken(seat=0, of=None, name=N["Byleist"]) in judge.events
    assert N["Byleist"] in found.counter(1).names


@pytest.mark.rule("14.3A")
@pytest.mark.parametrize("card", sorted(SEATS | GROUPS))
def test_a_card_that_finds_nobody_brings_reputation(card):
    """14.3A: one for an own leader; where a rival can be struck, some cards strike it instead."""
    found = holding(card)
    assert plays(found, 0, OWN_TURN) == [Play(card, N["Odin"])]
    judge = referee(found)
    play(found, 0, Play(card, N["Odin"]), judge)
    assert CardConsoled(seat=0, name=N["Odin"]) in judge.events
    assert found.tracked[N["Odin"]] == 1

    found = holding(card, group(None, FAR, "Hymir"), rivals=("Hymir",))
    assert (Play(card, N["Odin"]) in plays(found, 0, OWN_TURN)) is (card in SEATS)


@pytest.mark.rule("1.2", "14.1B")
def test_a_hero_of_any_side_is_taken():
    """14.1B: the rivals are of the other."""
    position, _ = RULES.start(1, Options(), seeded("tests"))
    evil = next(one for one in choices(position.table, 0) if one.name == "Utgard-Loki")
    place = next(a.place for a in position.asks[0] if a.character == evil.id)
    position, _ = position.apply(0, Choose(evil.race, evil.id, place))

    assert position.table.players[0].side is Side.EVIL
