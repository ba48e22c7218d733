"""Death, and who escapes it (5.4.1, 5.4.6, 11.0C)."""

import pytest

from games.core.agenda import Position
from games.core.dice import seeded
from games.hammer_of_thor.battle.deaths import falls
from games.hammer_of_thor.battle.events import (
    FighterDown,
    FighterSlain,
    HeroRansomed,
    LifeSpared,
)
from games.hammer_of_thor.battle.lines import ranks
from games.hammer_of_thor.battle.orders import BattleOrder, Mode
from games.hammer_of_thor.fate.events import DeathDefied
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.folk.graves import Death, Grave
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.board import STARTS
from games.hammer_of_thor.lasting import Key
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.table import Rule
from tests.games.hammer_of_thor.builder import member
from tests.games.hammer_of_thor.fights import HERE, KILL, facing, fought, one_of, told
from tests.games.loaded_dice import LoadedReferee

SWORD, MAIL, EMBERS, TYRFING = "1001", "1006", "1029", "1085"
DEATHLESS = next(one.name for one in FIGURES.values() if "11.0C" in one.codes)
HALF = BattleOrder(Mode.KILL)


def dies(found, name, slayer=None, *dice):
    """Whether somebody is gone, and all that was told."""
    faces = [die + 1 for die in dice]
    referee = LoadedReferee(Position(found, (), seeded("tests"), {}), 0, found.options, faces)
    gone = falls(found, N[name], N[slayer] if slayer else None, referee)
    assert not referee.faces
    return gone, referee.events


@pytest.mark.rule("5.4.6", "T27")
def test_a_hero_whom_wolves_slay_lives_on_once():
    """Vector 13: home, a third of STAMINA, -3; the second time it dies."""
    found = facing(
        [member("Bragi", wounds=14, venom=3)], ["Beli"], heroes={0: "Bragi"}, tracked={"Bragi": 10}
    )

    position, events = fought(found, 9, 1, 5, 0)

    after = position.table
    hero, home = one_of(after, "Bragi"), after.home_of(N["Bragi"])
    assert told(events, LifeSpared)[0].place == home.place
    assert home.place in STARTS[Race.AESIR]
    assert (hero.left, hero.venom, home.names) == (5, 0, (N["Bragi"],))
    assert (after.tracked[N["Bragi"]], after.players[0].lives) == (7, 0)

    assert dies(after, "Bragi")[0]
    assert after.helheim == (Grave(N["Bragi"], 0, Death.WOUNDS),)


@pytest.mark.rule("4.6.4", "T30")
def test_a_hero_whom_another_seat_beats_is_ransomed():
    """Vector 13: subdued; it has nothing, so REPUTATION pays."""
    found = facing(
        [member("Bragi", wounds=14)], ["Beli"], seat=1, heroes={0: "Bragi"}, tracked={"Bragi": 10}
    )

    position, events = fought(found, 9, 1, 5, reply=KILL)

    after = position.table
    assert [one.name for one in told(events, FighterDown)] == [N["Bragi"]]
    assert [(one.seat, one.of) for one in told(events, HeroRansomed)] == [(1, 0)]
    assert one_of(after, "Bragi").wounds == 14
    assert after.tracked[N["Bragi"]] == 8
    assert after.home_of(N["Bragi"]).place != HERE


@pytest.mark.rule("4.6.4")
def test_the_best_item_is_the_ransom():
    """Not both."""
    hero = member("Bragi", wounds=14, hidden=(MAIL, TYRFING))
    found = facing([hero], ["Beli"], seat=1, heroes={0: "Bragi"}, tracked={"Bragi": 10})

    position, _ = fought(found, 9, 1, 9, reply=KILL)

    assert one_of(position.table, "Bragi").items == (MAIL,)
    assert one_of(position.table, "Beli").items == (TYRFING,)
    assert position.table.tracked[N["Bragi"]] == 10


@pytest.mark.rule("4.6.4", "24.0")
def test_heroes_may_die_by_another_seat_if_the_match_is_played_so():
    """It lives on at home, and the slayer's seat takes its best item."""
    hero = member("Bragi", wounds=14, hidden=(SWORD, TYRFING))
    options = Options(kills_between_seats=True)
    found = facing([hero], ["Beli"], seat=1, heroes={0: "Bragi"}, options=options)

    position, events = fought(found, 9, 1, 9, 0, reply=KILL)

    assert told(events, LifeSpared)
    assert one_of(position.table, "Bragi").items == (SWORD,)
    assert one_of(position.table, "Beli").items == (TYRFING,)


