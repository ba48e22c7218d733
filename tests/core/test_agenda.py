"""The engine: steps that ask or run, positions that only `apply` changes."""

import pytest

from games.core.agenda import SeatStep, Step, begin, conclude, redealt, settle, standing
from games.core.asks import OneOf
from games.core.dice import Referee, seeded
from games.core.errors import GameOver, IllegalAction, NotYourDecision
from games.core.vocabulary import NO, Ending, MatchEnded, MatchLost, SeatRetired, Trace
from tests.core.court import Choice, Claim, Losing, NextTurn, Turn
from tests.core.court_nouns import (
    Acted,
    Answer,
    Answered,
    Bow,
    Deciding,
    Footprint,
    GiveBack,
    Lose,
    LoseBlindly,
    Overthrow,
    Role,
    Table,
    Tax,
    Tip,
    TooPoor,
    Work,
)

DUKE, ENVOY, FOOL = Role


def court(*hands, coins=None, step=None, deck=(FOOL, ENVOY)):
    """A position built by hand, at the given step."""
    table = Table([list(hand) for hand in hands], coins or [2] * len(hands), list(deck))
    agenda = (NextTurn(0), step) if step else (Turn(0),)
    return standing(table, agenda, seeded("court"))


def play(position, *deeds):
    """The position after some deeds, and the events of the last."""
    events = ()
    for seat, action in deeds:
        position, events = position.apply(seat, action)
    return position, events


class Silent(Step[Table], frozen=True, tag="silent"):
    """A step that neither asks nor runs: a bug."""


class Mute(SeatStep[Table], frozen=True, tag="mute"):
    """A step of one seat that does not know what to ask: a bug."""


def test_an_action_returns_a_new_position_and_what_happened():
    """The position before stays as it was."""
    before = court([DUKE], [FOOL])
    copy = before.table.copy()
    after, events = before.apply(0, Work())

    assert events == (Acted(seat=0, what="Work"),)
    assert (after.table.coins, before.table) == ([3, 2], copy)


def test_steps_come_in_reading_order():
    """What is returned first happens first."""
    position, _ = court([DUKE], [FOOL, ENVOY], coins=[7, 0]).apply(0, Overthrow(1))

    assert position.agenda == (NextTurn(0), Losing(1))


def test_a_step_without_asks_runs_by_itself():
    """Nobody is asked about a last card: it goes, and the next steps follow."""
    position, _ = court([DUKE], [FOOL], [ENVOY], coins=[7, 0, 0]).apply(0, Overthrow(1))

    assert position.step == Turn(2)
    assert position.table.hands == [[DUKE], [], [ENVOY]]


def test_the_match_waits_for_those_who_must_answer():
    """Optional asks keep nobody waiting."""
    position = court([DUKE], [FOOL], [ENVOY])

    assert set(position.asks) == {0, 1, 2}
    assert position.awaited == (0,)


def test_an_optional_answer_leaves_the_others_asked():
    """A bow interrupts nobody."""
    position, _ = court([DUKE], [FOOL], [ENVOY]).apply(2, Bow())

    assert position.awaited == (0,)
    assert set(position.asks) == {0, 1}


def test_seats_asked_together_answer_in_any_order():
    """The window closes with the last answer."""
    claimed, _ = court([DUKE], [FOOL], [ENVOY]).apply(0, Tax())
    no = Answer(doubt=False)

    assert claimed.awaited == (1, 2)
    assert play(claimed, (1, no), (2, no))[0] == play(claimed, (2, no), (1, no))[0]
    assert play(claimed, (1, no), (2, no))[0].table.coins == [5, 2, 2]


def test_an_answer_given_in_secret_waits_in_its_step():
    """Others learn that it was given, not what it is."""
    claimed, _ = court([DUKE], [FOOL], [ENVOY]).apply(0, Tax())
    position, events = claimed.apply(2, Answer(doubt=True))

    assert position.step == Claim(0, (1,), (None, None, True))
    assert events == (Answered(seat=2),)


def test_what_is_not_offered_is_refused():
    """The step says why, and nothing changes."""
    position = court([DUKE], [FOOL])
    with pytest.raises(IllegalAction) as refused:
        position.apply(0, Overthrow(1))

    assert refused.value.refusal == TooPoor(2)


def test_a_step_may_have_no_better_word_than_no():
    """A refusal without a reason is a refusal."""
    with pytest.raises(IllegalAction) as refused:
        court([DUKE], [FOOL, ENVOY], step=Losing(1)).apply(1, Lose(DUKE))

    assert refused.value.refusal is None


def test_who_is_not_asked_is_told_who_is():
    """The refusal carries the seats that the match waits for."""
    with pytest.raises(NotYourDecision) as refused:
        court([DUKE], [FOOL, ENVOY], step=Losing(1)).apply(0, Work())

    assert refused.value.awaited == (1,)


def test_an_ended_match_asks_nobody():
    """The ending is told, the agenda is empty, every action is refused."""
    position, events = court([DUKE], [FOOL], coins=[7, 0]).apply(0, Overthrow(1))

    assert events[-1] == MatchEnded(reason="last-standing", winners=(0,))
    assert (position.ending, position.agenda) == (Ending("last-standing", (0,)), ())
    assert (position.asks, position.awaited) == ({}, ())
    with pytest.raises(GameOver):
        position.apply(0, Work())


def test_actions_leave_traces_beside_the_table():
    """Those of one player-turn stay together; older ones fade when a newer one comes."""
    start = court([DUKE], [FOOL], [ENVOY])
    bowed, _ = play(start, (1, Bow()), (0, Work()))
    worked, _ = bowed.apply(1, Work())

    assert start.traces == ()
    assert bowed.traces == (Footprint(seat=1, turn=1), Footprint(seat=0, turn=1))
    assert worked.traces == (Footprint(seat=1, turn=2),)


