"""SEDUCE, marriage and children (11.2, 3.1, 8.1), and cards that bring offspring (2039, 2040)."""

import pytest

from games.core.dice import Referee, seeded
from games.hammer_of_thor.births.bearing import bear, can_join
from games.hammer_of_thor.births.events import (
    ChildBorn,
    ChildElsewhere,
    ChildHoped,
    ChildrenSeen,
    ChildrenShown,
    ChildStays,
)
from games.hammer_of_thor.births.promising import conceive
from games.hammer_of_thor.births.prompts import ChildHint
from games.hammer_of_thor.encounter.checks import Meeting, chance, t_of
from games.hammer_of_thor.encounter.following import space
from games.hammer_of_thor.encounter.joining import seduce
from games.hammer_of_thor.encounter.legality import legal
from games.hammer_of_thor.encounter.tables import SURE, Card
from games.hammer_of_thor.fate.actions import Play
from games.hammer_of_thor.fate.fostering import Foster, Fostering
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Icon, Stat
from games.hammer_of_thor.folk.tales import SPOUSES
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.redealing import redeal
from games.hammer_of_thor.table import Promise
from games.hammer_of_thor.turns.calendar import Birth
from games.hammer_of_thor.turns.events import OffspringBorn
from games.hammer_of_thor.view import view
from tests.games.hammer_of_thor.builder import Halt, at, group, member, table
from tests.games.hammer_of_thor.fates import holding, loaded, told, turn
from tests.games.hammer_of_thor.fights import facing
from tests.games.loaded_dice import act

IDA, CIRCLE = Place.IDAS_PLAIN, Place.THRALLS_HOLDING
SIF, THOR, MODI, MAGNI, ERP = (NUMBERS[one] for one in ("Sif", "Thor", "Modi", "Magni", "Erp"))
YOUNG = tuple(number for number, one in FIGURES.items() if Icon.OFFSPRING in one.icons)


def unborn(found, *names):
    """Only these are in the Offspring deck, the last on top; others lie nowhere."""
    found.offspring = names
    for race, deck in found.decks.items():
        found.decks[race] = tuple(one for one in deck if one not in YOUNG)
    return found


def lovers(*names, mine="Thor", theirs="Sif", **rest):
    """A leader of a seat has won another's love."""
    found = facing((mine,), (theirs,), wild=True, **({"heroes": {0: mine}} | rest))
    return unborn(found, *(names or (MODI,)))


def wooed(found, *rolls):
    """SEDUCE has succeeded."""
    referee = loaded(found, *rolls)
    seduce(found, found.counter(1), found.counter(2), referee)
    assert not referee.faces
    return referee.events


def promised(*names, place=IDA, people=("Thor", "Sif"), **rest):
    """A child is on its way."""
    found = unborn(table(group(0, place, *people), heroes={0: "Thor"}), *names)
    found.promises = (Promise(SIF, THOR, 0),)
    for field, value in rest.items():
        setattr(found, field, value)
    return found


def born(found):
    """At the next Birth."""
    referee = Referee(seeded("tests"), None, found.options)
    bear(found, referee)
    return referee.events


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(("roll", "success"), [(0, True), (5, True), (6, False), (9, False)])
def test_love_brings_a_child_on_a_five_or_less(roll, success):
    """11.2A."""
    found = lovers()
    events = wooed(found, roll)

    assert told(events, ChildHoped) == [ChildHoped(mother=SIF, roll=roll, most=5, success=success)]
    assert found.promises == ((Promise(SIF, THOR, 0),) if success else ())


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(
    ("names", "rest"),
    [
        ((), {"mothers": (SIF,)}),
        ((), {"options": Options(children=False)}),
        ((), {"theirs": "Snotra"}),
    ],
)
def test_no_child_without_a_mother_twice_or_against_the_options(names, rest):
    """11.2A, 24.0: once a parent; one of them has the sign; `children` is on."""
    found = lovers(*names, **rest)

    assert not told(wooed(found), ChildHoped)
    assert found.promises == ()


@pytest.mark.rule("11.2", "1.7")
def test_an_empty_offspring_deck_gives_no_child():
    """1.7: nor one in which all are promised."""
    found = lovers()
    found.offspring = ()
    assert not told(wooed(found), ChildHoped)

    found = lovers()
    found.promises = (Promise(NUMBERS["Skadi"], NUMBERS["Njord"], 1),)
    assert not told(wooed(found), ChildHoped)


@pytest.mark.rule("11.2")
def test_she_who_woos_may_conceive_as_well():
    """11.2A: either of them has the sign."""
    found = lovers(mine="Sif", theirs="Bragi")
    wooed(found, 0)

    assert found.promises == (Promise(SIF, SIF, 0),)


