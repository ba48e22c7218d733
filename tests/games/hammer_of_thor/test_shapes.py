"""Changing shape (2.2C, 6.0A to 6.0C)."""

import pytest

from games.core.errors import IllegalAction
from games.core.vocabulary import tag
from games.hammer_of_thor.belongings.revealing import reveal_all
from games.hammer_of_thor.cards.deck import CHANGED, SHAPES
from games.hammer_of_thor.encounter.parting import Parting
from games.hammer_of_thor.encounter.planning import Meetings
from games.hammer_of_thor.encounter.rounds import Answer, Facing
from games.hammer_of_thor.encounter.state import Encounter
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.blows import armour, is_first
from games.hammer_of_thor.folk.chart import CHART
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.folk.members import stat
from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from games.hammer_of_thor.options import Options
from games.hammer_of_thor.rules import RULES
from games.hammer_of_thor.travel.going import crosses, destinations
from games.hammer_of_thor.travel.manners import Manner, Sitting
from games.hammer_of_thor.travel.travel import Travel
from games.hammer_of_thor.turns.rounds import TurnEnds
from games.hammer_of_thor.turns.turn import Turn
from games.hammer_of_thor.ways.refusals import NoChange, NoSuchShape
from games.hammer_of_thor.ways.shapes import NAMED, Change, changes, changes_left
from tests.games.hammer_of_thor.builder import Halt, at, group, member, running, table
from tests.games.hammer_of_thor.fates import loaded
from tests.games.loaded_dice import act

HERE, RIVER = Place.BILSKIRNIR, Place.KORMT
HEROES = {0: "Odin", 1: "Loki", 2: "Durin"}
SPRING = Season.SPRING
THJAZI, ODIN, LOKI = (NUMBERS[name] for name in ("Thjazi", "Odin", "Loki"))


def turn(*people, place=HERE, **rest):
    """Seat 0 is asked where to go."""
    return at(table(group(0, place, *people), heroes=HEROES, **rest), Turn(0), TurnEnds(), Halt())


def facing(mine, *theirs, seat=None, place=HERE, step=None):
    """Seat 0 faces another counter."""
    found = table(group(0, place, mine), group(seat, place, *theirs), heroes=HEROES)
    found.change_counter(2, wild=seat is None)
    found.encounter, found.sitting = Encounter(1, 2), Sitting(1, place, Manner.PLAIN)
    return at(found, step or Facing(0), Parting(), Halt())


def refused(position, action, seat=0):
    """The reason."""
    with pytest.raises(IllegalAction) as caught:
        position.apply(seat, action)
    return caught.value.refusal


def one(position, name):
    """A member on the board."""
    home = position.table.home_of(name)
    return home.member(name) if home is not None else None


@pytest.mark.rule("2.2C")
@pytest.mark.parametrize("shape", SHAPES.values(), ids=lambda shape: shape.name)
def test_the_numbers_of_a_shape_replace_the_own(shape):
    """2.2C: `C` is the own value, signs add to it, the rest stays; no item helps."""
    own = member("Thjazi", shown=("1020",))
    changed = member("Thjazi", shown=("1020",), shape=shape.id)
    printed = dict(zip(CHANGED, shape.stats, strict=True))

    for wanted in Stat:
        base, value = own.figure.stats[wanted], printed.get(wanted, "C")
        if wanted is Stat.STAMINA:
            continue
        expected = value if isinstance(value, int) else base + (0 if value == "C" else int(value))
        assert stat(changed, wanted, SPRING) == max(0, expected), wanted
    assert changed.stamina == own.stamina + shape.stamina
    assert (changed.worn, changed.items) == ((), own.items)


@pytest.mark.rule("2.2C")
def test_limbs_and_claws_are_those_of_the_shape():
    """2.2C: chapters 1 and 5 of the chart; all else stays, and so does being Mortal."""
    wolf, bear = (
        member("Sigmund", shape=NAMED["wolf"]),
        member("Bodvar Bjarki", shape=NAMED["bear"]),
    )
    eagle = member("Thjazi", shape=NAMED["eagle"])

    assert set(eagle.codes) == {"2.2B", "6.0B", "4.0G", "1.0A"}
    assert is_first(wolf, 1)
    assert not is_first(member("Sigmund"), 1)
    assert armour(bear) == 1
    assert wolf.figure.is_mortal
    falcons = table(group(0, HERE, eagle)).counters[0]
    assert crosses(falcons)


