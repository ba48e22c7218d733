"""A player leaves for good: the kingdom stays, decides by default, and nobody waits (K17)."""

import pytest

from games.core.vocabulary import CoreReason, Ending
from games.fallen_kingdoms.account import FinalLeft, account
from games.fallen_kingdoms.actions import Surrender
from games.fallen_kingdoms.invasion.phase import InvasionPhase
from games.fallen_kingdoms.invasion.surrender import Inheriting
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.pieces import pieces
from games.fallen_kingdoms.rules import RULES
from games.fallen_kingdoms.war.defence import Defending
from tests.games.fallen_kingdoms.builder import Halt, own, running, table
from tests.games.fallen_kingdoms.fights import BIRKA, before_birka, strike
from tests.games.fallen_kingdoms.invading import HAMAR, landing
from tests.games.fallen_kingdoms.moments import KINDS, moments


@pytest.mark.rule("K17", "defaults")
@pytest.mark.parametrize("kind", KINDS)
def test_no_kind_of_step_waits_for_a_player_who_has_left(kind):
    """Whoever is asked leaves; the match goes on with the others, and no piece is lost."""
    start = moments()[kind]
    for seat in start.awaited:
        position, _ = RULES.retire(start, seat)

        assert position.table.players[seat].out
        assert seat not in position.asks
        assert position.awaited or position.ending is not None
        after, before = pieces(position), pieces(start)
        assert {name: after[name] for name in before} == before


@pytest.mark.rule("K17", "defaults")
def test_the_last_player_left_wins():
    """While two are left the match goes on; the account says who has left."""
    position, _ = RULES.retire(moments()["moving"], 1)
    assert position.ending is None
    position, _ = RULES.retire(position, 2)
    assert position.ending == Ending(CoreReason.RETIRED, (0,))
    left = [FinalLeft() in statements for statements in account(position).seats]
    assert left == [False, True, True]


@pytest.mark.rule("K17", "5.2.1")
def test_an_attacker_may_leave_in_the_middle_of_a_battle():
    """It ends by default, and the kingdom stands."""
    start, _ = strike(before_birka(4, 3), 1, 1)
    while isinstance(start.step, Defending):
        start, _ = start.apply(1, start.default(1))
    assert start.awaited == (0,)
    position, _ = RULES.retire(start, 0)

    assert position.table.battle is None
    assert position.table.on_board(0) > 0
    assert position.table.temple(0) is City.HLADIR


@pytest.mark.rule("K17", "5.2.3")
def test_a_defender_may_leave_in_the_middle_of_a_battle():
    """The city holds out by default; the attacker decides on."""
    start, _ = strike(before_birka(4, 3), 1, 1)
    assert start.awaited == (1,)
    position, _ = RULES.retire(start, 1)

    assert position.table.sites[BIRKA].owner == 1
    assert 1 not in position.awaited
    assert position.table.temple(1) is City.ROSKILDE


@pytest.mark.rule("K17", "7.2.6")
def test_an_invader_may_leave_in_the_middle_of_an_invasion():
    """The people comes ashore by default, with its temple, and the lost return."""
    start = landing({HAMAR: own(1, 1)})
    position, _ = RULES.retire(start, 0)

    now = position.table
    assert now.controlled(0)
    assert now.temple(0) in now.controlled(0)
    assert (now.players[0].casualties, now.players[0].invader) == (0, True)


@pytest.mark.rule("K17", "7.2.2")
def test_an_heir_may_leave_in_the_middle_of_a_surrender():
    """The cities are settled evenly all the same, and the invader is asked on."""
    sites = {City.ROSKILDE: own(1, 28, temple=True)}
    start, _ = running(table(sites), InvasionPhase(), Halt())
    while start.awaited != (2,):
        start, _ = start.apply(start.awaited[0], start.default(start.awaited[0]))
    start, _ = start.apply(2, Surrender(1))
    assert isinstance(start.step, Inheriting)
    position, _ = RULES.retire(start, 1)

    assert position.table.sites[City.STIKLESTAD].owner == 1
    assert position.awaited == (2,)