def test_a_kind_of_trace_may_stay_longer():
    """It says itself which newer one takes its place."""

    class Grave(Trace, frozen=True):
        def fades(self, newer):
            return isinstance(newer, Grave)

    referee = Referee(seeded("traces"), 0, Work(), (Grave(turn=1), Trace(turn=1)))
    referee.trace(Trace(turn=2))
    referee.trace(Grave(turn=2))

    assert referee.traces == (Trace(turn=2), Grave(turn=2))


def test_traces_outlast_what_comes_from_outside():
    """A deal anew, a conclusion, and an action that leaves none."""
    traced, _ = court([DUKE], [FOOL]).apply(0, Work())
    anew = redealt(traced, traced.table, traced.agenda, seeded("anew"))
    over, _ = conclude(traced, Ending("agreed"))
    claimed, _ = court([DUKE], [FOOL], [ENVOY]).apply(0, Tax())
    answered, _ = claimed.apply(1, Answer(doubt=False))

    assert traced.traces == anew.traces == over.traces == (Footprint(seat=0, turn=1),)
    assert answered.traces == claimed.traces


def test_a_step_of_one_seat_asks_that_seat_alone():
    """Where it has nothing to decide the step runs by itself."""
    position = court([DUKE], [FOOL, ENVOY], step=Losing(1))

    assert list(position.asks) == [1]
    assert Losing(0).asks(position.table) == {}


def test_dice_fall_by_the_action_that_caused_them():
    """The referee counts draws into the next position's dice."""
    losing = court([DUKE], [FOOL, ENVOY, DUKE], step=Losing(1))
    position, _ = losing.apply(1, LoseBlindly())

    assert (position.dice.action, position.dice.draws) == (1, 1)


def test_prompts_and_defaults_are_the_steps():
    """A position says what is asked, and what a deadline decides."""
    position = court([DUKE, FOOL, FOOL, ENVOY], [FOOL], step=Choice(0))

    assert position.prompt(0) == Deciding(0, "Choice")
    assert position.default(0) == GiveBack((3, 4))
    assert position.default(0) in position.asks[0]


def test_equal_positions_are_equal_whatever_their_asks():
    """Asks are made from what stands on the table; they are no part of it."""
    assert court([DUKE], [FOOL]) == court([DUKE], [FOOL])
    assert court([DUKE], [FOOL]) != court([FOOL], [DUKE])
    assert "asks" not in repr(court([DUKE], [FOOL]))


def test_a_match_begins_by_running_to_the_first_question():
    """Steps that need nobody run before anybody is asked."""
    table = Table([[DUKE], [FOOL]], [0, 0], [])
    referee = Referee(seeded("begin"), None, TooPoor(0))
    position, events = begin(table, (NextTurn(1), Turn(1)), seeded("begin"), referee)

    assert position.agenda == (Turn(1), Turn(0))
    assert events == ()


def test_a_match_may_end_before_anybody_is_asked():
    """An ending on the table ends whatever was going on."""
    table = Table([[DUKE], [FOOL]], [0, 0], [], ending=Ending("retired", (0,)))
    referee = Referee(seeded("end"), 1, TooPoor(0))
    position, events = settle(table, [Turn(0)], seeded("end"), referee)

    assert position.agenda == ()
    assert events == (MatchEnded(reason="retired", winners=(0,)),)


def test_an_ending_is_won_lost_or_drawn_for_each_seat():
    won, drawn = Ending("shared", (0, 2)), Ending("agreed")

    assert [won.outcome(seat) for seat in range(3)] == [1, -1, 1]
    assert drawn.outcome(0) == 0


def test_whoever_plays_alone_may_lose_to_the_game():
    """Nobody wins, and that is no draw."""
    position, events = conclude(court([DUKE], [FOOL]), Ending("stalled", lost=True))

    assert events == (MatchLost(reason="stalled"),)
    assert position.ending.outcome(0) == -1


def test_a_match_may_be_concluded_from_outside():
    """A seat retires, or a draw is agreed: told first, then the end."""
    before = court([DUKE], [FOOL])
    position, events = conclude(before, Ending("retired", (1,)), SeatRetired(seat=0))

    assert events == (SeatRetired(seat=0), MatchEnded(reason="retired", winners=(1,)))
    assert (position.agenda, position.asks) == ((), {})
    assert (before.ending, before.awaited) == (None, (0,))


def test_a_saved_position_without_agenda_is_over():
    """It stands as it was saved."""
    table = Table([[DUKE], []], [0, 0], [], ending=Ending("last-standing", (0,)))

    assert standing(table, (), seeded("over")).asks == {}


def test_a_step_that_does_nothing_is_a_bug():
    """The base of all steps asks nobody, and everything else of it must be written."""
    table, step = Table([[DUKE]], [0], []), Silent()

    assert step.asks(table) == {}
    assert step.refusal(table, 0, Work()) == NO
    for use in (
        lambda: step.run(table, Referee(seeded("bug"), 0, Work())),
        lambda: step.answer(table, 0, Work(), Referee(seeded("bug"), 0, Work())),
        lambda: step.default(table, 0),
        lambda: step.prompt(table, 0),
        lambda: Mute(0).asks(table),
    ):
        with pytest.raises(AssertionError):
            use()


def test_one_of_the_kinds_may_be_empty():
    """A seat too poor to overthrow is not offered it."""
    ask = court([DUKE], [FOOL]).asks[0]

    assert Overthrow not in ask.kinds
    assert Overthrow in court([DUKE], [FOOL], coins=[7, 0]).asks[0].kinds
    assert Tip(3) not in ask
    assert Tip(2) in ask
    assert isinstance(ask.kinds[Work], OneOf)
