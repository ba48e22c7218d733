"""Refusals of the Action Phase: the first rule that stands in the way is named."""

import pytest

from games.core.errors import IllegalAction
from games.nine_realms import refusals as no
from games.nine_realms.actions import Attack, Deploy, Move, NamePrey, Pass, Rally
from games.nine_realms.options import Options, Reach
from tests.games.nine_realms.builder import (
    AESIR,
    FRIGG,
    NORSEMEN,
    ODIN,
    SECOND_VANGUARD,
    SIGMUND,
    SINFJOTLI,
    THOR,
    VALKYRIE,
    VANGUARD,
    position,
)


def refused(action, seat=AESIR, **described):
    """Why an action is refused."""
    at = position(active=seat, **described)
    with pytest.raises(IllegalAction) as error:
        at.apply(seat, action)
    return error.value.refusal


@pytest.mark.rule("Movement & Terrain", "Figures", "Actions", "R-11")
@pytest.mark.parametrize(
    ("action", "described", "refusal"),
    [
        (Move(SIGMUND, "D13"), {}, no.NotYourFigure(SIGMUND)),
        (Move(THOR, "E3"), {}, no.NotInPlay(THOR)),
        (Move(THOR, "E3"), {"thor": "E1", "moved": [THOR]}, no.MovedAlready(THOR)),
        (Move(ODIN, "D3"), {"actions": (0, 6)}, no.NotEnoughActions(1, 0)),
        (Move(ODIN, "D14"), {}, no.OutOfReach(ODIN, "D14")),
        (Move(ODIN, "Z9"), {}, no.OutOfReach(ODIN, "Z9")),
        (Move(ODIN, "D1"), {}, no.OutOfReach(ODIN, "D1")),
    ],
)
def test_a_move_is_refused_with_its_reason(action, described, refusal):
    """Whose figure, in play, moved already, actions, reach: in this order."""
    assert refusal == refused(action, **described)


@pytest.mark.rule("Attacking", "Range and Visibility", "Types of Attack", "R-11", "R-50")
@pytest.mark.parametrize(
    ("action", "described", "refusal"),
    [
        (Attack(SIGMUND, ODIN), {}, no.NotYourFigure(SIGMUND)),
        (Attack(THOR, SIGMUND), {}, no.NotInPlay(THOR)),
        (Attack(ODIN, FRIGG), {"frigg": "D2"}, no.NotAnEnemy(FRIGG)),
        (Attack(ODIN, SECOND_VANGUARD), {}, no.NotAnEnemy(SECOND_VANGUARD)),
        (Attack(ODIN, VANGUARD), {}, no.NotInPlay(VANGUARD)),
        (Attack(ODIN, SIGMUND), {"attacked": [ODIN]}, no.AttackedAlready(ODIN)),
        (
            Attack(ODIN, VANGUARD),
            {"vanguard": "D2", "actions": (0, 6)},
            no.NotEnoughActions(1, 0),
        ),
        (Attack(ODIN, SIGMUND), {}, no.OutOfRange(ODIN, SIGMUND)),
        (Attack(ODIN, VANGUARD), {"vanguard": "D3"}, no.NoDice(ODIN, VANGUARD)),
        (
            Attack(FRIGG, VANGUARD),
            {"frigg": "E1", "thor": "E2", "vanguard": "E3"},
            no.NoSight(FRIGG, VANGUARD),
        ),
        (
            Attack(FRIGG, VANGUARD),
            {"frigg": "E2", "vanguard": "D4", "options": Options(reach=Reach.ROWS)},
            no.OutOfRange(FRIGG, VANGUARD),
        ),
    ],
)
def test_an_attack_is_refused_with_its_reason(action, described, refusal):
    """Whose figure, whose target, attacked already, actions, range, dice, sight: in this order."""
    assert refusal == refused(action, **described)


@pytest.mark.rule("Rally", "R-41", "N11")
@pytest.mark.parametrize(
    ("action", "described", "refusal"),
    [
        (Rally(VANGUARD, "C11"), {}, no.NotYourFigure(VANGUARD)),
        (Rally(VALKYRIE, "C3"), {"valkyrie": "E3"}, no.NotFallen(VALKYRIE)),
        (Rally(VALKYRIE, "C3"), {"actions": (0, 6)}, no.NotEnoughActions(1, 0)),
        (Rally(VALKYRIE, "D1"), {}, no.HexTaken("D1")),
        (Rally(VALKYRIE, "D5"), {}, no.NotOnYourTile("D5")),
        (Rally(VALKYRIE, "Z9"), {}, no.NotOnYourTile("Z9")),
    ],
)
def test_a_rally_is_refused_with_its_reason(action, described, refusal):
    """Whose Warrior, fallen, actions, a free hex, the own tile: in this order."""
    assert refusal == refused(action, **described)


@pytest.mark.rule("The Hunter", "R-47", "N12")
@pytest.mark.parametrize(
    ("seat", "action", "described", "refusal"),
    [
        (AESIR, NamePrey(SIGMUND), {"sinfjotli": "E9"}, no.NotYourFigure(SINFJOTLI)),
        (NORSEMEN, NamePrey(ODIN), {}, no.NotInPlay(SINFJOTLI)),
        (NORSEMEN, NamePrey(SIGMUND), {"sinfjotli": "E9"}, no.NotAnEnemy(SIGMUND)),
        (NORSEMEN, NamePrey(THOR), {"sinfjotli": "E9"}, no.NotInPlay(THOR)),
    ],
)
def test_a_prey_is_refused_with_its_reason(seat, action, described, refusal):
    """Only Sinfjotli hunts, only while he stands, and only enemies in play."""
    assert refusal == refused(action, seat, **described)


@pytest.mark.rule("Action Phase")
@pytest.mark.parametrize("action", [Pass(), Deploy(ODIN, "D2")])
def test_what_belongs_to_another_moment_is_refused_without_a_reason(action):
    """There is no roll to pass, and deploying is over."""
    assert refused(action) is None
