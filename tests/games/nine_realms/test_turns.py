"""Turns: the Resource Phase, the Action Phase and what is kept for later."""

import pytest

from games.core.errors import IllegalAction, NotYourDecision
from games.nine_realms.actions import (
    Attack,
    DiscardBlindly,
    DiscardFate,
    EndTurn,
    GainActions,
    Move,
    NamePrey,
    Rally,
    Transform,
)
from games.nine_realms.events import (
    ActionsGained,
    FateDealt,
    FateDiscarded,
    FateDrawn,
    FateShuffled,
    TurnBegan,
    TurnEnded,
)
from games.nine_realms.forces import ACTIONS
from games.nine_realms.prompts import Discarding, YourTurn
from games.nine_realms.refusals import CardNotHeld
from games.nine_realms.steps.turn import ActionPhase, AllSeeingEye, ResourcePhase, TurnEnd
from tests.games.loaded_dice import act
from tests.games.looking import kinds, told
from tests.games.nine_realms.builder import (
    A3,
    A6,
    AD5,
    AESIR,
    D6,
    END_TURN,
    GAIN,
    HJORDIS,
    NORSEMEN,
    RA,
    THOR,
    VANGUARD,
    at,
    board,
    offered,
    position,
)

THREE = (AD5, A6, D6)


def norse_turn_begins(**described):
    """The position after the Aesir ended their turn, and what was told."""
    return act(position(active=AESIR, **described), AESIR, END_TURN)


def aesir_turn_begins(**described):
    """The position after the Norsemen ended their turn, and what was told."""
    return act(position(active=NORSEMEN, **described), NORSEMEN, END_TURN)


@pytest.mark.rule("Resource Phase", "Action Markers")
@pytest.mark.parametrize("before", [0, 2, 6, 9])
def test_the_resource_phase_sets_actions_to_six(before):
    """Up or down: what was kept or gained is gone."""
    after, _ = norse_turn_begins(actions=(0, before))

    assert ACTIONS == after.table.actions[NORSEMEN] == 6


@pytest.mark.rule("R-06", "Action Phase")
def test_only_the_own_resource_phase_refills():
    """The other side keeps its actions and its hand as they are."""
    after, _ = norse_turn_begins(actions=(2, 0), hands=([D6], []))

    assert after.table.actions == [2, 6]
    assert [len(hand) for hand in after.table.hands] == [1, 3]


@pytest.mark.rule("Resource Phase", "Fate Cards")
@pytest.mark.parametrize(("held", "drawn"), [((), 3), ((D6,), 2), (THREE, 0)])
def test_the_resource_phase_makes_the_hand_up_to_three(held, drawn):
    """What is missing comes from the deck; only the count is public."""
    after, events = norse_turn_begins(hands=((), held))

    assert len(after.table.hands[NORSEMEN]) == 3
    assert 14 - len(held) - drawn == len(after.table.deck)
    assert [drawn] * bool(drawn) == [event.count for event in told(events, FateDealt)]
    secret = told(events, FateDrawn)
    assert [NORSEMEN] * bool(drawn) == [event.secret_to for event in secret]
    assert drawn == sum(len(event.cards) for event in secret)


@pytest.mark.rule("R-08")
def test_a_hand_over_three_is_kept():
    """Three is a level to refill to, not a limit."""
    after, events = norse_turn_begins(hands=((), (D6, D6, D6, A6)))

    assert after.table.hands[NORSEMEN] == [D6, D6, D6, A6]
    assert not told(events, FateDealt)


@pytest.mark.rule("R-08")
def test_no_card_can_be_discarded_at_will():
    """Only the All Seeing Eye discards."""
    at = position(active=NORSEMEN, hands=((), THREE))

    with pytest.raises(IllegalAction):
        at.apply(NORSEMEN, DiscardFate(D6))


@pytest.mark.rule("R-07")
def test_an_empty_deck_is_made_of_the_discards_at_once():
    """In the middle of a draw: one card is left, the next come from the shuffled discards."""
    at = position(hands=((), ()), deck=[RA], discards=[D6, D6])

    after, events = act(at, AESIR, END_TURN, 1)

    assert after.table.hands[NORSEMEN] == [RA, D6, D6]
    assert [] == after.table.deck == after.table.discards
    assert [FateShuffled()] == told(events, FateShuffled)


@pytest.mark.rule("R-07")
def test_with_neither_deck_nor_discards_fewer_are_drawn():
    """One card is all there is."""
    after, events = norse_turn_begins(hands=((), ()), deck=[RA])

    assert after.table.hands[NORSEMEN] == [RA]
    assert [event.count for event in told(events, FateDealt)] == [1]
    assert not told(events, FateShuffled)


