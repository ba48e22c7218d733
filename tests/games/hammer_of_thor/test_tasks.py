"""Tasks of a match for one: set up, done, and counted in the end (14.3C)."""

import pytest

from games.core.agenda import standing
from games.core.dice import seeded
from games.core.vocabulary import Ending, MatchEnded, MatchLost, told_of
from games.hammer_of_thor.account import FinalPoints, TaskAccount, account
from games.hammer_of_thor.alone.choosing import TakingTask, Undertake, offered
from games.hammer_of_thor.alone.conditions import is_true, progress
from games.hammer_of_thor.alone.events import GuardPosted, LaidToRest, LoneScored, TaskDone
from games.hammer_of_thor.alone.memory import remember_turn, remember_win
from games.hammer_of_thor.alone.reckoning import ending, medal, points, reckon_alone
from games.hammer_of_thor.alone.state import Medal, Task
from games.hammer_of_thor.alone.tasks import TASKS
from games.hammer_of_thor.alone.watching import watch
from games.hammer_of_thor.appraisal import appraise
from games.hammer_of_thor.cards.deck import ITEMS, RUNES
from games.hammer_of_thor.dead.raising import rise
from games.hammer_of_thor.encounter.befriending import befriend
from games.hammer_of_thor.encounter.parting import Parting, overcome
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.folk.kinds import Race, Side, Stat
from games.hammer_of_thor.land.board import BOARD, Ground, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.ragnarok.outcome import Outcome
from games.hammer_of_thor.ragnarok.scoring import score
from games.hammer_of_thor.runes.wit import tried
from games.hammer_of_thor.table import Grave, Reason
from games.hammer_of_thor.turns.rounds import TurnEnds
from games.hammer_of_thor.view import view
from tests.games.hammer_of_thor.alone import alone, meeting, referee
from tests.games.hammer_of_thor.builder import Halt, at, group, member, running
from tests.games.hammer_of_thor.fates import loaded

HERE = Place.GLADSHEIM
WON, LOST = (Outcome(*both, (Side.GOOD,), ()) for both in ((10, 0), (0, 10)))
MORTALS = sorted(
    (one for one in FIGURES.values() if one.is_mortal), key=lambda one: -one.stats[Stat.REPUTATION]
)


def true(found, task):
    """Whether the condition of a task is true."""
    return is_true(found, 0, TASKS[task].when)


@pytest.mark.rule("14.3C")
def test_the_tasks_name_what_there_is():
    """Characters, items and places exist, medals come in their order, and each task is known."""
    assert set(TASKS) == set(Task)
    for rule in TASKS.values():
        assert list(rule.turns) == sorted(rule.turns)
        for name in (rule.when.companion, rule.when.beaten, rule.when.hurt, rule.dead):
            assert name is None or name in FIGURES
        assert rule.when.owns is None or rule.when.owns in ITEMS
        if rule.place is not None:
            assert {rule.place.guard, rule.place.captive or rule.place.guard} <= set(FIGURES)


@pytest.mark.rule("14.3C")
@pytest.mark.parametrize("task", Task)
def test_what_a_task_names_is_put_on_the_board(task):
    """From wherever it is; nothing is lost, and nothing is true yet."""
    found = alone(group(None, Place.UTGARD, "Hymir"))
    found.aside = tuple(sorted({*found.aside}))
    position = at(found, TakingTask(0), Halt())
    after, events = position.apply(0, Undertake(task))
    place = TASKS[task].place

    assert not true(after.table, task)
    if place is not None:
        home = after.table.home_of(place.guard)
        assert (home.seat, home.place, home.wild) == (None, place.at, False)
        assert GuardPosted(guard=place.guard, place=place.at, captive=place.captive) in events
        if place.item is not None:
            assert place.item in home.member(place.guard).items
        if place.captive is not None:
            assert home.member(place.captive).captive
            assert after.table.leader(home).id == place.guard


@pytest.mark.rule("14.3C", "6.1")
@pytest.mark.parametrize("kept", [(), (group(None, Place.UTGARD, "Balder", "Hymir"),)])
def test_one_lies_in_helheim_for_a_task_and_is_brought_home(kept):
    """14.3C: taken from wherever; whoever comes back brings what waits for it."""
    found = alone(*kept)
    place = TASKS[Task.BALDER].when.at
    after, events = at(found, TakingTask(0), Halt()).apply(0, Undertake(Task.BALDER))
    laid = after.table

    assert LaidToRest(name=N["Balder"]) in events
    assert [(one.name, one.seat) for one in laid.helheim] == [(N["Balder"], None)]
    assert laid.home_of(N["Balder"]) is None
    assert N["Balder"] not in laid.decks[Race.AESIR]
    rise(laid, laid.counter(1), N["Balder"], N["Odin"], referee(laid), alive=True)
    assert not true(laid, Task.BALDER)
    laid.change_counter(1, place=place)
    assert true(laid, Task.BALDER)


