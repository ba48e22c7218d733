"""Missions: what counts for them, when they are fulfilled, and what they bring (16.0)."""

import pytest
from msgspec.structs import replace

from games.core.dice import seeded
from games.hammer_of_thor.battle.fame import remember
from games.hammer_of_thor.company.actions import Join
from games.hammer_of_thor.dead.raising import rise
from games.hammer_of_thor.encounter.deeds import succeeded, won_duel
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.graves import Death
from games.hammer_of_thor.folk.tales import MISSIONS
from games.hammer_of_thor.land.board import BOARD, Ground
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.missions.asking import is_fulfilled
from games.hammer_of_thor.missions.doing import beat, end_turn_there, forge, win
from games.hammer_of_thor.missions.events import MissionFulfilled
from games.hammer_of_thor.missions.seen import MissionSeen
from games.hammer_of_thor.missions.stock import TakingStock
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.partings import bury
from games.hammer_of_thor.redealing import redeal
from games.hammer_of_thor.references import REFERENCES
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.travel.manners import Manner, Sitting
from games.hammer_of_thor.turns.camp import BreakCamp, Camp, Forge
from games.hammer_of_thor.turns.rounds import TurnEnds
from games.hammer_of_thor.turns.turn import Turn
from games.hammer_of_thor.view import view
from tests.games.hammer_of_thor.builder import Halt, at, group, member, running, table
from tests.games.hammer_of_thor.fates import loaded, told
from tests.games.hammer_of_thor.fights import KILL, fought
from tests.games.hammer_of_thor.fights import facing as fighting
from tests.games.loaded_dice import act

IDA = Place.IDAS_PLAIN
DROP = next(place for place, spot in BOARD.items() if spot.ground is Ground.DROP)
GIANTS = ("Thrym", "Geirrod", "Hymir")


def of(*names, place=IDA, **rest):
    """A seat's group; the first has the mission."""
    hero = names[0] if isinstance(names[0], str) else FIGURES[names[0].id].name
    return table(group(0, place, *names), heroes={0: hero}, **rest)


def stand(found, number):
    """The group stands elsewhere, and its turn ends."""
    found.change_counter(1, place=Place(f"{number:02}"))
    running(found, TurnEnds())


def cards(found, card, times):
    """So many Encounter cards of the leader succeed."""
    for _ in range(times):
        succeeded(found, found.counter(1), card, loaded(found))


def fell(found, *names):
    """The group slays or subdues them."""
    for name in names:
        remember(found, found.counter(1), NUMBERS[name])


def stands(*numbers):
    """Turns end at these places."""
    return lambda found: [stand(found, number) for number in numbers]


def wins(*numbers):
    """Encounters succeed at these places."""

    def do(found):
        for number in numbers:
            found.change_counter(1, place=Place(f"{number:02}"))
            win(found, found.counter(1))

    return do


def led(card, times):
    return lambda found: cards(found, card, times)


def felled(*names):
    return lambda found: fell(found, *names)


def duels(times):
    return lambda found: [won_duel(found, found.counter(1)) for _ in range(times)]


def forged(name):
    return lambda found: [forge(found, NUMBERS[name], card) for card in ("1018", "1019")]


def graves(count):
    """So many lie in Helheim."""
    names = [name for name, one in FIGURES.items() if one.tier == 1][:count]
    return lambda found: bury(
        found, None, [member(FIGURES[name].name) for name in names], Death.SLAIN
    )


def brings_back(name):
    """One of the dead comes back by the first of the group."""

    def do(found):
        bury(found, 0, [member(name)], Death.SLAIN)
        own = found.counter(1)
        rise(found, own, NUMBERS[name], own.names[0], loaded(found), alive=True)

    return do


def later(turn):
    return lambda found: setattr(found, "game_turn", turn)


def nothing(found):
    """As it stands it is fulfilled."""