@pytest.mark.rule("R-07")
def test_with_no_card_at_all_nothing_is_told_of_a_draw():
    """Neither dealt nor drawn."""
    _, events = norse_turn_begins(hands=((), ()), deck=[])

    assert not told(events, FateDealt) + told(events, FateDrawn)


@pytest.mark.rule("R-07", "Fate Cards")
def test_a_played_card_goes_to_the_open_discards():
    """All see it there."""
    after, _ = act(position(hands=((A3, D6), ())), AESIR, GAIN)

    assert after.table.hands == [[D6], []]
    assert after.table.discards == [A3]


@pytest.mark.rule("R-40", "All Seeing Eye", "Odin")
@pytest.mark.parametrize(("held", "drawn"), [((), 4), (THREE, 1), ((D6,), 3)])
def test_odin_draws_up_to_four_and_then_discards_one(held, drawn):
    """So three stay, whatever was held."""
    after, events = aesir_turn_begins(hands=(held, ()))

    assert len(after.table.hands[AESIR]) == 4
    assert [drawn] == [event.count for event in told(events, FateDealt)]
    assert (AllSeeingEye(AESIR), Discarding(AESIR)) == (after.step, after.prompt(AESIR))
    assert {DiscardFate, DiscardBlindly} <= kinds(after, AESIR)


@pytest.mark.rule("R-40", "N15", "All Seeing Eye")
def test_odins_discard_is_public():
    """The chosen card lies open on the discards, and the Action Phase begins."""
    at, _ = aesir_turn_begins(hands=(THREE, ()), deck=[RA])

    after, events = act(at, AESIR, DiscardFate(A6))

    assert (FateDiscarded(seat=AESIR, card=A6),) == events
    assert (after.table.hands[AESIR], after.table.discards) == ([AD5, D6, RA], [A6])
    assert YourTurn(AESIR, 6) == after.prompt(AESIR)


@pytest.mark.rule("R-40")
def test_a_silent_player_discards_by_chance():
    """The same default whatever is held; the dice choose among the sorted cards."""
    at, _ = aesir_turn_begins(hands=(THREE, ()), deck=[RA])

    after, events = act(at, AESIR, at.default(AESIR), 4)

    assert DiscardBlindly() == at.default(AESIR)
    assert sorted((RA, *THREE))[3] == told(events, FateDiscarded)[0].card
    assert len(after.table.hands[AESIR]) == 3


@pytest.mark.rule("R-40")
@pytest.mark.parametrize("card", [A3, A6])
def test_only_a_card_that_is_held_can_be_discarded(card):
    """Neither an A6 nor extra actions, without the card."""
    at, _ = aesir_turn_begins(hands=((), ()), deck=[D6, D6, D6, D6])
    action = GAIN if card is A3 else DiscardFate(card)

    with pytest.raises(IllegalAction) as refused:
        at.apply(AESIR, action)

    assert CardNotHeld(card) == refused.value.refusal


@pytest.mark.rule("R-40")
def test_what_does_not_belong_to_the_discard_is_refused_without_a_reason():
    """The turn cannot be ended before the discard."""
    at, _ = aesir_turn_begins()

    with pytest.raises(IllegalAction) as refused:
        at.apply(AESIR, END_TURN)

    assert refused.value.refusal is None


@pytest.mark.rule("N4", "R-40")
def test_extra_actions_may_be_played_at_odins_discard():
    """It is a prompt of the active player; the discard is still owed."""
    at, _ = aesir_turn_begins(hands=((A3, D6, D6), ()))

    after, _ = act(at, AESIR, GAIN)

    assert after.table.actions[AESIR] == 9
    assert AllSeeingEye(AESIR) == after.step


@pytest.mark.rule("R-40")
def test_the_norsemen_have_no_all_seeing_eye():
    """Their Action Phase begins at once."""
    after, _ = norse_turn_begins()

    assert (TurnEnd(NORSEMEN), ActionPhase(NORSEMEN)) == after.agenda


@pytest.mark.rule("Turns", "Resource Phase")
def test_a_turn_is_a_resource_phase_and_an_action_phase():
    """Then the other realm's turn begins, with a number of its own."""
    at, events = norse_turn_begins(turn=7)

    assert [TurnBegan(seat=NORSEMEN, turn=8)] == told(events, TurnBegan)
    assert (at.table.active, at.table.turn) == (NORSEMEN, 8)
    _, events = act(at, NORSEMEN, END_TURN)
    assert [TurnBegan(seat=AESIR, turn=9)] == told(events, TurnBegan)


@pytest.mark.rule("N14")
def test_every_turn_clears_the_marks_of_the_active_side_only():
    """The other side's figures keep theirs until its own turn."""
    marked = [THOR, HJORDIS]

    after, _ = norse_turn_begins(thor="E1", hjordis="E14", moved=marked, attacked=marked)

    assert [(after.table.figures[f].moved, after.table.figures[f].attacked) for f in marked] == [
        (True, True),
        (False, False),
    ]


