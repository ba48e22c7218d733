"""The invasion phase (7.1, 7.2.1, 7.3): who may come, in which order, and who does."""

import pytest

from games.fallen_kingdoms.actions import (
    Invade,
    StayOut,
    Surrender,
    TakePath,
)
from games.fallen_kingdoms.events import KingdomFell
from games.fallen_kingdoms.field import EMPTY
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.invasion.events import (
    CardReturned,
    NoPathLeft,
    PriorityDrawn,
    StayedOut,
)
from games.fallen_kingdoms.invasion.paths import open_paths
from games.fallen_kingdoms.invasion.phase import CardMoves, InvasionPhase, priority
from games.fallen_kingdoms.invasion.refusals import (
    KingdomFirst,
)
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.options import Options
from games.fallen_kingdoms.standing_orders import InvasionOrder, Orders
from play.library import words_of
from tests.games.fallen_kingdoms.builder import HOMES, Halt, own, running, table
from tests.games.fallen_kingdoms.fights import RIBE
from tests.games.fallen_kingdoms.invading import refused
from tests.games.loaded_dice import act
from tests.games.looking import kinds, offered, told


def phase(sites=None, **rest):
    """The invasion phase begins."""
    return running(table(sites, **rest), InvasionPhase(), Halt())


@pytest.mark.rule("7.1", "F-70")
def test_priority_is_drawn_as_the_four_rules_say():
    """A case of five players, after the ruling about the fourth rule."""
    homes = {City.HLADIR: own(0, 1), City.SKARA: own(2, 1), City.OSEBERG: own(1, 1)}
    found = table(
        {
            **homes,
            City.SIGTUNA: own(4, 1),
        },
        seats=5,
        layout=table(seats=6).layout,
        gods=(God.HEIMDALL, God.ODIN, God.NJORD, God.TYR, God.HEIMDALL),
        players={1: {"invader": True}},
    )
    assert priority(found) == (3, 2, 0, 4, 1)


@pytest.mark.rule("7.1", "8.5")
def test_the_strongest_come_first_by_option_but_never_before_those_without_a_card():
    """8.5: rules 2 to 4 are turned around, rule 1 is not."""
    sites = {RIBE: own(0, 1)}
    assert priority(table(sites)) == (2, 1, 0)
    options = Options(strongest_invade_first=True)
    assert priority(table(sites, options=options)) == (0, 1, 2)
    invader = {0: {"invader": True}}
    assert priority(table(sites, options=options, players=invader))[-1] == 0
    assert priority(table(gods=(God.TYR,) * 3, options=options)) == (2, 1, 0)


@pytest.mark.rule("7.1", "F-71")
def test_the_order_is_fixed_when_the_phase_begins():
    """F-71: with a city each, the least feared comes first."""
    _, events = phase()
    assert told(events, PriorityDrawn) == [PriorityDrawn(seats=(2, 1, 0))]


@pytest.mark.rule("7.2.1", "F-72", "F-20")
def test_a_card_goes_back_in_its_owners_slot_and_frees_the_paths_then():
    """F-72: last round's invader comes last, and blocks the paths for all others until then."""
    position, events = phase(players={0: {"invader": True, "blockers": (1, 2)}})
    assert position.awaited == (2,)
    assert not told(events, CardReturned)
    assert 1 not in {path.number for path in open_paths(position.table, 2)}

    position, _ = position.apply(2, StayOut())
    position, events = position.apply(1, StayOut())
    assert told(events, CardReturned) == [CardReturned(seat=0)]
    assert position.table.players[0].blockers == ()


@pytest.mark.rule("7.1", "7.2.1")
def test_the_order_is_not_told_as_if_all_in_it_were_asked():
    """Those who give their cards back stand in it, too."""
    said = words_of("fallen_kingdoms").say(PriorityDrawn(seats=(1, 0)), ["Ann", "Bo"])
    assert "order" in said
    assert "ask" not in said.lower()


@pytest.mark.rule("7.2.2", "F-73")
def test_whoever_may_give_a_kingdom_away_reads_what_goes_with_it():
    """A rumor, which is 6 glory for somebody else."""
    position, _ = phase()
    (seat,) = (one for one in position.awaited if not position.is_window(one))
    said = words_of("fallen_kingdoms").say(position.prompt(seat), ["Ann", "Bo", "Cy"])
    assert "rumor" in said