@pytest.mark.rule("14.3C", "6.1")
@pytest.mark.parametrize(
    ("side", "mine", "asked"),
    [(Side.GOOD, "Odin", True), (Side.GOOD, "Balder", False),
     (Side.NEUTRAL, "Odin", False), (Side.EVIL, "Odin", False)],
)  # fmt: skip
def test_balder_waits_for_those_who_may_ask_for_him(side, mine, asked):
    """14.3C [house]: the ride to Hel brings none of another side, and nobody seeks himself."""
    found = alone(mine=(mine,), players={0: {"side": side}})

    assert (Task.BALDER in offered(found)) is asked


@pytest.mark.rule("14.3C", "2.2B")
def test_runes_that_work_are_counted():
    """14.3C: six; one that fails is gone for nothing."""
    runes = sorted(RUNES)
    found = alone(mine=(member("Thor", runes=tuple(runes[:8])),))
    faces = [0, 0, 9, 0, 0, 0, 9, 0]
    for rune, face in zip(runes, faces, strict=False):
        assert not true(found, Task.RUNES)
        tried(found, found.counter(1).members[0], rune, loaded(found, face))
    assert true(found, Task.RUNES)
    assert found.solo.cast == 6


@pytest.mark.rule("14.3C", "21.5")
@pytest.mark.parametrize(
    ("task", "solo", "come"),
    [
        (Task.WELLS, {"won_at": (Place.URDS_WELL, Place.UTGARD)}, (1, 3)),
        (Task.REALMS, {"ended_in": tuple(Realm)[:4]}, (4, 9)),
        (Task.RUNES, {"cast": 2}, (2, 6)),
        (Task.HAMMER, {}, None),
    ],
)
def test_a_task_that_counts_tells_how_far_it_has_come(task, solo, come):
    """21.5: on the picture of a match for one."""
    assert progress(alone(**solo).solo, TASKS[task].when) == come


@pytest.mark.rule("14.3C")
def test_a_hero_loses_what_a_task_names_and_whom_it_has_is_not_named():
    """14.3C: Thor's hammer is gone; tasks whose people are the seat's or rivals are not offered."""
    mine = (member("Thor", shown=("1060",)), "Gerd")
    found = alone(group(None, Place.UTGARD, "Hymir"), mine=mine, rivals=("Hymir",))
    left = offered(found)

    assert Task.BRIDE not in left
    assert Task.KETTLE not in left
    position, _ = at(found, TakingTask(0), Halt()).apply(0, Undertake(Task.HAMMER))
    assert position.table.counter(1).member(N["Thor"]).items == ()
    assert "1060" in position.table.home_of(N["Thrym"]).member(N["Thrym"]).hidden


@pytest.mark.rule("14.3C")
def test_an_item_has_to_be_brought_to_its_place():
    """The hammer at 03, the mead at 01, the kettle at 75."""
    for task in (Task.HAMMER, Task.MEAD, Task.KETTLE):
        when = TASKS[task].when
        bearer = member("Odin", hidden=(when.owns,))
        assert true(alone(mine=(bearer,), place=when.at), task)
        assert not true(alone(mine=(bearer,), place=Place.UTGARD), task)
        assert not true(alone(place=when.at), task)


@pytest.mark.rule("14.3C")
def test_somebody_has_to_be_brought_along():
    """Idun to 48, Gerd to 27; not in a group of nobody."""
    for task in (Task.APPLES, Task.BRIDE):
        when = TASKS[task].when
        name = FIGURES[when.companion].name
        assert true(alone(mine=("Odin", name), place=when.at), task)
        assert not true(alone(mine=("Odin", name), place=Place.UTGARD), task)
        assert not true(alone(group(None, when.at, name), place=when.at), task)


@pytest.mark.rule("14.3C")
def test_the_wolf_is_bound_with_gleipnir():
    """Both are needed: the beast beaten, and the fetter."""
    fetter = (member("Odin", shown=("1070",)),)
    beaten = {0: {"beaten": (N["Fenrir"],)}}

    assert true(alone(mine=fetter, players=beaten), Task.WOLF)
    assert not true(alone(mine=fetter), Task.WOLF)
    assert not true(alone(players=beaten), Task.WOLF)


