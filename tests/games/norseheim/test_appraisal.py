"""How a robot judges what it sees."""

from itertools import product

import pytest

from games.norseheim.board import CHIEFTAINS, KINGS
from games.norseheim.character import Character
from games.norseheim.gods import Favour
from games.norseheim.rules import RULES
from tests.games.norseheim.builder import (
    BJO,
    BOARD,
    EIL,
    HOMES,
    ORN,
    RAV,
    RING,
    SETTLED,
    SKI,
    TAA,
    TIN,
    ULV,
    acting,
    ally,
    board,
    npc,
    own,
)

CHIEFS = tuple(region for region in CHIEFTAINS if region not in HOMES)


def worth(lands=None, seat=0, **rest):
    """A seat's standing; its home is RAV, that of the next one ULV, and BJO lies between."""
    return standing(board(lands, **rest), seat)


def standing(table, seat):
    return RULES.appraise(RULES.view(acting(table), seat))


@pytest.mark.rule("The Goal", "R50")
def test_a_robot_prefers_land_seats_and_means():
    """By what its seat sees; a victory is better than anything."""
    assert worth({BJO: own(0, 2)}) > worth({BJO: ally(0, 2)}) > worth() > worth({BJO: own(1, 2)})
    assert worth(ap=(9, 5, 5)) > worth(ap=(5, 5, 5))
    assert worth(favours={0: [Favour.GUNGNIR]}) > worth()
    assert worth({RAV: own(0, 3)}) < worth()
    assert worth({RAV: own(0, 1)}) < worth({RAV: own(0, 2)})


@pytest.mark.rule("R21")
def test_a_robot_builds_where_warriors_are_trained_while_there_is_time():
    """A ring trains as many as the character's size, a settlement one; in round 6 it is late."""

    def gained(building, **rest):
        return worth({BJO: own(0, 3, building)}, **rest) - worth({BJO: own(0, 3)}, **rest)

    large = Character(BOARD.price_at, BOARD.strength_at, BOARD.size_at + 2)
    assert gained(RING) > gained(SETTLED) > 0
    assert gained(RING, character=large) > gained(RING)
    assert gained(SETTLED, character=large) == pytest.approx(gained(SETTLED))
    assert gained(SETTLED, round=1) > gained(SETTLED, round=3) > gained(SETTLED, round=6)


@pytest.mark.rule("Attack", "R25")
def test_a_robot_fears_a_stronger_rival_next_to_it():
    """A rival's army costs more where fewer warriors, or no walls, stand against it."""

    def feared(land):
        few, many = (worth({BJO: land, ULV: own(1, army, RING)}) for army in (2, 4))
        return few - many

    assert feared(own(0, 1)) > feared(own(0, 1, RING)) > feared(own(0, 6))


@pytest.mark.rule("R50")
def test_a_robot_wants_in_the_last_round_what_is_counted_after_it():
    """A seat is a power point then; warriors, cards and upgrades are next to nothing."""
    stronger = Character(BOARD.price_at + 2, BOARD.strength_at, BOARD.size_at + 2)
    gains = {
        at: [
            worth(lands, round=at, **more) - worth(round=at)
            for lands, more in (
                ({BJO: ally(0, 1)}, {}),
                ({}, {"character": stronger}),
                ({}, {"favours": {0: [Favour.GUNGNIR]}}),
                ({RAV: own(0, 4, RING)}, {}),
            )
        ]
        for at in (5, 6)
    }

    assert gains[6][0] > gains[5][0]
    assert all(
        0 <= late < early / 3 for early, late in zip(gains[5][1:], gains[6][1:], strict=True)
    )


@pytest.mark.rule("R48", "R49")
def test_a_robot_goes_for_the_council_and_fears_a_rival_there():
    """The ninth seat is worth far more than the eighth, the more so once all others have passed."""

    def gained(seats, *passed, seat=0):
        few, many = (
            board({region: ally(0, 1) for region in CHIEFS[:at]}) for at in (seats - 2, seats - 1)
        )
        for table, one in product((few, many), passed):
            table.change_player(one, passed=True)
        return standing(many, seat) - standing(few, seat)

    assert gained(9, 1, 2) > gained(9, 1) > gained(9) > 2 * gained(8) > 0
    assert gained(9, 1, 2, seat=2) < gained(9, seat=2) < 2 * gained(8, seat=2) < 0


@pytest.mark.rule("R48")
def test_a_robot_goes_for_all_kings_regions():
    """The last of them is worth far more than the one before."""
    two, three = ({region: own(0, 3) for region in KINGS[:held]} for held in (2, 3))

    assert worth(three) - worth(two) > 1.5 * (worth(two) - worth({KINGS[0]: own(0, 3)}))


@pytest.mark.rule("Attack", "R25")
def test_a_robot_keeps_warriors_where_they_can_take_something():
    """Next to weakly held land they are worth more, and one more of them counts."""

    def gained(army, region=BJO):
        near = {BJO: npc(6), TIN: npc(6), EIL: npc(6), TAA: npc(6), ORN: npc(6), SKI: npc(6)}
        return worth(near | {region: npc(army)})

    assert gained(1) > gained(2) > gained(3) == gained(6)
    assert gained(1, EIL) > gained(1)
