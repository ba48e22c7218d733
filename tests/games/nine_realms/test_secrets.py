"""What each seat sees, and what nobody may know."""

import pytest

from games.core.dice import seeded
from games.nine_realms.forces import PROFILES, REALM_TILE, Realm
from games.nine_realms.pieces import pieces
from games.nine_realms.rules import RULES
from tests.games.nine_realms.builder import (
    AESIR,
    D6,
    FOREST,
    NORSEMEN,
    ODIN,
    SINFJOTLI,
    THOR,
    VANGUARD,
    board,
    places,
    position,
    rolled,
    window,
)
from tests.games.nine_realms.scenes import HANDS, deploying, moments, stored

WATCHERS = [AESIR, NORSEMEN, None]


MOMENTS = pytest.mark.parametrize("moment", list(moments()))


@pytest.mark.rule("Fate Cards", "N6", "N15")
def test_a_hand_is_seen_by_its_owner_alone_and_its_size_by_all():
    """A spectator sees no card at all."""
    at = position(hands=HANDS, discards=[D6])
    views = {seat: RULES.view(at, seat) for seat in WATCHERS}

    assert (tuple(sorted(HANDS[0])), tuple(sorted(HANDS[1])), ()) == tuple(
        view.hand for view in views.values()
    )
    assert {((3, 2), 8, (D6,))} == {
        (view.hand_sizes, view.deck_size, view.discards) for view in views.values()
    }


@pytest.mark.rule("N15")
def test_the_view_holds_no_dice_and_no_order_of_the_deck():
    """Not one field of the secret source of chance."""
    at = position(hands=HANDS)

    for seat in WATCHERS:
        shown = repr(RULES.view(at, seat))

        assert repr(at.dice.secret) not in shown
        assert repr(at.table.deck) not in shown


@pytest.mark.rule("N15", "Dice")
def test_the_secret_of_the_dice_can_be_checked_by_its_digest():
    """64 hexadecimal digits that tell nothing of the secret itself."""
    dice = position().dice

    assert len(dice.commitment) == 64
    assert dice.secret.hex() not in dice.commitment


@pytest.mark.rule("Figures", "Wound Counters", "Forest")
def test_the_view_shows_each_figure_as_it_stands():
    """Hex, wounds, Health, and Defence with the terrain."""
    at = position(thor="D6", wounds={THOR: 2}, moved=[THOR])

    thor = next(f for f in RULES.view(at, None).figures if f.figure is THOR)

    assert (thor.hex, thor.wounds, thor.health, thor.defence) == ("D6", 2, 4, 22)
    assert (thor.seat, thor.moved, thor.attacked) == (AESIR, True, False)


@pytest.mark.rule("Figures")
def test_a_fallen_figure_is_shown_without_a_hex():
    """Its printed Defence stays readable."""
    fallen = next(f for f in RULES.view(position(), None).figures if f.figure is VANGUARD)

    assert (None, PROFILES[VANGUARD].defence) == (fallen.hex, fallen.defence)


@pytest.mark.rule("Attacking", "Action Markers", "Blood Markers", "Terrain Hexes")
def test_the_view_shows_what_lies_on_the_table():
    """Actions, blood, terrain, the marks of the turn, and a pending roll."""
    table = board(
        thor="E4",
        sinfjotli="E5",
        hands=HANDS,
        actions=(3, 1),
        blood=(2, 4),
        terrain={"A6": FOREST},
        prey=ODIN,
        revenge=2,
        quiet=5,
        rallied=True,
    )
    roll = rolled(table, THOR, SINFJOTLI, 1, 2, 3, 4)

    view = RULES.view(window(table, roll), None)

    assert (view.actions, view.blood, view.cauldron) == ((3, 1), (2, 4), 9)
    assert (view.terrain, view.supply[FOREST]) == ({"A6": FOREST}, 1)
    assert (
        view.prey,
        view.revenge,
        view.quiet,
        view.rallied,
        view.bloodline_used,
    ) == (ODIN, 2, 5, True, False)
    assert (roll, AESIR) == (view.pending.roll, view.pending.seat)
    assert (
        view.awaited,
        view.active,
        view.turn,
        view.deploying,
        view.ending,
    ) == ((AESIR,), AESIR, 1, False, None)


@pytest.mark.rule("Attacking", "Winning the Game")
def test_without_a_roll_nothing_is_pending():
    """Neither in the Action Phase nor after the end."""
    at = position()
    after, _ = RULES.retire(at, AESIR)

    assert None is RULES.view(at, None).pending is RULES.view(after, None).pending
    assert RULES.view(after, None).ending.winners == (NORSEMEN,)
    assert RULES.turn(at) == 1