@pytest.mark.rule("11.2", "3.1")
def test_her_own_child_is_born_before_all_others():
    """11.2A, 3.1: even below others in the deck; the leader gains 2 REPUTATION."""
    found = promised(MODI, MAGNI)
    events = born(found)

    assert told(events, ChildBorn) == [ChildBorn(seat=0, name=MODI, leader=THOR)]
    assert found.counter(1).names == (THOR, SIF, MODI)
    assert (found.offspring, found.promises, found.children) == ((MAGNI,), (), (MODI,))
    assert found.tracked == {THOR: 2}


@pytest.mark.rule("11.2")
def test_else_the_top_card_is():
    """11.2A."""
    found = promised(ERP, MAGNI)
    born(found)

    assert found.children == (MAGNI,)


@pytest.mark.rule("3.1")
def test_birth_goes_on_with_those_that_are_left():
    """3.1: promised ones come first, and the die counts the rest."""
    found = promised(*YOUNG)
    referee = Referee(seeded("tests"), None, found.options)
    Birth().run(found, referee)
    (count,) = [one.count for one in told(referee.events, OffspringBorn)]

    assert told(referee.events, ChildBorn)
    assert len(found.offspring) == len(YOUNG) - 1 - count


@pytest.mark.rule("11.2")
def test_it_comes_to_the_wooer_else_to_the_mother():
    """11.2A [house]: wherever they are now."""
    found = promised(MODI, people=("Thor",))
    found.place_counter(0, CIRCLE, (member("Sif"),))
    born(found)
    assert found.home_of(MODI).names == (THOR, MODI)

    found = promised(MODI, people=("Sif",))
    born(found)
    assert found.home_of(MODI).names == (SIF, MODI)


@pytest.mark.rule("11.2", "2.1D", "8.1")
@pytest.mark.parametrize(
    ("names", "people"),
    [
        ((MODI,), ("Bragi",)),
        ((ERP,), ("Thor",)),
        ((MODI,), ("Thor", *(f"{one.name}" for one in list(FIGURES.values())[60:69]))),
    ],
)
def test_a_child_without_a_place_grows_up_among_its_race(names, people):
    """11.2A [house]: parents gone, a Mortal outside Midgard, ten in the group."""
    found = promised(*names, people=people)
    events = born(found)

    assert told(events, ChildElsewhere) == [ChildElsewhere(name=names[0])]
    assert names[0] in found.decks[FIGURES[names[0]].race]
    assert found.tracked == {}


@pytest.mark.rule("2.1D")
def test_mortal_children_live_in_midgard():
    """2.1D."""
    found = promised(ERP, place=CIRCLE)

    assert can_join(found, found.counter(1), ERP)


@pytest.mark.rule("8.1")
def test_children_need_no_room():
    """8.1: of the match, as animals on a card."""
    found = promised(MODI)
    before = space(found, found.counter(1))
    born(found)

    assert space(found, found.counter(1)) == before


@pytest.mark.rule("11.2")
def test_spouses_need_no_roll():
    """11.2A: by their cards, in both directions."""
    for pair in SPOUSES:
        one, other = (FIGURES[name] for name in sorted(pair))
        assert one.sex is not other.sex
        assert other.id in one.friends
        found = facing((one.name,), (other.name,))
        for a, b in ((1, 2), (2, 1)):
            meeting = Meeting(found.counter(a), found.counter(b))
            assert t_of(found, Card.SEDUCE, meeting, Card.ATTACK) == SURE
    assert chance(SURE) == 100
    found = facing(("Thor",), ("Freyja",))
    assert t_of(found, Card.SEDUCE, Meeting(*found.counters), Card.EVADE) < SURE


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(
    ("one", "other", "may"),
    [
        ("Thor", "Sif", True),
        ("Thor", "Bragi", False),
        ("Odin", "Thor", False),
        ("Thor", "Thrud", False),
        ("Freyr", "Freyja", False),
        ("Thor", "Fenrir", False),
    ],
)
def test_relatives_and_the_same_sex_do_not_woo(one, other, may):
    """11.2A, 11.2B: parents, children, brothers and sisters; Animals."""
    found = facing((one,), (other,))
    kin = Card.SEDUCE in legal(found, *found.counters, 2)

    assert kin is may


@pytest.mark.rule("11.2")
def test_whoever_befriends_animals_woos_them_less_easily():
    """11.2B: 4.0D, and 2 less."""
    tamer = next(f.name for f in FIGURES.values() if "4.0D" in f.codes and f.speaks and f.side)
    found = facing((tamer,), ("Fenrir",))

    assert Card.SEDUCE in legal(found, *found.counters, 2)