@pytest.mark.rule("6.0A", "6.0B", "6.0C")
@pytest.mark.parametrize(("name", "times", "kinds"), [("Snaer", 1, 1), ("Thjazi", 2, 2),
                                                      ("Loki", 3, 6), ("Odin", 3, 22)])  # fmt: skip
def test_the_card_tells_how_often_and_into_what(name, times, kinds):
    """6.0A once, 6.0B twice, 6.0C three times a match; whose card names no shape takes any."""
    position = turn(name, place=RIVER)

    assert changes_left(member(name)) == times
    assert len(position.asks[0].kinds[Change]) == kinds
    assert times == sum(CHART[code].changes for code in FIGURES[NUMBERS[name]].codes)
    spent = turn(member(name, changes=times))
    assert Change not in spent.asks[0].kinds
    shape = next(iter(position.asks[0].kinds[Change])).shape
    assert refused(spent, Change(NUMBERS[name], shape)) == NoChange(NUMBERS[name])


@pytest.mark.rule("2.2C")
def test_before_a_journey_a_shape_lasts_for_the_player_turn():
    """2.2C: an eagle's SPEED for the road; he changes back by himself."""
    position = turn("Thjazi")
    change = Change(THJAZI, NAMED["eagle"])
    hint = change.hint(position.table)

    assert (hint.speed, hint.left) == (8, 1)
    position, (event,) = act(position, 0, change)
    assert (tag(event), event.left) == ("shape-taken", 1)
    assert isinstance(position.step, Turn)
    assert refused(position, change) == NoChange(THJAZI)
    far = max(destinations(position.table, position.table.counter(1)).values()).places[-1]
    realm = next(a.realm for a in position.asks[0].kinds[Travel] if a.to is far)
    after, events = act(position, 0, Travel(THJAZI, realm, far), 10)
    assert len(position.table.home_of(THJAZI).members) == 1
    assert (one(after, THJAZI).shape, one(after, THJAZI).changes) == (None, 1)
    assert [tag(event) for event in events][-1] == "shape-left"


@pytest.mark.rule("2.2C")
def test_with_an_encounter_card_a_shape_lasts_for_the_encounter():
    """2.2C."""
    position = facing("Snaer", "Bragi")
    change = Change(NUMBERS["Snaer"], NAMED["eagle"])

    position, _ = act(position, 0, change)
    assert isinstance(position.step, Facing)
    assert one(position, NUMBERS["Snaer"]).fleeting
    after, events = act(position, 0, Answer(Card.EVADE), 1, 1)
    assert one(after, NUMBERS["Snaer"]).shape is None
    assert "shape-left" in {tag(event) for event in events}


@pytest.mark.rule("2.2C")
def test_what_lasts_for_the_turn_outlasts_its_encounter():
    """2.2C."""
    found = table(group(0, HERE, member("Thjazi", shape=NAMED["eagle"])), heroes=HEROES)

    position, _ = running(found, Parting())
    assert one(position, THJAZI).shape == NAMED["eagle"]


@pytest.mark.rule("2.2C", "4.6.3")
def test_whoever_plans_for_a_meeting_may_change_too():
    """2.2C, 4.6.3: each in its own sitting, into no thing."""
    position = facing("Odin", "Loki", seat=1, step=Meetings((1,), ()))
    offered = {action.shape for action in position.asks[1].kinds[Change]}

    assert {action.name for action in position.asks[1].kinds[Change]} == {LOKI}
    assert offered == {NAMED[name] for name in ("falcon", "fly", "mare", "seal", "flea")}
    after, _ = act(position, 1, Change(LOKI, NAMED["mare"]))
    assert one(after, LOKI).shape == NAMED["mare"]
    assert isinstance(after.step, Meetings)
    assert refused(position, Change(ODIN, NAMED["bear"]), 1) == NoChange(ODIN)
    salmon = Change(LOKI, NAMED["salmon"])
    assert refused(position, salmon, 1) == NoSuchShape(LOKI, NAMED["salmon"])


@pytest.mark.rule("2.2C")
@pytest.mark.parametrize(("wounds", "lives"), [(12, True), (13, False)])
def test_lost_stamina_stays_and_may_kill_on_changing_back(wounds, lives):
    """2.2C: Bodvar has 13, and 4 more as a bear."""
    name = NUMBERS["Bodvar Bjarki"]
    bear = member("Bodvar Bjarki", wounds=wounds, shape=NAMED["bear"])
    position, events = running(table(group(0, HERE, "Odin", bear), heroes=HEROES), TurnEnds())

    assert (one(position, name) is not None) is lives
    assert ("fighter-slain" in {tag(event) for event in events}) is not lives
    assert bear.left == 17 - wounds


