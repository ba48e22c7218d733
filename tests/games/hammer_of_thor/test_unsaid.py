"""Nothing is said that nobody needs: cards that are not shown, and orders about other players."""

from importlib.resources import files

import pytest
from msgspec.structs import replace

from games.hammer_of_thor.encounter.arriving import Arrival, LookAround
from games.hammer_of_thor.encounter.events import CardsShown
from games.hammer_of_thor.encounter.rounds import Answer
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.folk.kinds import Madness
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.ragnarok.muster import Mustering
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.standing_orders import MeetOrder, Orders
from games.hammer_of_thor.travel.manners import Manner, Sitting
from tests.games.hammer_of_thor.alone import alone
from tests.games.hammer_of_thor.builder import Halt, at, group
from tests.games.hammer_of_thor.fights import told
from tests.games.hammer_of_thor.test_facing import arrived, facing
from words.speech import Words

WORDS = Words("en", files("games.hammer_of_thor") / "words")
HERE, NAMES = Place.GLADSHEIM, ("Ann", "Bo", "Cat")


@pytest.mark.rule("4.3.6", "2.2A8")
@pytest.mark.parametrize(("name", "mad"), [("Urd", None), ("Thrym", Madness.CATATONIA)])
def test_who_shows_no_card_is_not_said_to_show_one(name, mad):
    """4.3.6, 2.2A8: the die still falls, and tells nothing."""
    position = facing(name)
    position.table.change_member(NUMBERS[name], mad=mad)
    _, events = position.apply(0, Answer(Card.FRIENDSHIP))
    (shown,) = told(events, CardsShown)

    assert shown.silent
    assert WORDS.say(shown) == f"Round 1: Odin shows **FRIENDSHIP**. {name} shows no card."
    assert "shows **EVADE**" in WORDS.say(replace(shown, silent=False, answer=Card.EVADE))


@pytest.mark.rule("4.3.1")
def test_who_speaks_is_said_to_show_a_card():
    """4.3.1."""
    _, events = facing("Thrym").apply(0, Answer(Card.FRIENDSHIP))
    (shown,) = told(events, CardsShown)

    assert not shown.silent
    assert f"Thrym shows **{shown.answer}**. (🎲 {shown.roll} and TEMPER chose it)" in WORDS.say(
        shown
    )


@pytest.mark.rule("21.2", "4.6.1")
def test_an_order_about_other_players_is_offered_to_nobody_who_plays_alone():
    """21.2: a resident who was overcome stands there in both matches."""
    done = {"honoured": (f"resident {NUMBERS['Mimir']}",)}
    mimir = group(None, HERE, "Mimir")
    solo, several = alone(mimir), arrived(mimir, place=HERE)
    for found, offered in ((solo, False), (several, True)):
        found.change_player(0, **done)
        found.sitting = Sitting(1, HERE, Manner.PLAIN)
        position = at(found, Arrival(0), Halt())

        assert LookAround() in position.asks[0]
        assert ("meet" in RULES.offered_orders(position, 0)) is offered


@pytest.mark.rule("21.2", "4.6.1")
def test_the_order_to_meet_names_players():
    """21.2: it never meets a group that no player leads."""
    found = arrived(group(None, HERE, "Mimir"), place=HERE)
    found.change_player(0, honoured=(f"resident {NUMBERS['Mimir']}",))
    position = at(found, Arrival(0), Halt())

    assert position.ordered(0, Orders(meet=MeetOrder.ENEMIES)) == LookAround()
    assert "players' groups" in WORDS.text("meet-order-enemies")
    assert "players' groups" in WORDS.text("meet-order-enemies", "offer")


@pytest.mark.rule("12.2", "14.1B")
def test_who_names_a_champion_alone_waits_for_nobody():
    """12.2: several are told that their choice is secret."""
    lone = at(alone(), Mustering((0,)), Halt()).prompt(0)
    among = at(arrived(group(1, HERE, "Loki"), place=HERE), Mustering((0, 1)), Halt()).prompt(0)

    assert (lone.alone, among.alone) == (True, False)
    assert "Nobody sees your choice" not in WORDS.say(lone, NAMES)
    assert WORDS.say(among, NAMES).endswith("Nobody sees your choice until all have chosen.")
