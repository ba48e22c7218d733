"""Cards beside an Encounter card or a battle order: 2011, 2023 to 2025, 2027 to 2032."""

import pytest
from msgspec.structs import replace

from games.hammer_of_thor.cards.deck import When
from games.hammer_of_thor.encounter.aids import added, follows, forced, is_first, no_bar, swayed
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.events import ItemConcealed
from games.hammer_of_thor.folk.figures import NUMBERS as N
from games.hammer_of_thor.folk.kinds import Madness
from games.hammer_of_thor.land.places import Place
from tests.games.hammer_of_thor.builder import group, member
from tests.games.hammer_of_thor.fates import holding, meeting, played, ways

IDA = Place.IDAS_PLAIN
MEET, BATTLE = frozenset({When.MEET}), frozenset({When.BATTLE})
MEETING = ("2023", "2024", "2025", "2027", "2028", "2029", "2030")


def met(card, other="Thrym", seat=None, holder=0):
    """Odin of seat 0 has met somebody; one of them holds a card."""
    found = holding({holder: card}, group(0, IDA, "Odin"), group(seat, IDA, other))
    return meeting(found)


def aided(card, **rest):
    """A card was played by seat 0 in an encounter with nobody's group."""
    found = met(card, **rest)
    played(found, ways(found, 0, MEET)[0], when=MEET)
    return found


def checks(found, seat):
    """The numbers that are added to each Encounter card that is checked."""
    return {card.value: added(found, seat, card) for card in Card if added(found, seat, card)}


@pytest.mark.rule("4.1.2")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("2027", {"FRIENDSHIP": 1}),
        ("2028", {"SEDUCE": 3}),
        ("2029", dict.fromkeys(Card, 1)),
        ("2030", {}),
    ],
)
def test_a_card_adds_to_checks_of_its_seat(card, more):
    """4.1.2: and to nobody else's."""
    found = aided(card)

    assert checks(found, 0) == more
    assert checks(found, None) == checks(found, 1) == {}


@pytest.mark.rule("4.1.4")
def test_each_card_helps_in_its_own_way():
    """2027 follow, 2029 no_bar, 2030 first."""
    queries = (follows, no_bar, is_first)
    helped = {card: [query(aided(card), 0) for query in queries] for card in MEETING}

    assert {card: found for card, found in helped.items() if any(found)} == {
        "2027": [True, False, False],
        "2029": [False, True, False],
        "2030": [False, False, True],
    }
    assert not any(query(aided(card), None) for query in queries for card in MEETING)


@pytest.mark.rule("4.0G")
def test_hot_blood_forces_the_other_leader():
    """2024."""
    found = aided("2024")

    assert forced(found, None) is Card.ATTACK
    assert forced(found, 0) is None
    assert ways(met("2024", "Urd"), 0, MEET) == []
    assert ways(met("2024", "Loki", seat=1), 0, MEET) == [Play("2024", of=1)]


@pytest.mark.rule("4.4", "4.1.4")
def test_calm_soothes_those_whom_no_player_leads():
    """2025, 4.4; no Norn (4.1.4)."""
    assert aided("2025").encounter.attitude == -4
    assert ways(met("2025", "Urd"), 0, MEET) == []
    assert ways(met("2025", "Loki", seat=1), 0, MEET) == []


@pytest.mark.rule("4.6.3")
def test_cold_eyes_see_what_is_there():
    """2023: nobody's card, and a mover's plan; none that is not made yet (4.6.3)."""
    assert aided("2023").encounter.foreseen
    assert ways(met("2023", "Loki", seat=1), 0, MEET) == []
    assert ways(met("2023", "Loki", seat=1, holder=1), 1, MEET) == [Play("2023", of=0)]
    found = met("2023")
    found.encounter = replace(found.encounter, foreseen=True)
    assert ways(found, 0, MEET) == []


@pytest.mark.rule("4.1.4", "4.3.6")
def test_cold_eyes_see_nothing_where_no_card_is_shown():
    """2023: a Norn waits (4.3.6), and so does who is rigid (2.2A8): the card would be lost."""
    assert ways(met("2023", "Urd"), 0, MEET) == []
    found = met("2023")
    found.change_member(N["Thrym"], mad=Madness.CATATONIA)
    assert ways(found, 0, MEET) == []


@pytest.mark.rule("4.1.2")
@pytest.mark.parametrize("card", MEETING)
def test_cards_for_a_meeting_wait_for_one_of_the_own(card):
    """4.1.2: with the own Encounter card."""
    found = met(card)

    assert ways(found, 0) == []
    assert ways(found, 0, BATTLE) == []
    found.encounter = None
    assert ways(found, 0, MEET) == []
    strange = holding({2: card}, group(0, IDA, "Odin"), group(1, IDA, "Loki"))
    assert ways(meeting(strange), 2, MEET) == []


@pytest.mark.rule("4.1.2")
def test_aids_end_with_the_encounter():
    """4.1.2."""
    found = aided("2029")
    found.encounter = Encounter(1, 2)

    assert checks(found, 0) == {}


def fought(card, seat):
    """Odin and Loki fight; one has played a card."""
    found = met(card, "Loki", seat=1, holder=seat)
    played(found, ways(found, seat, BATTLE)[0], seat=seat, when=BATTLE)
    return found


@pytest.mark.rule("4.1.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_berserkers_strike_harder_and_guard_less(seat):
    """2031: the own side, whichever it is."""
    found = fought("2031", seat)

    assert [swayed(found, seat, stat) for stat in ("loss", "AGI", "hit")] == [1, -1, 0]
    assert [swayed(found, 1 - seat, stat) for stat in ("loss", "AGI", "hit")] == [0, 0, 0]


@pytest.mark.rule("4.1.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_shield_of_oak_wards_off_the_enemy(seat):
    """2032."""
    found = fought("2032", seat)

    assert swayed(found, 1 - seat, "hit") == -1
    assert swayed(found, seat, "hit") == 0


@pytest.mark.rule("4.1.4")
def test_a_strap_breaks():
    """2011: one revealed item of the enemy is concealed."""
    bearer = member("Loki", shown=("1005", "1007"), hidden=("1001",))
    own, foe = group(0, IDA, member("Odin", shown=("1001",))), group(1, IDA, bearer, "Aurnir")
    found = meeting(holding({0: "2011"}, own, foe))
    actions = ways(found, 0, BATTLE)
    events = played(found, Play("2011", of=1, name=N["Loki"], item="1007"), when=BATTLE)
    loki = found.counter(2).members[0]

    assert [one.item for one in actions] == ["1005", "1007"]
    assert (loki.shown, loki.hidden) == (("1005",), ("1001", "1007"))
    assert events[1:] == [ItemConcealed(name=N["Loki"], item="1007")]