@pytest.mark.rule("14.3C")
def test_each_well_is_won_at():
    """Whoever is beaten, won or befriended there counts, Norns too."""
    found = meeting(alone(group(None, Place.MIMIRS_WELL, "Mimir"), place=Place.MIMIRS_WELL))
    overcome(found, found.counter(1), N["Mimir"], referee(found), resident=True)
    found.change_counter(1, place=Place.URDS_WELL)
    found.change_counter(2, place=Place.URDS_WELL, members=(member("Urd"),))
    befriend(found, found.counter(1), found.counter(2), referee(found))
    assert found.solo.won_at == (Place.MIMIRS_WELL, Place.URDS_WELL)
    assert not true(found, Task.WELLS)
    remember_win(found, Place.HVERGELMIR)
    assert true(found, Task.WELLS)


@pytest.mark.rule("14.3C")
def test_six_mortals_are_gathered_at_a_circle():
    """With 12 REPUTATION together [house]."""
    circle = next(place for place in Place if BOARD[place].ground is Ground.CIRCLE)
    best = tuple(one.name for one in MORTALS[:6])
    least = tuple(one.name for one in MORTALS[-6:])

    assert true(alone(mine=("Odin", *best), place=circle), Task.HEROES)
    assert not true(alone(mine=("Odin", *best[1:]), place=circle), Task.HEROES)
    assert not true(alone(mine=("Odin", *best), place=HERE), Task.HEROES)
    weak = sum(FIGURES[N[name]].stats[Stat.REPUTATION] for name in least)
    assert true(alone(mine=("Odin", *least), place=circle), Task.HEROES) is (weak >= 12)


@pytest.mark.rule("14.3C")
def test_the_serpent_has_to_lose_so_much():
    """15 STAMINA; the dead have lost all."""
    name = "Jormungand"
    for wounds, done in ((14, False), (15, True)):
        serpent = member(name, wounds=wounds)
        assert true(alone(group(None, Place.CATTEGART, serpent)), Task.SERPENT) is done
    assert true(alone(helheim=(Grave(N[name], None),)), Task.SERPENT)


@pytest.mark.rule("14.3C")
def test_rivals_and_realms_are_counted():
    """Five rivals overcome; nine realms in which a turn has ended."""
    rivals = ("Hymir", "Thrym", "Surt", "Loki", "Hel")
    deeds = tuple(f"resident {N[name]}" for name in rivals)
    assert true(alone(rivals=rivals, players={0: {"honoured": deeds}}), Task.RIVALS)
    assert not true(alone(rivals=rivals, players={0: {"honoured": deeds[1:]}}), Task.RIVALS)

    found = alone(ended_in=tuple(Realm)[2:10])
    assert not true(found, Task.REALMS)
    remember_turn(found, 0)
    assert true(found, Task.REALMS)


@pytest.mark.rule("14.3C")
def test_the_task_is_looked_at_after_an_encounter_and_a_turn_and_told_once():
    """14.3C [house]: the game-turn tells the medal."""
    when = TASKS[Task.BRIDE].when
    for step in (TurnEnds(), Parting()):
        found = alone(mine=("Odin", "Gerd"), place=when.at, task=Task.BRIDE)
        if isinstance(step, Parting):
            found.encounter = meeting(found).encounter
        position, events = running(found, step)
        told = [event for event in events if isinstance(event, TaskDone)]
        assert told == [TaskDone(seat=0, task=Task.BRIDE, medal=Medal.GOLD)]
        assert position.table.solo.done == 2
        again = running(position.table, TurnEnds())[1]
        assert not any(isinstance(event, TaskDone) for event in again)


@pytest.mark.rule("14.3C")
@pytest.mark.parametrize(
    ("done", "wanted"),
    [(0, None), (1, Medal.GOLD), (10, Medal.GOLD), (11, Medal.SILVER), (14, Medal.SILVER),
     (18, Medal.BRONZE), (19, None)],
)  # fmt: skip
def test_the_medal_hangs_on_the_game_turn(done, wanted):
    """The hammer: 10, 14, 18."""
    assert TASKS[Task.HAMMER].medal(done) is wanted


