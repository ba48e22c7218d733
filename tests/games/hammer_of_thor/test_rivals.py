"""Rivals of a match for one: who they are, how they come, and how they meet a group (14.3B)."""

import pytest

from games.core.dice import seeded
from games.core.vocabulary import tag
from games.hammer_of_thor.alone.events import RivalCame, RivalFound, RivalWent, RivalWentBack
from games.hammer_of_thor.alone.rivals import RivalsGather, rivals_on_board, strides
from games.hammer_of_thor.alone.seeking import RivalSetsOut
from games.hammer_of_thor.battle.beginning import fight
from games.hammer_of_thor.battle.deciding import Withdraw
from games.hammer_of_thor.encounter.events import CounterStepped, Parted
from games.hammer_of_thor.encounter.fleeing import evade
from games.hammer_of_thor.encounter.resolving import Choice, in_order
from games.hammer_of_thor.encounter.rounds import Answer, Facing
from games.hammer_of_thor.encounter.stepping import send_back
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.folk.kinds import Side, Stat
from games.hammer_of_thor.land.board import BOARD, STARTS
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.rules import RULES
from tests.games.hammer_of_thor.alone import alone, meeting, referee
from tests.games.hammer_of_thor.builder import Halt, group, running
from tests.games.loaded_dice import act

HERE, NEXT = Place.GLADSHEIM, Place.THRUDVANG


def gathered(seed, side):
    """The rivals of a match in which a hero of a side is chosen."""
    position, _ = RULES.start(1, Options(), seeded(seed))
    hero = next(a for a in position.asks[0] if FIGURES[a.character].side is side)
    return position.apply(0, hero)


@pytest.mark.rule("14.3B")
@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_five_rivals_of_five_races_are_against_the_hero(seed, side):
    """14.3B: tier 3 or 4, no Mortal, at a start of their race; three evil against a neutral."""
    position, events = gathered(seed, side)
    found = [event for event in events if isinstance(event, RivalFound)]
    figures = [FIGURES[event.name] for event in found]
    sides = [figure.side for figure in figures]
    wanted = {
        Side.GOOD: [Side.EVIL] * 5,
        Side.EVIL: [Side.GOOD] * 5,
        Side.NEUTRAL: [Side.EVIL] * 3 + [Side.GOOD] * 2,
    }

    assert sides == wanted[side]
    assert len({figure.race for figure in figures}) == 5
    assert all(figure.tier in (3, 4) and not figure.is_mortal for figure in figures)
    assert all(event.place in STARTS[event.race] for event in found)
    assert position.table.solo.rivals == tuple(event.name for event in found)
    assert not any(rival.known for rival in rivals_on_board(position.table))


@pytest.mark.rule("14.3B")
def test_the_die_is_rolled_until_a_race_has_somebody():
    """14.3B: the chart of the rivers has each race once; no race twice."""
    found = alone()
    _, events = running(found, RivalsGather(), faces=(3, 2, 1, 1, 2, 4, 1, 1, 5, 1, 1, 8, 1, 1,
                                                      6, 1, 1))  # fmt: skip
    races = [(event.rolls, event.race.value) for event in events if isinstance(event, RivalFound)]

    assert races[0] == ((2, 1), "Jotun")
    assert races[1] == ((1, 3), "Dwarf")


@pytest.mark.rule("14.3B")
def test_a_rival_goes_two_links_toward_the_nearest_group():
    """14.3B: at a season change, one after the other."""
    found = alone(
        group(None, Place.UTGARD, "Hymir"),
        group(None, Place.THRYMHEIM, "Thrym"),
        rivals=("Hymir", "Thrym"),
    )
    position, events = running(found, RivalSetsOut(0))
    place = position.table.home_of(N["Hymir"]).place

    assert events == (RivalWent(name=N["Hymir"], place=place),)
    assert any(place in BOARD[near].links for near in BOARD[Place.UTGARD].links)
    assert strides(Place.UTGARD, HERE) is place
    position, events = running(position.table, RivalSetsOut(0))
    assert [event.name for event in events] == [N["Thrym"]]


