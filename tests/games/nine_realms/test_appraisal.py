"""A robot's eye for one action ahead: it sees the blows that its figures may still strike."""

import pytest

from games.nine_realms.actions import Attack, EndTurn, Move
from games.nine_realms.rules import RULES
from tests.games.nine_realms.builder import (
    AESIR,
    FOREST,
    FRIGG,
    NORSEMEN,
    SIGMUND,
    position,
)


def worth(at, seat=AESIR):
    """The appraisal of a position by what a seat sees."""
    return RULES.appraise(RULES.view(at, seat))


@pytest.mark.rule("Attacking", "Ranged Attack", "Range and Visibility")
def test_a_shot_that_may_be_fired_is_worth_something():
    """In range, in sight, not attacked yet, with an action left, in one's own turn."""
    there = {"frigg": "E4", "hjordis": "E7"}
    shot = worth(position(**there))
    nearer_than_it = {
        "attacked": position(**there, attacked=[FRIGG]),
        "hidden": position(**there, terrain={"E5": FOREST, "E6": FOREST}),
        "no action": position(**there, actions=(0, 6)),
        "their turn": position(**there, active=NORSEMEN),
    }

    assert all(worth(other) < shot - 0.2 for other in nearer_than_it.values())


@pytest.mark.rule("Last Ruler Standing", "Action Phase")
def test_a_robot_steps_to_where_it_could_win():
    """One hex nearer Frigg sees Sigmund, who has one Health left; that beats ending the turn."""
    at = position(frigg="E9", sigmund="E14", wounds={SIGMUND: 4})

    stepped, ended = (at.apply(AESIR, one)[0] for one in (Move(FRIGG, "E10"), EndTurn()))

    assert Attack(FRIGG, SIGMUND) in stepped.asks[AESIR]
    assert worth(stepped) > worth(ended) + 20


@pytest.mark.rule("Ancient Bloodline", "Attacking")
def test_a_blow_that_is_ignored_promises_less():
    """As it is without its shield."""
    there = {"thor": "E4", "hjordis": "E5"}
    whole, broken = position(**there), position(**there, bloodline_used=True)

    assert worth(whole) < worth(broken)