DWARF = NUMBERS["Andvari"]
MUSPELLS = [one.name for one in FIGURES.values() if one.race == "Muspellson" and one.tier < 3][:3]
HUMANS = [one.name for one in FIGURES.values() if one.race == "ElfHuman" and one.tier < 3][:3]
BEASTS = [one.name for one in FIGURES.values() if one.race == "Animal" and one.tier >= 4][:2]
RUNES = ("1201", "1202", "1203", "1204")
FULFILLED = {
    "Heimdall": (("Heimdall",), stands(74, 8, 8)),
    "Thor": (("Thor",), felled(*GIANTS)),
    "Odin": (("Odin",), wins(29, 21)),
    "Freyr": (("Freyr", "Gerd"), nothing),
    "Freyja": ((member("Freyja", shown=("1065",)),), stands(12)),
    "Njord": (("Njord", "Skadi"), stands(14)),
    "Tyr": (("Tyr",), felled("Garm")),
    "Balder": (("Balder",), later(8)),
    "Loki": (("Loki",), led(Card.CON, 3)),
    "Idun": (("Idun",), stands(48, 48)),
    "Frigg": (("Frigg", "Balder"), nothing),
    "Vidar": (("Vidar",), felled(*BEASTS)),
    "Skadi": (("Skadi",), felled("Bragi")),
    "Thrym": (("Thrym", "Sif"), nothing),
    "Utgard-Loki": (("Utgard-Loki",), led(Card.CON, 3)),
    "Hrungnir": (("Hrungnir",), duels(2)),
    "Hrym": (("Hrym",), stands(44, 57, 79)),
    "Surt": (("Surt", *MUSPELLS), nothing),
    "Muspell": (("Muspell",), felled("Bragi", "Njord")),
    "Hel": (("Hel",), graves(8)),
    "Ran": (("Ran",), wins(*[int(DROP)] * 3)),
    "Mimir": (("Mimir",), led(Card.NEGOTIATE, 3)),
    "Volund": (("Volund",), forged("Volund")),
    "Brokk": (("Brokk",), forged("Brokk")),
    "Sindri": (("Sindri",), forged("Sindri")),
    "Andvari": ((member("Andvari", shown=("1076",), runes=RUNES),), nothing),
    "Brynhild": (("Brynhild", *HUMANS), nothing),
    "Sigurd": (("Sigurd",), felled("Fafnir")),
    "Svipdag": (("Svipdag", "Menglod"), nothing),
    "Hermod": (("Hermod",), brings_back("Balder")),
}
"""The people of a group, and how the mission of the first is fulfilled."""


def done(name):
    """A table on which a mission is as good as fulfilled."""
    people, do = FULFILLED[name]
    found = of(*people)
    do(found)
    return found


@pytest.mark.rule("16.0")
def test_there_are_thirty_missions_and_each_is_tried():
    """16.0."""
    assert len(MISSIONS) == 30
    assert {FIGURES[name].name for name in MISSIONS} == {*FULFILLED}


@pytest.mark.rule("16.0")
@pytest.mark.parametrize("name", FULFILLED)
def test_a_mission_is_fulfilled_and_rewarded_once(name):
    """16.0: REPUTATION to the character, runes and magic items to its group."""
    found, number = done(name), NUMBERS[name]
    mission, runes, magic = MISSIONS[number], len(found.runes), len(found.magic)
    assert is_fulfilled(found, number, found.counter(1))
    running(found, TakingStock())

    assert found.rewarded == (number,)
    assert found.tracked[number] == mission.rep
    drawn = (runes - len(found.runes), magic - len(found.magic))
    assert drawn == (mission.rune_cards, mission.magic)
    _, events = running(found, TakingStock())
    assert events == ()


