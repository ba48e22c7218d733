"""Armed cards answer their triggers (4.1.3): 2002, 2003, 2007, 2018 to 2020, 2022, 2026, 2034,
2035, 3031."""

import pytest

from games.hammer_of_thor.cards.deck import FATE, LEADER_ACTIONS, PREDICTIONS, RUNES, When
from games.hammer_of_thor.cards.effects import Attitude, Replace
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.armed import (
    on_arrives,
    on_check_failed,
    on_check_succeeded,
    on_enters_water,
    on_met,
    on_random,
)
from games.hammer_of_thor.fate.dying import on_own_death
from games.hammer_of_thor.fate.events import (
    CardCancelled,
    CardPlayed,
    CounterHalted,
    CounterLed,
    DeathAverted,
    RolledAgain,
    StaminaLost,
)
from games.hammer_of_thor.fate.playing import VERBS
from games.hammer_of_thor.fate.triggers import against
from games.hammer_of_thor.folk.blows import Ailment
from games.hammer_of_thor.folk.figures import FIGURES
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.folk.kinds import Race, Side
from games.hammer_of_thor.land.board import BOARD, Ground
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.lasting import Key
from games.hammer_of_thor.table import Rule
from tests.games.hammer_of_thor.builder import group, member
from tests.games.hammer_of_thor.fates import aimed, holding, loaded, meeting, played, told, turn

IDA, KALLOVA = Place.IDAS_PLAIN, Place.KALLOVA
MORTAL = next(f.name for f in FIGURES.values() if f.is_mortal and f.side is Side.GOOD)
HUSH = "2020"
DYING = member("Alvaldi", wounds=14)
"""His last STAMINA is gone."""


def hands(cards, *, met=False, **rest):
    """Odin of seat 0, Loki of seat 1 and Durin of seat 2 with these cards; two may have met."""
    found = holding(cards, group(0, IDA, "Odin"), group(1, IDA, "Loki", DYING),
                    group(2, KALLOVA, "Durin"), **rest)  # fmt: skip
    return meeting(found) if met else found


TRIGGERS = {
    "2002": lambda found, referee: on_enters_water(found, 0, referee),
    "2003": lambda found, referee: on_arrives(found, 0, 1, referee),
    "2007": lambda found, referee: on_random(found, 0, referee),
    "2018": lambda found, referee: on_check_failed(found, 1, Card.CON, 5, referee),
    "2019": lambda found, referee: on_check_succeeded(found, 1, referee),
    "2020": lambda found, referee: against(found, "2016", (1,), 0, referee),
    "2022": lambda found, referee: on_met(found, 1, referee),
    "2026": lambda found, referee: on_random(found, 0, referee),
    "2034": lambda found, referee: on_own_death(found, 1, DYING.id, N["Odin"], referee),
    "2035": lambda found, referee: on_own_death(found, 1, DYING.id, N["Odin"], referee),
    "3031": lambda found, referee: on_met(found, 1, referee),
}
"""Each armed card in the hand of seat 1, and the event that it waits for."""
FACES = {"2003": (0,)}
"""The lot of a lost path."""


def sprung(card, found=None):
    """The events of a trigger, with that card in the hand of seat 1."""
    found = hands({1: card}, met=True) if found is None else found
    referee = loaded(found, *FACES.get(card, ()))
    TRIGGERS[card](found, referee)
    return found, referee.events


@pytest.mark.rule("4.1.3")
def test_every_armed_card_has_a_trigger_here():
    """4.1.3; and every other verb that can be played is in the registry."""
    papers = [*FATE.values(), *PREDICTIONS.values()]

    assert {one.id for one in papers if one.play is When.ARMED} == set(TRIGGERS)
    hand = [one for one in papers if one.play not in (When.ARMED, When.AT_ONCE)]
    used = {type(effect) for one in hand for effect in one.do}
    assert used <= set(VERBS)
    cast = {type(effect) for rune in RUNES.values() for effect in rune.do}
    led = {type(effect) for one in LEADER_ACTIONS.values() for effect in one.do}
    assert led <= set(VERBS) <= used | cast | led


@pytest.mark.rule("4.1.3")
@pytest.mark.parametrize("card", TRIGGERS)
def test_an_armed_card_plays_itself_once(card):
    """4.1.3: it leaves the hand and the game; the next event finds none."""
    found, events = sprung(card)

    (first,) = told(events, CardPlayed)
    assert (first.seat, first.card, first.armed) == (1, card, True)
    assert found.players[1].held is None
    assert found.removed == (card,)
    again = loaded(found)
    assert not TRIGGERS[card](found, again)
    assert again.events == []


@pytest.mark.rule("4.1.2", "23.0")
@pytest.mark.parametrize("card", TRIGGERS)
def test_a_sleeping_card_answers_nothing_and_nothing_is_told(card):
    """4.1.2, vector 16 of 23.0."""
    found = hands({1: card}, met=True)
    found.change_player(1, asleep=True)
    referee = loaded(found)

    assert not TRIGGERS[card](found, referee)
    assert referee.events == []
    assert found.players[1].held == card


