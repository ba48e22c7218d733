"""Entries of the chart that serve by themselves or in camp (15.0)."""

import pytest

from games.hammer_of_thor.encounter.again import luck
from games.hammer_of_thor.folk.blows import Ailment, is_immune
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.travel.going import deadly, destinations
from games.hammer_of_thor.turns.upkeep import Upkeep
from tests.games.hammer_of_thor.builder import group, member, running, table
from tests.games.hammer_of_thor.fates import loaded
from tests.games.hammer_of_thor.fights import one_of

HOME, AWAY = Place.GLADSHEIM, Place.MIMIRS_WELL
MASON = "Thrym"


def with_code(code, race=None):
    """Somebody who has an entry of the chart by nature."""
    return next(
        f.name for f in FIGURES.values() if code in f.codes and race in (None, f.race) and f.side
    )


@pytest.mark.rule("10.0D")
def test_a_lucky_leader_rolls_a_nine_again_once_a_turn():
    """10.0D: no other die, and no second time."""
    name = with_code("10.0D", Race.VANIR)
    found = table(group(0, HOME, name))
    (own,) = found.counters
    referee = loaded(found)

    assert not luck(found, own, 8, referee)
    assert luck(found, own, 9, referee)
    assert not luck(found, own, 9, referee)


@pytest.mark.rule("11.0D", "0.0.7")
def test_the_hamingja_keeps_a_mortal_alive_in_all_worlds():
    """11.0D: no road is deadly."""
    name = next(f.name for f in FIGURES.values() if {"1.0F", "11.0D"} <= f.codes.keys())
    found = table(group(0, Place.THRALLS_HOLDING, name))
    (own,) = found.counters

    assert all(not deadly(found, own, road) for road in destinations(found, own).values())


@pytest.mark.rule("12.0C")
def test_who_cures_frees_the_group_from_disease():
    """12.0C: at the own upkeep, before anybody heals."""
    found = table(group(0, AWAY, with_code("12.0C"), member("Bragi", diseased=True, wounds=3)))
    position, _ = running(found, Upkeep(0))

    assert not one_of(position.table, "Bragi").diseased
    assert one_of(position.table, "Bragi").wounds < 3


@pytest.mark.rule("12.0E")
def test_regeneration_gives_all_stamina_back():
    """12.0E: also to the diseased."""
    name = with_code("12.0E")
    hurt = member(name, wounds=member(name).stamina - 1, diseased=True)
    position, _ = running(table(group(0, AWAY, hurt)), Upkeep(0))

    assert one_of(position.table, name).wounds == 0


@pytest.mark.rule("12.0F", "12.0G", "12.0H")
@pytest.mark.parametrize(
    ("code", "kind"),
    [("12.0F", Ailment.FIRE), ("12.0G", Ailment.VENOM), ("12.0H", Ailment.DISEASE)],
)
def test_some_are_proof_against_one_kind_of_loss(code, kind):
    """12.0F, 12.0G, 12.0H: and against that alone."""
    holder = member(with_code(code))
    entries = {"12.0F": Ailment.FIRE, "12.0G": Ailment.VENOM, "12.0H": Ailment.DISEASE}
    others = {one for each, one in entries.items() if each not in holder.codes}

    assert is_immune(holder, kind)
    assert not any(is_immune(holder, one) for one in others)
    assert not is_immune(holder, Ailment.PLAIN)