@pytest.mark.rule("N14")
@pytest.mark.parametrize("active", [AESIR, NORSEMEN])
def test_every_turn_renews_rally_and_ancient_bloodline(active):
    """In the turns of both players."""
    at = position(active=active, rallied=True, bloodline_used=True, wounded=True)

    after, _ = act(at, active, END_TURN)

    assert (after.table.rallied, after.table.bloodline_used) == (False, False)
    assert not after.table.wounded


@pytest.mark.rule("Action Phase", "R-06")
def test_unspent_actions_are_kept_for_counterattacks():
    """The other side sees how many."""
    after, events = norse_turn_begins(actions=(4, 0))

    assert after.table.actions[AESIR] == 4
    assert [TurnEnded(seat=AESIR, actions=4)] == told(events, TurnEnded)


@pytest.mark.rule("Action Phase", "Actions")
def test_the_active_player_alone_acts_in_any_order():
    """Moves, attacks, terrain, rallies, a prey and the end of the turn stand side by side."""
    at = position(
        active=NORSEMEN, sinfjotli="E5", thor="E4", hands=((), [A3]), actions=(6, 6), vanguard=None
    )

    assert {Move, Attack, Transform, Rally, NamePrey, GainActions, EndTurn} == kinds(at, NORSEMEN)
    assert at.awaited == (NORSEMEN,)
    with pytest.raises(NotYourDecision):
        at.apply(AESIR, END_TURN)


@pytest.mark.rule("Actions", "Terrain Hexes")
@pytest.mark.parametrize(
    ("actions", "affordable"),
    [
        (0, set()),
        (1, {Move, Attack, Rally}),
        (2, {Move, Attack, Rally}),
        (3, {Move, Attack, Rally, Transform}),
    ],
)
def test_an_action_is_offered_as_far_as_the_actions_reach(actions, affordable):
    """A move, an attack and a rally cost one, a transformation three."""
    at = position(active=NORSEMEN, sinfjotli="E5", thor="E4", actions=(6, actions))

    assert affordable | {NamePrey, EndTurn} == kinds(at, NORSEMEN)


@pytest.mark.rule("Action Phase", "R-23")
def test_a_turn_without_actions_goes_on_until_it_is_ended():
    """Three more may yet be gained."""
    at = position(hands=([A3], []), actions=(0, 0))

    assert {GainActions, EndTurn} == kinds(at, AESIR)


@pytest.mark.rule("R-09", "R-10", "Fate Cards", "At any time")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (6, 9), (9, 12)])
def test_a_card_gives_three_actions_without_a_limit(before, after):
    """Actions may exceed six; the own next reset cuts them back."""
    at, events = act(position(hands=([A3], []), actions=(before, 0)), AESIR, GAIN)

    assert after == at.table.actions[AESIR]
    assert (ActionsGained(seat=AESIR, actions=after),) == events


@pytest.mark.rule("N4", "R-09")
def test_extra_actions_need_the_card():
    """Nothing is offered without it, and the refusal says so."""
    at = position(hands=([D6], [A3]))

    assert not offered(at, AESIR, GainActions)
    with pytest.raises(IllegalAction) as refused:
        at.apply(AESIR, GAIN)
    assert CardNotHeld(A3) == refused.value.refusal


@pytest.mark.rule("N4")
def test_out_of_turn_extra_actions_are_not_offered_between_attacks():
    """The other player has no prompt while nobody attacks him."""
    at = position(hands=([], [A3]))

    assert kinds(at, NORSEMEN) == set()


@pytest.mark.rule("N8", "Action Phase")
@pytest.mark.parametrize("hand", [(), (A3, D6)])
def test_a_silent_players_turn_ends(hand):
    """Whatever the hand holds."""
    at = position(hands=(hand, ()))

    assert at.default(AESIR) == END_TURN
    assert YourTurn(AESIR, 6) == at.prompt(AESIR)


@pytest.mark.rule("Resource Phase", "R-05")
def test_a_resource_phase_asks_nobody():
    """It runs by itself when it is reached."""
    table = board()

    assert at(table, ResourcePhase(AESIR), TurnEnd(AESIR)).asks == {}


@pytest.mark.rule("Action Phase")
def test_attacks_and_counterattacks_do_not_touch_the_other_figures():
    """Only the attacker is marked as having attacked."""
    at = position(thor="E4", vanguard="E5", odin="E3", actions=(6, 0))

    after, _ = act(at, AESIR, Attack(THOR, VANGUARD), 1, 1, 1, 1)

    assert {THOR} == {f for f, condition in after.table.figures.items() if condition.attacked}