@pytest.mark.rule("4.1.3")
@pytest.mark.parametrize("card", TRIGGERS)
@pytest.mark.parametrize("other", TRIGGERS)
def test_an_armed_card_answers_its_own_trigger_alone(card, other):
    """4.1.3."""
    if FATE.get(card, PREDICTIONS.get(card)).on == FATE.get(other, PREDICTIONS.get(other)).on:
        return
    found = hands({1: card}, met=True)

    assert not TRIGGERS[other](found, loaded(found))
    assert found.players[1].held == card


@pytest.mark.rule("4.1.2")
@pytest.mark.parametrize("card", TRIGGERS)
def test_armed_cards_are_not_played_by_hand(card):
    """4.1.2."""
    assert not [one for one in turn({1: card}).asks[1] if isinstance(one, Play)]


@pytest.mark.rule("4.1.3")
@pytest.mark.parametrize("card", ["2002", "2003", "2007", "2019", "2022", "2026", "3031"])
def test_a_card_that_strikes_the_mover_can_be_silenced_once(card):
    """4.1.3: by against_me, which itself has no answer."""
    found = hands({0: HUSH, 1: card, 2: HUSH}, met=True)
    referee = loaded(found)

    assert not TRIGGERS[card](found, referee)
    assert [(event.seat, event.card) for event in told(referee.events, CardPlayed)] == [
        (1, card),
        (0, HUSH),
    ]
    assert told(referee.events, CardCancelled) == [CardCancelled(seat=1, card=card)]
    assert found.players[2].held == HUSH
    assert found.counters[0].place is IDA


@pytest.mark.rule("4.1.3")
@pytest.mark.parametrize("card", ["2018", "2035"])
def test_a_card_that_strikes_nobody_cannot_be_silenced(card):
    """4.1.3."""
    found = hands({0: HUSH, 1: card}, met=True)

    assert TRIGGERS[card](found, loaded(found))
    assert found.players[0].held == HUSH


@pytest.mark.rule("4.1.3")
def test_a_storm_stops_the_mover():
    """2002: one of another side alone."""
    found, events = sprung("2002")

    assert events[-1] == CounterHalted(seat=0)
    found = hands({2: "2002"}, heroes={0: "Odin", 1: "Loki", 2: "Thor"})
    assert not on_enters_water(found, 0, loaded(found))
    assert found.players[2].held == "2002"
    assert not on_enters_water(found, 2, loaded(found))


@pytest.mark.rule("4.1.3")
def test_the_active_seat_comes_first_then_the_others_in_turn_order():
    """4.1.3: one card is enough for one event."""
    found = hands({0: "2002", 2: "2002"}, active=2, circle=(1, 2, 0))

    assert on_enters_water(found, 1, loaded(found))
    assert [player.held for player in found.players] == ["2002", None, None]


@pytest.mark.rule("4.1.3")
def test_a_lost_path_leads_to_a_neighbour_by_lot():
    """2003."""
    found = hands({1: "2003"})
    near = BOARD[IDA].links
    referee = loaded(found, 1)

    assert on_arrives(found, 0, 1, referee)
    assert found.counters[0].place is near[1]
    assert referee.events[-1] == CounterLed(seat=0, leader=N["Odin"], place=near[1])


@pytest.mark.rule("2.1D", "4.1.4")
def test_a_lost_path_is_open_and_kills_no_mortal():
    """2003, 2.1D, 4.1.4: a path that leads nowhere keeps its card."""
    start = next(
        place for place, spot in BOARD.items()
        if spot.ground is Ground.CIRCLE
        and any(BOARD[near].ground is not Ground.CIRCLE for near in spot.links)
    )  # fmt: skip
    safe = [near for near in BOARD[start].links if BOARD[near].ground is Ground.CIRCLE]
    found = holding({1: "2003"}, group(0, start, "Odin", MORTAL), floods=tuple(safe))

    assert not on_arrives(found, 0, 1, loaded(found))
    assert found.players[1].held == "2003"


@pytest.mark.rule("4.1.3")
def test_random_groups_are_changed_by_cards():
    """2007, 2026: the caller carries it out, in seat order."""
    found = hands({1: "2007", 2: "2026"}, heroes={0: "Odin", 1: "Loki", 2: "Durin"})

    assert on_random(found, 0, loaded(found)) == (Replace("Animal", 2), Attitude(4))


@pytest.mark.rule("4.1.4")
def test_wolves_need_animals():
    """2007, 4.1.4."""
    found = hands({1: "2007"})
    found.decks[Race.ANIMAL] = ()

    assert on_random(found, 0, loaded(found)) == ()
    assert found.players[1].held == "2007"


