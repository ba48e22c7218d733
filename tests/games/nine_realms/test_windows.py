"""The window of a pending roll: who is asked, extra actions, when it closes, what is refused."""

import pytest

from games.core.errors import IllegalAction
from games.nine_realms.actions import (
    Accept,
    AddBonus,
    Attack,
    GainActions,
    ReRollAll,
    ReRollOne,
)
from games.nine_realms.events import (
    ActionsGained,
    BonusAdded,
    Missed,
    Wounded,
)
from games.nine_realms.fate import Card, Power
from games.nine_realms.prompts import EnemyRoll, OwnRoll
from games.nine_realms.refusals import CardNotHeld, WrongSide
from games.nine_realms.steps.exchange import FateWindow
from tests.games.loaded_dice import LoadedReferee, act
from tests.games.looking import told
from tests.games.nine_realms.builder import (
    A3,
    A6,
    AD5,
    AESIR,
    COUNTER,
    D6,
    FRIGG,
    GAIN,
    NO_COUNTER,
    NORSEMEN,
    PASS,
    RA,
    SIGMUND,
    SINFJOTLI,
    THOR,
    board,
    offered,
    position,
    rolled,
    window,
)
from tests.games.nine_realms.scenes import ALL, countered, pending


@pytest.mark.rule("N6", "Fate Cards", "At any time")
def test_the_roller_is_asked_first_and_then_the_targets_owner():
    """Both hold a card; each passes, and the window closes."""
    at = pending(hands=([A6], [D6]))

    assert at.awaited == (AESIR,)
    at, events = act(at, AESIR, PASS)
    assert (at.awaited, events) == ((NORSEMEN,), ())
    at, events = act(at, NORSEMEN, PASS)
    assert [Missed(target=SINFJOTLI)] == list(events)


@pytest.mark.rule("N6", "N19")
@pytest.mark.parametrize(("seat", "useless"), [(AESIR, [D6]), (NORSEMEN, [A6])])
def test_whoever_holds_a_card_is_asked_even_if_it_is_no_use(seat, useless):
    """Else a quick pass would tell what the hand holds: the ask holds Pass alone."""
    hands = (useless, ()) if seat == AESIR else ((), useless)

    at = pending(asked=seat, hands=hands)

    assert list(at.asks[seat]) == [PASS]


@pytest.mark.rule("N6", "N7")
def test_who_has_no_card_and_no_choice_is_not_asked():
    """Both hands are empty and nobody can counter: the roll takes effect at once."""
    at = position(thor="E4", sinfjotli="E5", actions=(6, 0))

    after, events = act(at, AESIR, Attack(THOR, SINFJOTLI), 6, 6, 5, 1)

    assert [Wounded(figure=SINFJOTLI, wounds=1, left=3)] == told(events, Wounded)
    assert after.awaited == (AESIR,)


@pytest.mark.rule("N6")
def test_an_empty_hand_is_still_asked_for_the_counterattack():
    """The Norsemen hold no card, but one action."""
    at = pending(asked=NORSEMEN, actions=(6, 1))

    assert list(at.asks[NORSEMEN]) == [COUNTER, NO_COUNTER]


@pytest.mark.rule("N6", "R-49")
def test_an_empty_hand_is_still_asked_for_an_ability():
    """Frigg's Foresight is open to all eyes."""
    table = board(frigg="E4", sinfjotli="E5", actions=(6, 0))

    at = window(table, rolled(table, FRIGG, SINFJOTLI, 1, 1))

    assert at.awaited == (AESIR,)


@pytest.mark.rule("N6")
def test_the_target_of_a_counterattack_cannot_counter_it_and_is_not_asked_without_a_card():
    """The roller, who holds one, passes; then the counterattack takes effect."""
    at = countered(12, 1, 1, 1, hands=((), [A6]))

    after, events = act(at, NORSEMEN, PASS)

    assert [Wounded(figure=THOR, wounds=1, left=3)] == told(events, Wounded)
    assert after.awaited == (AESIR,)


