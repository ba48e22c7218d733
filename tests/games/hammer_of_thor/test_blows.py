"""A blow: the chance that it hits, what it costs, what it leaves behind (5.3, 2.2A5, 23.0)."""

import pytest
from msgspec.structs import replace

from games.hammer_of_thor.folk.blows import (
    Ailment,
    Moment,
    ailment,
    armour,
    attacks,
    broken,
    hits,
    is_fey,
    is_first,
    is_immune,
    loss,
    needed,
    slays,
    struck,
    weapon,
)
from games.hammer_of_thor.folk.chart import CHART, Hook
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.members import Member
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from tests.games.hammer_of_thor.builder import member

MJOLLNIR, BELT, STONE_SHIELD, MISTLETOE = "1060", "1063", "1035", "1074"
BRONZE = {"sword": "1001", "great axe": "1004", "shield": "1005", "mail": "1006", "helm": "1007"}
SPRING = Moment(Season.SPRING)
THOR = member("Thor", shown=(MJOLLNIR, BELT))
HRUNGNIR = member("Hrungnir", shown=(STONE_SHIELD,))


def with_code(code, *, without=()):
    """Somebody who has an entry of the chart by nature."""
    return next(
        Member(figure.id)
        for figure in FIGURES.values()
        if code in figure.codes and not set(without) & figure.codes.keys() and not figure.is_norn
    )


@pytest.mark.rule("23.0", "5.3A", "5.3B", "T21")
def test_vector_7_thor_strikes_hrungnir():
    """H = 8 - 2 + 4 + 1 - 1 = 10, so 8; with a 4 the loss is ceil(13/2) + 5 - 1 + 2 = 13.

    The vector leaves out that he is brittle on his card, which costs him 2 more (5.0M).
    """
    assert needed(THOR, HRUNGNIR, SPRING) == 8
    assert needed(THOR, HRUNGNIR, Moment(Season.SPRING, hit=-4)) == 6, "the sum before was 10"
    whole = replace(HRUNGNIR, withheld=("5.0M",))
    assert loss(THOR, whole, 4, SPRING) == 13
    assert loss(THOR, HRUNGNIR, 4, SPRING) == 15
    assert loss(THOR, whole, 4, SPRING, fine=True) == 15


@pytest.mark.rule("5.3A")
def test_0_always_hits_and_9_never_does():
    """H is kept within 1 and 8."""
    assert needed(THOR, HRUNGNIR, Moment(Season.SPRING, hit=9)) == 8
    h = needed(THOR, HRUNGNIR, Moment(Season.SPRING, hit=-20))
    assert h == 1
    assert hits(0, h)
    assert hits(1, h)
    assert not hits(2, h)
    assert not hits(9, 8)


@pytest.mark.rule("5.3A", "9.0A")
def test_the_unseen_is_hard_to_hit_in_two_rounds():
    """Not by keen ears, and not after reconnaissance."""
    unseen = with_code("9.0A")
    open_ = needed(THOR, unseen, Moment(Season.SPRING, seen=True, hit=-2))
    assert needed(THOR, unseen, Moment(Season.SPRING, hit=-2)) == open_ - 3
    assert needed(THOR, unseen, Moment(Season.SPRING, round=3, hit=-2)) == open_
    ears = member("Heimdall")
    assert needed(ears, unseen, SPRING) == needed(ears, unseen, Moment(Season.SPRING, seen=True))


@pytest.mark.rule("5.3A", "5.3C")
def test_the_hurt_are_easier_to_hit():
    """AGILITY -1 at half STAMINA."""
    fresh, hurt = member("Freyr"), member("Freyr", wounds=13)
    slow = Moment(Season.SPRING, hit=-3)
    assert needed(THOR, hurt, slow) == needed(THOR, fresh, slow) + 1


@pytest.mark.rule("5.3B")
def test_bare_hands_and_hide_go_by_the_tier():
    """Weapon: tier / 2; armour: tier / 4, or hide."""
    assert (weapon(member("Fenrir")), armour(member("Fenrir"))) == (2, 1)
    assert (weapon(member("Andhrimnir")), armour(member("Andhrimnir"))) == (0, 0)
    assert weapon(member("Odin", shown=("1001",))) == 1, "the best revealed, even below bare hands"
    assert weapon(member("Odin", hidden=("1061",))) == 2, "concealed ones do nothing"
    assert armour(member("Tyr", shown=("1006", "1016"))) == 2
    assert armour(with_code("5.0H")) == 1