@pytest.mark.rule("4.1.3")
def test_a_blessing_is_not_wasted_on_a_poor_check():
    """2018, 4.1.3: T of 3 at least; ATTACK has no check."""
    found = hands({1: "2018"}, met=True)

    assert not on_check_failed(found, 1, Card.CON, 2, loaded(found))
    assert not on_check_failed(found, 1, Card.ATTACK, 5, loaded(found))
    referee = loaded(found)
    assert on_check_failed(found, 1, Card.CON, 3, referee)
    assert referee.events[-1] == RolledAgain(seat=1)


@pytest.mark.rule("4.1.3")
def test_a_curse_strikes_nobodys_group_too():
    """2019: then nobody can silence it."""
    found = holding({0: HUSH, 1: "2019"}, group(None, IDA, "Thrym"), group(1, IDA, "Loki"))
    meeting(found, 2, 1)
    referee = loaded(found)

    assert on_check_succeeded(found, 1, referee)
    assert told(referee.events, CardPlayed)[0].of is None


@pytest.mark.rule("4.1.3")
def test_hush_silences_a_card_that_names_a_seat_or_its_counter():
    """2020: the card is used up all the same."""
    found = hands({0: "2016", 1: HUSH})
    events = played(found, aimed(found, "2016", of=1, group=2))

    assert not told(events, StaminaLost)
    assert told(events, CardCancelled) == [CardCancelled(seat=0, card="2016")]
    assert found.removed == ("2016", HUSH)


@pytest.mark.rule("4.1.3")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("2015", Play("2015", realm=BOARD[IDA].realm, place=IDA)),
        ("2016", Play("2016", of=2, group=N["Durin"])),
        ("3020", Play("3020")),
    ],
)
def test_hush_is_silent_when_nobody_names_its_seat(card, action):
    """4.1.3: a place, all, or another seat."""
    found = hands({0: card, 1: HUSH})
    played(found, action)

    assert found.players[1].held == HUSH


@pytest.mark.rule("4.1.3")
def test_mercy_leaves_one_stamina():
    """2035: the dying one lives."""
    found, events = sprung("2035")

    assert events[-1] == DeathAverted(name=DYING.id, left=1)
    assert found.home_of(DYING.id).member(DYING.id).left == 1


@pytest.mark.rule("4.1.3")
def test_a_last_stand_strikes_the_slayer_and_saves_nobody():
    """2034."""
    found = hands({1: "2034"})
    referee = loaded(found)

    assert not on_own_death(found, 1, DYING.id, N["Odin"], referee)
    assert told(referee.events, StaminaLost) == [
        StaminaLost(name=N["Odin"], lost=5, kind=Ailment.PLAIN)
    ]


@pytest.mark.rule("4.1.4")
def test_a_last_stand_waits_for_a_slayer_who_can_suffer():
    """2034, 4.1.4: a card is none, a hero keeps the last STAMINA, and some are gone."""
    found = holding({1: "2034"}, group(0, IDA, member("Odin", wounds=29)), group(1, IDA, DYING))

    for slayer in (None, N["Odin"], N["Thrym"]):
        assert not on_own_death(found, 1, DYING.id, slayer, loaded(found))
    assert found.players[1].held == "2034"


@pytest.mark.rule("18.3")
def test_an_oath_saves_once_before_any_card():
    """3003, 18.3: also one who has changed seats."""
    found = hands({1: "2035"}, rules=(Rule(Key.UNDYING, "", 0, DYING.id),))
    referee = loaded(found)

    assert on_own_death(found, 1, DYING.id, None, referee)
    assert referee.events == [DeathAverted(name=DYING.id, left=1)]
    assert found.rules == ()
    assert found.players[1].held == "2035"


@pytest.mark.rule("4.1.3")
@pytest.mark.parametrize(
    "rule", [Rule(Key.UNDYING, "", 0, N["Loki"]), Rule(Key.NOT_MET, "", 0, DYING.id)]
)
def test_an_oath_saves_its_own_character_alone(rule):
    """3003."""
    found = hands({}, rules=(rule,))

    assert not on_own_death(found, 1, DYING.id, None, loaded(found))
    assert found.rules == (rule,)


@pytest.mark.rule("4.1.3")
def test_a_card_that_kills_can_be_answered():
    """4.1.3: own_death, of a member too."""
    weak = member("Alvaldi", wounds=13)
    found = holding({0: "3009", 1: "2035"}, group(1, IDA, "Loki", weak))
    events = played(found, aimed(found, "3009", of=1, group=1))

    assert told(events, DeathAverted) == [DeathAverted(name=weak.id, left=1)]
    assert found.helheim == ()


@pytest.mark.rule("4.1.3")
def test_people_of_nobody_have_no_hand():
    """4.1.3."""
    found = holding({}, group(None, IDA, DYING))

    assert not on_own_death(found, None, DYING.id, N["Odin"], loaded(found))
