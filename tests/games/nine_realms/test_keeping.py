"""What can be taken back, and what is saved."""

import msgspec
import pytest

from games.core.errors import SaveError
from games.core.undo import Played, may_take_back, take_back
from games.nine_realms.actions import (
    AddBonus,
    Attack,
    Deploy,
    DiscardFate,
    Move,
    NamePrey,
    RedeployAsUsual,
    Transform,
)
from games.nine_realms.fate import DECK
from games.nine_realms.rules import RULES
from tests.games.loaded_dice import act
from tests.games.nine_realms.builder import (
    A3,
    AD5,
    AESIR,
    D6,
    END_TURN,
    FOREST,
    GAIN,
    NORSEMEN,
    ODIN,
    PASS,
    RA,
    SINFJOTLI,
    THOR,
    VANGUARD,
    board,
    position,
    rolled,
    window,
)
from tests.games.nine_realms.scenes import HANDS, deploying, moments

MOMENTS = pytest.mark.parametrize("moment", list(moments()))


def deed(at, seat, action, *faces):
    """An action of the history, and the position after it."""
    after, events = act(at, seat, action, *faces)
    return Played(seat, action, events, at, after), after


@pytest.mark.rule("Action Phase", "Movement & Terrain")
@pytest.mark.parametrize(
    "action", [Move(ODIN, "E6"), Transform("E6", FOREST), NamePrey(THOR)], ids=type
)
def test_moves_terrain_and_a_prey_can_be_taken_back(action):
    """No die has fallen and nothing was shown."""
    described = {"odin": "E5", "thor": "E4", "sinfjotli": "E9"}
    seat = NORSEMEN if isinstance(action, NamePrey) else AESIR
    at = position(active=seat, **described)

    done, _ = deed(at, seat, action)

    assert at == take_back([done], seat)


@pytest.mark.rule("N12", "R-47")
def test_sinfjotlis_attack_can_be_taken_back_until_the_prey_is_decided():
    """The question is his own, and no die has fallen."""
    at = position(active=NORSEMEN, sinfjotli="E5", thor="E4")

    done, _ = deed(at, NORSEMEN, Attack(SINFJOTLI, THOR))

    assert may_take_back([done], NORSEMEN)


@pytest.mark.rule("Attacking", "Fate Cards")
@pytest.mark.parametrize(
    ("action", "faces"), [(Attack(THOR, VANGUARD), (1, 1, 1, 1)), (GAIN, ()), (END_TURN, ())]
)
def test_dice_shown_cards_and_ended_turns_cannot_be_taken_back(action, faces):
    """What all have seen stays."""
    at = position(thor="E4", vanguard="E5", hands=([A3], [D6, D6, D6]), actions=(6, 0))

    done, _ = deed(at, AESIR, action, *faces)

    assert not may_take_back([done], AESIR)


@pytest.mark.rule("N5", "Fate Cards")
@pytest.mark.parametrize("action", [PASS, AddBonus(AD5)])
def test_in_a_window_neither_a_card_nor_a_pass_that_asks_the_other_is_taken_back(action):
    """The other seat has been asked since, or has seen the card."""
    table = board(thor="E4", sinfjotli="E5", hands=HANDS)
    at = window(table, rolled(table, THOR, SINFJOTLI, 1, 2, 3, 4))

    done, _ = deed(at, AESIR, action)

    assert not may_take_back([done], AESIR)


@pytest.mark.rule("R-40", "N15")
def test_odins_discard_cannot_be_taken_back():
    """It was shown."""
    at, _ = act(position(active=NORSEMEN, hands=((RA, D6, D6), ())), NORSEMEN, END_TURN)

    done, _ = deed(at, AESIR, DiscardFate(D6))

    assert not may_take_back([done], AESIR)


@pytest.mark.rule("N20")
def test_ready_can_be_taken_back_while_the_other_still_deploys():
    """And the other's placement stays."""
    at = deploying()
    done, after = deed(at, AESIR, RedeployAsUsual())
    second, _ = deed(after, NORSEMEN, Deploy(SINFJOTLI, "C11"))

    back = take_back([done, second], AESIR)

    assert (back.awaited, back.step.placed[AESIR]) == ((AESIR, NORSEMEN), {THOR: "C1"})
    assert back.step.placed[NORSEMEN] == {SINFJOTLI: "C11"}


@pytest.mark.rule("Preparation", "Turns")
@MOMENTS
def test_a_saved_position_goes_on_as_if_nothing_had_happened(moment):
    """The same table, agenda and asks."""
    at = moments()[moment]

    loaded = RULES.codec.load(RULES.codec.dump(at))

    assert at == loaded
    assert {seat: list(ask) for seat, ask in at.asks.items()} == {
        seat: list(ask) for seat, ask in loaded.asks.items()
    }


@pytest.mark.rule("Movement & Terrain")
def test_the_trails_of_an_older_save_are_seen():
    """Version 1 kept them on the table, without a tag."""
    at, _ = act(position(thor="E1"), AESIR, Move(THOR, "E3"))
    raw = msgspec.json.decode(RULES.codec.dump(at)) | {"version": 1}
    trails = [{k: v for k, v in trail.items() if k != "type"} for trail in raw.pop("traces")]
    raw["table"]["trails"] = trails

    loaded = RULES.codec.load(msgspec.json.encode(raw))

    assert at == loaded
    assert [trail.hexes for trail in RULES.view(loaded, None).trails] == [("E1", "E2", "E3")]


@pytest.mark.rule("Preparation")
def test_a_save_of_a_newer_program_is_refused():
    """Rather than misread."""
    newer = RULES.codec.dump(position()).replace(b'"version":3', b'"version":99')

    with pytest.raises(SaveError):
        RULES.codec.load(newer)


@pytest.mark.rule("Figures", "Fate Cards", "Terrain Hexes")
def test_the_pieces_of_a_match_are_counted():
    """Fourteen cards, four figures a side, two Terrain hexes of each kind, no hex with two."""
    at = position(thor="E4", sinfjotli="E5", hands=HANDS, terrain={"A6": FOREST})

    counted = RULES.pieces(at)

    assert len(DECK) == sum(n for name, n in counted.items() if name.startswith("card"))
    assert [counted["figures of 0"], counted["figures of 1"]] == [4, 4]
    assert [n for name, n in counted.items() if name.startswith("terrain")] == [2, 2, 2]
    assert 0 == counted["figures on a shared hex"] == counted["supplies below nothing"]
