"""Runes: who casts them and when, and what each of them does (2.2B)."""

import pytest

from games.core.dice import seeded
from games.core.errors import IllegalAction
from games.hammer_of_thor.cards.deck import RUNES, When
from games.hammer_of_thor.cards.effects import Check, RuneWit
from games.hammer_of_thor.encounter.aids import added, swayed
from games.hammer_of_thor.encounter.rounds import Facing
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.armed import on_check_failed
from games.hammer_of_thor.fate.dying import on_own_death
from games.hammer_of_thor.fate.events import CardCancelled, DeathAverted, StaminaLost
from games.hammer_of_thor.fate.playing import OWN_TURN
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.folk.kinds import Madness, Stat
from games.hammer_of_thor.land.board import BOARD, GATES, STARTS, Ground
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.lasting import in_turn, serve
from games.hammer_of_thor.lessons import Lesson
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.runes.casting import TURN, Cast, cast, casts
from games.hammer_of_thor.runes.events import GroupCured, MemberHealed, RuneCast, WitLost
from games.hammer_of_thor.runes.prompts import CastHint
from games.hammer_of_thor.runes.refusals import (
    RuneNotHeld,
    RuneNotNow,
    RuneTried,
    RuneWithoutTarget,
)
from games.hammer_of_thor.runes.wit import wit
from games.hammer_of_thor.teaching import Explained
from games.hammer_of_thor.travel.going import crosses, going, speed
from games.hammer_of_thor.travel.travel import Travel
from games.hammer_of_thor.turns.rounds import PlayerTurn
from games.hammer_of_thor.turns.turn import Turn
from tests.games.hammer_of_thor.builder import Halt, at, group, member, running
from tests.games.hammer_of_thor.fates import HEROES, holding, loaded, meeting, told
from tests.games.loaded_dice import act

IDA = Place.IDAS_PLAIN
MEET, BATTLE = frozenset({When.MEET}), frozenset({When.BATTLE})
BY_HAND = frozenset(When) - {When.ARMED}
ZERO, NINE = 0, 9
DEALS = 20
SPELLPROOF = next(name for name, one in FIGURES.items() if "8.0E" in one.codes)
LORE = next(name for name, one in FIGURES.items() if "8.0A" in one.codes)


def table_of(rune, *rest, people=(), **more):
    """Odin of seat 0 holds a rune."""
    found = holding({}, group(0, IDA, member("Odin", runes=(rune,)), *people), *rest, **more)
    found.runes = tuple(card for card in found.runes if card != rune)
    return found


def against(rune, *foes, seat=None):
    """Odin of seat 0 holds a rune, and has met somebody."""
    return meeting(table_of(rune, group(seat, IDA, *(foes or ("Thrym",)))))


def ways(found, when=OWN_TURN, seat=0, moment=TURN):
    """All that a seat can cast."""
    return list(casts(found, seat, when, moment))


def done(found, action, *rolls, seat=0, moment=TURN):
    """The events of a rune that is cast with known dice."""
    referee = loaded(found, *(rolls or (ZERO,)))
    assert not cast(found, seat, action, moment, referee)
    assert not referee.faces
    return referee.events


def first(found, when=OWN_TURN):
    """The first way to cast works."""
    return done(found, ways(found, when)[0])


def odin(found):
    return found.home_of(N["Odin"]).member(N["Odin"])


def refusal(position, action):
    with pytest.raises(IllegalAction) as caught:
        position.apply(0, action)
    return caught.value.refusal


# Casting


@pytest.mark.rule("2.2B", "0.0.2")
@pytest.mark.parametrize(("roll", "works"), [(6, True), (7, False)])
def test_a_rune_works_on_a_die_of_at_most_intelligence(roll, works):
    """2.2B: and is gone either way, out of the match."""
    found = table_of("1205", people=(member("Thor", intelligence=0),))
    found.change_member(N["Odin"], intelligence=wit(found, odin(found)) - 6)
    events = done(found, Cast("1205"), roll)

    assert events[0] == RuneCast(
        seat=0, name=N["Odin"], rune="1205", roll=roll, wit=6, success=works
    )
    assert odin(found).runes == ()
    assert "1205" in found.removed
    assert (speed(found, found.counter(1)) > speed(table_of("1205"), found.counter(1))) is works


