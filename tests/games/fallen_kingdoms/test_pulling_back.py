"""Moves that count after all, or not (F-41 as K1 has it)."""

import pytest

from games.core.errors import IllegalAction
from games.fallen_kingdoms.actions import PullBack, StayThere
from games.fallen_kingdoms.field import EMPTY, March
from games.fallen_kingdoms.order_offers import offered_orders
from games.fallen_kingdoms.standing_orders import Orders, RecallOrder
from games.fallen_kingdoms.war.events import PulledBack
from games.fallen_kingdoms.war.prompts import GroupHint
from games.fallen_kingdoms.war.pulling_back import PullingBack
from games.fallen_kingdoms.war.refusals import FoughtThere, NoSuchMove, WouldBeEmpty
from tests.games.fallen_kingdoms.builder import Halt, own, running, table
from tests.games.fallen_kingdoms.fights import BIRKA, HLADIR, KAUPANG, LEJRE, RIBE
from tests.games.looking import offered, told


def after_battle(sites, moved, *, held=(HLADIR,), attacked=(BIRKA,)):
    """Seat 0 has fought; what did not fight may go back."""
    found = table(sites, moved=tuple(moved), held=held, attacked=attacked)
    return running(found, PullingBack(0), Halt())[0]


@pytest.mark.rule("5.2.3", "F-41", "K1")
def test_units_that_fought_nothing_go_back_as_a_whole():
    """F-41: all of a move, and nothing by default."""
    position = after_battle({RIBE: own(0, 3)}, [March(HLADIR, RIBE, 2)], held=(HLADIR, RIBE))
    assert offered(position, 0, PullBack) == [PullBack(HLADIR, RIBE)]
    assert position.default(0) == StayThere()
    assert PullBack(HLADIR, RIBE).hint(position.table) == GroupHint(2)

    position, events = position.apply(0, PullBack(HLADIR, RIBE))
    assert told(events, PulledBack) == [PulledBack(seat=0, source=HLADIR, target=RIBE, units=2)]
    assert position.table.sites[HLADIR].units == 5
    assert position.table.sites[RIBE].units == 1


@pytest.mark.rule("orders", "F-41")
def test_by_order_all_stay_and_the_question_offers_that():
    """Unless ordered, the player is asked after every battle."""
    position = after_battle({RIBE: own(0, 3)}, [March(HLADIR, RIBE, 2)], held=(HLADIR, RIBE))
    assert position.ordered(0, Orders()) is None
    assert position.ordered(0, Orders(recall=RecallOrder.STAY)) == StayThere()
    assert offered_orders(position, 0) == {"recall": RecallOrder.STAY}


@pytest.mark.rule("F-41", "K1")
def test_a_city_that_was_held_keeps_a_unit_and_one_that_was_empty_may_be_empty_again():
    """K1: what counts is who held it when movement began."""
    march = March(HLADIR, RIBE, 2)
    kept = after_battle({RIBE: own(0, 2)}, [march], held=(HLADIR, RIBE))
    assert not offered(kept, 0, PullBack)

    position = after_battle({RIBE: own(0, 2)}, [march])
    position, _ = position.apply(0, PullBack(HLADIR, RIBE))
    assert position.table.sites[RIBE] == EMPTY


@pytest.mark.rule("F-41", "K1")
def test_nobody_is_asked_before_a_battle_nor_for_units_that_rampaged():
    """F-41: a battle comes before anybody changes a plan, and who rampaged stays."""
    march = March(HLADIR, RIBE, 2)
    assert not offered(after_battle({RIBE: own(0, 2)}, [march], attacked=()), 0, PullBack)
    fought = after_battle({RIBE: own(0, 2)}, [march], attacked=(RIBE, KAUPANG))
    assert not offered(fought, 0, PullBack)


@pytest.mark.rule("F-41", "K1", "F-30")
def test_it_is_said_why_a_move_stands():
    """Ribe sent its own two to Kaupang after two had come from Hladir."""
    position = after_battle(
        {RIBE: own(0, 2), KAUPANG: own(0, 3), LEJRE: own(0, 2)},
        [March(HLADIR, RIBE, 2), March(RIBE, KAUPANG, 2), March(RIBE, LEJRE, 2)],
        held=(HLADIR, RIBE, KAUPANG),
        attacked=(LEJRE, BIRKA),
    )
    assert offered(position, 0, PullBack) == [PullBack(RIBE, KAUPANG)]
    for move, why in (
        (PullBack(HLADIR, RIBE), WouldBeEmpty(RIBE)),
        (PullBack(RIBE, LEJRE), FoughtThere(LEJRE)),
        (PullBack(HLADIR, KAUPANG), NoSuchMove(HLADIR, KAUPANG)),
    ):
        with pytest.raises(IllegalAction) as refused:
            position.apply(0, move)
        assert refused.value.refusal == why

    position, _ = position.apply(0, PullBack(RIBE, KAUPANG))
    assert offered(position, 0, PullBack) == [PullBack(HLADIR, RIBE)]