@pytest.mark.rule("7.2.1", "F-73", "orders")
def test_whoever_has_a_kingdom_stays_out_by_default_and_by_order():
    """F-73: without a kingdom one invades by default, and no order keeps one out."""
    position, _ = phase()
    assert position.default(2) == StayOut()
    assert position.ordered(2, Orders()) is None
    assert position.ordered(2, Orders(invasions=InvasionOrder.NEVER)) == StayOut()
    assert not position.is_window(2)

    homeless, _ = phase({HOMES[2]: EMPTY})
    assert homeless.awaited == (2,)
    assert homeless.default(2) == Invade()
    assert homeless.ordered(2, Orders(invasions=InvasionOrder.NEVER)) is None
    assert StayOut() in homeless.asks[2]


@pytest.mark.rule("7.2.1")
def test_those_who_come_later_may_say_early_that_they_stay_out():
    """Nobody waits for that, and it holds when their turn comes."""
    position, _ = phase()
    assert set(position.asks) == {0, 1, 2}
    assert position.awaited == (2,)
    assert kinds(position, 0) == {StayOut}

    position, events = position.apply(1, StayOut())
    assert told(events, StayedOut) == [StayedOut(seat=1)]
    assert position.awaited == (2,)
    position, _ = position.apply(2, StayOut())
    assert position.awaited == (0,)


@pytest.mark.rule("7.2.1", "F-73")
def test_staying_out_was_said_for_a_kingdom_and_is_asked_again_without_one():
    """Seat 1 stays out early; then seat 2 comes by path 9, and overruns its only city."""
    position, _ = phase({HOMES[1]: own(1, 1), HOMES[2]: EMPTY})
    assert position.awaited == (2,)
    position, _ = position.apply(1, StayOut())
    position, _ = position.apply(2, Invade())
    position, events = act(position, 2, TakePath(9), 6, 1, 1)
    assert told(events, KingdomFell)
    while position.awaited == (2,):
        position, _ = position.apply(2, position.default(2))
    assert position.awaited == (1,)
    assert position.default(1) == Invade()
    position, _ = position.apply(1, StayOut())
    assert 1 not in position.asks


@pytest.mark.rule("F-73")
def test_who_has_no_kingdom_is_not_asked_early_to_stay_out():
    """F-73: it would be missing the next round too, and is asked in the own slot alone."""
    position, _ = phase({HOMES[1]: EMPTY, HOMES[2]: EMPTY})
    assert position.awaited[0] in (1, 2)
    assert set(position.asks) == {position.awaited[0], 0}


@pytest.mark.rule("7.2.2", "F-73")
def test_who_has_a_kingdom_gives_it_away_first():
    """7.2.2: any other player with a kingdom may get it."""
    position, _ = phase()
    assert refused(position, Invade(), 2) == KingdomFirst()
    assert offered(position, 2, Surrender) == [Surrender(0), Surrender(1)]


@pytest.mark.rule("K8")
def test_without_an_open_path_nobody_is_asked():
    """K8: all paths are blocked until the card of seat 1 goes back."""
    players = {1: {"invader": True, "blockers": tuple(range(1, 17))}}
    position, events = phase({HOMES[2]: EMPTY}, players=players)
    assert told(events, NoPathLeft) == [NoPathLeft(seat=2), NoPathLeft(seat=0)]
    assert position.awaited == (0,)
    assert position.table.players[1].blockers == ()


@pytest.mark.rule("7.3", "F-84", "8.4")
def test_the_first_player_card_goes_to_the_next_who_is_no_invader():
    """F-84: clockwise, by option the other way; it stays if all others are invaders."""

    def after(players, **options):
        found = table(players=players, options=Options(**options))
        return running(found, CardMoves(), Halt())[0].table.first

    assert after({}) == 1
    assert after({1: {"invader": True}}) == 2
    assert after({}, counter_clockwise=True) == 2
    assert after({1: {"invader": True}, 2: {"invader": True}}) == 0