@pytest.mark.rule("2.2B")
def test_a_natural_nine_that_fails_costs_intelligence():
    """2.2B: with INTELLIGENCE 9 it works."""
    weak = table_of("1205")
    weak.change_member(N["Odin"], intelligence=3)
    assert told(done(weak, Cast("1205"), NINE), WitLost) == [WitLost(name=N["Odin"])]
    assert odin(weak).intelligence == 4

    wise = table_of("1205")
    wise.change_member(N["Odin"], intelligence=wit(wise, odin(wise)) - NINE)
    before = odin(wise).intelligence
    assert told(done(wise, Cast("1205"), NINE), WitLost) == []
    assert odin(wise).intelligence == before


@pytest.mark.rule("2.2B")
def test_one_rune_is_tried_in_a_round():
    """2.2B: a failure is a try; the next round has room for another."""
    found = table_of("1205")
    found.change_member(N["Odin"], runes=("1205", "1221"))
    assert {one.rune for one in ways(found)} == {"1205", "1221"}
    done(found, Cast("1205"), ZERO)

    assert ways(found) == []
    assert ways(found, moment="another")
    position = at(found, Turn(0))
    assert refusal(position, Cast("1221")) == RuneTried()


@pytest.mark.rule("2.2B", "4.1.2")
def test_a_rune_is_cast_in_the_own_turn_or_encounter():
    """2.2B: by those who are in it; captives cast nothing."""
    found = against("1207")
    assert ways(found) == []
    assert ways(found, MEET) == [Cast("1207")]
    found.encounter = None
    assert ways(found, MEET) == []

    far = table_of("1207", group(0, Place.KALLOVA, "Thor"), group(None, Place.KALLOVA, "Thrym"))
    assert ways(meeting(far, 2, 3), MEET) == []
    bound = table_of("1205")
    bound.change_member(N["Odin"], captive=True)
    assert ways(bound) == []


@pytest.mark.rule("2.2B")
def test_a_cast_that_is_impossible_is_refused_with_a_reason():
    """2.2B."""
    position = at(table_of("1207"), Turn(0))
    assert refusal(position, Cast("1205")) == RuneNotHeld("1205")
    assert refusal(position, Cast("1207")) == RuneNotNow("1207", When.MEET)
    sound = at(table_of("1208"), Turn(0))
    assert refusal(sound, Cast("1208", N["Odin"])) == RuneWithoutTarget("1208")


@pytest.mark.rule("2.2B", "8.0A", "18.1")
def test_runelore_and_the_horn_of_mimir_help_casting():
    """8.0A: two more; 1075: three more in that turn."""
    found = table_of("1205", people=(member(FIGURES[LORE].name),))
    knower = found.home_of(LORE).member(LORE)
    assert wit(found, knower) == found.stat(knower, Stat.INTELLIGENCE) + 2
    found.change_member(N["Odin"], intelligence=5)
    before = wit(found, odin(found))
    assert Cast("1205").hint(found) == CastHint((before + 1) * 10)
    serve(found, "1075", 0)
    assert wit(found, odin(found)) == before + 3
    serve(found, "1075", 0)
    assert len(in_turn(found, 0, RuneWit)) == 1


@pytest.mark.rule("4.1.3")
def test_a_rune_that_names_a_seat_can_be_silenced():
    """2020: after the die."""
    found = holding(
        {1: "2020"}, group(0, IDA, member("Odin", runes=("1203",))), group(1, IDA, "Loki")
    )
    found = meeting(found)
    (action,) = ways(found, BATTLE)
    events = done(found, action, ZERO)

    assert told(events, CardCancelled) == [CardCancelled(seat=0, card="1203")]
    assert told(events, StaminaLost) == []


@pytest.mark.rule("21.4")
def test_others_see_how_many_runes_but_not_which():
    """21.4: nor does a redeal leave them where they are."""
    found = table_of("1205", heroes=HEROES)
    position = at(found, Turn(0))
    seen = RULES.view(position, 1).counters[0].members[0]

    assert (seen.runes, seen.own_runes) == (1, None)
    others = [RULES.redeal(position, 1, seeded(str(n))).table for n in range(DEALS)]
    assert len({odin(other).runes for other in others}) > 1
    assert set(position.asks) == {0}


# What each does