@pytest.mark.rule("14.3C")
@pytest.mark.parametrize("wanted", [*Medal, None])
def test_points_are_those_of_the_medal_and_a_tenth_of_the_score(wanted):
    """10, 6, 3 or nothing; robots know it too."""
    rule = TASKS[Task.HAMMER]
    done = dict(zip(Medal, rule.turns, strict=True)).get(wanted, 0)
    found = alone(task=Task.HAMMER, done=done, tracked={"Odin": 31})
    plain = alone(task=Task.HAMMER, tracked={"Odin": 31})
    won = {Medal.GOLD: 10, Medal.SILVER: 6, Medal.BRONZE: 3, None: 0}[wanted]

    assert medal(found) is wanted
    assert points(found, 0) == won + score(found, 0).total // 10
    worth = [appraise(view(standing(one, (), seeded("tests")), 0)) for one in (found, plain)]
    assert worth[0] - worth[1] == pytest.approx(10 * won)


@pytest.mark.rule("14.3C", "14.1B")
@pytest.mark.parametrize(
    ("solo", "doom", "won"),
    [({}, WON, True), ({}, LOST, False), ({"task": Task.HAMMER, "done": 3}, LOST, True),
     ({"task": Task.HAMMER, "done": 19}, WON, False), ({"task": Task.HAMMER}, WON, False)],
)  # fmt: skip
def test_a_medal_wins_and_without_a_task_the_own_side_has_to(solo, doom, won):
    """14.3C [house]: else the match is lost, and that is no draw; the task is the reason then."""
    found = alone(doom=doom, **solo)
    over = ending(found, Reason.GOOD)
    reason = (Reason.DONE if won else Reason.UNDONE) if "task" in solo else Reason.GOOD

    assert over == (Ending(reason, (0,)) if won else Ending(reason, lost=True))
    assert type(told_of(over)) is (MatchEnded if won else MatchLost)


@pytest.mark.rule("14.3C")
@pytest.mark.parametrize(("tracked", "doom", "won"), [(60, WON, True), (20, WON, False),
                                                     (60, LOST, False)])  # fmt: skip
def test_ragnarok_itself_can_be_the_task(tracked, doom, won):
    """The own side wins, and the score is 60."""
    found = alone(task=Task.DOOM, doom=doom, tracked={"Odin": tracked}, game_turn=19)
    watch(found, referee(found))
    assert not found.solo.done
    reckon_alone(found, referee(found))
    assert bool(found.solo.done) is won
    assert medal(found) is (Medal.GOLD if won else None)


@pytest.mark.rule("14.3C", "21.5")
@pytest.mark.parametrize(
    ("solo", "task", "won"),
    [({"task": Task.HAMMER, "done": 12}, Task.HAMMER, Medal.SILVER),
     ({"task": Task.HAMMER}, Task.HAMMER, None), ({}, None, None)],
)  # fmt: skip
def test_the_thread_tells_points_and_task_in_the_end(solo, task, won):
    """14.3C: also to whoever sees no picture."""
    found = alone(doom=WON, **solo)
    teller = referee(found)
    reckon_alone(found, teller)

    assert teller.events == [LoneScored(seat=0, points=points(found, 0), task=task, medal=won)]


@pytest.mark.rule("14.3C")
def test_the_account_tells_task_and_points():
    """Nobody else is compared with."""
    found = alone(task=Task.HAMMER, done=12, doom=WON)
    found.ending = ending(found, Reason.GOOD)
    told = account(standing(found, (), seeded("tests")))

    assert TaskAccount(Task.HAMMER, 12, Medal.SILVER) in told.seats[0]
    assert FinalPoints(points(found, 0)) in told.seats[0]
    assert [type(one).__name__ for one in told.reasons] == ["Ended", "Strengths"]


@pytest.mark.rule("14.3C")
def test_a_captive_goes_with_whoever_overcomes_its_holder():
    """14.3C [house]: where there is room; else it stays there, and is free."""
    holder = (member("Thjazi"), member("Idun", captive=True))
    honoured = {0: {"honoured": (f"resident {N['Thjazi']}",)}}
    found = meeting(alone(group(None, HERE, *holder), players=honoured))
    position, _ = running(found, Parting())
    home = position.table.home_of(N["Idun"])
    assert (home.seat, home.member(N["Idun"]).captive) == (0, False)

    found = meeting(alone(group(None, HERE, *holder)))
    position, _ = running(found, Parting())
    assert position.table.home_of(N["Idun"]).member(N["Idun"]).captive
    found = meeting(alone(group(None, HERE, holder[1])))
    position, _ = running(found, Parting())
    assert position.table.home_of(N["Idun"]).seat == 0
