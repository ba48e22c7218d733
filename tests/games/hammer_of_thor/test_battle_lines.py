"""The line of a side, its usual order, and the chance to get away (5.1)."""

import pytest

from games.hammer_of_thor.battle.lines import escape, line, nobodys_stance, ranks, usual_order
from games.hammer_of_thor.battle.melee import chief_of
from games.hammer_of_thor.battle.orders import Mode, Stance, Until
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.land.places import Place
from tests.games.hammer_of_thor.builder import group, member, table

CRAVEN = next(one.name for one in FIGURES.values() if "5.0J" in one.codes and one.speaks)


@pytest.mark.rule("5.1.1", "5.0J")
def test_leader_stands_first_and_the_craven_behind() -> None:
    """5.1.1, 5.0J."""
    found = table(group(0, Place("09"), "Odin", "Bragi", "Thor", CRAVEN))
    able = found.counters[0].free
    names = [one.figure.name for one in ranks(found, found.counters[0], able, able[0])]
    assert names == ["Odin", "Thor", "Bragi"]
    alone = [member(CRAVEN)]
    assert ranks(found, found.counters[0], alone, alone[0]) == alone


@pytest.mark.rule("5.1.1")
@pytest.mark.parametrize(("foes", "length"), [(1, 2), (2, 3), (3, 3)])
def test_line_is_three_at_most_and_one_longer_than_the_enemys(foes: int, length: int) -> None:
    """5.1.1."""
    able = [member(name) for name in ("Odin", "Thor", "Bragi", "Tyr")]
    assert line(able, foes) == tuple(able[:length])


@pytest.mark.rule("4.3A1", "5.1.2")
def test_usual_order_kills_only_the_opposed() -> None:
    """4.3A1, 5.1.2."""
    found = table(
        group(0, Place("09"), "Odin"), group(1, Place("20"), "Hymir"), group(2, Place("10"), "Thor")
    )
    odin, hymir, thor = found.counters
    assert usual_order(found, odin, hymir).mode is Mode.KILL
    order = usual_order(found, odin, thor)
    assert (order.mode, order.stance, order.until) == (Mode.SUBDUE, Stance.HOLD, Until.HALF)


@pytest.mark.rule("5.1.8")
@pytest.mark.parametrize(
    ("ours", "stance"),
    [(120, Stance.PRESS), (119, Stance.HOLD), (60, Stance.HOLD), (59, Stance.GUARD)],
)
def test_nobodys_line_is_bold_by_its_might(ours: int, stance: Stance) -> None:
    """5.1.8."""
    assert nobodys_stance(ours, 100) is stance


@pytest.mark.rule("5.1.5", "T37", "0.0.3", "T37")
def test_equals_get_away_with_five() -> None:
    """5.1.5, T37; halves are rounded down on both sides (0.0.3)."""
    odin, thor = member("Odin"), member("Thor")
    found = table(group(0, Place("09"), odin, thor))
    assert escape(found, odin, odin) == 5
    assert escape(found, odin, thor) + escape(found, thor, odin) in {9, 10}


@pytest.mark.rule("5.4.4")
def test_the_next_in_renown_leads_on_when_the_leader_is_down() -> None:
    """5.4.4: the highest REPUTATION of those who can fight."""
    found = table(group(0, Place("09"), "Odin", "Bragi", "Thor"))
    odin, bragi, thor = found.counters[0].free
    assert chief_of(found, found.counters[0], (odin, bragi, thor)) == odin
    assert chief_of(found, found.counters[0], (bragi, thor)) == thor
    assert ranks(found, found.counters[0], (bragi, thor), thor)[0] == thor