@pytest.mark.rule("17.0")
def test_fehu_brings_bronze():
    """1201."""
    found = table_of("1201")
    actions = ways(found)
    done(found, actions[0])

    assert {one.item for one in actions} <= set(found.forged) | {actions[0].item}
    assert actions[0].item in odin(found).hidden


@pytest.mark.rule("17.0")
@pytest.mark.parametrize(("rune", "stat", "more"), [("1202", "loss", 2), ("1217", "hit", 4)])
def test_uruz_and_tiwaz_strengthen_the_leader_alone(rune, stat, more):
    """1202, 1217."""
    found = meeting(table_of(rune, group(1, IDA, "Loki"), people=("Thor",)))
    first(found, BATTLE)

    assert swayed(found, 0, stat, odin(found)) == more
    assert swayed(found, 0, stat, member("Thor")) == swayed(found, 1, stat, member("Loki")) == 0


@pytest.mark.rule("17.0")
def test_thurisaz_strikes_one_and_hagalaz_the_line():
    """1203: 4; 1209: 2 each of those who would fight."""
    one = against("1203", "Loki", "Aurnir", seat=1)
    targets = ways(one, BATTLE)
    assert {target.name for target in targets} == {N["Loki"], N["Aurnir"]}
    events = done(one, Cast("1203", of=1, name=N["Aurnir"]))
    assert [(loss.name, loss.lost) for loss in told(events, StaminaLost)] == [(N["Aurnir"], 4)]

    line = against("1209", "Loki", "Aurnir", "Thrym", "Hymir", seat=1)
    events = first(line, BATTLE)
    assert [loss.lost for loss in told(events, StaminaLost)] == [2, 2, 2]


@pytest.mark.rule("17.0")
@pytest.mark.parametrize(
    ("rune", "more"),
    [
        ("1204", {"NEGOTIATE": 3, "CON": 3}),
        ("1207", {"FRIENDSHIP": 4}),
        ("1220", {"FOLLOWER": 3}),
        ("1222", {"SEDUCE": 3}),
    ],
)
def test_runes_help_encounter_cards(rune, more):
    """1204, 1207, 1220, 1222."""
    found = against(rune)
    first(found, MEET)

    assert {one.value: added(found, 0, one) for one in Card if added(found, 0, one)} == more
    assert all(isinstance(effect, Check) for effect in RUNES[rune].do)


@pytest.mark.rule("17.0")
def test_kenaz_foresees():
    """1206."""
    found = against("1206")
    first(found, MEET)

    assert found.encounter.foreseen


@pytest.mark.rule("17.0", "4.2")
def test_raido_and_laguz_hasten():
    """1205: 3; 1221: 1, and water costs nothing."""
    slow = speed(table_of("1205"), table_of("1205").counter(1))
    for rune, more in (("1205", 3), ("1221", 1)):
        found = table_of(rune)
        first(found)
        assert speed(found, found.counter(1)) == slow + more
        assert going(found, found.counter(1)).crosses is (
            rune == "1221" or crosses(found.counter(1))
        )


@pytest.mark.rule("17.0")
def test_wunjo_heals_a_group_and_berkano_one():
    """1208: 3 each; 1218: all of one."""
    hurt = member("Thor", wounds=9, burnt=True)
    found = table_of("1208", people=(hurt,))
    first(found)
    assert found.counter(1).member(N["Thor"]).wounds == 6

    found = table_of("1218", people=(hurt,))
    events = first(found)
    thor = found.counter(1).member(N["Thor"])
    assert (thor.wounds, thor.burnt) == (0, False)
    assert told(events, MemberHealed) == [MemberHealed(name=N["Thor"], amount=99)]


@pytest.mark.rule("2.2B")
def test_a_rune_for_a_group_serves_that_of_its_holder():
    """2.2B."""
    found = table_of("1208", group(0, Place.KALLOVA, member("Thor", wounds=5)))

    assert ways(found) == []


@pytest.mark.rule("17.0")
def test_naudiz_hampers_one_and_algiz_all():
    """1210: no ACCURACY falls below 0; 1211: hits."""
    one = against("1210", "Loki", "Aurnir", seat=1)
    done(one, Cast("1210", of=1, name=N["Loki"]))
    loki, aurnir = one.counter(2).members
    assert (swayed(one, 1, "ACC", loki), swayed(one, 1, "ACC", aurnir)) == (-3, 0)

    each = against("1215", "Loki", seat=1)
    first(each, BATTLE)
    assert swayed(each, 1, "hit", member("Loki")) == -1
    assert swayed(each, 0, "hit", odin(each)) == 0


