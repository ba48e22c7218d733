"""Standing orders: each answers as its sentence says, and by what is public alone."""

import pytest
from msgspec import json

from games.core.dice import seeded
from games.fallen_kingdoms.actions import StayOut
from games.fallen_kingdoms.invasion.phase import InvasionPhase
from games.fallen_kingdoms.opening.groups import Groups
from games.fallen_kingdoms.order_offers import offered_orders
from games.fallen_kingdoms.rules import RULES
from games.fallen_kingdoms.standing_orders import (
    CasualtyOrder,
    DefenceOrder,
    GroupsOrder,
    InheritanceOrder,
    InvasionOrder,
    Orders,
    RecallOrder,
    RefugeOrder,
)
from tests.games.fallen_kingdoms.builder import HOMES, Halt, at, own, running, table
from tests.games.fallen_kingdoms.moments import KINDS, moments

SETS = (
    Orders(),
    *(Orders(groups=one) for one in GroupsOrder),
    *(Orders(defence=one) for one in DefenceOrder),
    *(Orders(refuge=one) for one in RefugeOrder),
    *(Orders(casualties=one) for one in CasualtyOrder),
    *(Orders(inheritance=one) for one in InheritanceOrder),
    *(Orders(invasions=one) for one in InvasionOrder),
    *(Orders(recall=one) for one in RecallOrder),
)


@pytest.mark.rule("orders")
@pytest.mark.parametrize("kind", KINDS)
def test_orders_answer_by_what_is_public_alone(kind):
    """Whatever lies in stacks, or in others' totals: the answer is legal, and the same."""
    start = moments()[kind]
    for seat, ask in start.asks.items():
        for orders in SETS:
            answer = start.ordered(seat, orders)
            assert answer is None or answer in ask
            for number in range(3):
                other = RULES.redeal(start, seat, seeded(f"orders {number}"))
                assert other.ordered(seat, orders) == answer


@pytest.mark.rule("orders", "3.8")
def test_groups_go_where_most_routes_are_once_the_temple_stands():
    """The temple is placed by hand."""
    usual = Orders(groups=GroupsOrder.USUAL)
    first = at(table(homes=False), Groups((0, 1, 2)))
    later = at(table(), Groups((0, 1, 2)))

    assert first.ordered(0, usual) is None
    assert later.ordered(0, usual) == later.default(0)
    assert later.ordered(0, Orders()) is None


@pytest.mark.rule("orders", "3.8")
def test_the_last_group_is_offered_no_order_for_all_others():
    """Six groups stand: there are no others."""
    home = HOMES[0]
    sixth = at(table({home: own(0, 15, temple=True)}), Groups((0, 1, 2, 2, 1, 0)))
    seventh = at(table({home: own(0, 18, temple=True)}), Groups((0, 1, 2)))

    assert offered_orders(sixth, 0) == {"groups": GroupsOrder.USUAL}
    assert offered_orders(seventh, 0) == {}


@pytest.mark.rule("orders", "7.2.1", "F-73")
def test_whoever_never_invades_says_so_while_there_is_a_kingdom():
    """Without one the player is asked."""
    never = Orders(invasions=InvasionOrder.NEVER)
    held, _ = running(table(), InvasionPhase(), Halt())
    seat = held.awaited[0]
    assert held.ordered(seat, never) == StayOut()
    assert held.ordered(seat, Orders()) is None

    lost = table({HOMES[2]: table(homes=False).sites[HOMES[2]]})
    gone, _ = running(lost, InvasionPhase(), Halt())
    assert gone.awaited == (2,)
    assert gone.ordered(2, never) is None


@pytest.mark.rule("orders")
def test_orders_of_before_the_one_about_calling_back_ask_about_it():
    """What is saved names every field that there was."""
    saved = (
        b'{"groups":"usual","defence":"ask","refuge":"empty","casualties":"ask",'
        b'"inheritance":"ask","invasions":"never"}'
    )
    assert json.decode(saved, type=Orders) == Orders(
        groups=GroupsOrder.USUAL,
        defence=DefenceOrder.ASK,
        refuge=RefugeOrder.EMPTY,
        casualties=CasualtyOrder.ASK,
        inheritance=InheritanceOrder.ASK,
        invasions=InvasionOrder.NEVER,
        recall=RecallOrder.ASK,
    )