@pytest.mark.rule("19.0")
def test_a_birth_omen_shows_three_and_one_comes():
    """2039: its seat alone sees them; the others go under, as they lay."""
    position = turn({0: "2039"}, group(0, IDA, "Thor"), group(1, CIRCLE, "Loki"))
    unborn(position.table, "041", "007", MAGNI, ERP, MODI)
    position = at(position.table, position.step)
    asked, events = position.apply(0, Play("2039", THOR))

    assert told(events, ChildrenSeen) == [ChildrenSeen(seat=0, count=3)]
    assert told(events, ChildrenShown)[0].secret_to == 0
    assert list(asked.asks[0]) == [Foster(MODI), Foster(MAGNI)]
    assert asked.default(0) == Foster(MODI)
    after, events = asked.apply(0, Foster(MAGNI))
    assert told(events, ChildBorn) == [ChildBorn(seat=0, name=MAGNI, leader=THOR)]
    assert after.table.offspring == (ERP, MODI, "041", "007")
    assert after.table.tracked == {}


@pytest.mark.rule("21.4")
def test_whoever_is_seen_the_seat_is_asked():
    """21.4: the question tells nobody what three offspring there were."""
    found = unborn(holding({}, group(0, IDA, "Thor"), group(1, CIRCLE, "Loki")), ERP)
    position = at(found, Fostering(0, 1, 3), Halt())

    assert list(position.asks[0]) == [Foster()]
    after, events = act(position, 0, Foster())
    assert told(events, ChildStays)
    assert after.table.offspring == (ERP,)


@pytest.mark.rule("21.4")
def test_a_redeal_keeps_what_the_seat_has_seen():
    """21.4: for it, and for nobody else."""
    found = holding({}, group(0, IDA, "Thor"), group(1, CIRCLE, "Loki"))
    unborn(found, *YOUNG)
    position = at(found, Fostering(0, 1, 3), Halt())
    others = [redeal(position, 1, seeded(f"{number}")).table.offspring for number in range(9)]

    for number in range(9):
        own = redeal(position, 0, seeded(f"{number}"))
        assert own.table.offspring[-3:] == YOUNG[-3:]
        assert view(own, 0) == view(position, 0)
    assert len({other[-3:] for other in others}) > 1


@pytest.mark.rule("19.0")
def test_a_foster_child_comes_at_once():
    """2040: the top one; the leader gains 1 REPUTATION."""
    position = turn({0: "2040"}, group(0, IDA, "Thor"))
    unborn(position.table, MAGNI, MODI)
    position = at(position.table, position.step)
    after, _ = position.apply(0, Play("2040", THOR))

    assert after.table.counter(1).names == (THOR, MODI)
    assert after.table.tracked == {THOR: 1}
    assert after.table.children == (MODI,)


@pytest.mark.rule("19.0", "4.1.4")
def test_without_offspring_or_room_they_are_not_played():
    """4.1.4."""
    full = [one.name for one in list(FIGURES.values())[60:69]]
    for people, offspring in ((("Thor",), ()), (("Thor", *full), (MODI,))):
        position = turn({0: "2040"}, group(0, IDA, *people))
        position.table.offspring = offspring
        assert not [one for one in at(position.table, position.step).asks[0] if type(one) is Play]


@pytest.mark.rule("21.1")
def test_a_child_tells_what_it_is_worth():
    """MIGHT and REPUTATION."""
    hint = Foster(MODI).hint(table(group(0, IDA, "Thor")))

    assert isinstance(hint, ChildHint)
    assert hint.reputation == FIGURES[MODI].stats[Stat.REPUTATION]
    assert Foster().hint(table(group(0, IDA, "Thor"))) is None


@pytest.mark.rule("11.2")
def test_each_mother_conceives_once_for_all_seats():
    """11.2A."""
    found = lovers()
    conceive(found, 0, THOR, SIF, loaded(found, 0))
    conceive(found, 1, NUMBERS["Bragi"], SIF, loaded(found))

    assert len(found.promises) == 1
    assert found.mothers == (SIF,)


@pytest.mark.rule("21.4")
def test_all_see_who_expects_a_child():
    """11.2A: it was told to all."""
    position = at(promised(MODI), Halt())

    assert view(position, 1).promises == (Promise(SIF, THOR, 0),)


@pytest.mark.rule("21.4")
def test_a_redeal_keeps_all_that_the_seat_has_seen_of_fewer_than_its_card_shows():
    """21.4: of two that are left it has seen both; all others are born, and lie in the decks."""
    found = unborn(holding({}, group(0, IDA, "Thor"), group(1, CIRCLE, "Loki")), *YOUNG[-2:])
    for name in YOUNG[:-2]:
        found.decks[FIGURES[name].race] += (name,)
    position = at(found, Fostering(0, 1, 3), Halt())
    deals = [redeal(position, 0, seeded(f"{number}")) for number in range(9)]

    assert all(view(one, 0) == view(position, 0) for one in deals)
    assert {one.table.offspring for one in deals} == {YOUNG[-2:]}