@pytest.mark.rule("14.3B")
def test_those_who_are_overcome_or_gone_stay_away():
    """14.3B [house]: the next one goes instead; without any nobody does."""
    honoured = {0: {"honoured": (f"resident {N['Hymir']}",)}}
    found = alone(
        group(None, Place.UTGARD, "Hymir"),
        group(None, Place.THRYMHEIM, "Thrym"),
        rivals=("Hymir", "Surt", "Thrym"),
        players=honoured,
    )
    _, events = running(found, RivalSetsOut(0))
    assert [event.name for event in events] == [N["Thrym"]]

    found = alone(group(None, Place.UTGARD, "Hymir"), rivals=("Hymir",), players=honoured)
    assert running(found, RivalSetsOut(0))[1] == ()


@pytest.mark.rule("14.3B")
def test_a_rival_that_arrives_is_met_and_the_seat_is_asked():
    """14.3B: by 4.4, and face up."""
    found = alone(group(None, NEXT, "Hymir", known=False), rivals=("Hymir",))
    position, events = running(found, RivalSetsOut(0))
    met = position.table.encounter

    assert RivalCame(name=N["Hymir"], leader=N["Odin"], place=HERE) in events
    assert (met.mover, met.other, met.came) == (1, 2, NEXT)
    assert position.table.counter(2).known
    assert isinstance(position.step, Facing)
    assert position.awaited == (0,)


@pytest.mark.rule("14.3A", "4.1.3")
def test_a_truce_bell_keeps_a_rival_away():
    """14.3A: it meets as another seat would."""
    players = {0: {"held": "2022"}}
    found = alone(group(None, NEXT, "Hymir"), rivals=("Hymir",), players=players)
    position, events = running(found, RivalSetsOut(0))

    assert Parted(rounds=0) in events
    assert position.table.encounter is None
    assert position.table.players[0].held is None


@pytest.mark.rule("14.3B")
def test_a_rival_that_has_come_is_the_mover():
    """14.3B: of equal REACTION it comes first; whoever evades it steps aside, without cost."""
    pace = FIGURES[N["Odin"]].stats[Stat.REACTION]
    rival = next(
        figure.name
        for figure in FIGURES.values()
        if figure.stats[Stat.REACTION] == pace and figure.side is Side.EVIL
    )
    found = meeting(alone(group(None, HERE, rival), rivals=(rival,)), came=NEXT)
    mine, theirs = (Choice(found.counter(number), Card.NEGOTIATE) for number in (1, 2))

    assert in_order(found, mine, theirs, scouted=False) == (theirs, mine)
    meeting(found)
    assert in_order(found, mine, theirs, scouted=False) == (mine, theirs)
    meeting(found, came=NEXT)
    judge = referee(found)
    evade(found, found.counter(1), found.counter(2), judge)
    assert any(isinstance(event, CounterStepped) for event in judge.events)
    assert found.counter(1).place is not HERE


@pytest.mark.rule("14.3B", "5.1.4")
def test_at_dusk_the_rival_goes_back():
    """5.1.4: where it came from."""
    found = meeting(alone(group(None, HERE, "Hymir"), rivals=("Hymir",)), came=NEXT)
    judge = referee(found)
    send_back(found, judge)

    assert judge.events == [RivalWentBack(name=N["Hymir"], place=NEXT)]
    assert found.counter(2).place is NEXT
    meeting(found)
    send_back(found, judge)
    assert found.counter(2).place is NEXT


@pytest.mark.rule("14.3B")
def test_a_rival_may_be_fought_to_the_end():
    """14.3B: the seat is asked as in any battle; whoever withdraws steps aside."""
    found = alone(group(None, NEXT, "Hymir"), rivals=("Hymir",))
    position, _ = running(found, RivalSetsOut(0), Halt())
    steps = []
    for _ in range(40):
        if tag(position.step) == "halt":
            break
        steps.append(tag(position.step))
        attack = [one for one in position.asks[0] if isinstance(one, Answer)]
        chosen = next((one for one in attack if one.card is Card.ATTACK), position.default(0))
        position, _ = position.apply(0, chosen)

    assert "facing" in steps
    assert position.table.encounter is None


@pytest.mark.rule("14.3B", "5.1.5")
def test_whoever_withdraws_from_a_rival_steps_aside():
    """5.1.5: as by EVADE, and the seat's counter is not the mover here."""
    found = meeting(alone(group(None, HERE, "Hymir"), rivals=("Hymir",)), came=NEXT)
    position, _ = running(found, *fight(found, 2, {}))
    position, events = act(position, 0, Withdraw(), 1)

    assert any(isinstance(event, CounterStepped) for event in events)
    assert position.table.counter(1).place is not HERE
