"""The round (1.2): turns, the end check, invasions, and the next round."""

import pytest

from games.catalogue import titles
from games.core.vocabulary import Event
from games.fallen_kingdoms.events import RoundBegan, Scored, TurnBegan, TurnSkipped
from games.fallen_kingdoms.field import EMPTY, Phase
from games.fallen_kingdoms.invasion.events import PriorityDrawn
from games.fallen_kingdoms.rounds import Moment, Round, following
from games.fallen_kingdoms.rules import RULES
from games.fallen_kingdoms.table import Table
from tests.games.fallen_kingdoms.builder import HOMES, Halt, own, running, table
from tests.games.looking import told
from words import Words

COURSE = (RoundBegan, TurnBegan, Scored, PriorityDrawn)


def played(found: Table) -> list[Event]:
    """What is told of a whole round, and of how the next one begins; all decide by default."""
    position, told_first = running(found, Round(), Halt())
    events = list(told_first)
    while len(told(events, RoundBegan)) < 2:
        seat = position.awaited[0]
        position, more = position.apply(seat, position.default(seat))
        events += more
    return events


@pytest.mark.rule("1.2")
def test_a_round_is_a_turn_for_each_clockwise_then_the_invasions():
    """1.2: from the first player on; then the first-player card has moved."""
    events = [event for event in played(table(first=1)) if isinstance(event, COURSE)]

    assert [type(event) for event in events][:8] == [
        RoundBegan,
        *(TurnBegan, Scored) * 3,
        PriorityDrawn,
    ]
    assert [event.seat for event in told(events, TurnBegan)][:3] == [1, 2, 0]
    assert told(events, RoundBegan) == [
        RoundBegan(round=3, seat=1),
        RoundBegan(round=4, seat=2),
    ]


@pytest.mark.rule("F-20", "1.2")
def test_who_has_no_unit_on_the_board_has_no_turn():
    """F-20: the next player's turn begins at once."""
    position, events = running(table({HOMES[0]: EMPTY}), Round(), Halt())

    assert told(events, TurnSkipped) == [TurnSkipped(seat=0)]
    assert [event.seat for event in told(events, TurnBegan)] == [1]
    assert position.table.active == 1


@pytest.mark.rule("K17", "1.2")
def test_the_kingdom_of_a_player_who_has_left_goes_on_by_itself():
    """K17: it has its turn, and scores, while nobody is asked for it."""
    position, events = running(table(players={0: {"out": True}}), Round(), Halt())

    assert told(events, TurnBegan)[0].seat == 0
    assert told(events, Scored) == [Scored(seat=0, cities=1, buildings=0, glory=1)]
    assert position.awaited == (1,)


@pytest.mark.rule("1.2", "F-20")
def test_the_next_turn_is_foretold_only_while_it_is_sure():
    """1.2: after the last turn of a round invasions may change everything."""
    found = table({HOMES[1]: EMPTY})
    assert following(found) == 2
    assert following(table({HOMES[1]: EMPTY}, active=2)) is None

    position, _ = running(table(phase=Phase.INVASIONS), Halt())
    assert RULES.following is not None
    assert RULES.following(position) is None
    position, _ = running(table({HOMES[1]: own(1, 1)}), Halt())
    assert RULES.following(position) == 1


@pytest.mark.rule("1.2")
def test_a_moment_is_told_by_its_round_and_by_who_has_the_turn():
    """1.2: no player counts turns; who invades, and the opening, have none."""
    position, _ = running(table(first=1), Round(), Halt())
    words = Words(title=titles()["fallen_kingdoms"].words)

    def told_at(round_: int, active: int | None) -> str:
        return words.say(Moment(round_, active), ("Ann", "Bo", "Cat"))

    assert RULES.moment is not None
    assert RULES.moment(position) == Moment(3, 1)
    assert told_at(3, 1) == "round 3 · \u2068Bo\u2069\u2019s turn"
    assert told_at(3, None) == "round 3 · all turns are over"
    assert told_at(0, None) == "setting up"