@pytest.mark.rule("8.0E")
def test_runes_do_nothing_to_the_spellproof():
    """8.0E."""
    name = FIGURES[SPELLPROOF].name
    for rune in ("1203", "1209", "1210"):
        assert ways(against(rune, name), BATTLE) == []
    found = against("1215", name)
    first(found, BATTLE)
    assert swayed(found, None, "hit", member(name)) == 0
    mixed = against("1209", name, "Aurnir")
    assert [loss.name for loss in told(first(mixed, BATTLE), StaminaLost)] == [N["Aurnir"]]


@pytest.mark.rule("17.0", "9.3")
def test_isa_freezes_and_jera_turns_the_season():
    """1211, 1212."""
    found = table_of("1211")
    first(found)
    assert len(found.ice) == 1

    found = table_of("1212")
    first(found)
    assert found.season is Season.SUMMER


@pytest.mark.rule("12.0D", "2.2A8")
def test_sowilo_cures_all_that_ails():
    """1216."""
    ill = member("Thor", venom=3, diseased=True, mad=Madness.LUNACY)
    found = table_of("1216", people=(ill,))
    events = first(found)
    thor = found.counter(1).member(N["Thor"])

    assert (thor.venom, thor.diseased, thor.mad) == (0, False, None)
    assert told(events, GroupCured) == [GroupCured(seat=0, leader=N["Odin"])]
    assert ways(table_of("1216")) == []


@pytest.mark.rule("17.0")
def test_dagaz_leads_to_a_gate_and_othala_home():
    """1223, 1224."""
    gates = {place for ends in GATES.values() for place in ends}
    to_gate = table_of("1223")
    assert {one.place for one in ways(to_gate)} == gates - {IDA}
    home = table_of("1224")
    goals = {one.place for one in ways(home)}
    assert goals == set(STARTS[FIGURES[N["Odin"]].race]) - {IDA}
    action = ways(home)[0]
    done(home, action)
    assert home.counter(1).place is action.place
    assert action.realm is BOARD[action.place].realm


@pytest.mark.rule("17.0", "2.1D")
def test_mortals_who_would_die_at_a_gate_stay_behind():
    """2.1D."""
    mortal = next(one.name for one in FIGURES.values() if one.is_mortal)
    found = holding({}, group(0, Place("54"), member("Odin", runes=("1223",)), mortal))
    star = next(one for one in ways(found) if BOARD[one.place].ground is Ground.STAR)
    done(found, star)

    assert [one.names for one in found.counters] == [(N["Odin"],), (N[mortal],)]


@pytest.mark.rule("17.0", "18.2", "21.6")
def test_ehwaz_lets_another_group_travel_too():
    """1219: after the first, and the counter that has travelled does not go once more."""
    found = table_of("1219", group(0, Place.KALLOVA, "Thor"), heroes={0: "Odin"})
    found.game_turn = 1
    first(found)
    stay = Travel(N["Odin"], BOARD[IDA].realm, IDA)
    position, _ = at(found, Turn(0), Halt()).apply(0, stay)
    while not isinstance(position.step, Turn):
        position, _ = position.apply(0, position.default(0))
    offered = [one for one in position.asks[0] if isinstance(one, Travel)]

    assert {one.leader for one in offered} == {N["Thor"]}
    with pytest.raises(IllegalAction):
        position.apply(0, stay)


@pytest.mark.rule("17.0", "18.2")
def test_with_one_group_ehwaz_is_a_step():
    """1219: one more SPEED, and no second journey."""
    found = table_of("1219")
    slow = speed(found, found.counter(1))
    first(found)

    assert speed(found, found.counter(1)) == slow + 1
    found.place_counter(0, IDA, (member("Thor"),))
    assert speed(found, found.counter(1)) == slow


# By themselves