@pytest.mark.rule("N4", "N21", "R-09", "R-23", "At any time")
@pytest.mark.parametrize(
    ("make", "seat", "allowed"),
    [(pending, 0, True), (pending, 1, True), (countered, 0, True), (countered, 1, False)],
)
def test_who_may_play_extra_actions_in_a_window(make, seat, allowed):
    """The active player always; the other in the response to an attack on him, not to his own."""
    at = make(asked=seat, hands=([A3], [A3]))

    assert allowed == bool(offered(at, seat, GainActions))


@pytest.mark.rule("N4")
def test_extra_actions_do_not_restart_the_count_of_passes():
    """The roller has passed; the target gains actions and passes: closed."""
    at = pending(hands=([A6], [A3]), asked=NORSEMEN, passes=1)

    at, events = act(at, NORSEMEN, GAIN)
    assert (at.step.passes, at.table.actions[NORSEMEN]) == (1, 3)
    assert (ActionsGained(seat=NORSEMEN, actions=3),) == events
    _, events = act(at, NORSEMEN, NO_COUNTER)
    assert [Missed(target=SINFJOTLI)] == told(events, Missed)


@pytest.mark.rule("N4", "N5")
def test_extra_actions_of_the_roller_keep_the_stored_counterattack():
    """They change nothing on the roll."""
    at = pending(hands=([A3, D6], ()), actions=(0, 1), passes=1, counter=True)

    at, _ = act(at, AESIR, GAIN)

    assert (at.step.passes, at.step.counter) == (1, True)


@pytest.mark.rule("N5", "N6")
def test_any_play_restarts_the_count_of_passes():
    """The target answers the roller's pass with a card: the roller is asked again."""
    at = pending(hands=([A6], [D6, A6]), asked=NORSEMEN, passes=1)
    at, _ = act(at, NORSEMEN, AddBonus(D6))

    assert (at.step.asked, at.step.passes) == (NORSEMEN, 0)
    at, _ = act(at, NORSEMEN, PASS)
    assert at.awaited == (AESIR,)


@pytest.mark.rule("N5")
def test_who_plays_goes_on_being_asked_until_he_passes():
    """So a window needs few hand-overs."""
    at = pending(hands=([A6, A6], [D6]))

    at, _ = act(at, AESIR, AddBonus(A6))

    assert at.awaited == (AESIR,)


@pytest.mark.rule("N5")
def test_who_has_played_his_last_card_has_passed():
    """An empty hand has nothing more to say."""
    at = pending(hands=([A6], [D6]))

    at, _ = act(at, AESIR, AddBonus(A6))

    assert at.awaited == (NORSEMEN,)


@pytest.mark.rule("N8", "N19", "N6")
@pytest.mark.parametrize("hand", [ALL, (A6,), ()])
@pytest.mark.parametrize(("actions", "default"), [(0, PASS), (1, COUNTER)])
def test_a_silent_target_passes_and_counters_if_able(hand, actions, default):
    """Whatever the hand holds."""
    at = pending(asked=NORSEMEN, hands=((), hand or (D6,)), actions=(6, actions))

    assert default == at.default(NORSEMEN)


@pytest.mark.rule("N8", "N19")
@pytest.mark.parametrize("hand", [ALL, (D6,)])
def test_a_silent_roller_passes(hand):
    """Whatever the hand holds."""
    assert pending(hands=(hand, ())).default(AESIR) == PASS


@pytest.mark.rule("Attacking", "N6")
def test_the_prompt_tells_the_roll_as_it_lies():
    """Total, Defence, twelves, what is lost, what a bonus would do: all of it public."""
    own = pending(12, 6, 6, 6, hands=([D6], [A6]), attack_bonus=5)
    other = pending(12, 6, 6, 6, asked=NORSEMEN, hands=([D6], [A6]), actions=(6, 1))

    lies = {"twelves": 1, "spared": 0, "lost": 2, "fatal": False, "decides": False}
    back = {"counter": True, "dice": 4, "against": 18, "hurt": 89, "win": 0}
    mine = OwnRoll(0, THOR, SINFJOTLI, 23, 18, **lies, needed=13, bloodline=0)
    theirs = EnemyRoll(1, THOR, SINFJOTLI, 18, 18, **lies, needed=1, bloodline=0, **back)
    assert (own.prompt(AESIR), other.prompt(NORSEMEN)) == (mine, theirs)