@pytest.mark.rule("16.0")
@pytest.mark.parametrize(
    ("name", "do"),
    [
        ("Heimdall", stands(74, 8)),
        ("Heimdall", stands(74, 8, 9)),
        ("Thor", felled("Thrym", "Hymir", "Bragi")),
        ("Thor", felled("Thrym", "Hymir")),
        ("Odin", wins(29, 29)),
        ("Tyr", felled("Bragi")),
        ("Balder", later(7)),
        ("Loki", led(Card.CON, 2)),
        ("Loki", led(Card.FOLLOWER, 3)),
        ("Hrungnir", led(Card.CHALLENGE, 2)),
        ("Freyja", stands(12)),
        ("Njord", stands(14)),
        ("Freyr", nothing),
        ("Thrym", nothing),
        ("Surt", nothing),
        ("Hel", graves(7)),
        ("Ran", wins(1, 1, 1)),
        ("Andvari", nothing),
        ("Sigurd", felled("Bragi")),
        ("Hermod", nothing),
    ],
)
def test_less_or_something_else_is_not_enough(name, do):
    """16.0: too seldom, elsewhere, somebody else, alone."""
    found = of(name)
    do(found)

    assert not is_fulfilled(found, NUMBERS[name], found.counter(1))
    assert found.rewarded == ()


@pytest.mark.rule("16.0")
def test_heimdall_s_brings_a_magic_item():
    """16.0, as the rulebook says: it comes to his group, and is told to his seat alone."""
    found = of("Heimdall")
    top = found.magic[-1]
    stand(found, 74)
    stand(found, 8)
    found.change_counter(1, place=Place("08"))
    end_turn_there(found, found.counter(1))
    after, events = running(found, TakingStock())

    assert told(events, MissionFulfilled) == [
        MissionFulfilled(name=NUMBERS["Heimdall"], seat=0, reputation=2)
    ]
    assert top in after.table.counter(1).member(NUMBERS["Heimdall"]).hidden
    assert all(top not in repr(one) for one in events if one.secret_to is None)


@pytest.mark.rule("16.0")
def test_an_empty_deck_gives_nothing_more_than_it_has():
    """16.0, 1.7."""
    found = of("Odin", runes=("1201",))
    wins(29, 21)(found)
    running(found, TakingStock())

    assert found.runes == ()
    assert found.counter(1).member(NUMBERS["Odin"]).runes == ("1201",)


@pytest.mark.rule("16.0", "8.3")
def test_groups_that_join_fulfil_a_mission_before_they_travel():
    """16.0: as soon as the action is over that brings both together."""
    found = table(group(0, IDA, "Svipdag"), group(0, IDA, "Menglod"), heroes={0: "Svipdag"})
    join = Join(NUMBERS["Svipdag"], NUMBERS["Menglod"])
    _, events = act(at(found, Turn(0, 1), Halt()), 0, join)

    assert [one.name for one in told(events, MissionFulfilled)] == [NUMBERS["Svipdag"]]


@pytest.mark.rule("16.0")
def test_captives_and_those_of_nobody_have_no_mission():
    """16.0: the character is in a group of a seat."""
    found = table(group(None, IDA, "Freyr", "Gerd"))
    assert running(found, TakingStock())[1] == ()

    captive = member("Freyr", captive=True)
    found = table(group(0, IDA, "Surt", captive, "Gerd"), heroes={0: "Surt"})
    assert running(found, TakingStock())[1] == ()
    beat(found, replace(found.counter(1), seat=None), NUMBERS["Thrym"])
    assert found.feats == {}


@pytest.mark.rule("16.0")
def test_items_have_to_be_revealed():
    """16.0 [house]: else the reward would tell what is concealed."""
    hidden = member("Andvari", hidden=("1076",), runes=RUNES)
    found = of(hidden)

    assert not is_fulfilled(found, DWARF, found.counter(1))


@pytest.mark.rule("16.0")
def test_what_was_done_stays_with_the_character():
    """16.0: another seat may reap it."""
    found = of("Thor")
    fell(found, *GIANTS[:2])
    found.change_counter(1, seat=1)
    fell(found, GIANTS[2])
    _, events = running(found, TakingStock())

    assert [one.seat for one in told(events, MissionFulfilled)] == [1]