@pytest.mark.rule("N20", "N15", "R-04")
def test_while_deploying_a_view_shows_the_own_figures_only():
    """Thor is on C1 for the Aesir, and nowhere for all others."""
    at = deploying()
    seen = {s: {f.figure: f.hex for f in RULES.view(at, s).figures if f.hex} for s in WATCHERS}

    assert seen == {AESIR: {THOR: "C1"}, NORSEMEN: {}, None: {}}
    assert RULES.view(at, None).deploying


@pytest.mark.rule("N6", "N15", "N19", "N20")
@MOMENTS
@pytest.mark.parametrize("seat", WATCHERS)
def test_what_a_seat_cannot_know_changes_neither_its_view_nor_its_ask(moment, seat):
    """Hands, deck, placements and stored choices dealt anew, twenty times."""
    at = moments()[moment]
    for number in range(20):
        other = RULES.redeal(at, seat, seeded(str(number)))

        assert RULES.view(at, seat) == RULES.view(other, seat)
        assert at.awaited == other.awaited
        if seat in at.asks:
            assert list(at.asks[seat]) == list(other.asks[seat])
            assert at.prompt(seat) == other.prompt(seat)


@pytest.mark.rule("N6", "N8", "N19")
@MOMENTS
def test_defaults_and_prompts_do_not_depend_on_what_is_dealt_anew(moment):
    """A spectator's guess about every hand leaves every seat's default as it is.

    While deploying, the default follows the owner's own wish as far as it is complete (N8).
    """
    at = moments()[moment]
    for number in range(20):
        other = RULES.redeal(at, None, seeded(str(number)))

        for seat in at.awaited:
            assert at.prompt(seat) == other.prompt(seat)
            assert at.step.carries_wishes or at.default(seat) == other.default(seat)


@pytest.mark.rule("Fate Cards")
@MOMENTS
@pytest.mark.parametrize("seat", WATCHERS)
def test_dealing_anew_keeps_all_cards(moment, seat):
    """Fourteen cards, as many in each hand, and other dice."""
    at = moments()[moment]

    other = RULES.redeal(at, seat, seeded("other"))

    assert pieces(at) == pieces(other)
    assert [len(hand) for hand in at.table.hands] == [len(hand) for hand in other.table.hands]
    assert at.agenda[:-1] == other.agenda[:-1]
    assert at.dice.secret != other.dice.secret


@pytest.mark.rule("Fate Cards", "N6")
def test_dealing_anew_reaches_every_secret():
    """The other hand, the deck, and the stored choice all come out otherwise at times."""
    at = stored()
    others = [RULES.redeal(at, AESIR, seeded(str(number))) for number in range(30)]

    assert len({tuple(sorted(other.table.hands[NORSEMEN])) for other in others}) > 1
    assert len({tuple(other.table.deck) for other in others}) > 1
    assert {True, False} == {other.step.counter for other in others}
    assert {tuple(HANDS[0])} == {tuple(other.table.hands[AESIR]) for other in others}


@pytest.mark.rule("N5", "N19")
def test_dealing_anew_keeps_a_stored_choice_from_none_but_its_owner():
    """He knows it; and where none is stored, none is made up."""
    at = stored()
    none = window(at.table, at.step.roll, AESIR)

    for number in range(10):
        assert RULES.redeal(at, NORSEMEN, seeded(str(number))).step.counter
        assert RULES.redeal(none, AESIR, seeded(str(number))).step.counter is None


@pytest.mark.rule("N20", "R-04")
@pytest.mark.parametrize("ready", [(), (NORSEMEN,)])
def test_dealing_anew_guesses_a_legal_placement(ready):
    """On the own tile, each figure on a hex of its own; all of them if the seat is ready."""
    at = deploying(*ready)
    counts = set()
    for number in range(30):
        placed = RULES.redeal(at, AESIR, seeded(str(number))).step.placed

        assert placed[AESIR] == {THOR: "C1"}
        assert set(placed[NORSEMEN].values()) <= places(REALM_TILE[Realm.NORSEMEN])
        assert len(placed[NORSEMEN]) == len(set(placed[NORSEMEN].values()))
        counts.add(len(placed[NORSEMEN]))
    assert counts == ({4} if ready else {0, 1, 2, 3, 4})


@pytest.mark.rule("Winning the Game")
def test_dealing_anew_after_the_end_changes_cards_only():
    """Nothing is asked any more."""
    at, _ = RULES.retire(position(hands=HANDS), AESIR)

    other = RULES.redeal(at, None, seeded("after the end"))

    assert (at.ending, {}) == (other.ending, other.asks)