@pytest.mark.rule("N18", "Fate Cards")
@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (AddBonus(D6), WrongSide(D6)),
        (AddBonus(A6), CardNotHeld(A6)),
        (ReRollAll(Power.RE_ROLL_ALL), CardNotHeld(RA)),
        (ReRollOne(Power.ACTIONS_OR_RE_ROLL, 1), CardNotHeld(A3)),
        (GAIN, CardNotHeld(A3)),
        (ReRollAll(Power.FORESIGHT), None),
        (Accept(counter=True), None),
    ],
)
def test_a_card_is_refused_with_its_reason(action, refusal):
    """The roller holds a D6 alone."""
    at = pending(hands=([D6], ()))

    with pytest.raises(IllegalAction) as refused:
        at.apply(AESIR, action)

    assert refusal == refused.value.refusal


@pytest.mark.rule("R-24")
def test_a_die_that_does_not_exist_cannot_be_rolled_again():
    """No die shows a 9; the card is held, so there is no better word than no."""
    at = pending(hands=([A3, RA], ()))

    with pytest.raises(IllegalAction) as refused:
        at.apply(AESIR, ReRollOne(Power.ACTIONS_OR_RE_ROLL, 9))

    assert refused.value.refusal is None


@pytest.mark.rule("N4")
def test_extra_actions_beside_ones_own_counterattack_are_refused_without_a_reason():
    """The card is held, but this is not the moment."""
    at = countered(hands=((), [A3]))

    with pytest.raises(IllegalAction) as refused:
        at.apply(NORSEMEN, GAIN)

    assert refused.value.refusal is None


@pytest.mark.rule("R-23")
def test_what_changes_no_roll_is_no_play():
    """A pass that got this far would be a mistake of the program, and it says so."""
    at = pending()

    with pytest.raises(AssertionError):
        PASS.play(at.table, AESIR, at.step.roll, LoadedReferee(at, AESIR, PASS, ()))


@pytest.mark.rule("Fate Cards", "R-25")
def test_every_kind_of_card_has_a_use_in_some_window():
    """No card of the deck is left out by both sides."""
    used = set()
    for seat in (AESIR, NORSEMEN):
        at = pending(asked=seat, hands=(ALL, ALL))
        used |= {action.card for action in offered(at, seat, AddBonus)}
        used |= {RA for _ in offered(at, seat, ReRollAll)}
        used |= {A3 for _ in offered(at, seat, ReRollOne)}

    assert set(Card) == used


@pytest.mark.rule("Fate Cards", "N5")
def test_a_whole_window_from_the_attack_to_the_wounds():
    """Sigmund shoots Frigg: 15 of 16; plus 5 and minus 6, and the last word is a re-roll."""
    at = position(
        active=NORSEMEN,
        sigmund="E8",
        frigg="E5",
        thor="E1",
        actions=(0, 6),
        hands=([D6, RA], [AD5, A6]),
    )
    at, _ = act(at, NORSEMEN, Attack(SIGMUND, FRIGG), 5, 5, 5)
    at, events = act(at, NORSEMEN, AddBonus(AD5))
    assert told(events, BonusAdded)[0].wounds == 1
    at, _ = act(at, NORSEMEN, PASS)
    at, events = act(at, AESIR, AddBonus(D6))
    assert told(events, BonusAdded)[0].wounds == 0
    at, _ = act(at, AESIR, PASS)
    at, events = act(at, NORSEMEN, AddBonus(A6))
    assert told(events, BonusAdded)[0].wounds == 1
    assert isinstance(at.step, FateWindow)
    assert at.awaited == (AESIR,)

    after, events = act(at, AESIR, ReRollAll(Power.RE_ROLL_ALL), 1, 2, 3)

    assert [Missed(target=FRIGG)] == told(events, Missed)
    assert after.table.discards == [AD5, D6, A6, RA]