@pytest.mark.rule("24.0")
def test_a_match_may_be_played_without_missions():
    """24.0: nothing is remembered, and nothing is won."""
    found = of("Thor", options=Options(missions=False))
    fell(found, *GIANTS)
    assert found.feats == {}
    found = of("Freyr", "Gerd", options=Options(missions=False))

    assert running(found, TakingStock())[1] == ()
    assert view(at(found, Halt()), 0).missions == ()


@pytest.mark.rule("16.0")
def test_killing_in_battle_counts():
    """16.0: whoever of the group has struck the blow."""
    found = fighting(("Thor", "Sif"), (member("Hymir", wounds=13),), heroes={0: "Thor"})
    after, _ = fought(found, *[0] * 30, order=KILL)

    assert after.table.feats[NUMBERS["Thor"]] == (NUMBERS["Hymir"],)


@pytest.mark.rule("16.0")
def test_a_victory_is_a_success_where_it_is_won():
    """16.0: Odin at Mimir's Well."""
    found = fighting(("Odin",), (member("Gersemi", wounds=5),), heroes={0: "Odin"})
    found.change_counter(1, place=Place.MIMIRS_WELL)
    found.change_counter(2, place=Place.MIMIRS_WELL)
    after, _ = fought(found, *[0] * 30)

    assert after.table.feats[NUMBERS["Odin"]] == (Place.MIMIRS_WELL,)


@pytest.mark.rule("16.0")
def test_a_smith_s_work_counts_for_its_mission():
    """16.0: at the camp."""
    smith = member("Brokk", runes=RUNES)
    found = of(smith, tracked={"Brokk": 9})
    found.sitting = Sitting(1, IDA, Manner.PLAIN)
    position = at(found, Camp(0), Halt())
    made = next(one for one in position.asks[0] if isinstance(one, Forge))
    after, _ = act(position, 0, made)
    after, _ = act(after, 0, BreakCamp())

    assert after.table.feats[NUMBERS["Brokk"]] == (made.card,)


@pytest.mark.rule("16.0", "21.4")
def test_all_see_how_far_a_mission_is():
    """16.0: a redeal changes nothing of it."""
    found = of("Thor", "Loki")
    fell(found, "Thrym")
    position = at(found, Halt())
    seen = view(position, 1).missions

    assert seen == (
        MissionSeen(NUMBERS["Thor"], 1, 3, fulfilled=False),
        MissionSeen(NUMBERS["Loki"], 0, 3, fulfilled=False),
    )
    assert view(redeal(position, 1, seeded("others")), 1).missions == seen


@pytest.mark.rule("16.0")
@pytest.mark.parametrize("name", MISSIONS)
def test_a_character_s_card_tells_its_mission_and_the_reward(name):
    """16.0: in numbers of the data."""
    said = {type(one).__name__: one for one in REFERENCES[f"character-{name}"]}
    pays = said["MissionPays"]
    mission = MISSIONS[name]
    deeds = [kind for kind in said if kind.startswith("Mission") and kind != "MissionPays"]

    assert (pays.reputation, pays.runes, pays.magic) == (
        mission.rep,
        mission.rune_cards,
        mission.magic,
    )
    assert deeds


@pytest.mark.rule("16.0")
def test_no_other_card_tells_of_a_mission():
    """16.0."""
    telling = {
        key
        for key, facts in REFERENCES.items()
        if any(type(one).__name__ == "MissionPays" for one in facts)
    }

    assert telling == {f"character-{name}" for name in MISSIONS}


@pytest.mark.rule("16.0")
def test_a_robot_likes_to_come_nearer_to_a_reward():
    """By what all see."""
    found = of("Thor")
    before = RULES.appraise(view(at(found, Halt()), 0))
    fell(found, "Thrym")

    assert RULES.appraise(view(at(found, Halt()), 0)) > before