@pytest.mark.rule("5.3B")
def test_a_hit_costs_one_at_least():
    """Even through the best mail."""
    weak = member("Andhrimnir")
    mailed = member("Thor", shown=("1086", "1018", "1016"))
    assert loss(weak, mailed, 0, SPRING) == 1
    assert loss(weak, mailed, 0, SPRING, fine=True) == 3


@pytest.mark.rule("5.3B", "2.1B", "5.0G")
def test_to_subdue_costs_one_less_unless_one_can_wrestle():
    """At least 1; wrestlers lose nothing by it (5.0G)."""
    mild = Moment(Season.SPRING, mild=True)
    assert loss(THOR, HRUNGNIR, 4, mild) == 14
    weak, mailed = member("Andhrimnir"), member("Thor", shown=("1086",))
    assert loss(weak, mailed, 0, mild) == 1
    assert loss(HRUNGNIR, THOR, 4, mild) == loss(HRUNGNIR, THOR, 4, SPRING)


@pytest.mark.rule("5.3B", "5.0M", "12.0J")
def test_brittle_bones_and_dread_of_fire():
    """STRENGTH 8 and 9 break stone men; fire frightens some."""
    stone = with_code("5.0M", without={"12.0F"})
    weak, strong = member("Andhrimnir"), member("Thor")
    plain = -(-(9 + 4) // 2) + weapon(strong) - armour(stone)
    giant = 2 if stone.figure.race == "Jotun" else 0
    assert loss(strong, stone, 4, SPRING) == plain + giant + 2
    assert loss(weak, stone, 9, SPRING) == 6 - armour(stone)
    dreads = with_code("12.0J", without={"12.0F", "5.0M"})
    torch = member("Andhrimnir", shown=("1025",))
    blade = member("Andhrimnir", shown=("1011",))
    assert ailment(torch, None) is Ailment.FIRE
    assert loss(torch, dreads, 4, SPRING) == loss(blade, dreads, 4, SPRING) + 3


@pytest.mark.rule("5.0A")
def test_berserks_press_harder_and_guard_less():
    """Loss +2 and AGILITY -2 with PRESS alone."""
    berserk = with_code("5.0A")
    press = Moment(Season.SPRING, stance="PRESS")
    assert loss(berserk, THOR, 5, press) == loss(berserk, THOR, 5, SPRING) + 2
    slow = Moment(Season.SPRING, hit=-5)
    pressed = Moment(Season.SPRING, facing="PRESS", hit=-5)
    assert needed(THOR, berserk, pressed) == needed(THOR, berserk, slow) + 2


@pytest.mark.rule("5.3B", "9.5")
def test_the_type_is_the_places_the_weapons_or_the_bodys():
    """34, 40 and 43 make every loss one of theirs."""
    snake, giant = member("Jormungand"), member("Surt", shown=("1072",))
    assert ailment(snake, None) is Ailment.VENOM
    assert ailment(giant, Place.UTGARD) is Ailment.FIRE
    assert ailment(THOR, Place.UTGARD) is Ailment.PLAIN
    assert ailment(giant, Place.NASTRANDR) is Ailment.VENOM
    assert ailment(THOR, Place.GUNNGUNAGAP) is Ailment.FIRE
    assert ailment(THOR, Place.ELIUDNIR) is Ailment.DISEASE


@pytest.mark.rule("5.3B")
def test_the_immune_lose_nothing():
    """Surt's sword against the fireproof Loki."""
    assert is_immune(member("Loki"), Ailment.FIRE)
    assert loss(member("Surt", shown=("1072",)), member("Loki"), 9, SPRING, fine=True) == 0
    assert loss(member("Surt", shown=("1072",)), member("Freyr"), 9, SPRING) > 0


@pytest.mark.rule("18.1")
def test_a_bane_costs_more_and_kills_with_a_fine_blow():
    """By the item's own word, or by the victim's weakness (11.0E)."""
    hod, balder = member("Hod", shown=(MISTLETOE,)), member("Balder")
    assert slays(hod, balder)
    assert not slays(hod, member("Odin"))
    assert loss(hod, balder, 4, SPRING) == loss(hod, member("Freyr"), 4, SPRING) + 3
    assert slays(THOR, member("Jormungand"))
    assert not slays(member("Thor", hidden=(MJOLLNIR,)), member("Jormungand"))


@pytest.mark.rule("5.3C", "5.4.5")
def test_wounds_and_what_they_bring():
    """Five and more cost an AGILITY; venom works on five times; nothing comes of no loss."""
    freyr = member("Freyr")
    assert struck(freyr, 4, Ailment.PLAIN) == member("Freyr", wounds=4)
    assert struck(freyr, 5, Ailment.FIRE) == member("Freyr", wounds=5, burnt=True, agility=1)
    assert struck(freyr, 1, Ailment.VENOM) == member("Freyr", wounds=1, venom=5)
    assert struck(freyr, 1, Ailment.DISEASE) == member("Freyr", wounds=1, diseased=True)
    assert struck(freyr, 0, Ailment.DISEASE) == freyr


@pytest.mark.rule("23.0", "2.2A5")
def test_vector_11_a_9_breaks_bronze():
    """Struck at, his shield breaks; striking, his sword."""
    bearer = member("Tyr", shown=(BRONZE["sword"], BRONZE["shield"]))
    foe = member("Garm")
    assert broken(foe, bearer) == (bearer.id, BRONZE["shield"])
    assert broken(bearer, foe) == (bearer.id, BRONZE["sword"])
    assert broken(foe, member("Tyr", hidden=(BRONZE["sword"],))) is None


@pytest.mark.rule("2.2A5")
def test_shield_armour_and_helm_break_in_this_order():
    """And then the rest, the striker's first."""
    foe, order = member("Garm"), ("shield", "mail", "helm")
    for first in range(3):
        shown = tuple(BRONZE[kind] for kind in reversed(order[first:]))
        assert broken(foe, member("Tyr", shown=shown)) == (
            member("Tyr").id,
            BRONZE[order[first]],
        )
    lur, ring = "1009", "1008"
    assert broken(member("Odin", shown=(lur,)), member("Tyr", shown=(ring,))) == ("035", lur)
    assert broken(foe, member("Tyr", shown=(BRONZE["great axe"],)))[1] == BRONZE["great axe"]


@pytest.mark.rule("2.2A5")
def test_the_strikers_weapon_breaks_before_the_targets_shield():
    """Only its weapon does."""
    striker, shield = member("Odin", shown=(BRONZE["sword"],)), (BRONZE["shield"],)
    assert broken(striker, member("Tyr", shown=shield)) == (striker.id, BRONZE["sword"])
    helmed = member("Odin", shown=(BRONZE["helm"],))
    assert broken(helmed, member("Tyr", shown=shield)) == (member("Tyr").id, BRONZE["shield"])


@pytest.mark.rule("5.1.3", "5.0B", "5.0C", "5.0D")
def test_first_strikes_and_two_blows_are_for_the_first_round():
    """By nature or by an item."""
    assert is_first(THOR, 1)
    assert not is_first(THOR, 2)
    assert not is_first(member("Thor"), 1)
    assert is_first(member("Odin", shown=("1014",)), 1), "archers strike first too"
    assert (attacks(THOR, 1), attacks(THOR, 2), attacks(HRUNGNIR, 1)) == (2, 1, 1)


@pytest.mark.rule("10.0E")
def test_the_fey_are_known_by_their_entry():
    """Only they; what is withheld does not count."""
    entry = CHART["10.0E"]
    assert (entry.hook, entry.per) == (Hook.HIT, "encounter")
    assert is_fey(with_code("10.0E"))
    assert not is_fey(THOR)


@pytest.mark.rule("2.1.1")
def test_nobody_hurts_a_norn():
    """2.1.1: her STAMINA has no end; so she is neither slain nor subdued."""
    striker, urd = member("Thor", shown=("1060", "1063")), member("Urd")
    moment = Moment(Season.SPRING)

    assert {loss(striker, urd, die, moment, fine=True) for die in range(10)} == {0}
    assert loss(striker, member("Hymir"), 9, moment) > 0
