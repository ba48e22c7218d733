"""Items are shown in encounters: they work from then on, and some have to be mastered (2.2A)."""

import pytest

from games.core.agenda import Position
from games.core.dice import seeded
from games.core.vocabulary import tag
from games.hammer_of_thor.belongings.events import ItemObeyed, ItemsRevealed
from games.hammer_of_thor.belongings.revealing import reveal_all
from games.hammer_of_thor.cards.deck import ITEMS
from games.hammer_of_thor.folk.figures import NUMBERS
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.land.places import Place
from tests.games.hammer_of_thor.builder import group, member, table
from tests.games.loaded_dice import LoadedReferee

HALL = Place.BILSKIRNIR
SWORD, MAIL = "1001", "1006"
WILFUL = next(card for card, item in ITEMS.items() if item.wis)
HAMMER, GLOVES = "1060", "1064"


def revealed(found, *rolls, number=1):
    """The first counter enters an encounter, with these dice."""
    position = Position(found, (), seeded("tests"), {})
    referee = LoadedReferee(position, 0, found.options, [roll + 1 for roll in rolls])
    reveal_all(found, number, referee)
    assert not referee.faces
    return referee.events


@pytest.mark.rule("2.2A2", "T46")
def test_all_that_is_concealed_is_shown_and_works():
    """2.2A2: each bearer's items are told once, in their order."""
    found = table(group(0, HALL, member("Odin", hidden=(SWORD, MAIL))))

    events = revealed(found)

    odin = found.counter(1).member(NUMBERS["Odin"])
    assert events == [ItemsRevealed(seat=0, name=odin.id, cards=(SWORD, MAIL))]
    assert (odin.shown, odin.hidden) == ((SWORD, MAIL), ())


@pytest.mark.rule("2.2A3")
def test_an_item_that_asks_for_wisdom_is_rolled_for():
    """2.2A3: a die of at most WISDOM."""
    found = table(group(0, HALL, member("Odin", hidden=(WILFUL,))))
    wisdom = found.stat(found.counter(1).members[0], Stat.WISDOM)

    first, second = revealed(found, 0)

    assert first == ItemObeyed(
        name=NUMBERS["Odin"], card=WILFUL, roll=0, wisdom=wisdom, success=True
    )
    assert tag(second) == "items-revealed"


@pytest.mark.rule("2.2A3")
def test_an_item_that_refuses_does_so_for_good():
    """2.2A3: it stays concealed, and is never rolled for again."""
    found = table(group(0, HALL, member("Thrym", hidden=(WILFUL,))))

    revealed(found, 8)
    thrym = found.counter(1).members[0]

    assert (thrym.shown, thrym.hidden, thrym.refused) == ((), (WILFUL,), (WILFUL,))
    assert thrym.wisdom == 0
    assert revealed(found) == []


@pytest.mark.rule("2.2A3")
def test_a_nine_costs_wisdom_too():
    """2.2A3: until it is restored."""
    found = table(group(0, HALL, member("Thrym", hidden=(WILFUL,))))
    before = found.stat(found.counter(1).members[0], Stat.WISDOM)

    revealed(found, 9)

    assert found.counter(1).members[0].wisdom == 1
    assert found.stat(found.counter(1).members[0], Stat.WISDOM) == max(0, before - 1)


@pytest.mark.rule("18.1")
def test_with_the_iron_gloves_the_hammer_needs_no_roll():
    """18.1."""
    found = table(group(0, HALL, member("Thrym", hidden=(HAMMER, GLOVES))))

    assert ITEMS[HAMMER].wis
    assert [tag(event) for event in revealed(found)] == ["items-revealed"]


@pytest.mark.rule("2.1F", "5.4.2")
def test_nobodys_people_and_captives_show_nothing():
    """2.1F, 5.4.2."""
    found = table(
        group(None, HALL, member("Thrym", hidden=(SWORD,))),
        group(0, HALL, "Odin", member("Hymir", hidden=(MAIL,), captive=True)),
    )

    assert revealed(found) == []
    assert revealed(found, number=2) == []