@pytest.mark.rule("4.6.4", "18.1")
def test_embers_of_another_seats_shield_do_not_kill_a_hero():
    """They subdue it."""
    found = facing(
        [member("Bragi", wounds=14)],
        [member("Beli", shown=(EMBERS,))],
        seat=1,
        heroes={0: "Bragi"},
    )

    position, events = fought(found, 9, 9, reply=KILL)

    assert [one.name for one in told(events, FighterDown)] == [N["Bragi"]]
    assert not told(events, LifeSpared)
    assert one_of(position.table, "Bragi").wounds == 14


@pytest.mark.rule("11.0C")
def test_the_deathless_do_not_die_the_first_time():
    """STAMINA 1 is left; the second time they do."""
    found = facing([DEATHLESS], ["Beli"])
    body = one_of(found, DEATHLESS)
    found.change_member(body.id, wounds=body.stamina)

    gone, events = dies(found, DEATHLESS)
    assert not gone
    assert told(events, DeathDefied)
    assert one_of(found, DEATHLESS).left == 1

    assert dies(found, DEATHLESS)[0]


@pytest.mark.rule("4.1.3", "5.1.1")
def test_whoever_a_card_saves_goes_into_reserve():
    """4.1.3, 5.1.1: one more stands in front; alone, the saved one fights again."""
    found = facing(
        [member("Bragi", wounds=14), "Thor"], ["Beli"], players={0: {"held": "2035"}},
        heroes={0: "Thor"},
    )  # fmt: skip
    own = found.counters[0]
    assert ranks(found, own, own.free, own.free[0])[0].figure.name == "Bragi"

    assert not dies(found, "Bragi", "Beli")[0]
    own = found.counters[0]
    assert [one.figure.name for one in ranks(found, own, own.free, own.free[0])] == ["Thor"]
    saved = [own.member(N["Bragi"])]
    assert ranks(found, own, saved, saved[0]) == saved
    found.encounter = None
    assert len(ranks(found, own, own.free, own.free[0])) == 2


@pytest.mark.rule("18.3")
def test_an_oath_saves_once():
    """It is used up."""
    rules = (Rule(Key.UNDYING, "", 0, N["Bragi"]),)
    found = facing([member("Bragi", wounds=15)], ["Beli"], rules=rules)

    assert not dies(found, "Bragi")[0]
    assert one_of(found, "Bragi").left == 1
    assert dies(found, "Bragi")[0]


@pytest.mark.rule("5.4.1")
def test_items_of_the_slain_go_to_the_winner_on_a_six():
    """One is found on a 6, the next one is not on a 7; runes are lost."""
    foe = member("Beli", spent=("11.0A",), wounds=18, hidden=(SWORD, TYRFING), runes=("r1",))
    found = facing(["Bragi"], [foe])

    position, events = fought(found, 1, 9, 9, 6, 7)

    assert [one.name for one in told(events, FighterSlain)] == [N["Beli"]]
    assert one_of(position.table, "Bragi").items == (SWORD,)
    assert TYRFING in position.table.magic
    assert "r1" in position.table.removed


@pytest.mark.rule("5.5", "18.3")
def test_killing_an_enemy_brings_half_of_its_reputation():
    """Three of 6, and one more while kills are dear."""
    for rules, won in (((), 3), ((Rule(Key.DEAR_KILLS, "", 0),), 4)):
        found = facing(
            ["Bragi"], [member("Beli", spent=("11.0A",), wounds=18)], rules=rules, wild=True
        )

        position, _ = fought(found, 1, 9, 9)

        assert position.table.tracked[N["Bragi"]] == won


@pytest.mark.rule("10.0C")
def test_whoever_chooses_the_slain_wins_by_a_mortals_death():
    """Hild: one for the Mortal, beside what the kill brings."""
    found = facing(["Hild"], [member("Hjalti", wounds=10)], seat=1)

    position, _ = fought(found, 1, 9, 9, reply=KILL)

    assert position.table.tracked[N["Hild"]] == 2 + 1


@pytest.mark.rule("12.0B")
def test_leechcraft_helps_its_counter_after_a_battle():
    """Frigg heals one wound of everybody, also of those who yielded to dusk."""
    found = facing([member("Bragi", wounds=5), "Frigg"], ["Hymir"])

    position, _ = fought(found, order=KILL)

    assert one_of(position.table, "Bragi").wounds == 4


@pytest.mark.rule("18.1")
def test_a_thirsty_sword_turns_on_its_bearer_if_nobody_died():
    """3 STAMINA, but never the last."""
    for wounds, after in ((0, 3), (13, 14), (14, 14)):
        found = facing([member("Bragi", wounds=wounds, shown=(TYRFING,))], ["Beli"])

        position, _ = fought(found)

        assert one_of(position.table, "Bragi").wounds == after