@pytest.mark.rule("2.2C", "5.4.6")
def test_a_hero_who_lives_on_does_so_in_the_own_shape():
    """2.2C, 5.4.6: a third of its own STAMINA, and no second death on changing back."""
    bear = member("Odin", wounds=30, shape=NAMED["bear"])
    position, events = running(table(group(0, HERE, bear), heroes=HEROES), TurnEnds(), faces=(1,))

    assert "life-spared" in {tag(event) for event in events}
    assert (one(position, ODIN).shape, one(position, ODIN).left) == (None, 10)


@pytest.mark.rule("2.2C")
def test_a_salmon_is_at_home_in_water_alone():
    """2.2C: it changes in rivers and lakes, and its group goes over water; not under ice."""
    wet = turn("Andvari", place=RIVER)
    salmon = Change(NUMBERS["Andvari"], NAMED["salmon"])

    assert salmon in wet.asks[0]
    assert refused(turn("Andvari"), salmon) == NoSuchShape(NUMBERS["Andvari"], NAMED["salmon"])
    frozen = turn("Andvari", place=RIVER, season=Season.WINTER)
    assert salmon not in frozen.asks[0]
    found = table(group(0, Place.SLID_RIVER, member("Andvari", shape=NAMED["salmon"])))
    reached = destinations(found, found.counter(1))
    assert {Place.SYLG_RIVER, Place.FRANAGURS_FALLS, Place.CATTEGART} < set(reached)
    assert all(BOARD[place].is_water for place in reached)


@pytest.mark.rule("2.2C")
def test_nobody_meets_a_ring_and_it_does_nothing():
    """2.2C: it is taken on before a journey alone; others go on; back, it has foresight."""
    ring = member("Odin", shape=NAMED["ring"])
    alone = turn(ring)
    found = table(group(0, HERE, ring, "Bragi"), group(None, HERE, "Mimir"), heroes=HEROES)

    assert NAMED["ring"] not in {a.shape for a in facing("Odin", "Thrym").asks[0].kinds[Change]}
    after, events = act(alone, 0, Travel(ODIN, Realm.ASGARD, HERE, Manner.SEARCH))
    assert isinstance(after.step, Halt)
    assert [tag(event) for event in events] == [
        "counter-stayed", "shape-left", "stack-seen", "stack-shown",
    ]  # fmt: skip
    assert found.leader(found.counter(1)).id == NUMBERS["Bragi"]
    assert [one.id for one in found.counter(1).free] == [NUMBERS["Bragi"]]


@pytest.mark.rule("24.0", "2.2C")
def test_a_match_may_be_played_without_shapes():
    """24.0: part of a quick start."""
    found = table(group(0, HERE, "Loki"), heroes=HEROES, options=Options(shapes=False))

    assert list(changes(found, found.of(0), met=False)) == []
    assert Change not in at(found, Turn(0)).asks[0].kinds


@pytest.mark.rule("2.2A2", "2.2C")
def test_whoever_has_another_shape_reveals_nothing():
    """2.2A2, 2.2C: the items lie concealed until it changes back."""
    bear = member("Odin", hidden=("1001",), shape=NAMED["bear"])
    found = table(group(0, HERE, bear))
    reveal_all(found, 1, loaded(found))
    assert found.counter(1).members[0].hidden == ("1001",)


@pytest.mark.rule("2.2C", "21.6")
def test_a_robot_changes_where_it_gains_by_it():
    """2.2C: Bodvar is far stronger as a bear, in an encounter; Loki is weaker as a mare."""

    def gained(position, change):
        after, _ = act(position, 0, change)
        return RULES.appraise(RULES.view(after, 0)) - RULES.appraise(RULES.view(position, 0))

    bear = Change(NUMBERS["Bodvar Bjarki"], NAMED["bear"])
    assert gained(facing("Bodvar Bjarki", "Thrym"), bear) > 0
    assert gained(turn("Bodvar Bjarki"), bear) < 0
    assert gained(facing("Loki", "Bragi"), Change(LOKI, NAMED["mare"])) < 0