@pytest.mark.rule("4.1.3", "2.2B")
@pytest.mark.parametrize(("roll", "lives"), [(ZERO, True), (NINE, False)])
def test_eihwaz_may_save_one_who_would_die(roll, lives):
    """1213: on a die of at most INTELLIGENCE; the rune is gone."""
    dying = member("Thor", wounds=99)
    found = table_of("1213", people=(dying,))
    found.change_member(N["Odin"], intelligence=3)
    referee = loaded(found, roll)

    assert on_own_death(found, 0, N["Thor"], None, referee) is lives
    assert told(referee.events, RuneCast)[0].armed
    assert odin(found).runes == ()
    assert bool(told(referee.events, DeathAverted)) is lives
    assert (found.counter(1).member(N["Thor"]).left == 1) is lives


@pytest.mark.rule("4.1.3")
def test_a_held_card_answers_before_a_rune():
    """4.1.3: each answers one event."""
    found = holding({0: "2035"}, group(0, IDA, member("Odin", wounds=99, runes=("1213",))))
    assert on_own_death(found, 0, N["Odin"], None, loaded(found))
    assert odin(found).runes == ("1213",)


@pytest.mark.rule("4.1.3", "2.2B")
@pytest.mark.parametrize(("t", "rolls", "again"), [(3, (ZERO,), True), (2, (), False)])
def test_perthro_rolls_a_weighty_check_again(t, rolls, again):
    """1214."""
    found = against("1214")
    referee = loaded(found, *rolls)

    assert on_check_failed(found, 0, Card.CON, t, referee) is again
    assert not referee.faces
    assert (odin(found).runes == ()) is again


@pytest.mark.rule("4.1.3")
def test_armed_runes_are_not_cast_by_hand():
    """4.1.3."""
    for rune in ("1213", "1214"):
        assert ways(meeting(table_of(rune, group(None, IDA, "Thrym"))), BY_HAND) == []
        assert ways(table_of(rune), BY_HAND) == []


@pytest.mark.rule("2.2B", "21.1")
def test_a_rune_stands_beside_the_turn_and_is_cast_there():
    """21.1: the turn goes on."""
    position = at(table_of("1205", heroes=HEROES), Turn(0))
    assert Cast("1205") in position.asks[0]
    after, events = act(position, 0, Cast("1205"), 1)

    assert isinstance(after.step, Turn)
    assert told(events, RuneCast)[0].explained_by == "card-1205"
    assert RULES.hint(position, Cast("1205")) == CastHint(100)


# Robots and lessons


@pytest.mark.rule("2.2B")
def test_a_robot_thinks_a_rune_that_works_worth_casting():
    """It looks one action ahead: a help counts more than the rune, and a failure less."""
    facing = at(against("1207"), Facing(0), Halt())
    works, _ = act(facing, 0, Cast("1207"), ZERO + 1)
    found = against("1207")
    found.change_member(N["Odin"], intelligence=9)
    fails, _ = act(at(found, Facing(0), Halt()), 0, Cast("1207"), NINE + 1)
    before, after, lost = (RULES.appraise(RULES.view(one, 0)) for one in (facing, works, fails))

    assert RULES.view(works, 1).encounter.aids == ((0, "1207"),)
    assert lost < before < after


@pytest.mark.rule("21.4", "2.2A8", "2.1C")
def test_a_robot_does_not_like_to_be_mad_or_to_hold_back():
    """Nor to idle in its own turn with things that change nothing."""
    states = ({}, {"mad": Madness.LUNACY}, {"withheld": ("10.0A",)}, {"diseased": True})
    found = [holding({}, group(0, IDA, member("Odin", **one)), heroes=HEROES) for one in states]
    values = [RULES.appraise(RULES.view(at(one, Turn(0)), 0)) for one in found]

    assert all(value < values[0] for value in values[1:])
    sane = found[0]
    assert values[0] < RULES.appraise(RULES.view(at(sane, Turn(1)), 0))


@pytest.mark.rule("24.0", "2.2B", "18.1")
def test_runes_and_useful_items_are_explained_to_those_who_have_them():
    """24.0: once, before the journey."""
    people = member("Odin", runes=("1205",), shown=("1069",))
    found = holding(
        {},
        group(0, IDA, people),
        heroes=HEROES,
        options=Options(teaching=True, shapes=False, astral=False, missions=False),
    )
    _, events = running(found, PlayerTurn(0))

    assert [one.lesson for one in told(events, Explained)] == [
        Lesson.FATE, Lesson.RUNES, Lesson.ITEMS, Lesson.TRAVEL,
    ]  # fmt: skip
